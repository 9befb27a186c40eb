import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link } from "@remix-run/react";
import { textLimits } from "#domain/ground/text-limits.ts";
import type { Thread } from "#domain/messages/messages.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { useFormats } from "../../components/formats.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { Field, Input } from "../../components/ui/field.tsx";
import { Notice } from "../../components/ui/notice.tsx";

const declines = ["decline"];

/** Where a thread stands, with the answer to a request. */
export function Standing({ thread, answer }: { thread: Thread; answer: Answer | undefined }) {
	return (
		<div className="grid gap-4 empty:hidden">
			<State thread={thread} />
			{thread.decisions.includes("accept") && <Request thread={thread} answer={answer} />}
		</div>
	);
}

/** The ways out of a thread. */
export function Ways({ thread: { id, decisions, status, is_blocked } }: { thread: Thread }) {
	const link = "inline-flex min-h-8 items-center text-sm text-accent underline underline-offset-4";
	return (
		<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
			{/* A plain link: what comes is a file. */}
			<a href={`/messages/${id}/export`} download className={link}>
				<Trans>Save as a file</Trans>
			</a>
			<Link to={`/messages/${id}/report`} className={link}>
				<Trans>Report messages</Trans>
			</Link>
			{decisions.includes("close") && (
				<Form method="post" preventScrollReset>
					<SubmitButton intent="close" kind="link" className="text-sm">
						{status === "requested" ? <Trans>Take the request back</Trans> : <Trans>Close this thread</Trans>}
					</SubmitButton>
				</Form>
			)}
			<Form method="post" preventScrollReset>
				<SubmitButton intent={is_blocked ? "unblock" : "block"} kind="link" className="text-sm">
					{is_blocked ? <Trans>Unblock</Trans> : <Trans>Block: I want nothing more from them</Trans>}
				</SubmitButton>
			</Form>
		</div>
	);
}

function State({ thread: { status, party, reason, closed_by, is_blocked } }: { thread: Thread }) {
	if (is_blocked)
		return (
			<Notice kind="bad">
				<Trans>You blocked this person. What they write does not reach you, and they are not told.</Trans>
			</Notice>
		);
	if (status === "requested" && party === "client")
		return (
			<Notice kind="good">
				<Trans>Your request is sent. You can write more as soon as they accept it. We tell you then.</Trans>
			</Notice>
		);
	if (status === "declined")
		return (
			<Notice
				kind="bad"
				title={party === "client" ? <Trans>They cannot help with this</Trans> : <Trans>Declined</Trans>}
			>
				{reason && <p dir="auto">{reason}</p>}
			</Notice>
		);
	if (status === "closed")
		return (
			<p className="text-center text-muted">
				{closed_by === party ? (
					<Trans>You closed this thread.</Trans>
				) : (
					<Trans>The other side closed this thread.</Trans>
				)}
			</p>
		);
	return null;
}

function Request({ thread, answer }: { thread: Thread; answer: Answer | undefined }) {
	const { t } = useLingui();
	const formats = useFormats();
	const { errorOf, textOf } = useAnswer(answer, declines, {
		reason: t`Write a reason, in at most ${textLimits.reason} characters.`,
	});
	return (
		<section aria-label={t`Request`} className="grid gap-4 rounded-card border border-line bg-raised p-5">
			<dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
				<dt className="text-muted">
					<Trans>Language</Trans>
				</dt>
				<dd suppressHydrationWarning>{formats.language(thread.language)}</dd>
				<dt className="text-muted">
					<Trans>Other side, for your conflict check</Trans>
				</dt>
				<dd>{thread.other_party ? <bdi>{thread.other_party}</bdi> : <Trans>Nobody named</Trans>}</dd>
			</dl>
			<Form method="post" preventScrollReset>
				<SubmitButton intent="accept">
					<Trans>Accept</Trans>
				</SubmitButton>
			</Form>
			<Disclosure summary={<Trans>Decline</Trans>} isOpen={errorOf("reason") !== null}>
				<ActionForm action="" intents={declines} answer={answer} failed={null} className="mt-3">
					<Field
						label={<Trans>Your reason</Trans>}
						hint={<Trans>The person reads it. Say whom they could ask instead, if you know.</Trans>}
						error={errorOf("reason")}
					>
						{(control) => <Input name="reason" required defaultValue={textOf("reason", "")} {...control} />}
					</Field>
					<SubmitButton intent="decline" kind="danger">
						<Trans>Decline the request</Trans>
					</SubmitButton>
				</ActionForm>
			</Disclosure>
		</section>
	);
}
