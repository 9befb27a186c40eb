import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cheapenScrypt } from "../support/cheap-scrypt.ts";
import { testSite } from "../support/identity.ts";
import { rounds } from "../support/rounds.ts";
import { allSteps, type Step, type World, worlds } from "../support/takeover.ts";

cheapenScrypt();

let site: Awaited<ReturnType<typeof testSite>>;
let made: ReturnType<typeof worlds>;
beforeAll(async () => {
	site = await testSite();
	made = worlds(site);
});
afterAll(() => site.close());

const newWorld = () => made.next().value as World;

/** Orders after which the stranger is in, or the owner is not. */
const wrong: string[] = [];

async function judge(world: World, order: readonly Step[], isLast: boolean) {
	if (await world.isStrangerIn()) wrong.push(`${order.join(", ")}: the stranger is in`);
	if (!isLast) return;
	if (!(await world.isOwnerLetIn())) wrong.push(`${order.join(", ")}: the owner is not let in`);
	else if (await world.isStrangerIn()) wrong.push(`${order.join(", ")}, the owner comes in: the stranger is in`);
}

/** A world in which some steps have been taken. */
async function worldAfter(order: readonly Step[]) {
	const world = newWorld();
	for (const step of order) await world.take(step);
	return world;
}

/** Of the orders of three steps, so many are walked: every one, or every fifteenth. */
const nth = rounds(15, 1);
let thirds = 0;

/** Every order up to a length; one ends at a step that cannot be taken, and leaves its world as it was. */
async function walkAll(longest: number, before: readonly Step[] = []): Promise<number> {
	let walked = 0;
	let world: World | null = null;
	for (const step of allSteps) {
		if (before.length === 2 && thirds++ % nth !== 0) continue;
		world ??= await worldAfter(before);
		if (!(await world.take(step))) continue;
		const order = [...before, step];
		await judge(world, order, true);
		world = null;
		walked += 1 + (order.length < longest ? await walkAll(longest, order) : 0);
	}
	return walked;
}

test("No order of up to three steps lets a stranger into an account", { timeout: 1_200_000 }, async () => {
	wrong.length = 0;
	expect(await walkAll(3)).toBeGreaterThan(rounds(60, 500));
	expect(wrong).toEqual([]);
});

test("No longer order does", { timeout: 7_200_000 }, async () => {
	wrong.length = 0;
	// Most steps of a random order cannot be taken where they come: five of forty can.
	const orders = fc.sample(fc.array(fc.constantFrom(...allSteps), { minLength: 40, maxLength: 40 }), {
		numRuns: rounds(80, 20_000),
	});
	for (const order of orders) {
		const world = newWorld();
		const taken: Step[] = [];
		for (const step of order) {
			if (taken.length === 5) break;
			if (!(await world.take(step))) continue;
			taken.push(step);
			await judge(world, taken, taken.length === 5);
		}
	}
	expect(wrong).toEqual([]);
});
