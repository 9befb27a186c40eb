import { asc, eq } from "drizzle-orm";
import type { Ctx } from "#domain/ground/context.server.ts";
import { cities, countries } from "#drizzle/schema/places.ts";

/** All countries by English name. */
export const listCountries = (ctx: Ctx) => ctx.db.select().from(countries).orderBy(asc(countries.name));

/** The cities of a country by name; empty when the country is unknown. Reads one row a city. */
export const listCities = (ctx: Ctx, country_id: string) =>
	ctx.db
		.select({ id: cities.id, name: cities.name, region: cities.region })
		.from(cities)
		.where(eq(cities.country_id, country_id))
		.orderBy(asc(cities.name), asc(cities.id));

/** A city by its GeoNames id; null where there is none. */
export async function findCity(
	ctx: Ctx,
	id: number,
): Promise<{ name: string; country_id: string; time_zone: string } | null> {
	const [city] = await ctx.db
		.select({ name: cities.name, country_id: cities.country_id, time_zone: cities.time_zone })
		.from(cities)
		.where(eq(cities.id, id));
	return city ?? null;
}
