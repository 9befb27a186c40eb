import { sql } from "drizzle-orm";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { forEachSafely } from "#domain/ground/for-each-safely.server.ts";
import { guarded, mustHold, writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import { letterStatements } from "./account-letters.server.ts";
import { requireProof } from "./proof.server.ts";
import type { SignedIn } from "./session-tokens.server.ts";
import { accountNotice, batchAs } from "./sessions.server.ts";
import { findUser, type User } from "./users.server.ts";

/**
 * Removes a factor; all sessions fall to aal1. Throws `mfa_factor_not_found`, and what `requireProof` throws.
 */
export async function removeFactor(ctx: Ctx, signedIn: SignedIn, factorId: string, nonce?: string): Promise<void> {
	const { session, user } = signedIn;
	const removal = await removeFactorStatements(ctx, user, factorId);
	const proof = await requireProof(ctx, signedIn, nonce);
	await batchAs(ctx, session, [...proof.guards, ...proof.statements, ...removal]);
}

/** What removes a person's factor. Throws `mfa_factor_not_found`. */
export async function removeFactorStatements(ctx: Ctx, user: User, factorId: string): Promise<D1PreparedStatement[]> {
	const factor = user.factors.find(({ id }) => id === factorId);
	if (!factor) throw new Refusal("mfa_factor_not_found");
	const { $client: d1 } = ctx.db;
	return [
		d1.prepare("DELETE FROM factors WHERE id = ? AND user_id = ?").bind(factorId, user.id),
		...(factor.status === "verified"
			? [
					withoutFactorsStatement(ctx, user.id),
					await accountNotice(ctx, user, "factor_removed", { what: factor.friendly_name ?? factor.factor_type }),
				]
			: []),
		// With the last factor, as the table has it by now: two devices may each remove one at once.
		d1
			.prepare(
				`DELETE FROM recovery_codes WHERE user_id = ?1
				AND NOT EXISTS (SELECT 1 FROM factors WHERE user_id = ?1 AND status = 'verified')`,
			)
			.bind(user.id),
		d1
			.prepare(
				`DELETE FROM factor_removals WHERE user_id = ?1
				AND NOT EXISTS (SELECT 1 FROM factors WHERE user_id = ?1 AND status = 'verified')`,
			)
			.bind(user.id),
	];
}

/** All sessions of a person as if they had given no second factor. */
const withoutFactorsStatement = (ctx: Ctx, user_id: string) =>
	ctx.db.$client
		.prepare(
			`UPDATE sessions SET aal = 'aal1', amr = (SELECT json_group_array(json(value)) FROM json_each(amr)
				WHERE value ->> 'method' NOT IN ('totp', 'phone', 'recovery_code')) WHERE user_id = ?`,
		)
		.bind(user_id);

/** Forgets a planned removal: it was done, was stopped, or is no longer possible. */
export const dropRemovalStatement = (ctx: Ctx, user_id: string) =>
	ctx.db.$client.prepare("DELETE FROM factor_removals WHERE user_id = ?").bind(user_id);

/** Keeps one's second steps, which an admin was to remove. Throws `not_now` where nothing is planned, `signed_out`. */
export async function keepFactors(ctx: Ctx, person: Person): Promise<void> {
	const condition = sql`EXISTS (SELECT 1 FROM factor_removals WHERE user_id = ${person.user_id})`;
	await writeAs(
		ctx,
		person,
		[dropRemovalStatement(ctx, person.user_id)],
		[{ condition, refusal: new Refusal("not_now") }],
	);
}

/** When an admin removes a person's second steps; null where that is not planned. */
export async function findFactorRemoval(ctx: Ctx, person: Person): Promise<string | null> {
	const row = await ctx.db.$client
		.prepare("SELECT due_at FROM factor_removals WHERE user_id = ?")
		.bind(person.user_id)
		.first<{ due_at: string }>();
	return row?.due_at ?? null;
}

/** Removals that one run of the schedule does. */
const perRun = 50;

/** Removes the second steps whose owners have not kept them for a day; the schedule calls it. */
export async function removeLostFactors(ctx: Ctx): Promise<void> {
	const { results } = await ctx.db.$client
		.prepare("SELECT user_id FROM factor_removals WHERE due_at <= ? ORDER BY due_at LIMIT ?")
		.bind(ctx.now().toISOString(), perRun)
		.all<{ user_id: string }>();
	await forEachSafely(
		ctx,
		() => "removeLostFactors",
		results,
		({ user_id }) => removeFactors(ctx, user_id),
	);
}

/** All second steps and recovery codes, where their removal is due still; the sessions that they had opened fall to aal1. */
async function removeFactors(ctx: Ctx, user_id: string): Promise<void> {
	const user = await findUser(ctx, "id", user_id);
	if (!user) return;
	const { $client: d1 } = ctx.db;
	const isDue = sql`SELECT 1 FROM factor_removals WHERE user_id = ${user_id} AND due_at <= ${ctx.now().toISOString()}`;
	await guarded(
		"not_now",
		d1.batch([
			statementOf(ctx.db, mustHold(ctx.db, isDue)),
			d1.prepare("DELETE FROM factors WHERE user_id = ?").bind(user_id),
			d1.prepare("DELETE FROM recovery_codes WHERE user_id = ?").bind(user_id),
			withoutFactorsStatement(ctx, user_id),
			dropRemovalStatement(ctx, user_id),
			...(await letterStatements(ctx, user, "factors_removed", {})),
		]),
	).catch((error) => {
		// Kept at the last moment.
		if (!(error instanceof Refusal)) throw error;
	});
}
