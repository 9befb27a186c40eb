import { sql } from "drizzle-orm";
import { refreshNextSlots } from "#domain/availability/next-slots.server.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { writeAs } from "#domain/ground/must.server.ts";
import { countStatement, requireWithin } from "#domain/ground/rate-limits.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import { appointments } from "#drizzle/schema/appointments.ts";
import { type Appointment, appointmentLimits, type Choice } from "./appointments.ts";
import { cardsFollow, newRow, offered, readOffer, reserve, stillOffered, takeStatements } from "./reserving.server.ts";

/**
 * Keeps a time for ten minutes, so that a person can write in peace. Whoever holds one with this professional already
 * exchanges it, and the ten minutes go on running. Throws `signed_out`, `not_found`, `not_bookable`, `invalid`,
 * `forbidden` (own profile), `slot_taken`, `too_many_holds`, `too_fast`, `conflict`.
 */
export async function holdSlot(ctx: Ctx, person: Person, choice: Choice): Promise<{ expires_at: string }> {
	const ownTime = { client: person, appointment_id: null };
	const now = ctx.now().toISOString();
	const [read, before] = await Promise.all([
		readOffer(ctx, choice, ownTime),
		findHold(ctx, person, choice.business_id),
	]);
	if (before && before.legal_service_id === choice.legal_service_id && before.starts_at === choice.starts_at)
		return before;
	const { offer, service } = await offered(ctx, choice, ownTime, read);
	if (offer.owner_id === person.user_id) throw new Refusal("forbidden");
	if (!before) {
		const [inAll, withOne] = await ctx.db.$client.batch([
			await countStatement(ctx, "hold", person.user_id),
			await countStatement(ctx, "holdWithOne", `${person.user_id} ${choice.business_id}`),
		]);
		requireWithin(ctx, "hold", inAll, "too_fast");
		requireWithin(ctx, "holdWithOne", withOne, "too_fast");
	}
	const expires_at =
		before?.expires_at ?? new Date(ctx.now().getTime() + appointmentLimits.holdSeconds * 1000).toISOString();
	const row = {
		...newRow(ctx, person, choice, offer, service),
		status: "held" as const,
		expires_at,
	};
	const cards = cardsFollow(ctx, choice.business_id, choice.starts_at);
	await reserve(
		ctx,
		choice,
		ownTime,
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
					condition: sql`(SELECT count(*) FROM appointments WHERE client_id = ${person.user_id} AND status = 'held'
						AND expires_at > ${now} AND business_id <> ${choice.business_id}) < ${appointmentLimits.holds}`,
					refusal: new Refusal("too_many_holds"),
				},
				...stillOffered(ctx, offer, choice.legal_service_id, choice.starts_at, ownTime),
			],
		),
	);
	cards.after();
	return { expires_at };
}

/** What a person is holding with a professional; null for nothing. */
export async function findHold(ctx: Ctx, { user_id }: Person, business_id: string) {
	return ctx.db.$client
		.prepare(
			"SELECT legal_service_id, starts_at, mode, expires_at FROM appointments WHERE client_id = ? AND business_id = ? AND status = 'held' AND expires_at > ?",
		)
		.bind(user_id, business_id, ctx.now().toISOString())
		.first<Pick<Appointment, "legal_service_id" | "starts_at" | "mode"> & { expires_at: string }>();
}

/** Takes a person's hold with a professional away, if there is one; cards follow with the schedule. */
export function dropHolds(ctx: Ctx, { user_id }: Person, business_id: string) {
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
export async function dropHold(ctx: Ctx, person: Person, business_id: string): Promise<void> {
	await writeAs(ctx, person, dropHolds(ctx, person, business_id));
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
