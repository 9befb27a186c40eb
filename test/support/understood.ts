/** What is understood of a text, asking the database what the words leave open. */
import { dictionary } from "#domain/search/dictionary.ts";
import { lookUp } from "#domain/search/lexicon.server.ts";
import { emptyQuery } from "#domain/search/query.ts";
import { type Understanding, understand } from "#domain/search/understand.ts";
import { testCtx } from "./database.ts";

export async function understoodOf(d1: D1Database, q: string): Promise<Understanding> {
	const asked = { ...emptyQuery, q };
	const { understanding, questions } = understand(asked, dictionary(), null);
	return questions
		? understand(asked, dictionary(), await lookUp(testCtx(d1), questions)).understanding
		: understanding;
}
