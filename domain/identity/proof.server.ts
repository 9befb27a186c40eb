import { type Amr, isFresh } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { countStatement, requireWithin, uncountStatement } from "#domain/ground/rate-limits.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { planStatement } from "#domain/outbox/plan.server.ts";
import { makeCode, saveCodeStatement, takeCode } from "./codes.server.ts";
import type { IdentityNotice } from "./notices.ts";
import { isPassword } from "./passwords.server.ts";
import { isMuted } from "./send-codes.server.ts";
import type { Session, SignedIn } from "./session-tokens.server.ts";
import { batchAs } from "./sessions.server.ts";
import { addressOf, hasVerifiedFactor } from "./users.server.ts";

/** What belongs into the batch that a proof allows: `guards` before all else. */
export type Proof = { guards: readonly D1PreparedStatement[]; statements: readonly D1PreparedStatement[] };

/**
 * What protects an account (password, address, number, second factors) changes only in a session whose last proof is
 * recent (`freshSeconds`), and after the second factor where there is one. The mailed code of
 * `sendReauthentication` (`nonce`) is such a proof, and makes the session recent again. Throws `insufficient_aal`,
 * `reauthentication_needed`, `reauthentication_not_valid`.
 */
export async function requireProof(ctx: Ctx, signedIn: SignedIn, nonce?: string): Promise<Proof> {
	const { session, user } = signedIn;
	if (hasVerifiedFactor(user) && session.aal !== "aal2") throw new Refusal("insufficient_aal");
	const isRecent = isFresh(ctx, { ...session, role: user.role });
	// Of an admin a mailed code is no proof: whoever has their session may have their mailbox.
	if (user.role === "admin" && session.aal === "aal2" && !isRecent) throw new Refusal("reauthentication_needed");
	if (nonce) return takeNonce(ctx, signedIn, nonce);
	// Who has no name yet has nothing to prove it by, and nothing to protect.
	if (!user.is_anonymous && !isRecent) throw new Refusal("reauthentication_needed");
	return { guards: [], statements: [] };
}

async function takeNonce(ctx: Ctx, { session, user }: SignedIn, nonce: string): Promise<Proof> {
	const sentTo = addressOf(user)?.to ?? "";
	const taken = await takeCode(ctx, ["reauthentication"], { token: nonce, sentTo }).catch((error) => {
		throw error instanceof Refusal ? new Refusal("reauthentication_not_valid") : error;
	});
	if (taken.user_id !== user.id) throw new Refusal("reauthentication_not_valid");
	return { guards: [taken.guard], statements: [...taken.used, provedStatement(ctx, session, "otp")] };
}

/** A session with one more proof, of now; one proof does not make others more recent. */
export function provedNow(ctx: Ctx, amr: readonly Amr[], method: Amr["method"]): Amr[] {
	const timestamp = Math.floor(ctx.now().getTime() / 1000);
	return [...amr.filter((other) => other.method !== method), { method, timestamp }];
}

const provedStatement = (ctx: Ctx, { id, amr }: Session, method: Amr["method"]) =>
	ctx.db.$client
		.prepare("UPDATE sessions SET amr = ? WHERE id = ?")
		.bind(JSON.stringify(provedNow(ctx, amr, method)), id);

/**
 * Sends the code that a sensitive change asks for when the last proof is too old. Throws `validation_failed` for a
 * person who has no address and no number, and the limits of messages.
 */
export async function sendReauthentication(ctx: Ctx, { session, user }: SignedIn): Promise<void> {
	const address = addressOf(user);
	if (!address) throw new Refusal("validation_failed", { field: "address" });
	const { $client: d1 } = ctx.db;
	const over = address.channel === "email" ? "over_email_send_rate_limit" : "over_sms_send_rate_limit";
	const [perRecipient] = await d1.batch([await countStatement(ctx, "message", address.to)]);
	requireWithin(ctx, "message", perRecipient, over);
	if (await isMuted(ctx, address.to)) throw new Refusal(over, { seconds: ctx.rules.limits.mail.seconds });
	const made = await makeCode(ctx, address.to);
	const whose = { sql: "SELECT id FROM users WHERE id = ?", values: [user.id] };
	await batchAs(ctx, session, [
		saveCodeStatement(ctx, "reauthentication", address.to, made, whose),
		await planStatement<IdentityNotice>(ctx, {
			...address,
			kind: "reauthentication",
			values: { code: made.code },
			locale: user.preferred_language,
		}),
	]);
}

/**
 * Proves again who sits there, by the password: sensitive acts ask for a recent proof. Throws `invalid_credentials`
 * and `over_request_rate_limit`.
 */
export async function proveAgain(ctx: Ctx, { session, user }: SignedIn, password: string): Promise<void> {
	const { $client: d1 } = ctx.db;
	const who = user.email ?? user.phone ?? user.id;
	const [perAccount] = await d1.batch([await countStatement(ctx, "password", who)]);
	requireWithin(ctx, "password", perAccount);
	if (!(await isPassword(password, user.password_hash))) throw new Refusal("invalid_credentials");
	await d1.batch([provedStatement(ctx, session, "password"), await uncountStatement(ctx, "password", who)]);
}
