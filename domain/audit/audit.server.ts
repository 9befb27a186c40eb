import { sql } from "drizzle-orm";
import type { Admin } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { newId } from "#domain/ground/ids.ts";
import { type Guard, writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import { auditEntries } from "#drizzle/schema/audit.ts";
import type { AuditEntry } from "./audit.ts";

/**
 * Runs what an admin does in one batch with its entry in the audit log, where they are an admin still and all `guards`
 * hold: nothing is done without its entry, and nothing is entered that was not done. Throws `forbidden`, and what
 * `writeAs` throws.
 */
export async function actAs(
	ctx: Ctx,
	admin: Admin,
	entry: AuditEntry,
	statements: readonly D1PreparedStatement[],
	guards: readonly Guard[] = [],
): Promise<D1Result[]> {
	const now = ctx.now().toISOString();
	const isAdmin: Guard = {
		condition: sql`EXISTS (
			SELECT 1 FROM profiles p JOIN users u ON u.id = p.user_id WHERE u.id = ${admin.user_id} AND p.role = 'admin'
			AND (u.banned_until IS NULL OR u.banned_until <= ${now}))`,
		refusal: new Refusal("forbidden"),
	};
	const [, ...results] = await writeAs(
		ctx,
		admin,
		[entryStatement(ctx, admin.user_id, entry), ...statements],
		[isAdmin, ...guards],
	);
	return results;
}

/** The entry of an act, for its batch; `actor_id` is null for the schedule. */
export const entryStatement = (ctx: Ctx, actor_id: string | null, { fields = [], ...entry }: AuditEntry) =>
	statementOf(
		ctx.db,
		ctx.db
			.insert(auditEntries)
			.values({ ...entry, fields, id: newId(), actor_id, created_at: ctx.now().toISOString() }),
	);
