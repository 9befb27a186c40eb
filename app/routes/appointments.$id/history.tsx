import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { otherName } from "../../components/appointment-status.tsx";
import { Fact } from "../../components/fact.tsx";
import { useTimeFormats } from "../../components/time-formats.ts";
import type { Shown } from "./shown.server.ts";

type Event = Shown["history"][number];

/** Who did what and when, the newest first. */
export function History({ shown: { history, appointment, zone } }: { shown: Shown }) {
	const times = useTimeFormats();
	return (
		<section aria-labelledby="history">
			<h2 id="history" className="text-xl">
				<Trans>History</Trans>
			</h2>
			<ol className="mt-4 border-s border-line ps-5">
				{history.toReversed().map((event) => (
					<li
						key={event.id}
						className="relative pb-5 before:absolute before:-start-5 before:top-2 before:size-2.5 before:-translate-x-1/2 before:rounded-full before:bg-accent last:pb-0 rtl:before:translate-x-1/2"
					>
						<p>
							<Words event={event} appointment={appointment} zone={zone.zone} />
						</p>
						{event.reason && (
							<p dir="auto" className="text-sm whitespace-pre-line">
								{event.reason}
							</p>
						)}
						<p className="text-sm text-muted">
							<time dateTime={event.created_at}>
								<Fact>{times.dayAndTime(event.created_at, zone.zone)}</Fact>
							</time>
						</p>
					</li>
				))}
			</ol>
		</section>
	);
}

function Words({
	event,
	appointment,
	zone,
}: {
	event: Event;
	appointment: Shown["appointment"];
	zone: string;
}): ReactNode {
	const times = useTimeFormats();
	const { act, party, starts_at } = event;
	const isOwn = party === appointment.party;
	const other = <bdi>{otherName(appointment)}</bdi>;
	const at = <Fact className="whitespace-nowrap">{times.dayAndTime(starts_at, zone)}</Fact>;
	switch (act) {
		case "requested":
			return isOwn ? (
				<Trans>You asked for {at}</Trans>
			) : (
				<Trans>
					{other} asked for {at}
				</Trans>
			);
		case "booked":
			return isOwn ? (
				<Trans>You booked {at}</Trans>
			) : (
				<Trans>
					{other} booked {at}
				</Trans>
			);
		case "accepted":
			return isOwn ? <Trans>You accepted</Trans> : <Trans>{other} accepted</Trans>;
		case "declined":
			return isOwn ? <Trans>You declined</Trans> : <Trans>{other} declined</Trans>;
		case "proposed":
			return isOwn ? (
				<Trans>You proposed {at}</Trans>
			) : (
				<Trans>
					{other} proposed {at}
				</Trans>
			);
		case "rescheduled":
			return isOwn ? (
				<Trans>You moved it to {at}</Trans>
			) : (
				<Trans>
					{other} moved it to {at}
				</Trans>
			);
		case "cancelled":
			return isOwn ? <Trans>You cancelled</Trans> : <Trans>{other} cancelled</Trans>;
		case "completed":
			if (party === null) return <Trans>It took place</Trans>;
			return isOwn ? <Trans>You said that it took place</Trans> : <Trans>{other} said that it took place</Trans>;
		case "no_show":
			return isOwn ? (
				<Trans>You said that {other} did not come</Trans>
			) : (
				<Trans>{other} said that you did not come</Trans>
			);
		case "expired":
			return <Trans>Nobody answered in time</Trans>;
		default:
			return act satisfies never;
	}
}
