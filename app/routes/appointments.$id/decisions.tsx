import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { textLimits } from "#domain/ground/text-limits.ts";
import { bookingPath } from "../../booking-path.ts";
import { otherName } from "../../components/appointment-status.tsx";
import { Fact } from "../../components/fact.tsx";
import { KeptForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { useTimeFormats } from "../../components/time-formats.ts";
import { type ButtonKind, ButtonLink, buttonClass } from "../../components/ui/button.tsx";
import { Field, TextArea } from "../../components/ui/field.tsx";
import type { Shown } from "./shown.server.ts";

/** What the reader can do about the appointment now, and who is awaited until when. */
export function Decisions({ shown, answer }: { shown: Shown; answer: Answer | undefined }) {
	const times = useTimeFormats();
	const { appointment, zone, now } = shown;
	const { id, version, decisions, status, awaiting, party, expires_at, starts_at } = appointment;
	const other = <bdi>{otherName(appointment)}</bdi>;
	const can = (name: (typeof decisions)[number]) => decisions.includes(name);
	// A request can be taken back by who is awaited too; it is then declined.
	const isPending = status === "pending" && starts_at > now;
	if (status === "completed" && party === "client")
		return (
			<p className="mt-4 border-t border-line pt-4">
				<ButtonLink to={`/appointments/${id}/review`}>
					<Trans>Review this appointment</Trans>
				</ButtonLink>
			</p>
		);
	if (party === "client" && (status === "cancelled" || status === "expired" || status === "no_show"))
		return <WaysOn appointment={appointment} />;
	if (decisions.length === 0) return null;
	return (
		<div className="mt-4 grid gap-4 border-t border-line pt-4">
			{isPending && expires_at && (
				<p>
					{awaiting === party ? (
						<Trans>
							Please answer by <Fact className="font-medium">{times.dayAndTime(expires_at, zone.zone)}</Fact>. After
							that the time is free for others.
						</Trans>
					) : (
						<Trans>
							{other} has until <Fact className="font-medium">{times.dayAndTime(expires_at, zone.zone)}</Fact> to
							answer.
						</Trans>
					)}
				</p>
			)}
			<div className="flex flex-wrap items-start gap-3">
				{can("accept") && (
					<Press id={id} version={version} intent="accept" kind="primary">
						<Trans>Accept</Trans>
					</Press>
				)}
				{can("complete") && (
					<Press id={id} version={version} intent="complete" kind="primary">
						{" "}
						<Trans>Mark as completed</Trans>
					</Press>
				)}
				{can("reschedule") && (
					<ButtonLink to={`/appointments/${id}/reschedule`} kind="quiet">
						<Trans>Reschedule</Trans>
					</ButtonLink>
				)}
				{can("propose") && (
					<ButtonLink to={`/appointments/${id}/reschedule`} kind="quiet">
						<Trans>Propose another time</Trans>
					</ButtonLink>
				)}
				{can("cancel") && (
					<ButtonLink to={`/appointments/${id}/cancel`} kind="danger">
						{isPending ? <Trans>Cancel request</Trans> : <Trans>Cancel appointment</Trans>}
					</ButtonLink>
				)}
				{can("decline") && <Decline shown={shown} answer={answer} />}
				{can("no-show") && (
					<Opening summary={<Trans>{other} did not come</Trans>} isOpen={false}>
						<p>
							<Trans>We mark the appointment as missed and tell {other}.</Trans>
						</p>
						<Press id={id} version={version} intent="no-show" kind="danger">
							<Trans>Yes, they did not come</Trans>
						</Press>
					</Opening>
				)}
			</div>
		</div>
	);
}

/** What a client can do when it came to nothing. */
function WaysOn({ appointment }: { appointment: Shown["appointment"] }) {
	const { business_id, legal_service_id } = appointment;
	const other = <bdi>{otherName(appointment)}</bdi>;
	return (
		<div className="mt-4 flex flex-wrap gap-3 border-t border-line pt-4">
			<ButtonLink to={bookingPath(business_id, { service: legal_service_id })} kind="quiet">
				<span>
					<Trans>Choose another time with {other}</Trans>
				</span>
			</ButtonLink>
			<ButtonLink to={`/search?service=${legal_service_id}`} kind="quiet">
				<Trans>Find other professionals for this service</Trans>
			</ButtonLink>
		</div>
	);
}

function Press({
	id,
	version,
	intent,
	kind,
	children,
}: {
	id: string;
	version: number;
	intent: string;
	kind: ButtonKind;
	children: ReactNode;
}) {
	return (
		<Form method="post" action={`/appointments/${id}`} preventScrollReset>
			<input type="hidden" name="version" value={version} />
			<SubmitButton intent={intent} kind={kind}>
				{children}
			</SubmitButton>
		</Form>
	);
}

/** A button that opens what belongs to it; works without scripts. */
function Opening({ summary, isOpen, children }: { summary: ReactNode; isOpen: boolean; children: ReactNode }) {
	return (
		<details open={isOpen} className="min-w-0 open:basis-full">
			<summary className={buttonClass({ kind: "danger" })}>
				<span>{summary}</span>
			</summary>
			<div className="mt-4 grid max-w-[36rem] gap-4">{children}</div>
		</details>
	);
}

const intents = ["decline"];

function Decline({ shown: { appointment }, answer }: { shown: Shown; answer: Answer | undefined }) {
	const { t } = useLingui();
	const { errorOf, textOf } = useAnswer(answer, intents, {
		reason: t`Give a reason, in at most ${textLimits.reason} characters.`,
	});
	const other = <bdi>{otherName(appointment)}</bdi>;
	const error = errorOf("reason");
	return (
		<Opening summary={<Trans>Decline</Trans>} isOpen={Boolean(error)}>
			<KeptForm intents={intents} answer={answer} action={`/appointments/${appointment.id}`} className="grid gap-4">
				<input type="hidden" name="version" value={appointment.version} />
				<Field
					label={<Trans>Why are you declining?</Trans>}
					hint={<Trans>{other} will read this.</Trans>}
					error={error}
				>
					{(control) => <TextArea name="reason" rows={3} required defaultValue={textOf("reason", "")} {...control} />}
				</Field>
				<SubmitButton intent="decline" kind="danger">
					<Trans>Decline</Trans>
				</SubmitButton>
			</KeptForm>
		</Opening>
	);
}
