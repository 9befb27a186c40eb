import { CompactSign, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ctx } from "#domain/ground/context.server.ts";
import { ConfigurationError, type Keys, readKeys } from "#domain/ground/keys.server.ts";
import { challengeFactor, enrolFactor, verifyFactor } from "#domain/identity/factors.server.ts";
import { makeRecoveryCodes, useRecoveryCode as takeRecoveryCode } from "#domain/identity/recovery-codes.server.ts";
import { readSessionToken, refreshTokenOf, sessionTokenOf } from "#domain/identity/session-tokens.server.ts";
import { refreshSession, requireSignedIn } from "#domain/identity/sessions.server.ts";
import { signInWithCode } from "#domain/identity/sign-in.server.ts";
import { sendRecovery } from "#domain/identity/sign-up.server.ts";
import { cheapenScrypt } from "../support/cheap-scrypt.ts";
import {
	again,
	bearerOf,
	letterTo,
	newKey,
	newNumber,
	outcomeOf,
	raised,
	signedInAgain,
	somebody,
	testSite,
	withAuthenticator,
	without,
} from "../support/identity.ts";

cheapenScrypt();

let site: Awaited<ReturnType<typeof testSite>>;
/** The same site before its keys change, after (the old one still in the list), and without the old one. */
let before: Ctx;
let after: Ctx;
let forgotten: Ctx;
let oldKey: JWK;
let otherKey: JWK;

beforeAll(async () => {
	site = await testSite();
	[oldKey, otherKey] = [await newKey("old"), await newKey("new")];
	const on = without(site.ctx, "factor", "verify");
	const keysOf = (...keys: JWK[]) => readKeys(JSON.stringify(keys));
	before = { ...on, keys: await keysOf(oldKey) };
	after = { ...on, keys: await keysOf(otherKey, oldKey) };
	forgotten = { ...on, keys: await keysOf(otherKey) };
});
afterAll(() => site.close());

/** What people hold from before the keys changed, and how a site takes it. */
const held: Record<string, () => Promise<(on: Ctx) => Promise<unknown>>> = {
	"an access token": async () => {
		const bearer = await bearerOf(before, await somebody(before));
		return (on) => requireSignedIn(on, bearer);
	},
	"the cookie of a page": async () => {
		const token = await sessionTokenOf(before, (await somebody(before)).session);
		return async (on) => {
			if (!(await readSessionToken(on, token))) throw new Error("Nobody.");
		};
	},
	"a refresh token": async () => {
		const token = await refreshTokenOf(before, (await somebody(before)).session);
		return (on) => refreshSession(on, token);
	},
	"an authenticator": async () => {
		const person = await somebody(before);
		const factor = await withAuthenticator(before, person);
		return (on) => {
			site.clock.pass(60);
			return raised(on, person, factor);
		};
	},
	"a mailed code": async () => {
		const { email } = await somebody(before);
		await sendRecovery(before, email, null);
		const { code } = await letterTo(before, email, "recovery");
		return (on) => signInWithCode(on, ["recovery"], { token: code, sentTo: email });
	},
	"a texted code": async () => {
		const person = await somebody(before);
		const phone = newNumber();
		const { id: factorId } = await enrolFactor(before, person, { factor_type: "phone", phone });
		const enrolled = await again(before, person);
		const { id: challengeId } = await challengeFactor(before, enrolled, factorId);
		const { code } = await letterTo(before, phone, "factor_code");
		return (on) => verifyFactor(on, enrolled, { factorId, challengeId, code });
	},
	"a recovery code": async () => {
		const person = await somebody(before);
		await withAuthenticator(before, person);
		const [code = ""] = await makeRecoveryCodes(before, await again(before, person));
		const half = await signedInAgain(before, person.user);
		return (on) => takeRecoveryCode(on, half, code);
	},
};

test.each(Object.entries(held))(
	"After a change of keys %s is still good, for as long as the old key is in the list",
	async (_, hold) => {
		const take = await hold();
		expect(await outcomeOf(take(forgotten)).catch(() => "failed")).not.toBe("done");
		expect(await outcomeOf(take(after))).toBe("done");
	},
);

test("A link outlives any change of keys: it holds its own secret", async () => {
	const { email } = await somebody(before);
	await sendRecovery(before, email, null);
	const { token_hash } = await letterTo(before, email, "recovery");
	expect(await outcomeOf(signInWithCode(forgotten, ["recovery"], { token_hash }))).toBe("done");
});

test("What is made after a change of keys is made with the new one", async () => {
	const person = await somebody(before);
	const { session } = await refreshSession(after, await refreshTokenOf(before, person.session));
	expect(await outcomeOf(refreshSession(before, await refreshTokenOf(after, session)))).toBe("refresh_token_not_found");
	expect(await outcomeOf(requireSignedIn(before, await bearerOf(after, person)))).toBe("bad_jwt");
	expect(await outcomeOf(requireSignedIn(forgotten, await bearerOf(after, person)))).toBe("done");
	await expect(before.keys.open(await after.keys.seal("text"))).rejects.toThrow("another key");
	expect(await forgotten.keys.open(await after.keys.seal("text"))).toBe("text");
});

test("The key set lists the public half of every key, the signing one first", () => {
	expect(after.keys.jwks.keys.map(({ kid }) => kid)).toEqual(["new", "old"]);
	for (const key of after.keys.jwks.keys) {
		expect(Object.keys(key).sort()).toEqual(["alg", "crv", "key_ops", "kid", "kty", "use", "x", "y"]);
	}
});

test("What is hashed or sealed for one use is no use for another", async () => {
	const { macs, seal, open } = before.keys;
	expect(await macs("refresh", "text")).not.toEqual(await macs("session", "text"));
	// A use does not run over into the text.
	expect(await macs("a", "b c")).not.toEqual(await macs("a b", "c"));
	const sealed = await seal("text");
	expect(await seal("text")).not.toBe(sealed);
	for (const broken of ["", ".", sealed.slice(1), `${sealed.slice(0, -2)}AA`, sealed.split(".").reverse().join(".")]) {
		await expect(open(broken), broken).rejects.toThrow();
	}
});

const publicOnly = ({ d: _, ...key }: JWK) => key;

test("Without a secret that can be read there is no site, and the error holds nothing of it", async () => {
	const rsa = await exportJWK((await generateKeyPair("RS256", { extractable: true })).privateKey);
	const p384 = await exportJWK((await generateKeyPair("ES384", { extractable: true })).privateKey);
	const wrong: unknown[] = [
		undefined,
		"",
		"null",
		"AUTH_KEYS",
		"[",
		"[]",
		"{}",
		oldKey,
		[null],
		[{}],
		[oldKey, null],
		[publicOnly(oldKey)],
		[oldKey, publicOnly(otherKey)],
		[{ ...oldKey, kid: undefined }],
		[{ ...oldKey, kid: "" }],
		[{ ...rsa, kid: "rsa" }],
		[{ ...p384, kid: "p384" }],
		[{ ...oldKey, crv: "P-384" }],
		[{ ...oldKey, kty: "oct" }],
		[{ ...oldKey, d: "AAAA" }],
		[{ ...oldKey, d: "not base64url!" }],
		[{ ...oldKey, d: 7 }],
		[{ ...oldKey, x: otherKey.x }],
		[{ ...oldKey, x: undefined }],
		[oldKey, { ...otherKey, y: "AAAA" }],
	];
	for (const secret of wrong) {
		const text = typeof secret === "string" || secret === undefined ? secret : JSON.stringify(secret);
		const error = await readKeys(text).then(
			() => null,
			(reason: unknown) => reason,
		);
		expect(error, text).toBeInstanceOf(ConfigurationError);
		expect(String(error), text).toBe(
			"ConfigurationError: Configuration error: AUTH_KEYS is missing or cannot be read.",
		);
	}
});

const issuer = "https://visavis.test/auth/v1";
const good = { sub: "somebody", session_id: "session", aud: "authenticated", iss: issuer, aal: "aal2" };
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token with any header and claims, signed by a key (the site's own unless told). */
async function tokenOf(header: object, claims: object = {}, key: JWK = oldKey) {
	const { iat = Math.floor(site.ctx.now().getTime() / 1000), ...more } = claims as { iat?: number };
	const text = JSON.stringify({ ...good, iat, exp: iat + 3600, ...more });
	const protectedHeader = { alg: "ES256", kid: "old", ...header } as { alg: string };
	return new CompactSign(new TextEncoder().encode(text))
		.setProtectedHeader(protectedHeader)
		.sign(await importJWK(key, protectedHeader.alg), { crit: { evil: true, b64: true } });
}

/** The last letter of a signature has bits that mean nothing: another letter may say the same. */
function otherSpelling(token: string) {
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
	return token.slice(0, -1) + letters[letters.indexOf(token.slice(-1)) ^ 1];
}

const seconds = () => Math.floor(site.ctx.now().getTime() / 1000);

/** Tokens that are false in one thing. */
const forged: Record<string, () => Promise<string>> = {
	"alg none": async () => `${base64url({ alg: "none", typ: "JWT" })}.${base64url({ ...good, exp: seconds() + 60 })}.`,
	"alg None": async () =>
		`${base64url({ alg: "None", kid: "old" })}.${base64url({ ...good, exp: seconds() + 60 })}.AAAA`,
	"alg none, with a signature": async () => {
		const [, claims, signature] = (await tokenOf({})).split(".");
		return `${base64url({ alg: "none", kid: "old" })}.${claims}.${signature}`;
	},
	"the public key as a password": async () => {
		const secret = { kty: "oct", k: Buffer.from(JSON.stringify(before.keys.jwks.keys[0])).toString("base64url") };
		return tokenOf({ alg: "HS256" }, {}, secret);
	},
	"the public point as a password": async () => tokenOf({ alg: "HS256" }, {}, { kty: "oct", k: oldKey.x ?? "" }),
	"a key of one's own": async () => tokenOf({}, {}, otherKey),
	"another kid": async () => tokenOf({ kid: "new" }),
	"a kid that is a path": async () => tokenOf({ kid: "../../../dev/null" }, {}, otherKey),
	"a kid that is no text": async () => tokenOf({ kid: 7 as never }),
	"no kid": async () => tokenOf({ kid: undefined }),
	"an empty kid": async () => tokenOf({ kid: "" }),
	"the typ of another token": async () => tokenOf({ typ: "at+jwt" }),
	"a typ that is no text": async () => tokenOf({ typ: null }),
	jwk: async () => tokenOf({ jwk: publicOnly(otherKey) }, {}, otherKey),
	"jwk, signed by the site": async () => tokenOf({ jwk: publicOnly(oldKey) }),
	jku: async () => tokenOf({ jku: "https://evil.example/jwks.json" }),
	x5u: async () => tokenOf({ x5u: "https://evil.example/cert.pem" }),
	x5c: async () => tokenOf({ x5c: ["AAAA"] }),
	crit: async () => tokenOf({ crit: ["evil"], evil: true }),
	"another issuer": async () => tokenOf({}, { iss: "https://evil.example/auth/v1" }),
	"an issuer with a slash": async () => tokenOf({}, { iss: `${issuer}/` }),
	"another audience": async () => tokenOf({}, { aud: "anon" }),
	"no audience": async () => tokenOf({}, { aud: undefined }),
	expired: async () => tokenOf({}, { exp: seconds() }),
	"without an end": async () => tokenOf({}, { exp: undefined }),
	"an end that is no number": async () => tokenOf({}, { exp: "9999999999" }),
	"issued two minutes ahead": async () => tokenOf({}, { iat: seconds() + 120 }),
	"issued at no time": async () => tokenOf({}, { iat: null }),
	"not good yet": async () => tokenOf({}, { nbf: seconds() + 60 }),
	"another last letter": async () => otherSpelling(await tokenOf({})),
	padding: async () => `${await tokenOf({})}==`,
	"padding within": async () => (await tokenOf({})).replace(".", "=."),
	"a space": async () => `${await tokenOf({})} `,
	"a line break": async () => (await tokenOf({})).replace(".", ".\n"),
	"letters of base64": async () => {
		const [header, claims, signature = ""] = (await tokenOf({})).split(".");
		const plus = signature.replaceAll("-", "+").replaceAll("_", "/");
		return `${header}.${claims}.${plus === signature ? `+${plus.slice(1)}` : plus}`;
	},
	"four parts": async () => `${await tokenOf({})}.`,
	"two parts": async () => (await tokenOf({})).split(".").slice(0, 2).join("."),
	"other claims under the signature": async () => {
		const [header, , signature] = (await tokenOf({})).split(".");
		return `${header}.${base64url({ ...good, sub: "admin", exp: seconds() + 60 })}.${signature}`;
	},
	"a signature of noughts": async () => (await tokenOf({})).replace(/[^.]+$/, "A".repeat(86)),
	"no signature": async () => (await tokenOf({})).replace(/[^.]+$/, ""),
	nothing: async () => "",
	"three dots": async () => "...",
	"a header that is no object": async () =>
		(await tokenOf({})).replace(/^[^.]+/, Buffer.from("[]").toString("base64url")),
	"a header that is null": async () => (await tokenOf({})).replace(/^[^.]+/, Buffer.from("null").toString("base64url")),
};

const believed = (keys: Keys, token: string) => keys.verify(token, issuer, site.ctx.now());

test("A token that is false in nothing is believed: what follows fails for its one fault", async () => {
	expect(await believed(before.keys, await tokenOf({}))).toMatchObject(good);
	expect(await believed(before.keys, await tokenOf({ typ: "JWT" }))).toMatchObject(good);
	// A clock may be a little ahead of ours.
	expect(await believed(before.keys, await tokenOf({}, { iat: seconds() + 30 }))).toMatchObject(good);
});

test.each(Object.entries(forged))("A token is nothing with one fault: %s", async (_, forge) => {
	expect(await believed(before.keys, await forge())).toBeNull();
	expect(await believed(after.keys, await forge())).toBeNull();
});

test("A token changed in any one letter is nothing", async () => {
	const token = await tokenOf({});
	for (let at = 0; at < token.length; at += 3) {
		const changed = token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
		expect(await believed(before.keys, changed), String(at)).toBeNull();
	}
});
