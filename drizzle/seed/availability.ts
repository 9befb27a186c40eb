/** Opening hours of demo professionals: a function of their sequence number alone. */
import { type Availability, newAvailability } from "#domain/availability.ts";
import type { Business } from "#domain/businesses.ts";
import { nextSlotsOf } from "#domain/slots.server.ts";
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

/** null for who takes no bookings. Only the demo lawyer, who has an account, is asked first. */
function makeAvailability(business: Business, random: Random): Availability | null {
	if (!takesBookings(business)) return null;
	random.seed(business.seq + 7_000_000);
	const hours = random.pick(days);
	const weekdays = random.chance(0.15) ? [1, 2, 3, 4, 5, 6] : random.chance(0.2) ? [2, 3, 4] : [1, 2, 3, 4, 5];
	return {
		...newAvailability(business.time_zone),
		weekly: weekdays.flatMap((weekday) => hours.map(([from, until]) => ({ weekday, from, until }))),
		exceptions: [{ from: "2026-12-24", until: "2027-01-01", hours: [], note: "Closed between the years" }],
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
		const availability = makeAvailability(business, random);
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
