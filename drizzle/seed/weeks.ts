/** Figures of professionals as they might have been in the last weeks; see domain/businesses/weeks.ts. */

import { type Counts, mondayOf, type Week, weeksAfter } from "#domain/businesses/weeks.ts";
import { dayMs } from "#domain/ground/durations.ts";
import { Random } from "./random.ts";
import { jsonLists } from "./rows.ts";

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
	const part = (count: number) => Math.round(count * passed);
	return {
		...{ views: part(whole.views), requests: part(whole.requests), bookings: part(whole.bookings) },
		answers: part(answers),
		answer_minutes: answers === 0 ? 0 : Math.round((answer_minutes / answers) * part(answers)),
	};
}

/** Adds these weeks to what has been counted of professionals, by their numbers. */
export const weekStatements = (db: D1Database, seqs: readonly number[], now: Date): D1PreparedStatement[] =>
	jsonLists(seqs.flatMap((seq) => weeksOf(seq, now).map((week) => ({ seq, ...week })))).map((list) =>
		db
			.prepare(
				`INSERT INTO business_weeks (business_id, week, views, requests, bookings, answers, answer_minutes)
				SELECT b.id, value ->> 'week', value ->> 'views', value ->> 'requests', value ->> 'bookings', value ->> 'answers',
					value ->> 'answer_minutes'
				FROM json_each(?) JOIN businesses b ON b.seq = value ->> 'seq' WHERE true
				ON CONFLICT DO UPDATE SET views = views + excluded.views, requests = requests + excluded.requests,
					bookings = bookings + excluded.bookings, answers = answers + excluded.answers,
					answer_minutes = answer_minutes + excluded.answer_minutes`,
			)
			.bind(list),
	);
