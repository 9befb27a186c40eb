/** Figures of professionals as they might have been in the last weeks; see domain/businesses/weeks.ts. */

import type { Business } from "#domain/businesses/businesses.ts";
import { type Counts, mondayOf, type Week, weeksAfter } from "#domain/businesses/weeks.ts";
import { dayMs } from "#domain/ground/durations.ts";
import { Random } from "./random.ts";
import { storyProfessionals, watchedProfessionals } from "./story/cast.ts";

/** How many weeks back the figures go, this one included. */
const weeksKept = 60;

/** The weeks of professional number `seq` up to `now`: more and more views, fewer around New Year, ever quicker answers. */
export function weeksOf(seq: number, now: Date): Week[] {
	const random = new Random(seq + 17_000_000);
	const busiest = random.int(70, 150);
	const slowestHours = random.int(9, 26);
	const thisWeek = mondayOf(now);
	return Array.from({ length: weeksKept }, (_, i) => {
		const week = weeksAfter(thisWeek, i + 1 - weeksKept);
		const grown = 0.35 + 0.65 * (i / (weeksKept - 1));
		const isHoliday = /-12-(2[1-9]|3\d)$/.test(week) || /-08-/.test(week);
		const views = Math.round(busiest * grown * (isHoliday ? 0.6 : 1) * (0.8 + 0.4 * random.float()));
		const requests = Math.round(views * (0.03 + 0.04 * random.float()));
		const bookings = Math.round(requests * (0.5 + 0.4 * random.float()));
		const answers = Math.max(0, requests - random.int(0, 1));
		const hours = slowestHours * (1.15 - grown) * (0.7 + 0.6 * random.float()) + 1;
		const whole = { views, requests, bookings, answers, answer_minutes: Math.round(answers * hours * 60) };
		return { week, ...(week === thisWeek ? soFar(whole, now, thisWeek) : whole) };
	});
}

/** What of a week's figures has come by now. */
function soFar({ answers, answer_minutes, ...whole }: Counts, now: Date, week: string): Counts {
	const passed = (now.getTime() - Date.parse(week)) / (7 * dayMs);
	const part = (count: number) => Math.ceil(count * passed);
	return {
		...{ views: part(whole.views), requests: part(whole.requests), bookings: part(whole.bookings) },
		answers: part(answers),
		answer_minutes: answers === 0 ? 0 : Math.round((answer_minutes / answers) * part(answers)),
	};
}

/** Whose figures there are: those of professionals who have an owner. */
const owned = new Set<number>([
	1,
	...Object.values({ ...storyProfessionals, ...watchedProfessionals }).map(({ seq }) => seq),
]);

/** The rows of those who have figures, up to `now`. */
export const weekRows = (businesses: readonly Pick<Business, "id" | "seq">[], now: string) =>
	businesses
		.filter(({ seq }) => owned.has(seq))
		.flatMap(({ id, seq }) => weeksOf(seq, new Date(now)).map((week) => ({ business_id: id, ...week })));
