import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { changeAccount } from "#domain/identity/account.server.ts";
import { claimOfChange, confirmChange } from "#domain/identity/changes.server.ts";
import { codeHash, type Shown } from "#domain/identity/codes.server.ts";
import { sweepExpired } from "#domain/identity/expired.server.ts";
import { type CodePurpose, codePurposes, identityLimits } from "#domain/identity/identity.ts";
import { sendReauthentication } from "#domain/identity/proof.server.ts";
import type { SignedIn } from "#domain/identity/session-tokens.server.ts";
import { findSignedIn, openSession } from "#domain/identity/sessions.server.ts";
import { signIn, signInWithCode } from "#domain/identity/sign-in.server.ts";
import { resendCode, sendRecovery, sendSignInCode, signUp } from "#domain/identity/sign-up.server.ts";
import { findUser } from "#domain/identity/users.server.ts";
import { connect, Meter } from "#drizzle/db.ts";
import { cheapenScrypt } from "../support/cheap-scrypt.ts";
import {
	atOnce,
	everything,
	fromNetwork,
	growth,
	lettersTo,
	letterTo,
	meeting,
	newAddress,
	newNumber,
	newPassword,
	outcomeOf,
	outcomesOf,
	somebody,
	testSite,
	without,
	wrongCode,
} from "../support/identity.ts";
import { meetingOf } from "../support/meeting.ts";
import { createUser } from "../support/new-user.ts";

cheapenScrypt();

let site: Awaited<ReturnType<typeof testSite>>;
/** Without the identityLimits by network and recipient, which would hide what a code itself does. */
let ctx: Ctx;
beforeAll(async () => {
	site = await testSite();
	ctx = without(site.ctx, "verify", "message", "token", "signUp");
});
afterAll(() => site.close());

const by = (value: string) => ({ kind: "email", value }) as const;

/** Sends somebody a code of a purpose; answers it with where it went. */
const send: Record<CodePurpose, (person: SignedIn & { email: string }) => Promise<Sent>> = {
	sign_in: async ({ email }) => {
		await sendSignInCode(ctx, { who: by(email), creates: false, data: {}, locale: "en", next: null });
		return sent(email, "sign_in_code");
	},
	recovery: async ({ email }) => {
		await sendRecovery(ctx, email, null);
		return sent(email, "recovery");
	},
	email_change: async (person) => {
		const email = newAddress();
		await changeAccount(ctx, person, { email });
		return sent(email, "email_change");
	},
	email_change_current: async (person) => {
		await changeAccount(ctx, person, { email: newAddress() });
		return sent(person.email, "email_change_current");
	},
	phone_change: async (person) => {
		const phone = newNumber();
		await changeAccount(ctx, person, { phone });
		return sent(phone, "phone_change");
	},
	reauthentication: async (person) => {
		await sendReauthentication(ctx, person);
		return sent(person.email, "reauthentication");
	},
};

type Sent = { code: string; token_hash: string; sentTo: string };

async function sent(sentTo: string, kind: Parameters<typeof letterTo>[2]): Promise<Sent> {
	const { code, token_hash } = await letterTo(ctx, sentTo, kind);
	return { code, token_hash, sentTo };
}

type Show = (purposes: readonly CodePurpose[], shown: Shown) => Promise<unknown>;
const show: Show = (purposes, shown) =>
	purposes.some((purpose) => purpose.includes("_change"))
		? confirmChange(ctx, shown, { signedIn: null }, purposes)
		: signInWithCode(ctx, purposes, shown);

/** Shows a code of a change in a session. */
const confirmIn = (signedIn: SignedIn, shown: Shown) => confirmChange(ctx, shown, { signedIn });

/** A row of a code, as a naive look at codes reads it. */
const rowOf = (sentTo: string, purpose: CodePurpose) =>
	site.d1
		.prepare("SELECT user_id, code_hash FROM one_time_codes WHERE sent_to = ? AND purpose = ?")
		.bind(sentTo, purpose)
		.first<{ user_id: string; code_hash: string }>();

/** Wrong guesses, as a naive look at codes counts them. */
const failures = new Map<string, number>();

/** Codes as one writes them first: read, compare, then write. All have looked before the first of them compares. */
const naive =
	(allHaveLooked: () => Promise<void>): Show =>
	async ([purpose], shown) => {
		if (!("token" in shown) || !purpose) throw new Refusal("otp_expired");
		const row = await rowOf(shown.sentTo, purpose);
		const failed = failures.get(shown.sentTo) ?? 0;
		await allHaveLooked();
		const user = row && failed < 5 ? await findUser(ctx, "id", row.user_id) : null;
		if (!row || !user) throw new Refusal("otp_expired");
		if (row.code_hash !== (await codeHash(ctx, shown.sentTo, shown.token))) {
			failures.set(shown.sentTo, failed + 1);
			throw new Refusal("otp_expired");
		}
		const { statements } = await openSession(ctx, user, "otp");
		const used = site.d1
			.prepare("DELETE FROM one_time_codes WHERE sent_to = ? AND purpose = ?")
			.bind(shown.sentTo, purpose);
		await ctx.db.$client.batch(statements);
		await used.run();
	};

/** Whether a right code still signs in after wrong guesses, of which `together` come at the same time as it. */
async function isGuessed(show: Show, { before = 0, together = 0 }) {
	const person = await somebody(ctx);
	const { code, sentTo } = await send.sign_in(person);
	const guess = (i: number) => outcomeOf(show(["sign_in"], { token: wrongCode(code, i + 1), sentTo }));
	for (let i = 0; i < before; i++) expect(await guess(i)).toBe("otp_expired");
	const guesses = Array.from({ length: together }, (_, i) => guess(i));
	const right = outcomeOf(show(["sign_in"], { token: code, sentTo }));
	await Promise.all(guesses);
	return (await right) === "done";
}

test("After four wrong guesses the right code signs in, after five it is refused", async () => {
	expect(await isGuessed(show, { before: 4 })).toBe(true);
	expect(await isGuessed(show, { before: 5 })).toBe(false);
});

test("A hundred guesses at once are no more than five", async () => {
	// The right one may be among the first five that arrive: hardly three times running.
	const guessed: boolean[] = [];
	for (let i = 0; i < 3; i++) guessed.push(await isGuessed(show, { together: 100 }));
	expect(guessed).toContain(false);
	expect(await isGuessed(naive(meetingOf(101)), { together: 100 })).toBe(true);
});

test("A stranger's guesses end their own looks at a code, not its owner's", async () => {
	const person = await somebody(ctx);
	const { code, sentTo } = await send.sign_in(person);
	const stranger = fromNetwork(ctx, "198.51.100.66");
	const guess = (token: string, on = stranger) => outcomeOf(signInWithCode(on, ["sign_in"], { token, sentTo }));
	for (let i = 1; i <= 5; i++) expect(await guess(wrongCode(code, i))).toBe("otp_expired");
	expect(await guess(code)).toBe("otp_expired");
	expect(await guess(code, ctx)).toBe("done");
});

test("From all networks together thirty guesses a day are looked at, then only the link is good", async () => {
	const person = await somebody(ctx);
	const { code, token_hash, sentTo } = await send.sign_in(person);
	for (let i = 1; i <= 30; i++) {
		const from = fromNetwork(ctx, `198.51.100.${i}`);
		await outcomeOf(signInWithCode(from, ["sign_in"], { token: wrongCode(code, i), sentTo }));
	}
	expect(await outcomeOf(show(["sign_in"], { token: code, sentTo }))).toBe("otp_expired");
	expect(await outcomeOf(show(["sign_in"], { token_hash }))).toBe("done");
});

test("One address gets twenty codes a day; the last of them stays good, and nobody is told", async () => {
	const person = await somebody(ctx);
	for (let i = 0; i < 19; i++) await send.sign_in(person);
	const { code, sentTo } = await send.sign_in(person);
	const before = (await lettersTo(ctx, person.email)).length;
	await sendSignInCode(ctx, { who: by(person.email), creates: false, data: {}, locale: "en", next: null });
	await sendRecovery(ctx, person.email, null);
	expect((await lettersTo(ctx, person.email)).length).toBe(before);
	expect(await outcomeOf(show(["sign_in"], { token: code, sentTo }))).toBe("done");
});

test("Guessing burns the code, not the link beside it: a stranger keeps nobody out", async () => {
	const person = await somebody(ctx);
	const { code, token_hash, sentTo } = await send.sign_in(person);
	await atOnce(20, (i) => outcomeOf(show(["sign_in"], { token: wrongCode(code, i + 1), sentTo })));
	expect(await outcomeOf(show(["sign_in"], { token_hash }))).toBe("done");
});

/** How many sessions fifty who show the same code at once get. */
async function sessionsOf(show: Show, by: "code" | "link") {
	const person = await somebody(ctx);
	const { code, token_hash, sentTo } = await send.sign_in(person);
	const count = async () => {
		const statement = site.d1.prepare("SELECT count(*) AS n FROM sessions WHERE user_id = ?");
		return (await statement.bind(person.user.id).first<{ n: number }>())?.n ?? 0;
	};
	const before = await count();
	const shown = by === "code" ? { token: code, sentTo } : { token_hash };
	const outcomes = await outcomesOf(Array.from({ length: 50 }, () => show(["sign_in"], shown)));
	expect(outcomes.done).toBe((await count()) - before);
	return outcomes.done;
}

test("Of fifty who show one code at once, one gets a session", async () => {
	expect(await sessionsOf(show, "code")).toBe(1);
	expect(await sessionsOf(show, "link")).toBe(1);
	expect(await sessionsOf(naive(meetingOf(50)), "code")).toBeGreaterThan(1);
});

test.each(["code", "link"] as const)("A %s works once, and takes the other with it", async (first) => {
	const person = await somebody(ctx);
	const { code, token_hash, sentTo } = await send.sign_in(person);
	const both = [{ token: code, sentTo }, { token_hash }];
	expect(await outcomeOf(show(["sign_in"], first === "code" ? { token: code, sentTo } : { token_hash }))).toBe("done");
	for (const shown of both) expect(await outcomeOf(show(["sign_in"], shown))).toBe("otp_expired");
});

test.each(["code", "link"] as const)("A %s is good for an hour, and not a moment longer", async (by) => {
	for (const [seconds, outcome] of [
		[3599.999, "done"],
		[3600, "otp_expired"],
	] as const) {
		const person = await somebody(ctx);
		const { code, token_hash, sentTo } = await send.recovery(person);
		site.clock.pass(seconds);
		expect(await outcomeOf(show(["recovery"], by === "code" ? { token: code, sentTo } : { token_hash }))).toBe(outcome);
	}
});

test("A new code takes the place of the one before, with its wrong guesses", async () => {
	const person = await somebody(ctx);
	const first = await send.sign_in(person);
	await atOnce(5, (i) => outcomeOf(show(["sign_in"], { token: wrongCode(first.code, i + 1), sentTo: first.sentTo })));
	const second = await send.sign_in(person);
	expect(await outcomeOf(show(["sign_in"], { token_hash: first.token_hash }))).toBe("otp_expired");
	if (first.code !== second.code)
		expect(await outcomeOf(show(["sign_in"], { token: first.code, sentTo: first.sentTo }))).toBe("otp_expired");
	expect(await outcomeOf(show(["sign_in"], { token: second.code, sentTo: second.sentTo }))).toBe("done");
});

for (const purpose of codePurposes) {
	test(`A code for ${purpose} is good for nothing else`, async () => {
		const person = await somebody(ctx);
		const { code, token_hash, sentTo } = await send[purpose](person);
		const before = await unlimited();
		for (const other of codePurposes.filter((one) => one !== purpose && one !== "reauthentication")) {
			expect(await outcomeOf(show([other], { token: code, sentTo })), other).toBe("otp_expired");
			if (token_hash) expect(await outcomeOf(show([other], { token_hash })), other).toBe("otp_expired");
		}
		if (purpose !== "reauthentication") {
			const change = changeAccount(ctx, person, { password: newPassword(), nonce: code });
			expect(await outcomeOf(change)).toBe("reauthentication_not_valid");
		}
		expect(await unlimited()).toEqual(before);
	});
}

/** All rows but those that count attempts. */
async function unlimited() {
	const { rate_limits: _, ...rows } = await everything(site.d1);
	return rows;
}

test("A code is good where it was sent, and for whom", async () => {
	const [one, other] = [await somebody(ctx), await somebody(ctx)];
	const [mine, theirs] = [await send.sign_in(one), await send.sign_in(other)];
	if (mine.code !== theirs.code)
		expect(await outcomeOf(show(["sign_in"], { token: mine.code, sentTo: theirs.sentTo }))).toBe("otp_expired");
	const { user } = (await signInWithCode(ctx, ["sign_in"], { token: mine.code, sentTo: mine.sentTo })) as SignedIn;
	expect(user.id).toBe(one.user.id);
});

test("The code before a new password is good for its own person, and once", async () => {
	const person = await somebody(ctx);
	const thief = await somebody(ctx);
	const { code } = await send.reauthentication(person);
	const change = (who: SignedIn) => changeAccount(ctx, who, { password: newPassword(), nonce: code });
	expect(await outcomeOf(change(thief))).toBe("reauthentication_not_valid");
	const outcomes = await outcomesOf(Array.from({ length: 4 }, () => change(person)));
	expect(outcomes).toEqual({ done: 1, reauthentication_not_valid: 3 });
	expect(await outcomeOf(change(person))).toBe("reauthentication_not_valid");
});

test("An old session needs the code to change its password, and five guesses burn it", async () => {
	const person = await somebody(ctx, { password: newPassword() });
	site.clock.pass(identityLimits.reauthenticationSeconds + 1);
	const change = (nonce?: string) => outcomeOf(changeAccount(ctx, person, { password: newPassword(), nonce }));
	expect(await change()).toBe("reauthentication_needed");
	const { code } = await send.reauthentication(person);
	for (let i = 1; i <= 5; i++) expect(await change(wrongCode(code, i))).toBe("reauthentication_not_valid");
	expect(await change(code)).toBe("reauthentication_not_valid");
});

/** Somebody who wants another address, with what was sent to both. */
async function changing(email = newAddress()) {
	const person = await somebody(ctx);
	await changeAccount(ctx, person, { email });
	const [asNew, asCurrent] = [await sent(email, "email_change"), await sent(person.email, "email_change_current")];
	return { person, asNew, asCurrent, byBoth: [asNew, asCurrent] as const };
}

const addressOf = async ({ user }: SignedIn) => (await findUser(ctx, "id", user.id))?.email;

test.each([0, 1] as const)("A new address needs both mailboxes, in any order, and opens no session", async (first) => {
	const { person, asNew, byBoth } = await changing();
	const sessions = async () => (await everything(site.d1)).sessions?.length;
	const before = await sessions();
	const half = await confirmIn(person, shownOf(byBoth[first]));
	expect(half.waitsFor).toBe(first === 0 ? "current" : "new");
	expect(await addressOf(person)).toBe(person.email);
	const whole = await confirmIn(person, shownOf(byBoth[1 - first] ?? asNew));
	expect([whole.waitsFor, whole.user.email, whole.user.new_email]).toEqual([null, asNew.sentTo, null]);
	expect(await addressOf(person)).toBe(asNew.sentTo);
	expect(await sessions()).toBe(before);
	expect((await lettersTo(ctx, person.email)).map(({ kind }) => kind)).toContain("email_changed");
});

test("The new mailbox alone, twice, changes nothing; a new wish begins anew", async () => {
	const { person, asNew, asCurrent } = await changing();
	await confirmIn(person, shownOf(asCurrent));
	await changeAccount(ctx, person, { email: newAddress() });
	expect(await outcomeOf(confirmIn(person, shownOf(asNew)))).toBe("otp_expired");
	const again = await changing();
	await confirmIn(again.person, shownOf(again.asNew));
	await resendCode(ctx, "email_change", by(again.asNew.sentTo));
	await confirmIn(again.person, shownOf(await sent(again.asNew.sentTo, "email_change")));
	expect(await addressOf(again.person)).toBe(again.person.email);
});

test("Who has no confirmed address needs the new mailbox only", async () => {
	const person = await somebody(ctx, { email: null, phone: newNumber(), phone_confirmed_at: "2026-01-01" });
	const email = newAddress();
	await changeAccount(ctx, person, { email });
	await confirmIn(person, shownOf(await sent(email, "email_change")));
	expect(await addressOf(person)).toBe(email);
});

test("The new mailbox confirms for who asked: in their session, or with the claim of their browser", async () => {
	const { person, asNew, asCurrent } = await changing();
	await confirmIn(person, shownOf(asCurrent));
	const by = async (confirming: Parameters<typeof confirmChange>[2]) =>
		outcomeOf(confirmChange(ctx, { token_hash: asNew.token_hash }, confirming));
	expect(await by({ signedIn: null })).toBe("no_authorization");
	expect(await by({ signedIn: await somebody(ctx) })).toBe("no_authorization");
	const claim = (id: string) => claimOfChange(ctx, id, asNew.sentTo);
	expect(await by({ signedIn: null, claim: await claim(crypto.randomUUID()) })).toBe("no_authorization");
	expect(await by({ signedIn: null, claim: await claim(person.user.id) })).toBe("done");
	expect(await addressOf(person)).toBe(asNew.sentTo);
});

test("Of both mailboxes that confirm at the same moment, one is asked again, and the change is not lost", async () => {
	const { person, asNew, byBoth } = await changing();
	const outcomes = await Promise.all(byBoth.map((one) => outcomeOf(confirmIn(person, shownOf(one)))));
	for (const [i, outcome] of outcomes.entries())
		if (outcome !== "done") await confirmIn(person, shownOf(byBoth[i] ?? asNew));
	expect(await addressOf(person)).toBe(asNew.sentTo);
});

test("Where somebody else took the address meanwhile, nothing changes", async () => {
	const { person, asNew, asCurrent } = await changing();
	await confirmIn(person, shownOf(asCurrent));
	await createUser(ctx, { email: asNew.sentTo, email_confirmed_at: "2026-01-01" });
	expect(await outcomeOf(confirmIn(person, shownOf(asNew)))).toBe("email_exists");
	expect(await outcomeOf(confirmIn(person, { token_hash: asNew.token_hash }))).toBe("email_exists");
	expect(await addressOf(person)).toBe(person.email);
});

test("An address that somebody has is answered like any other, and its owner is told", async () => {
	const [person, owner] = [await somebody(ctx), await somebody(ctx)];
	const free = await changeAccount(ctx, person, { email: newAddress() });
	const taken = await changeAccount(ctx, person, { email: owner.email });
	expect({ ...taken, new_email: "" }).toEqual({ ...free, new_email: "" });
	const { code, token_hash } = await letterTo(ctx, owner.email, "address_taken");
	for (const shown of [{ token: code, sentTo: owner.email }, { token_hash }])
		expect(await outcomeOf(confirmIn(person, shown))).toBe("otp_expired");
});

test("An account asks for five new addresses an hour, whoever has them", async () => {
	const [person, owner] = [await somebody(ctx), await somebody(ctx)];
	const ask = (i: number) => outcomeOf(changeAccount(ctx, person, { email: i % 2 ? newAddress() : owner.email }));
	for (let i = 0; i < 5; i++) expect(await ask(i)).toBe("done");
	for (let i = 0; i < 2; i++) expect(await ask(i)).toBe("over_email_send_rate_limit");
});

test("Of two who take one address at the same moment, one gets it and the other is told", async () => {
	const email = newAddress();
	const both = { ...ctx, db: connect(meeting(site.d1, /UPDATE users SET email = /, 2), new Meter()) };
	const people = [await changing(email), await changing(email)];
	for (const { person, asCurrent } of people) await confirmIn(person, shownOf(asCurrent));
	const outcomes = await outcomesOf(
		people.map(({ person, asNew }) => confirmChange(both, { token_hash: asNew.token_hash }, { signedIn: person })),
	);
	expect(outcomes).toEqual({ done: 1, email_exists: 1 });
});

test("A code that is sent again to an address two people want is not good for both", async () => {
	const email = newAddress();
	const [one, other] = [await somebody(ctx), await somebody(ctx)];
	await changeAccount(ctx, one, { email });
	const first = await sent(email, "email_change");
	await changeAccount(ctx, other, { email });
	const second = await sent(email, "email_change");
	await resendCode(ctx, "email_change", by(email));
	const { results } = await site.d1
		.prepare("SELECT user_id FROM one_time_codes WHERE sent_to = ? ORDER BY user_id")
		.bind(email)
		.all();
	expect(results).toEqual([one.user.id, other.user.id].sort().map((user_id) => ({ user_id })));
	for (const person of [one, other]) await confirmIn(person, shownOf(await sent(person.email, "email_change_current")));
	const { user } = await confirmIn(one, { token_hash: first.token_hash });
	expect([user.id, user.email]).toEqual([one.user.id, email]);
	expect(await outcomeOf(confirmIn(other, { token_hash: second.token_hash }))).toBe("email_exists");
});

test("Once the address has changed, what was sent to the old one opens nothing", async () => {
	const person = await somebody(ctx);
	const old = [await send.sign_in(person), await send.recovery(person), await send.reauthentication(person)];
	const asNew = await send.email_change(person);
	await confirmIn(person, shownOf(await sent(person.email, "email_change_current")));
	await confirmIn(person, shownOf(asNew));
	for (const { code, token_hash, sentTo } of old) {
		expect(await outcomeOf(show(["sign_in", "recovery"], { token: code, sentTo }))).toBe("otp_expired");
		if (token_hash) expect(await outcomeOf(show(["sign_in", "recovery"], { token_hash }))).toBe("otp_expired");
	}
	expect((await findUser(ctx, "id", person.user.id))?.phone_confirmed_at).toBeNull();
});

test("A code confirms the address it was sent to, and no number", async () => {
	const person = await somebody(ctx, { email_confirmed_at: null, phone: newNumber() });
	const { code, sentTo } = await sendConfirm(person.email);
	await show(["sign_in"], { token: code, sentTo });
	const { email_confirmed_at, phone_confirmed_at } = (await findUser(ctx, "id", person.user.id)) ?? {};
	expect([email_confirmed_at, phone_confirmed_at]).toEqual([ctx.now().toISOString(), null]);
});

async function sendConfirm(email: string) {
	await sendSignInCode(ctx, { who: by(email), creates: false, data: {}, locale: "en", next: null });
	return sent(email, "confirm");
}

test("Nobody gets a code for an account that a stranger asks about, nor does the stranger", async () => {
	const email = newAddress();
	const before = await everything(site.d1);
	await sendRecovery(ctx, email, null);
	await sendSignInCode(ctx, { who: by(email), creates: false, data: {}, locale: "en", next: null });
	await resendCode(ctx, "sign_in", by(email));
	await resendCode(ctx, "email_change", by(email));
	expect(await lettersTo(ctx, email)).toEqual([]);
	// Decoys and counters are all that is written.
	expect(Object.keys(growth(before, await everything(site.d1))).sort()).toEqual(["outbox", "rate_limits"]);
});

test("Signing up at an address that is taken changes nothing about its account, and its message opens nothing", async () => {
	const password = newPassword();
	const person = await somebody(ctx, { password });
	const before = await everything(site.d1);
	await signUp(ctx, {
		who: by(person.email),
		password: newPassword(),
		data: { full_name: "Thief" },
		locale: "fr",
		next: null,
	});
	const after = await everything(site.d1);
	for (const table of ["users", "profiles", "one_time_codes", "sessions"]) expect(after[table]).toEqual(before[table]);
	const { code, token_hash } = await letterTo(ctx, person.email, "account_exists");
	for (const purpose of codePurposes) {
		expect(await outcomeOf(show([purpose], { token: code, sentTo: person.email }))).toBe("otp_expired");
		expect(await outcomeOf(show([purpose], { token_hash }))).toBe("otp_expired");
	}
	expect(await outcomeOf(signIn(ctx, by(person.email), password))).toBe("done");
});

/** Somebody signs up with an address; answers what their browser keeps. */
async function signUpAt(email: string, password: string, full_name = "") {
	const made = await signUp(ctx, { who: by(email), password, data: { full_name }, locale: "en", next: null });
	return "claim" in made ? made.claim : "";
}

const opens = (email: string, password: string) => outcomeOf(signIn(ctx, by(email), password));

test("What was chosen at sign-up counts with the code and the claim of that sign-up", async () => {
	const [email, password] = [newAddress(), newPassword()];
	const claim = await signUpAt(email, password, "Ana");
	// To who has no claim a new account looks like one that is there: the password tells nothing of it.
	expect(await opens(email, password)).toBe("invalid_credentials");
	expect(await outcomeOf(signIn(ctx, by(email), password, claim))).toBe("email_not_confirmed");
	const { user } = await signInWithCode(ctx, ["sign_in"], await sent(email, "confirm").then(shownOf), claim);
	expect(user.user_metadata).toEqual({ full_name: "Ana" });
	expect(await nameOf(user.id)).toBe("Ana");
	expect(await opens(email, password)).toBe("done");
});

test("Of two who sign up with one address, the one who reads its mail has the account, and their own password or none", async () => {
	for (const isStrangerFirst of [true, false]) {
		const [email, own, strangers] = [newAddress(), newPassword(), newPassword()];
		if (isStrangerFirst) await signUpAt(email, strangers, "Thief");
		const claim = await signUpAt(email, own, "Ana");
		if (!isStrangerFirst) await signUpAt(email, strangers, "Thief");
		const { user } = await signInWithCode(ctx, ["sign_in"], await sent(email, "confirm").then(shownOf), claim);
		expect(await opens(email, strangers)).toBe("invalid_credentials");
		expect(await opens(email, own)).toBe(isStrangerFirst ? "done" : "invalid_credentials");
		expect(await nameOf(user.id)).toBe(isStrangerFirst ? "Ana" : null);
	}
});

test.each(["sign_in", "recovery"] as const)(
	"A stranger's sign-up gives them nothing when the owner comes by a code of their own: %s",
	async (purpose) => {
		const [email, password] = [newAddress(), newPassword()];
		await signUpAt(email, password, "Thief");
		if (purpose === "sign_in") await sendConfirm(email);
		else await sendRecovery(ctx, email, null);
		const shown = await sent(email, purpose === "sign_in" ? "confirm" : "recovery").then(shownOf);
		const { user } = await signInWithCode(ctx, [purpose], shown);
		expect([user.password_hash, user.user_metadata]).toEqual([null, {}]);
		expect(await opens(email, password)).toBe("invalid_credentials");
		expect(await nameOf(user.id)).toBeNull();
	},
);

test("A code that is sent again keeps what was chosen at sign-up", async () => {
	for (const sendAgain of [(email: string) => resendCode(ctx, "sign_in", by(email)), sendConfirm]) {
		const [email, password] = [newAddress(), newPassword()];
		const claim = await signUpAt(email, password);
		await sendAgain(email);
		await signInWithCode(ctx, ["sign_in"], await sent(email, "confirm").then(shownOf), claim);
		expect(await opens(email, password)).toBe("done");
	}
});

test("An account that nobody confirms is erased after a day, with what was chosen for it; others stay", async () => {
	const [email, known] = [newAddress(), await somebody(ctx)];
	await signUpAt(email, newPassword());
	site.clock.pass(identityLimits.unconfirmedSeconds - 1);
	await sweepExpired(ctx);
	expect(await findUser(ctx, "email", email)).not.toBeNull();
	site.clock.pass(1);
	await sweepExpired(ctx);
	expect(await findUser(ctx, "email", email)).toBeNull();
	expect(await findUser(ctx, "id", known.user.id)).not.toBeNull();
});

const shownOf = ({ code, sentTo }: Sent) => ({ token: code, sentTo });

const nameOf = async (user_id: string) =>
	(
		await site.d1
			.prepare("SELECT full_name FROM profiles WHERE user_id = ?")
			.bind(user_id)
			.first<{ full_name: string | null }>()
	)?.full_name;

test("A banned person's code opens nothing, and is still there when the ban is over", async () => {
	const person = await somebody(ctx);
	const { code, sentTo } = await send.sign_in(person);
	const ban = (until: string | null) =>
		site.d1.prepare("UPDATE users SET banned_until = ? WHERE id = ?").bind(until, person.user.id).run();
	await ban("9999-01-01");
	expect(await outcomeOf(show(["sign_in"], { token: code, sentTo }))).toBe("user_banned");
	await ban(null);
	expect(await outcomeOf(show(["sign_in"], { token: code, sentTo }))).toBe("done");
	expect(await findSignedIn(ctx, person.session.id)).not.toBeNull();
});
