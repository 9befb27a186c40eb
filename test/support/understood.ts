/** What is understood of a text, asking the database what the words leave open. */
import { dictionary } from "#domain/search/dictionary.ts";
import { lookUp } from "#domain/search/lexicon.server.ts";
import { emptyQuery } from "#domain/search/query.ts";
import { understand } from "#domain/search/understand.ts";
import type { Understanding } from "#domain/search/understanding.ts";
import { testCtx, testDatabase } from "./database.ts";
import { type Graded, grade, gradedQueries } from "./graded.ts";

export async function understoodOf(d1: D1Database, q: string): Promise<Understanding> {
	const asked = { ...emptyQuery, q };
	const { understanding, questions, answered } = understand(asked, dictionary(), null);
	return questions ? answered(await lookUp(testCtx(d1), questions)) : understanding;
}

/**
 * Of every so many queries for making that are understood well, how many still are when they are changed, and what should be understood
 * with them; null leaves one out.
 */
export async function understoodStill(
	every: number,
	changed: (graded: Graded, i: number) => string | Pick<Graded, "query" | "expected"> | null,
) {
	const { d1, close } = await testDatabase(1_500);
	let tried = 0;
	const misread: string[] = [];
	for (const [i, graded] of gradedQueries().entries()) {
		const { query, part, expected } = graded;
		if (part !== "for making" || i % every > 0) continue;
		const made = changed(graded, i);
		if (made === null) continue;
		const other = typeof made === "string" ? { query: made, expected } : made;
		if (other.query === query) continue;
		if (grade(await understoodOf(d1, query), expected).grade !== "good") continue;
		tried++;
		if (grade(await understoodOf(d1, other.query), other.expected).grade !== "good") misread.push(other.query);
	}
	await close();
	return { tried, share: 1 - misread.length / tried, misread };
}
