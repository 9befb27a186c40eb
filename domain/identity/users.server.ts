import type { Admin, Role } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import type { FactorType, factorStatuses, Mailbox } from "./identity.ts";

/** A second factor, without its secret. */
export type Factor = {
	id: string;
	friendly_name: string | null;
	factor_type: FactorType;
	status: (typeof factorStatuses)[number];
	phone: string | null;
	created_at: string;
	updated_at: string;
};

/** An account with what signing in needs to know of it. */
export type User = {
	id: string;
	email: string | null;
	phone: string | null;
	password_hash: string | null;
	email_confirmed_at: string | null;
	phone_confirmed_at: string | null;
	new_email: string | null;
	email_change_confirmed: Mailbox | null;
	new_phone: string | null;
	user_metadata: Record<string, unknown>;
	app_metadata: Record<string, unknown>;
	is_anonymous: boolean;
	banned_until: string | null;
	deleted_at: string | null;
	last_sign_in_at: string | null;
	created_at: string;
	updated_at: string;
	role: Role;
	preferred_language: string;
	factors: Factor[];
};

/** Of `users u JOIN profiles p`: what `parseUser` reads. */
export const userColumns = `u.*, p.role, p.preferred_language, (
	SELECT json_group_array(json_object('id', id, 'friendly_name', friendly_name, 'factor_type', factor_type,
		'status', status, 'phone', phone, 'created_at', created_at, 'updated_at', updated_at))
	FROM (SELECT * FROM factors WHERE user_id = u.id ORDER BY created_at, id)
) AS factors`;

/** Reads the account that has this id, address or number. */
export const userStatement = (ctx: Ctx, key: "id" | "email" | "phone", value: string) =>
	ctx.db.$client
		.prepare(`SELECT ${userColumns} FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.${key} = ?`)
		.bind(value);

/** Accounts in order of their making, newest first. */
export const usersStatement = (ctx: Ctx, page: { limit: number; offset: number }) =>
	ctx.db.$client
		.prepare(
			`SELECT ${userColumns} FROM users u JOIN profiles p ON p.user_id = u.id
			ORDER BY u.created_at DESC, u.id LIMIT ? OFFSET ?`,
		)
		.bind(page.limit, page.offset);

type Row = Record<string, unknown>;

/** What `userStatement` has read; null for nobody. */
export const userOf = (result: D1Result | undefined): User | null => {
	const row = result?.results[0] as Row | undefined;
	return row ? parseUser(row) : null;
};

export const parseUser = (row: Row): User =>
	({
		...row,
		is_anonymous: row.is_anonymous === 1,
		user_metadata: JSON.parse(row.user_metadata as string),
		app_metadata: JSON.parse(row.app_metadata as string),
		factors: JSON.parse(row.factors as string),
	}) as User;

export async function findUser(ctx: Ctx, key: "id" | "email" | "phone", value: string): Promise<User | null> {
	return userOf(await userStatement(ctx, key, value).all());
}

/** Somebody's account, for admins. Throws `not_found`. */
export async function requireUser(ctx: Ctx, _admin: Admin, id: string): Promise<User> {
	const user = await findUser(ctx, "id", id);
	if (!user) throw new Refusal("not_found");
	return user;
}

export const hasVerifiedFactor = (user: User) => user.factors.some(({ status }) => status === "verified");

/** Who to reach a person by: an address, else a number. */
export const addressOf = ({ email, phone }: Pick<User, "email" | "phone">) =>
	email ? ({ channel: "email", to: email } as const) : phone ? ({ channel: "text", to: phone } as const) : null;

/** Whether a code has come back from one of the account's addresses: until then it is nobody's. */
export const isConfirmed = (user: Pick<User, "email_confirmed_at" | "phone_confirmed_at">) =>
	(user.email_confirmed_at ?? user.phone_confirmed_at) !== null;
