import type { LegalServiceId } from "#domain/businesses/legal-services.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { daysAfter } from "#domain/ground/days.ts";
import { dateIn, daysBetween, quantumOf } from "#domain/ground/time.ts";
import { isCountryId, type Place } from "#domain/places/places.ts";
import { allToken, type Counts, countsKey } from "./counts.ts";
import { writeCursor } from "./cursor.ts";
import { dictionaryReady } from "./dictionary.server.ts";
import { type CountsHere, type Facets, facetsOf } from "./facets.ts";
import { indexOf } from "./index.server.ts";
import { lookUp } from "./lexicon.server.ts";
import { type ShownCard, shownCard } from "./listing.ts";
import { pageSize, type SearchQuery, type Span } from "./query.ts";
import { keyOf } from "./terms.ts";
import {
	type Filters,
	feeMatchesOf,
	matchOf,
	narrowingTokens,
	type Sought,
	seqSpan,
	tierMatchesOf,
	tokenOfSort,
} from "./tokens.ts";
import { understand } from "./understand.ts";
import type { Understanding } from "./understanding.ts";

/** A result: what its card shows, and its next free beginnings (at most three, soonest first). */
export type Found = ShownCard & { next_slots: string[] };

export type SearchPage = {
	businesses: Found[];
	/** How many match; where that is not known (`total_is_exact`), so many at least. */
	total: number;
	/** Known when nothing but service, place, language and one more condition filters. */
	total_is_exact: boolean;
	/** Known when nothing but service, place and language filters: else choosing a value may find fewer. */
	facets_are_exact: boolean;
	facets: Facets;
	understood: Understanding;
	/** What to pass as `cursor` for the next page; null on the last. */
	next_cursor: string | null;
	/** When nothing was found: what to drop, and how many there are for the service, place and language that stay. */
	instead: Instead[];
};

/** Who reads, as far as a search goes by it. */
export type Reader = {
	/** In which "today" is meant. */
	timeZone?: string | undefined;
	/** Where "near me" is: a city's name, and its country. Asked only where words say so. */
	city?: () => Promise<{ name: string; country_id: string } | null>;
	/** How many places the facet holds, most first, besides the chosen one. */
	places?: number;
};

/** Places of the facet that most readers look at. */
const usualPlaces = 20;

export type Instead =
	| {
			/** `matter` is a legal service, of which its category stays. */
			drop: "words" | "narrowing" | "place" | "matter" | "service" | "language";
			total: number;
	  }
	| {
			/** Everything else but legal aid, where somebody has asked for what costs little. */
			drop: "fee";
			/** Whether that is in the whole country instead of the city. */
			isAround: boolean;
			total: number;
	  };

/** A result as the index gives it. */
export type ResultRow = { tier: number; place_in_order: number; card: string; slots: string | null };
type CountsRow = { key: string; counts: string };

/** The first and the last day of a span, counted from the reader's day. */
const daysAhead: Record<Span, [first: number, last: number]> = { today: [0, 0], tomorrow: [1, 1], this_week: [0, 6] };

/** The days that a span holds. */
export function daysOf(span: Span, today: string) {
	const [first, last] = daysAhead[span].map((days) => daysAfter(today, days));
	return daysBetween(first as string, last as string);
}

/**
 * What a query asks for, with what only the database knows of its words. One D1 batch of at most 15 rows, left out when the
 * dictionary in memory suffices.
 */
export async function understandWords(ctx: Ctx, query: SearchQuery, cityOf: Reader["city"]): Promise<Understanding> {
	const words = await dictionaryReady(ctx);
	let { understanding, questions, answered } = understand(query, words, null);
	const city = understanding.isNear ? await cityOf?.() : null;
	const nearby = city ? keyOf(city.name) : null;
	if (questions || nearby) {
		const asked = {
			words: questions?.words ?? [],
			currencies: questions?.currencies ?? [],
			places: [...(nearby ? [nearby] : []), ...(questions?.places ?? [])],
		};
		const answers = await lookUp(ctx, asked);
		understanding = answered(answers);
		const here =
			nearby && answers.places.find(({ keys, country_id }) => keys.includes(nearby) && country_id === city?.country_id);
		if (here) {
			const { keys: _, ...place } = here;
			understanding.place = place;
			understanding.filters.place = place.id;
		}
	}
	return understanding;
}

/**
 * One page of results. Costs at most two D1 batches: understanding the words (at most 15 rows) and fetching (at most 45
 * rows, a page of one index and five rows of counts, and one for each result who takes bookings).
 */
export async function searchBusinesses(
	ctx: Ctx,
	query: SearchQuery,
	{ timeZone = "UTC", city, places = usualPlaces }: Reader = {},
): Promise<SearchPage> {
	const understanding = await understandWords(ctx, query, city);
	const now = ctx.now();
	const span = query.available ?? understanding.available;
	understanding.filters.free_on = span && daysOf(span, dateIn(timeZone, now.getTime()));
	const { filters, place } = understanding;
	const { $client: d1 } = ctx.db;
	const keys = countsKeys(place, filters);
	const [results, counted] = (await d1.batch([
		pageStatement(d1, query, understanding, now),
		d1
			.prepare(
				`SELECT key, json(counts) AS counts FROM search_counts
				WHERE key IN (${Object.keys(keys)
					.map(() => "?")
					.join(", ")})`,
			)
			.bind(...Object.values(keys)),
	])) as [D1Result<ResultRow>, D1Result<CountsRow>];

	const rows = inOrder(results.results).slice(0, pageSize);
	const last = rows.at(-1);
	const hasMore = results.results.length > pageSize;
	const stored = new Map(counted.results.map(({ key, counts }) => [key, JSON.parse(counts) as Counts]));
	const here = Object.fromEntries(Object.entries(keys).map(([of, key]) => [of, stored.get(key) ?? {}])) as CountsHere;
	const totalOf = (counts: Counts) => counts[allToken] ?? 0;
	const context = totalOf(here.context);
	const areWordsCounted = !understanding.areWordsRequired || understanding.words.length === 0;
	// The counts are those of the legal service; an order that holds some alone narrows as a filter does.
	const conditions = [
		...narrowingTokens({ ...filters, legal_service: null }),
		...(filters.free_on ? [null] : []),
		...(areWordsCounted ? [] : [null]),
		tokenOfSort[query.sort],
	].filter((token) => token !== undefined);
	const countOf = (condition: string | null) => (condition === null ? 0 : (here.context[condition] ?? 0));
	const isWhole = !hasMore && query.cursor === null;
	const facets_are_exact = conditions.length === 0;
	const total_is_exact = isWhole || conditions.length === 0 || (conditions.length === 1 && conditions[0] !== null);
	// Of several sets at least so many are in all (Bonferroni's inequality), and whatever page it is, one was full.
	const inAll = conditions.reduce((sum, condition) => sum + countOf(condition), 0) - (conditions.length - 1) * context;
	const total = isWhole ? rows.length : total_is_exact ? inAll : Math.max(inAll, pageSize);
	return {
		businesses: foundIn(rows, now, filters.legal_service),
		total,
		total_is_exact,
		facets_are_exact,
		facets: facetsOf(filters, place, places, here),
		understood: understanding,
		next_cursor: hasMore && last ? writeCursor({ tier: last.tier, rowid: last.place_in_order }) : null,
		instead: rows.length > 0 ? [] : insteadOf(),
	};

	function insteadOf(): Instead[] {
		const options: Instead[] = [];
		if (!areWordsCounted) options.push({ drop: "words", total: context });
		if (conditions.length > (areWordsCounted ? 0 : 1)) options.push({ drop: "narrowing", total: context });
		const { free_consultation, fee_max, legal_aid } = filters;
		if (free_consultation || fee_max !== null || legal_aid) {
			// What another state pays helps nobody here.
			const isAround = !here.context.aid && place !== null && !isCountryId(place.id);
			options.push({ drop: "fee", isAround, total: (isAround ? here.parent : here.context).aid ?? 0 });
		}
		if (place) options.push({ drop: "place", total: totalOf(here.parent) });
		if (filters.legal_service) options.push({ drop: "matter", total: totalOf(here.category) });
		if (filters.category) options.push({ drop: "service", total: totalOf(here.anyService) });
		if (filters.language) options.push({ drop: "language", total: totalOf(here.anyLanguage) });
		return options.filter((option) => option.total > 0).sort((a, b) => b.total - a.total);
	}
}

/** Where the rows of counts stand that a page shows. */
function countsKeys(
	place: Place | null,
	{ category, legal_service, language }: Filters,
): Record<keyof CountsHere, string> {
	const parent = place === null || isCountryId(place.id) ? null : place.country_id;
	const id = place?.id ?? null;
	const service = legal_service ?? category;
	return {
		context: countsKey(id, service, language),
		anyService: countsKey(id, null, language),
		parent: countsKey(parent, service, language),
		category: countsKey(id, category, language),
		anyLanguage: countsKey(id, service, null),
	};
}

/** Free beginnings that are still to come. */
const aheadOf = (now: Date, slots: string | null) =>
	(JSON.parse(slots ?? "[]") as string[]).filter((slot) => slot >= now.toISOString());

const armsOfGroup = 3;

/**
 * So many, or none where the counts know nobody for one of the conditions beside service, place and language: to find out
 * that long lists share nobody, the index must go through all of them.
 */
function limitOf(filters: Filters, most: number) {
	const tokens = narrowingTokens({ ...filters, legal_service: null });
	if (tokens.length === 0) return { sql: String(most), bindings: [] };
	const { place, category, legal_service, language } = filters;
	const conditions = tokens.map(() => "AND counts ->> ? > 0").join(" ");
	return {
		sql: `(SELECT ${most} * count(*) FROM search_counts WHERE key = ? ${conditions})`,
		bindings: [countsKey(place, legal_service ?? category, language), ...tokens],
	};
}

/** The match expressions of an order, best tier first. */
function matchesOf(sort: SearchQuery["sort"]): (filters: Filters, sought: Sought) => string[] {
	if (sort === "relevance") return tierMatchesOf;
	return sort === "fee" ? feeMatchesOf : (...asked) => [matchOf(...asked)];
}

/** Results in their order: what is joined to a row keeps its place only by chance. */
const inOrder = (rows: readonly ResultRow[]) =>
	rows.toSorted((a, b) => a.tier - b.tier || a.place_in_order - b.place_in_order);

/** What the rows say, in order; `service` is the legal service that is looked for. */
export const foundIn = (rows: readonly ResultRow[], now: Date, service: LegalServiceId | null): Found[] =>
	inOrder(rows).map(({ card, slots }) => ({ ...shownCard(card, service), next_slots: aheadOf(now, slots) }));

/**
 * The first results in order, one more than a page shows: an arm for each relevance tier that is still ahead. Each result
 * brings its next free slots.
 */
export function pageStatement(
	d1: D1Database,
	{ sort, cursor }: SearchQuery,
	understanding: Understanding,
	now: Date,
	most = pageSize + 1,
) {
	const { table } = indexOf[sort];
	const { filters } = understanding;
	const matches = matchesOf(sort)(filters, understanding);
	const ahead = matches.map((match, tier) => ({ match, tier })).filter(({ tier }) => tier >= (cursor?.tier ?? 0));
	// A time that has passed is no longer free, though nobody has looked again yet.
	const first = sort === "soonest" ? (quantumOf(now.getTime() - 1) + 1) * seqSpan : 0;
	const bindings: (string | number)[] = [];
	const arms = ahead.map(({ match, tier }) => {
		bindings.push(match, Math.max(first, cursor?.tier === tier ? cursor.rowid + 1 : 0));
		// D1 binds numbers as floats, and FTS5 only starts at a rowid that is an integer.
		return `SELECT * FROM (
			SELECT ${tier} AS tier, rowid AS place_in_order, card FROM ${table}
			WHERE ${table} MATCH ? AND rowid >= CAST(? AS INTEGER) ORDER BY rowid LIMIT ${most}
		)`;
	});
	// D1 takes a handful of terms in one compound SELECT, so the arms stand in groups.
	const groups = Array.from({ length: Math.ceil(arms.length / armsOfGroup) }, (_, i) =>
		arms.slice(i * armsOfGroup, (i + 1) * armsOfGroup).join(" UNION ALL "),
	);
	const sql =
		arms.length > 0
			? groups.map((group) => `SELECT * FROM (${group})`).join(" UNION ALL ")
			: "SELECT 0 AS tier, 0 AS place_in_order, '' AS card WHERE FALSE";
	const limit = limitOf(filters, most);
	return d1
		.prepare(
			`SELECT page.*, n.slots FROM (${sql} LIMIT ${limit.sql}) page
			LEFT JOIN next_slots n ON n.business_id = page.card ->> 'id'`,
		)
		.bind(...bindings, ...limit.bindings);
}
