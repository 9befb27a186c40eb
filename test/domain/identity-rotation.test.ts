import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { identityLimits } from "#domain/identity/identity.ts";
import type { SignedIn } from "#domain/identity/session-tokens.server.ts";
import { refreshTokenOf } from "#domain/identity/session-tokens.server.ts";
import { findSignedIn, openSession, refreshSession } from "#domain/identity/sessions.server.ts";
import { Clock } from "../support/clock.ts";
import {
	atOnce,
	everything,
	fromNetwork,
	growth,
	outcomeOf,
	somebody,
	testSite,
	without,
} from "../support/identity.ts";
import { meetingOf } from "../support/meeting.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let owner: SignedIn;
beforeAll(async () => {
	site = await testSite();
	owner = await somebody(site.ctx);
});
afterAll(() => site.close());

type Refresh = (ctx: Ctx, token: string) => Promise<SignedIn>;

/** A device of one person, with a clock of its own. */
async function device() {
	const clock = new Clock();
	// All of them share a network: what one may do there is a rule of its own, below.
	const ctx = { ...without(site.ctx, "token"), now: clock.now };
	const { signedIn, statements } = await openSession(ctx, owner.user, "password");
	await ctx.db.$client.batch(statements);
	const { session } = signedIn;
	return { ctx, clock, session, tokenOf: (rotations: number) => refreshTokenOf(ctx, { id: session.id, rotations }) };
}

/** What one of two tabs, a thief or time does. */
type Step =
	| { what: "refresh"; tab: 0 | 1; isLost: boolean }
	/** Shows the token of so many rotations ago. */
	| { what: "replay"; generations: number }
	| { what: "wait"; seconds: number };

const step: fc.Arbitrary<Step> = fc.oneof(
	{
		weight: 6,
		arbitrary: fc.record({
			what: fc.constant("refresh" as const),
			tab: fc.constantFrom(0 as const, 1 as const),
			isLost: fc.boolean(),
		}),
	},
	{
		weight: 2,
		arbitrary: fc.record({ what: fc.constant("replay" as const), generations: fc.integer({ min: 0, max: 4 }) }),
	},
	{
		weight: 3,
		arbitrary: fc.record({
			what: fc.constant("wait" as const),
			seconds: fc.constantFrom(
				0.5,
				5,
				9.999,
				10,
				10.001,
				60,
				3600,
				identityLimits.sessionSeconds,
				identityLimits.sessionSeconds + 1,
			),
		}),
	},
);

/** The rule in the fewest words: what a session answers to the token of a number at a time (whole milliseconds). */
class Model {
	current = 0;
	#rotatedAt = 0;
	#usedAt = 0;
	#isOver = false;

	answer(presented: number, at: number): string {
		if (this.#isOver) return "refresh_token_not_found";
		if (at - this.#usedAt > identityLimits.sessionSeconds * 1000) return this.#end("session_expired");
		if (presented === this.current) {
			this.#rotatedAt = this.#usedAt = at;
			return String(++this.current);
		}
		if (presented === this.current - 1 || at - this.#rotatedAt <= 10_000) return String(this.current);
		return this.#end("refresh_token_already_used");
	}

	#end(why: string) {
		this.#isOver = true;
		return why;
	}
}

/** Plays steps against a way to refresh; throws where it and the model part. */
async function play(refresh: Refresh, steps: readonly Step[]) {
	const { ctx, clock, session, tokenOf } = await device();
	const model = new Model();
	const held = [0, 0];
	let at = 0;
	for (const one of steps) {
		if (one.what === "wait") {
			clock.pass(one.seconds);
			// Whole milliseconds: 9.999 + 10 - 9.999 is more than 10.
			at += Math.round(one.seconds * 1000);
			continue;
		}
		const presented = one.what === "refresh" ? (held[one.tab] ?? 0) : Math.max(0, model.current - one.generations);
		const token = await tokenOf(presented);
		const expected = model.answer(presented, at);
		const found = await refresh(ctx, token).then(
			(answer) => String(answer.session.rotations),
			(error) => {
				if (error instanceof Refusal) return error.code;
				throw error;
			},
		);
		expect(found, JSON.stringify(one)).toBe(expected);
		const isAnswered = /^\d+$/.test(found);
		if (one.what === "refresh" && !one.isLost && isAnswered) held[one.tab] = Number(found);
	}
	// What was answered is what is kept.
	const row = await findSignedIn(ctx, session.id);
	if (row) expect(row.session.rotations).toBe(model.current);
}

const property = (refresh: Refresh) =>
	fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => play(refresh, steps));

test("However two tabs refresh, lose answers, replay and wait, a session does what the rule says", async () => {
	await fc.assert(property(refreshSession), { numRuns: 50 });
});

/** Refreshing as one writes it first. */
const naive: Record<string, Refresh> = {
	"every token works once, and a second time ends the session": async (ctx, token) => {
		const [id = "", n = ""] = token.split(".");
		const signedIn = await findSignedIn(ctx, id);
		if (!signedIn) throw new Refusal("refresh_token_not_found");
		if (Number(n) === signedIn.session.rotations) return refreshSession(ctx, token);
		await ctx.db.$client.prepare("DELETE FROM sessions WHERE id = ?").bind(id).run();
		throw new Refusal("refresh_token_already_used");
	},
	"an old token is only refused, and the session goes on": async (ctx, token) => {
		const [id = "", n = ""] = token.split(".");
		const signedIn = await findSignedIn(ctx, id);
		if (!signedIn) throw new Refusal("refresh_token_not_found");
		if (signedIn.session.rotations - Number(n) > 1) throw new Refusal("refresh_token_already_used");
		return refreshSession(ctx, token);
	},
	"a token is good for as long as it is": async (ctx, token) => {
		const signedIn = await findSignedIn(ctx, token.split(".")[0] ?? "");
		if (!signedIn) throw new Refusal("refresh_token_not_found");
		return signedIn;
	},
};

test.each(Object.entries(naive))("The rule tells another way to refresh: %s", async (_, refresh) => {
	expect((await fc.check(property(refresh), { numRuns: 100, seed: 7, endOnFailure: true })).failed).toBe(true);
});

test("Whoever keeps to the newest token they were given is never signed out, whatever is lost on the way", async () => {
	const tab = fc.record({ tab: fc.constantFrom(0, 1), isLost: fc.boolean(), seconds: fc.constantFrom(0, 9, 10) });
	await fc.assert(
		fc.asyncProperty(fc.array(tab, { minLength: 1, maxLength: 10 }), async (steps) => {
			const { ctx, clock, tokenOf } = await device();
			// Two tabs of a browser share what they keep.
			let kept = await tokenOf(0);
			for (const { isLost, seconds } of steps) {
				clock.pass(seconds);
				const answered = await refreshTokenOf(ctx, (await refreshSession(ctx, kept)).session);
				if (!isLost) kept = answered;
			}
			await refreshSession(ctx, kept);
		}),
		{ numRuns: 15 },
	);
});

/** The tokens that so many copies of one refresh get when they ask at once, and how often the session was rotated. */
async function refreshAtOnce(refresh: Refresh, count: number) {
	const { ctx, session, tokenOf } = await device();
	const first = await tokenOf(0);
	const answers = await atOnce(count, () => refresh(ctx, first).catch(() => null));
	const row = await findSignedIn(ctx, session.id);
	const tokens = await Promise.all(answers.map((answer) => answer && refreshTokenOf(ctx, answer.session)));
	return { ctx, tokens, rotations: row?.session.rotations ?? null };
}

test("Fifty refreshes with one token at once are one rotation, and all get the token that is current", async () => {
	const before = await everything(site.d1);
	const { ctx, tokens, rotations } = await refreshAtOnce(refreshSession, 50);
	expect(rotations).toBe(1);
	expect(new Set(tokens).size).toBe(1);
	expect(growth(before, await everything(site.d1))).toEqual({ sessions: 1 });
	expect((await refreshSession(ctx, tokens[0] ?? "")).session.rotations).toBe(2);
});

test("Fifty at once tell a refresh that reads and then writes", async () => {
	const allHaveLooked = meetingOf(50);
	const unguarded: Refresh = async (ctx, token) => {
		const [id = "", n = ""] = token.split(".");
		const signedIn = await findSignedIn(ctx, id);
		if (!signedIn || signedIn.session.rotations !== Number(n)) throw new Refusal("refresh_token_already_used");
		await allHaveLooked();
		await ctx.db.$client.prepare("UPDATE sessions SET rotations = rotations + 1 WHERE id = ?").bind(id).run();
		return { ...signedIn, session: { ...signedIn.session, rotations: signedIn.session.rotations + 1 } };
	};
	const { rotations } = await refreshAtOnce(unguarded, 50);
	expect(rotations).toBeGreaterThan(1);
});

test("Chains of two tabs that refresh at the same time go on for both", async () => {
	const { ctx, clock, tokenOf } = await device();
	const held = [await tokenOf(0), await tokenOf(0)];
	for (let round = 0; round < 10; round++) {
		const answers = await Promise.all(held.map((token) => refreshSession(ctx, token)));
		for (const [tab, { session }] of answers.entries()) held[tab] = await refreshTokenOf(ctx, session);
		expect(new Set(held).size).toBe(1);
		clock.pass(3600);
	}
});

test("A thief's old token, shown after ten seconds, ends the session for the thief and for its owner", async () => {
	const { ctx, clock, session, tokenOf } = await device();
	const stolen = await tokenOf(0);
	await refreshSession(ctx, stolen);
	await refreshSession(ctx, await tokenOf(1));
	clock.pass(10);
	expect((await refreshSession(ctx, stolen)).session.rotations).toBe(2);
	clock.pass(0.001);
	expect(await outcomeOf(refreshSession(ctx, stolen))).toBe("refresh_token_already_used");
	expect(await findSignedIn(ctx, session.id)).toBeNull();
	for (const n of [0, 1, 2, 3]) {
		expect(await outcomeOf(refreshSession(ctx, await tokenOf(n)))).toBe("refresh_token_not_found");
	}
});

test("A thief's old token ends no other session of the same person", async () => {
	const { ctx, clock, tokenOf } = await device();
	const other = await device();
	await refreshSession(ctx, await tokenOf(0));
	await refreshSession(ctx, await tokenOf(1));
	clock.pass(11);
	expect(await outcomeOf(refreshSession(ctx, await tokenOf(0)))).toBe("refresh_token_already_used");
	expect(await findSignedIn(ctx, other.session.id)).not.toBeNull();
});

test("A session that nobody uses for thirty days is over, and not a moment sooner", async () => {
	const { ctx, clock, tokenOf } = await device();
	clock.pass(identityLimits.sessionSeconds);
	expect((await refreshSession(ctx, await tokenOf(0))).session.rotations).toBe(1);
	clock.pass(identityLimits.sessionSeconds + 0.001);
	expect(await outcomeOf(refreshSession(ctx, await tokenOf(1)))).toBe("session_expired");
	expect(await outcomeOf(refreshSession(ctx, await tokenOf(1)))).toBe("refresh_token_not_found");
});

test("A network may refresh 150 times in five minutes, then waits", async () => {
	const { ctx, clock, session, tokenOf } = await device();
	const limited = { ...fromNetwork(site.ctx, "refreshing"), now: clock.now };
	const token = await tokenOf(0);
	for (let i = 0; i < 150; i++) await outcomeOf(refreshSession(limited, token));
	expect(await outcomeOf(refreshSession(limited, token))).toBe("over_request_rate_limit");
	clock.pass(301);
	expect((await findSignedIn(ctx, session.id))?.session.rotations).toBe(1);
	expect(await outcomeOf(refreshSession(limited, await tokenOf(1)))).toBe("done");
});
