import type { Category } from "#domain/businesses/legal-services.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { dayMs } from "#domain/ground/durations.ts";
import { dateIn, daysBetween, quantumOf } from "#domain/ground/time.ts";
import { isCountryId, type Place } from "#domain/places/places.ts";
import { countsKey } from "./counts.ts";
import { writeCursor } from "./cursor.ts";
import { dictionary } from "./dictionary.ts";
import { estimateTotal } from "./estimate.ts";
import { type CountsHere, type Facets, facetsOf } from "./facets.ts";
import { indexOf } from "./index.server.ts";
import { lookUp } from "./lexicon.server.ts";
import type { Card } from "./listing.ts";
import { pageSize, type SearchQuery, type Span } from "./query.ts";
import { matchOf, narrowingTokens, seqSpan, tierMatchesOf, tokenOfSort } from "./tokens.ts";
import { type Understanding, understand } from "./understand.ts";

/** A result: what its card shows, and its next free beginnings (at most three, soonest first). */
export type Found = Card & { next_slots: string[] };

export type SearchPage = {
	businesses: Found[];
	/** How many match; an estimate unless `total_is_exact`. */
	total: number;
	/** Exact when nothing but service category, place and language filters. Then the facets are exact too. */
	total_is_exact: boolean;
	/** More than a page, and nothing says how many more: `total` is then one more than a page. */
	total_is_open: boolean;
	facets: Facets;
	understood: Understanding;
	/** What to pass as `cursor` for the next page; null on the last. */
	next_cursor: string | null;
	/**
	 * When nothing was found: what to drop, and how many there are for the service, place and language that stay. Words
	 * and narrowing filters are not counted in.
	 */
	instead: Instead[];
};

export type Instead = { drop: "words" | "narrowing" | "place" | "service" | "language"; total: number };

/** A result as the index gives it. */
type ResultRow = { tier: number; place_in_order: number; card: string; slots: string | null };
type CountsRow = { key: string; totals: string | null; column: string | null };

/** The days that a span begun today holds. */
export const daysOf = (span: Span, today: string) =>
	daysBetween(today, dateIn("UTC", Date.parse(`${today}T00:00:00Z`) + (span === "today" ? 0 : 6) * dayMs));

/**
 * One page of results, as somebody in `timeZone` asks for it: "today" is theirs. Costs at most two D1 batches:
 * understanding the words (left out when the dictionary in memory suffices; at most 15 rows) and fetching (at most 45
 * rows, a page of one index and three rows of counts, and one for each result who takes bookings).
 */
export async function searchBusinesses(ctx: Ctx, query: SearchQuery, timeZone = "UTC"): Promise<SearchPage> {
	const words = dictionary();
	let { understanding, questions } = understand(query, words, null);
	if (questions) understanding = understand(query, words, await lookUp(ctx, questions)).understanding;
	const now = ctx.now();
	understanding.filters.free_on = query.available && daysOf(query.available, dateIn(timeZone, now.getTime()));
	const { filters, place } = understanding;
	const { $client: d1 } = ctx.db;
	const keys = countsKeys(place, filters.category);
	const column = filters.language ?? "*";
	const [results, counted] = (await d1.batch([
		pageStatement(d1, query, understanding, now),
		d1
			.prepare(
				`SELECT key, json_extract(counts, '$.n') AS totals, json_extract(counts, ?1) AS "column"
				FROM search_counts WHERE key IN (${keys.map((_, i) => `?${i + 2}`).join(", ")})`,
			)
			.bind(`$."${column}"`, ...keys),
	])) as [D1Result<ResultRow>, D1Result<CountsRow>];

	// What is joined to a row keeps its place only by chance.
	const inOrder = results.results.toSorted((a, b) => a.tier - b.tier || a.place_in_order - b.place_in_order);
	const rows = inOrder.slice(0, pageSize);
	const last = rows.at(-1);
	const hasMore = results.results.length > pageSize;
	const counts = readCounts(counted.results);
	const totalOf = (key: string, language: string) => counts.get(key)?.totals[language] ?? 0;
	const [contextKey = "", anyServiceKey = "", parentKey = ""] = keys;
	const context = totalOf(contextKey, column);
	const here = counts.get(contextKey)?.column ?? {};
	// An order that holds some alone narrows as a filter does.
	const conditions = [...narrowingTokens(filters), tokenOfSort[query.sort]].filter((token) => token !== undefined);
	const isCounted = understanding.words.length === 0 && filters.free_on === null;
	const total_is_exact = isCounted && conditions.length === 0;
	const [onlyCondition = ""] = conditions;
	const estimate = () => estimateTotal(query.sort, rows, context, here);
	const total = total_is_exact
		? context
		: query.cursor
			? query.cursor.total
			: !hasMore
				? rows.length
				: isCounted && conditions.length === 1
					? Math.max(here[onlyCondition] ?? 0, pageSize + 1)
					: Math.max(estimate() ?? 0, pageSize + 1);
	const narrowing = narrowingTokens(filters);
	const isNarrowed = narrowing.length > 0 || filters.free_on !== null || tokenOfSort[query.sort] !== undefined;
	return {
		businesses: rows.map(({ card, slots }) => ({ ...(JSON.parse(card) as Card), next_slots: aheadOf(now, slots) })),
		total,
		total_is_exact,
		total_is_open: !total_is_exact && total === pageSize + 1 && (hasMore || query.cursor !== null),
		facets: facetsOf(filters, place, {
			context: counts.get(contextKey),
			anyService: counts.get(anyServiceKey),
			parent: counts.get(parentKey),
		}),
		understood: understanding,
		next_cursor: hasMore && last ? writeCursor({ tier: last.tier, rowid: last.place_in_order, total }) : null,
		instead: rows.length > 0 ? [] : insteadOf(),
	};

	function insteadOf(): Instead[] {
		const options: Instead[] = [];
		if (understanding.words.length > 0) options.push({ drop: "words", total: context });
		if (isNarrowed) options.push({ drop: "narrowing", total: context });
		if (place) options.push({ drop: "place", total: totalOf(parentKey, column) });
		if (filters.category) options.push({ drop: "service", total: totalOf(anyServiceKey, column) });
		if (filters.language) options.push({ drop: "language", total: totalOf(contextKey, "*") });
		return options.filter((option) => option.total > 0).sort((a, b) => b.total - a.total);
	}
}

/**
 * The rows of counts that a page shows: those of its own place and category, those of its place in any category
 * (to switch category), and those of the place around it (to switch place).
 */
function countsKeys(place: Place | null, category: Category | null): string[] {
	const parent = place === null || isCountryId(place.id) ? null : place.country_id;
	const keys = [countsKey(place?.id ?? null, category), countsKey(place?.id ?? null, null)];
	return [...keys, countsKey(parent, category)];
}

/** Free beginnings that are still to come. */
const aheadOf = (now: Date, slots: string | null) =>
	(JSON.parse(slots ?? "[]") as string[]).filter((slot) => slot >= now.toISOString());

/**
 * The page's results in order, one more than it shows: an arm for each relevance tier that is still ahead. Each result
 * brings its next free slots.
 */
function pageStatement(d1: D1Database, { sort, cursor }: SearchQuery, { filters, words }: Understanding, now: Date) {
	const { table } = indexOf[sort];
	const matches = sort === "relevance" ? tierMatchesOf(filters, words) : [matchOf(filters, words)];
	const ahead = matches.map((match, tier) => ({ match, tier })).filter(({ tier }) => tier >= (cursor?.tier ?? 0));
	// A time that has passed is no longer free, though nobody has looked again yet.
	const first = sort === "soonest" ? (quantumOf(now.getTime() - 1) + 1) * seqSpan : 0;
	const bindings: (string | number)[] = [];
	const arms = ahead.map(({ match, tier }) => {
		bindings.push(match, Math.max(first, cursor?.tier === tier ? cursor.rowid + 1 : 0));
		// D1 binds numbers as floats, and FTS5 only starts at a rowid that is an integer.
		return `SELECT * FROM (
			SELECT ${tier} AS tier, rowid AS place_in_order, card FROM ${table}
			WHERE ${table} MATCH ? AND rowid >= CAST(? AS INTEGER) ORDER BY rowid LIMIT ${pageSize + 1}
		)`;
	});
	const sql =
		arms.length > 0 ? arms.join(" UNION ALL ") : "SELECT 0 AS tier, 0 AS place_in_order, '' AS card WHERE FALSE";
	return d1
		.prepare(
			`SELECT page.*, n.slots FROM (${sql} LIMIT ${pageSize + 1}) page
			LEFT JOIN next_slots n ON n.business_id = page.card ->> 'id'`,
		)
		.bind(...bindings);
}

function readCounts(rows: CountsRow[]): Map<string, CountsHere> {
	return new Map(
		rows.map(({ key, totals, column }) => [
			key,
			{ totals: JSON.parse(totals ?? "{}"), column: JSON.parse(column ?? "{}") },
		]),
	);
}
