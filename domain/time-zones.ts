import { dateFormat } from "./formatters.ts";

/** Bare offsets know no summer; of three letters ("PST") Intl knows some that Temporal refuses. */
const noZone = /^([+-].*|(?!UTC)[a-z]{3})$/i;

/** Whether this is the name of a zone: "Europe/Madrid", "UTC". */
export function isTimeZone(name: string): boolean {
	if (noZone.test(name)) return false;
	try {
		dateFormat("en", { timeZone: name });
		return true;
	} catch {
		return false;
	}
}

/** A zone to write times in: UTC for what is the name of none. */
export const zoneOr = (name: string) => (isTimeZone(name) ? name : "UTC");

/** What calendar and clock on a wall show, as a text that can be compared. */
const wallOf = (iso: string, zone: string) =>
	dateFormat("sv", { dateStyle: "short", timeStyle: "short", timeZone: zoneOr(zone) }).format(new Date(iso));

/** Whether clocks of two zones show the same at an instant, and whether it is the same day there. */
export const isSameClock = (iso: string, zone: string, other: string) => wallOf(iso, zone) === wallOf(iso, other);
export const isSameDay = (iso: string, zone: string, other: string) =>
	wallOf(iso, zone).slice(0, 10) === wallOf(iso, other).slice(0, 10);
