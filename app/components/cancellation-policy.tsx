import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { LateFee } from "#domain/availability/availability.ts";
import { hourMs } from "#domain/ground/durations.ts";
import { Fact } from "./fact.tsx";
import { useTimeFormats } from "./time-formats.ts";

/** What cancelling an appointment costs a client as things stand now, in a sentence. */
export function CancellationPolicy({
	terms: { late_fee, free_cancellation_hours, moved_late },
	name,
	starts_at,
	zone,
	now,
}: {
	terms: { late_fee: LateFee; free_cancellation_hours: number; moved_late?: boolean };
	name: ReactNode;
	starts_at: string;
	zone: string;
	now: string;
}) {
	const times = useTimeFormats();
	if (moved_late)
		return late_fee === "half_fee" ? (
			<Trans>
				You moved this appointment when it was too late to cancel at no cost. If you cancel it, {name} may ask for half
				of the fee.
			</Trans>
		) : (
			<Trans>
				You moved this appointment when it was too late to cancel at no cost. If you cancel it, {name} may ask for the
				whole fee.
			</Trans>
		);
	if (late_fee === "nothing" || free_cancellation_hours === 0)
		return <Trans>You can cancel at no cost until it begins.</Trans>;
	const freeUntil = new Date(Date.parse(starts_at) - free_cancellation_hours * hourMs).toISOString();
	if (freeUntil <= now) {
		const hours = <Plural value={free_cancellation_hours} one="# hour" other="# hours" />;
		return late_fee === "half_fee" ? (
			<Trans>
				It starts in less than {hours}, so it is too late to cancel at no cost. If you cancel, {name} may ask for half
				of the fee.
			</Trans>
		) : (
			<Trans>
				It starts in less than {hours}, so it is too late to cancel at no cost. If you cancel, {name} may ask for the
				whole fee.
			</Trans>
		);
	}
	return (
		<>
			<Trans>
				You can cancel at no cost until <Fact className="font-medium">{times.dayAndTime(freeUntil, zone)}</Fact>.
			</Trans>{" "}
			{late_fee === "half_fee" ? (
				<Trans>If you cancel later, {name} may ask for half of the fee.</Trans>
			) : (
				<Trans>If you cancel later, {name} may ask for the whole fee.</Trans>
			)}
		</>
	);
}
