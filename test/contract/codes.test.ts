import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { wrongCode } from "../support/identity.ts";
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

/** Somebody with a confirmed account who has just asked for a code by mail. */
async function asked() {
	const { id, email } = await account({ hasPassword: false });
	granted(await makeClient().signInWithOtp({ email }));
	return { id, email, ...(await mailTo(email, "sign_in_code")) };
}

test("A link signs in by its own type, wherever it is opened", async () => {
	const { id, token_hash, type } = await asked();
	expect(type).toBe("magiclink");
	const client = makeClient();
	const { user } = granted(await client.verifyOtp({ token_hash, type: "magiclink" }));
	expect(user?.id).toBe(id);
	expect(decodeJwt((await sessionOf(client)).access_token).sub).toBe(id);
});

test.each(["email", "magiclink", "signup", "invite"] as const)("A code signs in as type %s", async (type) => {
	const { id, email, code } = await asked();
	const { user } = granted(await makeClient().verifyOtp({ email, token: code, type }));
	expect(user?.id).toBe(id);
});

test.each(["email", "magiclink", "signup", "invite"] as const)("A link signs in as type %s", async (type) => {
	const { id, token_hash } = await asked();
	const { user } = granted(await makeClient().verifyOtp({ token_hash, type }));
	expect(user?.id).toBe(id);
});

test.each(["recovery", "email_change", "phone_change", "sms"] as const)(
	"A mailed code that signs in is worth nothing as type %s of another",
	async (type) => {
		const { code, token_hash } = await asked();
		const other = type === "sms" || type === "phone_change" ? { phone: freshPhone() } : { email: freshEmail() };
		expect((await askAuth("/verify", { body: { type, token: code, ...other } })).status).toBe(403);
		if (type !== "sms") expect((await askAuth("/verify", { body: { type, token_hash } })).status).toBe(403);
	},
);

test("A code may be typed with spaces", async () => {
	const { email, code } = await asked();
	const spaced = ` ${code.slice(0, 3)} ${code.slice(3)} `;
	granted(await makeClient().verifyOtp({ email, token: spaced, type: "email" }));
});

test("A wrong code, an unknown address and a torn link get the same refusal", async () => {
	const { email, code, token_hash } = await asked();
	const answers = [
		await makeClient().verifyOtp({ email, token: wrongCode(code), type: "email" }),
		await makeClient().verifyOtp({ email: freshEmail(), token: code, type: "email" }),
		await makeClient().verifyOtp({ token_hash: token_hash.slice(0, -1), type: "magiclink" }),
		await makeClient().verifyOtp({ token_hash: "nothing", type: "magiclink" }),
	];
	for (const answer of answers) expect(answer).toMatchObject(refusal(403, "otp_expired"));
	expect(new Set(answers.map(({ error }) => error?.message)).size).toBe(1);
});

test("After four wrong codes the right one still signs in", async () => {
	const { email, code } = await asked();
	const client = makeClient();
	for (let i = 0; i < 4; i++) await client.verifyOtp({ email, token: wrongCode(code), type: "email" });
	granted(await client.verifyOtp({ email, token: code, type: "email" }));
});

test("After five wrong codes the right one is worth nothing, and the link still signs in", async () => {
	const { email, code, token_hash } = await asked();
	const client = makeClient();
	for (let i = 0; i < 5; i++) {
		expect(await client.verifyOtp({ email, token: wrongCode(code), type: "email" })).toMatchObject(
			refusal(403, "otp_expired"),
		);
	}
	expect(await client.verifyOtp({ email, token: code, type: "email" })).toMatchObject(refusal(403, "otp_expired"));
	granted(await client.verifyOtp({ token_hash, type: "magiclink" }));
});

test("After a stranger's five wrong codes its owner's digits still sign in", async () => {
	const { email, code } = await asked();
	const stranger = makeClient();
	for (let i = 0; i < 6; i++) await stranger.verifyOtp({ email, token: wrongCode(code, i + 1), type: "email" });
	granted(await makeClient().verifyOtp({ email, token: code, type: "email" }));
});

test("Forty wrong codes at once are no more than five", async () => {
	const { email, code } = await asked();
	const network = freshNetwork();
	const body = { type: "email", email, token: wrongCode(code) };
	const answers = await Promise.all(Array.from({ length: 40 }, () => askAuth("/verify", { network, body })));
	expect(tally(answers)).toEqual({ "403 otp_expired": 40 });
	expect((await makeClient({ network }).verifyOtp({ email, token: code, type: "email" })).error?.code).toBe(
		"otp_expired",
	);
});

test("A code works once, and its link is used up with it", async () => {
	const { email, code, token_hash } = await asked();
	granted(await makeClient().verifyOtp({ email, token: code, type: "email" }));
	expect(await makeClient().verifyOtp({ email, token: code, type: "email" })).toMatchObject(
		refusal(403, "otp_expired"),
	);
	expect(await makeClient().verifyOtp({ token_hash, type: "magiclink" })).toMatchObject(refusal(403, "otp_expired"));
});

test("A link works once, and its code is used up with it", async () => {
	const { email, code, token_hash } = await asked();
	granted(await makeClient().verifyOtp({ token_hash, type: "magiclink" }));
	expect(await makeClient().verifyOtp({ token_hash, type: "magiclink" })).toMatchObject(refusal(403, "otp_expired"));
	expect(await makeClient().verifyOtp({ email, token: code, type: "email" })).toMatchObject(
		refusal(403, "otp_expired"),
	);
});

test("Of two who show the same code at once, exactly one gets in", async () => {
	for (const isLink of [false, true]) {
		const { email, code, token_hash } = await asked();
		const shown = isLink
			? ({ token_hash, type: "magiclink" } as const)
			: ({ email, token: code, type: "email" } as const);
		const answers = await Promise.all(Array.from({ length: 4 }, () => makeClient().verifyOtp(shown)));
		expect(answers.filter(({ data }) => data.session !== null)).toHaveLength(1);
		expect(answers.filter(({ error }) => error?.code === "otp_expired")).toHaveLength(3);
	}
});

test("A code that was sent to a phone is not good for an address, nor the other way", async () => {
	const phone = freshPhone();
	granted(await makeClient().signInWithOtp({ phone }));
	const { code } = await mailTo(phone, "confirm");
	const { email } = await asked();
	expect((await askAuth("/verify", { body: { type: "email", email, token: code } })).status).toBe(403);
	granted(await makeClient().verifyOtp({ phone, token: code, type: "sms" }));
});

test("A proof must be of a known type, and be there", async () => {
	const email = freshEmail();
	const token = "123456";
	for (const body of [
		{ email, token },
		{ email, token, type: "nothing" },
		{ email, token, type: "constructor" },
		{ email, token, type: "__proto__" },
		{ email, type: "email" },
		{ token, type: "email" },
		{ type: "email" },
	]) {
		const { status, body: answer } = await askAuth("/verify", { body });
		expect(status, JSON.stringify(body)).toBe(400);
		expect(answer.error_code).toBe("validation_failed");
	}
});

test("One network tries sixty codes in five minutes, then waits", async () => {
	const network = freshNetwork();
	const attempt = () => askAuth("/verify", { network, body: { type: "email", email: freshEmail(), token: "123456" } });
	expect(tally(await Promise.all(Array.from({ length: 60 }, attempt)))).toEqual({ "403 otp_expired": 60 });
	expect((await attempt()).status).toBe(429);
});

test("A banned person's code lets nobody in", async () => {
	const { id, email, code } = await asked();
	granted(await adminClient().admin.updateUserById(id, { ban_duration: "1h" }));
	expect(await makeClient().verifyOtp({ email, token: code, type: "email" })).toMatchObject(
		refusal(403, "user_banned"),
	);
});

test("What waits for its code is sent again", async () => {
	const { email } = await account({ confirmed: false });
	const client = makeClient();
	expect(granted(await client.resend({ type: "signup", email }))).toMatchObject({ user: null, session: null });
	const { code } = await mailTo(email, "confirm");
	granted(await client.verifyOtp({ email, token: code, type: "signup" }));
});

test("What waits for its code is texted again", async () => {
	const { phone } = await account({ confirmed: false, hasPhone: true });
	const client = makeClient();
	expect(granted(await client.resend({ type: "sms", phone })).messageId).toMatch(/\S/);
	const { code } = await mailTo(phone, "confirm");
	granted(await client.verifyOtp({ phone, token: code, type: "sms" }));
});

test("Where nothing waits nothing is sent, and the answer does not tell", async () => {
	const known = await account();
	const unknown = freshEmail();
	for (const email of [known.email, unknown]) {
		expect(granted(await makeClient().resend({ type: "signup", email }))).toMatchObject({ user: null });
		expect(granted(await makeClient().resend({ type: "email_change", email: freshEmail() }))).toMatchObject({
			user: null,
		});
	}
	expect(await mailsSoFar(known.email)).toEqual([]);
	expect(await mailsSoFar(unknown)).toEqual([]);
});

test("Sending again is for what can wait", async () => {
	for (const type of ["recovery", "nothing", ""]) {
		const { status, body } = await askAuth("/resend", { body: { type, email: freshEmail() } });
		expect(status).toBe(400);
		expect(body.error_code).toBe("validation_failed");
	}
});

test("A forgotten password is set anew by a mailed code", async () => {
	const person = await account();
	const elsewhere = await signedIn(person);
	const client = makeClient();
	const events: string[] = [];
	client.onAuthStateChange((event) => void events.push(event));
	expect(granted(await client.resetPasswordForEmail(person.email))).toEqual({});
	const { code, type } = await mailTo(person.email, "recovery");
	expect(type).toBe("recovery");
	granted(await client.verifyOtp({ email: person.email, token: code, type: "recovery" }));
	expect(events).toEqual(["INITIAL_SESSION", "PASSWORD_RECOVERY"]);
	const password = freshPassword();
	granted(await client.updateUser({ password }));
	expect(events.at(-1)).toBe("USER_UPDATED");
	await mailTo(person.email, "password_changed");
	expect((await elsewhere.getUser()).error?.name).toBe("AuthSessionMissingError");
	expect((await makeClient().signInWithPassword(person)).error?.code).toBe("invalid_credentials");
	granted(await makeClient().signInWithPassword({ email: person.email, password }));
});

test("A forgotten password is set anew by the link", async () => {
	const person = await account();
	granted(await makeClient().resetPasswordForEmail(person.email, { redirectTo: "/profile" }));
	const { token_hash, link } = await mailTo(person.email, "recovery");
	expect(new URL(link ?? "").searchParams.get("next")).toBe("/profile");
	const client = makeClient();
	granted(await client.verifyOtp({ token_hash, type: "recovery" }));
	granted(await client.updateUser({ password: freshPassword() }));
});

test("A recovery code is good for nothing else, nor another for recovery", async () => {
	const person = await account();
	granted(await makeClient().resetPasswordForEmail(person.email));
	const { code, token_hash } = await mailTo(person.email, "recovery");
	for (const type of ["email", "magiclink", "signup"] as const) {
		expect((await makeClient().verifyOtp({ email: person.email, token: code, type })).error?.code).toBe("otp_expired");
		expect((await makeClient().verifyOtp({ token_hash, type })).error?.code).toBe("otp_expired");
	}
	granted(await makeClient().verifyOtp({ token_hash, type: "recovery" }));
});

test("Recovery of an address that nobody has answers alike and sends nothing", async () => {
	const email = freshEmail();
	expect(granted(await makeClient().resetPasswordForEmail(email))).toEqual({});
	expect(await mailsSoFar(email)).toEqual([]);
});

test("A link in mail does nothing when it is fetched, as scanners do", async () => {
	const { link = "", token_hash } = await asked();
	for (const method of ["GET", "HEAD"]) await (await fetch(link, { method, redirect: "manual" })).arrayBuffer();
	granted(await makeClient().verifyOtp({ token_hash, type: "magiclink" }));
});

test("A newcomer's code is worth nothing after they signed in with its link", async () => {
	const { email, client } = await newcomer();
	const mail = await mailTo(email, "confirm");
	expect((await makeClient().verifyOtp({ token_hash: mail.token_hash, type: "signup" })).error?.code).toBe(
		"otp_expired",
	);
	granted(await client.getUser());
});
