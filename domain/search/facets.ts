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
	/** Countries; or the cities of the chosen country. Most first; the largest, and the chosen one. */
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

/** A row of counts as a page reads it: totals per language, and the column of the chosen language. */
export type CountsHere = { totals: Record<string, number>; column: Record<string, number> };

type Rows = Record<"context" | "anyService" | "parent" | "category", CountsHere | undefined>;

export function facetsOf(
	filters: Filters,
	place: Place | null,
	mostPlaces: number,
	{ context, anyService, parent, category }: Rows,
): Facets {
	const column = context?.column ?? {};
	const known = <T extends string | number>(values: readonly T[], count: (value: T) => number | undefined) =>
		values.map((value) => ({ value, count: count(value) ?? 0 })).filter(({ count }) => count > 0);
	const placeColumn = place && !isCountryId(place.id) ? (parent?.column ?? {}) : column;
	return {
		service: known(categories, (one) => anyService?.column[`s:${one}`]),
		// Who offers one stands in its category: these counts are of all, those of other categories' services were not.
		legal_service: (mostFirst(category?.column ?? {}, "v:") as FacetValue<LegalServiceId>[]).filter(
			({ value }) => categoryOf(value) === filters.category,
		),
		place: mostFirst(placeColumn, "p:")
			.map(({ value, count }) => {
				const [id = "", name] = value.split("|");
				return { value: id, count, ...(name ? { name } : {}) };
			})
			.filter(({ value }, i) => i < mostPlaces || value === place?.id),
		language: known(languages, (language) => context?.totals[language]),
		country_experience: mostFirst(column, "e:"),
		jurisdiction: mostFirst(column, "j:"),
		tier: known(tiers, (tier) => column[`r:${tier}`]),
		mode: known(modes, (mode) => column[`m:${mode}`]),
		fee_max: known(feeBands, (band) => column[`f:${band}`]),
		free_consultation: column.free ?? 0,
		legal_aid: column.aid ?? 0,
		rating: known(ratingBands, (band) => column[ratingToken(band)]),
	};
}

/** The values of a column under a prefix, most first, then by value. */
const mostFirst = (column: Record<string, number>, prefix: string): FacetValue<string>[] =>
	Object.entries(column)
		.filter(([token]) => token.startsWith(prefix))
		.map(([token, count]) => ({ value: token.slice(prefix.length), count }))
		.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
