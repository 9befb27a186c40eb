import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link } from "@remix-run/react";
import { Bell, BellOff } from "lucide-react";
import type { ShownPost } from "#domain/community/thread.server.ts";
import { postKindNames } from "../../community-names.ts";
import { AuthorName } from "../../components/community/author-name.tsx";
import { PeopleText } from "../../components/community/people-text.tsx";
import { Announcement } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { TimeAgo } from "../../components/notifications/time-ago.tsx";
import { CountryName } from "../../components/place-name.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { topicNames } from "../../topic-names.ts";
import { Acts, marks, Standing } from "./acts.tsx";

/** What somebody has asked or told, with what its readers and its writer can do. */
export function PostView({ post, answer, now }: { post: ShownPost; answer: Answer | undefined; now: number }) {
	const { t, i18n } = useLingui();
	const { slug, kind, title, body, pseudonym, country_id, topic, language, created_at, edited_at, is_followed } = post;
	const isOpen = post.status === "published" && !post.is_deleted;
	return (
		<article className="grid grid-cols-[minmax(0,1fr)] gap-5">
			<header className="grid gap-3">
				<div className="flex flex-wrap items-center gap-2 text-sm text-muted">
					<Badge kind={kind === "question" ? "accent" : "seal"}>{i18n._(postKindNames[kind])}</Badge>
					<Link
						to={`/community?country=${country_id}`}
						className="inline-flex min-h-6 items-center underline-offset-4 hover:text-accent hover:underline"
					>
						<CountryName code={country_id} />
					</Link>
					<span aria-hidden="true">·</span>
					<Link
						to={`/community?topic=${topic}`}
						className="inline-flex min-h-6 items-center underline-offset-4 hover:text-accent hover:underline"
					>
						{i18n._(topicNames[topic])}
					</Link>
				</div>
				<h1 className="text-2xl wrap-anywhere sm:text-3xl">
					<bdi lang={language}>{title}</bdi>
				</h1>
				<p className="text-sm text-muted">
					<AuthorName pseudonym={pseudonym} />
					{" · "}
					<TimeAgo at={created_at} now={now} />
					{edited_at && (
						<>
							{" · "}
							<Trans>edited</Trans> <TimeAgo at={edited_at} now={now} />
						</>
					)}
				</p>
			</header>
			<Announcement
				intents={marks}
				// What was done shows itself.
				answer={answer?.outcome === "saved" ? null : answer}
				failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
			/>
			<Standing shown={post} answer={answer} />
			<PeopleText text={body} language={language} />
			{isOpen && (
				<div className="flex flex-wrap items-center gap-2 border-y border-line py-2">
					<Acts shown={post} slug={slug} name={title} />
					<Form method="post" preventScrollReset className="ms-auto">
						<SubmitButton intent={is_followed ? "unfollow" : "follow"} kind="plain" size="small">
							{is_followed ? (
								<BellOff aria-hidden="true" className="size-4" />
							) : (
								<Bell aria-hidden="true" className="size-4" />
							)}
							{is_followed ? <Trans>Stop following</Trans> : <Trans>Follow</Trans>}
						</SubmitButton>
					</Form>
				</div>
			)}
		</article>
	);
}
