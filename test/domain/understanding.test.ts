import { expect, test } from "vitest";
import { testDatabase } from "../support/database.ts";
import { type Grade, grade, gradedQueries } from "../support/graded.ts";
import "../support/intents.ts";
import { understoodOf } from "../support/understood.ts";

/** What has been reached (`npm run bench -- understanding`), less a little: a change must not fall behind it unseen. */
const reached = { good: 0.8, bad: 0.08 };

test("Of the queries that are kept aside, so many are understood well and so few badly as when this was written", async () => {
	const { d1, close } = await testDatabase(1_500);
	const kept = gradedQueries().filter(({ part }) => part === "kept aside");
	const counts: Record<Grade, number> = { good: 0, partly: 0, bad: 0 };
	for (const { query, expected } of kept) {
		counts[grade(await understoodOf(d1, query), expected).grade]++;
	}
	await close();
	expect(kept.length).toBeGreaterThan(200);
	expect(counts.good / kept.length).toBeGreaterThan(reached.good);
	expect(counts.bad / kept.length).toBeLessThan(reached.bad);
});
