import { expect, test } from "vitest";
import { dictionary } from "#domain/search/dictionary.ts";
import { lookUp } from "#domain/search/lexicon.server.ts";
import { emptyQuery } from "#domain/search/query.ts";
import { understand } from "#domain/search/understand.ts";
import { testCtx, testDatabase } from "../support/database.ts";
import { type Grade, grade, gradedQueries } from "../support/graded.ts";
import "../support/intents.ts";

/** What has been reached (`npm run bench -- understanding`), less a little: a change must not fall behind it unseen. */
const reached = { good: 0.8, bad: 0.08 };

test("Of the queries that are kept aside, so many are understood well and so few badly as when this was written", async () => {
	const { d1, close } = await testDatabase(1_500);
	const kept = gradedQueries().filter(({ part }) => part === "kept aside");
	const counts: Record<Grade, number> = { good: 0, partly: 0, bad: 0 };
	for (const { query, expected } of kept) {
		const asked = { ...emptyQuery, q: query };
		let { understanding, questions } = understand(asked, dictionary(), null);
		if (questions) understanding = understand(asked, dictionary(), await lookUp(testCtx(d1), questions)).understanding;
		counts[grade(understanding, expected).grade]++;
	}
	await close();
	expect(kept.length).toBeGreaterThan(200);
	expect(counts.good / kept.length).toBeGreaterThan(reached.good);
	expect(counts.bad / kept.length).toBeLessThan(reached.bad);
});
