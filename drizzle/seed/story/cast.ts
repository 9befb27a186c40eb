/** Who plays in the demo story besides the demo people: clients, owners of a few professionals, and whom admins judge. */
import {
	type Admin,
	type Amr,
	type Fresh,
	type Person,
	type Professional,
	type Role,
	requireActor,
	requireFresh,
	requireRole,
} from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import type { Language } from "#domain/ground/languages.ts";
import { accountStatements, demoPeople, ownerStatement } from "../people.ts";

type Client = { key: string; full_name: string; language: Language };

/** Clients of the demo lawyer and of other professionals, in the language in which they write. */
export const storyClients = [
	{ key: "mateo", full_name: "Mateo Quispe", language: "es" },
	{ key: "nadia", full_name: "Nadia Benali", language: "fr" },
	{ key: "fatou", full_name: "Fatou Diallo", language: "fr" },
	{ key: "thiago", full_name: "Thiago Almeida", language: "pt" },
	{ key: "mei", full_name: "Chen Mei", language: "zh" },
	{ key: "priya", full_name: "Priya Nair", language: "en" },
	{ key: "omar", full_name: "Omar Farouk", language: "ar" },
	{ key: "giulia", full_name: "Giulia Conti", language: "it" },
	{ key: "kofi", full_name: "Kofi Mensah", language: "en" },
	{ key: "olena", full_name: "Olena Kovalenko", language: "en" },
	{ key: "rosa", full_name: "Rosa Mamani", language: "es" },
	{ key: "yusuf", full_name: "Yusuf Demir", language: "en" },
	{ key: "valentina", full_name: "Valentina Rojas", language: "es" },
	{ key: "ibrahim", full_name: "Ibrahim Traoré", language: "fr" },
	{ key: "daria", full_name: "Daria Sokolova", language: "ru" },
	{ key: "jorge", full_name: "Jorge Luis Pacheco", language: "es" },
	{ key: "anita", full_name: "Anita Sharma", language: "hi" },
	{ key: "samira", full_name: "Samira Haddad", language: "ar" },
] as const satisfies readonly Client[];
export type ClientKey = (typeof storyClients)[number]["key"];

/** Professionals of the demo data who answer in the story, by their number; each gets an owner. */
export const storyProfessionals = {
	adrian: { seq: 58, full_name: "Adrian Petrescu" },
	maria: { seq: 59, full_name: "Maria Dumitru" },
	hamza: { seq: 86, full_name: "Hamza Boudiaf" },
	carlos: { seq: 157, full_name: "Carlos Vázquez Vargas" },
	camila: { seq: 178, full_name: "Camila García" },
} as const;
export type ProfessionalKey = keyof typeof storyProfessionals;

/** Those with whom the demo admin is concerned. Each has one licence. */
export const watchedProfessionals = {
	rebecca: { seq: 31, full_name: "Rebecca Sullivan", language: "en" },
	daniela: { seq: 42, full_name: "Daniela Bustamante Martínez", language: "es" },
	andre: { seq: 63, full_name: "André Batista", language: "fr" },
} as const;
export type WatchedKey = keyof typeof watchedProfessionals;

type Newcomer = { key: string; full_name: string; language: Language; country_id: string };

/** Who applies to be listed, and one whose account is suspended. */
const storyNewcomers = [
	{ key: "jimena", full_name: "Jimena Paredes Huamán", language: "es", country_id: "PE" },
	{ key: "tiago", full_name: "Tiago Lourenço Pires", language: "pt", country_id: "PT" },
	{ key: "abena", full_name: "Abena Owusu", language: "en", country_id: "GB" },
	{ key: "meriem", full_name: "Meriem Larbi", language: "fr", country_id: "FR" },
	{ key: "arnel", full_name: "Arnel Macaraeg", language: "en", country_id: "CA" },
	{ key: "ilaria", full_name: "Ilaria Palmieri", language: "it", country_id: "IT" },
	{ key: "marcel", full_name: "Marcel Huisman", language: "nl", country_id: "NL" },
] as const satisfies readonly Newcomer[];
export type NewcomerKey = (typeof storyNewcomers)[number]["key"];

/** How the ids of all of them begin. */
export const castIds = "44444444-4444-4444-8444-";
const idOf = (n: number) => castIds + String(n).padStart(12, "0");
const firstOwner = 101;
const firstNewcomer = 201;

type Account = { id: string; full_name: string; email: string; role: Role; language: Language; country_id?: string };

const clients: (Account & { key: ClientKey })[] = storyClients.map((client, n) => ({
	...client,
	id: idOf(n + 1),
	email: `${client.key}@visavis.test`,
	role: "user",
}));

type OwnerKey = ProfessionalKey | WatchedKey;

const owners: (Account & { key: OwnerKey; seq: number })[] = Object.entries({
	...storyProfessionals,
	...watchedProfessionals,
}).map(([key, one], n) => ({
	...{ language: "es", ...one, key: key as OwnerKey, role: "business" },
	id: idOf(firstOwner + n),
	email: `${key}@visavis.test`,
}));

const newcomers: (Account & { key: NewcomerKey })[] = storyNewcomers.map((newcomer, n) => ({
	...{ ...newcomer, id: idOf(firstNewcomer + n), role: "user" },
	email: `${newcomer.key}@visavis.test`,
}));

const cast = [...clients, ...owners, ...newcomers];

/** The accounts of the cast, as new; no password signs in to them. */
export const castStatements = (db: D1Database): D1PreparedStatement[] => [
	// Who was suspended, or listed, in a story that was told before begins again.
	db.prepare(`DELETE FROM users WHERE id LIKE '${castIds}%'`),
	...cast.flatMap((account) => accountStatements(db, account)),
	...owners.map(({ seq, id }) => ownerStatement(db, seq, id)),
];

const demoAccount = (role: Role): Account => {
	const { id, email, full_name } = demoPeople.find((one) => one.role === role) ?? {};
	if (!id || !email || !full_name) throw new Error(`There is no demo person of the role ${role}.`);
	return { id, email, full_name, role, language: "en" };
};

const demoClient = demoAccount("user");
const demoLawyer = demoAccount("business");
const demoAdmin = demoAccount("admin");
const everybody = [demoClient, demoLawyer, demoAdmin, ...cast];

const sessionOf = ({ id }: Account) => `story-${id}`;

/** Commands demand a session that is alive: everybody has one while the story is told. */
export const sessionStatements = (db: D1Database, at: string): D1PreparedStatement[] =>
	everybody.map((account) =>
		db
			.prepare(
				`INSERT INTO sessions (id, user_id, aal, amr, rotations, rotated_at, user_agent, seen_at, created_at)
				VALUES (?1, ?2, 'aal2', '[]', 0, ?3, '', ?3, ?3)`,
			)
			.bind(sessionOf(account), account.id, at),
	);

export const endSessionsStatement = (db: D1Database) => db.prepare("DELETE FROM sessions WHERE id LIKE 'story-%'");

function personOf(account: Account, amr: Amr[] = []): Person {
	const { id, email, full_name, role, language } = account;
	return requireActor({
		...{ session_id: sessionOf(account), user_id: id, profile_id: id, email, phone: null, full_name, role },
		...{ avatar_url: null, preferred_language: language, time_zone: null, aal: "aal2", amr, has_factor: false },
		...{ onboarded_at: null, is_anonymous: false, session_created_at: "", seen_at: "", city_id: null },
		...{ profile_phone: null, created_at: "", live_seq: 0, unread_notifications: 0, unread_messages: 0 },
	});
}

/** The clients of the story as commands take them. */
export const clientOf = (key: ClientKey): Person => personOf(clients.find((one) => one.key === key) as Account);
export const newcomerOf = (key: NewcomerKey): Person => personOf(newcomers.find((one) => one.key === key) as Account);
export const ownerOf = (key: OwnerKey): Professional =>
	requireRole(personOf(owners.find((one) => one.key === key) as Account), "business");
export const amina: Person = personOf(demoClient);
export const ines: Admin = requireRole(personOf(demoAdmin), "admin");
/** The demo admin, who has typed a code of their app just now. */
export const freshInes = (ctx: Ctx): Fresh<Admin> =>
	requireFresh(
		ctx,
		requireRole(personOf(demoAdmin, [{ method: "totp", timestamp: ctx.now().getTime() / 1000 }]), "admin"),
	);
export const lucia: Professional = requireRole(personOf(demoLawyer), "business");
