import type { Ctx } from "#domain/ground/context.server.ts";
import type { Answers, NamedPlace, Questions } from "./questions.ts";
import { deletesOf, isUnspaced } from "./terms.ts";
import { wordMatchOf } from "./tokens.ts";

/** Places that one query may name, at most: the most populous win. */
const mostPlaces = 4;

/** A small place is kept as JSON, a name as its word. */
export const parseEntry = (entry: string): string | NamedPlace => (entry.startsWith("{") ? JSON.parse(entry) : entry);

/** What a small place is found by: its GeoNames id, each of its names, and those less a letter. */
export const placeDocument = ({ id, keys }: NamedPlace) =>
	[`p:${id}`, ...keys.map((key) => `p:${key}`), ...keys.filter((key) => !isUnspaced(key)).flatMap(slipTokensOf)].join(
		" ",
	);

/** What a person's name is found by: its word, and that less a letter. */
export const nameDocument = (word: string) => [`w:${word}`, ...slipTokensOf(word)].join(" ");

/** Two words one slip apart have one of these in common. Shorter words are taken as typed: too many are alike. */
export const slipTokensOf = (word: string) =>
	word.length < 4 ? [] : [word, ...deletesOf(word)].map((variant) => `d:${variant}`);

const anyOf = (tokens: readonly string[]) => tokens.map((token) => `"${token}"`).join(" OR ");

/** Asks what the dictionary in memory does not know. One batch; at most 15 rows. */
export async function lookUp(ctx: Ctx, { places, words, currencies }: Questions): Promise<Answers> {
	const { $client: d1 } = ctx.db;
	const bindings: string[] = [];
	const columns = words.flatMap((word, i) => {
		const slips = isUnspaced(word) ? [] : slipTokensOf(word);
		bindings.push(wordMatchOf(word), `"w:${word}"`, anyOf(slips.length > 0 ? slips : ["d:"]));
		const [isText, isName, near] = [1, 2, 3].map((k) => `?${i * 3 + k}`);
		const knows = `EXISTS (SELECT 1 FROM search_relevance WHERE search_relevance MATCH ${isText})`;
		return [
			`${knows} AS text${i}`,
			`EXISTS (SELECT 1 FROM search_lexicon WHERE search_lexicon MATCH ${isName}) AS name${i}`,
			// A word that is known is not looked up: a condition inside the query would read all its neighbours.
			`CASE WHEN ${knows} THEN NULL ELSE (SELECT json_group_array(entry) FROM (
				SELECT entry FROM search_lexicon WHERE search_lexicon MATCH ${near} ORDER BY rowid LIMIT 2
			)) END AS near${i}`,
		];
	});
	const [found, known, rates] = (await d1.batch([
		d1
			.prepare(`SELECT entry FROM search_lexicon WHERE search_lexicon MATCH ? ORDER BY rowid LIMIT ${mostPlaces}`)
			.bind(anyOf(places.length > 0 ? places.map((key) => `p:${key}`) : ["p:"])),
		d1.prepare(`SELECT ${columns.join(", ") || "1"}`).bind(...bindings),
		...(currencies.length > 0
			? [
					d1
						.prepare(
							`SELECT currency, per_eur FROM reference_rates WHERE currency IN (${currencies.map(() => "?").join(", ")})`,
						)
						.bind(...currencies),
				]
			: []),
	])) as [
		D1Result<{ entry: string }>,
		D1Result<Record<string, string | number>>,
		D1Result<{ currency: string; per_eur: number }>?,
	];
	const row = known.results[0] ?? {};
	const answers = words.map((word, i) => {
		const near = (JSON.parse(String(row[`near${i}`] ?? "[]")) as string[]).map(parseEntry);
		return [word, { isText: row[`text${i}`] === 1, isName: row[`name${i}`] === 1, near }] as const;
	});
	// A word with a slip in it may be a place as well.
	const entries = [...found.results.map(({ entry }) => parseEntry(entry)), ...answers.flatMap(([, { near }]) => near)];
	const byId = new Map(entries.flatMap((entry) => (typeof entry === "string" ? [] : [[entry.id, entry] as const])));
	const perEur = Object.fromEntries((rates?.results ?? []).map(({ currency, per_eur }) => [currency, per_eur]));
	return { places: [...byId.values()], words: new Map(answers), perEur };
}
