import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { breachedStatements } from "#drizzle/seed/breached-passwords.ts";
import { loadPlaces } from "#drizzle/seed/places.ts";
import { referenceStatements } from "#drizzle/seed/reference.ts";

/** The folder that holds all local state: `VISAVIS_STATE`, else `.visavis`. */
export const stateFolder = process.env.VISAVIS_STATE ?? ".visavis";

/** Where Miniflare and wrangler keep state, so that both open the same. */
export const persistence = (state: string) => ({
	d1Persist: join(state, "v3", "d1"),
	r2Persist: join(state, "v3", "r2"),
	durableObjectsPersist: join(state, "v3", "do"),
});

/** The id of the database that a Worker with this description is bound to: it names the file. */
async function databaseIdOf(config = "wrangler.toml"): Promise<string> {
	// Loading wrangler takes a second, which tests with a database in memory need not wait for.
	const { unstable_readConfig } = await import("wrangler");
	const { d1_databases: databases } = unstable_readConfig({ config });
	const database = databases.find((one: { binding: string }) => one.binding === "DB");
	if (!database) throw new Error(`${config} describes no D1 database with the binding DB.`);
	return database.preview_database_id ?? database.database_id ?? database.binding;
}

/** Answers a batch of statements. Miniflare's own binding outside the Worker asks several times for each. */
const script = `export default {
	async fetch(request, env) {
		const statements = await request.json();
		try {
			return Response.json(await env.DB.batch(statements.map(({ sql, values }) => env.DB.prepare(sql).bind(...values))));
		} catch (error) {
			return new Response(error.message, { status: 500 });
		}
	},
}`;

/**
 * Opens the local D1 database under a state folder (or one in memory), for scripts and tests: the one that a Worker with
 * this `config` serves, for its id names the file.
 */
export async function openDatabase(
	state: string | null,
	config?: string,
): Promise<{ db: D1Database; close: () => Promise<void> }> {
	const miniflare = new Miniflare({
		modules: true,
		script,
		compatibilityDate: "2026-04-01",
		...(state
			? {
					d1Databases: { DB: await databaseIdOf(config) },
					d1Persist: persistence(state).d1Persist,
				}
			: { d1Databases: ["DB"] }),
	});
	const url = (await miniflare.ready).href;
	return {
		db: databaseAt((body) => miniflare.dispatchFetch(url, { method: "POST", body })),
		close: () => miniflare.dispose(),
	};
}

type Statement = D1PreparedStatement & { sql: string; values: unknown[] };
type Ask = (body: string) => Promise<{ ok: boolean; text: () => Promise<string> }>;

/** The part of D1's interface that the domain uses, over the script above: one request a batch. */
function databaseAt(ask: Ask): D1Database {
	async function batch(statements: Pick<Statement, "sql" | "values">[]) {
		const answer = await ask(JSON.stringify(statements.map(({ sql, values }) => ({ sql, values }))));
		const text = await answer.text();
		if (!answer.ok) throw new Error(text);
		return JSON.parse(text) as D1Result[];
	}
	const statement = (sql: string, values: unknown[]): Statement => {
		const all = async () => (await batch([{ sql, values }]))[0];
		return {
			sql,
			values,
			bind: (...bound: unknown[]) => statement(sql, bound),
			all,
			run: all,
			first: async () => (await all())?.results[0] ?? null,
		} as unknown as Statement;
	};
	return { prepare: (sql: string) => statement(sql, []), batch } as unknown as D1Database;
}

/** D1 takes statements of at most 100 kB: what they hold is cut into parts of at most this many bytes. */
const longestPart = 60_000;

/** The reference data as SQL, a statement a line, for a database that only wrangler reaches. */
export async function referenceSql(): Promise<string[]> {
	const db = databaseAt(() => Promise.reject(new Error("This database only takes notes.")));
	const statements = [
		...referenceStatements(db, loadPlaces(), longestPart),
		...(await breachedStatements(db, longestPart)),
	] as Statement[];
	return statements.map(({ sql, values }) => {
		const [before = "", after = ""] = sql.split("?");
		return `${before}'${String(values[0]).replaceAll("'", "''")}'${after}`.replace(/\s*\n\s*/g, " ");
	});
}

/** Applies the migrations that the database has not seen, in wrangler's own table; answers how many there were. */
export async function migrate(db: D1Database): Promise<number> {
	await db
		.prepare(
			"CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
		)
		.run();
	const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
	const applied = new Set(results.map((row) => row.name));
	const pending = readdirSync("migrations")
		.filter((name) => name.endsWith(".sql") && !applied.has(name))
		.sort();
	for (const name of pending) {
		const statements = readFileSync(join("migrations", name), "utf8").split("--> statement-breakpoint");
		await db.batch([
			...statements.map((statement) => db.prepare(statement)),
			db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
		]);
	}
	return pending.length;
}
