import { afterAll, beforeAll, expect, test } from "vitest";
import { exchangeAuthCode, makeAuthCode } from "#domain/identity/pkce.server.ts";
import { type Challenge, challenge } from "#domain/identity/pkce.ts";
import { signIn } from "#domain/identity/sign-in.server.ts";
import { sendSignInCode, signUp } from "#domain/identity/sign-up.server.ts";
import { cheapenScrypt } from "../support/cheap-scrypt.ts";
import { lettersTo, newAddress, newPassword, outcomeOf, testSite } from "../support/identity.ts";

cheapenScrypt();

let site: Awaited<ReturnType<typeof testSite>>;
beforeAll(async () => {
	site = await testSite();
});
afterAll(() => site.close());

/** A client with a secret of its own. */
const newClient = () => {
	const verifier = crypto.randomUUID() + crypto.randomUUID();
	const asked: Challenge = { code_challenge: verifier, code_challenge_method: "plain" };
	return { verifier, asked };
};

/** The newest link that was sent to an address. */
async function linkTo(address: string) {
	const { values } = (await lettersTo(site.ctx, address)).at(-1) ?? {};
	const { searchParams } = new URL((values as { link: string }).link);
	return { token: searchParams.get("token_hash") ?? "", client: challenge.parse(Object.fromEntries(searchParams)) };
}

/** Presses the button behind the newest link: the code that it brings back. */
async function press(address: string) {
	const { token, client } = await linkTo(address);
	return makeAuthCode(site.ctx, "sign_in", token, client);
}

test("The client that signed up keeps the password that it chose, without any cookie", async () => {
	const [value, password, { verifier, asked }] = [newAddress(), newPassword(), newClient()];
	const who = { kind: "email", value } as const;
	await signUp(site.ctx, { who, password, data: { full_name: "Ana" }, locale: "en", next: null, challenge: asked });
	const { user } = await exchangeAuthCode(site.ctx, await press(value), verifier);
	expect(user).toMatchObject({ email: value, user_metadata: { full_name: "Ana" } });
	expect(await outcomeOf(signIn(site.ctx, who, password))).toBe("done");
});

test("A stranger's password opens nothing after the owner has come by a link of their own", async () => {
	const [value, password, stranger, owner] = [newAddress(), newPassword(), newClient(), newClient()];
	const who = { kind: "email", value } as const;
	const more = { locale: "en", next: null };
	await signUp(site.ctx, { who, password, data: { full_name: "Eve" }, ...more, challenge: stranger.asked });
	site.clock.pass(61);
	await sendSignInCode(site.ctx, { who, creates: true, data: {}, ...more, challenge: owner.asked });
	const code = await press(value);
	expect(await outcomeOf(exchangeAuthCode(site.ctx, code, stranger.verifier))).toBe("bad_code_verifier");
	const { user } = await exchangeAuthCode(site.ctx, code, owner.verifier);
	expect(user.user_metadata).not.toMatchObject({ full_name: "Eve" });
	expect(await outcomeOf(signIn(site.ctx, who, password))).toBe("invalid_credentials");
	expect(await outcomeOf(exchangeAuthCode(site.ctx, code, owner.verifier))).toBe("flow_state_not_found");
});

test("The code that the button brings back is good for five minutes", async () => {
	const [value, { verifier, asked }] = [newAddress(), newClient()];
	const who = { kind: "email", value } as const;
	await sendSignInCode(site.ctx, { who, creates: true, data: {}, locale: "en", next: null, challenge: asked });
	const code = await press(value);
	site.clock.pass(300);
	expect(await outcomeOf(exchangeAuthCode(site.ctx, code, verifier))).toBe("flow_state_expired");
	// The link itself is still good.
	expect(await outcomeOf(exchangeAuthCode(site.ctx, await press(value), verifier))).toBe("done");
});
