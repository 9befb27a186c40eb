import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { changeAccount } from "#domain/identity/account.server.ts";
import { isPassword } from "#domain/identity/passwords.server.ts";
import type { SignedIn } from "#domain/identity/session-tokens.server.ts";
import { signIn, signInWithCode } from "#domain/identity/sign-in.server.ts";
import { resendCode, sendRecovery, sendSignInCode, signUp } from "#domain/identity/sign-up.server.ts";
import { findUser, type User } from "#domain/identity/users.server.ts";
import { planStatement } from "#domain/outbox/plan.server.ts";
import { connect, Meter } from "#drizzle/db.ts";
import { cheapenScrypt, scryptCosts } from "../support/cheap-scrypt.ts";
import {
	fromNetwork,
	newAddress,
	newNumber,
	newPassword,
	outcomeOf,
	recorded,
	somebody,
	testSite,
	withAuthenticator,
} from "../support/identity.ts";
import { createUser } from "../support/new-user.ts";

cheapenScrypt();

let site: Awaited<ReturnType<typeof testSite>>;
beforeAll(async () => {
	site = await testSite();
});
afterAll(() => site.close());

let networks = 0;

/** What a command does for its answer: statements of each round trip, calls of scrypt, messages, and how it ends. */
async function workOf(command: (ctx: Ctx) => Promise<unknown>) {
	const { d1, trips } = recorded(site.d1);
	const ctx = fromNetwork({ ...site.ctx, db: connect(d1, new Meter()) }, `network ${++networks}`);
	const costs = scryptCosts.length;
	const messages = () => site.d1.prepare("SELECT count(*) AS n FROM outbox").first<{ n: number }>();
	const before = await messages();
	const outcome = await outcomeOf(command(ctx));
	const after = await messages();
	return { outcome, trips, scrypt: scryptCosts.slice(costs), messages: (after?.n ?? 0) - (before?.n ?? 0) };
}

const password = newPassword();

/** A signed-in person who wants the address of another. */
let asking: SignedIn;

/** All the ways in which an account can be there. */
const known: Record<string, () => Promise<User>> = {
	"with a password": async () => (await somebody(site.ctx, { password })).user,
	"without a password": async () => (await somebody(site.ctx)).user,
	"that nobody has confirmed": () => createUser(site.ctx, { email: newAddress(), password }),
	"that is banned": async () => (await somebody(site.ctx, { password, banned_until: "9999-01-01" })).user,
	"that is to be erased": async () => {
		const { user } = await somebody(site.ctx, { password });
		await site.d1.prepare("UPDATE users SET deleted_at = ? WHERE id = ?").bind("2026-11-19", user.id).run();
		return user;
	},
	"with an authenticator": async () => (await withAuthenticator(site.ctx, await somebody(site.ctx, { password }))).user,
	"with many sessions": async () => {
		const person = await somebody(site.ctx, { password });
		for (let i = 0; i < 3; i++) await signIn(site.ctx, { kind: "email", value: person.email }, password);
		return person.user;
	},
	"with another language": async () => {
		const { user } = await somebody(site.ctx, { password });
		await site.d1.prepare("UPDATE profiles SET preferred_language = 'es' WHERE user_id = ?").bind(user.id).run();
		return user;
	},
};

/** All that a stranger may ask about an address. */
const commands: Record<string, (ctx: Ctx, value: string) => Promise<unknown>> = {
	"sign-up": (ctx, value) =>
		signUp(ctx, { who: { kind: "email", value }, password: newPassword(), data: {}, locale: "en", next: null }),
	"sign-in": (ctx, value) => signIn(ctx, { kind: "email", value }, newPassword()),
	recovery: (ctx, value) => sendRecovery(ctx, value, null),
	"a code, making an account": (ctx, value) =>
		sendSignInCode(ctx, { who: { kind: "email", value }, creates: true, data: {}, locale: "en", next: null }),
	"a code, for accounts only": (ctx, value) =>
		sendSignInCode(ctx, { who: { kind: "email", value }, creates: false, data: {}, locale: "en", next: null }),
	"sending a sign-up's code again": (ctx, value) => resendCode(ctx, "sign_in", { kind: "email", value }),
	"sending a change's code again": (ctx, value) => resendCode(ctx, "email_change", { kind: "email", value }),
	"wanting the address": async (ctx, value) => changeAccount(ctx, asking, { email: value }),
	"showing a code": (ctx, value) => signInWithCode(ctx, ["sign_in"], { token: "000000", sentTo: value }),
};

/** The same as one writes them first: each does less when there is nobody. */
const naive: typeof commands = {
	"a sign-in that hashes for accounts only": async (ctx, value) => {
		const user = await findUser(ctx, "email", value);
		if (!user || !(await isPassword("wrong", user.password_hash))) throw new Refusal("invalid_credentials");
	},
	"a recovery that writes to accounts only": async (ctx, value) => {
		const user = await findUser(ctx, "email", value);
		const letter = { channel: "email", kind: "recovery", to: value, values: {}, locale: "en" } as const;
		if (user) await (await planStatement(ctx, letter)).run();
	},
	"a code that tells who has no account": async (ctx, value) => {
		if (!(await findUser(ctx, "email", value))) throw new Refusal("otp_disabled");
	},
	"a sign-in that looks up devices for accounts only": async (ctx, value) => {
		const user = await findUser(ctx, "email", value);
		if (user) await ctx.db.$client.prepare("SELECT user_agent FROM sessions WHERE user_id = ?").bind(user.id).all();
	},
};

test.each(Object.entries(naive))("Work that is not equal is noticed: %s", async (_, command) => {
	const { email } = await somebody(site.ctx, { password });
	const forKnown = await workOf((ctx) => command(ctx, email));
	const forUnknown = await workOf((ctx) => command(ctx, newAddress()));
	expect(forKnown).not.toEqual(forUnknown);
});

for (const [kind, make] of Object.entries(known)) {
	let email = "";
	beforeAll(async () => {
		email = (await make()).email ?? "";
	});

	test.each(Object.entries(commands))(
		`An address without an account costs what one ${kind} costs: %s`,
		async (_, ask) => {
			// One message a minute, five changes an hour.
			site.clock.pass(3601);
			asking = await somebody(site.ctx);
			const forKnown = await workOf((ctx) => ask(ctx, email));
			const forUnknown = await workOf((ctx) => ask(ctx, newAddress()));
			expect(forKnown).toEqual(forUnknown);
			expect(forUnknown.trips.length).toBeGreaterThan(0);
		},
	);
}

test.each(["sign-up", "sign-in"])(
	"A number without an account costs what one with an account costs: %s",
	async (name) => {
		const number = newNumber();
		await somebody(site.ctx, { email: null, phone: number, phone_confirmed_at: "2026-01-01", password });
		const ask = (value: string) => (ctx: Ctx) =>
			name === "sign-in"
				? signIn(ctx, { kind: "phone", value }, newPassword())
				: signUp(ctx, { who: { kind: "phone", value }, password, data: {}, locale: "en", next: null });
		expect(await workOf(ask(number))).toEqual(await workOf(ask(newNumber())));
	},
);

test("A sign-in hashes once, at the full cost, whoever it is for", async () => {
	const { scrypt } = await workOf((ctx) => signIn(ctx, { kind: "email", value: newAddress() }, newPassword()));
	expect(scrypt).toEqual(["32768 8 3"]);
});
