/**
 * Calendar arithmetic. A quantum is a quarter of an hour, counted from 1970 in UTC: today's offsets of all zones are
 * whole quarters, so what begins on a quarter anywhere begins on one everywhere.
 */
import { Temporal } from "temporal-polyfill";
import { dayMs, minuteMs } from "./durations.ts";

export const quantumMinutes = 15;
export const quantumMs = quantumMinutes * minuteMs;
/** Quanta of one day in UTC. */
export const quantaOfDay = 96;

/** The quantum that an instant lies in. */
export const quantumOf = (instant: string | number) =>
	Math.floor((typeof instant === "number" ? instant : Date.parse(instant)) / quantumMs);
/** The instant at which a quantum begins. */
export const startOf = (quantum: number) => new Date(quantum * quantumMs).toISOString();

/** The first and the last quantum (excluded) of a day in a zone. Days with a change of clocks have 92 or 100 quanta. */
export function dayIn(timeZone: string, day: string): { from: number; until: number } {
	const start = Temporal.PlainDate.from(day);
	const at = (date: Temporal.PlainDate) => quantumOf(date.toZonedDateTime(timeZone).epochMilliseconds);
	return { from: at(start), until: at(start.add({ days: 1 })) };
}

/** The day of the calendar on which an instant falls in a zone: "2026-11-20". */
export const dateIn = (timeZone: string, instant: string | number) =>
	Temporal.Instant.fromEpochMilliseconds(typeof instant === "number" ? instant : Date.parse(instant))
		.toZonedDateTimeISO(timeZone)
		.toPlainDate()
		.toString();

/** What the clock on the wall shows at an instant, in minutes since midnight. */
export function wallMinutes(timeZone: string, instant: string): number {
	const { hour, minute } = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
	return hour * 60 + minute;
}

/** Days of the calendar from one to another, both included. */
export function daysBetween(from: string, until: string): string[] {
	const days: string[] = [];
	const end = Date.parse(`${until}T00:00:00Z`);
	for (let at = Date.parse(`${from}T00:00:00Z`); at <= end; at += dayMs)
		days.push(new Date(at).toISOString().slice(0, 10));
	return days;
}
