import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Miniflare } from "miniflare";

/** The id that wrangler.toml gives the local database: wrangler and Miniflare then open the same file. */
const databaseId = "00000000-0000-0000-0000-000000000001";

/** The folder that holds all local state: `VISAVIS_STATE`, else `.visavis`. */
export const stateFolder = process.env.VISAVIS_STATE ?? ".visavis";

/** A statement whose one parameter is a JSON list. */
export type ListStatement = { sql: string; list: string };

export type OpenDatabase = {
	db: D1Database;
	/** Runs statements in one transaction. Their lists go to the database as they are: much faster than a binding. */
	write: (statements: readonly ListStatement[]) => Promise<void>;
	close: () => Promise<void>;
};

/** Answers `write`: the statements on the first line, a list on each of the others. */
const writer = `export default {
	async fetch(request, env) {
		const [statements, ...lists] = (await request.text()).split("\\n");
		await env.DB.batch(JSON.parse(statements).map((sql, i) => env.DB.prepare(sql).bind(lists[i])));
		return new Response();
	},
}`;

/** Opens the local D1 database under a state folder (or one in memory), for scripts and tests. */
export async function openDatabase(state: string | null): Promise<OpenDatabase> {
	const miniflare = new Miniflare({
		modules: true,
		script: writer,
		compatibilityDate: "2026-04-01",
		d1Databases: { DB: databaseId },
		...(state ? { d1Persist: join(state, "v3", "d1") } : {}),
	});
	return {
		db: (await miniflare.getD1Database("DB")) as unknown as D1Database,
		write: async (statements) => {
			const body = [JSON.stringify(statements.map(({ sql }) => sql)), ...statements.map(({ list }) => list)].join("\n");
			const answer = await miniflare.dispatchFetch("http://localhost", { method: "POST", body });
			if (!answer.ok) throw new Error(`The database refused: ${(await answer.text()).slice(0, 500)}`);
		},
		close: () => miniflare.dispose(),
	};
}

/** Applies the migrations that the database has not seen, in wrangler's own table; answers how many there were. */
export async function migrate(db: D1Database): Promise<number> {
	await db.exec(
		"CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
	);
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
