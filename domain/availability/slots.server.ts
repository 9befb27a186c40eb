import type { Business, Mode } from "#domain/businesses/businesses.ts";
import { heldLicencesSql, rowStatusNow } from "#domain/businesses/licences.ts";
import { isListed } from "#domain/businesses/listed.ts";
import type { Person, Professional } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { dayMs } from "#domain/ground/durations.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { dateIn, daysBetween, quantaOfDay } from "#domain/ground/time.ts";
import { isAway } from "#domain/identity/away.ts";
import type { Availability } from "./availability.ts";
import { type Busy, freeSlots } from "./slots.ts";

/** What stands in the way of booking, or what makes it possible: a professional's hours and one of their services. */
export type Offer = {
	business_id: string;
	business_name: string;
	/** Whose profile it is; null when nobody has claimed it. */
	owner_id: string | null;
	modes: Mode[];
	minutes: number;
	/** Of the opening hours as read; a booking is refused when they have changed since. */
	version: number;
	availability: Availability;
};

type OfferRow = Omit<Availability, "weekly" | "exceptions"> &
	Pick<Business, "status" | "category"> & {
		business_id: string;
		business_name: string;
		owner_id: string | null;
		/** The owner has asked to be erased, or is banned. */
		is_away: number;
		licences: string;
		asked_at: string;
		modes: string;
		minutes: number | null;
		version: number | null;
		weekly: string;
		exceptions: string;
	};

/** Of a professional and one of their services; of the shortest one for null. */
export const offerStatement = (ctx: Ctx, business_id: string, legal_service_id: string | null) =>
	ctx.db.$client
		.prepare(
			`SELECT a.*, b.id AS business_id, b.name AS business_name, b.status, b.category, b.modes, o.user_id AS owner_id,
				${isAway("o.user_id", "?3")} AS is_away, ${heldLicencesSql("b.id")} AS licences, ?3 AS asked_at,
				(SELECT min(duration_minutes) FROM business_services WHERE business_id = b.id AND (?2 IS NULL OR legal_service_id = ?2)) AS minutes
			FROM businesses b LEFT JOIN availabilities a ON a.business_id = b.id
			LEFT JOIN business_owners o ON o.business_id = b.id WHERE b.id = ?1`,
		)
		.bind(business_id, legal_service_id, ctx.now().toISOString());

/** Throws `not_found` for nobody, `not_bookable` for who takes no bookings, `invalid` for a service not offered. */
export function offerOf(result: D1Result | undefined): Offer {
	const row = result?.results[0] as OfferRow | undefined;
	if (!row) throw new Refusal("not_found");
	const isOpen = isListed(rowStatusNow(row, row.asked_at)) && !row.is_away;
	if (!isOpen || row.version === null) throw new Refusal("not_bookable");
	if (!row.minutes) throw new Refusal("invalid", { field: "legal_service_id" });
	const { business_id, business_name, owner_id, modes, minutes, version, weekly, exceptions } = row;
	return {
		business_id,
		business_name,
		owner_id,
		modes: JSON.parse(modes),
		minutes,
		version,
		availability: { ...row, weekly: JSON.parse(weekly), exceptions: JSON.parse(exceptions) },
	};
}

/** What is not in the way of a person, though it stands in `busy_days`: lapsed holds, and what is theirs. */
export type OwnTime = { client: Person | null; appointment_id: string | null };
const nobody: OwnTime = { client: null, appointment_id: null };

/**
 * The two statements that read what is taken between two days of the calendar: a row for each day in UTC with anything
 * taken, and one for each quantum that is not in this reader's way.
 */
export function busyStatements(ctx: Ctx, business_id: string, from: string, until: string, ownTime: OwnTime = nobody) {
	const { $client: d1 } = ctx.db;
	const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs;
	return [
		d1
			.prepare(
				"SELECT day, am, pm, am_starts, pm_starts FROM busy_days WHERE business_id = ? AND day BETWEEN CAST(? AS INTEGER) AND CAST(? AS INTEGER)",
			)
			.bind(business_id, dayOf(from) - 1, dayOf(until) + 1),
		d1
			.prepare(
				// Named, or SQLite would look at all that is taken.
				`SELECT q.quantum FROM quanta q INDEXED BY quanta_held LEFT JOIN appointments a ON a.id = q.appointment_id
				WHERE q.business_id = ?1 AND q.held_until IS NOT NULL AND (q.held_until <= ?2 OR a.client_id = ?3)
				UNION ALL SELECT quantum FROM quanta WHERE appointment_id = ?4`,
			)
			.bind(business_id, ctx.now().toISOString(), ownTime.client?.user_id ?? null, ownTime.appointment_id),
	];
}

type BusyDay = { day: number; am: number; pm: number; am_starts: number; pm_starts: number };

/** What `busyStatements` has read. */
export function busyOf([days, exempt]: readonly D1Result[]): Busy {
	const freed = new Set((exempt?.results ?? []).map((row) => (row as { quantum: number }).quantum));
	const quanta = new Set<number>();
	const starts: number[] = [];
	const half = quantaOfDay / 2;
	for (const { day, am, pm, am_starts, pm_starts } of (days?.results ?? []) as BusyDay[]) {
		for (const [offset, taken, begins] of [
			[0, am, am_starts],
			[half, pm, pm_starts],
		] as const) {
			for (let bit = 0; bit < half; bit++) {
				const quantum = day * quantaOfDay + offset + bit;
				// 48 bits: more than the operators of JavaScript take.
				const isSet = (bits: number) => Math.floor(bits / 2 ** bit) % 2 === 1;
				if (!isSet(taken) || freed.has(quantum)) continue;
				quanta.add(quantum);
				if (isSet(begins)) starts.push(quantum);
			}
		}
	}
	return { quanta, starts };
}

/** How many days can be asked for at once. */
const mostDays = 62;
const defaultDays = 30;

/** Free beginnings of one service, in the professional's own order of days. */
export type Slots = {
	time_zone: string;
	minutes: number;
	modes: Mode[];
	/** Instants, soonest first. */
	slots: string[];
};

/**
 * When a client could meet a professional for a service, from one day of the professional's calendar to another. One
 * batch; at most two rows and one for each day. Throws `not_found`, `not_bookable`, `invalid`.
 */
export async function listSlots(
	ctx: Ctx,
	business_id: string,
	asked: { legal_service_id: string | null; from?: string | undefined; to?: string | undefined },
	ownTime?: OwnTime,
): Promise<Slots> {
	const now = ctx.now().toISOString();
	// Whichever zone it is: today there is at most a day before or after today in UTC.
	const from = asked.from ?? dateIn("UTC", ctx.now().getTime() - dayMs);
	const until = asked.to ?? dateIn("UTC", Date.parse(`${from}T00:00:00Z`) + defaultDays * dayMs);
	if (daysBetween(from, until).length > mostDays) throw new Refusal("invalid", { field: "to" });
	const [offered, ...busy] = await ctx.db.$client.batch([
		offerStatement(ctx, business_id, asked.legal_service_id),
		...busyStatements(ctx, business_id, from, until, ownTime),
	]);
	const { availability, minutes, modes } = offerOf(offered);
	const slots = freeSlots(availability, busyOf(busy), { minutes, from, until, now });
	return { time_zone: availability.time_zone, minutes, modes, slots };
}

/** How far around a wanted time others are offered, in days. */
const around = { before: 14, after: 21 };

/** Free times around a wanted one, soonest first: of the two weeks before and the three after it. */
export async function listSlotsAround(
	ctx: Ctx,
	{ business_id, legal_service_id, starts_at }: { business_id: string; legal_service_id: string; starts_at: string },
	ownTime?: OwnTime,
): Promise<string[]> {
	const dayAway = (days: number) => dateIn("UTC", Date.parse(starts_at) + days * dayMs);
	const span = { from: dayAway(-around.before), to: dayAway(around.after) };
	return (await listSlots(ctx, business_id, { legal_service_id, ...span }, ownTime)).slots;
}

/**
 * The free times of the next `days` days under opening hours that are not saved yet, for each of these lengths in
 * minutes: what would be offered if they were. Throws `not_found` to everybody but the owner: under hours of their own
 * choice others would read from it what is taken.
 */
export async function previewSlots(
	ctx: Ctx,
	owner: Professional,
	business_id: string,
	availability: Availability,
	lengths: readonly number[],
	days: number,
): Promise<{ minutes: number; slots: string[] }[]> {
	const now = ctx.now().toISOString();
	const from = dateIn(availability.time_zone, now);
	const until = dateIn("UTC", Date.parse(`${from}T00:00:00Z`) + (days - 1) * dayMs);
	const { $client: d1 } = ctx.db;
	const [owned, ...taken] = await d1.batch([
		d1.prepare("SELECT 1 FROM business_owners WHERE business_id = ? AND user_id = ?").bind(business_id, owner.user_id),
		...busyStatements(ctx, business_id, from, until),
	]);
	if (!owned?.results.length) throw new Refusal("not_found");
	const busy = busyOf(taken);
	return lengths.map((minutes) => ({
		minutes,
		slots: freeSlots(availability, busy, { minutes, from, until, now }),
	}));
}
