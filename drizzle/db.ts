import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

/**
 * What a request has cost so far: Server-Timing, tests and benchmarks read it. Trips to D1 that set out before the first
 * of them is back are one round: they wait together, and a page that waits once has one.
 */
export class Meter {
	/** Rows read in each round, in order. */
	readonly reads: number[] = [];
	rowsWritten = 0;
	/** Milliseconds of SQL as D1 reports them. */
	sqlMs = 0;
	#isOut = false;

	get rowsRead() {
		return this.reads.reduce((sum, rows) => sum + rows, 0);
	}

	/** A trip, a batch being one, with the results that it brings. */
	async trip<Result extends { meta: D1Meta & Record<string, unknown> }>(asked: Promise<Result[]>): Promise<Result[]> {
		if (!this.#isOut) this.reads.push(0);
		this.#isOut = true;
		const round = this.reads.length - 1;
		const results = await asked.finally(() => {
			this.#isOut = false;
		});
		for (const { meta } of results) {
			this.reads[round] = (this.reads[round] ?? 0) + meta.rows_read;
			this.rowsWritten += meta.rows_written;
			this.sqlMs += meta.duration;
		}
		return results;
	}
}

export type Database = DrizzleD1Database & { $client: D1Database };

/** What asks D1: a binding, or a session of one. */
type Client = Pick<D1DatabaseSession, "prepare" | "batch">;

/** A Drizzle database whose statements, batched or not, add what they cost to `meter`. */
export function connect(binding: Client, meter: Meter): Database {
	return drizzle(meteredDatabase(binding, meter)) as Database;
}

const inner = Symbol("the statement of the binding itself");
type Metered = D1PreparedStatement & { [inner]: D1PreparedStatement };

function meteredDatabase(binding: Client, meter: Meter): D1Database {
	return {
		prepare: (sql: string) => meteredStatement(binding.prepare(sql), meter),
		async batch<T>(statements: D1PreparedStatement[]) {
			return meter.trip(binding.batch<T>(statements.map((s) => (s as Metered)[inner])));
		},
	} as unknown as D1Database;
}

function meteredStatement(statement: D1PreparedStatement, meter: Meter): Metered {
	async function all<T>() {
		const [result] = await meter.trip(statement.all<T>().then((one) => [one]));
		return result as D1Result<T>;
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
