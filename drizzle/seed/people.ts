import type { Role } from "#domain/ground/callers.ts";
import type { Keys } from "#domain/ground/keys.server.ts";
import type { Language } from "#domain/ground/languages.ts";
import { hashPassword } from "#domain/identity/passwords.server.ts";

/** The password of all demo people; they exist in development only. */
export const demoPassword = "face-to-face-2026";

type DemoPerson = {
	id: string;
	email: string;
	full_name: string;
	role: Role;
	/** Key of the authenticator, base32; null for a person without a second factor. */
	totp: string | null;
};

const madrid = 3117735;

/** One of each role. */
export const demoPeople: readonly DemoPerson[] = [
	{
		id: "11111111-1111-4111-8111-111111111111",
		email: "client@visavis.test",
		full_name: "Amina Haddad",
		role: "user",
		totp: null,
	},
	{
		id: "22222222-2222-4222-8222-222222222222",
		email: "lawyer@visavis.test",
		full_name: "Lucía Ferrer Ortega",
		role: "business",
		totp: "VISAVISLAWYER234567ABCDEFGHIJKLM",
	},
	{
		id: "33333333-3333-4333-8333-333333333333",
		email: "admin@visavis.test",
		full_name: "Ines Moreau",
		role: "admin",
		totp: "VISAVISADMIN234567ABCDEFGHIJKLMN",
	},
];

const createdAt = "2025-06-01T09:00:00.000Z";

/** Loads the demo people, with their factors sealed by the site's keys; the lawyer owns professional number 1. Those that are there stay as they are. */
export async function loadPeople(db: D1Database, keys: Keys): Promise<void> {
	const password_hash = await hashPassword(demoPassword);
	const statements: D1PreparedStatement[] = [];
	for (const person of demoPeople) {
		const { id, totp } = person;
		statements.push(...accountStatements(db, { ...person, password_hash, language: "en", city_id: madrid }));
		if (totp) {
			statements.push(
				db
					.prepare(
						`INSERT OR IGNORE INTO factors (id, user_id, factor_type, status, friendly_name, sealed_secret, created_at, updated_at)
						VALUES (?1, ?1, 'totp', 'verified', 'Demo app', ?2, ?3, ?3)`,
					)
					.bind(id, await keys.seal(totp), createdAt),
			);
		}
	}
	const lawyer = demoPeople.find(({ role }) => role === "business");
	statements.push(ownerStatement(db, 1, lawyer?.id ?? ""));
	await db.batch(statements);
}

/** An account with its profile; one that is there stays as it is. Without a password only a mailed code signs in. */
export const accountStatements = (
	db: D1Database,
	{
		id,
		email,
		full_name,
		role,
		password_hash = null,
		language,
		country_id = "ES",
		city_id = null,
	}: Omit<DemoPerson, "totp"> & {
		password_hash?: string | null;
		language: Language;
		country_id?: string;
		city_id?: number | null;
	},
): D1PreparedStatement[] => [
	db
		.prepare(
			`INSERT OR IGNORE INTO users (id, email, password_hash, email_confirmed_at, user_metadata, app_metadata,
				is_anonymous, created_at, updated_at) VALUES (?1, ?2, ?3, ?4, '{}', '{}', 0, ?4, ?4)`,
		)
		.bind(id, email, password_hash, createdAt),
	db
		.prepare(
			`INSERT OR IGNORE INTO profiles (id, user_id, full_name, phone, country_id, city_id, preferred_language,
				languages, role, onboarded_at, created_at, updated_at)
			VALUES (?1, ?1, ?2, NULL, ?7, (SELECT id FROM cities WHERE id = ?5), ?6, json_array(?6), ?3, ?4, ?4, ?4)`,
		)
		.bind(id, full_name, role, createdAt, city_id, language, country_id),
];

/** Gives professional number `seq` to somebody, unless it is somebody's. */
export const ownerStatement = (db: D1Database, seq: number, user_id: string) =>
	db
		.prepare("INSERT OR IGNORE INTO business_owners (business_id, user_id) SELECT id, ? FROM businesses WHERE seq = ?")
		.bind(user_id, seq);
