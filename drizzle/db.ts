import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

/** What a request has cost so far: Server-Timing, tests and benchmarks read it. */
export class Meter {
	/** Rows read in each round trip to D1, in order: a batch is one. */
	readonly reads: number[] = [];
	rowsWritten = 0;
	/** Milliseconds of SQL as D1 reports them. */
	sqlMs = 0;

	get rowsRead() {
		return this.reads.reduce((sum, rows) => sum + rows, 0);
	}

	/** Counts one round trip with the results it brought. */
	add(results: readonly { meta: D1Meta & Record<string, unknown> }[]) {
		this.reads.push(results.reduce((sum, { meta }) => sum + meta.rows_read, 0));
		for (const { meta } of results) {
			this.rowsWritten += meta.rows_written;
			this.sqlMs += meta.duration;
		}
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
			const results = await binding.batch<T>(statements.map((s) => (s as Metered)[inner]));
			meter.add(results);
			return results;
		},
	} as unknown as D1Database;
}

function meteredStatement(statement: D1PreparedStatement, meter: Meter): Metered {
	async function all<T>() {
		const result = await statement.all<T>();
		meter.add([result]);
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

/** A Drizzle query as a statement of the binding, for a batch that also holds plain SQL. */
export function statementOf(db: Database, query: { toSQL(): { sql: string; params: unknown[] } }): D1PreparedStatement {
	const { sql, params } = query.toSQL();
	return db.$client.prepare(sql).bind(...params);
}
