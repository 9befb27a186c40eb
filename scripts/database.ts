import { readdirSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
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
	kvPersist: join(state, "v3", "kv"),
	durableObjectsPersist: join(state, "v3", "do"),
});

/** By which ids a Worker with this description is bound to its database and its files: they name what lies on the disk. */
async function idsOf(config = "wrangler.toml"): Promise<{ DB: string; FILES: string }> {
	// Loading wrangler takes a second, which tests with a database in memory need not wait for.
	const { unstable_readConfig } = await import("wrangler");
	const { d1_databases: databases, r2_buckets: buckets } = unstable_readConfig({ config });
	const database = databases.find((one: { binding: string }) => one.binding === "DB");
	const bucket = buckets.find((one: { binding: string }) => one.binding === "FILES");
	if (!database || !bucket) throw new Error(`${config} describes no D1 database DB, or no R2 bucket FILES.`);
	return {
		DB: database.preview_database_id ?? database.database_id ?? database.binding,
		FILES: String(bucket.preview_bucket_name ?? bucket.bucket_name ?? bucket.binding),
	};
}

/**
 * Answers a batch of statements as D1 does: one transaction, rows read and written with each result. It is the object that
 * holds the database, under the name by which D1's binding finds it: through the binding each trip takes three times as
 * long, and Miniflare's own way outside the Worker asks several times for each.
 */
const script = `import { DurableObject } from "cloudflare:workers";

const bound = (value) => (typeof value === "boolean" ? Number(value) : value);

export class D1DatabaseObject extends DurableObject {
	async fetch(request) {
		const statements = await request.json();
		const { storage } = this.ctx;
		const answer = ({ sql, values }) => {
			const began = performance.now();
			const cursor = storage.sql.exec(sql, ...values.map(bound));
			const results = cursor.toArray();
			const meta = { duration: performance.now() - began, rows_read: cursor.rowsRead, rows_written: cursor.rowsWritten };
			return { success: true, results, meta };
		};
		try {
			return Response.json(storage.transactionSync(() => statements.map(answer)));
		} catch (error) {
			return new Response("D1_ERROR: " + error.message, { status: 500 });
		}
	}
}

export default { fetch: (request, { DB, ID }) => DB.get(DB.idFromName(ID)).fetch(request) };`;

/**
 * Opens the local D1 database under a state folder (or one in memory), for scripts and tests: the one that a Worker with
 * this `config` serves. `openFiles` opens the file store beside it.
 */
export async function openDatabase(
	state: string | null,
	config?: string,
): Promise<{ db: D1Database; openFiles: () => Promise<R2Bucket>; close: () => Promise<void> }> {
	const ids = state ? await idsOf(config) : null;
	const miniflare = new Miniflare({
		modules: true,
		script,
		compatibilityDate: "2026-04-01",
		unsafeDirectSockets: [{}],
		bindings: { ID: ids?.DB ?? "DB" },
		durableObjects: {
			DB: { className: "D1DatabaseObject", useSQLite: true, unsafeUniqueKey: "miniflare-D1DatabaseObject" },
		},
		r2Buckets: { FILES: ids?.FILES ?? "FILES" },
		...(state && { durableObjectsPersist: persistence(state).d1Persist, r2Persist: persistence(state).r2Persist }),
	});
	// Through Miniflare's own entrance a trip takes 5 ms instead of one.
	const url = await miniflare.unsafeGetDirectURL();
	const agent = new Agent({ keepAlive: true });
	return {
		db: databaseAt((body) => post(url, agent, body)),
		openFiles: async () => (await miniflare.getR2Bucket("FILES")) as unknown as R2Bucket,
		close: async () => {
			agent.destroy();
			await miniflare.dispose();
		},
	};
}

type Statement = D1PreparedStatement & { sql: string; values: unknown[] };
type Answer = { status: number | undefined; body: string };

const post = (url: URL, agent: Agent, body: string): Promise<Answer> =>
	new Promise((resolve, reject) => {
		const asked = request(url, { agent, method: "POST" }, (answer) => {
			text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject);
		});
		asked.on("error", (error: NodeJS.ErrnoException) => {
			// workerd closes a connection that nobody has used for five seconds.
			if (asked.reusedSocket && ["ECONNRESET", "EPIPE"].includes(error.code ?? "")) resolve(post(url, agent, body));
			else reject(error);
		});
		asked.end(body);
	});

/** The part of D1's interface that the domain uses, over the script above: one request a batch. */
function databaseAt(ask: (body: string) => Promise<Answer>): D1Database {
	async function batch(statements: Pick<Statement, "sql" | "values">[]) {
		const { status, body } = await ask(JSON.stringify(statements.map(({ sql, values }) => ({ sql, values }))));
		if (status !== 200) throw new Error(body);
		return JSON.parse(body) as D1Result[];
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
const longestPart = 70_000;

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
