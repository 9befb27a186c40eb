import { sql } from "drizzle-orm";
import { statementOf } from "#drizzle/db.ts";
import { appointments } from "#drizzle/schema/appointments.ts";
import { type Appointment, type Choice, limits } from "../appointments.ts";
import type { Ctx } from "../context.server.ts";
import type { Actor } from "../identity/identity.ts";
import { countStatement, requireWithin } from "../identity/limits.server.ts";
import { writeAs } from "../must.server.ts";
import { Refusal } from "../refusal.ts";
import { requireActor } from "../session.server.ts";
import { refreshNextSlots } from "../slots.server.ts";
import { cardsFollow, newRow, offered, readOffer, stillOffered, takeStatements, taking } from "./taking.server.ts";

/**
 * Keeps a time for ten minutes, so that a person can write in peace. Whoever holds one with this professional already
 * exchanges it, and the ten minutes go on running. Throws `signed_out`, `not_found`, `not_bookable`, `invalid`,
 * `forbidden` (own profile), `slot_taken`, `too_many_holds`, `too_fast`, `conflict`.
 */
export async function holdSlot(ctx: Ctx, actor: Actor, choice: Choice): Promise<{ expires_at: string }> {
	const person = requireActor(actor);
	const mine = { client_id: person.user_id, appointment_id: null };
	const now = ctx.now().toISOString();
	const [read, before] = await Promise.all([readOffer(ctx, choice, mine), findHold(ctx, person, choice.business_id)]);
	if (before && before.legal_service_id === choice.legal_service_id && before.starts_at === choice.starts_at)
		return before;
	const { offer, service } = await offered(ctx, choice, mine, read);
	if (offer.owner_id === person.user_id) throw new Refusal("forbidden");
	if (!before) {
		const [counted] = await ctx.db.$client.batch([await countStatement(ctx, "hold", person.user_id)]);
		requireWithin(ctx, "hold", counted, "too_fast");
	}
	const expires_at = before?.expires_at ?? new Date(ctx.now().getTime() + limits.holdSeconds * 1000).toISOString();
	const row = {
		...newRow(ctx, person, choice, offer, service),
		status: "held" as const,
		expires_at,
	};
	const cards = cardsFollow(ctx, choice.business_id, choice.starts_at);
	await taking(
		ctx,
		choice,
		mine,
		writeAs(
			ctx,
			person,
			[
				...dropHolds(ctx, person, choice.business_id),
				statementOf(ctx.db, ctx.db.insert(appointments).values(row)),
				...takeStatements(ctx, offer, { ...row, held_until: expires_at }),
				...cards.statements,
			],
			[
				{
					holds: sql`(SELECT count(*) FROM appointments WHERE client_id = ${person.user_id} AND status = 'held'
						AND expires_at > ${now} AND business_id <> ${choice.business_id}) < ${limits.holds}`,
					refusal: new Refusal("too_many_holds"),
				},
				...stillOffered(ctx, offer, choice.legal_service_id, choice.starts_at, mine),
			],
		),
	);
	cards.after();
	return { expires_at };
}

/** What a person is holding with a professional; null for nothing. */
export async function findHold(ctx: Ctx, { user_id }: Actor, business_id: string) {
	return ctx.db.$client
		.prepare(
			"SELECT legal_service_id, starts_at, mode, expires_at FROM appointments WHERE client_id = ? AND business_id = ? AND status = 'held' AND expires_at > ?",
		)
		.bind(user_id, business_id, ctx.now().toISOString())
		.first<Pick<Appointment, "legal_service_id" | "starts_at" | "mode"> & { expires_at: string }>();
}

/** Takes a person's hold with a professional away, if there is one; cards follow with the schedule. */
export function dropHolds(ctx: Ctx, { user_id }: Actor, business_id: string) {
	const { $client: d1 } = ctx.db;
	const held = "client_id = ?1 AND business_id = ?2 AND status = 'held'";
	return [
		d1
			.prepare(
				`UPDATE next_slots SET stale_at = ?3, revision = revision + 1
				WHERE business_id = ?2 AND EXISTS (SELECT 1 FROM appointments WHERE ${held})`,
			)
			.bind(user_id, business_id, ctx.now().toISOString()),
		d1.prepare(`DELETE FROM appointments WHERE ${held}`).bind(user_id, business_id),
	];
}

/** Gives a held time back. Giving back what is not held is no error. */
export async function dropHold(ctx: Ctx, actor: Actor, business_id: string): Promise<void> {
	await writeAs(ctx, actor, dropHolds(ctx, actor, business_id));
	ctx.after(refreshNextSlots(ctx, business_id));
}

/** Takes back holds that have lapsed; the schedule calls it. Who books such a time does not wait for it. */
export async function expireHolds(ctx: Ctx): Promise<void> {
	const { $client: d1 } = ctx.db;
	const now = ctx.now().toISOString();
	const lapsed = "status = 'held' AND expires_at IS NOT NULL AND expires_at <= ?1";
	await d1.batch([
		d1
			.prepare(
				`UPDATE next_slots SET stale_at = ?1, revision = revision + 1
				WHERE business_id IN (SELECT business_id FROM appointments WHERE ${lapsed})`,
			)
			.bind(now),
		d1.prepare(`DELETE FROM appointments WHERE ${lapsed}`).bind(now),
	]);
}
