import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ctx } from "#domain/ground/context.server.ts";
import { countStatement, networkOf, requireWithin } from "#domain/ground/rate-limits.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { type Rules, rules } from "#domain/ground/rules.ts";
import { proveAgain } from "#domain/identity/proof.server.ts";
import { signIn, signInWithCode } from "#domain/identity/sign-in.server.ts";
import { resendCode, sendRecovery, sendSignInCode, signUp } from "#domain/identity/sign-up.server.ts";
import { cheapenScrypt, scryptCosts } from "../support/cheap-scrypt.ts";
import {
	everything,
	fromNetwork,
	letterTo,
	newAddress,
	newPassword,
	outcomeOf,
	outcomesOf,
	somebody,
	testSite,
} from "../support/identity.ts";
import { meetingOf } from "../support/meeting.ts";

cheapenScrypt();

let site: Awaited<ReturnType<typeof testSite>>;
beforeAll(async () => {
	site = await testSite();
});
afterAll(() => site.close());

let networks = 0;
/** The site as a household sees it that has not asked before. */
const household = () => fromNetwork(site.ctx, `household ${++networks}`);
const by = (value: string) => ({ kind: "email", value }) as const;
const password = newPassword();
const otp = (ctx: Ctx, value: string) =>
	sendSignInCode(ctx, { who: by(value), creates: false, data: {}, locale: "en", next: null });

/** How many of `count` questions at once, each about another address, were answered before the limit. */
async function answered(count: number, ask: (ctx: Ctx, value: string) => Promise<unknown>, from: () => Ctx) {
	const outcomes = await outcomesOf(Array.from({ length: count }, () => ask(from(), newAddress())));
	const { over_request_rate_limit: refused = 0, ...rest } = outcomes;
	return { answered: Object.values(rest).reduce((sum, n) => sum + n, 0), refused };
}

const perNetwork: Record<string, [limit: keyof Rules["limits"], ask: (ctx: Ctx, value: string) => Promise<unknown>]> = {
	"a sign-in": ["token", (ctx, value) => signIn(ctx, by(value), password)],
	recovery: ["token", (ctx, value) => sendRecovery(ctx, value, null)],
	"a code": ["token", otp],
	"sending again": ["token", (ctx, value) => resendCode(ctx, "sign_in", by(value))],
	"showing a code": ["verify", (ctx, value) => signInWithCode(ctx, ["sign_in"], { token: "123456", sentTo: value })],
	"sign-up": ["signUp", (ctx, value) => signUp(ctx, { who: by(value), password, data: {}, locale: "en", next: null })],
};

test.each(Object.entries(perNetwork))(
	"Of questions at once from one network exactly as many are answered as may be, and again when the window is over: %s",
	async (_, [limit, ask]) => {
		const { count, seconds } = rules.strict.limits[limit];
		const ctx = household();
		expect(await answered(count + 10, ask, () => ctx)).toEqual({ answered: count, refused: 10 });
		expect(await answered(1, ask, household)).toEqual({ answered: 1, refused: 0 });
		site.clock.pass(seconds - 0.001);
		expect(await answered(1, ask, () => ctx)).toEqual({ answered: 0, refused: 1 });
		site.clock.pass(0.001);
		expect(await answered(1, ask, () => ctx)).toEqual({ answered: 1, refused: 0 });
	},
);

test("A limit that reads and then writes lets more through, and that is noticed", async () => {
	const ctx = household();
	const key = "naive";
	const count = () =>
		site.d1.prepare("SELECT count FROM rate_limits WHERE key = ?").bind(key).first<{ count: number }>();
	const allHaveLooked = meetingOf(20);
	const naive = async () => {
		if (((await count())?.count ?? 0) >= 5) throw new Refusal("over_request_rate_limit");
		await allHaveLooked();
		await site.d1
			.prepare(
				`INSERT INTO rate_limits (key, count, ends_at) VALUES (?, 1, '9999') ON CONFLICT (key) DO UPDATE SET count = count + 1`,
			)
			.bind(key)
			.run();
	};
	expect((await answered(20, naive, () => ctx)).answered).toBeGreaterThan(5);
});

test("Sign-in, codes and recovery of one network count together", async () => {
	const ctx = household();
	const asks = [otp, (on: Ctx, value: string) => sendRecovery(on, value, null)];
	const works = Array.from({ length: 160 }, (_, i) => asks[i % 2]?.(ctx, newAddress()) ?? Promise.reject());
	expect(await outcomesOf(works)).toEqual({ done: 150, over_request_rate_limit: 10 });
	expect(await outcomeOf(signIn(ctx, by(newAddress()), password))).toBe("over_request_rate_limit");
});

test("Of forty wrong passwords at once twenty-five are looked at; then only a mailed code signs in, for an hour", async () => {
	const person = await somebody(site.ctx, { password });
	const enter = (word: string) => signIn(household(), by(person.email), word);
	const hashed = scryptCosts.length;
	expect(await outcomesOf(Array.from({ length: 40 }, () => enter("wrong one")))).toEqual({
		invalid_credentials: 25,
		over_request_rate_limit: 15,
	});
	expect(scryptCosts.length - hashed).toBe(25);
	expect(await outcomeOf(enter(password))).toBe("over_request_rate_limit");
	const { session } = person;
	expect(await outcomeOf(proveAgain(household(), person, password))).toBe("over_request_rate_limit");
	await otp(household(), person.email);
	const { code } = await letterTo(site.ctx, person.email, "sign_in_code");
	const opened = await signInWithCode(household(), ["sign_in"], { token: code, sentTo: person.email });
	expect(opened.session.user_id).toBe(session.user_id);
	site.clock.pass(3600);
	expect(await outcomeOf(enter(password))).toBe("done");
});

test("A stranger who guesses for days keeps nobody out: a code signs in at any time, the password after an hour's rest", async () => {
	const person = await somebody(site.ctx, { password });
	for (let hour = 0; hour < 5; hour++) {
		await outcomesOf(Array.from({ length: 30 }, () => signIn(household(), by(person.email), "wrong one")));
		await otp(household(), person.email);
		const { code } = await letterTo(site.ctx, person.email, "sign_in_code");
		const shown = { token: code, sentTo: person.email };
		expect(await outcomeOf(signInWithCode(household(), ["sign_in"], shown))).toBe("done");
		site.clock.pass(3600);
	}
	expect(await outcomeOf(signIn(household(), by(person.email), password))).toBe("done");
});

test("One network alone locks nobody out: not of their password, their codes or their mail", async () => {
	const person = await somebody(site.ctx, { password });
	const stranger = household();
	await outcomesOf(Array.from({ length: 40 }, () => signIn(stranger, by(person.email), "wrong one")));
	const { mailFrom, mail } = rules.strict.limits;
	for (let i = 0; i < mail.count; i++) {
		await outcomeOf(sendRecovery(stranger, person.email, null));
		site.clock.pass(61);
		const guess = { token: "000000", sentTo: person.email };
		for (let n = 0; n < 4; n++) await outcomeOf(signInWithCode(stranger, ["recovery", "sign_in"], guess));
	}
	expect(mailFrom.count).toBeLessThan(mail.count);
	const owner = household();
	expect(await outcomeOf(signIn(owner, by(person.email), password))).toBe("done");
	await otp(owner, person.email);
	const { code } = await letterTo(site.ctx, person.email, "sign_in_code");
	expect(await outcomeOf(signInWithCode(owner, ["sign_in"], { token: code, sentTo: person.email }))).toBe("done");
});

test("Asking on during the window does not make it longer", async () => {
	const person = await somebody(site.ctx, { password });
	await outcomesOf(Array.from({ length: 26 }, () => signIn(household(), by(person.email), "wrong one")));
	for (let i = 0; i < 6; i++) {
		site.clock.pass(600);
		if (i < 5)
			expect(await outcomeOf(signIn(household(), by(person.email), "wrong one"))).toBe("over_request_rate_limit");
	}
	expect(await outcomeOf(signIn(household(), by(person.email), password))).toBe("done");
});

test("The right password is not counted, when signing in and when proving it again", async () => {
	const person = await somebody(site.ctx, { password });
	for (let i = 0; i < 30; i++) {
		const ctx = household();
		expect(await outcomeOf(signIn(ctx, by(person.email), password)), String(i)).toBe("done");
		expect(await outcomeOf(proveAgain(ctx, person, password)), String(i)).toBe("done");
	}
});

test("Of ten messages at once to one address one is sent, whoever asks for what, and the next a minute later", async () => {
	const { email } = await somebody(site.ctx);
	const asks = [otp, (ctx: Ctx, value: string) => sendRecovery(ctx, value, null)];
	const all = () =>
		outcomesOf(Array.from({ length: 10 }, (_, i) => asks[i % 2]?.(household(), email) ?? Promise.reject()));
	for (let minute = 0; minute < 3; minute++) {
		expect(await all()).toEqual({ done: 1, over_email_send_rate_limit: 9 });
		site.clock.pass(60);
	}
});

test("Who has to wait is told for how long", async () => {
	const { email } = await somebody(site.ctx);
	await otp(household(), email);
	for (const [passed, left] of [
		[0, 60],
		[12.5, 48],
		[47, 1],
	] as const) {
		site.clock.pass(passed);
		const refusal = await otp(household(), email).catch((error) => error);
		expect(refusal.values).toEqual({ seconds: left });
	}
});

test("A counter names nobody", async () => {
	const { email } = await somebody(site.ctx, { password });
	const ctx = fromNetwork(site.ctx, "203.0.113.99");
	await outcomeOf(signIn(ctx, by(email), "wrong one"));
	const { rate_limits } = await everything(site.d1);
	const text = JSON.stringify(rate_limits);
	for (const name of [email, "203.0.113.99", btoa(email), "203.0.113"]) expect(text).not.toContain(name);
});

test("A counter starts again after its window, and answers its own count", async () => {
	const ctx = household();
	const count = async () => {
		const [result] = await ctx.db.$client.batch<{ count: number }>([await countStatement(ctx, "message", "somebody")]);
		return [result?.results[0]?.count, await outcomeOf((async () => requireWithin(ctx, "message", result))())];
	};
	expect([await count(), await count(), await count()]).toEqual([
		[1, "done"],
		[2, "over_request_rate_limit"],
		[3, "over_request_rate_limit"],
	]);
	site.clock.pass(60);
	expect(await count()).toEqual([1, "done"]);
});

test.each([
	["203.0.113.7", "203.0.113.7"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
	["2001:DB8:1:2::", "2001:db8:1:2"],
	["2001:0db8:0001:0002:ffff::1", "2001:db8:1:2"],
	["2001:db8::1", "2001:db8:0:0"],
	["2001:db8:0:0:1::", "2001:db8:0:0"],
	["::1", "0:0:0:0"],
	["::", "0:0:0:0"],
	["fe80::1%eth0", "fe80:0:0:0"],
	["::ffff:203.0.113.7", "203.0.113.7"],
	["none", "none"],
])("The network of %s is %s", (address, network) => {
	expect(networkOf(address)).toBe(network);
});

test("Addresses of one /64 are one household, those of another are not", () => {
	const inside = ["2001:db8:aa:bb::", "2001:db8:aa:bb::1", "2001:db8:aa:bb:1:2:3:4", "2001:DB8:00aa:bb:ffff::a"].map(
		networkOf,
	);
	expect(new Set(inside).size).toBe(1);
	expect(networkOf("2001:db8:aa:bc::1")).not.toBe(inside[0]);
	expect(networkOf("2001:db8:ab:bb::1")).not.toBe(inside[0]);
});
