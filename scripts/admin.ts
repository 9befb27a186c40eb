/** Makes an admin: `npm run admin -- create ADDRESS`. The account signs in with a mailed code and adds its factor. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { email } from "#domain/identity/identity.ts";
import { argumentsOf } from "./arguments.ts";
import { migrate, openDatabase, stateFolder } from "./database.ts";

const usage = `npm run admin -- create ADDRESS [--name NAME] [--remote] [--env staging]

Makes the account with this address an admin; where there is none, makes it. Locally (the state of npm start), or with
--remote in the database that wrangler.toml names. Then: sign in at /auth with a mailed code, set a password, and add
an authenticator under Profile, Security: an admin acts as such only after a second factor.`;

const { values, positionals } = argumentsOf(usage, {
	allowPositionals: true,
	options: {
		name: { type: "string" },
		remote: { type: "boolean", default: false },
		env: { type: "string" },
		help: { type: "boolean" },
	},
});
const address = email.safeParse(positionals[1] ?? "");
if (values.help || positionals[0] !== "create" || !address.success) {
	console.log(usage);
	process.exit(values.help ? 0 : 1);
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
const now = quote(new Date().toISOString());
const to = quote(address.data);
const statements = [
	`INSERT INTO users (id, email, email_confirmed_at, user_metadata, app_metadata, is_anonymous, created_at, updated_at)
	VALUES (${quote(crypto.randomUUID())}, ${to}, ${now}, '{}', '{}', 0, ${now}, ${now}) ON CONFLICT (email) DO NOTHING`,
	`INSERT INTO profiles (id, user_id, full_name, languages, created_at, updated_at)
	SELECT ${quote(crypto.randomUUID())}, id, ${values.name ? quote(values.name) : "NULL"}, '[]', ${now}, ${now} FROM users
	WHERE email = ${to} ON CONFLICT (user_id) DO NOTHING`,
	`UPDATE profiles SET role = 'admin', updated_at = ${now} WHERE user_id = (SELECT id FROM users WHERE email = ${to})`,
];

if (values.remote) {
	const folder = mkdtempSync(join(tmpdir(), "visavis-admin-"));
	const file = join(folder, "admin.sql");
	writeFileSync(file, `${statements.join(";\n")};\n`, { mode: 0o600 });
	const where = ["--remote", ...(values.env ? ["--env", values.env] : [])];
	const { status } = spawnSync("wrangler", ["d1", "execute", "DB", ...where, "--yes", "--file", file], {
		stdio: "inherit",
	});
	rmSync(folder, { recursive: true, force: true });
	if (status !== 0) process.exit(status ?? 1);
} else {
	const { db, close } = await openDatabase(stateFolder);
	await migrate(db);
	await db.batch(statements.map((statement) => db.prepare(statement)));
	await close();
}
console.log(`${address.data} is an admin. Sign in at /auth with a mailed code, then add an authenticator.`);
