import { decodeJwt, decodeProtectedHeader } from "jose";
import { expect, inject, test } from "vitest";
import { atOnce } from "../support/identity.ts";
import {
	account,
	adminClient,
	askAuth,
	freshEmail,
	freshNetwork,
	freshPassword,
	freshPhone,
	granted,
	mailsSoFar,
	mailTo,
	makeClient,
	newcomer,
	refusal,
	sessionOf,
	signedIn,
	tally,
} from "../support/people.ts";

test("The right password gives a session", async () => {
	const { id, email, password } = await account({ user_metadata: { full_name: "Ana" } });
	const before = Math.floor(Date.now() / 1000);
	const { session, user } = granted(await makeClient().signInWithPassword({ email, password }));
	expect(Object.keys(session).sort()).toEqual([
		"access_token",
		"expires_at",
		"expires_in",
		"refresh_token",
		"token_type",
		"user",
	]);
	expect(session).toMatchObject({ token_type: "bearer", expires_in: 3600, user: { id, email } });
	expect(session.expires_at).toBeGreaterThanOrEqual(before + 3600);
	expect(session.expires_at).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000) + 3600);
	expect(user).toEqual(session.user);
	expect(user.identities).toMatchObject([{ provider: "email", user_id: id, identity_data: { email, sub: id } }]);
});

test("An access token claims what the wire promises, and nothing else", async () => {
	const { id, email, password } = await account({ user_metadata: { full_name: "Ana" } });
	const { access_token, expires_at } = await sessionOf(await signedIn({ id, email, password, phone: "" }));
	expect(decodeProtectedHeader(access_token)).toEqual({ alg: "ES256", kid: inject("signingKey").kid, typ: "JWT" });
	expect(decodeJwt(access_token)).toEqual({
		iss: `${inject("url")}/auth/v1`,
		sub: id,
		aud: "authenticated",
		exp: expires_at,
		iat: (expires_at ?? 0) - 3600,
		email,
		phone: "",
		app_metadata: { provider: "email", providers: ["email"] },
		user_metadata: { full_name: "Ana" },
		role: "authenticated",
		aal: "aal1",
		amr: [{ method: "password", timestamp: (expires_at ?? 0) - 3600 }],
		session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
		is_anonymous: false,
	});
});

test("A session that was opened by a code says so", async () => {
	const { client } = await newcomer();
	expect(decodeJwt((await sessionOf(client)).access_token)).toMatchObject({ aal: "aal1", amr: [{ method: "otp" }] });
});

test("A wrong password and an unknown address get the same refusal", async () => {
	const { email } = await account();
	const wrong = await makeClient().signInWithPassword({ email, password: freshPassword() });
	const unknown = await makeClient().signInWithPassword({ email: freshEmail(), password: freshPassword() });
	expect(wrong).toMatchObject(refusal(400, "invalid_credentials"));
	expect(wrong.error?.message).toBe("Invalid login credentials");
	expect(JSON.stringify(unknown.error)).toBe(JSON.stringify(wrong.error));
});

test("A wrong password and an unknown number get the same refusal", async () => {
	const { phone } = await account({ hasPhone: true });
	for (const number of [phone, freshPhone()]) {
		expect(await makeClient().signInWithPassword({ phone: number, password: freshPassword() })).toMatchObject(
			refusal(400, "invalid_credentials"),
		);
	}
});

test("A phone and its password give a session", async () => {
	const { id, phone, password } = await account({ hasPhone: true });
	const { user } = granted(await makeClient().signInWithPassword({ phone, password }));
	expect(user).toMatchObject({ id, email: "", phone: phone.slice(1), app_metadata: { providers: ["phone"] } });
});

test("An address is the same in capitals, a password is not", async () => {
	const { email, password } = await account();
	granted(await makeClient().signInWithPassword({ email: email.toUpperCase(), password }));
	expect(await makeClient().signInWithPassword({ email, password: password.toUpperCase() })).toMatchObject(
		refusal(400, "invalid_credentials"),
	);
});

test("An account without a password opens to none", async () => {
	const { email } = await account({ hasPassword: false });
	for (const password of ["", " ", "null", "undefined", freshPassword()]) {
		const { status, body } = await askAuth("/token?grant_type=password", { body: { email, password } });
		expect(status).toBe(400);
		expect(["invalid_credentials", "validation_failed"]).toContain(body.error_code);
	}
});

test("That an address is not confirmed is told to who knows the password alone", async () => {
	const credentials = { email: freshEmail(), password: freshPassword() };
	const client = makeClient();
	granted(await client.signUp(credentials));
	expect(await client.signInWithPassword({ ...credentials, password: freshPassword() })).toMatchObject(
		refusal(400, "invalid_credentials"),
	);
	expect(await client.signInWithPassword(credentials)).toMatchObject(refusal(400, "email_not_confirmed"));
	// Another client knows the password, for it chose it: it would learn that nobody had this address.
	expect(await makeClient().signInWithPassword(credentials)).toMatchObject(refusal(400, "invalid_credentials"));
	const known = await account();
	granted(await client.signUp({ email: known.email, password: credentials.password }));
	expect(await makeClient().signInWithPassword({ email: known.email, password: credentials.password })).toMatchObject(
		refusal(400, "invalid_credentials"),
	);
});

test("That somebody is banned is told to who knows the password alone", async () => {
	const { id, email, password } = await account();
	granted(await adminClient().admin.updateUserById(id, { ban_duration: "24h" }));
	expect(await makeClient().signInWithPassword({ email, password: freshPassword() })).toMatchObject(
		refusal(400, "invalid_credentials"),
	);
	expect(await makeClient().signInWithPassword({ email, password })).toMatchObject(refusal(400, "user_banned"));
});

test("A ban that was lifted lets in again", async () => {
	const { id, email, password } = await account();
	granted(await adminClient().admin.updateUserById(id, { ban_duration: "24h" }));
	granted(await adminClient().admin.updateUserById(id, { ban_duration: "none" }));
	granted(await makeClient().signInWithPassword({ email, password }));
});

test("Long passwords are not cut", async () => {
	const long = Array.from({ length: 8 }, freshPassword).join("").slice(0, 128);
	const email = freshEmail();
	granted(await adminClient().admin.createUser({ email, password: long, email_confirm: true }));
	for (const password of [long.slice(0, 72), long.slice(0, 127), `${long}x`]) {
		expect(await makeClient().signInWithPassword({ email, password })).toMatchObject(
			refusal(400, "invalid_credentials"),
		);
	}
	granted(await makeClient().signInWithPassword({ email, password: long }));
});

test("A password is the same however its letters are composed", async () => {
	const password = `${freshPassword()}é`;
	const email = freshEmail();
	granted(await adminClient().admin.createUser({ email, password: password.normalize("NFC"), email_confirm: true }));
	granted(await makeClient().signInWithPassword({ email, password: password.normalize("NFD") }));
});

test("After 25 wrong passwords, tried at once, only a mailed code signs in", { timeout: 120_000 }, async () => {
	const { email, password } = await account();
	const wrong = await atOnce(30, () =>
		askAuth("/token?grant_type=password", { body: { email, password: freshPassword() } }),
	);
	expect(tally(wrong)).toEqual({ "400 invalid_credentials": 25, "429 over_request_rate_limit": 5 });
	const client = makeClient();
	expect(await client.signInWithPassword({ email, password })).toMatchObject(refusal(429, "over_request_rate_limit"));
	granted(await client.signInWithOtp({ email }));
	const { code } = await mailTo(email, "sign_in_code");
	granted(await client.verifyOtp({ email, token: code, type: "email" }));
});

test("Right passwords do not use up the attempts", { timeout: 120_000 }, async () => {
	const { email, password } = await account();
	const statuses = [];
	for (let i = 0; i < 27; i++) {
		statuses.push((await askAuth("/token?grant_type=password", { body: { email, password } })).status);
	}
	expect(new Set(statuses)).toEqual(new Set([200]));
});

test("One network asks 150 times in five minutes for a session, then waits", async () => {
	const network = freshNetwork();
	const ask = () => askAuth("/token?grant_type=refresh_token", { network, body: { refresh_token: "nothing" } });
	const first = await Promise.all(Array.from({ length: 150 }, ask));
	expect(tally(first)).toEqual({ "400 refresh_token_not_found": 150 });
	expect((await ask()).status).toBe(429);
});

test("The address that limits go by is the edge's word, not the caller's", async () => {
	const network = freshNetwork();
	const ask = (forged: Record<string, string>) =>
		askAuth("/token?grant_type=refresh_token", { network, headers: forged, body: { refresh_token: "nothing" } });
	const first = await Promise.all(Array.from({ length: 150 }, () => ask({})));
	expect(tally(first)).toEqual({ "400 refresh_token_not_found": 150 });
	for (const name of ["X-Forwarded-For", "X-Real-IP", "True-Client-IP", "Forwarded"]) {
		expect((await ask({ [name]: freshNetwork() })).status, name).toBe(429);
	}
});

test("A sign-in from a browser that none of their sessions has is told to its owner", async () => {
	const person = await account();
	await signedIn(person, { headers: { "User-Agent": "Harbour/1.0" } });
	await signedIn(person, { headers: { "User-Agent": "Harbour/1.0" } });
	expect(await mailsSoFar(person.email)).toEqual([]);
	await signedIn(person, { headers: { "User-Agent": "Lantern/2.0" } });
	await mailTo(person.email, "new_device");
});

test("A code for an address that nobody has makes an account", async () => {
	const client = makeClient();
	const email = freshEmail();
	const data = { full_name: "Otto" };
	expect(granted(await client.signInWithOtp({ email, options: { data } }))).toEqual({ user: null, session: null });
	const { code, type } = await mailTo(email, "confirm");
	expect(type).toBe("signup");
	const { user, session } = granted(await client.verifyOtp({ email, token: code, type: "email" }));
	expect(user).toMatchObject({ email, user_metadata: data });
	expect(session?.user.id).toBe(user?.id);
});

test("A code for an address that is known signs in to its account", async () => {
	const { id, email } = await account();
	const client = makeClient();
	granted(await client.signInWithOtp({ email, options: { data: { full_name: "Somebody else" } } }));
	const { code, type } = await mailTo(email, "sign_in_code");
	expect(type).toBe("magiclink");
	const { user } = granted(await client.verifyOtp({ email, token: code, type: "email" }));
	expect(user).toMatchObject({ id, user_metadata: {} });
});

test("A code confirms an address whose owner has not", async () => {
	const { email, password } = await account({ confirmed: false });
	const client = makeClient();
	granted(await client.signInWithOtp({ email }));
	const { code } = await mailTo(email, "confirm");
	granted(await client.verifyOtp({ email, token: code, type: "email" }));
	granted(await makeClient().signInWithPassword({ email, password }));
});

test("Who asks for no account gets none, and the answer does not tell", async () => {
	const email = freshEmail();
	const answer = granted(await makeClient().signInWithOtp({ email, options: { shouldCreateUser: false } }));
	expect(answer).toEqual({ user: null, session: null });
	expect(await mailsSoFar(email)).toEqual([]);
});

test("A text with a code signs in, and the answer names the message", async () => {
	const client = makeClient();
	const phone = freshPhone();
	const { messageId } = granted(await client.signInWithOtp({ phone }));
	expect(messageId).toMatch(/\S/);
	const { code } = await mailTo(phone, "confirm");
	const { user } = granted(await client.verifyOtp({ phone, token: code, type: "sms" }));
	expect(user?.phone).toBe(phone.slice(1));
});

test("A number is the same with spaces and brackets", async () => {
	const client = makeClient();
	const phone = freshPhone();
	granted(await client.signInWithOtp({ phone: `00${phone.slice(1, 3)} (${phone.slice(3, 6)}) ${phone.slice(6)}` }));
	const { code } = await mailTo(phone, "confirm");
	granted(await client.verifyOtp({ phone, token: code, type: "sms" }));
});

test("Other ways to get a token are refused", async () => {
	for (const grant of ["", "pkce", "id_token", "web3", "client_credentials", "Password"]) {
		const { status, body } = await askAuth(`/token?grant_type=${grant}`, {
			body: { email: freshEmail(), password: freshPassword() },
		});
		expect(status, grant).toBe(400);
		expect(body.error_code, grant).toBe("validation_failed");
	}
});
