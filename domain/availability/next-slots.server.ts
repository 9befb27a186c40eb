/** The next free times of a professional, as cards and the order "soonest" know them. */
import { sql } from "drizzle-orm";
import type { Ctx } from "#domain/ground/context.server.ts";
import { daysAfter } from "#domain/ground/days.ts";
import { dayMs, hourMs } from "#domain/ground/durations.ts";
import { forEachSafely } from "#domain/ground/for-each-safely.server.ts";
import { guarded, mustHold } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { dateIn } from "#domain/ground/time.ts";
import { outdated, readListed } from "#domain/listings/listings.server.ts";
import { reindex } from "#domain/search/index.server.ts";
import { listingOf } from "#domain/search/listing.ts";
import { statementOf } from "#drizzle/db.ts";
import type { Availability } from "./availability.ts";
import { busyOf, busyStatements, offerOf, offerStatement } from "./slots.server.ts";
import { type Busy, freeDays } from "./slots.ts";

/** How many free beginnings a result card shows. */
const cardSlots = 3;

const daysAhead = 14;

/** What cards and filters know of a calendar, and until when it is so. */
export function nextSlotsOf(availability: Availability, busy: Busy, minutes: number, now: string) {
	const from = dateIn(availability.time_zone, Date.parse(now));
	const until = daysAfter(from, daysAhead);
	const free = freeDays(availability, busy, { minutes, from, until, now });
	const slots = free.flatMap((one) => one.slots);
	const noticeMs = availability.notice_hours * hourMs;
	// The first can be booked until then; a week later days have come that nobody has looked at.
	const soonest = slots[0] ? Date.parse(slots[0]) - noticeMs + 1 : Number.POSITIVE_INFINITY;
	const stale = Math.min(soonest, Date.parse(now) + (daysAhead / 2) * dayMs);
	const days = free.map(({ day }) => day);
	return { slots: slots.slice(0, cardSlots), days, stale_at: new Date(stale).toISOString() };
}

/** Whether what cards know of a calendar may change with these times: they know of the next fourteen days only. */
export const isNear = (ctx: Ctx, ...instants: readonly string[]) =>
	instants.some((instant) => Date.parse(instant) - ctx.now().getTime() < (daysAhead + 2) * dayMs);

/** Says that a calendar has changed: what cards know of it is looked for again. */
export const touchStatement = (ctx: Ctx, business_id: string) =>
	ctx.db.$client
		.prepare("UPDATE next_slots SET stale_at = ?, revision = revision + 1 WHERE business_id = ?")
		.bind(ctx.now().toISOString(), business_id);

/** The same for a calendar that may have opened just now. */
export const openStatement = (ctx: Ctx, business_id: string) =>
	ctx.db.$client
		.prepare(
			`INSERT INTO next_slots (business_id, slots, days, stale_at, revision) VALUES (?1, '[]', '[]', ?2, 1)
			ON CONFLICT (business_id) DO UPDATE SET stale_at = ?2, revision = revision + 1`,
		)
		.bind(business_id, ctx.now().toISOString());

/**
 * Looks again for the next free slots of a professional, and brings search up to date where the first of them or the
 * days have changed. Written only where neither calendar nor listing has changed meanwhile: else it stays stale, and is
 * looked at again.
 */
export async function refreshNextSlots(ctx: Ctx, business_id: string): Promise<void> {
	const { $client: d1 } = ctx.db;
	const now = ctx.now().toISOString();
	const from = dateIn("UTC", ctx.now().getTime() - dayMs);
	const until = dateIn("UTC", ctx.now().getTime() + (daysAhead + 1) * dayMs);
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
	const { profile, city, standing, listing, isAsRead: isListingAsRead } = listed;
	const after = listingOf(profile, city, { ...standing, next_slot, free_days: next.days });
	const isAsRead = sql`SELECT 1 FROM next_slots WHERE business_id = ${business_id} AND revision = ${row.revision} AND ${isListingAsRead}`;
	try {
		await guarded(
			outdated,
			d1.batch([statementOf(ctx.db, mustHold(ctx.db, isAsRead)), update, ...reindex(d1, listing, after)]),
		);
	} catch (error) {
		if (error !== outdated) throw error;
	}
}

const dayAfter = (ctx: Ctx) => new Date(ctx.now().getTime() + dayMs).toISOString();

/** Calendars that one run of the schedule looks at. */
const perRun = 100;

/** Looks again where the next slots have passed or the calendar has changed; the schedule calls it. */
export async function refreshStaleSlots(ctx: Ctx): Promise<void> {
	const { results } = await ctx.db.$client
		.prepare("SELECT business_id FROM next_slots WHERE stale_at <= ? ORDER BY stale_at LIMIT ?")
		.bind(ctx.now().toISOString(), perRun)
		.all<{ business_id: string }>();
	await forEachSafely(
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
