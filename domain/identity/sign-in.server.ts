import type { Ctx } from "#domain/ground/context.server.ts";
import { guarded } from "#domain/ground/must.server.ts";
import { countStatement, requireWithin, uncountStatement } from "#domain/ground/rate-limits.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { isClaim, type Pending, proveCode, type Shown, type TakenCode } from "./codes.server.ts";
import type { CodePurpose } from "./identity.ts";
import { fullNameOf, type Identifier } from "./new-users.server.ts";
import { isPassword } from "./passwords.server.ts";
import type { SignedIn } from "./session-tokens.server.ts";
import { newDeviceStatement, openSession, requireNotBanned } from "./sessions.server.ts";
import { isConfirmed, type User, userOf, userStatement } from "./users.server.ts";

/**
 * Signs in with a password. Known and unknown accounts cost the same. Throws `invalid_credentials`,
 * `email_not_confirmed`, `phone_not_confirmed` (only with the `claim` of the sign-up that waits: to others it would tell
 * that the account is new), `user_banned` (only to who knows the password) and
 * `over_request_rate_limit`: after too many wrong passwords only a mailed code signs in, for an hour at most.
 */
export async function signIn(ctx: Ctx, who: Identifier, password: string, claim?: string): Promise<SignedIn> {
	const { $client: d1 } = ctx.db;
	const here = `${ctx.client.network} ${who.value}`;
	const [perNetwork, fromHere] = await d1.batch([
		await countStatement(ctx, "token", ctx.client.network),
		await countStatement(ctx, "passwordFrom", here),
	]);
	requireWithin(ctx, "token", perNetwork);
	requireWithin(ctx, "passwordFrom", fromHere);
	const [perAccount, known, waiting, agents] = await d1.batch([
		// Counted before it is known to be wrong: guesses made at once do not slip through together.
		await countStatement(ctx, "password", who.value),
		userStatement(ctx, who.kind, who.value),
		// The password of a sign-up that waits for its code: who knows it learns what they wait for.
		d1
			.prepare(
				`SELECT c.password_hash, c.user_metadata FROM one_time_codes c JOIN users u ON u.id = c.user_id
				WHERE u.${who.kind} = ? AND c.purpose = 'sign_in' AND u.email_confirmed_at IS NULL AND u.phone_confirmed_at IS NULL`,
			)
			.bind(who.value),
		d1
			.prepare(`SELECT s.user_agent FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.${who.kind} = ? LIMIT 50`)
			.bind(who.value),
	]);
	requireWithin(ctx, "password", perAccount);
	const user = userOf(known);
	const [pending] = (waiting?.results ?? []) as { password_hash: string | null; user_metadata: string | null }[];
	const hash = pending?.password_hash ?? user?.password_hash ?? null;
	if (!(await isPassword(password, hash, ctx.rules.passwordCost)) || !user) throw new Refusal("invalid_credentials");
	if (pending?.password_hash) {
		const user_metadata = JSON.parse(pending.user_metadata ?? "{}");
		const isOwn = await isClaim(ctx, { sentTo: who.value, password_hash: pending.password_hash, user_metadata }, claim);
		if (!isOwn) throw new Refusal("invalid_credentials");
	}
	requireNotBanned(ctx, user);
	if (user.email && !user.email_confirmed_at && !user.phone_confirmed_at) throw new Refusal("email_not_confirmed");
	if (!user.email && user.phone && !user.phone_confirmed_at) throw new Refusal("phone_not_confirmed");
	const { signedIn, statements } = await openSession(ctx, user, "password");
	await d1.batch([
		...statements,
		await uncountStatement(ctx, "password", who.value),
		await uncountStatement(ctx, "passwordFrom", here),
		await newDeviceStatement(
			ctx,
			user,
			(agents?.results ?? []).map((row) => (row as { user_agent: string }).user_agent),
		),
	]);
	return signedIn;
}

/**
 * Answers a code or link: confirms the address it was sent to and signs in. What was chosen at sign-up counts only with
 * the `claim` of that sign-up; without it the account has no password yet. Throws `otp_expired`, whatever is wrong;
 * `user_banned`.
 */
export async function signInWithCode(
	ctx: Ctx,
	purposes: readonly CodePurpose[],
	shown: Shown,
	claim?: string,
): Promise<SignedIn> {
	const { taken, user } = await proveCode(ctx, purposes, shown);
	const { changed, statements } = await confirmation(ctx, user, taken, claim);
	const { signedIn, statements: opening } = await openSession(ctx, changed, "otp");
	const { guard, used } = taken;
	await guarded("otp_expired", ctx.db.$client.batch([guard, ...used, ...statements, ...opening]));
	return signedIn;
}

/** Whoever reads an address or number owns it: what a code proves, written down. */
async function confirmation(ctx: Ctx, user: User, { sent_to, pending }: TakenCode, claim: string | undefined) {
	// What was sent to an address that the account no longer has may be read by somebody else.
	if (sent_to !== user.email && sent_to !== user.phone) throw new Refusal("otp_expired");
	const column = `${user.email === sent_to ? "email" : "phone"}_confirmed_at` as const;
	const now = ctx.now().toISOString();
	const changed = { ...user, updated_at: now, [column]: user[column] ?? now };
	const statements = [
		ctx.db.$client
			.prepare(`UPDATE users SET ${column} = coalesce(${column}, ?), updated_at = ? WHERE id = ?`)
			.bind(now, now, user.id),
	];
	if (isConfirmed(user)) return { changed, statements };
	const chosen = pending && (await isClaim(ctx, { sentTo: sent_to, ...pending }, claim)) ? pending : null;
	return { changed: { ...changed, ...chosen }, statements: [...statements, ...beginStatements(ctx, user.id, chosen)] };
}

/** An account becomes its owner's: with what they chose at sign-up, and nothing that others left in it. */
function beginStatements(ctx: Ctx, userId: string, chosen: Pending | null): D1PreparedStatement[] {
	const { $client: d1 } = ctx.db;
	return [
		d1.prepare("DELETE FROM sessions WHERE user_id = ?").bind(userId),
		d1.prepare("DELETE FROM one_time_codes WHERE user_id = ?").bind(userId),
		...(chosen
			? [
					d1
						.prepare("UPDATE users SET password_hash = coalesce(?, password_hash), user_metadata = ? WHERE id = ?")
						.bind(chosen.password_hash, JSON.stringify(chosen.user_metadata), userId),
					d1
						.prepare("UPDATE profiles SET full_name = ? WHERE user_id = ?")
						.bind(fullNameOf(chosen.user_metadata), userId),
				]
			: []),
	];
}
