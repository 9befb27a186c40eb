import { paperKey } from "./appointment-files.ts";
import type { Ctx } from "./context.server.ts";

/** SQL for whether somebody is not there for anyone: has asked to be erased, or is banned at `now`. */
export const isAway = (user_id: string, now: string) =>
	`EXISTS (SELECT 1 FROM users WHERE id = ${user_id} AND (deleted_at IS NOT NULL OR banned_until > ${now}))`;

/** R2 takes so many keys at once. */
const keysAtOnce = 1000;

export async function deleteFiles(ctx: Ctx, keys: readonly string[]): Promise<void> {
	for (let at = 0; at < keys.length; at += keysAtOnce) await ctx.files.delete(keys.slice(at, at + keysAtOnce));
}

/**
 * The statements that take out of appointments what a person has written in them, on either side, and close the hours
 * of a professional whom they own. They belong before the one that erases the person, in its batch; nothing happens to
 * one who has come back since `before` (ISO 8601).
 */
export function blankStatements(ctx: Ctx, user_id: string, before: string): D1PreparedStatement[] {
	const isGone = "EXISTS (SELECT 1 FROM users WHERE id = ?1 AND deleted_at <= ?2)";
	const asClient = "SELECT id FROM appointments WHERE client_id = ?1";
	const owned = "SELECT business_id FROM business_owners WHERE user_id = ?1";
	const asOwner = `SELECT id FROM appointments WHERE business_id IN (${owned})`;
	const lastParty = `(SELECT party FROM appointment_events e WHERE e.appointment_id = appointments.id
		ORDER BY e.created_at DESC, e.rowid DESC LIMIT 1)`;
	return [
		`UPDATE appointments SET reason = NULL WHERE ${isGone} AND ((client_id = ?1 AND ${lastParty} = 'client')
			OR (id IN (${asOwner}) AND ${lastParty} = 'business'))`,
		`UPDATE appointments SET client_name = '', client_phone = NULL, facts = '', other_party = '',
			idempotency_key = NULL, request_hash = NULL WHERE client_id = ?1 AND ${isGone}`,
		`UPDATE appointment_events SET reason = NULL WHERE ${isGone} AND ((party = 'client' AND appointment_id IN (${asClient}))
			OR (party = 'business' AND appointment_id IN (${asOwner})))`,
		`DELETE FROM appointment_files WHERE ${isGone} AND ((party = 'client' AND appointment_id IN (${asClient}))
			OR (party = 'business' AND appointment_id IN (${asOwner})))`,
		`UPDATE next_slots SET stale_at = ?2, revision = revision + 1 WHERE business_id IN (${owned}) AND ${isGone}`,
		`DELETE FROM availabilities WHERE business_id IN (${owned}) AND ${isGone}`,
	].map((sql) => ctx.db.$client.prepare(sql).bind(user_id, before));
}

/** The papers that a person has put beside appointments: their keys in the file store. */
export async function listPapers(ctx: Ctx, user_id: string): Promise<string[]> {
	const { results } = await ctx.db.$client
		.prepare(
			`SELECT f.id FROM appointment_files f JOIN appointments a ON a.id = f.appointment_id
			WHERE (f.party = 'client' AND a.client_id = ?1) OR (f.party = 'business'
				AND a.business_id IN (SELECT business_id FROM business_owners WHERE user_id = ?1))`,
		)
		.bind(user_id)
		.all<{ id: string }>();
	return results.map(({ id }) => paperKey(id));
}
