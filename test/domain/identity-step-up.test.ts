import { afterAll, beforeAll, expect, test } from "vitest";
import { closeAccount } from "#domain/accounts/closing.server.ts";
import { freshSeconds, type Role, requireActor, requireFresh, requireRole } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { changeAccount } from "#domain/identity/account.server.ts";
import { removeFactor } from "#domain/identity/factor-removal.server.ts";
import { challengeFactor, codeAt, enrolFactor, verifyFactor } from "#domain/identity/factors.server.ts";
import { identityLimits } from "#domain/identity/identity.ts";
import { proveAgain, sendReauthentication } from "#domain/identity/proof.server.ts";
import {
	countRecoveryCodes,
	makeRecoveryCodes,
	useRecoveryCode as takeRecoveryCode,
} from "#domain/identity/recovery-codes.server.ts";
import type { SignedIn } from "#domain/identity/session-tokens.server.ts";
import { endSessions, findSignedIn } from "#domain/identity/sessions.server.ts";
import { connect, Meter } from "#drizzle/db.ts";
import { actorOf } from "../support/actors.ts";
import { cheapenScrypt } from "../support/cheap-scrypt.ts";
import {
	again,
	atOnce,
	everything,
	lettersTo,
	letterTo,
	meeting,
	newAddress,
	newNumber,
	newPassword,
	outcomeOf,
	outcomesOf,
	raised,
	signedInAgain,
	somebody,
	testSite,
	withAuthenticator,
	without,
	wrongCode,
} from "../support/identity.ts";

cheapenScrypt();

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
beforeAll(async () => {
	site = await testSite();
	ctx = site.ctx;
});
afterAll(() => site.close());

/** Why work that throws at once refuses. */
const refusalOf = (work: () => unknown) => outcomeOf((async () => work())());

const appoint = (user_id: string, role: Role) =>
	site.d1.prepare("UPDATE profiles SET role = ? WHERE user_id = ?").bind(role, user_id).run();

test("One who acts in a role has it, and a second factor in this session", async () => {
	for (const role of ["user", "business", "admin"] as const) {
		const person = await somebody(ctx);
		await appoint(person.user.id, role);
		const may = async (as: "business" | "admin", who: Pick<SignedIn, "session" | "user">) => {
			const actor = await actorOf(ctx, who);
			return refusalOf(() => requireRole(actor, as));
		};
		const outcomes = (done: string) => ({
			business: role === "user" ? "forbidden" : done,
			admin: role === "admin" ? done : "forbidden",
		});
		for (const as of ["business", "admin"] as const)
			expect(await may(as, person)).toBe(outcomes("insufficient_aal")[as]);
		await withAuthenticator(ctx, person);
		for (const as of ["business", "admin"] as const) expect(await may(as, person)).toBe(outcomes("done")[as]);
		// Another device of the same person owes its factor, whatever it wants.
		const other = await signedInAgain(ctx, person.user);
		for (const as of ["business", "admin"] as const) expect(await may(as, other)).toBe("insufficient_aal");
	}
	for (const as of ["business", "admin"] as const)
		expect(await refusalOf(() => requireRole(null, as))).toBe("signed_out");
});

test("Who has a factor and has not shown it is nobody yet", async () => {
	const person = await somebody(ctx);
	await withAuthenticator(ctx, person);
	const half = await actorOf(ctx, await signedInAgain(ctx, person.user));
	expect(await refusalOf(() => requireActor(half))).toBe("insufficient_aal");
	expect(await refusalOf(() => requireFresh(ctx, half))).toBe("insufficient_aal");
	expect(await refusalOf(() => requireActor(null))).toBe("signed_out");
});

test("A proof is recent for fifteen minutes, and a new one makes it so again", async () => {
	const password = newPassword();
	const person = await somebody(ctx, { password });
	const fresh = async () => {
		const actor = await actorOf(ctx, person);
		return refusalOf(() => requireFresh(ctx, actor));
	};
	expect(await fresh()).toBe("done");
	site.clock.pass(freshSeconds);
	expect(await fresh()).toBe("done");
	site.clock.pass(0.001);
	expect(await fresh()).toBe("stale_proof");
	expect(await outcomeOf(proveAgain(ctx, person, `${password}!`))).toBe("invalid_credentials");
	expect(await fresh()).toBe("stale_proof");
	await proveAgain(ctx, await again(ctx, person), password);
	expect(await fresh()).toBe("done");
	const signedIn = await again(ctx, person);
	const factor = await withAuthenticator(ctx, signedIn);
	site.clock.pass(freshSeconds + 1);
	person.session = signedIn.session;
	expect(await fresh()).toBe("stale_proof");
	await raised(ctx, person, factor);
	expect(await fresh()).toBe("done");
});

test("One proof more does not make the others more recent, and proving the password is not a second factor", async () => {
	const password = newPassword();
	const person = await somebody(ctx, { password });
	site.clock.pass(1000);
	await proveAgain(ctx, person, password);
	const { session } = await again(ctx, person);
	expect(session.aal).toBe("aal1");
	expect(session.amr).toEqual([{ method: "password", timestamp: Math.floor(ctx.now().getTime() / 1000) }]);
});

/** What asks for the second factor of one who has it. */
const guardedByFactor: Record<string, (ctx: Ctx, person: SignedIn, factorId: string) => Promise<unknown>> = {
	"a new password": (on, person) => changeAccount(on, person, { password: newPassword() }),
	"a new address": (on, person) => changeAccount(on, person, { email: newAddress() }),
	"a new number": (on, person) => changeAccount(on, person, { phone: "+34600999888" }),
	"one more factor": (on, person) => enrolFactor(on, person, { factor_type: "totp" }),
	"removing a factor": (on, person, factorId) => removeFactor(on, person, factorId),
	"recovery codes": (on, person) => makeRecoveryCodes(on, person),
};

test.each(Object.entries(guardedByFactor))(
	"At aal1 a person with a factor is refused, and nothing is written: %s",
	async (_, act) => {
		const on = without(ctx, "message");
		const person = await somebody(on);
		const { factorId } = await withAuthenticator(on, person);
		const half = await signedInAgain(on, person.user);
		const before = await everything(site.d1);
		expect(await outcomeOf(act(on, half, factorId))).toBe("insufficient_aal");
		expect(await everything(site.d1)).toEqual(before);
		expect(await outcomeOf(act(on, await again(ctx, person), factorId))).toBe("done");
	},
);

test("What others see and say needs no second factor, nor does a factor that was only begun", async () => {
	const person = await somebody(ctx);
	const begun = await enrolFactor(ctx, person, { factor_type: "totp" });
	expect(await outcomeOf(changeAccount(ctx, await again(ctx, person), { password: newPassword() }))).toBe("done");
	expect(await outcomeOf(removeFactor(ctx, await again(ctx, person), begun.id))).toBe("done");
	expect(await outcomeOf(makeRecoveryCodes(ctx, await again(ctx, person)))).toBe("insufficient_aal");
	await withAuthenticator(ctx, await again(ctx, person));
	const half = await signedInAgain(ctx, person.user);
	expect(await outcomeOf(changeAccount(ctx, half, { data: { theme: "dark" } }))).toBe("done");
});

test("A first right code ends the person's sessions below it, and nobody else's", async () => {
	const [person, stranger] = [await somebody(ctx), await somebody(ctx)];
	const others = [await signedInAgain(ctx, person.user), await signedInAgain(ctx, person.user)];
	await withAuthenticator(ctx, person);
	for (const { session } of others) expect(await findSignedIn(ctx, session.id)).toBeNull();
	expect((await again(ctx, person)).session.aal).toBe("aal2");
	expect((await again(ctx, stranger)).session.aal).toBe("aal1");
});

test("Without its factor every session of the person falls to aal1, and the proof of it is forgotten", async () => {
	const person = await somebody(ctx);
	const factor = await withAuthenticator(ctx, person);
	const other = await signedInAgain(ctx, person.user);
	site.clock.pass(60);
	await raised(ctx, other, factor);
	await removeFactor(ctx, await again(ctx, person), factor.factorId);
	for (const one of [person, other]) {
		const { session } = await again(ctx, one);
		expect(session.aal).toBe("aal1");
		expect(session.amr.map(({ method }) => method)).toEqual(["password"]);
	}
});

test("Of thirty factors begun at once ten are made, with half of them there already none but the rest", async () => {
	const person = await somebody(ctx);
	const enrol = (who: SignedIn) => enrolFactor(ctx, who, { factor_type: "totp" });
	expect(await outcomesOf(Array.from({ length: 30 }, () => enrol(person)))).toEqual({
		done: identityLimits.factors,
		too_many_enrolled_mfa_factors: 30 - identityLimits.factors,
	});
	const half = await somebody(ctx);
	for (let i = 0; i < 5; i++) await enrol(half);
	expect((await outcomesOf(Array.from({ length: 30 }, () => enrol(half)))).done).toBe(identityLimits.factors - 5);
	const { results } = await site.d1.prepare("SELECT user_id FROM factors WHERE user_id = ?").bind(half.user.id).all();
	expect(results.length).toBe(identityLimits.factors);
});

test("Of factors with one name begun at once one is made", async () => {
	const person = await somebody(ctx);
	const enrol = () => enrolFactor(ctx, person, { factor_type: "totp", friendly_name: "Phone" });
	expect(await outcomesOf(Array.from({ length: 10 }, enrol))).toEqual({ done: 1, mfa_factor_name_conflict: 9 });
});

test("A recovery code works once, of fifty at once too, and brings its session to aal2", async () => {
	const on = without(ctx, "factor");
	const person = await somebody(on);
	await withAuthenticator(on, person);
	const codes = await makeRecoveryCodes(on, await again(ctx, person));
	expect(new Set(codes).size).toBe(10);
	const half = await signedInAgain(on, person.user);
	const given: SignedIn[] = [];
	const outcomes = await outcomesOf(
		Array.from({ length: 50 }, async () => given.push(await takeRecoveryCode(on, half, codes[0] ?? ""))),
	);
	// The session has another id since: the others come in one that has ended.
	expect(outcomes).toEqual({ done: 1, session_not_found: 49 });
	const [risen = half] = given;
	expect((await again(ctx, risen)).session.aal).toBe("aal2");
	expect(await countRecoveryCodes(on, person.user.id)).toBe(9);
	expect(await outcomeOf(takeRecoveryCode(on, risen, codes[0] ?? ""))).toBe("mfa_verification_failed");
	expect((await lettersTo(on, person.email)).filter(({ kind }) => kind === "recovery_code_used")).toHaveLength(1);
});

test("A recovery code is read as people type it, and is good for its own person", async () => {
	const on = without(ctx, "factor");
	const [person, stranger] = [await somebody(on), await somebody(on)];
	for (const one of [person, stranger]) await withAuthenticator(on, one);
	const codes = await makeRecoveryCodes(on, await again(ctx, person));
	await makeRecoveryCodes(on, await again(ctx, stranger));
	const half = () => signedInAgain(on, person.user);
	const [first = "", second = "", third = "", fourth = ""] = codes;
	expect(await outcomeOf(takeRecoveryCode(on, await again(ctx, stranger), first))).toBe("mfa_verification_failed");
	expect(await outcomeOf(takeRecoveryCode(on, await half(), first.toUpperCase()))).toBe("done");
	expect(await outcomeOf(takeRecoveryCode(on, await half(), ` ${second.replace("-", " ")} `))).toBe("done");
	expect(await outcomeOf(takeRecoveryCode(on, await half(), third.replace("-", "")))).toBe("done");
	expect(await outcomeOf(takeRecoveryCode(on, await half(), fourth.slice(0, -1)))).toBe("mfa_verification_failed");
	for (const nothing of ["", "-", "%", "'; --"])
		expect(await outcomeOf(takeRecoveryCode(on, await half(), nothing))).toBe("mfa_verification_failed");
});

test("New recovery codes take the place of the old, and nobody can read either", async () => {
	const on = without(ctx, "factor");
	const person = await somebody(on);
	await withAuthenticator(on, person);
	const [old = ""] = await makeRecoveryCodes(on, await again(ctx, person));
	const codes = await makeRecoveryCodes(on, await again(ctx, person));
	expect(await countRecoveryCodes(on, person.user.id)).toBe(10);
	expect(await outcomeOf(takeRecoveryCode(on, await again(ctx, person), old))).toBe("mfa_verification_failed");
	const text = JSON.stringify(await everything(site.d1));
	for (const code of [old, ...codes]) {
		expect(text).not.toContain(code);
		expect(text).not.toContain(code.replace("-", ""));
	}
});

test("Five wrong recovery codes in a quarter of an hour are all that is looked at", async () => {
	const person = await somebody(ctx);
	await withAuthenticator(ctx, person);
	const [code = ""] = await makeRecoveryCodes(ctx, await again(ctx, person));
	const half = await signedInAgain(ctx, person.user);
	expect(await outcomesOf(Array.from({ length: 20 }, () => takeRecoveryCode(ctx, half, "22222-22222")))).toEqual({
		mfa_verification_failed: 5,
		over_request_rate_limit: 15,
	});
	expect(await outcomeOf(takeRecoveryCode(ctx, half, code))).toBe("over_request_rate_limit");
	site.clock.pass(15 * 60);
	expect(await outcomeOf(takeRecoveryCode(ctx, half, code))).toBe("done");
});

/** Somebody with two authenticators and recovery codes. */
async function withTwo() {
	const person = await somebody(ctx);
	const first = await withAuthenticator(ctx, person, "First");
	site.clock.pass(60);
	const signedIn = await again(ctx, person);
	const second = await withAuthenticator(ctx, signedIn, "Second");
	await makeRecoveryCodes(ctx, await again(ctx, signedIn));
	return { person: signedIn, factors: [first.factorId, second.factorId] as const };
}

test("Recovery codes stay while a factor is left, and go with the last", async () => {
	const { person, factors } = await withTwo();
	const aal2 = (signedIn: SignedIn): SignedIn => ({ ...signedIn, session: { ...signedIn.session, aal: "aal2" } });
	await removeFactor(ctx, await again(ctx, person), factors[0]);
	expect(await countRecoveryCodes(ctx, person.user.id)).toBe(10);
	await site.d1.prepare("UPDATE sessions SET aal = 'aal2' WHERE id = ?").bind(person.session.id).run();
	await removeFactor(ctx, aal2(await again(ctx, person)), factors[1]);
	expect(await countRecoveryCodes(ctx, person.user.id)).toBe(0);
});

test("Recovery codes go with the last factor when both are removed at the same moment", async () => {
	const { person, factors } = await withTwo();
	const both = { ...ctx, db: connect(meeting(site.d1, /DELETE FROM factors/, 2), new Meter()) };
	const signedIn = await again(ctx, person);
	await outcomesOf(factors.map((id) => removeFactor(both, signedIn, id)));
	const left = (await again(ctx, person)).user.factors.length;
	expect((await countRecoveryCodes(ctx, person.user.id)) > 0).toBe(left > 0);
});

test("Each change of what protects an account is told to its owner", async () => {
	const on = without(ctx, "message");
	const person = await somebody(on);
	const { factorId } = await withAuthenticator(on, person);
	await makeRecoveryCodes(on, await again(ctx, person));
	await changeAccount(on, await again(ctx, person), { password: newPassword() });
	await removeFactor(on, await again(ctx, person), factorId);
	await closeAccount(on, await again(ctx, person));
	expect((await lettersTo(on, person.email)).map(({ kind }) => kind)).toEqual([
		"factor_added",
		"recovery_codes_made",
		"password_changed",
		"factor_removed",
		"deletion_planned",
	]);
});

test("Two devices that raise themselves at once both stay, or are told", async () => {
	const person = await somebody(ctx);
	const factor = await withAuthenticator(ctx, person);
	site.clock.pass(60);
	const devices = [await signedInAgain(ctx, person.user), await signedInAgain(ctx, person.user)];
	const outcomes = await atOnce(2, (i) => outcomeOf(raised(ctx, devices[i] as SignedIn, factor)));
	expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
	const standing = await atOnce(2, async (i) => (await findSignedIn(ctx, devices[i]?.session.id ?? ""))?.session.aal);
	for (const [i, outcome] of outcomes.entries()) if (outcome === "done") expect(standing[i]).toBe("aal2");
	expect(standing.filter((aal) => aal === "aal1")).toEqual([]);
});

/** What asks for a recent proof, at any door. */
const guardedByProof: Record<string, (person: SignedIn, factorId: string, nonce?: string) => Promise<unknown>> = {
	"a new password": (person, _, nonce) => changeAccount(ctx, person, { password: newPassword(), nonce }),
	"a new address": (person, _, nonce) => changeAccount(ctx, person, { email: newAddress(), nonce }),
	"a new number": (person, _, nonce) => changeAccount(ctx, person, { phone: newNumber(), nonce }),
	"a new factor": (person, _, nonce) => enrolFactor(ctx, person, { factor_type: "totp", nonce }),
	"removing a factor": (person, factorId, nonce) => removeFactor(ctx, person, factorId, nonce),
	"the first code of a factor": async (person, factorId, nonce) => {
		const { id: challengeId } = await challengeFactor(ctx, person, factorId);
		const { sealed_secret } = (await site.d1
			.prepare("SELECT sealed_secret FROM factors WHERE id = ?")
			.bind(factorId)
			.first<{ sealed_secret: string }>()) ?? { sealed_secret: "" };
		const code = codeAt(await ctx.keys.open(sealed_secret), ctx.now());
		return verifyFactor(ctx, person, { factorId, challengeId, code, nonce });
	},
};

test.each(Object.entries(guardedByProof))(
	"After a quarter of an hour a session needs a mailed code: %s",
	async (_, act) => {
		const person = await somebody(ctx);
		const { id: factorId } = await enrolFactor(ctx, person, { factor_type: "totp", friendly_name: "Begun" });
		site.clock.pass(freshSeconds + 1);
		const signedIn = await again(ctx, person);
		const { challenges: _c, rate_limits: _r, ...before } = await everything(site.d1);
		expect(await outcomeOf(act(signedIn, factorId))).toBe("reauthentication_needed");
		const { challenges: _d, rate_limits: _s, ...after } = await everything(site.d1);
		expect(after).toEqual(before);
		await sendReauthentication(ctx, signedIn);
		const { code } = await letterTo(ctx, person.email, "reauthentication");
		expect(await outcomeOf(act(signedIn, factorId, wrongCode(code)))).toBe("reauthentication_not_valid");
		expect(await outcomeOf(act(signedIn, factorId, code))).toBe("done");
	},
);

test("A code that proves again makes the session recent: a factor takes one code for both its steps", async () => {
	const person = await somebody(ctx);
	site.clock.pass(20 * 3600);
	await sendReauthentication(ctx, person);
	const { code: nonce } = await letterTo(ctx, person.email, "reauthentication");
	const { id: factorId, totp } = await enrolFactor(ctx, person, { factor_type: "totp", nonce });
	const signedIn = await again(ctx, person);
	expect(signedIn.session.aal).toBe("aal1");
	await raised(ctx, signedIn, { factorId, secret: totp?.secret ?? "" });
	expect((await again(ctx, signedIn)).session.aal).toBe("aal2");
});

test("What was issued at aal1 ends when the session rises", async () => {
	const person = await somebody(ctx);
	const before = person.session.id;
	await withAuthenticator(ctx, person);
	expect(person.session.id).not.toBe(before);
	expect(await findSignedIn(ctx, before)).toBeNull();
	expect((await again(ctx, person)).session.aal).toBe("aal2");
});

test("Who owes the second factor ends their own session alone; others are told that they were ended", async () => {
	const person = await somebody(ctx);
	await withAuthenticator(ctx, person);
	const half = await signedInAgain(ctx, person.user);
	expect(await outcomeOf(endSessions(ctx, half.session, "others"))).toBe("insufficient_aal");
	await endSessions(ctx, half.session, "global");
	expect(await findSignedIn(ctx, half.session.id)).toBeNull();
	const kinds = async () => (await lettersTo(ctx, person.email)).map(({ kind }) => kind);
	expect(await kinds()).not.toContain("signed_out_everywhere");
	const other = await signedInAgain(ctx, person.user);
	await endSessions(ctx, (await again(ctx, person)).session, "others");
	expect(await findSignedIn(ctx, other.session.id)).toBeNull();
	expect(await kinds()).toContain("signed_out_everywhere");
});
