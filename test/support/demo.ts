import type { Business } from "#domain/businesses.ts";
import { businessMaker } from "#drizzle/seed/businesses.ts";
import { loadPlaces } from "#drizzle/seed/places.ts";
import { Oracle } from "./oracle.ts";

const places = loadPlaces();
const cityNames = new Map(places.cities.map((city) => [city.id, city.name]));

export const cityName = (id: number) => cityNames.get(id) ?? "";
export const cityIds = places.cities.map(({ id }) => id);
export const makeBusiness = businessMaker(places);

/** The first `total` demo professionals. */
export const demoBusinesses = (total: number): Business[] =>
	Array.from({ length: total }, (_, i) => makeBusiness(i + 1));

/** An oracle that knows the first `total` demo professionals. */
export const demoOracle = (total: number) => new Oracle(demoBusinesses(total), cityName);
