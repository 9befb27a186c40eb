import { type SQL, sql } from "drizzle-orm";
import { type Database, statementOf } from "#drizzle/db.ts";
import { must } from "#drizzle/schema/must.ts";
import type { Person } from "./callers.ts";
import type { Ctx } from "./context.server.ts";
import { Refusal, type RefusalCode } from "./refusal.ts";

/**
 * The first statement of a batch: what must be true for the rest to happen. `found` is a SELECT that finds a row
 * when it is; else the insert breaks the CHECK of the empty table `must`, and the whole batch with it.
 */
export const mustHold = (db: Database, found: SQL) => db.insert(must).select(sql`SELECT 0 WHERE NOT EXISTS (${found})`);

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
export type Guard = { condition: SQL; refusal: Refusal };

/**
 * Runs what a person writes in one batch, where their session is alive and all `guards` hold; else
 * writes nothing and throws the refusal of the first that does not (`signed_out` for the session).
 */
export async function writeAs(
	ctx: Ctx,
	person: Person,
	statements: D1PreparedStatement[],
	guards: readonly Guard[] = [],
): Promise<D1Result[]> {
	const { db } = ctx;
	const isAlive = sql`EXISTS (SELECT 1 FROM sessions WHERE id = ${person.session_id} AND user_id = ${person.user_id})`;
	const all = [{ condition: isAlive, refusal: new Refusal("signed_out") }, ...guards];
	const guard = mustHold(
		db,
		sql`SELECT 1 WHERE ${sql.join(
			all.map(({ condition }) => condition),
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
				all.map(({ condition }, i) => sql`(${condition}) AS ${sql.identifier(`g${i}`)}`),
				sql`, `,
			)}`,
		);
		throw all.find((_guard, i) => found?.[`g${i}`] === 0)?.refusal ?? error;
	}
}
