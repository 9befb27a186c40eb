import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { countMessage, deviceOf, messagesLeft, newDevice, takePaidAnswer } from "#domain/assistant/allowance.server.ts";
import { assistantLimits } from "#domain/assistant/assistant.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { readKeys } from "#domain/ground/keys.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { Random } from "#drizzle/seed/random.ts";
import { testCtx, testDatabase } from "../support/database.ts";
import { fromNetwork, newKey } from "../support/identity.ts";
import { freshNetwork } from "../support/people.ts";
import { rounds } from "../support/rounds.ts";

let site: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
	site = await testDatabase();
});
afterAll(() => site.close());

/** Nobody has seen it before. */
let device: string;
beforeEach(() => {
	device = crypto.randomUUID();
});

const at = "2026-11-20T12:00:00.000Z";
/** Somebody in a network of their own, so many seconds later. */
const somewhere = (network = freshNetwork()) => fromNetwork(testCtx(site.d1, at), network);
const after = (ctx: Ctx, seconds: number): Ctx => ({ ...ctx, now: () => new Date(Date.parse(at) + seconds * 1000) });

/** Somebody in a network of their own whose clock moves when told. */
function moving() {
	let seconds = 0;
	const ctx: Ctx = { ...somewhere(), now: () => new Date(Date.parse(at) + seconds * 1000) };
	const wait = (more: number) => {
		seconds += more;
	};
	return { ctx, wait };
}

/** "counted", or the code of the refusal. */
const outcomeOf = (ctx: Ctx, whose: string | null) =>
	countMessage(ctx, whose).then(
		() => "counted",
		(error) => {
			if (error instanceof Refusal) return error.code;
			throw error;
		},
	);

const times = (count: number) => Array.from({ length: count });

/** How many of so many at once were counted. */
const countedOf = async (count: number, send: (i: number) => Promise<string>) =>
	(await Promise.all(times(count).map((_, i) => send(i)))).filter((outcome) => outcome === "counted").length;

/** What KV was asked, and what it keeps; `fails` makes it answer nothing. */
function kvOf(ctx: Ctx) {
	const kept = new Map<string, string>();
	const seen = { reads: 0, writes: 0, fails: false, kept };
	const usedUp = {
		get: async (key: string) => {
			seen.reads++;
			if (seen.fails) throw new Error("KV is down");
			return kept.get(key) ?? null;
		},
		put: async (key: string, value: string) => {
			seen.writes++;
			if (seen.fails) throw new Error("KV is down");
			kept.set(key, value);
		},
	} as unknown as Ctx["usedUp"];
	return { seen, ctx: { ...ctx, usedUp } };
}

/** The same database, which answers nothing. */
const withoutD1 = (ctx: Ctx): Ctx => {
	const fail = () => Promise.reject(new Error("D1 is down"));
	const statement = { bind: () => statement, all: fail, run: fail, first: fail };
	return { ...ctx, db: { $client: { prepare: () => statement, batch: fail } } as unknown as Ctx["db"] };
};

const full = assistantLimits.anonymousMessages;
const day = assistantLimits.seconds;

test("The window opens with the first message and closes 24 hours later, for the device and its network", async () => {
	const ctx = somewhere();
	expect(await countedOf(10, () => outcomeOf(ctx, device))).toBe(full);
	expect(await outcomeOf(after(ctx, day - 1), device)).toBe("message_limit");
	expect(await countedOf(10, () => outcomeOf(after(ctx, day), device))).toBe(full);
	expect(await messagesLeft(after(ctx, day), device)).toEqual({ limit: full, remaining: 0 });
	expect(await messagesLeft(ctx, null)).toEqual({ limit: full, remaining: full });
});

test("Whoever is refused hears how long to wait", async () => {
	const ctx = somewhere();
	await countedOf(full, () => outcomeOf(ctx, null));
	const error = await countMessage(after(ctx, 600), null).catch((refusal) => refusal);
	expect(error).toMatchObject({ code: "message_limit", values: { seconds: day - 600 } });
});

test("What is refused for the device is not counted on its network, and the other way round", async () => {
	const ctx = somewhere();
	await countedOf(40, () => outcomeOf(ctx, "greedy"));
	for (let i = 0; i < 9; i++) expect(await countedOf(full, () => outcomeOf(ctx, `device ${i}`))).toBe(full);
	expect(await outcomeOf(ctx, "late")).toBe("message_limit");
	expect(await messagesLeft(somewhere(), "late")).toEqual({ limit: full, remaining: full });
	const { results } = await site.d1
		.prepare("SELECT max(count) AS most FROM rate_limits WHERE count > ?")
		.bind(assistantLimits.networkMessages)
		.all();
	expect(results).toEqual([{ most: null }]);
});

test("What is given back can be sent again, once, however often it is said", async () => {
	const ctx = somewhere();
	const [first] = await Promise.all(times(full).map(() => countMessage(ctx, device)));
	expect(await outcomeOf(ctx, device)).toBe("message_limit");
	await Promise.all(times(20).map(() => first?.giveBack()));
	expect(await messagesLeft(ctx, device)).toEqual({ limit: full, remaining: 1 });
	expect(await countedOf(10, () => outcomeOf(ctx, device))).toBe(1);
});

test("What comes back after its window has closed takes nothing off the next one", async () => {
	const { ctx, wait } = moving();
	await countMessage(ctx, device);
	wait(day - 10);
	const last = await countMessage(ctx, device);
	wait(20);
	await countMessage(ctx, device);
	await last.giveBack();
	expect(await messagesLeft(ctx, device)).toEqual({ limit: full, remaining: full - 1 });
});

test("Messages given back while others are sent leave exactly as many as were answered", async () => {
	const random = new Random(Date.now() % 2 ** 31);
	for (let round = 0; round < rounds(3, 20); round++) {
		const ctx = somewhere();
		device = crypto.randomUUID();
		let answered = 0;
		while (answered < full) {
			await Promise.all(
				times(20).map(async () => {
					const counted = await countMessage(ctx, device).catch(() => null);
					if (!counted) return;
					await new Promise((later) => setTimeout(later, random.int(0, 10)));
					if (random.int(0, 1) === 0) await Promise.all([counted.giveBack(), counted.giveBack()]);
					else answered++;
				}),
			);
			expect(await messagesLeft(ctx, device)).toEqual({ limit: full, remaining: full - answered });
		}
		expect(answered).toBe(full);
	}
});

test("KV learns who has used up their messages only when none of them can be given back any more", async () => {
	const { ctx, seen } = kvOf(somewhere());
	const counted = await Promise.all(times(full).map(() => countMessage(ctx, device)));
	for (const seconds of [0, 60, assistantLimits.answerSeconds + 30])
		expect(await outcomeOf(after(ctx, seconds), device)).toBe("message_limit");
	expect(seen.writes).toBe(0);
	await counted[0]?.giveBack();
	expect(await outcomeOf(after(ctx, 170), device)).toBe("counted");
	expect(await outcomeOf(after(ctx, 340), device)).toBe("message_limit");
	expect(seen.writes).toBe(0);
	expect(await outcomeOf(after(ctx, 400), device)).toBe("message_limit");
	expect([seen.writes, [...seen.kept.values()]]).toEqual([1, [new Date(Date.parse(at) + day * 1000).toISOString()]]);
});

test("Whoever KV knows to have used up their messages is refused without D1, until their window closes", async () => {
	const { ctx, seen } = kvOf(somewhere());
	await countedOf(full, () => outcomeOf(ctx, device));
	await outcomeOf(after(ctx, 400), device);
	expect(seen.writes).toBe(1);
	expect(await outcomeOf(withoutD1(after(ctx, 500)), device)).toBe("message_limit");
	expect(await outcomeOf(after(ctx, day), device)).toBe("counted");
});

test("What is given back too late is not given back, for KV may say by then that nothing is left", async () => {
	const { ctx, wait } = moving();
	const counted = await countMessage(ctx, device);
	wait(assistantLimits.answerSeconds + 40);
	await counted.giveBack();
	expect(await messagesLeft(ctx, device)).toEqual({ limit: full, remaining: full - 1 });
});

test("Without KV, D1 decides", async () => {
	const { ctx, seen } = kvOf(somewhere());
	seen.fails = true;
	expect(await countedOf(100, () => outcomeOf(ctx, device))).toBe(full);
	expect(await outcomeOf(after(ctx, 400), device)).toBe("message_limit");
	expect([seen.writes, seen.kept.size]).toEqual([1, 0]);
});

test("Without D1, nobody is let through", async () => {
	const ctx = withoutD1(somewhere());
	expect(await countedOf(20, () => outcomeOf(ctx, device))).toBe(0);
	expect(await outcomeOf(ctx, null)).toBe("assistant_unavailable");
	await expect(newDevice(ctx)).rejects.toMatchObject({ code: "assistant_unavailable" });
});

test("A day has as many paid answers for strangers as its operator says, at once or not", async () => {
	const ctx = somewhere();
	const taken = (later: Ctx, perDay: number) =>
		Promise.all(times(30).map(() => takePaidAnswer(later, perDay, null))).then((all) =>
			all.filter(({ isTaken }) => isTaken),
		);
	const [first] = await taken(ctx, 7);
	expect(await taken(ctx, 7)).toHaveLength(0);
	await first?.giveBack();
	expect(await taken(ctx, 7)).toHaveLength(1);
	expect(await taken(after(ctx, day), 7)).toHaveLength(7);
	expect(await taken(after(ctx, 2 * day), 0)).toHaveLength(0);
});

test("Whoever is signed in has a share of the day's paid answers with the others, and a part of it alone", async () => {
	const ctx = after(somewhere(), 10 * day);
	const { paidOfPerson, paidShare } = assistantLimits;
	const taken = async (count: number, perDay: number, who: (i: number) => string | null, later = ctx) => {
		const all = await Promise.all(times(count).map((_, i) => takePaidAnswer(later, perDay, who(i))));
		return all.filter(({ isTaken }) => isTaken);
	};
	const [somebody, another] = [crypto.randomUUID(), crypto.randomUUID()];
	// What one may have alone.
	const [first, ...rest] = await taken(paidOfPerson + 20, 1_000, () => somebody);
	expect(rest).toHaveLength(paidOfPerson - 1);
	await first?.giveBack();
	expect(await taken(3, 1_000, () => somebody)).toHaveLength(1);
	expect(await taken(1, 1_000, () => another)).toHaveLength(1);
	// What all have together; strangers have what is theirs.
	const tomorrow = after(somewhere(), 11 * day);
	expect(await taken(30, 4, String, tomorrow)).toHaveLength(4 * paidShare);
	expect(await taken(1, 4, () => another, tomorrow)).toHaveLength(0);
	expect(await taken(9, 4, () => null, tomorrow)).toHaveLength(4);
});

test("A network is given ten devices a day, and each is known by its cookie for a day", async () => {
	const ctx = somewhere();
	const given = (await Promise.all(times(30).map(() => newDevice(ctx)))).flatMap((one) => one ?? []);
	expect(given).toHaveLength(assistantLimits.devices);
	expect(new Set(given.map(({ id }) => id)).size).toBe(assistantLimits.devices);
	const [{ id, token } = { id: "", token: "" }] = given;
	expect(await deviceOf(ctx, token)).toBe(id);
	expect(await deviceOf(after(ctx, day - 1), token)).toBe(id);
	expect(await deviceOf(after(ctx, day), token)).toBeNull();
	expect(await newDevice(after(ctx, day))).not.toBeNull();
});

test("No cookie names a device that was not made here", async () => {
	const ctx = somewhere();
	const { token = "" } = (await newDevice(ctx)) ?? {};
	const [id = "", ends = "", mac = ""] = token.split(".");
	const later = String(Number(ends) + 1);
	const forged = [
		...["", "x", "..", `${id}.${ends}.`, `${id}..${mac}`, `${id}.${later}.${mac}`, `${"0".repeat(32)}.${ends}.${mac}`],
		...[`${token}x`, `${token}.x`.repeat(20), `${id}.${ends}.${mac.toLowerCase()}`],
	];
	for (const one of forged) expect(await deviceOf(ctx, one), one).toBeNull();
	const otherKeys = await readKeys(JSON.stringify([await newKey("other")]));
	expect(await deviceOf({ ...ctx, keys: otherKeys }, token)).toBeNull();
});
