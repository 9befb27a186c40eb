import { eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Ctx } from "#domain/ground/context.server.ts";
import type { Database } from "#drizzle/db.ts";
import { businesses, businessLanguages, businessServices, licences, offices } from "#drizzle/schema/businesses.ts";
import { cities } from "#drizzle/schema/places.ts";
import type { Business, Office } from "./businesses.ts";
import { asOf } from "./licences.ts";

/** A profile as people read it: the professional, with the names of the places. */
export type PublicProfile = Omit<Business, "offices"> & {
	city_name: string;
	offices: (Office & { city_name: string; country_id: string; latitude: number; longitude: number })[];
};

/** What every id of a professional looks like. */
export const businessId = /^[0-9a-f]{32}$/;

/** The five statements that read professionals whole; they go into one batch, and `assemble` takes their rows. */
export function wholeStatements(db: Database, ids: string[]) {
	return [
		db
			.select({ ...getTableColumns(businesses), city_name: sql<string>`${cities.name}`.as("city_name") })
			.from(businesses)
			.innerJoin(cities, eq(cities.id, businesses.city_id))
			.where(inArray(businesses.id, ids)),
		db.select().from(businessServices).where(inArray(businessServices.business_id, ids)),
		db.select().from(businessLanguages).where(inArray(businessLanguages.business_id, ids)),
		db.select().from(licences).where(inArray(licences.business_id, ids)),
		db
			.select({
				...getTableColumns(offices),
				city_name: sql<string>`${cities.name}`.as("city_name"),
				country_id: cities.country_id,
				latitude: cities.latitude,
				longitude: cities.longitude,
			})
			.from(offices)
			.innerJoin(cities, eq(cities.id, offices.city_id))
			.where(inArray(offices.business_id, ids)),
	] as const;
}

type Results<Statements extends readonly unknown[]> = { readonly [K in keyof Statements]: Awaited<Statements[K]> };

/** The professionals that `wholeStatements` have read, as they were written: `asOf` says what they are by now. */
export function assemble([rows, services, languages, licences, offices]: Results<
	ReturnType<typeof wholeStatements>
>): PublicProfile[] {
	return rows.map((business) => {
		const own = <T extends { business_id: string }>(children: T[]) =>
			children.filter((child) => child.business_id === business.id).map(({ business_id: _, ...child }) => child);
		return {
			...business,
			services: own(services),
			languages: own(languages),
			licences: own(licences),
			offices: own(offices).sort((a, b) => Number(b.is_main) - Number(a.is_main) || (a.id < b.id ? -1 : 1)),
		};
	});
}

/** The profiles with these ids, in this order, as they are now; unknown ids are left out. One batch. */
export async function listPublicProfiles(ctx: Ctx, ids: readonly string[]): Promise<PublicProfile[]> {
	const known = ids.filter((id) => businessId.test(id));
	if (known.length === 0) return [];
	const profiles = assemble(await ctx.db.batch(wholeStatements(ctx.db, known)));
	const now = ctx.now().toISOString();
	return known.flatMap((id) => profiles.filter((profile) => profile.id === id).map((profile) => asOf(profile, now)));
}
