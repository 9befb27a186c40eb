import { expect, inject, test } from "vitest";
import { account, adminClient, askAuth, freshPassword, makeClient, sessionOf, signedIn } from "../support/people.ts";

const invalidEmail = "Unable to validate email address: invalid format";
const invalidPhone = "Invalid phone number format (E.164 required)";
const password = freshPassword();

/** Calls of the client with an address or number that is none, with what it is told. */
const calls: Record<string, [work: () => Promise<{ error: unknown }>, message: string]> = {
	"signing up by address": [() => makeClient().signUp({ email: "nowhere", password }), invalidEmail],
	"signing up by number": [() => makeClient().signUp({ phone: "12", password }), invalidPhone],
	"signing in by address": [() => makeClient().signInWithPassword({ email: "a@b", password }), invalidEmail],
	"signing in by number": [() => makeClient().signInWithPassword({ phone: "call me", password }), invalidPhone],
	"a code by address": [() => makeClient().signInWithOtp({ email: "a b@c.test" }), invalidEmail],
	"a code by number": [() => makeClient().signInWithOtp({ phone: "+0" }), invalidPhone],
	"a recovery": [() => makeClient().resetPasswordForEmail("nowhere"), invalidEmail],
	"sending again": [() => makeClient().resend({ type: "signup", email: "nowhere" }), invalidEmail],
	"a code that comes back": [
		() => makeClient().verifyOtp({ type: "email", email: "nowhere", token: "123456" }),
		invalidEmail,
	],
	"an account by an admin": [() => adminClient().admin.createUser({ email: "nowhere" }), invalidEmail],
	"a number by an admin": [() => adminClient().admin.createUser({ phone: "12" }), invalidPhone],
	"an invitation": [() => adminClient().admin.inviteUserByEmail("nowhere"), invalidEmail],
	"a link by an admin": [() => adminClient().admin.generateLink({ type: "magiclink", email: "nowhere" }), invalidEmail],
};

test.each(Object.entries(calls))("What is no address or number is named so: %s", async (_, [work, message]) => {
	expect(await work()).toMatchObject({ error: { status: 400, code: "validation_failed", message } });
});

test("A new address or number that is none is named so", async () => {
	const client = await signedIn(await account());
	for (const [change, message] of [
		[{ email: "nowhere" }, invalidEmail],
		[{ phone: "12" }, invalidPhone],
	] as const)
		expect(await client.updateUser(change)).toMatchObject({
			error: { status: 400, code: "validation_failed", message },
		});
});

test("A call without address and number asks for one of them", async () => {
	for (const path of ["/otp", "/recover"])
		expect((await askAuth(path, { body: {} })).body).toMatchObject({
			error_code: "validation_failed",
			msg: "One of email or phone must be set",
		});
});

test("Invalid token signature: 'Invalid JWT signature'", async () => {
	const { access_token } = await sessionOf(await signedIn(await account()));
	const [header, claims, signature = ""] = access_token.split(".");
	const forged = [header, claims, [...signature].reverse().join("")].join(".");
	for (const path of ["/user", "/reauthenticate", "/admin/users"])
		expect(await askAuth(path, { bearer: forged, speaksVersion: true }), path).toMatchObject({
			status: 403,
			body: { code: "bad_jwt", message: "Invalid JWT signature" },
		});
	const answer = await fetch(`${inject("url")}/api/profile`, { headers: { Authorization: `Bearer ${forged}` } });
	expect([answer.status, await answer.json()]).toMatchObject([403, { message: "Invalid JWT signature" }]);
});
