import { type Mode, modes } from "#domain/businesses/businesses.ts";
import {
	type Category,
	categories,
	categoryOf,
	type LegalServiceId,
	type Tier,
	tiers,
} from "#domain/businesses/legal-services.ts";
import { type Language, languages } from "#domain/ground/languages.ts";
import { isCountryId, type Place } from "#domain/places/places.ts";
import { allToken, type Counts } from "./counts.ts";
import { type FeeBand, feeBands, type RatingBand, ratingBands } from "./query.ts";
import { type Filters, ratingToken } from "./tokens.ts";

/** One value of a filter, and how many listings there would be with it in place of the filter's present value. */
export type FacetValue<T> = { value: T; count: number };

/**
 * The counts beside the filters. Each is exact for the chosen service, place and language, where the facet's own choice is
 * replaced by the value; filters that narrow further are not counted in.
 */
export type Facets = {
	service: FacetValue<Category>[];
	/** Legal services of the chosen category; empty without one. */
	legal_service: FacetValue<LegalServiceId>[];
	/** Countries; or the large cities of the chosen country. Most first; so many as are asked for, and the chosen one. */
	place: (FacetValue<string> & { name?: string })[];
	language: FacetValue<Language>[];
	country_experience: FacetValue<string>[];
	jurisdiction: FacetValue<string>[];
	tier: FacetValue<Tier>[];
	mode: FacetValue<Mode>[];
	fee_max: FacetValue<FeeBand>[];
	free_consultation: number;
	legal_aid: number;
	rating: FacetValue<RatingBand>[];
};

/** The rows of counts that a page shows. */
export type CountsHere = {
	/** Of the chosen place, service and language. */
	context: Counts;
	/** To switch category: in any. */
	anyService: Counts;
	/** To switch city: the country around it. */
	parent: Counts;
	/** To switch legal service: the category that it belongs to. */
	category: Counts;
	/** To switch language: in any. */
	anyLanguage: Counts;
};

export function facetsOf(
	filters: Filters,
	place: Place | null,
	mostPlaces: number,
	{ context, anyService, parent, category, anyLanguage }: CountsHere,
): Facets {
	const known = <T extends string | number>(values: readonly T[], count: (value: T) => number | undefined) =>
		values.map((value) => ({ value, count: count(value) ?? 0 })).filter(({ count }) => count > 0);
	return {
		service: known(categories, (one) => anyService[`s:${one}`]),
		// Who offers one stands in its category: these counts are of all, those of other categories' services were not.
		legal_service: (mostFirst(category, "v:") as FacetValue<LegalServiceId>[]).filter(
			({ value }) => categoryOf(value) === filters.category,
		),
		place: placesOf(),
		language: known(languages, (language) => anyLanguage[`l:${language}`]),
		country_experience: mostFirst(context, "e:"),
		jurisdiction: mostFirst(context, "j:"),
		tier: known(tiers, (tier) => context[`r:${tier}`]),
		mode: known(modes, (mode) => context[`m:${mode}`]),
		fee_max: known(feeBands, (band) => context[`f:${band}`]),
		free_consultation: context.free ?? 0,
		legal_aid: context.aid ?? 0,
		rating: known(ratingBands, (band) => context[ratingToken(band)]),
	};

	function placesOf(): Facets["place"] {
		const isCity = place !== null && !isCountryId(place.id);
		const largest = mostFirst(isCity ? parent : context, "p:")
			.map(({ value, count }) => {
				const [id = "", name] = value.split("|");
				return { value: id, count, ...(name ? { name } : {}) };
			})
			.filter(({ value }, i) => i < mostPlaces || value === place?.id);
		if (!isCity || largest.some(({ value }) => value === place.id)) return largest;
		const count = context[allToken] ?? 0;
		return count > 0 ? [...largest, { value: place.id, count, name: place.name }] : largest;
	}
}

/** The values of a row under a prefix, most first, then by value. */
const mostFirst = (counts: Counts, prefix: string): FacetValue<string>[] =>
	Object.entries(counts)
		.filter(([token]) => token.startsWith(prefix))
		.map(([token, count]) => ({ value: token.slice(prefix.length), count }))
		.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
