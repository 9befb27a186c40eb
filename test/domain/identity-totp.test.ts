import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { challengeFactor, codeAt, enrolFactor, verifyFactor } from "#domain/identity/factors.server.ts";
import type { Session, SignedIn } from "#domain/identity/session-tokens.server.ts";
import { findSignedIn } from "#domain/identity/sessions.server.ts";
import {
	atOnce,
	outcomeOf,
	outcomesOf,
	raised,
	signedInAgain,
	somebody,
	testSite,
	withAuthenticator,
	without,
} from "../support/identity.ts";
import { meetingOf } from "../support/meeting.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
beforeAll(async () => {
	site = await testSite();
	// Five guesses in a quarter of an hour would hide what a code itself does.
	ctx = without(site.ctx, "factor");
});
afterAll(() => site.close());

const step = 30;

/** Takes a code of a factor for a session, or refuses it. */
type Take = (ctx: Ctx, session_id: string, factor: { factorId: string; code: string }) => Promise<unknown>;

const take: Take = async (ctx, session_id, { factorId, code }) => {
	const person = await alive(ctx, session_id);
	const { id: challengeId } = await challengeFactor(ctx, person, factorId);
	return verifyFactor(ctx, person, { factorId, challengeId, code });
};

/** A session that has risen goes on under its new id. */
const goingOn = (session: Session, taken: Promise<unknown>) =>
	taken.then((signedIn) => Object.assign(session, (signedIn as SignedIn | undefined)?.session));

async function alive(ctx: Ctx, session_id: string): Promise<SignedIn> {
	const person = await findSignedIn(ctx, session_id);
	if (!person) throw new Refusal("session_not_found");
	return person;
}

async function requireRight(ctx: Ctx, factorId: string, code: string) {
	const row = await ctx.db.$client
		.prepare("SELECT sealed_secret, last_step FROM factors WHERE id = ?")
		.bind(factorId)
		.first<{ sealed_secret: string; last_step: number | null }>();
	const totp = new TOTP({ secret: Secret.fromBase32(await ctx.keys.open(row?.sealed_secret ?? "")) });
	const timestamp = ctx.now().getTime();
	const delta = totp.validate({ token: code, timestamp, window: 1 });
	if (delta === null) throw new Refusal("mfa_verification_failed");
	return { row, now: Math.floor(timestamp / 1000 / step) + delta };
}

/** Where a version that reads and then writes stands between the two. */
let allHaveLooked = async () => {};

/** As one writes it first, each a little less so than the one before. */
const naive: Record<string, () => Take> = {
	"a code is compared and forgotten":
		() =>
		async (ctx, _, { factorId, code }) =>
			requireRight(ctx, factorId, code),
	"each session remembers its own last code": () => {
		const last = new Map<string, string>();
		return async (ctx, session_id, { factorId, code }) => {
			await requireRight(ctx, factorId, code);
			if (last.get(session_id) === code) throw new Refusal("mfa_verification_failed");
			last.set(session_id, code);
		};
	},
	"the last step is read, compared, and then written":
		() =>
		async (ctx, _, { factorId, code }) => {
			const { row, now } = await requireRight(ctx, factorId, code);
			if (row?.last_step && now <= row.last_step) throw new Refusal("mfa_verification_failed");
			await allHaveLooked();
			await ctx.db.$client.prepare("UPDATE factors SET last_step = ? WHERE id = ?").bind(now, factorId).run();
		},
};

/** How often one code is taken: again and again, of many at once, and by two sessions of its person. */
async function timesTaken(take: Take) {
	const person = await somebody(ctx);
	const { factorId, secret } = await withAuthenticator(ctx, person);
	const second = await signedInAgain(ctx, person.user);
	site.clock.pass(step * 2);
	await raised(ctx, second, { factorId, secret });
	const attempt = ({ session }: SignedIn) =>
		outcomeOf(goingOn(session, take(ctx, session.id, { factorId, code: codeAt(secret, ctx.now()) })));
	const count = (outcomes: string[]) => outcomes.filter((outcome) => outcome === "done").length;

	site.clock.pass(step * 2);
	const inTurn: string[] = [];
	for (let i = 0; i < 3; i++) inTurn.push(await attempt(person));
	site.clock.pass(step * 2);
	allHaveLooked = meetingOf(20);
	const together = await atOnce(20, () => attempt(person));
	allHaveLooked = async () => {};
	site.clock.pass(step * 2);
	const across = await atOnce(20, (i) => attempt(i % 2 ? second : person));
	site.clock.pass(step * 2);
	const acrossInTurn = [await attempt(person), await attempt(second)];
	return [count(inTurn), count(together), count(across), count(acrossInTurn)];
}

test("A code of an authenticator works once: in turn, twenty at once, and for two sessions", async () => {
	expect(await timesTaken(take)).toEqual([1, 1, 1, 1]);
});

test.each(Object.entries(naive))("A code that works twice is noticed: %s", async (_, make) => {
	expect(await timesTaken(make())).not.toEqual([1, 1, 1, 1]);
});

test("After the code of the next step the code of now is worth nothing, and the one after next is", async () => {
	const person = await somebody(ctx);
	const { factorId, secret } = await withAuthenticator(ctx, person);
	site.clock.pass(step * 2);
	const at = (steps: number) => codeAt(secret, new Date(ctx.now().getTime() + steps * step * 1000));
	expect(await outcomeOf(goingOn(person.session, take(ctx, person.session.id, { factorId, code: at(1) })))).toBe(
		"done",
	);
	for (const steps of [1, 0, -1]) {
		expect(await outcomeOf(take(ctx, person.session.id, { factorId, code: at(steps) }))).toBe(
			"mfa_verification_failed",
		);
	}
	site.clock.pass(step);
	expect(await outcomeOf(goingOn(person.session, take(ctx, person.session.id, { factorId, code: at(1) })))).toBe(
		"done",
	);
});

test("The code of a step before, of now and of the next is right, and none further away", async () => {
	const person = await somebody(ctx);
	const { factorId, secret } = await withAuthenticator(ctx, person);
	for (const [steps, outcome] of [
		[-2, "mfa_verification_failed"],
		[2, "mfa_verification_failed"],
		[-1, "done"],
		[0, "done"],
		[1, "done"],
	] as const) {
		if (steps === -2) site.clock.pass(step * 5);
		const code = codeAt(secret, new Date(ctx.now().getTime() + steps * step * 1000));
		const taken = goingOn(person.session, take(ctx, person.session.id, { factorId, code }));
		expect(await outcomeOf(taken), String(steps)).toBe(outcome);
	}
});

test.each(["", "12345", "1234567", "12345a", "１２３４５６", "-12345", "1e5", "123456\n789012", " "])(
	"%j is no code",
	async (code) => {
		const person = await somebody(ctx);
		const { factorId } = await withAuthenticator(ctx, person);
		expect(await outcomeOf(take(ctx, person.session.id, { factorId, code }))).toBe("mfa_verification_failed");
	},
);

test("Of thirty wrong codes at once five are looked at, and then a right one has to wait a quarter of an hour", async () => {
	const strict = site.ctx;
	const person = await somebody(strict);
	const { factorId, secret } = await withAuthenticator(strict, person);
	site.clock.pass(step * 2);
	const wrong = () => codeAt(secret, new Date(strict.now().getTime() - 1_000_000));
	const attempts = Array.from({ length: 30 }, () => take(strict, person.session.id, { factorId, code: wrong() }));
	expect(await outcomesOf(attempts)).toEqual({ mfa_verification_failed: 5, over_request_rate_limit: 25 });
	const right = () => outcomeOf(take(strict, person.session.id, { factorId, code: codeAt(secret, strict.now()) }));
	expect(await right()).toBe("over_request_rate_limit");
	site.clock.pass(15 * 60);
	expect(await right()).toBe("done");
});

test("A challenge can be answered for five minutes, and not a moment longer", async () => {
	const person = await somebody(ctx);
	const { factorId, secret } = await withAuthenticator(ctx, person);
	for (const [seconds, outcome] of [
		[299.999, "done"],
		[300, "mfa_challenge_expired"],
	] as const) {
		const signedIn = await alive(ctx, person.session.id);
		const { id: challengeId } = await challengeFactor(ctx, signedIn, factorId);
		site.clock.pass(seconds);
		const code = codeAt(secret, ctx.now());
		const taken = goingOn(person.session, verifyFactor(ctx, signedIn, { factorId, challengeId, code }));
		expect(await outcomeOf(taken)).toBe(outcome);
	}
});

test("A challenge of one factor answers for no other, and a factor of one person for nobody else", async () => {
	const person = await somebody(ctx);
	const first = await withAuthenticator(ctx, person);
	site.clock.pass(step * 2);
	const enrolled = await enrolFactor(ctx, await alive(ctx, person.session.id), { factor_type: "totp" });
	const signedIn = await alive(ctx, person.session.id);
	const { id: challengeId } = await challengeFactor(ctx, signedIn, enrolled.id);
	const given = { factorId: first.factorId, challengeId, code: codeAt(first.secret, ctx.now()) };
	expect(await outcomeOf(verifyFactor(ctx, signedIn, given))).toBe("mfa_challenge_expired");
	const stranger = await somebody(ctx);
	expect(await outcomeOf(verifyFactor(ctx, stranger, given))).toBe("mfa_factor_not_found");
	expect(await outcomeOf(challengeFactor(ctx, stranger, first.factorId))).toBe("mfa_factor_not_found");
});
