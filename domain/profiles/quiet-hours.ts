import { Temporal } from "temporal-polyfill";

/** Local times of the day ("22:00") between which a person wants peace; both or neither. */
export type QuietHours = { quiet_from: string | null; quiet_until: string | null };

/** The instant at which the quiet hours end that `now` lies in; null when it lies in none. They may go over midnight. */
export function quietUntil({ quiet_from, quiet_until }: QuietHours, timeZone: string, now: Date): string | null {
	if (quiet_from === null || quiet_until === null) return null;
	const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
	const time = local.toPlainTime().toString({ smallestUnit: "minute" });
	const isOverMidnight = quiet_until <= quiet_from;
	const isQuiet = isOverMidnight ? time >= quiet_from || time < quiet_until : time >= quiet_from && time < quiet_until;
	if (!isQuiet) return null;
	const day = local.toPlainDate().add({ days: isOverMidnight && time >= quiet_from ? 1 : 0 });
	const end = day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(quiet_until) });
	return new Date(end.epochMilliseconds).toISOString();
}
