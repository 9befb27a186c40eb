import { base64url, decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, SignJWT } from "jose";
import { expect, inject, test } from "vitest";
import { askAuth, freshNetwork, granted, makeClient, newcomer, sessionOf } from "../support/people.ts";

const jwks = async () => (await askAuth<{ keys: Record<string, unknown>[] }>("/.well-known/jwks.json")).body;

const bytes = (text: string) => new TextEncoder().encode(text);
const part = (value: unknown) => base64url.encode(JSON.stringify(value));

/** A genuine access token and its parts. */
async function genuine() {
	const { access_token: token } = await sessionOf((await newcomer()).client);
	const [header = "", payload = "", signature = ""] = token.split(".");
	return { token, header, payload, signature, claims: decodeJwt(token), said: decodeProtectedHeader(token) };
}

/** A token that the Worker's own key has signed, true or not. */
async function signed(claims: Record<string, unknown>, header: Record<string, unknown> = {}) {
	const key = inject("signingKey");
	return new SignJWT(claims)
		.setProtectedHeader({ alg: "ES256", kid: key.kid ?? "", typ: "JWT", ...header })
		.sign(await importJWK(key, "ES256"));
}

/** Expects that a token is not believed, on every kind of call. */
async function expectForged(token: string) {
	for (const [method, path] of [
		["GET", "/user"],
		["PUT", "/user"],
		["POST", "/logout"],
		["POST", "/factors"],
		["GET", "/admin/users"],
	] as const) {
		const answer = await askAuth(path, { method, bearer: token, ...(method === "GET" ? {} : { body: {} }) });
		expect(answer.status, `${method} ${path}`).toBe(403);
		expect(answer.body.error_code, `${method} ${path}`).toBe("bad_jwt");
	}
}

test("The key set is public, and only its public halves are", async () => {
	const { status, headers, body } = await askAuth<{ keys: Record<string, unknown>[] }>("/.well-known/jwks.json");
	expect(status).toBe(200);
	expect(headers.get("Content-Type")).toMatch(/^application\/(jwk-set\+)?json/);
	expect(headers.get("Cache-Control")).toMatch(/max-age=600/);
	expect(headers.get("Cache-Control")).toMatch(/public/);
	expect(body.keys.length).toBeGreaterThan(0);
	for (const key of body.keys) {
		expect(key).toMatchObject({ kty: "EC", crv: "P-256", alg: "ES256", use: "sig", kid: expect.stringMatching(/./) });
		expect(Object.keys(key)).not.toContain("d");
		expect(key.key_ops ?? ["verify"]).toEqual(["verify"]);
	}
	expect(JSON.stringify(body)).not.toContain(inject("signingKey").d);
});

test("The client verifies a token by itself, with one look at the key set", async () => {
	const { token, claims } = await genuine();
	const asked: string[] = [];
	const client = makeClient({
		fetch: (input, init) => {
			asked.push(new URL(String(input)).pathname);
			return fetch(input, init);
		},
	});
	for (let i = 0; i < 3; i++) expect(granted(await client.getClaims(token))?.claims).toEqual(claims);
	expect(asked).toEqual(["/auth/v1/.well-known/jwks.json"]);
});

test("The client verifies a token without a network when it is given the keys", async () => {
	const { token, claims, said } = await genuine();
	const { keys } = await jwks();
	const client = makeClient({ fetch: () => Promise.reject(new Error("No network")) });
	const verified = granted(await client.getClaims(token, { jwks: { keys: keys as never } }));
	expect(verified?.claims).toEqual(claims);
	expect(verified?.header).toEqual(said);
});

test("The client refuses a token that was changed", async () => {
	const { header, claims, signature } = await genuine();
	const { error } = await makeClient().getClaims(`${header}.${part({ ...claims, aal: "aal2" })}.${signature}`);
	expect(error?.name).toBe("AuthInvalidJwtError");
	expect(error?.message).toBe("Invalid JWT signature");
});

test("The Worker's own key makes a token that is believed: what follows fails for its one fault", async () => {
	const { claims } = await genuine();
	expect((await askAuth("/user", { bearer: await signed(claims) })).status).toBe(200);
});

test("A token without a signature is refused", async () => {
	const { payload, signature, claims } = await genuine();
	for (const alg of ["none", "None", "NONE", ""]) {
		for (const kid of [undefined, inject("signingKey").kid]) {
			await expectForged(`${part({ alg, typ: "JWT", kid })}.${payload}.`);
			await expectForged(`${part({ alg, typ: "JWT", kid })}.${payload}.${signature}`);
		}
	}
	await expectForged(`${part({ typ: "JWT" })}.${part(claims)}.`);
});

test("A token that was signed with the public key as a password is refused", async () => {
	const { claims } = await genuine();
	const [key] = (await jwks()).keys;
	const { subtle } = crypto;
	const imported = await subtle.importKey("jwk", key as JsonWebKey, { name: "ECDSA", namedCurve: "P-256" }, true, []);
	const spki = Buffer.from(await subtle.exportKey("spki", imported)).toString("base64");
	const pem = `-----BEGIN PUBLIC KEY-----\n${spki.match(/.{1,64}/g)?.join("\n")}\n-----END PUBLIC KEY-----\n`;
	for (const password of [pem, pem.trim(), spki, JSON.stringify(key), String(key?.x)]) {
		await expectForged(
			await new SignJWT(claims).setProtectedHeader({ alg: "HS256", kid: String(key?.kid) }).sign(bytes(password)),
		);
	}
});

test("A token signed with a key of one's own is refused, whatever kid it names", async () => {
	const { claims } = await genuine();
	const { privateKey } = await generateKeyPair("ES256");
	for (const kid of [inject("signingKey").kid, "other", "", "../../dev/null", "' OR 1=1 --"]) {
		await expectForged(await new SignJWT(claims).setProtectedHeader({ alg: "ES256", kid: kid ?? "" }).sign(privateKey));
	}
	await expectForged(await new SignJWT(claims).setProtectedHeader({ alg: "ES256" }).sign(privateKey));
});

test("A token that brings its key along is refused", async () => {
	const { claims } = await genuine();
	const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
	const jwk = await exportJWK(publicKey);
	const { kid = "" } = inject("signingKey");
	for (const brought of [
		{ jwk },
		{ jku: `${inject("url")}/auth/v1/.well-known/jwks.json` },
		{ jku: "https://evil.example/jwks.json" },
		{ x5u: "https://evil.example/cert.pem" },
		{ x5c: ["AAAA"] },
	]) {
		const header = { alg: "ES256", kid, ...brought };
		await expectForged(await new SignJWT(claims).setProtectedHeader(header).sign(privateKey));
		await expectForged(await signed(claims, brought));
	}
});

test("A token that asks for what nobody knows is refused", async () => {
	const { claims } = await genuine();
	const header = { alg: "ES256", kid: inject("signingKey").kid, crit: ["https://evil.example/x"] };
	const head = part({ ...header, "https://evil.example/x": true });
	const data = `${head}.${part(claims)}`;
	const key = (await importJWK(inject("signingKey"), "ES256")) as CryptoKey;
	const made = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, key, bytes(data));
	await expectForged(`${data}.${base64url.encode(new Uint8Array(made))}`);
	const empty = `${part({ ...header, crit: [] })}.${part(claims)}`;
	const madeEmpty = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, key, bytes(empty));
	await expectForged(`${empty}.${base64url.encode(new Uint8Array(madeEmpty))}`);
});

test("A token for another site or audience is refused", async () => {
	const { claims } = await genuine();
	const { iss: _, ...withoutIssuer } = claims;
	const { aud: __, ...withoutAudience } = claims;
	for (const wrong of [
		{ ...claims, iss: "https://evil.example/auth/v1" },
		{ ...claims, iss: `${claims.iss}/` },
		{ ...claims, iss: inject("url") },
		{ ...claims, aud: "anon" },
		{ ...claims, aud: "Authenticated" },
		{ ...claims, aud: [] },
		withoutIssuer,
		withoutAudience,
	]) {
		await expectForged(await signed(wrong));
	}
});

test("A token that has run out, or is not good yet, is refused", async () => {
	const { claims } = await genuine();
	const now = Math.floor(Date.now() / 1000);
	await expectForged(await signed({ ...claims, iat: now - 7_200, exp: now - 3_600 }));
	await expectForged(await signed({ ...claims, exp: now - 1 }));
	await expectForged(await signed({ ...claims, nbf: now + 3_600 }));
	await expectForged(await signed({ ...claims, exp: "never" }));
});

test("A token without an end is refused", async () => {
	const { exp: _, ...endless } = (await genuine()).claims;
	await expectForged(await signed(endless));
});

test("A token of somebody's session with another's name is refused", async () => {
	const { claims } = await genuine();
	const other = await newcomer();
	for (const wrong of [
		{ ...claims, sub: other.id },
		{ ...claims, sub: "" },
		{ ...claims, session_id: crypto.randomUUID() },
		{ ...claims, session_id: "" },
		{ ...claims, session_id: null },
	]) {
		const { status, body } = await askAuth("/user", { bearer: await signed(wrong) });
		expect(status).toBe(403);
		expect(["session_not_found", "bad_jwt"]).toContain(body.error_code);
	}
});

test("What a token claims of role and proofs is not believed, only the session is", async () => {
	const { claims } = await genuine();
	const token = await signed({ ...claims, aal: "aal2", role: "service_role", app_metadata: { role: "admin" } });
	expect((await askAuth("/admin/users", { bearer: token })).body.error_code).toBe("not_admin");
	expect((await askAuth("/user", { bearer: token })).body).toMatchObject({ role: "authenticated" });
});

test("A token has one spelling", async () => {
	const { token, header, payload, signature } = await genuine();
	const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
	// 64 bytes are 86 letters: the last one has four bits that say nothing.
	const last = alphabet.indexOf(signature.at(-1) ?? "");
	for (const spelling of [
		`${token}=`,
		`${token}==`,
		`${header}=.${payload}.${signature}`,
		`${header}.${payload}==.${signature}`,
		`${header}.${payload}.${signature.slice(0, -1)}${alphabet[last ^ 1]}`,
		`${header}.${payload}.${signature.slice(0, -1)}${alphabet[last ^ 8]}`,
		`${header}.${payload}.${signature.slice(0, -1)}`,
		`${header}.${payload}.${signature}.`,
		`.${token}`,
		`${header}.${payload} .${signature}`,
		`${header}.${payload}.${signature.slice(0, 40)}%0A${signature.slice(40)}`,
		`${header}..${signature}`,
		"..",
		token.replaceAll("-", "+").replaceAll("_", "/").concat("+"),
	]) {
		await expectForged(spelling);
	}
	expect((await askAuth("/user", { bearer: token })).status).toBe(200);
});

test("A token whose signature is in another form is refused", async () => {
	const { header, payload, signature } = await genuine();
	const raw = Buffer.from(signature, "base64url");
	// A signature of ECDSA has a twin: n - s in place of s. As DER it is no JWS at all.
	const der = (bytes: Buffer) => {
		const positive = (bytes[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes;
		return Buffer.concat([Buffer.from([2, positive.length]), positive]);
	};
	const body = Buffer.concat([der(raw.subarray(0, 32)), der(raw.subarray(32))]);
	const asDer = Buffer.concat([Buffer.from([0x30, body.length]), body]);
	for (const other of [asDer, Buffer.alloc(64), Buffer.concat([raw, Buffer.alloc(1)]), Buffer.alloc(0)]) {
		await expectForged(`${header}.${payload}.${other.toString("base64url")}`);
	}
});

test("A token with changed claims or header is refused", async () => {
	const { header, payload, signature, claims, said } = await genuine();
	await expectForged(`${header}.${part({ ...claims, email: "admin@visavis.test" })}.${signature}`);
	await expectForged(`${header}.${part({ ...claims, exp: (claims.exp ?? 0) + 3_600 })}.${signature}`);
	await expectForged(`${part({ ...said, typ: "at+jwt" })}.${payload}.${signature}`);
	await expectForged(`${part({ ...said, cty: "JWT" })}.${payload}.${signature}`);
});

test("Torn and huge tokens are refused, and are no fault of ours", async () => {
	const { header, signature } = await genuine();
	const deep = base64url.encode(`${"[".repeat(1_000)}${"]".repeat(1_000)}`);
	for (const torn of [
		"x",
		"a.b",
		"a.b.c.d",
		`${header}.${base64url.encode("{")}.${signature}`,
		`${header}.${part([])}.${signature}`,
		`${header}.${part(null)}.${signature}`,
		`${part(null)}.${part({})}.${signature}`,
		`${part([])}.${part({})}.${signature}`,
		`${base64url.encode("not json")}.${part({})}.${signature}`,
		`${deep}.${deep}.${signature}`,
		`${header}.${"A".repeat(6_000)}.${signature}`,
	]) {
		const { status } = await askAuth("/user", { bearer: torn });
		expect(status, torn.slice(0, 80)).toBe(403);
	}
});

test("A token is believed from the Authorization header alone", async () => {
	const { token } = await genuine();
	for (const [path, headers] of [
		[`/user?access_token=${token}`, {}],
		["/user", { Cookie: `access_token=${token}; sb-access-token=${token}` }],
		["/user", { apikey: token }],
	] as const) {
		const { status } = await askAuth(path, { headers, network: freshNetwork() });
		expect(status).toBe(401);
	}
	expect((await askAuth("/user", { headers: { Authorization: `bearer ${token}` } })).status).toBe(200);
});
