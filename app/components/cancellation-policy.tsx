import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { LateFee } from "#domain/availability.ts";

/** What cancelling costs a client, in a sentence. */
export function CancellationPolicy({
	terms: { late_fee, free_cancellation_hours, moved_late },
	name,
}: {
	terms: { late_fee: LateFee; free_cancellation_hours: number; moved_late?: boolean };
	name: ReactNode;
}) {
	if (moved_late)
		return late_fee === "half_fee" ? (
			<Trans>
				You moved it when the time to cancel at no cost was over. If you cancel, {name} asks for half of the fee.
			</Trans>
		) : (
			<Trans>
				You moved it when the time to cancel at no cost was over. If you cancel, {name} asks for the whole fee.
			</Trans>
		);
	if (late_fee === "nothing" || free_cancellation_hours === 0)
		return <Trans>You can cancel at no cost until it begins.</Trans>;
	const hours = <Plural value={free_cancellation_hours} one="# hour" other="# hours" />;
	return (
		<>
			<Trans>You cancel at no cost until {hours} before it begins.</Trans>{" "}
			{late_fee === "half_fee" ? (
				<Trans>Later than that, {name} asks for half of the fee.</Trans>
			) : (
				<Trans>Later than that, {name} asks for the whole fee.</Trans>
			)}
		</>
	);
}
