import type { AgendaEntry } from "#domain/appointments/agenda.server.ts";
import { type Availability, hoursOn } from "#domain/availability/availability.ts";
import { dateIn, dayIn, quantaOfDay, wallMinutes } from "#domain/ground/time.ts";

/** A meeting in the column of a day: where it stands by the clock on the wall. */
export type Placed = AgendaEntry & {
	/** Minutes since midnight as the clock shows them, and how long it lasts. */
	start: number;
	minutes: number;
	/** Meetings that overlap (the clock may show an hour twice) stand side by side. */
	lane: number;
	lanes: number;
};

export type CalendarDay = {
	day: string;
	/** Opening hours, in minutes since midnight by the clock. */
	open: { from: number; until: number }[];
	/** Hours as they are kept, for words. */
	hours: { from: string; until: string }[];
	meetings: Placed[];
	/** How many minutes the day is longer than others (shorter: below 0), for the clocks change. */
	shift: number;
};

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A day of the calendar with its hours and meetings; a meeting that ends after midnight stands on the day it begins. */
export function dayOf(
	availability: Availability & { version: number },
	taken: readonly AgendaEntry[],
	day: string,
): CalendarDay {
	const { time_zone } = availability;
	const hours = availability.version > 0 ? hoursOn(availability, day) : [];
	const { from, until } = dayIn(time_zone, day);
	const meetings = taken
		.filter(({ starts_at }) => dateIn(time_zone, starts_at) === day)
		.map((meeting) => ({
			...meeting,
			start: wallMinutes(time_zone, meeting.starts_at),
			minutes: (Date.parse(meeting.ends_at) - Date.parse(meeting.starts_at)) / 60_000,
		}));
	return {
		day,
		hours,
		open: hours.map((one) => ({ from: minutesOf(one.from), until: minutesOf(one.until) })),
		meetings: sideBySide(meetings),
		shift: (until - from - quantaOfDay) * 15,
	};
}

function sideBySide<T extends { start: number; minutes: number }>(meetings: readonly T[]) {
	const placed = meetings.toSorted((a, b) => a.start - b.start).map((meeting) => ({ ...meeting, lane: 0, lanes: 1 }));
	for (const [i, one] of placed.entries()) {
		const beside = placed.slice(0, i).filter((other) => other.start + other.minutes > one.start);
		while (beside.some(({ lane }) => lane === one.lane)) one.lane++;
		const lanes = Math.max(one.lane + 1, ...beside.map((other) => other.lanes));
		for (const other of [...beside, one]) other.lanes = lanes;
	}
	return placed;
}
