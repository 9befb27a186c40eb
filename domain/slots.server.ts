import { sql } from "drizzle-orm";
import { statementOf } from "#drizzle/db.ts";
import type { Availability } from "./availability.ts";
import { outdated, readListed } from "./businesses.server.ts";
import type { Business, Mode } from "./businesses.ts";
import type { Ctx } from "./context.server.ts";
import { eachAlone } from "./each.server.ts";
import { isAway } from "./leaving.server.ts";
import { guarded, mustHold } from "./must.server.ts";
import { Refusal } from "./refusal.ts";
import { reindex } from "./search/index.server.ts";
import { listingOf } from "./search/listing.ts";
import { type Busy, dateIn, daysBetween, freeSlots, quantaOfDay } from "./slots.ts";

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
	Pick<Business, "status"> & {
		business_id: string;
		business_name: string;
		owner_id: string | null;
		/** The owner has asked to be erased, or is banned. */
		is_away: number;
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
			`SELECT a.*, b.id AS business_id, b.name AS business_name, b.status, b.modes, o.user_id AS owner_id,
				${isAway("o.user_id", "?3")} AS is_away,
				(SELECT min(duration_minutes) FROM business_services WHERE business_id = b.id AND (?2 IS NULL OR legal_service_id = ?2)) AS minutes
			FROM businesses b LEFT JOIN availabilities a ON a.business_id = b.id
			LEFT JOIN business_owners o ON o.business_id = b.id WHERE b.id = ?1`,
		)
		.bind(business_id, legal_service_id, ctx.now().toISOString());

/** Throws `not_found` for nobody, `not_bookable` for who takes no bookings, `invalid` for a service not offered. */
export function offerOf(result: D1Result | undefined): Offer {
	const row = result?.results[0] as OfferRow | undefined;
	if (!row) throw new Refusal("not_found");
	const isListed = row.status === "verified" || row.status === "expiring";
	if (!isListed || row.version === null || row.is_away) throw new Refusal("not_bookable");
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
export type Mine = { client_id: string | null; appointment_id: string | null };
const nobody: Mine = { client_id: null, appointment_id: null };

/**
 * The two statements that read what is taken between two days of the calendar: a row for each day in UTC with anything
 * taken, and one for each quantum that is not in this reader's way.
 */
export function busyStatements(ctx: Ctx, business_id: string, from: string, until: string, mine: Mine = nobody) {
	const { $client: d1 } = ctx.db;
	const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
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
			.bind(business_id, ctx.now().toISOString(), mine.client_id, mine.appointment_id),
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
	mine?: Mine,
): Promise<Slots> {
	const now = ctx.now().toISOString();
	// Whichever zone it is: today there is at most a day before or after today in UTC.
	const from = asked.from ?? dateIn("UTC", ctx.now().getTime() - 86_400_000);
	const until = asked.to ?? dateIn("UTC", Date.parse(`${from}T00:00:00Z`) + defaultDays * 86_400_000);
	if (daysBetween(from, until).length > mostDays) throw new Refusal("invalid", { field: "to" });
	const [offered, ...busy] = await ctx.db.$client.batch([
		offerStatement(ctx, business_id, asked.legal_service_id),
		...busyStatements(ctx, business_id, from, until, mine),
	]);
	const { availability, minutes, modes } = offerOf(offered);
	const slots = freeSlots(availability, busyOf(busy), { minutes, from, until, now });
	return { time_zone: availability.time_zone, minutes, modes, slots };
}

/** How many free beginnings a result card shows. */
const cardSlots = 3;
const daysAhead = 14;

/** What cards and filters know of a calendar, and until when it is so. */
export function nextSlotsOf(availability: Availability, busy: Busy, minutes: number, now: string) {
	const from = dateIn(availability.time_zone, Date.parse(now));
	const until = dateIn("UTC", Date.parse(`${from}T00:00:00Z`) + daysAhead * 86_400_000);
	const free = freeSlots(availability, busy, { minutes, from, until, now });
	const days = [...new Set(free.map((slot) => dateIn(availability.time_zone, slot)))];
	const noticeMs = availability.notice_hours * 3_600_000;
	// The first can be booked until then; a week later days have come that nobody has looked at.
	const soonest = free[0] ? Date.parse(free[0]) - noticeMs + 1 : Number.POSITIVE_INFINITY;
	const stale = Math.min(soonest, Date.parse(now) + (daysAhead / 2) * 86_400_000);
	return { slots: free.slice(0, cardSlots), days, stale_at: new Date(stale).toISOString() };
}

/** Whether what cards know of a calendar may change with these times: they know of the next fourteen days only. */
export const isNear = (ctx: Ctx, ...instants: readonly string[]) =>
	instants.some((instant) => Date.parse(instant) - ctx.now().getTime() < (daysAhead + 2) * 86_400_000);

/** Says that a calendar has changed: what cards know of it is looked for again. */
export const touchStatement = (ctx: Ctx, business_id: string) =>
	ctx.db.$client
		.prepare("UPDATE next_slots SET stale_at = ?, revision = revision + 1 WHERE business_id = ?")
		.bind(ctx.now().toISOString(), business_id);

/** The same of what a person owns: who leaves takes no bookings, who comes back does. */
export const touchOwnedStatement = (ctx: Ctx, user_id: string) =>
	ctx.db.$client
		.prepare(
			`UPDATE next_slots SET stale_at = ?, revision = revision + 1
			WHERE business_id IN (SELECT business_id FROM business_owners WHERE user_id = ?)`,
		)
		.bind(ctx.now().toISOString(), user_id);

/**
 * Looks again for the next free slots of a professional, and brings search up to date where the first of them or the
 * days have changed. Written only where neither calendar nor listing has changed meanwhile: else it stays stale, and is
 * looked at again.
 */
export async function refreshNextSlots(ctx: Ctx, business_id: string): Promise<void> {
	const { $client: d1 } = ctx.db;
	const now = ctx.now().toISOString();
	const from = dateIn("UTC", ctx.now().getTime() - 86_400_000);
	const until = dateIn("UTC", ctx.now().getTime() + (daysAhead + 1) * 86_400_000);
	const [known, offered, ...busy] = await d1.batch([
		d1.prepare("SELECT slots, days, revision FROM next_slots WHERE business_id = ?").bind(business_id),
		offerStatement(ctx, business_id, null),
		...busyStatements(ctx, business_id, from, until),
	]);
	const row = known?.results[0] as { slots: string; days: string; revision: number } | undefined;
	if (!row) return;
	const next = (() => {
		try {
			const { availability, minutes } = offerOf(offered);
			return nextSlotsOf(availability, busyOf(busy), minutes, now);
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
			// Takes no bookings: until the calendar or the profile says otherwise, or a ban is over.
			return { slots: [], days: [], stale_at: dayAfter(ctx) };
		}
	})();
	const [slots, days] = [JSON.stringify(next.slots), JSON.stringify(next.days)];
	// The revision grows, so that what was read before is not written after.
	const update = d1
		.prepare(
			`UPDATE next_slots SET slots = ?, days = ?, stale_at = ?, revision = revision + 1
			WHERE business_id = ? AND revision = CAST(? AS INTEGER)`,
		)
		.bind(slots, days, next.stale_at, business_id, row.revision);
	const next_slot = next.slots[0] ?? null;
	if (days === row.days && next_slot === ((JSON.parse(row.slots) as string[])[0] ?? null)) {
		await update.run();
		return;
	}
	const listed = await readListed(ctx, business_id);
	if (!listed) return;
	const { profile, standing, listing, holds } = listed;
	const after = listingOf(profile, profile.city_name, { ...standing, next_slot, free_days: next.days });
	const isAsRead = sql`SELECT 1 FROM next_slots WHERE business_id = ${business_id} AND revision = ${row.revision} AND ${holds}`;
	try {
		await guarded(
			outdated,
			d1.batch([statementOf(ctx.db, mustHold(ctx.db, isAsRead)), update, ...reindex(d1, listing, after)]),
		);
	} catch (error) {
		if (error !== outdated) throw error;
	}
}

const dayAfter = (ctx: Ctx) => new Date(ctx.now().getTime() + 86_400_000).toISOString();

/** Calendars that one run of the schedule looks at. */
const perRun = 100;

/** Looks again where the next slots have passed or the calendar has changed; the schedule calls it. */
export async function refreshStaleSlots(ctx: Ctx): Promise<void> {
	const { results } = await ctx.db.$client
		.prepare("SELECT business_id FROM next_slots WHERE stale_at <= ? ORDER BY stale_at LIMIT ?")
		.bind(ctx.now().toISOString(), perRun)
		.all<{ business_id: string }>();
	await eachAlone(
		ctx,
		() => "refreshStaleSlots",
		results,
		async ({ business_id }) => {
			try {
				await refreshNextSlots(ctx, business_id);
			} catch (error) {
				// At the end of the queue: whoever is at its head is looked at first, again and again.
				await ctx.db.$client
					.prepare("UPDATE next_slots SET stale_at = ? WHERE business_id = ?")
					.bind(dayAfter(ctx), business_id)
					.run();
				throw error;
			}
		},
	);
}
