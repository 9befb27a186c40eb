import type { Business } from "#domain/businesses/businesses.ts";
import type { ListedCity } from "#domain/search/listing.ts";
import { businessMaker } from "#drizzle/seed/businesses.ts";
import { loadPlaces } from "#drizzle/seed/places.ts";
import { standingRows } from "#drizzle/seed/standing.ts";
import { Oracle } from "./oracle.ts";

const places = loadPlaces();
const cities = new Map(places.cities.map((city) => [city.id, city]));

/** The city of an id that there is. */
export const cityOf = (id: number) => cities.get(id) as ListedCity;
export const cityIds = places.cities.map(({ id }) => id);
export const makeBusiness = businessMaker(places);

/** The first `total` demo professionals. */
export const demoBusinesses = (total: number): Business[] =>
	Array.from({ length: total }, (_, i) => makeBusiness(i + 1));

/**
 * An oracle that knows the first `total` demo professionals, with their reviews; and, told the instant at which they
 * were loaded, with their free time.
 */
export function demoOracle(total: number, loadedAt?: string) {
	const businesses = demoBusinesses(total);
	const { standingOf } = standingRows(businesses, loadedAt ?? new Date().toISOString());
	return new Oracle(businesses, cityOf, (business) =>
		loadedAt ? standingOf(business) : { ...standingOf(business), next_slot: null, free_days: [] },
	);
}
