/** Free time, in quanta (see time.ts). */
import { Temporal } from "temporal-polyfill";
import { hourMs } from "#domain/ground/durations.ts";
import {
	dateIn,
	dayIn,
	daysBetween,
	quantaOfDay,
	quantumMinutes,
	quantumMs,
	quantumOf,
	startOf,
} from "#domain/ground/time.ts";
import { type Availability, hoursOn } from "./availability.ts";

/** A meeting as time is taken for it. */
export type MeetingTime = { starts_at: string; minutes: number };

type Buffers = Pick<Availability, "buffer_before_minutes" | "buffer_after_minutes">;

/** The quanta that a meeting takes, with its buffers rounded up to whole quarters: first and the one after the last. */
export const quantaOf = (buffers: Buffers, { starts_at, minutes }: MeetingTime) =>
	quantaFrom(buffers, quantumOf(starts_at), minutes);

/** The same for a meeting that begins with a quantum. */
function quantaFrom({ buffer_before_minutes, buffer_after_minutes }: Buffers, start: number, minutes: number) {
	return {
		from: start - Math.ceil(buffer_before_minutes / quantumMinutes),
		until: start + Math.ceil(minutes / quantumMinutes) + Math.ceil(buffer_after_minutes / quantumMinutes),
	};
}

/** What is taken already: quanta, and those of them in which a meeting begins. */
export type Busy = { quanta: ReadonlySet<number>; starts: readonly number[] };

/** Local time of the day in quarter hours since midnight: "09:30" is 38. */
const quartersOf = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) / quantumMinutes;

/**
 * The quanta of a day at which its opening hours stand at a step of their grid, with the end of those hours. The grid is
 * that of the clock on the wall: a time that is skipped has no quantum, one that is repeated has two.
 */
function gridOf(availability: Availability, day: string): { quantum: number; end: number }[] {
	const open = hoursOn(availability, day);
	if (open.length === 0) return [];
	const { time_zone, step_minutes } = availability;
	const { from, until } = dayIn(time_zone, day);
	// What the wall shows at each quantum of the day, in quarters since midnight.
	const wall =
		until - from === quantaOfDay
			? (quantum: number) => quantum - from
			: (quantum: number) => {
					const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(quantum * quantumMs).toZonedDateTimeISO(
						time_zone,
					);
					return (hour * 60 + minute) / quantumMinutes;
				};
	const step = step_minutes / quantumMinutes;
	return open.flatMap((hours) => {
		const [first, last] = [quartersOf(hours.from), quartersOf(hours.until)];
		const isOpen = (quantum: number) => wall(quantum) >= first && wall(quantum) < last;
		const grid: { quantum: number; end: number }[] = [];
		// Backwards, so that the end of a run is known; clocks that are put back may tear hours into two.
		for (let quantum = until - 1, end = until; quantum >= from; quantum--) {
			if (!isOpen(quantum)) end = quantum;
			else if ((wall(quantum) - first) % step === 0) grid.unshift({ quantum, end });
		}
		return grid;
	});
}

/** Whether a meeting lies inside opening hours from its beginning to its end, as the clock on the wall shows them. */
export function isInsideHours(
	availability: Availability,
	{ starts_at, ends_at }: { starts_at: string; ends_at: string },
): boolean {
	for (let quantum = quantumOf(starts_at); quantum * quantumMs < Date.parse(ends_at); quantum++) {
		const at = Temporal.Instant.fromEpochMilliseconds(quantum * quantumMs).toZonedDateTimeISO(availability.time_zone);
		const wall = (at.hour * 60 + at.minute) / quantumMinutes;
		const open = hoursOn(availability, at.toPlainDate().toString());
		if (!open.some(({ from, until }) => quartersOf(from) <= wall && wall < quartersOf(until))) return false;
	}
	return true;
}

/** For whom time is looked for, and from which day to which (of the professional's calendar, both included). */
export type Wanted = { minutes: number; from: string; until: string; now: string };

/** The days of the professional's calendar on which a meeting can begin, each with its free slots. */
export function freeDays(
	availability: Availability,
	busy: Busy,
	{ minutes, from, until, now }: Wanted,
): { day: string; slots: string[] }[] {
	const { time_zone, notice_hours, horizon_days, daily_cap } = availability;
	const nowMs = Date.parse(now);
	const soonest = Math.ceil((nowMs + notice_hours * hourMs) / quantumMs);
	const today = dateIn(time_zone, nowMs);
	const lastDay = Temporal.PlainDate.from(today).add({ days: horizon_days }).toString();
	const days = daysBetween(from > today ? from : today, until < lastDay ? until : lastDay);
	const length = Math.ceil(minutes / quantumMinutes);
	return days.flatMap((day) => {
		const grid = gridOf(availability, day);
		if (grid.length === 0) return [];
		if (daily_cap !== null) {
			const { from, until } = dayIn(time_zone, day);
			if (busy.starts.filter((quantum) => quantum >= from && quantum < until).length >= daily_cap) return [];
		}
		const free = grid.filter(
			({ quantum, end }) =>
				quantum >= soonest && quantum + length <= end && isFree(availability, busy, quantum, minutes),
		);
		return free.length > 0 ? [{ day, slots: free.map(({ quantum }) => startOf(quantum)) }] : [];
	});
}

/**
 * The instants at which a meeting of so many minutes can begin: inside opening hours to its end, its buffers free, not
 * before the notice, not beyond the horizon, not on a day that has as many meetings as it may. Buffers may lie outside
 * opening hours.
 */
export const freeSlots = (availability: Availability, busy: Busy, wanted: Wanted): string[] =>
	freeDays(availability, busy, wanted).flatMap(({ slots }) => slots);

function isFree(availability: Availability, { quanta }: Busy, quantum: number, minutes: number) {
	const { from, until } = quantaFrom(availability, quantum, minutes);
	for (let one = from; one < until; one++) if (quanta.has(one)) return false;
	return true;
}

/** Those of the free slots that are nearest to a time, the nearest first. */
export const nearestTo = (slots: readonly string[], wanted: string, count = 3) =>
	slots
		.toSorted((a, b) => Math.abs(Date.parse(a) - Date.parse(wanted)) - Math.abs(Date.parse(b) - Date.parse(wanted)))
		.slice(0, count);
