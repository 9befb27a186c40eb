import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/db.ts";
import { must } from "#drizzle/schema/must.ts";
import { Refusal, type RefusalCode } from "./refusal.ts";

/**
 * The first statement of a batch: what must be true for the rest to happen. `truth` is a SELECT that finds a row
 * when it is; else the insert breaks the CHECK of the empty table `must`, and the whole batch with it.
 */
export const mustHold = (db: Database, truth: SQL) => db.insert(must).select(sql`SELECT 0 WHERE NOT EXISTS (${truth})`);

/** Runs a guarded batch; a guard that does not hold becomes a refusal with this code. */
export async function guarded<T>(code: RefusalCode, batch: Promise<T>): Promise<T> {
	try {
		return await batch;
	} catch (error) {
		if (String(error instanceof Error ? (error.cause ?? error) : error).includes("must_hold")) throw new Refusal(code);
		throw error;
	}
}
