import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import type { AgendaEntry } from "#domain/appointments/agenda.server.ts";
import { AgendaLine } from "../../components/business-area/agenda-line.tsx";
import { placeOf, useTimes, When } from "../../components/business-area/times.tsx";
import { Part } from "../../components/settings/part.tsx";

/** The meetings of today and tomorrow, by the professional's own clock. */
export function Agenda({
	today,
	tomorrow,
	timeZone,
	now,
}: {
	today: AgendaEntry[];
	tomorrow: AgendaEntry[];
	timeZone: string;
	now: string;
}) {
	const { t } = useLingui();
	const times = useTimes();
	const clock = times.dayAndTime(now, timeZone);
	const place = placeOf(timeZone);
	return (
		<>
			<Part
				id="today"
				title={t`Today`}
				lead={
					<span suppressHydrationWarning>
						<Trans>
							All times are in <bdi>{place}</bdi>, where it is now <When>{clock}</When>.
						</Trans>
					</span>
				}
			>
				<Meetings taken={today} timeZone={timeZone} none={t`Nothing is booked today.`} />
			</Part>
			<Part id="tomorrow" title={t`Tomorrow`}>
				<Meetings taken={tomorrow} timeZone={timeZone} none={t`Nothing is booked tomorrow.`} />
				<p className="mt-4">
					<Link to="/business/calendar" className="text-accent underline underline-offset-4">
						<Trans>The whole week</Trans>
					</Link>
				</p>
			</Part>
		</>
	);
}

function Meetings({ taken, timeZone, none }: { taken: AgendaEntry[]; timeZone: string; none: string }) {
	if (taken.length === 0) return <p className="text-muted">{none}</p>;
	return (
		<ul className="divide-y divide-line rounded-card border border-line bg-raised px-4 sm:px-5">
			{taken.map((one) => (
				<li key={one.id}>
					<AgendaLine taken={one} timeZone={timeZone} />
				</li>
			))}
		</ul>
	);
}
