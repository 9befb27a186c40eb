import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { closeAccount, eraseUser } from "#domain/accounts/closing.server.ts";
import { type Admin, type Fresh, freshSeconds, requireFresh, requireRole } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { changeAccount } from "#domain/identity/account.server.ts";
import type { AccountAct } from "#domain/identity/account-acts.ts";
import { listAccounts, requireAccountCase } from "#domain/identity/account-cases.server.ts";
import { decideAccount } from "#domain/identity/account-decisions.server.ts";
import { accountDecision, accountFilter, factorRemovalSeconds } from "#domain/identity/account-decisions.ts";
import { changeUser, makeLink, removeUsersFactor } from "#domain/identity/admin.server.ts";
import {
	findFactorRemoval,
	keepFactors,
	removeFactor,
	removeLostFactors,
} from "#domain/identity/factor-removal.server.ts";
import { enrolFactor } from "#domain/identity/factors.server.ts";
import { proveAgain, sendReauthentication } from "#domain/identity/proof.server.ts";
import { countRecoveryCodes, makeRecoveryCodes, useRecoveryCode } from "#domain/identity/recovery-codes.server.ts";
import { findActor } from "#domain/identity/session.server.ts";
import { signIn } from "#domain/identity/sign-in.server.ts";
import { actorOf, callerOf, ownerOf, someone, withRole } from "../support/actors.ts";
import { cheapenScrypt } from "../support/cheap-scrypt.ts";
import { testCtx } from "../support/database.ts";
import { makeBusiness } from "../support/demo.ts";
import {
	again,
	lettersTo,
	letterTo,
	newAddress,
	newNumber,
	newPassword,
	outcomeOf,
	outcomesOf,
	type Person,
	raised,
	signedInAgain,
	somebody,
	testSite,
	withAuthenticator,
} from "../support/identity.ts";

cheapenScrypt();

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
let admin: Fresh<Admin>;
beforeAll(async () => {
	site = await testSite(40);
	ctx = { ...site.ctx, hasTextMessages: true };
	admin = (await withRole(ctx, "admin")).actor;
});
afterAll(() => site.close());
beforeEach(() => site.d1.prepare("DELETE FROM outbox").run());

const reason = "Three people have told us that this account asked them for money.";
const decide = (id: string, act: AccountAct, by = admin, days = "open") =>
	decideAccount(ctx, by, id, accountDecision.parse({ act, reason, days }));
const actsOn = async (id: string) =>
	(
		await site.d1
			.prepare("SELECT act FROM audit_entries WHERE object_id = ? ORDER BY created_at, rowid")
			.bind(id)
			.all<{ act: string }>()
	).results.map(({ act }) => act);
const kindsTo = async (to: string) => (await lettersTo(ctx, to)).map(({ kind }) => kind);
const isSignedIn = async ({ session, user }: Person) =>
	(await findActor(ctx, { session_id: session.id, user_id: user.id })) !== null;

/** An admin whose second factor was given just now. */
async function anotherAdmin(on = ctx): Promise<Fresh<Admin>> {
	return (await withRole(on, "admin")).actor;
}

test("A suspended account opens nothing; its person reads why, and is let in again", async () => {
	const password = newPassword();
	const person = await somebody(ctx, { password });
	await decide(person.user.id, "account_suspended");
	expect(await isSignedIn(person)).toBe(false);
	expect(await outcomeOf(signIn(ctx, { kind: "email", value: person.email }, password))).toBe("user_banned");
	const [letter, ...more] = await lettersTo(ctx, person.email);
	expect(more).toEqual([]);
	expect(letter).toMatchObject({ channel: "email", kind: "account_suspended", values: { reason } });
	expect(await outcomeOf(decide(person.user.id, "account_suspended"))).toBe("not_now");
	site.clock.pass(60);
	await decide(person.user.id, "account_restored");
	expect(await isSignedIn(person)).toBe(true);
	expect(await kindsTo(person.email)).toEqual(["account_suspended", "account_restored"]);
	expect(await actsOn(person.user.id)).toEqual(["account_suspended", "account_restored"]);
	const { decisions } = await requireAccountCase(ctx, admin, person.user.id);
	expect(decisions.map(({ act, reason }) => [act, reason])).toEqual([
		["account_restored", reason],
		["account_suspended", reason],
	]);
});

test("A suspension of seven days ends by itself", async () => {
	const person = await somebody(ctx);
	await decide(person.user.id, "account_suspended", admin, "7");
	const at = (days: number): Ctx => ({ ...ctx, now: () => new Date(ctx.now().getTime() + days * 86_400_000) });
	const isIn = async (on: Ctx) =>
		(await findActor(on, { session_id: person.session.id, user_id: person.user.id })) !== null;
	expect([await isIn(ctx), await isIn(at(6.99)), await isIn(at(7))]).toEqual([false, false, true]);
});

test("Nobody decides about their own account, by whatever door", async () => {
	for (const act of accountDecision.shape.act.options)
		expect(await outcomeOf(decide(admin.user_id, act)), act).toBe("own_case");
	expect(await outcomeOf(changeUser(ctx, admin, admin.user_id, { ban_duration: "1h" }))).toBe("own_case");
	const [{ id: factor } = { id: "" }] = (await requireAccountCase(ctx, admin, admin.user_id)).factors;
	expect(await outcomeOf(removeUsersFactor(ctx, admin, admin.user_id, factor))).toBe("own_case");
});

test("Of admins who all suspend, dismiss or erase one another at once, one is left who can act", async () => {
	const alone = await testSite(40);
	const acts: ((by: Fresh<Admin>, id: string) => Promise<unknown>)[] = [
		(by, id) => decideAccount(alone.ctx, by, id, accountDecision.parse({ act: "account_suspended", reason })),
		(by, id) => decideAccount(alone.ctx, by, id, accountDecision.parse({ act: "admin_dismissed", reason })),
		(by, id) => eraseUser(alone.ctx, by, id),
	];
	const admins = [await anotherAdmin(alone.ctx), await anotherAdmin(alone.ctx), await anotherAdmin(alone.ctx)];
	await Promise.all(
		admins.flatMap((by) =>
			admins.filter((one) => one !== by).flatMap(({ user_id }) => acts.map((act) => outcomeOf(act(by, user_id)))),
		),
	);
	const { results } = await alone.d1
		.prepare(
			`SELECT u.id FROM users u JOIN profiles p ON p.user_id = u.id
			WHERE p.role = 'admin' AND u.banned_until IS NULL AND u.deleted_at IS NULL`,
		)
		.all<{ id: string }>();
	expect(results).toHaveLength(1);
	await alone.close();
});

test("The last admin neither closes nor erases their account; with another one they may", async () => {
	const alone = await testSite();
	const last = await withRole(alone.ctx, "admin");
	const signedIn = await again(alone.ctx, last);
	expect(await outcomeOf(closeAccount(alone.ctx, signedIn))).toBe("last_admin");
	expect(await outcomeOf(eraseUser(alone.ctx, last.actor, last.user.id))).toBe("last_admin");
	expect(await again(alone.ctx, last)).toMatchObject({ user: { deleted_at: null } });
	await anotherAdmin(alone.ctx);
	expect(await outcomeOf(closeAccount(alone.ctx, signedIn))).toBe("done");
	await alone.close();
});

test("Fifty copies of a decision at once are one, told and entered once", async () => {
	for (const act of ["account_suspended", "account_signed_out", "admin_appointed", "factor_removal_planned"] as const) {
		const person = await somebody(ctx);
		await withAuthenticator(ctx, person);
		await site.d1.prepare("DELETE FROM outbox").run();
		const outcomes = await outcomesOf(Array.from({ length: 50 }, () => decide(person.user.id, act)));
		expect(outcomes, act).toEqual({ done: 1, not_now: 49 });
		expect(await actsOn(person.user.id), act).toEqual([act]);
		expect(await kindsTo(person.email), act).toEqual([act]);
	}
});

test("A lost second step goes after a day and not before, with its recovery codes; every known address is told twice", async () => {
	const phone = newNumber();
	const person = await somebody(ctx, { phone, phone_confirmed_at: ctx.now().toISOString() });
	const { session, user } = await withAuthenticator(ctx, person);
	await makeRecoveryCodes(ctx, { session, user });
	await site.d1.prepare("DELETE FROM outbox").run();
	await decide(person.user.id, "factor_removal_planned");
	for (const to of [person.email, phone]) expect(await kindsTo(to)).toEqual(["factor_removal_planned"]);
	const at = (seconds: number): Ctx => ({ ...ctx, now: () => new Date(ctx.now().getTime() + seconds * 1000) });
	await removeLostFactors(at(factorRemovalSeconds - 1));
	expect((await again(ctx, person)).user.factors).toHaveLength(1);
	await Promise.all([1, 2, 3].map(() => removeLostFactors(at(factorRemovalSeconds))));
	const after = await again(ctx, person);
	expect(after.user.factors).toEqual([]);
	expect(after.session).toMatchObject({ aal: "aal1", amr: [{ method: "password" }] });
	expect(await countRecoveryCodes(ctx, person.user.id)).toBe(0);
	for (const to of [person.email, phone])
		expect(await kindsTo(to)).toEqual(["factor_removal_planned", "factors_removed"]);
});

test("Whoever still has a second step or a recovery code keeps all of them by using it", async () => {
	const withCode = await somebody(ctx);
	const first = await withAuthenticator(ctx, withCode);
	const [code = ""] = await makeRecoveryCodes(ctx, first);
	const withApp = await somebody(ctx);
	const second = await withAuthenticator(ctx, withApp);
	for (const { user } of [withCode, withApp]) await decide(user.id, "factor_removal_planned");
	// A password alone keeps nothing.
	const half = await signedInAgain(ctx, withApp.user);
	expect(await outcomeOf(callerOf(ctx, half).then((caller) => keepFactors(ctx, caller)))).toBe("insufficient_aal");
	await useRecoveryCode(ctx, await again(ctx, await signedInAgain(ctx, withCode.user)), code);
	site.clock.pass(60);
	await raised(ctx, half, second);
	site.clock.pass(factorRemovalSeconds);
	await removeLostFactors(ctx);
	for (const { user } of [withCode, withApp])
		expect((await requireAccountCase(ctx, admin, user.id)).factors).toHaveLength(1);
});

test("A device with the second step done shows that it is to go, and keeps it by a button", async () => {
	const person = await somebody(ctx);
	await withAuthenticator(ctx, person);
	const caller = await callerOf(ctx, await again(ctx, person));
	expect(await findFactorRemoval(ctx, caller)).toBeNull();
	await decide(person.user.id, "factor_removal_planned");
	expect(await findFactorRemoval(ctx, caller)).toBe(
		new Date(ctx.now().getTime() + factorRemovalSeconds * 1000).toISOString(),
	);
	expect(await outcomesOf([keepFactors(ctx, caller), keepFactors(ctx, caller)])).toEqual({ done: 1, not_now: 1 });
	await decide(person.user.id, "factor_removal_planned");
	await decide(person.user.id, "factor_removal_stopped");
	expect(await findFactorRemoval(ctx, caller)).toBeNull();
});

test("Who is made an admin acts as one; who is it no more is what they were, at the next request", async () => {
	const owner = await ownerOf(ctx, makeBusiness(1).id);
	const client = await someone(ctx);
	await withAuthenticator(ctx, client);
	for (const [person, before] of [
		[owner, "business"],
		[client, "user"],
	] as const) {
		await decide(person.user.id, "admin_appointed");
		requireRole(await actorOf(ctx, person), "admin");
		await decide(person.user.id, "admin_dismissed");
		expect((await actorOf(ctx, person)).role).toBe(before);
	}
});

test("Of an admin only the second factor is a recent proof, and for fifteen minutes", async () => {
	const password = newPassword();
	const person = await somebody(ctx, { password });
	const factor = await withAuthenticator(ctx, person);
	await site.d1.prepare("UPDATE profiles SET role = 'admin' WHERE user_id = ?").bind(person.user.id).run();
	const signedIn = await again(ctx, { session: factor.session });
	const fresh = async () => outcomeOf(actorOf(ctx, person).then((actor) => requireFresh(ctx, actor)));
	expect(await fresh()).toBe("done");
	site.clock.pass(freshSeconds + 1);
	expect(await fresh()).toBe("stale_proof");
	await proveAgain(ctx, signedIn, password);
	expect(await fresh()).toBe("stale_proof");
	await raised(ctx, person, factor);
	expect(await fresh()).toBe("done");
	admin = await anotherAdmin();
});

test("Admins find accounts by the beginning of a name or address, by number and id, and by group", async () => {
	const phone = newNumber();
	const person = await somebody(ctx, { email: "zoe.quill@example.test", phone });
	await site.d1
		.prepare("UPDATE profiles SET full_name = 'Zoe Quillfeather' WHERE user_id = ?")
		.bind(person.user.id)
		.run();
	const found = async (given: object) =>
		(await listAccounts(ctx, admin, accountFilter.parse(given))).accounts.map(({ id }) => id);
	for (const q of ["zoe q", "ZOE", "zoe.quill@", "Zoe.Quill@example.test", phone, person.user.id])
		expect(await found({ q }), q).toEqual([person.user.id]);
	for (const q of ["quillfeather", "%", "_oe", "zoe.quill@example.testx", phone.slice(0, -1)])
		expect(await found({ q }), q).not.toContain(person.user.id);
	expect(await found({ group: "admin" })).toContain(admin.user_id);
	expect(await found({ group: "suspended", q: "zoe" })).toEqual([]);
	await decide(person.user.id, "account_suspended");
	expect(await found({ group: "suspended" })).toContain(person.user.id);
});

test("A page of accounts costs its rows however many there are, and pages follow without a gap", async () => {
	const fill = (count: number, year: number) =>
		site.d1.batch(
			[
				"INSERT INTO users (id, email, user_metadata, app_metadata, is_anonymous, created_at, updated_at)",
				"INSERT INTO profiles (id, user_id, full_name, languages, created_at, updated_at)",
			].map((insert, i) =>
				site.d1
					.prepare(
						`${insert} WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
							SELECT ${i === 0 ? "printf('%032d', ?2 * 100000 + i), 'filler' || ?2 || i || '@example.test', '{}', '{}', 0" : "printf('p%031d', ?2 * 100000 + i), printf('%032d', ?2 * 100000 + i), 'Filler ' || i, '[]'"},
							?2 || '-01-01T00:00:00.000Z', ?2 || '-01-01T00:00:00.000Z' FROM n`,
					)
					.bind(count, String(year)),
			),
		);
	await fill(200, 2020);
	const cost = async (given: object, cursor: string | null = null) => {
		const counted = { ...testCtx(site.d1), now: ctx.now };
		const page = await listAccounts(counted, admin, accountFilter.parse(given), cursor);
		return { rows: counted.meter.rowsRead, page };
	};
	const asked: { q?: string; group?: string }[] = [
		{},
		{ q: "zoe" },
		{ group: "admin" },
		{ group: "suspended" },
		{ q: "filler" },
	];
	const before = await Promise.all(asked.map((given) => cost(given)));
	await fill(5_000, 2019);
	const after = await Promise.all(asked.map((given) => cost(given)));
	// A search reads as many as it may find, by address and by name.
	for (const [i, { rows }] of after.entries())
		expect(rows, JSON.stringify(asked[i])).toBeLessThanOrEqual(
			asked[i]?.q === "filler" ? 1_000 : (before[i]?.rows ?? 0) + 2,
		);
	const seen: string[] = [];
	let cursor: string | null = null;
	do {
		const { page } = await cost({}, cursor);
		seen.push(...page.accounts.map(({ id }) => id));
		cursor = page.next_cursor;
	} while (cursor && seen.length < 400);
	expect(new Set(seen).size).toBe(seen.length);
	expect(seen.length).toBeGreaterThanOrEqual(400);
});

test("A stolen session of an admin makes no second proof of itself: not by a mailed code, another address or a link", async () => {
	const person = await withRole(ctx, "admin");
	site.clock.pass(freshSeconds + 1);
	const signedIn = await again(ctx, person);
	await sendReauthentication(ctx, signedIn);
	const { code } = await letterTo(ctx, person.email, "reauthentication");
	for (const change of [
		() => enrolFactor(ctx, signedIn, { factor_type: "totp", friendly_name: "Theirs", nonce: code }),
		() => removeFactor(ctx, signedIn, signedIn.user.factors[0]?.id ?? "", code),
		() => changeAccount(ctx, signedIn, { password: newPassword(), nonce: code }),
	])
		expect(await outcomeOf(change())).toBe("reauthentication_needed");
	for (const change of [{ email: newAddress() }, { phone: newNumber() }, { password: newPassword() }])
		expect(await outcomeOf(changeUser(ctx, person.actor, person.user.id, change))).toBe("own_case");
	const link = { email: person.email, data: {}, next: null };
	for (const type of ["magiclink", "recovery"] as const)
		expect(await outcomeOf(makeLink(ctx, person.actor, { type, ...link }))).toBe("own_case");
	admin = await anotherAdmin();
});

test("Who cannot sign in loses no second step meanwhile: a suspension ends the plan, and none is made under it", async () => {
	for (const suspend of [
		(id: string) => decide(id, "account_suspended"),
		(id: string) => changeUser(ctx, admin, id, { ban_duration: "24h" }),
	]) {
		const person = await somebody(ctx);
		await withAuthenticator(ctx, person);
		await decide(person.user.id, "factor_removal_planned");
		await suspend(person.user.id);
		expect(await outcomeOf(decide(person.user.id, "factor_removal_planned"))).toBe("not_now");
		site.clock.pass(factorRemovalSeconds + 1);
		admin = await anotherAdmin();
		await removeLostFactors(ctx);
		expect((await requireAccountCase(ctx, admin, person.user.id)).factors).toHaveLength(1);
	}
});

test("Another address is told to the one before, and not given while a second step is to be removed", async () => {
	const person = await somebody(ctx);
	await withAuthenticator(ctx, person);
	await changeUser(ctx, admin, person.user.id, { phone: newNumber() });
	expect(await kindsTo(person.email)).toContain("phone_changed");
	await decide(person.user.id, "factor_removal_planned");
	expect(await outcomeOf(changeUser(ctx, admin, person.user.id, { email: newAddress() }))).toBe("not_now");
	await decide(person.user.id, "factor_removal_stopped");
	await changeUser(ctx, admin, person.user.id, { email: newAddress() });
	expect(await kindsTo(person.email)).toContain("email_changed");
});

test("Whoever gets a link or a password from an admin hears of it at every address that we know", async () => {
	for (const [kind, open] of [
		[
			"account_link_made",
			({ email }: Person) => makeLink(ctx, admin, { type: "magiclink", email, data: {}, next: null }),
		],
		["password_changed", ({ user }: Person) => changeUser(ctx, admin, user.id, { password: newPassword() })],
	] as const) {
		const person = await somebody(ctx);
		const phone = newNumber();
		await changeUser(ctx, admin, person.user.id, { phone });
		await open(person);
		expect(await kindsTo(person.email), kind).toContain(kind);
		expect(await kindsTo(phone), kind).toContain(kind);
	}
});

test("No admin makes a way into the account of another", async () => {
	const other = await withRole(ctx, "admin");
	const before = await requireAccountCase(ctx, admin, other.user.id);
	for (const change of [{ email: newAddress() }, { phone: newNumber() }, { password: newPassword() }])
		expect(await outcomeOf(changeUser(ctx, admin, other.user.id, change))).toBe("not_now");
	const link = { email: other.email, new_email: newAddress(), data: {}, next: null };
	for (const type of ["magiclink", "recovery", "email_change_new"] as const)
		expect(await outcomeOf(makeLink(ctx, admin, { type, ...link }))).toBe("not_now");
	expect(await requireAccountCase(ctx, admin, other.user.id)).toEqual(before);
	for (const kind of ["account_link_made", "password_changed"]) expect(await kindsTo(other.email)).not.toContain(kind);
	await changeUser(ctx, admin, other.user.id, { user_metadata: { full_name: "Ana" } });
});

test("A change by a program undoes nothing that is decided meanwhile", async () => {
	const person = await somebody(ctx);
	await Promise.all([
		...Array.from({ length: 20 }, (_, i) => changeUser(ctx, admin, person.user.id, { user_metadata: { i } })),
		decide(person.user.id, "account_suspended"),
		...Array.from({ length: 20 }, (_, i) => changeUser(ctx, admin, person.user.id, { app_metadata: { i } })),
	]);
	expect((await requireAccountCase(ctx, admin, person.user.id)).is_suspended).toBe(true);
});

test("With the last second step goes the plan to remove it", async () => {
	const person = await somebody(ctx);
	const { factorId } = await withAuthenticator(ctx, person);
	await decide(person.user.id, "factor_removal_planned");
	await removeFactor(ctx, await again(ctx, person), factorId);
	expect((await requireAccountCase(ctx, admin, person.user.id)).factors_end_at).toBeNull();
});
