import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { textLimits } from "#domain/ground/text-limits.ts";
import type { Thread } from "#domain/messages/messages.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { useFormats } from "../../components/formats.ts";
import { otherNameOf } from "../../components/messages/thread-status.tsx";
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

/** The ways out of a thread; each says what comes of it before it is done. */
export function Ways({ thread }: { thread: Thread }) {
	const { id, party, decisions, status, is_blocked } = thread;
	const name = <bdi>{otherNameOf(thread)}</bdi>;
	const isAsking = status === "requested";
	const link = "inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4";
	return (
		<div>
			<div className="flex flex-wrap items-center gap-x-6 border-b border-line">
				{/* A plain link: what comes is a file. */}
				<a href={`/messages/${id}/export`} download className={link}>
					<Trans>Save as a file</Trans>
				</a>
				<Link to={`/messages/${id}/report`} className={link}>
					<Trans>Report messages</Trans>
				</Link>
				{is_blocked && (
					<Form method="post" preventScrollReset>
						<SubmitButton intent="unblock" kind="link" className="min-h-11 text-sm">
							<Trans>Unblock</Trans>
						</SubmitButton>
					</Form>
				)}
			</div>
			{decisions.includes("close") && (
				<Disclosure
					summary={isAsking ? <Trans>Take the request back</Trans> : <Trans>End this conversation</Trans>}
					key={`close ${status}`}
				>
					<Way intent="close" button={isAsking ? <Trans>Take it back</Trans> : <Trans>End it</Trans>}>
						{isAsking ? (
							<Trans>{name} can still read your request but cannot accept it. You can ask again later.</Trans>
						) : (
							<Trans>You both keep these messages, but you cannot send new ones here.</Trans>
						)}
					</Way>
				</Disclosure>
			)}
			{!is_blocked && (
				<Disclosure summary={<Trans>Block</Trans>} key="block">
					<Way intent="block" button={<Trans>Block this person</Trans>}>
						<Trans>
							We will not tell {name}. You will not get what they send while they are blocked, even if you unblock them
							later. You will find this conversation under “Blocked”.
						</Trans>{" "}
						{party === "business" && <Trans>They can still request an appointment. You can decline it.</Trans>}
					</Way>
				</Disclosure>
			)}
		</div>
	);
}

/** A way with what comes of it. */
function Way({ intent, button, children }: { intent: string; button: ReactNode; children: ReactNode }) {
	return (
		<Form method="post" preventScrollReset className="grid justify-items-start gap-3">
			<p className="text-sm text-muted">{children}</p>
			<SubmitButton intent={intent} kind="danger" size="small">
				{button}
			</SubmitButton>
		</Form>
	);
}

function State({ thread }: { thread: Thread }) {
	const { status, party, reason, closed_by, is_blocked, business_id } = thread;
	const name = <bdi>{otherNameOf(thread)}</bdi>;
	if (is_blocked)
		return (
			<Notice kind="bad">
				<Trans>
					You blocked this person. We do not deliver their messages, and we do not tell them. If you unblock them, you
					still will not get what they sent in the meantime.
				</Trans>
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
			<div className="grid justify-items-center gap-1 text-center text-muted">
				<p>
					{closed_by === party ? (
						<Trans>You ended this conversation. {name} can still read it but cannot reply.</Trans>
					) : (
						<Trans>The other person ended this conversation.</Trans>
					)}
				</p>
				{party === "client" && (
					<Link
						to={`/business/${business_id}/message`}
						className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
					>
						<Trans>Write to them again</Trans>
					</Link>
				)}
			</div>
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
