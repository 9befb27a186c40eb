/** The rows of a new account. */
import { sql } from "drizzle-orm";
import type { Ctx } from "#domain/ground/context.server.ts";
import type { Guard } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { personName } from "#domain/ground/typed-text.ts";
import { cleanMetadata } from "./identity.ts";
import { hashPassword } from "./passwords.server.ts";
import { findUser, type User } from "./users.server.ts";

/** What an account is known by. */
export type Identifier = { kind: "email" | "phone"; value: string };

export type NewUser = { password_hash: string | null; user_metadata: Record<string, unknown>; locale: string };

/** A user as it is before anything is known of it. */
export function newUser(ctx: Ctx, who: Identifier | null, { password_hash, user_metadata, locale }: NewUser): User {
	const now = ctx.now().toISOString();
	return {
		id: crypto.randomUUID(),
		email: who?.kind === "email" ? who.value : null,
		phone: who?.kind === "phone" ? who.value : null,
		password_hash,
		email_confirmed_at: null,
		phone_confirmed_at: null,
		new_email: null,
		email_change_confirmed: null,
		new_phone: null,
		user_metadata,
		app_metadata: {},
		is_anonymous: who === null,
		banned_until: null,
		deleted_at: null,
		last_sign_in_at: null,
		created_at: now,
		updated_at: now,
		role: "user",
		preferred_language: locale,
		factors: [],
	};
}

/**
 * The rows of a new account; nothing is written where the address or number is taken. `isWanted` false writes nothing
 * with the same work.
 */
export function createUserStatements(ctx: Ctx, user: User, isWanted = true): D1PreparedStatement[] {
	const { $client: d1 } = ctx.db;
	const column = user.phone !== null && user.email === null ? "phone" : "email";
	const insert = d1
		.prepare(
			`INSERT INTO users (id, email, phone, password_hash, email_confirmed_at, phone_confirmed_at, user_metadata,
				app_metadata, is_anonymous, banned_until, created_at, updated_at)
			SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?11 WHERE ?12
			ON CONFLICT (${column}) DO NOTHING`,
		)
		.bind(
			user.id,
			user.email,
			user.phone,
			user.password_hash,
			user.email_confirmed_at,
			user.phone_confirmed_at,
			JSON.stringify(user.user_metadata),
			JSON.stringify(user.app_metadata),
			user.is_anonymous ? 1 : 0,
			user.banned_until,
			user.created_at,
			isWanted ? 1 : 0,
		);
	const profile = d1
		.prepare(
			`INSERT INTO profiles (id, user_id, full_name, preferred_language, languages, role, created_at, updated_at)
			SELECT ?1, id, ?3, ?4, '[]', ?5, ?6, ?6 FROM users WHERE id = ?2`,
		)
		.bind(
			crypto.randomUUID(),
			user.id,
			fullNameOf(user.user_metadata),
			user.preferred_language,
			user.role,
			user.created_at,
		);
	return [insert, profile];
}

/** The name that a person gives at sign-up; null for none, and for what is no name. */
export function fullNameOf({ full_name }: Record<string, unknown>): string | null {
	return typeof full_name === "string"
		? (personName.safeParse(full_name.trim().slice(0, textLimits.personName)).data ?? null)
		: null;
}

/** Of two who take an address at once one has been slower: their account was not made, and nothing of it may be. */
export const madeStatement = (ctx: Ctx, { id }: User) =>
	ctx.db.$client.prepare("INSERT INTO must (ok) SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM users WHERE id = ?)").bind(id);

/**
 * An account as an admin makes it: what writes it, and what must hold for that. Throws `email_exists`, `phone_exists`.
 */
export async function prepareUser(ctx: Ctx, given: Partial<User> & { password?: string | undefined }) {
	const { password, ...fields } = given;
	const blank = newUser(ctx, null, {
		password_hash: password ? await hashPassword(password, ctx.rules.passwordCost) : null,
		user_metadata: {},
		locale: "en",
	});
	const user_metadata = cleanMetadata(fields.user_metadata ?? {});
	const user: User = { ...blank, ...fields, user_metadata, is_anonymous: false };
	const guards: Guard[] = [];
	for (const kind of ["email", "phone"] as const) {
		const value = user[kind];
		if (!value) continue;
		const refusal = new Refusal(`${kind}_exists`);
		if (await findUser(ctx, kind, value)) throw refusal;
		const condition = sql`NOT EXISTS (SELECT 1 FROM users WHERE ${sql.identifier(kind)} = ${value})`;
		guards.push({ condition, refusal });
	}
	return { user, statements: createUserStatements(ctx, user), guards };
}
