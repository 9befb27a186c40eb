import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

/** What a request has cost so far: Server-Timing, tests and benchmarks read it. */
export class Meter {
	/** Round trips to D1: a batch counts once. */
	trips = 0;
	rowsRead = 0;
	rowsWritten = 0;
	/** Milliseconds of SQL as D1 reports them. */
	sqlMs = 0;

	add(result: { meta: D1Meta & Record<string, unknown> }) {
		this.rowsRead += result.meta.rows_read;
		this.rowsWritten += result.meta.rows_written;
		this.sqlMs += result.meta.duration;
	}
}

export type Database = DrizzleD1Database & { $client: D1Database };

/** A Drizzle database whose statements, batched or not, add what they cost to `meter`. */
export function connect(binding: D1Database, meter: Meter): Database {
	return drizzle(meteredDatabase(binding, meter)) as Database;
}

const inner = Symbol("the statement of the binding itself");
type Metered = D1PreparedStatement & { [inner]: D1PreparedStatement };

function meteredDatabase(binding: D1Database, meter: Meter): D1Database {
	return {
		prepare: (sql: string) => meteredStatement(binding.prepare(sql), meter),
		async batch<T>(statements: D1PreparedStatement[]) {
			meter.trips++;
			const results = await binding.batch<T>(statements.map((s) => (s as Metered)[inner]));
			for (const result of results) meter.add(result);
			return results;
		},
	} as unknown as D1Database;
}

function meteredStatement(statement: D1PreparedStatement, meter: Meter): Metered {
	async function all<T>() {
		meter.trips++;
		const result = await statement.all<T>();
		meter.add(result);
		return result;
	}
	return {
		[inner]: statement,
		bind: (...values: unknown[]) => meteredStatement(statement.bind(...values), meter),
		all,
		run: all,
		// D1 answers raw() and first() without their cost, so both go through all().
		raw: async () => (await all<Record<string, unknown>>()).results.map((row) => Object.values(row)),
		first: async (column?: string) => {
			const row = (await all<Record<string, unknown>>()).results[0] ?? null;
			return row && column ? row[column] : row;
		},
	} as unknown as Metered;
}
