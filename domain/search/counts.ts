/**
 * How many listed professionals match: exact for every combination of service (a category or a legal service), place and
 * language. A row for each, "" and "*" standing for any, holds the count of all and of every other filter's value: a page
 * reads four or five. Rows stay small however many professionals there are: of a country's cities only the large stand in
 * them, and each language has its own, so that a change rewrites little.
 */
import type { Category, LegalServiceId } from "#domain/businesses/legal-services.ts";
import type { Language } from "#domain/ground/languages.ts";
import type { Listing } from "./listing.ts";
import { feeBands, isCategory } from "./query.ts";
import { contextsOf, ratingToken } from "./tokens.ts";

/** Value token to count. */
export type Counts = Record<string, number>;

/** All that a row counts. */
export const allToken = "all";

export const countsKey = (place: string | null, service: Category | LegalServiceId | null, language: Language | null) =>
	`${place ?? ""}/${service ?? ""}/${language ?? "*"}`;

/** The values that a listing adds one to in every row it is part of. */
function countedValues(listing: Listing): string[] {
	const values = [allToken, `r:${listing.tier}`];
	for (const value of listing.country_experience) values.push(`e:${value}`);
	for (const value of listing.jurisdictions) values.push(`j:${value}`);
	for (const mode of listing.modes) values.push(`m:${mode}`);
	for (const service of listing.legal_services) values.push(`v:${service}`);
	if (listing.free_consultation) values.push("free");
	if (listing.legal_aid) values.push("aid");
	for (const band of listing.rating_bands) values.push(ratingToken(band));
	if (listing.rating) values.push("rated");
	if (listing.next_slot !== null) values.push("open");
	return values;
}

/** Calls `add` with every row and the values in which a listing adds one to its counts. */
export function countListing(listing: Listing, add: (key: string, values: readonly string[]) => void) {
	const { categories, places, languages } = contextsOf(listing);
	const everywhere = countedValues(listing);
	const switches = listing.categories.map((category) => `s:${category}`);
	const spoken = listing.languages.map((language) => `l:${language}`);
	const [country, city] = listing.places;
	const within = new Map<string | null, string>([[null, `p:${country}`]]);
	// The name stands beside the id, so that a list of cities costs no further row.
	if (listing.is_city_large) within.set(country, `p:${city}|${listing.card.city_name}`);
	/** Of a legal service the ceilings that its own fee is under. */
	const bandsUnder = (service: Category | LegalServiceId | null) => {
		if (service === null || isCategory(service)) return listing.fee_bands;
		const least = listing.service_bands[service];
		return least === undefined ? [] : feeBands.filter((band) => band >= least);
	};
	for (const place of places) {
		const inside = within.get(place);
		const here = inside ? [...everywhere, inside] : everywhere;
		for (const service of [...categories, ...listing.legal_services]) {
			const values = [
				...here,
				...bandsUnder(service).map((band) => `f:${band}`),
				...(service === null ? switches : []),
			];
			for (const language of languages)
				add(countsKey(place, service, language), language === null ? [...values, ...spoken] : values);
		}
	}
}

/** What changes in the counts when one listing takes the place of another; only rows with a change. */
export function countsDelta(before: Listing | null, after: Listing | null): Record<string, Counts> {
	const delta: Record<string, Counts> = {};
	const change = (step: number) => (key: string, values: readonly string[]) => {
		delta[key] ??= {};
		const row = delta[key];
		for (const value of values) row[value] = (row[value] ?? 0) + step;
	};
	if (before) countListing(before, change(-1));
	if (after) countListing(after, change(1));
	for (const [key, row] of Object.entries(delta)) {
		for (const value of Object.keys(row)) if (row[value] === 0) delete row[value];
		if (Object.keys(row).length === 0) delete delta[key];
	}
	return delta;
}
