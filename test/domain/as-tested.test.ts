import { expect, test } from "vitest";
import { fullPasswordCost } from "#domain/ground/rules.ts";
import { Meter } from "#drizzle/db.ts";
import { contextOf } from "#worker/context.ts";
import { newKey } from "../support/identity.ts";
import { settingsWith } from "../support/settings.ts";

const asked = new Request("https://visavis.test/", {
	headers: { "X-Test-Ahead": "3600", "X-Test-Passwords": "cheap", "X-Test-Silence": "50" },
});

/** By how many minutes a Worker of this environment is ahead for such a request, what passwords cost, how long it waits. */
async function madeOf(vars: Record<string, string>) {
	const env = settingsWith({ AUTH_KEYS: JSON.stringify([await newKey("test")]), ...vars });
	const { ctx } = await contextOf(env, () => {}, new Meter(), "request", asked);
	const { now, rules } = ctx;
	// Looked at first: the other way round, a millisecond between the two is minus zero minutes.
	const before = Date.now();
	return {
		minutes: Math.floor((now().getTime() - before) / 60_000),
		cost: rules.passwordCost,
		silence: rules.assistantSilenceMs,
	};
}

test.each<[string, Record<string, string>]>([
	["in production, whatever is set", { VISAVIS_TEST_HEADERS: "believed" }],
	["by another name than development", { VISAVIS_ENV: "staging", VISAVIS_TEST_HEADERS: "believed" }],
	["in development without tests", { VISAVIS_ENV: "development" }],
])("No header turns the clock, makes passwords cheap or ends patience %s", async (_, vars) => {
	expect(await madeOf(vars)).toEqual({ minutes: 0, cost: fullPasswordCost, silence: undefined });
});

test("A test may come an hour later, hash its passwords cheaply and wait less", async () => {
	expect(await madeOf({ VISAVIS_ENV: "development", VISAVIS_TEST_HEADERS: "believed" })).toEqual({
		minutes: 60,
		cost: { N: 2, r: 1, p: 1 },
		silence: 50,
	});
});
