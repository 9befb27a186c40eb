import type { Ctx } from "#domain/context.server.ts";
import { outboxStatement } from "#domain/letters.server.ts";
import { guarded } from "#domain/must.server.ts";
import { Refusal } from "#domain/refusal.ts";
import { type Shown, takeCode } from "./codes.server.ts";
import type { CodePurpose } from "./identity.ts";
import { countStatement, requireWithin, uncountStatement } from "./limits.server.ts";
import { isPassword } from "./passwords.server.ts";
import { batchAs, newDeviceStatement, openSession, requireNotBanned, type SignedIn } from "./sessions.server.ts";
import type { Identifier } from "./sign-up.server.ts";
import { addressOf, findUser, type User, userOf, userStatement } from "./users.server.ts";

/**
 * Signs in with a password. Known and unknown accounts cost the same. Throws `invalid_credentials`,
 * `email_not_confirmed`, `phone_not_confirmed`, `user_banned` (only to who knows the password) and
 * `over_request_rate_limit`: after too many wrong passwords only a mailed code signs in, for an hour at most.
 */
export async function signIn(ctx: Ctx, who: Identifier, password: string): Promise<SignedIn> {
	const { $client: d1 } = ctx.db;
	const [perNetwork, perAccount, known, agents] = await d1.batch([
		await countStatement(ctx, "token", ctx.client.network),
		// Counted before it is known to be wrong: guesses made at once do not slip through together.
		await countStatement(ctx, "password", who.value),
		userStatement(ctx, who.kind, who.value),
		d1
			.prepare(`SELECT s.user_agent FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.${who.kind} = ? LIMIT 50`)
			.bind(who.value),
	]);
	requireWithin(ctx, "token", perNetwork);
	requireWithin(ctx, "password", perAccount);
	const user = userOf(known);
	if (!(await isPassword(password, user?.password_hash ?? null)) || !user) throw new Refusal("invalid_credentials");
	requireNotBanned(ctx, user);
	if (user.email && !user.email_confirmed_at && !user.phone_confirmed_at) throw new Refusal("email_not_confirmed");
	if (!user.email && user.phone && !user.phone_confirmed_at) throw new Refusal("phone_not_confirmed");
	const { signedIn, statements } = await openSession(ctx, user, "password");
	await d1.batch([
		...statements,
		await uncountStatement(ctx, "password", who.value),
		await newDeviceStatement(
			ctx,
			user,
			(agents?.results ?? []).map((row) => (row as { user_agent: string }).user_agent),
		),
	]);
	return signedIn;
}

/**
 * Answers a code or link: confirms the address it was sent to and signs in. Throws `otp_expired`, whatever is wrong;
 * `user_banned`; `email_exists` or `phone_exists` where somebody else was faster.
 */
export async function signInWithCode(ctx: Ctx, purposes: readonly CodePurpose[], shown: Shown): Promise<SignedIn> {
	const { changed, statements: proved } = await prove(ctx, purposes, shown);
	const { signedIn, statements } = await openSession(ctx, changed, "otp");
	await orTaken(guarded("otp_expired", ctx.db.$client.batch([...proved, ...statements])));
	return signedIn;
}

/** Answers the code sent to the address that a person is changing to. Throws what `signInWithCode` and `batchAs` throw. */
export async function confirmNewEmail(ctx: Ctx, { session, user }: SignedIn, token: string): Promise<void> {
	const { changed, statements } = await prove(ctx, ["email_change"], { token, sentTo: user.new_email ?? "" });
	// Another may be on the way to the same address, with a code of their own.
	if (changed.id !== user.id) throw new Refusal("otp_expired");
	await orTaken(batchAs(ctx, session, statements, "otp_expired"));
}

/** The person whom a code stands for, as it leaves them, and what writes that down, the guard first. */
async function prove(ctx: Ctx, purposes: readonly CodePurpose[], shown: Shown) {
	const [perNetwork] = await ctx.db.$client.batch([await countStatement(ctx, "verify", ctx.client.network)]);
	requireWithin(ctx, "verify", perNetwork);
	const taken = await takeCode(ctx, purposes, shown);
	const user = await findUser(ctx, "id", taken.user_id);
	if (!user) throw new Refusal("otp_expired");
	requireNotBanned(ctx, user);
	const { changed, statements } = await confirmation(ctx, user, taken.purpose, taken.sent_to);
	return { changed, statements: [taken.guard, taken.used, ...statements] };
}

/** Of two who were on the way to one address at once, the slower is refused. */
async function orTaken(write: Promise<unknown>) {
	await write.catch((error) => {
		const [, kind] = /UNIQUE constraint failed: users\.(email|phone)/.exec(String(error)) ?? [];
		throw kind ? new Refusal(`${kind as "email" | "phone"}_exists`) : error;
	});
}

/** What a code proves, written down. Whoever reads an address or number owns it. */
async function confirmation(ctx: Ctx, user: User, purpose: CodePurpose, sentTo: string) {
	const { $client: d1 } = ctx.db;
	const now = ctx.now().toISOString();
	const changed = { ...user, updated_at: now };
	const statements: D1PreparedStatement[] = [];
	if (purpose === "email_change" || purpose === "phone_change") {
		const kind = purpose === "email_change" ? "email" : "phone";
		const before = addressOf(user);
		const taken = await findUser(ctx, kind, sentTo);
		if (taken && taken.id !== user.id) throw new Refusal(`${kind}_exists`);
		changed[kind] = sentTo;
		changed[`new_${kind}`] = null;
		changed[`${kind}_confirmed_at`] = now;
		statements.push(
			d1
				.prepare(
					`UPDATE users SET ${kind} = ?, new_${kind} = NULL, ${kind}_confirmed_at = ?, is_anonymous = 0, updated_at = ? WHERE id = ?`,
				)
				.bind(sentTo, now, now, user.id),
		);
		if (before) {
			statements.push(
				await outboxStatement(ctx, {
					...before,
					kind: kind === "email" ? "email_changed" : "phone_changed",
					values: { what: sentTo, at: now },
					locale: user.preferred_language,
				}),
			);
		}
	} else {
		// What was sent to an address that the account no longer has may be read by somebody else.
		if (sentTo !== user.email && sentTo !== user.phone) throw new Refusal("otp_expired");
		const kind = user.email === sentTo ? "email" : "phone";
		changed[`${kind}_confirmed_at`] ??= now;
		statements.push(
			d1
				.prepare(
					`UPDATE users SET ${kind}_confirmed_at = coalesce(${kind}_confirmed_at, ?), updated_at = ? WHERE id = ?`,
				)
				.bind(now, now, user.id),
		);
	}
	return { changed, statements };
}
