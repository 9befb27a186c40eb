/** Searches that somebody may follow who has told what they need: each with how many it finds. */
import type { Mode } from "#domain/businesses/businesses.ts";
import { categoryOf, type LegalServiceId, type Tier } from "#domain/businesses/legal-services.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import type { Language } from "#domain/ground/languages.ts";
import { isCountryId, type Place } from "#domain/places/places.ts";
import { allToken, type Counts, countsKey } from "./counts.ts";
import { dictionary } from "./dictionary.ts";
import { fewResults } from "./further.server.ts";
import { emptyQuery, isCategory, type ServiceId } from "./query.ts";
import { type Found, foundIn, pageStatement, type ResultRow } from "./search.server.ts";
import type { Filters } from "./tokens.ts";
import type { Understanding } from "./understanding.ts";

/** One condition besides service, place and language: so that the number stays exact. */
export type Condition =
	| { kind: "mode"; value: Mode }
	| { kind: "tier"; value: Tier }
	| { kind: "free_consultation" | "legal_aid" | "soonest" };

export type Proposal = {
	service: ServiceId | null;
	place: Place | null;
	language: Language | null;
	condition: Condition | null;
	/** Exact, and more than none. */
	count: number;
};

const mostProposals = 3;
/** Services that may be meant where nothing is sure. */
const mostAlternatives = 2;
/** Ways to widen a search that are counted, at most: a row each. */
const mostKeys = 9;

/**
 * The searches that fit best what was understood: with all of it; where that finds few, without the language, then in the
 * whole country; and with each service that may be meant. `found` are the first who meet all of it, with their next free
 * times. One D1 batch: a row for each number, and two for each of those found; the statements `beside` are read in it as well,
 * where there is anything to search for.
 */
export async function proposeSearches(
	{ db, now }: Ctx,
	understanding: Understanding,
	mostFound: number,
	beside: readonly D1PreparedStatement[],
): Promise<{ proposals: Proposal[]; found: Found[]; beside: unknown[][] }> {
	const { filters } = understanding;
	const condition = conditionOf(understanding);
	const wanted = searchesFrom(understanding).slice(0, mostKeys);
	if (wanted.length === 0) return { proposals: [], found: [], beside: [] };
	const { $client: d1 } = db;
	const keys = wanted.map(({ place, service, language }) => countsKey(place?.id ?? null, service, language));
	const [counted, ...others] = (await d1.batch([
		d1
			.prepare(`SELECT key, json(counts) AS counts FROM search_counts WHERE key IN (${keys.map(() => "?").join(", ")})`)
			.bind(...keys),
		...(mostFound > 0
			? [
					pageStatement(
						d1,
						{ ...emptyQuery, sort: condition?.kind === "soonest" ? "soonest" : "relevance" },
						{ ...understanding, words: [], filters: { ...filters, fee_max: null, ...narrowedBy(condition) } },
						now(),
						mostFound,
					),
				]
			: []),
		...beside,
	])) as [D1Result<{ key: string; counts: string }>, ...D1Result[]];
	const results = mostFound > 0 ? (others.shift() as D1Result<ResultRow>) : null;
	const counts = new Map(counted.results.map(({ key, counts }) => [key, JSON.parse(counts) as Counts]));
	const countOf = (i: number, token: string) => counts.get(keys[i] as string)?.[token] ?? 0;
	const proposals: Proposal[] = [];
	for (const [i, search] of wanted.entries()) {
		const before = proposals.find(({ service }) => service === search.service);
		// Enough were found with more of what was asked for.
		if (before && before.count > fewResults) continue;
		const narrowed = condition === null ? 0 : countOf(i, tokenOf(condition));
		const count = narrowed > 0 ? narrowed : countOf(i, allToken);
		if (count > (before?.count ?? 0)) proposals.push({ ...search, condition: narrowed > 0 ? condition : null, count });
		if (proposals.length === mostProposals) break;
	}
	return {
		proposals,
		found: foundIn(results?.results ?? [], now(), filters.legal_service),
		beside: others.map(({ results }) => results),
	};
}

/** What is looked for, most exactly first. */
function searchesFrom({ filters, place, alternatives }: Understanding) {
	const service: ServiceId | null = filters.legal_service ?? filters.category;
	const services = service ? [service] : alternatives.slice(0, mostAlternatives);
	const { language } = filters;
	const country = place && !isCountryId(place.id) ? (dictionary().countries.get(place.country_id) ?? null) : null;
	const of = (service: ServiceId | null) => [
		{ service, place, language },
		...(language ? [{ service, place, language: null }] : []),
		...(country ? [{ service, place: country, language }] : []),
		...(country && language ? [{ service, place: country, language: null }] : []),
		...(service && !isCategory(service) ? [{ service: categoryOf(service as LegalServiceId), place, language }] : []),
	];
	if (services.length > 0) return services.flatMap(of);
	return place || language || filters.tier || filters.legal_aid || filters.free_consultation ? of(null) : [];
}

/** The first condition that was said. */
function conditionOf({ filters, available }: Understanding): Condition | null {
	if (filters.legal_aid) return { kind: "legal_aid" };
	if (filters.free_consultation) return { kind: "free_consultation" };
	if (filters.mode) return { kind: "mode", value: filters.mode };
	if (available) return { kind: "soonest" };
	if (filters.tier) return { kind: "tier", value: filters.tier };
	return null;
}

const tokenOf = (condition: Condition): string => {
	switch (condition.kind) {
		case "mode":
			return `m:${condition.value}`;
		case "tier":
			return `r:${condition.value}`;
		case "free_consultation":
			return "free";
		case "legal_aid":
			return "aid";
		case "soonest":
			return "open";
		default:
			return condition satisfies never;
	}
};

/** The filters with this condition alone. */
const narrowedBy = (
	condition: Condition | null,
): Pick<Filters, "mode" | "tier" | "free_consultation" | "legal_aid"> => ({
	mode: condition?.kind === "mode" ? condition.value : null,
	tier: condition?.kind === "tier" ? condition.value : null,
	free_consultation: condition?.kind === "free_consultation",
	legal_aid: condition?.kind === "legal_aid",
});

/** The address of a search. */
export function pathOf({ service, place, language, condition }: Proposal): string {
	const params = new URLSearchParams();
	if (service) params.set("service", service);
	if (place) params.set("location", place.id);
	if (language) params.set("language", language);
	if (condition?.kind === "soonest") params.set("sort", "soonest");
	else if (condition) params.set(condition.kind, "value" in condition ? condition.value : "1");
	return `/search?${params}`;
}
