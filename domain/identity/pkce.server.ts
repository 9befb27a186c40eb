import * as z from "zod";
import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { isSameText } from "#domain/ground/same-text.ts";
import { takeCode } from "./codes.server.ts";
import { type Challenge, challenge } from "./pkce.ts";
import type { SignedIn } from "./session-tokens.server.ts";
import { signInWithCode } from "./sign-in.server.ts";

/** GoTrue's own: time enough for a redirect. */
const authCodeSeconds = 300;

const authCode = challenge.extend({
	use: z.literal("auth_code"),
	token: z.string(),
	purpose: z.enum(["sign_in", "recovery"]),
	expires: z.number(),
});

/**
 * What the person who pressed the button of a link brings back to the client that asked for it. It is the token of the
 * link, sealed together with the client's challenge: nothing is stored, and nobody is signed in until the client shows
 * its secret. Throws `otp_expired` for a link that no longer works.
 */
export async function makeAuthCode(
	ctx: Ctx,
	purpose: z.infer<typeof authCode>["purpose"],
	token_hash: string,
	given: Challenge,
): Promise<string> {
	await takeCode(ctx, [purpose], { token_hash });
	const expires = ctx.now().getTime() + authCodeSeconds * 1000;
	const content: z.infer<typeof authCode> = {
		...given,
		use: "auth_code",
		token: token_hash,
		purpose,
		expires,
	};
	return ctx.keys.seal(JSON.stringify(content));
}

/**
 * Signs in the client that knows the secret behind the challenge. Throws `flow_state_not_found` (not ours, or used),
 * `flow_state_expired`, `bad_code_verifier`, and what `signInWithCode` throws.
 */
export async function exchangeAuthCode(ctx: Ctx, sealed: string, verifier: string): Promise<SignedIn> {
	const opened = await ctx.keys
		.open(sealed)
		.then((text) => authCode.parse(JSON.parse(text)))
		.catch(() => null);
	if (!opened) throw new Refusal("flow_state_not_found");
	if (opened.expires <= ctx.now().getTime()) throw new Refusal("flow_state_expired");
	if (!isSameText(await challengeOf(verifier, opened.code_challenge_method), opened.code_challenge))
		throw new Refusal("bad_code_verifier");
	return signInWithCode(ctx, [opened.purpose], { token_hash: opened.token }, opened.claim).catch((error) => {
		throw error instanceof Refusal && error.code === "otp_expired" ? new Refusal("flow_state_not_found") : error;
	});
}

/** RFC 7636, 4.2. */
async function challengeOf(verifier: string, method: Challenge["code_challenge_method"]): Promise<string> {
	if (method === "plain") return verifier;
	const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
	return Buffer.from(hash).toString("base64url");
}
