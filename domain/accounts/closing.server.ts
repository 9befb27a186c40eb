import { sql } from "drizzle-orm";
import { actAs } from "#domain/audit/audit.server.ts";
import { deleteFiles } from "#domain/files/files.server.ts";
import type { Admin } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { forEachSafely } from "#domain/ground/for-each-safely.server.ts";
import { type Guard, mustHold } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { identityLimits } from "#domain/identity/identity.ts";
import type { SignedIn } from "#domain/identity/session-tokens.server.ts";
import { accountNotice, batchAs } from "#domain/identity/sessions.server.ts";
import { requireUser } from "#domain/identity/users.server.ts";
import { statementOf } from "#drizzle/db.ts";
import { personalData } from "./personal-data.server.ts";

/** The last admin who can act stays: without them nobody could make another. */
const anotherAdmin = (ctx: Ctx, user_id: string): Guard => ({
	condition: sql`EXISTS (
		SELECT 1 FROM profiles p JOIN users u ON u.id = p.user_id
		WHERE p.role = 'admin' AND u.id <> ${user_id} AND u.deleted_at IS NULL
			AND (u.banned_until IS NULL OR u.banned_until <= ${ctx.now().toISOString()})
		UNION ALL SELECT 1 FROM profiles WHERE user_id = ${user_id} AND role <> 'admin')`,
	refusal: new Refusal("last_admin"),
});

/**
 * Closes an account: signs it out everywhere, ends what was upcoming, and plans its erasure; signing in within 30 days
 * opens it again (what has ended stays so). Throws `last_admin`, and what `batchAs` throws.
 */
export async function closeAccount(ctx: Ctx, { session, user }: SignedIn): Promise<void> {
	const now = ctx.now().toISOString();
	const { $client: d1 } = ctx.db;
	await batchAs(
		ctx,
		session,
		[
			statementOf(ctx.db, mustHold(ctx.db, sql`SELECT 1 WHERE ${anotherAdmin(ctx, user.id).condition}`)),
			d1.prepare("UPDATE users SET deleted_at = ?, updated_at = ? WHERE id = ?").bind(now, now, user.id),
			d1.prepare("DELETE FROM sessions WHERE user_id = ?").bind(user.id),
			await accountNotice(ctx, user, "deletion_planned"),
		],
		"last_admin",
	);
	await endUpcoming(ctx, user.id);
}

/**
 * Ends what people with a closed account (one, or null for all of them) had before them. The schedule calls it too, for
 * what was booked in the moment of closing.
 */
export async function endUpcoming(ctx: Ctx, user_id: string | null = null): Promise<void> {
	for (const { close } of personalData) await close?.(ctx, user_id);
}

/** Accounts that one run of the schedule erases. */
const perRun = 50;

/** Erases accounts whose 30 days are over; the schedule calls it. Answers how many were due. */
export async function eraseClosed(ctx: Ctx): Promise<number> {
	const before = new Date(ctx.now().getTime() - identityLimits.erasureSeconds * 1000).toISOString();
	const { results } = await ctx.db.$client
		.prepare("SELECT id FROM users WHERE deleted_at <= ? ORDER BY deleted_at LIMIT ?")
		.bind(before, perRun)
		.all<{ id: string }>();
	await forEachSafely(
		ctx,
		() => "eraseClosed",
		results,
		({ id }) => erase(ctx, id, before),
	);
	return results.length;
}

/**
 * Erases an account at once, with all that belongs to it; what was upcoming is cancelled. Throws `not_found`,
 * `last_admin`, and what `actAs` throws.
 */
export async function eraseUser(ctx: Ctx, admin: Admin, id: string): Promise<void> {
	await requireUser(ctx, admin, id);
	const now = ctx.now().toISOString();
	const { $client: d1 } = ctx.db;
	await actAs(
		ctx,
		admin,
		{ act: "account_erased", object: "account", object_id: id },
		[
			d1.prepare("UPDATE users SET deleted_at = ? WHERE id = ?").bind(now, id),
			d1.prepare("DELETE FROM sessions WHERE user_id = ?").bind(id),
		],
		[anotherAdmin(ctx, id)],
	);
	await endUpcoming(ctx, id);
	await erase(ctx, id, now);
}

/** Files go first: a row that is still there is tried again. Whoever has come back since `before` is kept. */
async function erase(ctx: Ctx, id: string, before: string): Promise<void> {
	const files = await Promise.all(personalData.map((noun) => noun.files?.(ctx, id) ?? []));
	await deleteFiles(ctx, files.flat());
	await ctx.db.$client.batch([
		...personalData.flatMap((noun) => noun.erase?.(ctx, id, before) ?? []),
		ctx.db.$client.prepare("DELETE FROM users WHERE id = ? AND deleted_at <= ?").bind(id, before),
	]);
}
