import { Trans } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { TriangleAlert } from "lucide-react";
import type { AgendaEntry } from "#domain/appointments/agenda.server.ts";
import { ClientName } from "../../components/business-area/agenda-line.tsx";
import { Span, useTimes, When } from "../../components/business-area/times.tsx";

/** Meetings that were booked before the hours became what they are, or would be. They stay. */
export function OutsideHours({
	outside,
	time_zone,
	isSaved,
}: {
	outside: readonly AgendaEntry[];
	time_zone: string;
	isSaved: boolean;
}) {
	const times = useTimes();
	if (outside.length === 0) return null;
	return (
		<section aria-labelledby="outside-title" className="mb-8 rounded-control border border-seal bg-seal-soft p-4">
			<h2 id="outside-title" className="flex items-start gap-2.5 text-lg">
				<TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-seal" />
				{isSaved ? (
					<Trans>Booked outside your opening hours</Trans>
				) : (
					<Trans>These appointments would be outside your opening hours</Trans>
				)}
			</h2>
			<p className="mt-1 max-w-prose">
				<Trans>
					These appointments stay booked at the same moment. If you cannot be there, propose another time or cancel.
				</Trans>
			</p>
			<ul className="mt-3 grid gap-1">
				{outside.map((one) => (
					<li key={one.id}>
						<Link
							to={`/appointments/${one.id}`}
							className="inline-block min-h-6 text-accent underline underline-offset-4"
						>
							<When at={one.starts_at}>{times.day(one.starts_at, time_zone)}</When>
							{", "}
							<Span starts_at={one.starts_at} ends_at={one.ends_at} timeZone={time_zone} />
							{": "}
							<ClientName taken={one} />
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
