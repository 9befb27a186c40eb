/** When a professional receives: the vocabulary of opening hours, and what may be asked of them. */

import * as z from "zod";
import { textLimits } from "#domain/ground/text-limits.ts";
import { isTimeZone } from "#domain/ground/time-zones.ts";
import { line, lines } from "#domain/ground/typed-text.ts";
import { mostAvailability } from "./bounds.ts";

/** Time of the day in quarter hours: "09:30"; "24:00" ends a day. */
const time = z.string().regex(/^(([01]\d|2[0-3]):(00|15|30|45)|24:00)$/);
/** A day of the calendar that exists: "2026-12-24"; of two centuries, for years of five digits do not sort. */
export const date = z
	.string()
	.regex(/^2[01]\d\d-\d\d-\d\d$/)
	.refine((text) => {
		const at = Date.parse(`${text}T00:00:00Z`);
		return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
	});

/** From a time of the day to a later one of the same day, as the clock on the professional's wall shows it. */
const hours = z.object({ from: time, until: time }).refine(({ from, until }) => from < until, { path: ["until"] });
export type Hours = z.infer<typeof hours>;

/** Says of hours that begin before others of theirs have ended. */
const tellOverlaps = (all: readonly (Hours & { weekday?: number })[], ctx: z.RefinementCtx) => {
	for (const [i, one] of all.entries()) {
		const isIn = ({ weekday, from, until }: (typeof all)[number]) =>
			weekday === one.weekday && from <= one.from && one.from < until;
		if (all.some((other, j) => isIn(other) && (j < i || other.from < one.from)))
			ctx.addIssue({ code: "custom", path: [i, "from"] });
	}
};

/** How a meeting comes about: at once, or when the professional says yes. */
export const confirmations = ["instant", "request"] as const;
export type Confirmation = (typeof confirmations)[number];

/** What a client owes who cancels late. Visavis takes no money: this is what the professional has announced. */
export const lateFees = ["nothing", "half_fee", "full_fee"] as const;
export type LateFee = (typeof lateFees)[number];

const number = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const quarters = (least: number, most: number) => number(least, most).refine((minutes) => minutes % 15 === 0);

/** Opening hours as they are kept; times are those of `time_zone`. */
export const availability = z.object({
	/** IANA name of the zone in which the hours are meant. */
	time_zone: z.string().max(60).refine(isTimeZone),
	/** Monday is 1, Sunday 7 (ISO 8601). */
	weekly: z
		.array(z.intersection(hours, z.object({ weekday: number(1, 7) })))
		.max(mostAvailability.weekly)
		.superRefine(tellOverlaps),
	/** Days, first and last included, that are other than the week says: closed where there are no hours. */
	exceptions: z
		.array(
			z
				.object({
					from: date,
					until: date,
					hours: z.array(hours).max(4).superRefine(tellOverlaps),
					note: line(textLimits.exceptionNote),
				})
				.refine(({ from, until }) => from <= until, { path: ["until"] }),
		)
		.max(mostAvailability.exceptions),
	/** Kept free before and after each meeting. */
	buffer_before_minutes: number(0, mostAvailability.bufferMinutes),
	buffer_after_minutes: number(0, mostAvailability.bufferMinutes),
	/** No meeting begins sooner from now. */
	notice_hours: number(0, mostAvailability.noticeHours),
	/** Meetings that begin on one day, at most; null for as many as there is time for. */
	daily_cap: z.preprocess(
		(value) => (value === "" || value === undefined ? null : value),
		number(1, mostAvailability.dailyCap).nullable(),
	),
	/** How many days ahead meetings can be booked. */
	horizon_days: number(1, mostAvailability.horizonDays),
	/** Meetings begin at the start of opening hours, or so many minutes after it, or twice as many. */
	step_minutes: quarters(15, 120),
	confirmation: z.enum(confirmations),
	/** Until so many hours before it begins, a meeting is cancelled at no cost. */
	free_cancellation_hours: number(0, mostAvailability.freeCancellationHours),
	late_fee: z.enum(lateFees),
	/** What clients should have with them, in the professional's words. */
	bring: lines(textLimits.bring),
});
export type Availability = z.infer<typeof availability>;

/** What a professional begins with who opens their hours for the first time. */
export const newAvailability = (time_zone: string): Availability => ({
	time_zone,
	weekly: [1, 2, 3, 4, 5].flatMap((weekday) => [
		{ weekday, from: "09:00", until: "13:00" },
		{ weekday, from: "14:00", until: "17:00" },
	]),
	exceptions: [],
	buffer_before_minutes: 0,
	buffer_after_minutes: 15,
	notice_hours: 24,
	daily_cap: null,
	horizon_days: 60,
	step_minutes: 30,
	confirmation: "request",
	free_cancellation_hours: 24,
	late_fee: "nothing",
	bring: "",
});

/** The opening hours of a day, in order: those of the last exception that covers it, else those of its weekday. */
export function hoursOn({ weekly, exceptions }: Pick<Availability, "weekly" | "exceptions">, day: string): Hours[] {
	const exception = exceptions.findLast(({ from, until }) => from <= day && day <= until);
	const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
	const all = exception ? exception.hours : weekly.filter((one) => one.weekday === weekday);
	return all.toSorted((a, b) => (a.from < b.from ? -1 : 1));
}
