import { sql } from "drizzle-orm";
import * as z from "zod";
import { actAs } from "#domain/audit/audit.server.ts";
import type { AuditAct } from "#domain/audit/audit.ts";
import type { Admin } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import type { Guard } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { planStatement } from "#domain/outbox/plan.server.ts";
import { decideByProgram } from "./account-decisions.server.ts";
import { letterStatements } from "./account-letters.server.ts";
import { makeCode, saveCodeStatement } from "./codes.server.ts";
import { dropRemovalStatement, removeFactorStatements } from "./factor-removal.server.ts";
import type { CodePurpose } from "./identity.ts";
import { prepareUser } from "./new-users.server.ts";
import type { IdentityNotice } from "./notices.ts";
import { hashPassword } from "./passwords.server.ts";
import { linkOf, sendCode } from "./send-codes.server.ts";
import { addressOf, findUser, isConfirmed, parseUser, requireUser, type User, usersStatement } from "./users.server.ts";

/** A page of all accounts, newest first, with how many there are. */
export async function listUsers(
	ctx: Ctx,
	_admin: Admin,
	page: { limit: number; offset: number },
): Promise<{ users: User[]; total: number }> {
	const { $client: d1 } = ctx.db;
	const [read, counted] = await d1.batch<Record<string, unknown>>([
		usersStatement(ctx, page),
		d1.prepare("SELECT count(*) AS total FROM users"),
	]);
	return { users: (read?.results ?? []).map(parseUser), total: Number(counted?.results[0]?.total ?? 0) };
}

export const linkTypes = [
	"signup",
	"invite",
	"magiclink",
	"recovery",
	"email_change_new",
	"email_change_current",
] as const;

/** What the code of each type of link is good for. */
const purposeOfLink = {
	signup: "sign_in",
	invite: "sign_in",
	magiclink: "sign_in",
	recovery: "recovery",
	email_change_new: "email_change",
	email_change_current: "email_change_current",
} as const satisfies Record<Link["type"], CodePurpose>;

export type Link = {
	type: (typeof linkTypes)[number];
	email: string;
	/** Of a change of address. */
	new_email?: string | undefined;
	password?: string | undefined;
	data: Record<string, unknown>;
	next: string | null;
};

/** What the log of admins says of an account. */
const entryOf = (act: AuditAct, user: Pick<User, "id">, fields: readonly string[] = []) =>
	({ act, object: "account", object_id: user.id, fields }) as const;

/**
 * A code and link that an admin hands on themself; for a sign-up or an invitation the account is made with it. Whoever has
 * one is told. Throws `email_exists`, `not_found`, `validation_failed` for a change of address without the new one,
 * `own_case`, `not_now` for another admin's account, and what `actAs` throws.
 */
export async function makeLink(ctx: Ctx, admin: Admin, { type, email, new_email, password, data, next }: Link) {
	const purpose = purposeOfLink[type];
	const newEmail = type.startsWith("email_change") ? await requireFree(ctx, new_email) : null;
	const sentTo = type === "email_change_new" && newEmail ? newEmail : email;
	const { user, statements, guards } = await userOfLink(ctx, { type, email, password, data });
	if (user.id === admin.user_id) throw new Refusal("own_case");
	const made = await makeCode(ctx, sentTo);
	const whose = { sql: "SELECT id FROM users WHERE id = ?", values: [user.id] };
	const { $client: d1 } = ctx.db;
	await actAs(
		ctx,
		admin,
		entryOf("account_link_made", user),
		[
			...statements,
			...(newEmail && newEmail !== user.new_email
				? [
						d1
							.prepare("UPDATE users SET new_email = ?, email_change_confirmed = NULL WHERE id = ?")
							.bind(newEmail, user.id),
					]
				: []),
			saveCodeStatement(ctx, purpose, sentTo, made, whose),
		],
		guards,
	);
	const link = linkOf(ctx, newEmail ? purpose : type, made.token, next);
	return { user: { ...user, new_email: newEmail ?? user.new_email }, code: made.code, token: made.token, link };
}

/** Of an admin nobody else makes a way in. */
const isNoAdmin = (user_id: string): Guard => ({
	condition: sql`NOT EXISTS (SELECT 1 FROM profiles WHERE user_id = ${user_id} AND role = 'admin')`,
	refusal: new Refusal("not_now"),
});

/** An address that nobody has yet. */
async function requireFree(ctx: Ctx, address: string | undefined): Promise<string> {
	if (!address) throw new Refusal("validation_failed", { field: "new_email" });
	if (await findUser(ctx, "email", address)) throw new Refusal("email_exists");
	return address;
}

async function userOfLink(ctx: Ctx, { type, email, password, data }: Omit<Link, "next" | "new_email">) {
	if (type === "signup" || type === "invite") return prepareUser(ctx, { email, password, user_metadata: data });
	const user = await findUser(ctx, "email", email);
	if (!user) throw new Refusal("not_found");
	return {
		user,
		statements: await letterStatements(ctx, user, "account_link_made", {}),
		guards: [isNoAdmin(user.id)],
	};
}

/** Makes an account for somebody and sends them the code that confirms it. Throws `email_exists`, and what `actAs` throws. */
export async function inviteUser(
	ctx: Ctx,
	admin: Admin,
	email: string,
	data: Record<string, unknown>,
	next: string | null,
): Promise<User> {
	const { user, statements, guards } = await prepareUser(ctx, { email, user_metadata: data });
	const code = await sendCode(ctx, {
		purpose: "sign_in",
		who: { kind: "email", value: email },
		kind: "confirm",
		type: "signup",
		next,
		locale: user.preferred_language,
		whose: { sql: "SELECT id FROM users WHERE id = ?", values: [user.id] },
	});
	await actAs(ctx, admin, entryOf("account_made", user), [...statements, ...code], guards);
	return user;
}

/** Makes an account as an admin says it; nothing is sent. Throws `email_exists`, `phone_exists`, and what `actAs` throws. */
export async function addUser(ctx: Ctx, admin: Admin, given: UserChange): Promise<User> {
	const now = ctx.now().toISOString();
	const { email = null, phone = null, confirmsEmail, confirmsPhone, user_metadata = {}, app_metadata = {} } = given;
	const { user, statements, guards } = await prepareUser(ctx, {
		...{ email, phone, password: given.password, user_metadata, app_metadata },
		email_confirmed_at: email && confirmsEmail ? now : null,
		phone_confirmed_at: phone && confirmsPhone ? now : null,
		banned_until: banEnd(ctx, given.ban_duration ?? "none"),
	});
	await actAs(ctx, admin, entryOf("account_made", user), statements, guards);
	return user;
}

/** What an admin says of an account. */
export type UserChange = {
	email?: string | undefined;
	phone?: string | undefined;
	password?: string | undefined;
	confirmsEmail?: boolean | undefined;
	confirmsPhone?: boolean | undefined;
	user_metadata?: Record<string, unknown> | undefined;
	app_metadata?: Record<string, unknown> | undefined;
	ban_duration?: z.infer<typeof banDuration> | undefined;
};

/** How long an account is banned: "24h", "90m", "1h30m"; "none" lifts a ban. */
export const banDuration = z.string().regex(/^(none|(\d{1,7}(h|m|s))+)$/);

const unitSeconds: Record<string, number> = { h: 3600, m: 60, s: 1 };

/** When a ban of that length ends; null for none. */
function banEnd(ctx: Ctx, duration: z.infer<typeof banDuration>): string | null {
	if (duration === "none") return null;
	const seconds = [...duration.matchAll(/(\d+)(h|m|s)/g)].reduce(
		(sum, [, count, unit = ""]) => sum + Number(count) * (unitSeconds[unit] ?? 0),
		0,
	);
	return new Date(Math.min(ctx.now().getTime() + seconds * 1000, Date.parse("9999-01-01"))).toISOString();
}

/**
 * Changes an account on an admin's word: no codes. A new password signs the person out and is told to them; another
 * address is told to the one before. Throws `not_found`, `email_exists`, `phone_exists`, `own_case` for what protects the
 * admin's own account, `not_now` for what signs in to another admin's and for another address while the removal of a
 * second step is planned, and what `actAs` throws.
 */
export async function changeUser(ctx: Ctx, admin: Admin, id: string, change: UserChange): Promise<User> {
	const user = await requireUser(ctx, admin, id);
	const bans = change.ban_duration !== undefined && change.ban_duration !== "none";
	// A stolen session must not become a second proof of itself.
	const opens = [change.email, change.phone, change.password].some((value) => value !== undefined);
	if ((bans || opens) && id === admin.user_id) throw new Refusal("own_case");
	const { set, guards, letters } = await addressChange(ctx, user, change);
	if (change.password) set.password_hash = await hashPassword(change.password, ctx.rules.passwordCost);
	const merged = (old: Record<string, unknown>, more: Record<string, unknown>) =>
		Object.fromEntries(Object.entries({ ...old, ...more }).filter(([, value]) => value !== null));
	for (const name of ["user_metadata", "app_metadata"] as const)
		if (change[name]) set[name] = merged(user[name], change[name]);
	if (change.ban_duration !== undefined) set.banned_until = banEnd(ctx, change.ban_duration);
	const { $client: d1 } = ctx.db;
	const columns = Object.keys(set);
	const names = Object.keys(change).filter((name) => change[name as keyof UserChange] !== undefined);
	await actAs(
		ctx,
		admin,
		entryOf("account_changed", user, names),
		[
			// Nothing but what was said: what others change meanwhile stays.
			d1
				.prepare(`UPDATE users SET ${columns.map((column) => `${column} = ?`).join(", ")} WHERE id = ?`)
				.bind(
					...Object.values(set).map((value) =>
						typeof value === "object" && value !== null ? JSON.stringify(value) : value,
					),
					id,
				),
			...(change.password ? [d1.prepare("DELETE FROM sessions WHERE user_id = ?").bind(id)] : []),
			...(bans ? [dropRemovalStatement(ctx, id)] : []),
			...(change.password ? await letterStatements(ctx, user, "password_changed", {}) : []),
			...letters,
		],
		[...guards, ...(opens ? [isNoAdmin(id)] : [])],
	);
	return { ...user, ...set } as User;
}

/** What another address or number of an account sets, what must hold for it, and who is told. */
async function addressChange(ctx: Ctx, user: User, change: UserChange) {
	const now = ctx.now().toISOString();
	const set: Partial<Record<keyof User, unknown>> = { updated_at: now };
	const guards: Guard[] = [];
	const letters: D1PreparedStatement[] = [];
	for (const [kind, confirms] of [
		["email", change.confirmsEmail],
		["phone", change.confirmsPhone],
	] as const) {
		const value = change[kind];
		if (value || confirms) set[`${kind}_confirmed_at`] = user[`${kind}_confirmed_at`] ?? now;
		if (!value || value === user[kind]) continue;
		const refusal = new Refusal(`${kind}_exists`);
		if (await findUser(ctx, kind, value)) throw refusal;
		guards.push({
			condition: sql`NOT EXISTS (SELECT 1 FROM users WHERE ${sql.identifier(kind)} = ${value} AND id <> ${user.id})`,
			refusal,
		});
		set[kind] = value;
		// Who has had the account so far hears of it, and a planned removal of their second step was told to them alone.
		guards.push({ condition: noRemoval(user.id), refusal: new Refusal("not_now") });
		const before = addressOf(user);
		if (before && isConfirmed(user))
			letters.push(
				await planStatement<IdentityNotice>(ctx, {
					...{ ...before, kind: `${kind}_changed`, values: { what: value, at: now } },
					locale: user.preferred_language,
				}),
			);
	}
	return { set, guards, letters };
}

/** Whoever is reached at another address from now on was not told. */
const noRemoval = (user_id: string) => sql`NOT EXISTS (SELECT 1 FROM factor_removals WHERE user_id = ${user_id})`;

/**
 * Removes a second step that was never finished; one that protects the account is planned to go, with all
 * others, as `decideAccount` does it. Throws `not_found`, `mfa_factor_not_found`, and what `decideAccount` throws.
 */
export async function removeUsersFactor(ctx: Ctx, admin: Admin, id: string, factorId: string): Promise<void> {
	const user = await requireUser(ctx, admin, id);
	const factor = user.factors.find((one) => one.id === factorId);
	if (!factor) throw new Refusal("mfa_factor_not_found");
	if (factor.status === "verified") return decideByProgram(ctx, admin, id, "factor_removal_planned");
	await actAs(
		ctx,
		admin,
		entryOf("account_changed", user, ["factors"]),
		await removeFactorStatements(ctx, user, factorId),
	);
}
