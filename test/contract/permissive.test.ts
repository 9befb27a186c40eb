import { afterAll, beforeAll, expect, test } from "vitest";
import {
	askAuth,
	enrolled,
	freshEmail,
	freshNetwork,
	freshPassword,
	freshPhone,
	granted,
	mailTo,
	makeClient,
	refusal,
	sessionOf,
	tally,
} from "../support/people.ts";
import { serve } from "../support/server.ts";

let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
	site = await serve(1, { VISAVIS_IDENTITY: "permissive" });
}, 300_000);

afterAll(() => site?.stop());

const device = (network = freshNetwork()) => makeClient({ url: site.url, network });

test("Where accounts need no code, signing up signs in", async () => {
	const client = device();
	const email = freshEmail();
	const events: string[] = [];
	client.onAuthStateChange((event) => void events.push(event));
	const { user, session } = granted(await client.signUp({ email, password: "secret" }));
	expect(user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
	expect(session).toMatchObject({ token_type: "bearer", user: { id: user?.id } });
	expect(events).toEqual(["INITIAL_SESSION", "SIGNED_IN"]);
	expect(granted(await client.getUser()).user.id).toBe(user?.id);
	granted(await client.refreshSession());
	granted(await device().signInWithPassword({ email, password: "secret" }));
});

test("Where accounts need no code, a phone signs up and in", async () => {
	const phone = freshPhone();
	const { session } = granted(await device().signUp({ phone, password: "secret" }));
	expect(session?.user.phone).toBe(phone.slice(1));
	granted(await device().signInWithPassword({ phone, password: "secret" }));
});

test("Six characters are enough there, however common; five are not", async () => {
	granted(await device().signUp({ email: freshEmail(), password: "123456" }));
	const { error } = await device().signUp({ email: freshEmail(), password: "12345" });
	expect(error).toMatchObject({ status: 422, code: "weak_password", reasons: ["length"] });
});

test("An account that is there is named as such", async () => {
	const credentials = { email: freshEmail(), password: freshPassword() };
	granted(await device().signUp(credentials));
	const { error } = await device().signUp({ ...credentials, email: credentials.email.toUpperCase() });
	expect(error).toMatchObject({ status: 422, code: "user_already_exists" });
	expect(error?.message).toBe("User already registered");
});

test("An account whose number is there is named as such", async () => {
	const credentials = { phone: freshPhone(), password: freshPassword() };
	granted(await device().signUp(credentials));
	expect(await device().signUp(credentials)).toMatchObject(refusal(422, "user_already_exists"));
});

test("Of two who sign up with one address at once, one has the account", async () => {
	const email = freshEmail();
	const answers = await Promise.all(
		[freshPassword(), freshPassword()].map((password) => device().signUp({ email, password })),
	);
	expect(answers.filter(({ data }) => data.session !== null)).toHaveLength(1);
	expect(answers.filter(({ error }) => error?.code === "user_already_exists")).toHaveLength(1);
});

test("Somebody signs in without a name", async () => {
	const client = device();
	const { user, session } = granted(await client.signInAnonymously({ options: { data: { colour: "red" } } }));
	expect(user).toMatchObject({ is_anonymous: true, email: "", phone: "", user_metadata: { colour: "red" } });
	expect(user?.identities).toEqual([]);
	expect(session?.access_token).toBeTruthy();
	expect(granted(await client.getClaims())?.claims).toMatchObject({
		is_anonymous: true,
		role: "authenticated",
		amr: [{ method: "anonymous" }],
	});
	granted(await client.refreshSession());
});

test("Who has no name cannot be asked for a code", async () => {
	const client = device();
	granted(await client.signInAnonymously());
	expect(await client.reauthenticate()).toMatchObject({
		error: {
			status: 400,
			code: "validation_failed",
			message: "Reauthentication requires the user to have an email or a phone number",
		},
	});
});

test("Who had no name gives themselves one, and stays the same person", async () => {
	const client = device();
	const { user } = granted(await client.signInAnonymously());
	const email = freshEmail();
	const named = granted(await client.updateUser({ email, password: "secret" }));
	expect(named.user).toMatchObject({ id: user?.id, email, is_anonymous: false });
	expect(granted(await device().signInWithPassword({ email, password: "secret" })).user.id).toBe(user?.id);
});

test("A new address counts at once there", async () => {
	const client = device();
	granted(await client.signUp({ email: freshEmail(), password: "secret" }));
	const email = freshEmail();
	expect(granted(await client.updateUser({ email })).user.email).toBe(email);
	granted(await device().signInWithPassword({ email, password: "secret" }));
});

test("An address that somebody has is refused there too", async () => {
	const email = freshEmail();
	granted(await device().signUp({ email, password: "secret" }));
	const client = device();
	granted(await client.signUp({ email: freshEmail(), password: "secret" }));
	expect(await client.updateUser({ email })).toMatchObject(refusal(422, "email_exists"));
});

test("Messages follow each other without a wait", async () => {
	const email = freshEmail();
	const client = device();
	for (let count = 1; count <= 4; count++) {
		granted(await client.signInWithOtp({ email }));
		await mailTo(email, "confirm", { count, url: site.url });
	}
	const { code } = await mailTo(email, "confirm", { count: 4, url: site.url });
	granted(await client.verifyOtp({ email, token: code, type: "email" }));
	granted(await client.resetPasswordForEmail(email));
	const recovery = await mailTo(email, "recovery", { url: site.url });
	granted(await client.verifyOtp({ email, token: recovery.code, type: "recovery" }));
});

test("Nobody reaches a limit there", async () => {
	const network = freshNetwork();
	const ask = (path: string, body: object) => askAuth(path, { url: site.url, network, body });
	const refresh = await Promise.all(
		Array.from({ length: 160 }, () => ask("/token?grant_type=refresh_token", { refresh_token: "x" })),
	);
	const verify = await Promise.all(
		Array.from({ length: 70 }, () => ask("/verify", { type: "email", email: freshEmail(), token: "123456" })),
	);
	const signUps = await Promise.all(Array.from({ length: 35 }, () => ask("/signup", { data: {} })));
	expect(tally(refresh)).toEqual({ "400 refresh_token_not_found": 160 });
	expect(tally(verify)).toEqual({ "403 otp_expired": 70 });
	expect(tally(signUps)).toEqual({ "200": 35 });
});

test("A wrong password is refused thirty times without a wait", { timeout: 120_000 }, async () => {
	const credentials = { email: freshEmail(), password: "secret" };
	granted(await device().signUp(credentials));
	for (let i = 0; i < 30; i++) {
		expect((await device().signInWithPassword({ ...credentials, password: "wrong!" })).error?.code).toBe(
			"invalid_credentials",
		);
	}
	granted(await device().signInWithPassword(credentials));
});

test("A second factor is as strict there", async () => {
	const credentials = { email: freshEmail(), password: "secret" };
	const client = device();
	granted(await client.signUp(credentials));
	await enrolled(client);
	const other = device();
	granted(await other.signInWithPassword(credentials));
	expect(await other.updateUser({ password: "another" })).toMatchObject(refusal(401, "insufficient_aal"));
});

test("Tokens name the site that made them", async () => {
	const client = device();
	granted(await client.signInAnonymously());
	expect(granted(await client.getClaims())?.claims.iss).toBe(`${site.url}/auth/v1`);
	const { access_token } = await sessionOf(client);
	expect((await askAuth("/user", { bearer: access_token })).body.error_code).toBe("bad_jwt");
});
