import { countsDelta } from "./counts.ts";
import { nameDocument } from "./lexicon.server.ts";
import type { Listing } from "./listing.ts";
import { indexTermsOf, wordsOf } from "./terms.ts";
import { documentOf, feeRowid, ratingRowid, relevanceRowid, soonestRowid } from "./tokens.ts";

/** The indexes, one per sort: the table's rowid is the order; null for who does not stand in it. */
export const indexOf = {
	relevance: { table: "search_relevance", rowid: relevanceRowid },
	fee: { table: "search_fee", rowid: feeRowid },
	soonest: { table: "search_soonest", rowid: soonestRowid },
	rating: { table: "search_rating", rowid: ratingRowid },
} as const;

/**
 * Adds counts to the rows that hold them, however others have changed them meanwhile: a relative change, made by
 * SQLite inside the batch. One parameter: a JSON list of [key, counts].
 */
const addCounts = `
	INSERT INTO search_counts (key, counts)
	SELECT value ->> 0, jsonb_extract(value, '$[1]') FROM json_each(?1) WHERE TRUE
	ON CONFLICT (key) DO UPDATE SET counts = (
		SELECT jsonb_group_object(value, number) FROM (
			SELECT value, sum(number) AS number FROM (
				SELECT key AS value, value AS number FROM json_each(search_counts.counts)
				UNION ALL
				SELECT key, value FROM json_each(excluded.counts)
			) GROUP BY value HAVING sum(number) <> 0
		)
	)`;

/**
 * The statements that bring the index from one listing of a professional to the next (null: not listed). They
 * belong in the batch that changes the professional, after its guard: the rows they delete and the counts they change
 * are those of `before`. At most 8 rows for the four sorts, one for each changed row of counts, one for each new word of
 * a name; none where nothing differs that search knows.
 */
export function reindex(db: D1Database, before: Listing | null, after: Listing | null): D1PreparedStatement[] {
	const statements: D1PreparedStatement[] = [];
	if (JSON.stringify(before) === JSON.stringify(after)) return statements;
	const doc = after && documentOf(after);
	const card = after && JSON.stringify(after.card);
	for (const { table, rowid } of Object.values(indexOf)) {
		const [was, is] = [before && rowid(before), after && rowid(after)];
		if (was !== null) statements.push(db.prepare(`DELETE FROM ${table} WHERE rowid = CAST(? AS INTEGER)`).bind(was));
		if (is !== null) {
			statements.push(
				db.prepare(`INSERT INTO ${table} (rowid, doc, card) VALUES (CAST(? AS INTEGER), ?, ?)`).bind(is, doc, card),
			);
		}
	}
	const delta = countsDelta(before, after);
	if (Object.keys(delta).length > 0) statements.push(db.prepare(addCounts).bind(JSON.stringify(Object.entries(delta))));
	const known = new Set(before ? nameWordsOf(before) : []);
	for (const word of after ? nameWordsOf(after) : []) {
		if (!known.has(word)) statements.push(learnName(db, word));
	}
	return statements;
}

/** The distinct words of a listing's name, as the lexicon keeps them. */
export const nameWordsOf = (listing: Listing) => [
	...new Set(
		wordsOf(listing.name)
			.flatMap((word) => indexTermsOf(word.folded))
			.filter((term) => term.length > 1),
	),
];

/** A name that the lexicon meets for the first time stands behind all that it was seeded with. */
function learnName(db: D1Database, word: string) {
	return db
		.prepare(
			`INSERT INTO search_lexicon (rowid, doc, entry)
			SELECT 1 + max(?1, coalesce((SELECT rowid FROM search_lexicon ORDER BY rowid DESC LIMIT 1), 0)), ?2, ?3
			WHERE NOT EXISTS (SELECT 1 FROM search_lexicon WHERE search_lexicon MATCH ?4)`,
		)
		.bind(firstNameRowid, nameDocument(word), word, `"w:${word}"`);
}

/** Rowids of the lexicon: places below, by population; names from here on, commonest first. */
export const firstNameRowid = 2 ** 24;
