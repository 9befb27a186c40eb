import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form, Link } from "@remix-run/react";
import { ThumbsUp } from "lucide-react";
import type { ShownAnswer, ShownPost } from "#domain/community/thread.server.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { LongText } from "../../components/form/long-text.tsx";
import { Said } from "../../components/said.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { classes } from "../../components/ui/classes.ts";

type Shown = ShownPost | ShownAnswer;

/** The buttons whose answers stand above the post. */
export const marks = ["vote", "unvote", "follow", "unfollow", "accept", "unaccept", "delete", "restore"];

const isAnswer = (shown: Shown): shown is ShownAnswer => "is_accepted" in shown;

/** Which of them a form is about. */
const About = ({ shown }: { shown: Shown }) => (
	<input type="hidden" name="id" value={isAnswer(shown) ? shown.id : ""} />
);

const linkLook =
	"inline-flex min-h-9 items-center px-2 text-sm text-muted underline-offset-4 hover:text-accent hover:underline";

/** What can be done with a post or an answer: found useful, reported; by its writer changed and deleted. */
export function Acts({ shown, slug, name }: { shown: Shown; slug: string; name: string }) {
	const { t } = useLingui();
	const { score, is_voted, is_own, is_deleted, status } = shown;
	if (is_deleted || status !== "published") return null;
	const about = isAnswer(shown) ? `?answer=${shown.id}` : "";
	const of = isAnswer(shown) ? shown.id : "";
	return (
		<>
			{is_own ? (
				score > 0 && (
					<span className="inline-flex min-h-9 items-center gap-1.5 px-2 text-sm text-muted">
						<ThumbsUp aria-hidden="true" className="size-4" />
						<Plural value={score} one="# finds it useful" other="# find it useful" />
					</span>
				)
			) : (
				<Form method="post" preventScrollReset>
					<About shown={shown} />
					<SubmitButton
						intent={is_voted ? "unvote" : "vote"}
						kind={is_voted ? "primary" : "quiet"}
						size="small"
						of={of}
					>
						<ThumbsUp aria-hidden="true" className={classes("size-4", is_voted && "fill-current")} />
						<Trans>Useful</Trans>
						{score > 0 && <span className="tabular-nums">{score}</span>}
						{is_voted && <span className="sr-only">{t`(you said so; press to take it back)`}</span>}
					</SubmitButton>
				</Form>
			)}
			{is_own ? (
				<>
					<Link to={`/community/${slug}/edit${about}`} className={linkLook}>
						<Trans>Edit</Trans>
						<span className="sr-only">: {name}</span>
					</Link>
					<Form method="post" preventScrollReset>
						<About shown={shown} />
						<SubmitButton intent="delete" kind="plain" size="small" of={of} className="text-muted">
							<Trans>Delete</Trans>
							<span className="sr-only">: {name}</span>
						</SubmitButton>
					</Form>
				</>
			) : (
				<Link to={`/community/${slug}/report${about}`} className={linkLook}>
					<Trans>Report</Trans>
					<span className="sr-only">: {name}</span>
				</Link>
			)}
		</>
	);
}

/** What its writer reads where not everybody sees it: that it is deleted, hidden or removed, why, and what can be done. */
export function Standing({ shown, answer }: { shown: Shown; answer: Answer | undefined }) {
	const { status, is_deleted, is_own, case: decided } = shown;
	if (!is_own) return null;
	if (is_deleted)
		return (
			<Box>
				<p>
					<Trans>You deleted this. You can bring it back for an hour, then it is gone for good.</Trans>
				</p>
				<Form method="post" preventScrollReset>
					<About shown={shown} />
					<SubmitButton intent="restore" kind="quiet" size="small" of={isAnswer(shown) ? shown.id : ""}>
						<Trans>Undo</Trans>
					</SubmitButton>
				</Form>
			</Box>
		);
	if (status === "hidden")
		return (
			<Box>
				<p>
					<Trans>
						Several people have reported this, so only you see it now. One of us will look at it, and you will hear what
						they decide.
					</Trans>
				</p>
			</Box>
		);
	if (status !== "removed" || !decided) return null;
	return (
		<Box>
			<p className="font-medium">
				<Trans>We removed this. Only you see it.</Trans>
			</p>
			<Said>{decided.reason}</Said>
			{decided.appeal === null ? (
				<AppealForm shown={shown} answer={answer} />
			) : (
				<>
					<p>
						{decided.waits ? (
							<Trans>You asked us to look again. You will hear what we decide.</Trans>
						) : (
							<Trans>We looked again, and it stays removed.</Trans>
						)}
					</p>
					<Said>{decided.appeal}</Said>
				</>
			)}
		</Box>
	);
}

const Box = ({ children }: { children: React.ReactNode }) => (
	<div className="grid justify-items-start gap-3 rounded-control border border-seal bg-seal-soft p-4">{children}</div>
);

const appeals = ["appeal"];

function AppealForm({ shown, answer }: { shown: Shown; answer: Answer | undefined }) {
	const { t } = useLingui();
	const form = useAnswer(answer, appeals, { appeal: t`Write why, in 10 to ${textLimits.reason} characters.` });
	return (
		<ActionForm
			action=""
			intents={appeals}
			answer={answer}
			saved={{ title: t`We have your message`, description: t`One of us will look again.` }}
			failed={{ title: t`Error`, description: t`That could not be sent. Please try again.` }}
			className="w-full gap-3!"
		>
			<About shown={shown} />
			<LongText
				form={form}
				name="appeal"
				rows={3}
				label={t`Why do you think this is wrong?`}
				hint={t`You can ask us once to look again.`}
				maxLength={textLimits.reason}
			/>
			<SubmitButton intent="appeal" kind="quiet" size="small">
				<Trans>Ask to look again</Trans>
			</SubmitButton>
		</ActionForm>
	);
}
