import { Plural, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { MessageCircle, ThumbsUp } from "lucide-react";
import type { PostLine } from "#domain/community/listing.server.ts";
import { postKindNames } from "../../community-names.ts";
import { AuthorName } from "../../components/community/author-name.tsx";
import { TimeAgo } from "../../components/notifications/time-ago.tsx";
import { CountryName } from "../../components/place-name.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { classes } from "../../components/ui/classes.ts";
import { topicNames } from "../../topic-names.ts";

/** A thread in the list: what it is about, its first words, and how many have answered. */
export function PostItem({ post, now }: { post: PostLine; now: number }) {
	const { i18n } = useLingui();
	const { slug, kind, title, beginning, pseudonym, country_id, topic, language, score, answer_count, created_at } =
		post;
	return (
		<article className="relative grid gap-2 px-4 py-4 transition-colors hover:bg-sunken sm:px-5">
			<div className="flex flex-wrap items-center gap-2 text-sm text-muted">
				<Badge kind={kind === "question" ? "accent" : "seal"}>{i18n._(postKindNames[kind])}</Badge>
				<span>
					<CountryName code={country_id} />
					{" · "}
					{i18n._(topicNames[topic])}
				</span>
			</div>
			<h2 className="font-sans text-lg leading-6 font-semibold tracking-normal wrap-anywhere">
				<Link
					to={`/community/${slug}`}
					prefetch="none"
					className="underline-offset-4 after:absolute after:inset-0 hover:text-accent hover:underline"
				>
					<bdi lang={language}>{title}</bdi>
				</Link>
			</h2>
			<p dir="auto" lang={language} className="line-clamp-2 wrap-anywhere">
				{beginning}
			</p>
			<p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
				<span>
					<AuthorName pseudonym={pseudonym} /> {" · "}
					<TimeAgo at={created_at} now={now} />
				</span>
				<span
					className={classes(
						"inline-flex items-center gap-1.5",
						kind === "question" && answer_count === 0 && "font-medium text-action",
					)}
				>
					<MessageCircle aria-hidden="true" className="size-4" />
					<Plural value={answer_count} _0="No answers yet" one="# answer" other="# answers" />
				</span>
				{score > 0 && (
					<span className="inline-flex items-center gap-1.5">
						<ThumbsUp aria-hidden="true" className="size-4" />
						<Plural value={score} one="# finds it useful" other="# find it useful" />
					</span>
				)}
			</p>
		</article>
	);
}
