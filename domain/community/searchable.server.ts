import type { Ctx } from "#domain/ground/context.server.ts";
import { indexTermsOf, isUnspaced, queryTermsOf, wordsOf } from "#domain/search/terms.ts";

/** What narrows a list, by column. */
export type Filters = { country_id?: string | undefined; topic?: string | undefined; language?: string | undefined };

/** Tokens that no word can be: a search begins with them, and reads no more than what they have. */
const filterTokens = ({ language, country_id, topic }: Filters) => [
	...(language ? [`l:${language}`] : []),
	...(country_id ? [`c:${country_id.toLowerCase()}`] : []),
	...(topic ? [`t:${topic}`] : []),
];

/** What a post is found by: its filters, then its words. */
export const documentOf = ({ title, body, ...filters }: Required<Filters> & { title: string; body: string }) =>
	[
		...filterTokens(filters),
		...new Set(wordsOf(`${title}\n${body}`).flatMap(({ folded }) => indexTermsOf(folded))),
	].join(" ");

export const unindexStatement = (ctx: Ctx, post_id: string) =>
	ctx.db.$client.prepare("DELETE FROM post_search WHERE rowid = (SELECT seq FROM posts WHERE id = ?)").bind(post_id);

/** Has a post be found by this document, where everybody sees it; behind what changes it, in its batch. */
export const indexStatements = (ctx: Ctx, post_id: string, document: string) => [
	unindexStatement(ctx, post_id),
	ctx.db.$client
		.prepare(
			`INSERT INTO post_search (rowid, doc) SELECT seq, ?2 FROM posts
			WHERE id = ?1 AND status = 'published' AND deleted_at IS NULL`,
		)
		.bind(post_id, document),
];

/** What a post as it is stored is found by again. */
export async function reindexStatements(ctx: Ctx, post_id: string) {
	const post = await ctx.db.$client
		.prepare("SELECT title, body, country_id, topic, language FROM posts WHERE id = ?")
		.bind(post_id)
		.first<{ title: string; body: string; country_id: string; topic: string; language: string }>();
	return post ? indexStatements(ctx, post_id, documentOf(post)) : [];
}

/** Words beyond these are left aside. */
const mostWords = 12;
/** A word of fewer letters says too little: to be alike, and to go on in many ways. */
const shortestTelling = 4;

const quoted = (tokens: readonly string[]) => tokens.map((token) => `"${token}"`);

const canGoOn = (word: string) => !isUnspaced(word) && word.length >= shortestTelling;

/**
 * The match of all words within these filters, the last of which may be typed halfway; null where there is no word. Words
 * hold letters and digits alone, and each is quoted: nothing that people type is an operator.
 */
export function matchOf(q: string, filters: Filters): string | null {
	const words = wordsOf(q)
		.slice(0, mostWords)
		.map(({ folded }) => folded);
	const last = words.at(-1);
	if (last === undefined) return null;
	const terms = quoted([...filterTokens(filters), ...new Set(words.flatMap(queryTermsOf))]);
	// The word that may go on stands last.
	const whole = canGoOn(last) ? [...terms.filter((term) => term !== `"${last}"`), `"${last}" *`] : terms;
	return whole.join(" AND ");
}

/** So many words of a title are looked for two by two. */
const wordsPaired = 3;

/**
 * Matches for what is like a title, the nearest first: all of its telling words, then its longest three together, then each two
 * of these. Words may go on: "renew" is in "renewal". Long words are rare ones, so each is a short list. Only of a title with
 * fewer words each is looked for alone: it finds much that is about something else.
 */
export function similarMatches(title: string, language: string): string[] {
	const words = [...new Set(wordsOf(title).map(({ folded }) => folded))];
	const telling = words
		.filter((word) => isUnspaced(word) || canGoOn(word))
		.sort((a, b) => b.length - a.length)
		.slice(0, mostWords);
	const longest = telling.slice(0, wordsPaired);
	const parts =
		longest.length < wordsPaired
			? longest.map((word) => [word])
			: longest.flatMap((one, i) => longest.slice(i + 1).map((other) => [one, other]));
	const choices = [telling, longest, ...parts].filter((choice) => choice.length > 0);
	const matches = choices.map((choice) =>
		[
			...quoted(filterTokens({ language })),
			...choice.flatMap((word) => (canGoOn(word) ? [`"${word}" *`] : quoted(queryTermsOf(word)))),
		].join(" AND "),
	);
	return [...new Set(matches)];
}
