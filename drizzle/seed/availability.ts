/** Opening hours of demo professionals: a function of their sequence number, and for holidays of the day of loading. */

import { type Availability, newAvailability } from "#domain/availability/availability.ts";
import { nextSlotsOf } from "#domain/availability/next-slots.server.ts";
import type { Business } from "#domain/businesses/businesses.ts";
import { dayMs } from "#domain/ground/durations.ts";
import { Random } from "./random.ts";

/** As in life, most of a large directory take no bookings; of the first five thousand two in three do. */
const openUntil = 5_000;
export const takesBookings = ({ seq, status }: Business) =>
	(status === "verified" || status === "expiring") && (seq <= openUntil ? seq % 3 !== 0 : seq % 100 === 0);

const days: readonly (readonly [from: string, until: string][])[] = [
	[
		["09:00", "13:00"],
		["14:00", "17:30"],
	],
	[
		["09:30", "13:30"],
		["15:00", "19:00"],
	],
	[["08:30", "15:00"]],
	[["10:00", "18:00"]],
	[["13:00", "20:00"]],
];

/** Whether this one is away for nine days, from the tenth day after `now`. */
export const isAwaySoon = ({ seq }: Pick<Business, "seq">) => seq % 5 === 0;

/** Days on which a professional is away, as seen from `now`: what is past is of no use to anybody. */
function holidaysOf(business: Business, now: string): Availability["exceptions"] {
	const day = (n: number) => new Date(Date.parse(now) + n * dayMs).toISOString().slice(0, 10);
	const year = Number(now.slice(0, 4)) - (now.slice(5, 10) === "01-01" ? 1 : 0);
	const betweenYears = {
		from: `${year}-12-24`,
		until: `${year + 1}-01-01`,
		hours: [],
		note: "Closed between the years",
	};
	return isAwaySoon(business)
		? [{ from: day(10), until: day(18), hours: [], note: "Away" }, betweenYears]
		: [betweenYears];
}

/** null for who takes no bookings. Only the demo lawyer, who has an account, is asked first. */
function makeAvailability(business: Business, random: Random, now: string): Availability | null {
	if (!takesBookings(business)) return null;
	random.seed(business.seq + 7_000_000);
	const hours = random.pick(days);
	const weekdays = random.chance(0.15) ? [1, 2, 3, 4, 5, 6] : random.chance(0.2) ? [2, 3, 4] : [1, 2, 3, 4, 5];
	return {
		...newAvailability(business.time_zone),
		weekly: weekdays.flatMap((weekday) => hours.map(([from, until]) => ({ weekday, from, until }))),
		exceptions: holidaysOf(business, now),
		buffer_after_minutes: random.pick([0, 0, 10, 15]),
		notice_hours: random.pick([2, 4, 12, 24, 48]),
		daily_cap: random.chance(0.2) ? random.int(3, 6) : null,
		horizon_days: random.pick([30, 60, 60, 90]),
		step_minutes: random.pick([15, 30, 30, 60]),
		confirmation: business.seq === 1 ? "request" : "instant",
		free_cancellation_hours: random.pick([12, 24, 24, 48]),
		late_fee: random.pick(["nothing", "nothing", "half_fee", "full_fee"]),
		bring: "Your passport or identity card, and every letter that you have had from an office in this matter.",
	};
}

/** Rows of `availabilities` and `next_slots` for those who take bookings, seen from `now`. */
export function availabilityRows(businesses: readonly Business[], now: string) {
	const random = new Random();
	const open = businesses.flatMap((business) => {
		const availability = makeAvailability(business, random, now);
		return availability ? [{ business, availability }] : [];
	});
	const nothing = { quanta: new Set<number>(), starts: [] };
	return {
		availabilities: open.map(({ business, availability }) => ({
			business_id: business.id,
			...availability,
			updated_at: business.updated_at,
			version: 1,
		})),
		next_slots: open.map(({ business, availability }) => {
			const shortest = Math.min(...business.services.map(({ duration_minutes }) => duration_minutes));
			return { business_id: business.id, ...nextSlotsOf(availability, nothing, shortest, now), revision: 1 };
		}),
	};
}
