import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link } from "@remix-run/react";
import { BadgeCheck, Check } from "lucide-react";
import type { ShownAnswer } from "#domain/community/thread.server.ts";
import { AuthorName } from "../../components/community/author-name.tsx";
import { PeopleText } from "../../components/community/people-text.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { TimeAgo } from "../../components/notifications/time-ago.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { TierBadge } from "../../components/tier-badge.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { classes } from "../../components/ui/classes.ts";
import { Acts, Standing } from "./acts.tsx";

/** An answer: by whom, whether it helped whoever asked, and what can be done with it. */
export function AnswerItem({
	shown,
	slug,
	canAccept,
	answer,
	now,
}: {
	shown: ShownAnswer;
	slug: string;
	canAccept: boolean;
	answer: Answer | undefined;
	now: number;
}) {
	const { t } = useLingui();
	const { id, body, pseudonym, professional, created_at, edited_at, is_accepted, is_by_asker, is_own } = shown;
	const name = professional?.name ?? pseudonym;
	const isSeen = shown.status === "published" && !shown.is_deleted;
	return (
		<article
			id={id}
			aria-label={name ? t`Answer by ${name}` : t`Answer`}
			className={classes(
				"grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-4 rounded-card border bg-raised p-4 sm:p-5",
				is_accepted ? "border-accent" : "border-line",
			)}
		>
			<header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
				{is_accepted && (
					<Badge kind="accent" icon={Check}>
						<Trans>Helped the person who asked</Trans>
					</Badge>
				)}
				{professional ? (
					<>
						<Link
							to={`/business/${professional.id}`}
							className="font-medium wrap-anywhere underline-offset-4 hover:text-accent hover:underline"
						>
							<bdi>{professional.name}</bdi>
						</Link>
						{professional.tier && (
							<>
								<Badge kind="accent" icon={BadgeCheck}>
									<Trans>Verified professional</Trans>
								</Badge>
								<TierBadge tier={professional.tier} />
							</>
						)}
					</>
				) : (
					<span className="font-medium">
						<AuthorName pseudonym={pseudonym} />
					</span>
				)}
				{is_by_asker && (
					<Badge>
						<Trans>Started this thread</Trans>
					</Badge>
				)}
				<span className="text-sm text-muted">
					<TimeAgo at={created_at} now={now} />
					{edited_at && (
						<>
							{" · "}
							<Trans>edited</Trans> <TimeAgo at={edited_at} now={now} />
						</>
					)}
				</span>
			</header>
			<Standing shown={shown} answer={answer} />
			<PeopleText text={body} />
			<div className="flex flex-wrap items-center gap-2 empty:hidden">
				<Acts shown={shown} slug={slug} name={name} />
				{canAccept && isSeen && (is_accepted || !is_own) && (
					<Form method="post" preventScrollReset className="ms-auto">
						<input type="hidden" name="id" value={id} />
						<SubmitButton intent={is_accepted ? "unaccept" : "accept"} kind="plain" size="small" of={id}>
							<Check aria-hidden="true" className="size-4" />
							{is_accepted ? <Trans>It didn't help</Trans> : <Trans>This helped me</Trans>}
						</SubmitButton>
					</Form>
				)}
			</div>
		</article>
	);
}
