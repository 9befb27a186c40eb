import { readdirSync, readFileSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrate, openDatabase } from "#scripts/database.ts";

/** A database as it stood before a migration. */
async function before(migration: string) {
	const state = await mkdtemp(join(tmpdir(), "visavis-migrations-"));
	const { db, close } = await openDatabase(state);
	await db.prepare("CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT UNIQUE, applied_at TIMESTAMP)").run();
	for (const name of readdirSync("migrations").sort()) {
		if (!name.endsWith(".sql") || name >= migration) continue;
		const statements = readFileSync(join("migrations", name), "utf8").split("--> statement-breakpoint");
		await db.batch([
			...statements.map((statement) => db.prepare(statement)),
			db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
		]);
	}
	return {
		db,
		close: async () => {
			await close();
			rmSync(state, { recursive: true });
		},
	};
}

/** Writes a row with these values; of the other columns that want one, the empty text or zero. */
async function insert(db: D1Database, table: string, given: Record<string, string | number>) {
	const { results } = await db
		.prepare(`PRAGMA table_info(${table})`)
		.all<{ name: string; type: string; notnull: number; dflt_value: string | null }>();
	const wanted = results.filter(({ name, notnull, dflt_value }) => name in given || (notnull && dflt_value === null));
	const values = wanted.map(({ name, type }) => given[name] ?? (type === "text" ? "" : 0));
	await db
		.prepare(`INSERT INTO ${table} (${wanted.map(({ name }) => name)}) VALUES (${wanted.map(() => "?")})`)
		.bind(...values)
		.run();
}

test("Reports of messages and of reviews, kept apart before, are reports: none is lost, and what was decided stays so", async () => {
	const { db, close } = await before("0018");
	await insert(db, "countries", { id: "ES" });
	await insert(db, "cities", { id: 1, country_id: "ES" });
	await insert(db, "legal_services", { id: "visa" });
	await insert(db, "businesses", { id: "b1", city_id: 1, country_id: "ES", seq: 1 });
	for (const id of ["u1", "u2"]) await insert(db, "users", { id });
	await insert(db, "threads", { id: "t1", business_id: "b1", client_id: "u1" });
	await insert(db, "message_reports", {
		...{ id: "p1", reference: "R-22222222", thread_id: "t1", user_id: "u1", party: "client" },
		...{ kind: "fraud", reason: "They want money.", created_at: "2026-01-01" },
	});
	await insert(db, "reported_messages", { report_id: "p1", message_id: "m1", seq: 2, body: "Send money." });
	for (const [i, status] of ["reported", "published", "removed"].entries()) {
		const appointment = { id: `a${i}`, business_id: "b1", client_id: "u1", legal_service_id: "visa" };
		await insert(db, "appointments", appointment);
		const review = { id: `r${i}`, appointment_id: `a${i}`, business_id: "b1", client_id: "u1", status };
		await insert(db, "reviews", { ...review, status_reason: status === "removed" ? "It names somebody." : "" });
		await insert(db, "review_reports", {
			review_id: `r${i}`,
			user_id: "u2",
			reason: "False.",
			created_at: "2026-02-02",
		});
	}
	// Its reporter is gone, and the report with them.
	await insert(db, "appointments", { id: "a9", business_id: "b1", client_id: "u1", legal_service_id: "visa" });
	await insert(db, "reviews", { id: "r9", appointment_id: "a9", business_id: "b1", status: "reported" });
	expect(await migrate(db)).toBeGreaterThanOrEqual(2);
	const { results } = await db
		.prepare(
			`SELECT object, object_id, user_id, kind, reason, decided_at, is_upheld, answer FROM reports ORDER BY object_id`,
		)
		.all();
	const ofReview = { object: "review", user_id: "u2", kind: "abuse", reason: "False." };
	const waiting = { decided_at: null, is_upheld: null, answer: null };
	expect(results).toEqual([
		{ ...ofReview, object_id: "r0", ...waiting },
		{ ...ofReview, object_id: "r1", decided_at: "2026-02-02", is_upheld: 0, answer: "" },
		{ ...ofReview, object_id: "r2", decided_at: "2026-02-02", is_upheld: 1, answer: "It names somebody." },
		{ object: "thread", object_id: "t1", user_id: "u1", kind: "fraud", reason: "They want money.", ...waiting },
	]);
	const { results: reviews } = await db.prepare("SELECT id, status FROM reviews ORDER BY id").all();
	expect(reviews.map(({ id, status }) => [id, status])).toEqual([
		["r0", "reported"],
		["r1", "published"],
		["r2", "removed"],
		["r9", "published"],
	]);
	const { results: named } = await db.prepare("SELECT reference FROM reports").all<{ reference: string }>();
	expect(new Set(named.map(({ reference }) => reference)).size).toBe(4);
	for (const { reference } of named) expect(reference).toMatch(/^R-[2-9A-HJKMNP-Z]{8}$/);
	const { results: shown } = await db.prepare("SELECT report_id, seq, body FROM report_messages").all();
	expect(shown).toEqual([{ report_id: "p1", seq: 2, body: "Send money." }]);
	await close();
});
