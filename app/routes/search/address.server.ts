/** The address of a search: what it asks for as parameters, whether it was chosen or stands in the words. */
import type { SearchQuery } from "#domain/search/query.ts";
import type { Understood } from "#domain/search/reading.ts";
import type { Understanding } from "#domain/search/understanding.ts";
import type { Chosen, FilterField } from "./search-data.ts";
import { withoutRanges } from "./words.server.ts";

/** The parameters of a search's address. */
export type Parameters = Record<string, string | null | undefined>;

/** The address of a search. Empty parameters are left out. */
export function searchTo(params: Parameters): string {
	const search = new URLSearchParams(Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : [])));
	return search.size > 0 ? `/search?${search}` : "/search";
}

/** The parameters that were given, clean. */
export function parametersOf(query: SearchQuery): Parameters {
	const { cursor: _, sort, ...filters } = query;
	const given = Object.entries(filters).map(([field, value]) => [
		field,
		value === true ? "1" : value ? String(value) : undefined,
	]);
	return { ...Object.fromEntries(given), sort: sort === "relevance" ? undefined : sort };
}

/** The filters in force as parameters, whether a parameter or a word said so. */
export function chosenOf(query: SearchQuery, { filters, place, available, isLocationUnknown }: Understanding): Chosen {
	const chosen: Record<FilterField, string | null | false> = {
		service: filters.legal_service ?? filters.category,
		location: place?.id ?? (isLocationUnknown ? query.location : null),
		language: filters.language,
		country_experience: filters.country_experience,
		jurisdiction: filters.jurisdiction,
		tier: filters.tier,
		mode: filters.mode,
		fee_max: filters.fee_max && String(filters.fee_max),
		free_consultation: filters.free_consultation && "1",
		legal_aid: filters.legal_aid && "1",
		rating: filters.rating && String(filters.rating),
		available: query.available ?? available,
	};
	return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value));
}

/** The filter that a part of the words sets. */
const fieldOf = ({ kind }: Understood) =>
	kind === "place" || kind === "near" ? "location" : kind === "other_language" ? null : kind;

/** The search without the words that set a filter. What the same words say besides becomes a parameter. */
export function withoutWords(
	{ q }: SearchQuery,
	{ understood, isPlaceImplied }: Understanding,
	explicit: Parameters,
	chosen: Chosen,
	field: FilterField,
): Parameters {
	const ranges = understood.filter((part) => fieldOf(part) === field).flatMap((part) => part.ranges);
	const isCut = (part: Understood) =>
		part.ranges.some(({ start, end }) => ranges.some((range) => start < range.end && range.start < end));
	const others = understood.flatMap((part) => {
		const other = fieldOf(part);
		return other && other !== field && isCut(part) ? [[other, chosen[other]]] : [];
	});
	// "American visa": without the visa nobody would know that the United States are meant.
	const implied = isPlaceImplied ? { location: chosen.location } : {};
	return { ...explicit, ...implied, ...Object.fromEntries(others), q: withoutRanges(q, ranges), [field]: undefined };
}
