import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { Video } from "lucide-react";
import type { OwnAppointment } from "#domain/appointments/reading.server.ts";
import type { LegalServiceId } from "#domain/businesses/legal-services.ts";
import { bookingPath } from "../../booking-path.ts";
import { AppointmentStatus, otherName } from "../../components/appointment-status.tsx";
import { BothClocks } from "../../components/both-clocks.tsx";
import { modeNames } from "../../components/mode-names.ts";
import { ButtonLink, buttonClass } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Portrait } from "../../components/ui/portrait.tsx";
import { legalServiceName } from "../../legal-service-names.ts";

/** An appointment in the list: when, with whom, where it stands and what can be done. */
export function AppointmentCard({
	appointment,
	zone,
	now,
}: {
	appointment: OwnAppointment;
	zone: string;
	now: string;
}) {
	const { i18n } = useLingui();
	const { id, party, starts_at, ends_at, time_zone, client_time_zone, mode, legal_service_id } = appointment;
	const { decisions, meeting_url, awaiting, business_id } = appointment;
	const other = otherName(appointment);
	const isAwaited = decisions.includes("accept") && awaiting === party;
	const move = decisions.find((decision) => decision === "reschedule" || decision === "propose");
	return (
		<Card as="article" isCompact className="grid gap-4 sm:p-5">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
				<div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
					<Portrait id={party === "client" ? business_id : other} name={other} />
					<div className="min-w-0">
						<h2 className="font-sans text-lg leading-6 tracking-normal">
							<Link to={`/appointments/${id}`} className="underline-offset-4 hover:text-accent hover:underline">
								<bdi>{other}</bdi>
							</Link>
						</h2>
						<p className="mt-0.5 text-sm text-muted">
							{i18n._(legalServiceName(legal_service_id as LegalServiceId))} · {i18n._(modeNames[mode])}
						</p>
						<div className="mt-2">
							<AppointmentStatus appointment={appointment} now={now} size="small" />
						</div>
					</div>
				</div>
				<BothClocks
					from={starts_at}
					until={ends_at}
					zone={zone}
					otherZone={party === "client" ? time_zone : client_time_zone}
					other={<bdi>{other}</bdi>}
					size="medium"
					isOff={appointment.status === "cancelled" || appointment.status === "expired"}
					isBrief
					className="min-w-0 flex-1 basis-64"
				/>
			</div>
			<div className="flex flex-wrap gap-2">
				{meeting_url && (
					<a href={meeting_url} target="_blank" rel="noreferrer noopener" className={buttonClass({ size: "small" })}>
						<Video aria-hidden="true" className="size-4" />
						<Trans>Join</Trans>
					</a>
				)}
				{isAwaited ? (
					<ButtonLink to={`/appointments/${id}`} size="small">
						<Trans>Answer</Trans>
					</ButtonLink>
				) : (
					<ButtonLink to={`/appointments/${id}`} kind="quiet" size="small">
						<Trans>Details</Trans>
					</ButtonLink>
				)}
				{move && (
					<ButtonLink to={`/appointments/${id}/reschedule`} kind="quiet" size="small">
						{move === "propose" ? <Trans>Propose another time</Trans> : <Trans>Reschedule</Trans>}
					</ButtonLink>
				)}
				{decisions.includes("cancel") && (
					<ButtonLink to={`/appointments/${id}/cancel`} kind="quiet" size="small">
						<Trans>Cancel</Trans>
					</ButtonLink>
				)}
				{party === "client" && decisions.length === 0 && (
					<ButtonLink to={bookingPath(business_id, { service: legal_service_id })} kind="quiet" size="small">
						<Trans>Book again</Trans>
					</ButtonLink>
				)}
			</div>
		</Card>
	);
}
