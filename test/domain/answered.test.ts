import { expect, test } from "vitest";
import { dictionary } from "#domain/search/dictionary.ts";
import { lookUp } from "#domain/search/lexicon.server.ts";
import { emptyQuery } from "#domain/search/query.ts";
import { understand } from "#domain/search/understand.ts";
import { testCtx, testDatabase } from "../support/database.ts";
import { gradedQueries } from "../support/graded.ts";
import "../support/intents.ts";

/** Of the graded queries every so many, for they are thousands; and some with a place beside, as it is typed or chosen. */
const every = 3;
const locations = ["Lyon", "3117735", "Nowhereville"];

test("What is understood with the answers is what reading the query again with them understands", async () => {
	const { d1, close } = await testDatabase(1_500);
	const queries = gradedQueries().filter((_, i) => i % every === 0);
	const asked = [
		...queries.map(({ query }) => ({ ...emptyQuery, q: query })),
		...queries
			.slice(0, 300)
			.map(({ query }, i) => ({ ...emptyQuery, q: query, location: locations[i % locations.length] as string })),
	];
	let answered = 0;
	for (const one of asked) {
		const first = understand(one, dictionary(), null);
		if (!first.questions) continue;
		answered++;
		const answers = await lookUp(testCtx(d1), first.questions);
		expect(first.answered(answers), one.q).toEqual(understand(one, dictionary(), answers).understanding);
	}
	await close();
	expect(answered).toBeGreaterThan(asked.length / 3);
}, 120_000);
