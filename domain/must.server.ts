import { type SQL, sql } from "drizzle-orm";
import { type Database, statementOf } from "#drizzle/db.ts";
import { must } from "#drizzle/schema/must.ts";
import type { Ctx } from "./context.server.ts";
import type { Actor } from "./identity/identity.ts";
import { Refusal, type RefusalCode } from "./refusal.ts";

/**
 * The first statement of a batch: what must be true for the rest to happen. `truth` is a SELECT that finds a row
 * when it is; else the insert breaks the CHECK of the empty table `must`, and the whole batch with it.
 */
export const mustHold = (db: Database, truth: SQL) => db.insert(must).select(sql`SELECT 0 WHERE NOT EXISTS (${truth})`);

/** Runs a guarded batch; a guard that does not hold becomes this refusal. */
export async function guarded<T>(refusal: RefusalCode | Refusal, batch: Promise<T>): Promise<T> {
	try {
		return await batch;
	} catch (error) {
		if (String(error instanceof Error ? (error.cause ?? error) : error).includes("must_hold"))
			throw typeof refusal === "string" ? new Refusal(refusal) : refusal;
		throw error;
	}
}

/** What must be true for a write, and why it is refused when it is not. */
export type Truth = { holds: SQL; refusal: Refusal };

/**
 * Runs what a person writes in one batch, where their session is alive and all `truths` hold; else
 * writes nothing and throws the refusal of the first that does not (`signed_out` for the session).
 */
export async function writeAs(
	ctx: Ctx,
	actor: Actor,
	statements: D1PreparedStatement[],
	truths: readonly Truth[] = [],
): Promise<D1Result[]> {
	const { db } = ctx;
	const isAlive = sql`EXISTS (SELECT 1 FROM sessions WHERE id = ${actor.session_id} AND user_id = ${actor.user_id})`;
	const all = [{ holds: isAlive, refusal: new Refusal("signed_out") }, ...truths];
	const guard = mustHold(
		db,
		sql`SELECT 1 WHERE ${sql.join(
			all.map(({ holds }) => holds),
			sql` AND `,
		)}`,
	);
	try {
		const [, ...results] = await guarded("conflict", db.$client.batch([statementOf(db, guard), ...statements]));
		return results;
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		const [found] = await db.all<Record<string, number>>(
			sql`SELECT ${sql.join(
				all.map(({ holds }, i) => sql`(${holds}) AS ${sql.identifier(`t${i}`)}`),
				sql`, `,
			)}`,
		);
		throw all.find((_truth, i) => found?.[`t${i}`] === 0)?.refusal ?? error;
	}
}
