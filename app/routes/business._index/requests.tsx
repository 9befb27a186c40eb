import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link } from "@remix-run/react";
import { Hourglass } from "lucide-react";
import { useEffect, useState } from "react";
import type { Today } from "#domain/appointments/agenda.server.ts";
import type { OwnAppointment } from "#domain/appointments/reading.server.ts";
import type { LegalServiceId } from "#domain/businesses/legal-services.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { ClientName } from "../../components/business-area/agenda-line.tsx";
import { NameMatchNote } from "../../components/business-area/name-matches.tsx";
import { ClientClock, Span, useTimes, When } from "../../components/business-area/times.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { modeNames } from "../../components/mode-names.ts";
import { Part } from "../../components/settings/part.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { Field, TextArea } from "../../components/ui/field.tsx";
import { legalServiceName } from "../../legal-service-names.ts";

type Props = {
	timeZone: string;
	now: string;
	answer: Answer | undefined;
	matches: Today["matches"];
};

/** What waits for the professional's yes or no, the most urgent first. */
export function Requests({ requests, ...props }: { requests: OwnAppointment[] } & Props) {
	const { t } = useLingui();
	if (requests.length === 0) return null;
	return (
		<Part
			id="requests"
			title={t`Requests`}
			lead={t`Answer before the deadline, or the request expires and the time is free again.`}
		>
			<ul className="grid gap-4">
				{requests.map((request) => (
					<Request key={request.id} request={request} {...props} />
				))}
			</ul>
		</Part>
	);
}

function Request({ request, timeZone, now, answer, matches }: { request: OwnAppointment } & Props) {
	const { t, i18n } = useLingui();
	const times = useTimes();
	const service = i18n._(legalServiceName(request.legal_service_id as LegalServiceId));
	const mode = i18n._(modeNames[request.mode]);
	const isMine = answer?.typed.appointment_id === request.id;
	const isInvalid = isMine && answer?.outcome === "invalid" && answer.invalid.includes("reason");
	const which = (
		<>
			<input type="hidden" name="appointment_id" value={request.id} />
			<input type="hidden" name="version" value={request.version} />
		</>
	);
	return (
		<Card as="li" isCompact aria-labelledby={`request-${request.id}`}>
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
				<div className="min-w-0">
					<h3 id={`request-${request.id}`} className="text-lg">
						<Link to={`/appointments/${request.id}`} className="text-accent underline underline-offset-4">
							<ClientName taken={request} />
						</Link>
					</h3>
					<p>
						<When at={request.starts_at} className="font-medium">
							{times.day(request.starts_at, timeZone)}
						</When>
						{", "}
						<Span starts_at={request.starts_at} ends_at={request.ends_at} timeZone={timeZone} className="font-medium" />
					</p>
					<ClientClock starts_at={request.starts_at} timeZone={timeZone} clientZone={request.client_time_zone} />
					<p className="text-sm text-muted">
						{service} · {mode}
					</p>
				</div>
				{request.expires_at && <TimeLeft expires_at={request.expires_at} now={now} />}
			</div>
			{request.facts && (
				<p dir="auto" className="mt-3 max-w-prose whitespace-pre-line">
					{request.facts}
				</p>
			)}
			{request.other_party && (
				<p className="mt-2 text-sm">
					<Trans>
						The other side, for your conflict check: <bdi className="font-medium">{request.other_party}</bdi>
					</Trans>
				</p>
			)}
			<div className="mt-3 empty:hidden">
				<NameMatchNote matches={matches[request.id]} names={request} />
			</div>
			<div className="mt-4 grid gap-2">
				<div className="flex flex-wrap gap-3">
					<Form method="post" action="/business?index" preventScrollReset>
						{which}
						<SubmitButton intent="accept" value={{ name: "which", value: request.id }}>
							<Trans>Accept</Trans>
						</SubmitButton>
					</Form>
					<ButtonLink to={`/appointments/${request.id}/reschedule`} kind="quiet">
						<Trans>Propose another time</Trans>
					</ButtonLink>
				</div>
				<Disclosure summary={t`Decline`} isOpen={isInvalid} className="border-b-0!">
					<Form method="post" action="/business?index" preventScrollReset noValidate className="grid gap-3">
						{which}
						<Field
							label={t`Why are you declining?`}
							hint={t`The client will read this. It is kind to say who could help instead.`}
							error={isInvalid && t`Give a reason, in at most ${textLimits.reason} characters.`}
						>
							{(control) => (
								<TextArea
									name="reason"
									rows={3}
									required
									defaultValue={isMine ? answer?.typed.reason : ""}
									{...control}
								/>
							)}
						</Field>
						<SubmitButton intent="decline" kind="danger" value={{ name: "which", value: request.id }}>
							<Trans>Decline this request</Trans>
						</SubmitButton>
					</Form>
				</Disclosure>
			</div>
		</Card>
	);
}

const tickMs = 30_000;

/** How long there is to answer: as the server says, then as the browser's clock goes on. */
function TimeLeft({ expires_at, now: serverNow }: { expires_at: string; now: string }) {
	const { t } = useLingui();
	const [now, setNow] = useState(serverNow);
	useEffect(() => {
		const ahead = Date.now() - Date.parse(serverNow);
		const tick = () => setNow(new Date(Date.now() - ahead).toISOString());
		const timer = setInterval(tick, tickMs);
		return () => clearInterval(timer);
	}, [serverNow]);
	const minutes = Math.max(0, Math.ceil((Date.parse(expires_at) - Date.parse(now)) / 60_000));
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
	// Both at once: a page brings only the words that the server has used for it.
	const [left, over] = [t`${hours} h ${rest} min left to answer`, t`The time to answer is over`];
	return (
		<p className="flex items-center gap-1.5 text-sm font-medium text-seal tabular-nums">
			<Hourglass aria-hidden="true" className="size-4 shrink-0" />
			{minutes > 0 ? left : over}
		</p>
	);
}
