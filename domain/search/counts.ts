/**
 * How many listed professionals match: exact for every combination of service (a category or a legal service), place and
 * language. One row per place and service ("" for any), which holds for each language ("*" for any) the count of every other
 * filter's value, so that a page reads three rows and a change of one professional writes a dozen.
 */
import type { Category, LegalServiceId } from "#domain/businesses/legal-services.ts";
import type { Listing } from "./listing.ts";
import { contextsOf, ratingToken } from "./tokens.ts";

/** Language (or "*", or "n" for the totals per language) to value token to count. */
export type Counts = Record<string, Record<string, number>>;

export const countsKey = (place: string | null, service: Category | LegalServiceId | null) =>
	`${place ?? ""}/${service ?? ""}`;

/** The values that a listing adds one to in every row it is part of. */
function countedValues(listing: Listing): string[] {
	const values = [`r:${listing.tier}`];
	for (const value of listing.country_experience) values.push(`e:${value}`);
	for (const value of listing.jurisdictions) values.push(`j:${value}`);
	for (const mode of listing.modes) values.push(`m:${mode}`);
	for (const band of listing.fee_bands) values.push(`f:${band}`);
	for (const service of listing.legal_services) values.push(`v:${service}`);
	if (listing.free_consultation) values.push("free");
	if (listing.legal_aid) values.push("aid");
	for (const band of listing.rating_bands) values.push(ratingToken(band));
	if (listing.rating) values.push("rated");
	if (listing.next_slot !== null) values.push("open");
	return values;
}

/** Calls `add` with every row, language and values in which a listing adds one to the count. */
export function countListing(
	listing: Listing,
	add: (key: string, language: string, values: readonly string[]) => void,
) {
	const { categories, places, languages } = contextsOf(listing);
	const columns = languages.map((language) => language ?? "*");
	const everywhere = countedValues(listing);
	const switches = listing.categories.map((category) => `s:${category}`);
	const [country, city] = listing.places;
	// The name stands beside the id, so that a list of cities costs no further row.
	const within = new Map<string | null, string>([
		[null, `p:${country}`],
		[country, `p:${city}|${listing.card.city_name}`],
	]);
	for (const place of places) {
		const inside = within.get(place);
		const here = inside ? [...everywhere, inside] : everywhere;
		for (const service of [...categories, ...listing.legal_services]) {
			const key = countsKey(place, service);
			const values = service === null ? [...here, ...switches] : here;
			add(key, "n", columns);
			for (const column of columns) add(key, column, values);
		}
	}
}

/** What changes in the counts when one listing takes the place of another; only rows with a change. */
export function countsDelta(before: Listing | null, after: Listing | null): Record<string, Counts> {
	const delta: Record<string, Counts> = {};
	const change = (step: number) => (key: string, language: string, values: readonly string[]) => {
		delta[key] ??= {};
		const row = delta[key];
		row[language] ??= {};
		const column = row[language];
		for (const value of values) column[value] = (column[value] ?? 0) + step;
	};
	if (before) countListing(before, change(-1));
	if (after) countListing(after, change(1));
	for (const [key, row] of Object.entries(delta)) {
		for (const [language, column] of Object.entries(row)) {
			for (const value of Object.keys(column)) if (column[value] === 0) delete column[value];
			if (Object.keys(column).length === 0) delete row[language];
		}
		if (Object.keys(row).length === 0) delete delta[key];
	}
	return delta;
}
