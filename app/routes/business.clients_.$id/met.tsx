import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import type { OwnAppointment } from "#domain/appointments/reading.server.ts";
import type { LegalServiceId } from "#domain/businesses/legal-services.ts";
import { AppointmentStatus } from "../../components/appointment-status.tsx";
import { Fact } from "../../components/fact.tsx";
import { modeNames } from "../../components/mode-names.ts";
import { useTimeFormats } from "../../components/time-formats.ts";
import { legalServiceName } from "../../legal-service-names.ts";

/** The last appointments with a client, latest first. */
export function Met({ appointments, zone, now }: { appointments: OwnAppointment[]; zone: string; now: string }) {
	const { i18n } = useLingui();
	const times = useTimeFormats();
	if (appointments.length === 0)
		return (
			<p className="text-muted">
				<Trans>You have no appointments with this client.</Trans>
			</p>
		);
	return (
		<ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-raised">
			{appointments.map((appointment) => {
				const { id, starts_at, mode, legal_service_id } = appointment;
				return (
					<li
						key={id}
						className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 hover:bg-accent-soft"
					>
						<div className="min-w-0">
							<Link
								to={`/appointments/${id}`}
								className="font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-3 focus-visible:after:outline-accent"
							>
								<Fact>{times.longDay(starts_at, zone)}</Fact>
							</Link>
							<p className="text-sm text-muted">
								<Fact className="tabular-nums">{times.time(starts_at, zone)}</Fact> ·{" "}
								{i18n._(legalServiceName(legal_service_id as LegalServiceId))} · {i18n._(modeNames[mode])}
							</p>
						</div>
						<AppointmentStatus appointment={appointment} now={now} size="small" />
					</li>
				);
			})}
		</ul>
	);
}
