import { request } from "node:http";
import { isAuthWeakPasswordError } from "@supabase/auth-js";
import { expect, inject, test } from "vitest";
import {
	account,
	askAuth,
	freshEmail,
	freshNetwork,
	freshPassword,
	freshPhone,
	granted,
	mailTo,
	makeClient,
	refusal,
	sessionOf,
} from "../support/people.ts";

const isoInstant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);

test("Signing up answers a bare user, no session, and mails a code and a link", async () => {
	const client = makeClient();
	const email = freshEmail();
	const { user, session } = granted(await client.signUp({ email, password: freshPassword() }));
	expect(session).toBeNull();
	expect(user).toMatchObject({
		id: uuid,
		aud: "authenticated",
		role: "authenticated",
		email,
		phone: "",
		app_metadata: { provider: "email", providers: ["email"] },
		user_metadata: {},
		factors: [],
		created_at: isoInstant,
		updated_at: isoInstant,
		is_anonymous: false,
	});
	expect(user?.email_confirmed_at).toBeUndefined();
	expect(user?.identities).toHaveLength(1);
	expect((await client.getSession()).data.session).toBeNull();
	const mail = await mailTo(email, "confirm");
	expect(mail.code).toMatch(/^\d{6}$/);
	expect(mail.link).toContain(`${inject("url")}/auth/confirm?token_hash=`);
	expect(mail.type).toBe("signup");
});

test("The code that confirms a sign-up signs in", async () => {
	const client = makeClient();
	const email = freshEmail();
	granted(await client.signUp({ email, password: freshPassword() }));
	const { code } = await mailTo(email, "confirm");
	const { user, session } = granted(await client.verifyOtp({ email, token: code, type: "signup" }));
	expect(session).toMatchObject({ token_type: "bearer", expires_in: 3600 });
	expect(user).toMatchObject({ email, email_confirmed_at: isoInstant, last_sign_in_at: isoInstant });
});

test("The password of a sign-up works once the address is confirmed, not before", async () => {
	const client = makeClient();
	const credentials = { email: freshEmail(), password: freshPassword() };
	granted(await client.signUp(credentials));
	expect(await client.signInWithPassword(credentials)).toMatchObject(refusal(400, "email_not_confirmed"));
	const { token_hash } = await mailTo(credentials.email, "confirm");
	granted(await client.verifyOtp({ token_hash, type: "signup" }));
	granted(await makeClient().signInWithPassword(credentials));
});

test("A code that comes back to another browser confirms the address, and no password", async () => {
	const credentials = { email: freshEmail(), password: freshPassword() };
	granted(await makeClient().signUp({ ...credentials, options: { data: { full_name: "Thief" } } }));
	const { code } = await mailTo(credentials.email, "confirm");
	const owner = makeClient();
	const { user } = granted(await owner.verifyOtp({ email: credentials.email, token: code, type: "signup" }));
	expect(user?.user_metadata).toEqual({});
	expect(await makeClient().signInWithPassword(credentials)).toMatchObject(refusal(400, "invalid_credentials"));
	const password = freshPassword();
	granted(await owner.updateUser({ password }));
	granted(await makeClient().signInWithPassword({ email: credentials.email, password }));
});

test("Signing up with a phone texts a code that signs in", async () => {
	const client = makeClient();
	const phone = freshPhone();
	const { user, session } = granted(await client.signUp({ phone, password: freshPassword() }));
	expect(session).toBeNull();
	expect(user).toMatchObject({ email: "", phone: phone.slice(1), app_metadata: { provider: "phone" } });
	const { code, link } = await mailTo(phone, "confirm");
	expect(link).toBeUndefined();
	const verified = granted(await client.verifyOtp({ phone, token: code, type: "sms" }));
	expect(verified.user).toMatchObject({ phone: phone.slice(1), phone_confirmed_at: isoInstant });
});

test("The password of a phone works once the number is confirmed, not before", async () => {
	const client = makeClient();
	const credentials = { phone: freshPhone(), password: freshPassword() };
	granted(await client.signUp(credentials));
	expect(await client.signInWithPassword(credentials)).toMatchObject(refusal(400, "phone_not_confirmed"));
	const { code } = await mailTo(credentials.phone, "confirm");
	granted(await client.verifyOtp({ phone: credentials.phone, token: code, type: "sms" }));
	granted(await makeClient().signInWithPassword(credentials));
});

test("What is told at sign-up stands in the person's metadata", async () => {
	const client = makeClient();
	const email = freshEmail();
	const data = { full_name: "Ana Prueba", plan: { seats: 2 }, tags: ["a"] };
	const { user } = granted(await client.signUp({ email, password: freshPassword(), options: { data } }));
	expect(user?.user_metadata).toEqual(data);
	const { code } = await mailTo(email, "confirm");
	const verified = granted(await client.verifyOtp({ email, token: code, type: "email" }));
	expect(verified.user?.user_metadata).toEqual(data);
});

test("An address is one in whatever case it is typed", async () => {
	const client = makeClient();
	const email = freshEmail();
	const { user } = granted(await client.signUp({ email: ` ${email.toUpperCase()} `, password: freshPassword() }));
	expect(user?.email).toBe(email);
	const { code } = await mailTo(email, "confirm");
	granted(await client.verifyOtp({ email: email.toUpperCase(), token: code, type: "email" }));
});

test("A password of seven characters is weak for its length", async () => {
	const { error } = await makeClient().signUp({ email: freshEmail(), password: freshPassword().slice(0, 7) });
	expect(isAuthWeakPasswordError(error)).toBe(true);
	expect(error).toMatchObject({ status: 422, code: "weak_password", reasons: ["length"] });
});

test.each(["password1", "12345678", "qwertyuiop"])(
	"A password that many have, such as %s, is weak",
	async (password) => {
		const { error } = await makeClient().signUp({ email: freshEmail(), password });
		expect(isAuthWeakPasswordError(error)).toBe(true);
		expect(error).toMatchObject({ status: 422, code: "weak_password", reasons: ["pwned"] });
	},
);

test("Eight small letters are enough for a password, and so are 128; 129 are refused", async () => {
	const client = makeClient();
	const long = Array.from({ length: 9 }, freshPassword).join("");
	granted(await client.signUp({ email: freshEmail(), password: freshPassword().slice(0, 8) }));
	granted(await client.signUp({ email: freshEmail(), password: long.slice(0, 128) }));
	expect(await client.signUp({ email: freshEmail(), password: long.slice(0, 129) })).toMatchObject(
		refusal(400, "validation_failed"),
	);
});

test("Signing up takes a password", async () => {
	for (const password of [undefined, "", null]) {
		const { status, body } = await askAuth("/signup", { body: { email: freshEmail(), password } });
		expect(status).toBe(400);
		expect(body.error_code).toBe("validation_failed");
	}
});

test.each([
	"plain",
	"a@b",
	"a b@people.test",
	"two@@people.test",
	"a@people.test\nBcc: x@people.test",
	`${"a".repeat(65)}@people.test`,
	`a@${"b".repeat(250)}.test`,
	"two..dots@people.test",
	".first@people.test",
	"last.@people.test",
	"a@people..test",
	"a@.people.test",
	"nul\u0000@people.test",
	"bidi\u202e@people.test",
	"zero\u200bwidth@people.test",
])("%j is no address", async (email) => {
	expect(await makeClient().signUp({ email, password: freshPassword() })).toMatchObject(
		refusal(400, "validation_failed"),
	);
});

test.each(["+1", "12", "+00000000000", "call me", "+34600000000000000"])("%j is no phone number", async (phone) => {
	expect(await makeClient().signUp({ phone, password: freshPassword() })).toMatchObject(
		refusal(400, "validation_failed"),
	);
});

test("Nobody signs in without a name", async () => {
	expect(await makeClient().signInAnonymously()).toMatchObject(refusal(422, "anonymous_provider_disabled"));
});

/** The keys of a value and the kinds of what they hold, all the way down. */
const shapeOf = (value: unknown): unknown =>
	Array.isArray(value)
		? value.map(shapeOf)
		: value !== null && typeof value === "object"
			? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
			: typeof value;

test("Who has an account already gets the same answer with a made-up user, and another message", async () => {
	const known = await account({ user_metadata: { full_name: "Known" } });
	const fresh = granted(await makeClient().signUp({ email: freshEmail(), password: freshPassword() }));
	const again = granted(await makeClient().signUp({ email: known.email, password: freshPassword() }));
	expect(shapeOf(again)).toEqual(shapeOf(fresh));
	expect(again.user?.id).not.toBe(known.id);
	expect(again.user?.user_metadata).toEqual({});
	const mail = await mailTo(known.email, "account_exists");
	expect(mail.token_hash).toBe("");
	granted(await makeClient().signInWithPassword({ email: known.email, password: known.password }));
});

test("The message to who has an account holds nothing that signs in", async () => {
	const { email } = await account({ hasPassword: false });
	granted(await makeClient().signUp({ email, password: freshPassword() }));
	const { code } = await mailTo(email, "account_exists");
	expect(await makeClient().verifyOtp({ email, token: code || "000000", type: "signup" })).toMatchObject(
		refusal(403, "otp_expired"),
	);
});

test("Who never confirmed can sign up again: the new password counts, after the code", async () => {
	const waiting = await account({ confirmed: false });
	const password = freshPassword();
	const client = makeClient();
	const fresh = granted(await makeClient().signUp({ email: freshEmail(), password }));
	const again = granted(await client.signUp({ email: waiting.email, password }));
	expect(shapeOf(again)).toEqual(shapeOf(fresh));
	const { code } = await mailTo(waiting.email, "confirm");
	granted(await client.verifyOtp({ email: waiting.email, token: code, type: "signup" }));
	granted(await makeClient().signInWithPassword({ email: waiting.email, password }));
	expect(await makeClient().signInWithPassword({ email: waiting.email, password: waiting.password })).toMatchObject(
		refusal(400, "invalid_credentials"),
	);
});

test("A name is kept on one line", async () => {
	const data = { full_name: "Ana\r\nBcc: x@people.test\u202e", note: "two\nlines" };
	const { user } = granted(
		await makeClient().signUp({ email: freshEmail(), password: freshPassword(), options: { data } }),
	);
	expect(user?.user_metadata).toEqual({ full_name: "Ana Bcc: x@people.test", note: "two\nlines" });
});

test("Signing up sets nothing but what it offers", async () => {
	const email = freshEmail();
	const id = crypto.randomUUID();
	const { status, body } = await askAuth("/signup", {
		body: {
			email,
			password: freshPassword(),
			id,
			role: "admin",
			aud: "admin",
			is_anonymous: true,
			email_confirmed_at: "2020-01-01T00:00:00Z",
			app_metadata: { provider: "admin", role: "admin" },
			created_at: "2020-01-01T00:00:00Z",
			["__proto__"]: { role: "admin" },
		},
	});
	expect(status).toBe(200);
	expect(body).toMatchObject({
		role: "authenticated",
		aud: "authenticated",
		is_anonymous: false,
		app_metadata: { provider: "email", providers: ["email"] },
	});
	expect(body.id).not.toBe(id);
	expect(body.email_confirmed_at).toBeUndefined();
	const client = makeClient();
	const { code } = await mailTo(email, "confirm");
	granted(await client.verifyOtp({ email, token: code, type: "signup" }));
	const { access_token } = await sessionOf(client);
	expect(await askAuth("/admin/users", { bearer: access_token })).toMatchObject({ status: 403 });
});

test.each([
	["a path of this site", "/appointments?tab=next", "/appointments?tab=next"],
	["another site", "https://evil.example/x", null],
	["another site without a scheme", "//evil.example/x", null],
	["another site behind a backslash", "/\\evil.example", null],
	["a script", "javascript:alert(1)", null],
	["this site's name before another's", "http://localhost.evil.example/", null],
	["this site as a user name", "http://localhost@evil.example/", null],
])("A link in mail leads back to a path of this site only: %s", async (_, emailRedirectTo, next) => {
	const email = freshEmail();
	granted(await makeClient().signInWithOtp({ email, options: { emailRedirectTo } }));
	const { link } = await mailTo(email, "confirm");
	const url = new URL(link ?? "");
	expect(url.origin).toBe(inject("url"));
	expect(url.searchParams.get("next")).toBe(next);
});

test("A link in mail leads to this site whatever host the request names", async () => {
	const email = freshEmail();
	const { port } = new URL(inject("url"));
	const status = await new Promise((resolve, reject) => {
		const asked = request(
			{
				port,
				method: "POST",
				path: "/auth/v1/otp",
				headers: {
					Host: "evil.example",
					"X-Forwarded-Host": "evil.example",
					"CF-Connecting-IP": freshNetwork(),
					"Content-Type": "application/json",
				},
			},
			(answer) => answer.resume().on("end", () => resolve(answer.statusCode)),
		);
		asked.on("error", reject).end(JSON.stringify({ email }));
	});
	expect(status).toBe(200);
	const { link, text, html } = await mailTo(email, "confirm");
	expect(new URL(link ?? "").origin).toBe(inject("url"));
	expect(text + html).not.toContain("evil.example");
});

test("An address gets one message a minute, and who asks again learns when", async () => {
	const email = freshEmail();
	granted(await makeClient().signUp({ email, password: freshPassword() }));
	expect(await makeClient().signUp({ email, password: freshPassword() })).toMatchObject(
		refusal(429, "over_email_send_rate_limit"),
	);
	const { status, headers } = await askAuth("/recover", { body: { email } });
	expect(status).toBe(429);
	expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
	expect(Number(headers.get("Retry-After"))).toBeLessThanOrEqual(60);
});

test("A number gets one text a minute", async () => {
	const phone = freshPhone();
	granted(await makeClient().signInWithOtp({ phone }));
	expect(await makeClient().signInWithOtp({ phone })).toMatchObject(refusal(429, "over_sms_send_rate_limit"));
});

test("One network signs up thirty times an hour, wherever in its /64 it sits", async () => {
	const network = freshNetwork();
	const half = network.replace("::1", "");
	const email = freshEmail();
	const signUpFrom = async (from: string) =>
		(await askAuth("/signup", { network: from, body: { email, password: freshPassword() } })).body.error_code;
	expect(await signUpFrom(network)).toBeUndefined();
	for (let i = 1; i < 30; i++) {
		expect(await signUpFrom(`${half}:a:b:c:${i.toString(16)}`)).toBe("over_email_send_rate_limit");
	}
	expect(await signUpFrom(`${half}::ffff`)).toBe("over_request_rate_limit");
	expect(await signUpFrom(freshNetwork())).toBe("over_email_send_rate_limit");
});
