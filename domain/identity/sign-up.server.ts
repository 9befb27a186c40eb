import type { Ctx } from "#domain/context.server.ts";
import { outboxStatement } from "#domain/letters.server.ts";
import type { MailKind } from "#domain/mail/mail.ts";
import { guarded } from "#domain/must.server.ts";
import { Refusal } from "#domain/refusal.ts";
import { makeCode, saveCodeStatement } from "./codes.server.ts";
import type { CodePurpose } from "./identity.ts";
import { countStatement, requireWithin } from "./limits.server.ts";
import { hashPassword, requireStrong } from "./passwords.server.ts";
import { openSession, type SignedIn } from "./sessions.server.ts";
import { findUser, type User, userOf, userStatement } from "./users.server.ts";

/** What an account is known by. */
export type Identifier = { kind: "email" | "phone"; value: string };

/** Where a link in a message leads: a page that asks before it does anything. */
export const linkOf = (ctx: Ctx, type: string, token: string, next: string | null) =>
	`${ctx.publicUrl}/auth/confirm?${new URLSearchParams({ token_hash: token, type, ...(next && { next }) })}`;

type NewUser = { password_hash: string | null; user_metadata: Record<string, unknown>; locale: string };

/** A user as it is before anything is known of it. */
function newUser(ctx: Ctx, who: Identifier | null, { password_hash, user_metadata, locale }: NewUser): User {
	const now = ctx.now().toISOString();
	return {
		id: crypto.randomUUID(),
		email: who?.kind === "email" ? who.value : null,
		phone: who?.kind === "phone" ? who.value : null,
		password_hash,
		email_confirmed_at: null,
		phone_confirmed_at: null,
		new_email: null,
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
 * The rows of a new account: nothing is written where the address or number is taken, but that an account which
 * nobody has confirmed takes the new password. `isWanted` false writes nothing with the same work.
 */
function createUserStatements(ctx: Ctx, user: User, isWanted = true): D1PreparedStatement[] {
	const { $client: d1 } = ctx.db;
	const column = user.phone !== null && user.email === null ? "phone" : "email";
	const insert = d1
		.prepare(
			`INSERT INTO users (id, email, phone, password_hash, email_confirmed_at, phone_confirmed_at, user_metadata,
				app_metadata, is_anonymous, banned_until, created_at, updated_at)
			SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?11 WHERE ?12
			ON CONFLICT (${column}) DO UPDATE SET password_hash = coalesce(excluded.password_hash, password_hash),
				user_metadata = excluded.user_metadata, updated_at = excluded.updated_at
			WHERE email_confirmed_at IS NULL AND phone_confirmed_at IS NULL`,
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
	const name = user.user_metadata.full_name;
	const profile = d1
		.prepare(
			`INSERT INTO profiles (id, user_id, full_name, preferred_language, languages, role, created_at, updated_at)
			SELECT ?1, id, ?3, ?4, '[]', ?5, ?6, ?6 FROM users WHERE id = ?2`,
		)
		.bind(
			crypto.randomUUID(),
			user.id,
			typeof name === "string" ? name.trim().slice(0, 120) || null : null,
			user.preferred_language,
			user.role,
			user.created_at,
		);
	return [insert, profile];
}

export type SignUp = {
	who: Identifier;
	password: string;
	data: Record<string, unknown>;
	locale: string;
	next: string | null;
};

/**
 * A new account, which a code sent to its owner confirms. Who already has one gets a message instead, and the answer
 * is the same, after the same work: a user that was made up. Where accounts need no code, answers a session.
 */
export async function signUp(ctx: Ctx, { who, password, data, locale, next }: SignUp): Promise<User | SignedIn> {
	const { $client: d1 } = ctx.db;
	await requireStrong(ctx, password);
	const [perNetwork, perRecipient, known] = await d1.batch([
		await countStatement(ctx, "signUp", ctx.client.network),
		await countStatement(ctx, "message", who.value),
		userStatement(ctx, who.kind, who.value),
	]);
	requireWithin(ctx, "signUp", perNetwork);
	requireWithin(ctx, "message", perRecipient, overLimit(who));
	const existing = userOf(known);
	const user = newUser(ctx, who, { password_hash: await hashPassword(password), user_metadata: data, locale });
	if (ctx.rules.autoconfirms) {
		if (existing) throw new Refusal("user_already_exists");
		return openConfirmed(ctx, user, "password");
	}
	const isConfirmed = existing !== null && (existing.email_confirmed_at ?? existing.phone_confirmed_at) !== null;
	await d1.batch([
		...createUserStatements(ctx, user),
		...(await sendCode(ctx, {
			purpose: "sign_in",
			who,
			kind: isConfirmed ? "account_exists" : "confirm",
			type: "signup",
			next,
			locale: existing?.preferred_language ?? locale,
			whose: {
				sql: `SELECT id FROM users WHERE ${who.kind} = ? AND email_confirmed_at IS NULL AND phone_confirmed_at IS NULL`,
				values: [who.value],
			},
		})),
	]);
	return user;
}

/** Somebody without a name, where the site allows that. Throws `anonymous_provider_disabled`. */
export async function signUpAnonymously(ctx: Ctx, data: Record<string, unknown>, locale: string): Promise<SignedIn> {
	if (!ctx.rules.allowsAnonymous) throw new Refusal("anonymous_provider_disabled");
	const user = newUser(ctx, null, { password_hash: null, user_metadata: data, locale });
	return openConfirmed(ctx, user, "anonymous");
}

async function openConfirmed(ctx: Ctx, made: User, method: "password" | "anonymous"): Promise<SignedIn> {
	const user = {
		...made,
		email_confirmed_at: made.email && made.created_at,
		phone_confirmed_at: made.phone && made.created_at,
	};
	const { signedIn, statements } = await openSession(ctx, user, method);
	await guarded(
		"user_already_exists",
		ctx.db.$client.batch([...createUserStatements(ctx, user), madeStatement(ctx, user), ...statements]),
	);
	return signedIn;
}

/** Of two who take an address at once one has been slower: their account was not made, and nothing of it may be. */
const madeStatement = (ctx: Ctx, { id }: User) =>
	ctx.db.$client.prepare("INSERT INTO must (ok) SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM users WHERE id = ?)").bind(id);

export const overLimit = ({ kind }: Identifier) =>
	kind === "email" ? "over_email_send_rate_limit" : "over_sms_send_rate_limit";

type Sending = {
	purpose: CodePurpose;
	who: Identifier;
	kind: MailKind;
	/** What the link says it is, as the wire names it. */
	type: "signup" | "magiclink" | "recovery" | "email_change" | "phone_change";
	next: string | null;
	locale: string;
	/** Whose code it is: SQL that selects `id`. Nobody's code is sent to nobody. */
	whose: { sql: string; values: readonly unknown[] };
	isDecoy?: boolean;
};

/** The statements that make a code and send it; with `isDecoy` the same work for nobody. */
export async function sendCode(ctx: Ctx, { purpose, who, kind, type, next, locale, whose, isDecoy = false }: Sending) {
	const made = await makeCode(ctx, who.value);
	return [
		saveCodeStatement(ctx, purpose, who.value, made, whose),
		await outboxStatement(ctx, {
			channel: isDecoy ? "none" : who.kind === "email" ? "email" : "text",
			kind,
			to: who.value,
			values: { code: made.code, ...(who.kind === "email" && { link: linkOf(ctx, type, made.token, next) }) },
			locale,
		}),
	];
}

/**
 * Sends a code that signs in; for an address without an account it makes one first when `creates`. The same answer
 * and the same work for known and unknown.
 */
export async function sendSignInCode(
	ctx: Ctx,
	{
		who,
		creates,
		data,
		locale,
		next,
	}: { who: Identifier; creates: boolean; data: Record<string, unknown>; locale: string; next: string | null },
): Promise<void> {
	const { $client: d1 } = ctx.db;
	const [perNetwork, perRecipient, known] = await d1.batch([
		await countStatement(ctx, "token", ctx.client.network),
		await countStatement(ctx, "message", who.value),
		userStatement(ctx, who.kind, who.value),
	]);
	requireWithin(ctx, "token", perNetwork);
	requireWithin(ctx, "message", perRecipient, overLimit(who));
	const existing = userOf(known);
	const isConfirmed = existing !== null && (existing.email_confirmed_at ?? existing.phone_confirmed_at) !== null;
	const user = newUser(ctx, who, { password_hash: null, user_metadata: data, locale });
	await d1.batch([
		...createUserStatements(ctx, user, creates && !existing),
		...(await sendCode(ctx, {
			purpose: "sign_in",
			who,
			kind: isConfirmed ? "sign_in_code" : "confirm",
			type: isConfirmed ? "magiclink" : "signup",
			next,
			locale: existing?.preferred_language ?? locale,
			whose: { sql: `SELECT id FROM users WHERE ${who.kind} = ?`, values: [who.value] },
			isDecoy: !existing && !creates,
		})),
	]);
}

/** Sends a code that sets a new password. The same answer and the same work for known and unknown. */
export async function sendRecovery(ctx: Ctx, address: string, next: string | null): Promise<void> {
	const { $client: d1 } = ctx.db;
	const [perNetwork, perRecipient, known] = await d1.batch([
		await countStatement(ctx, "token", ctx.client.network),
		await countStatement(ctx, "message", address),
		userStatement(ctx, "email", address),
	]);
	requireWithin(ctx, "token", perNetwork);
	requireWithin(ctx, "message", perRecipient, "over_email_send_rate_limit");
	const existing = userOf(known);
	await d1.batch(
		await sendCode(ctx, {
			purpose: "recovery",
			who: { kind: "email", value: address },
			kind: "recovery",
			type: "recovery",
			next,
			locale: existing?.preferred_language ?? "en",
			whose: { sql: "SELECT id FROM users WHERE email = ?", values: [address] },
			isDecoy: !existing,
		}),
	);
}

/** Sends again what waits for its code: a sign-up, or the change to a new address or number. */
export async function resendCode(ctx: Ctx, purpose: "sign_in" | "email_change" | "phone_change", who: Identifier) {
	const { $client: d1 } = ctx.db;
	const isChange = purpose !== "sign_in";
	const whose = {
		// One code for two who want the address would let its reader into the account of either.
		sql: isChange
			? `SELECT min(id) AS id FROM users WHERE new_${who.kind} = ? HAVING count(*) = 1`
			: `SELECT id FROM users WHERE ${who.kind} = ? AND email_confirmed_at IS NULL AND phone_confirmed_at IS NULL`,
		values: [who.value],
	};
	const [perNetwork, perRecipient, waiting] = await d1.batch<{ id: string }>([
		await countStatement(ctx, "token", ctx.client.network),
		await countStatement(ctx, "message", who.value),
		d1.prepare(whose.sql).bind(...whose.values),
	]);
	requireWithin(ctx, "token", perNetwork);
	requireWithin(ctx, "message", perRecipient, overLimit(who));
	await d1.batch(
		await sendCode(ctx, {
			purpose,
			who,
			kind: isChange ? (purpose as MailKind) : "confirm",
			type: isChange ? purpose : "signup",
			next: null,
			locale: "en",
			whose,
			isDecoy: !waiting?.results.length,
		}),
	);
}

/** Makes an account for the admin API and scripts. Throws `email_exists`, `phone_exists`. */
export async function createUser(ctx: Ctx, given: Partial<User> & { password?: string | undefined }): Promise<User> {
	const { password, ...fields } = given;
	const blank = newUser(ctx, null, {
		password_hash: password ? await hashPassword(password) : null,
		user_metadata: fields.user_metadata ?? {},
		locale: "en",
	});
	const user: User = { ...blank, ...fields, is_anonymous: false };
	for (const kind of ["email", "phone"] as const) {
		const value = user[kind];
		if (value && (await findUser(ctx, kind, value))) throw new Refusal(`${kind}_exists`);
	}
	await guarded(
		user.email ? "email_exists" : "phone_exists",
		ctx.db.$client.batch([...createUserStatements(ctx, user), madeStatement(ctx, user)]),
	);
	return user;
}
