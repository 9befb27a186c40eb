import { cancelOfLeaving } from "#domain/appointments/settling.server.ts";
import type { Ctx } from "#domain/context.server.ts";
import { blankStatements, deleteFiles, listPapers } from "#domain/leaving.server.ts";
import { Refusal } from "#domain/refusal.ts";
import { touchOwnedStatement } from "#domain/slots.server.ts";
import { makeCode, saveCodeStatement } from "./codes.server.ts";
import { hashPassword } from "./passwords.server.ts";
import { createUser, linkOf, sendCode } from "./sign-up.server.ts";
import { findUser, parseUser, type User, usersStatement } from "./users.server.ts";

/** A page of all accounts, newest first, with how many there are. */
export async function listUsers(
	ctx: Ctx,
	page: { limit: number; offset: number },
): Promise<{ users: User[]; total: number }> {
	const { $client: d1 } = ctx.db;
	const [read, counted] = await d1.batch<Record<string, unknown>>([
		usersStatement(ctx, page),
		d1.prepare("SELECT count(*) AS total FROM users"),
	]);
	return { users: (read?.results ?? []).map(parseUser), total: Number(counted?.results[0]?.total ?? 0) };
}

/** Throws `not_found`. */
export async function requireUser(ctx: Ctx, id: string): Promise<User> {
	const user = await findUser(ctx, "id", id);
	if (!user) throw new Refusal("not_found");
	return user;
}

export const linkTypes = ["signup", "invite", "magiclink", "recovery"] as const;

export type Link = {
	type: (typeof linkTypes)[number];
	email: string;
	password?: string | undefined;
	data: Record<string, unknown>;
	next: string | null;
};

/**
 * A code and link that an admin hands on themself; for a sign-up or an invitation the account is made with it. Throws
 * `email_exists`, `not_found`.
 */
export async function makeLink(ctx: Ctx, { type, email, password, data, next }: Link) {
	const user = await userOfLink(ctx, { type, email, password, data });
	const made = await makeCode(ctx, email);
	const purpose = type === "recovery" ? "recovery" : "sign_in";
	await saveCodeStatement(ctx, purpose, email, made, {
		sql: "SELECT id FROM users WHERE id = ?",
		values: [user.id],
	}).run();
	return { user, code: made.code, token: made.token, link: linkOf(ctx, type, made.token, next) };
}

async function userOfLink(ctx: Ctx, { type, email, password, data }: Omit<Link, "next">): Promise<User> {
	if (type === "signup" || type === "invite") return createUser(ctx, { email, password, user_metadata: data });
	const user = await findUser(ctx, "email", email);
	if (!user) throw new Refusal("not_found");
	return user;
}

/** Makes an account for somebody and sends them the code that confirms it. Throws `email_exists`. */
export async function inviteUser(ctx: Ctx, email: string, data: Record<string, unknown>, next: string | null) {
	const user = await createUser(ctx, { email, user_metadata: data });
	await ctx.db.$client.batch(
		await sendCode(ctx, {
			purpose: "sign_in",
			who: { kind: "email", value: email },
			kind: "confirm",
			type: "signup",
			next,
			locale: user.preferred_language,
			whose: { sql: "SELECT id FROM users WHERE id = ?", values: [user.id] },
		}),
	);
	return user;
}

export type UserChange = {
	email?: string | undefined;
	phone?: string | undefined;
	password?: string | undefined;
	confirmsEmail?: boolean | undefined;
	confirmsPhone?: boolean | undefined;
	user_metadata?: Record<string, unknown> | undefined;
	app_metadata?: Record<string, unknown> | undefined;
	/** null lifts a ban. */
	banned_until?: string | null | undefined;
};

/**
 * Changes an account on an admin's word: no codes. A new password signs the person out. Throws `not_found`,
 * `email_exists`, `phone_exists`.
 */
export async function changeUser(ctx: Ctx, id: string, change: UserChange): Promise<User> {
	const user = await requireUser(ctx, id);
	for (const kind of ["email", "phone"] as const) {
		const value = change[kind];
		if (value && value !== user[kind] && (await findUser(ctx, kind, value))) throw new Refusal(`${kind}_exists`);
	}
	const now = ctx.now().toISOString();
	const merged = (old: Record<string, unknown>, more: Record<string, unknown> | undefined) =>
		Object.fromEntries(Object.entries({ ...old, ...more }).filter(([, value]) => value !== null));
	const changed: User = {
		...user,
		email: change.email ?? user.email,
		phone: change.phone ?? user.phone,
		password_hash: change.password ? await hashPassword(change.password) : user.password_hash,
		email_confirmed_at:
			change.confirmsEmail || change.email ? (user.email_confirmed_at ?? now) : user.email_confirmed_at,
		phone_confirmed_at:
			change.confirmsPhone || change.phone ? (user.phone_confirmed_at ?? now) : user.phone_confirmed_at,
		user_metadata: merged(user.user_metadata, change.user_metadata),
		app_metadata: merged(user.app_metadata, change.app_metadata),
		banned_until: change.banned_until === undefined ? user.banned_until : change.banned_until,
		updated_at: now,
	};
	const { $client: d1 } = ctx.db;
	await d1.batch([
		d1
			.prepare(
				`UPDATE users SET email = ?, phone = ?, password_hash = ?, email_confirmed_at = ?, phone_confirmed_at = ?,
				user_metadata = ?, app_metadata = ?, banned_until = ?, updated_at = ? WHERE id = ?`,
			)
			.bind(
				changed.email,
				changed.phone,
				changed.password_hash,
				changed.email_confirmed_at,
				changed.phone_confirmed_at,
				JSON.stringify(changed.user_metadata),
				JSON.stringify(changed.app_metadata),
				changed.banned_until,
				now,
				id,
			),
		...(change.banned_until === undefined ? [] : [touchOwnedStatement(ctx, id)]),
		...(change.password ? [d1.prepare("DELETE FROM sessions WHERE user_id = ?").bind(id)] : []),
	]);
	return changed;
}

/**
 * Erases an account at once, with all that hangs on it and what was written in appointments; those to come are
 * cancelled. Throws `not_found`.
 */
export async function deleteUser(ctx: Ctx, id: string): Promise<void> {
	await requireUser(ctx, id);
	const { $client: d1 } = ctx.db;
	const now = ctx.now().toISOString();
	await d1.prepare("UPDATE users SET deleted_at = ? WHERE id = ?").bind(now, id).run();
	await cancelOfLeaving(ctx, id);
	const files = await listPapers(ctx, id);
	const photo = await d1
		.prepare("SELECT avatar_url FROM profiles WHERE user_id = ?")
		.bind(id)
		.first<{ avatar_url: string | null }>();
	if (photo?.avatar_url) files.push(photo.avatar_url);
	await d1.batch([...blankStatements(ctx, id, now), d1.prepare("DELETE FROM users WHERE id = ?").bind(id)]);
	await deleteFiles(ctx, files);
}
