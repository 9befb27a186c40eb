import { expect, test } from "vitest";
import { atOnce } from "../support/identity.ts";
import {
	account,
	adminClient,
	askAuth,
	freshEmail,
	freshPassword,
	freshPhone,
	fullPasswords,
	granted,
	makeClient,
	tally,
} from "../support/people.ts";

/** The keys of a value and the kinds of what they hold, all the way down. */
const shapeOf = (value: unknown): unknown =>
	Array.isArray(value)
		? value.map(shapeOf)
		: value !== null && typeof value === "object"
			? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
			: typeof value;

/** All that a stranger sees of an answer, but for what differs between any two. */
function seen({ status, body, headers }: Awaited<ReturnType<typeof askAuth>>) {
	const told = Object.fromEntries([...headers].filter(([name]) => name !== "date" && name !== "x-request-id"));
	return {
		status,
		body: shapeOf(body),
		// How many seconds to wait differs with when the first was asked.
		refusal: status === 200 ? null : JSON.stringify(body).replace(/after \d+ seconds/, "after some seconds"),
		headers: {
			...told,
			...(told["retry-after"] && { "retry-after": "seconds" }),
			"server-timing": undefined,
			"content-length": undefined,
			// What the browser is given to keep differs each time, and looks the same.
			...(told["set-cookie"] && {
				"set-cookie": told["set-cookie"].replace(/(__Host-claim=)([^;]+)/, (_, name, value) => name + value.length),
			}),
			"content-security-policy": told["content-security-policy"]?.replace(/nonce-[^']+/, "nonce"),
		},
	};
}

type Asking = { path: string; body: Record<string, unknown>; speaksVersion?: boolean };

/** Expects that two questions, which differ in whether there is an account, get one answer after the same work. */
async function expectAlike(known: Asking, unknown: Asking) {
	for (const speaksVersion of [true, false]) {
		const answers = [];
		for (const { path, body } of [known, unknown]) answers.push(await askAuth(path, { body, speaksVersion }));
		const [one, other] = answers;
		if (!one || !other) throw new Error("Two questions have two answers.");
		expect(seen(one)).toEqual(seen(other));
		expect(one.headers.get("Server-Timing")).toBe(other.headers.get("Server-Timing"));
	}
}

const signUp = (who: object): Asking => ({ path: "/signup", body: { ...who, password: freshPassword() } });
const signIn = (who: object): Asking => ({
	path: "/token?grant_type=password",
	body: { ...who, password: freshPassword() },
});
const recover = (who: object): Asking => ({ path: "/recover", body: { ...who } });
const otp = (who: object): Asking => ({ path: "/otp", body: { ...who, create_user: true } });
const otpOnly = (who: object): Asking => ({ path: "/otp", body: { ...who, create_user: false } });
const resend = (who: object): Asking => ({ path: "/resend", body: { ...who, type: "signup" } });
const verify = (who: object): Asking => ({ path: "/verify", body: { ...who, type: "email", token: "123456" } });

/** Somebody who is there. */
const known = {
	"with a password": () => account({ headers: fullPasswords }),
	"without a password": () => account({ headers: fullPasswords, hasPassword: false }),
	"who never confirmed": () => account({ headers: fullPasswords, confirmed: false }),
} as const;

/** All that a stranger may ask about an address. */
const questions = [
	["sign-up", signUp],
	["sign-in", signIn],
	["recovery", recover],
	["a code", otp],
	["a code for those who have an account", otpOnly],
	["sending again", resend],
	["showing a code", verify],
] as const;

for (const [what, make] of Object.entries(known)) {
	test.each(questions)(`An account ${what} is not told from none by its address: %s`, async (_, ask) => {
		const { email } = await make();
		await expectAlike(ask({ email }), ask({ email: freshEmail() }));
	});
}

test.each([
	["sign-up", signUp],
	["sign-in", signIn],
	["a code", otp],
])("An account is not told from none by its number: %s", async (_, ask) => {
	const { phone } = await account({ headers: fullPasswords, hasPhone: true });
	await expectAlike(ask({ phone }), ask({ phone: freshPhone() }));
});

test.each(questions)(
	"What an answer says of its cost does not tell whether there is an account: %s",
	async (_, ask) => {
		const { email } = await account({ headers: fullPasswords });
		const costs = [];
		for (const one of [email, freshEmail()]) {
			const { path, body } = ask({ email: one });
			costs.push((await askAuth(path, { body })).headers.get("Server-Timing")?.replace(/dur=[\d.]+/, ""));
		}
		expect(costs[0]).toBe(costs[1]);
	},
);

test("That an address has just had its message is told alike", async () => {
	const { email } = await account({ headers: fullPasswords, hasPassword: false });
	const other = freshEmail();
	for (const ask of [recover, otp, signUp, resend]) {
		for (const one of [email, other]) await askAuth("/recover", { body: { email: one } });
		await expectAlike(ask({ email }), ask({ email: other }));
	}
});

test("That an account is banned is not told from none", async () => {
	const { id, email } = await account({ headers: fullPasswords });
	granted(await adminClient().admin.updateUserById(id, { ban_duration: "1h" }));
	for (const ask of [signIn, recover]) await expectAlike(ask({ email }), ask({ email: freshEmail() }));
});

test("After too many wrong passwords an unknown address is refused as a known one is", {
	timeout: 180_000,
}, async () => {
	const { email } = await account();
	const other = freshEmail();
	for (const one of [email, other]) {
		const answers = await atOnce(26, () =>
			askAuth("/token?grant_type=password", { body: { email: one, password: "wrong one" } }),
		);
		expect(tally(answers)).toEqual({ "400 invalid_credentials": 25, "429 over_request_rate_limit": 1 });
	}
	await expectAlike(signIn({ email }), signIn({ email: other }));
});

test("The made-up user of a sign-up is another each time, as a new one would be", async () => {
	const { id, email } = await account({ headers: fullPasswords, hasPassword: false });
	const { user } = granted(await makeClient().signUp({ email, password: freshPassword() }));
	expect(user?.id).not.toBe(id);
	expect(user?.id).toMatch(/^[0-9a-f-]{36}$/);
	expect(user?.created_at).toBe(user?.updated_at);
	expect(Math.abs(Date.parse(user?.created_at ?? "") - Date.now())).toBeLessThan(30_000);
});

test("A weak password is refused before it is known whether there is an account", async () => {
	const { email } = await account({ headers: fullPasswords, hasPassword: false });
	const ask = (who: object): Asking => ({ path: "/signup", body: { ...who, password: "short" } });
	await expectAlike(ask({ email }), ask({ email: freshEmail() }));
});
