import type { Ctx } from "#domain/ground/context.server.ts";
import { guarded } from "#domain/ground/must.server.ts";
import { countStatement, requireWithin } from "#domain/ground/rate-limits.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { claimOf } from "./codes.server.ts";
import { cleanMetadata } from "./identity.ts";
import { createUserStatements, type Identifier, madeStatement, newUser } from "./new-users.server.ts";
import { hashPassword, requireStrong } from "./passwords.server.ts";
import type { Challenge } from "./pkce.ts";
import { overLimit, sendCode } from "./send-codes.server.ts";
import type { SignedIn } from "./session-tokens.server.ts";
import { openSession } from "./sessions.server.ts";
import { isConfirmed, type User, userOf, userStatement } from "./users.server.ts";

export type SignUp = {
	who: Identifier;
	password: string;
	data: Record<string, unknown>;
	locale: string;
	next: string | null;
	challenge?: Challenge | undefined;
};

/** A sign-up that waits for its code. `claim` is for the browser to keep, and to show with the code. */
export type SignedUp = { user: User; claim: string };

/**
 * A new account, which a code sent to its owner confirms; password and metadata wait with the code (`Pending`). Who
 * already has one gets a message instead, and the answer is the same, after the same work: a user that was made up.
 * Where accounts need no code, answers a session. Throws `signup_disabled`, `weak_password`, `user_already_exists` and
 * the limits.
 */
export async function signUp(ctx: Ctx, given: SignUp): Promise<SignedUp | SignedIn> {
	const { who, password, data, locale, next, challenge } = given;
	const { $client: d1 } = ctx.db;
	requireOpen(ctx);
	await requireStrong(ctx, password);
	const [perNetwork, perRecipient, known] = await d1.batch([
		await countStatement(ctx, "signUp", ctx.client.network),
		await countStatement(ctx, "message", who.value),
		userStatement(ctx, who.kind, who.value),
	]);
	requireWithin(ctx, "signUp", perNetwork);
	requireWithin(ctx, "message", perRecipient, overLimit(who));
	const existing = userOf(known);
	const pending = {
		password_hash: await hashPassword(password, ctx.rules.passwordCost),
		user_metadata: cleanMetadata(data),
	};
	if (ctx.rules.autoconfirms) {
		if (existing) throw new Refusal("user_already_exists");
		return openConfirmed(ctx, newUser(ctx, who, { ...pending, locale }), "password");
	}
	const user = newUser(ctx, who, { password_hash: null, user_metadata: {}, locale });
	const claim = await claimOf(ctx, { sentTo: who.value, ...pending });
	await d1.batch([
		...createUserStatements(ctx, user),
		...(await sendCode(ctx, {
			purpose: "sign_in",
			who,
			kind: existing && isConfirmed(existing) ? "account_exists" : "confirm",
			type: "signup",
			next,
			challenge: challenge && { ...challenge, claim },
			locale: existing?.preferred_language ?? locale,
			whose: {
				sql: `SELECT id FROM users WHERE ${who.kind} = ? AND email_confirmed_at IS NULL AND phone_confirmed_at IS NULL`,
				values: [who.value],
			},
			pending,
		})),
	]);
	return { user: { ...user, user_metadata: pending.user_metadata }, claim };
}

/** Throws `signup_disabled` where people cannot make accounts themselves. */
function requireOpen(ctx: Ctx) {
	if (!ctx.rules.allowsSignUp) throw new Refusal("signup_disabled");
}

/** An account without address or number, where the site allows that. Throws `signup_disabled`, `anonymous_provider_disabled`. */
export async function signUpAnonymously(ctx: Ctx, data: Record<string, unknown>, locale: string): Promise<SignedIn> {
	requireOpen(ctx);
	if (!ctx.rules.allowsAnonymous) throw new Refusal("anonymous_provider_disabled");
	const user = newUser(ctx, null, { password_hash: null, user_metadata: cleanMetadata(data), locale });
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

/**
 * Sends a code that signs in; for an address without an account it makes one first when `creates` and the site lets
 * people make accounts. The same answer (a claim, as `signUp` has it) and the same work for known and unknown.
 */
export async function sendSignInCode(
	ctx: Ctx,
	{ who, creates, data, locale, next, challenge }: Omit<SignUp, "password"> & { creates: boolean },
): Promise<string> {
	const { $client: d1 } = ctx.db;
	const mayCreate = creates && ctx.rules.allowsSignUp;
	const [perNetwork, perRecipient, known] = await d1.batch([
		await countStatement(ctx, "token", ctx.client.network),
		await countStatement(ctx, "message", who.value),
		userStatement(ctx, who.kind, who.value),
	]);
	requireWithin(ctx, "token", perNetwork);
	requireWithin(ctx, "message", perRecipient, overLimit(who));
	const existing = userOf(known);
	const isKnown = existing !== null && isConfirmed(existing);
	const isNew = mayCreate && !existing;
	const pending = { password_hash: null, user_metadata: cleanMetadata(data) };
	const claim = await claimOf(ctx, { sentTo: who.value, ...pending });
	const user = newUser(ctx, who, { password_hash: null, user_metadata: {}, locale });
	await d1.batch([
		...createUserStatements(ctx, user, isNew),
		...(await sendCode(ctx, {
			purpose: "sign_in",
			who,
			kind: isKnown ? "sign_in_code" : "confirm",
			type: isKnown ? "magiclink" : "signup",
			next,
			challenge: challenge && { ...challenge, claim },
			locale: existing?.preferred_language ?? locale,
			whose: { sql: `SELECT id FROM users WHERE ${who.kind} = ?`, values: [who.value] },
			pending: isNew ? pending : null,
			isDecoy: !existing && !mayCreate,
		})),
	]);
	return claim;
}

/** Sends a code that sets a new password. The same answer and the same work for known and unknown. */
export async function sendRecovery(
	ctx: Ctx,
	address: string,
	next: string | null,
	challenge?: Challenge,
): Promise<void> {
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
			challenge,
			locale: existing?.preferred_language ?? "en",
			whose: { sql: "SELECT id FROM users WHERE email = ?", values: [address] },
			isDecoy: !existing,
		}),
	);
}

/** Whose code is sent again. One code for two who want an address would let its reader into the account of either. */
const waitingFor: Record<Resent, (kind: Identifier["kind"]) => string> = {
	sign_in: (kind) =>
		`SELECT id, NULL AS what FROM users WHERE ${kind} = ? AND email_confirmed_at IS NULL AND phone_confirmed_at IS NULL`,
	email_change: () =>
		`SELECT min(id) AS id, NULL AS what FROM users u WHERE new_email = ?
		AND NOT EXISTS (SELECT 1 FROM users o WHERE o.email = u.new_email) HAVING count(*) = 1`,
	email_change_current: () => "SELECT id, new_email AS what FROM users WHERE email = ? AND new_email IS NOT NULL",
	phone_change: () =>
		`SELECT min(id) AS id, NULL AS what FROM users u WHERE new_phone = ?
		AND NOT EXISTS (SELECT 1 FROM users o WHERE o.phone = u.new_phone) HAVING count(*) = 1`,
};

type Resent = "sign_in" | "email_change" | "email_change_current" | "phone_change";

/** Sends again what waits for its code: a sign-up, or the change to a new address or number. */
export async function resendCode(
	ctx: Ctx,
	purpose: Resent,
	who: Identifier,
	{ next, challenge }: Pick<SignUp, "next" | "challenge"> = { next: null },
) {
	const { $client: d1 } = ctx.db;
	const whose = { sql: waitingFor[purpose](who.kind), values: [who.value] };
	const [perNetwork, perRecipient, waiting] = await d1.batch<{ what: string | null }>([
		await countStatement(ctx, "token", ctx.client.network),
		await countStatement(ctx, "message", who.value),
		d1.prepare(whose.sql).bind(...whose.values),
	]);
	requireWithin(ctx, "token", perNetwork);
	requireWithin(ctx, "message", perRecipient, overLimit(who));
	const what = waiting?.results[0]?.what;
	await d1.batch(
		await sendCode(ctx, {
			purpose,
			who,
			kind: purpose === "sign_in" ? "confirm" : purpose,
			type: purpose === "sign_in" ? "signup" : purpose,
			next,
			challenge,
			locale: "en",
			whose,
			isDecoy: !waiting?.results.length,
			...(what && { values: { what } }),
		}),
	);
}
