/**
 * What happened to a professional's profile, counted by weeks: from Monday to Sunday in UTC, which is the same week for
 * every reader. A week that nobody counted in has no row, and is all zeros.
 */
import { daysAfter } from "#domain/ground/days.ts";
import { dayMs } from "#domain/ground/durations.ts";

/** What is counted. Sums of weeks have the same shape. */
export type Counts = {
	/** How often the profile was opened in a browser with scripts. */
	views: number;
	/** Appointments and threads that were asked for. */
	requests: number;
	/** Appointments that were confirmed, each once. */
	bookings: number;
	/** Requests that were answered in it, and how many minutes they had waited in all. */
	answers: number;
	answer_minutes: number;
};

/** `week` is its Monday: "2026-11-23". */
export type Week = { week: string } & Counts;

/** For how many full weeks figures can be read. */
export const periods = [12, 52] as const;
export type Period = (typeof periods)[number];

/** How many full weeks are compared with as many before them, whatever period is read. */
export const comparedWeeks = 12;

const none: Counts = { views: 0, requests: 0, bookings: 0, answers: 0, answer_minutes: 0 };

/** 1 January 1970 was a Thursday. */
const daysFromMonday = 3;

/** The Monday of the week in which an instant falls. */
export function mondayOf(instant: string | Date): string {
	const day = Math.floor(new Date(instant).getTime() / dayMs);
	const sinceMonday = (((day + daysFromMonday) % 7) + 7) % 7;
	return new Date((day - sinceMonday) * dayMs).toISOString().slice(0, 10);
}

/** The Monday so many weeks after another; before it where they are less than 0. */
export const weeksAfter = (monday: string, weeks: number) => daysAfter(monday, weeks * 7);

/** So many weeks up to and with the one of `last`, oldest first; zeros where there is no row. */
export function weeksUntil(last: string, count: number, rows: readonly Week[]): Week[] {
	const kept = new Map(rows.map((row) => [row.week, row]));
	return Array.from({ length: count }, (_, i) => {
		const week = weeksAfter(last, i + 1 - count);
		return kept.get(week) ?? { week, ...none };
	});
}

export const sumOf = (weeks: readonly Counts[]): Counts =>
	weeks.reduce<Counts>(
		(sum, { views, requests, bookings, answers, answer_minutes }) => ({
			views: sum.views + views,
			requests: sum.requests + requests,
			bookings: sum.bookings + bookings,
			answers: sum.answers + answers,
			answer_minutes: sum.answer_minutes + answer_minutes,
		}),
		none,
	);

/** How many hours an answer took on average, to a tenth and at least that; null where nothing was answered. */
export const answerHours = ({ answers, answer_minutes }: Pick<Counts, "answers" | "answer_minutes">) =>
	answers === 0 ? null : Math.max(1, Math.round(answer_minutes / answers / 6)) / 10;

/** What the owner of a profile reads of it. */
export type Figures = {
	business: { id: string; name: string };
	/** The first week that anything was counted in, views of this week aside; null where nothing ever was. */
	since: string | null;
	/** The week that is not over yet, without views: whoever reads them often would see when somebody looks. */
	this_week: Omit<Week, "views"> & { views: null };
	/** The full weeks before it, oldest first. */
	weeks: Week[];
	/** The sum of `weeks`. */
	total: Counts;
	/** The last twelve full weeks and the twelve before; null where nothing was counted yet when these began. */
	compared: { last: Counts; before: Counts } | null;
};

/** The first week whose row is needed to read so many full weeks in `now`, and to compare. */
export const firstWeekRead = (now: Date, period: Period) =>
	weeksAfter(mondayOf(now), -Math.max(period, 2 * comparedWeeks));

/** The figures of a profile, of its rows from `firstWeekRead` on. */
export function figuresOf(
	now: Date,
	period: Period,
	{ business, since, rows }: Pick<Figures, "business" | "since"> & { rows: readonly Week[] },
): Figures {
	const thisWeek = mondayOf(now);
	const all = weeksUntil(weeksAfter(thisWeek, -1), Math.max(period, 2 * comparedWeeks), rows);
	const weeks = all.slice(-period);
	const last = all.slice(-comparedWeeks);
	const before = all.slice(-2 * comparedWeeks, -comparedWeeks);
	const isComparable = since !== null && since <= (before[0]?.week ?? "");
	return {
		business,
		since,
		this_week: { ...(weeksUntil(thisWeek, 1, rows)[0] ?? { week: thisWeek, ...none }), views: null },
		weeks,
		total: sumOf(weeks),
		compared: isComparable ? { last: sumOf(last), before: sumOf(before) } : null,
	};
}
