import { eq, sql } from "drizzle-orm";
import { listPublicProfiles, type PublicProfile } from "#domain/businesses/businesses.server.ts";
import {
	type Business,
	type BusinessChanges,
	type NewBusiness,
	newBusiness,
	revised,
} from "#domain/businesses/businesses.ts";
import { qualityOf } from "#domain/businesses/quality.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { newId } from "#domain/ground/ids.ts";
import { type Guard, writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { reindex } from "#domain/search/index.server.ts";
import { listingOf } from "#domain/search/listing.ts";
import { statementOf } from "#drizzle/db.ts";
import { businesses, businessOwners } from "#drizzle/schema/businesses.ts";
import { cities } from "#drizzle/schema/places.ts";
import { referenceRates } from "#drizzle/schema/site-settings.ts";
import { outdated, readListed, untilWritten } from "./listings.server.ts";
import { childrenStatements } from "./rows.server.ts";

/** The city of a profile (null for none given) and the rates by which its fees compare. Throws `invalid` for no city. */
export async function readReference(ctx: Ctx, city_id: number | undefined) {
	const { db } = ctx;
	const [rates, [city]] = await Promise.all([
		db.select().from(referenceRates),
		db
			.select()
			.from(cities)
			.where(eq(cities.id, city_id ?? 0)),
	]);
	if (city_id && !city) throw new Refusal("invalid", { field: "city_id" });
	return { city: city ?? null, perEur: Object.fromEntries(rates.map((rate) => [rate.currency, rate.per_eur])) };
}

/** The row of a professional, without what stands in tables of its own. */
export function rowOf({ services: _, languages: __, licences: ___, offices: ____, ...row }: Business) {
	return row;
}

/**
 * Changes a professional's profile, and search with it, in one batch with the caller's own `statements`, where the
 * caller's `guards` hold: they say who may. Throws their refusals, `not_found`, and `conflict` when the profile is no
 * longer at `version`. Writes a row for the profile, those of the licences, languages, services and offices that
 * differ, and what `reindex` says.
 */
export async function reviseBusiness(
	ctx: Ctx,
	person: Person,
	id: string,
	version: number,
	changes: BusinessChanges,
	{ statements, guards }: { statements: D1PreparedStatement[]; guards: readonly Guard[] },
): Promise<PublicProfile> {
	const { db } = ctx;
	const { city, perEur } = await readReference(ctx, changes.city_id);
	await untilWritten(async () => {
		const listed = await readListed(ctx, id);
		if (!listed) throw new Refusal("not_found");
		const { profile: before, standing } = listed;
		if (before.version !== version) throw new Refusal("conflict");
		const now = ctx.now().toISOString();
		const next = revised(before, changes, perEur);
		const after = {
			...next,
			...(city && { country_id: city.country_id, time_zone: city.time_zone }),
			quality: qualityOf(next, now),
			updated_at: now,
			version: version + 1,
		};
		await writeAs(
			ctx,
			person,
			[
				statementOf(db, db.update(businesses).set(rowOf(after)).where(eq(businesses.id, id))),
				...childrenStatements(db, id, before, after),
				...reindex(db.$client, listed.listing, listingOf(after, city ?? listed.city, standing)),
				...statements,
			],
			[...guards, { condition: listed.isAsRead, refusal: outdated }],
		);
	});
	const [saved] = await listPublicProfiles(ctx, [id]);
	if (!saved) throw new Refusal("not_found");
	return saved;
}

/**
 * Lists a professional for the first time, `unverified`: owned by the person, and found by nobody until the licence has
 * been checked. Throws `signed_out`, `invalid` with the field (`city_id`; `licences` for a number that stands in the
 * directory already), and `conflict` for a person who owns a profile.
 */
export async function createBusiness(ctx: Ctx, person: Person, input: NewBusiness): Promise<PublicProfile> {
	const { db } = ctx;
	const { city, perEur } = await readReference(ctx, input.city_id);
	if (!city) throw new Refusal("invalid", { field: "city_id" });
	const id = newId();
	const now = ctx.now().toISOString();
	const blank = newBusiness(id, { country_id: city.country_id, time_zone: city.time_zone }, now);
	const business = { ...revised(blank, input, perEur), status: "unverified" as const };
	const { seq: _, ...row } = rowOf({ ...business, quality: qualityOf(business, now) });
	await writeAs(
		ctx,
		person,
		[
			statementOf(db, db.insert(businesses).values(row)),
			statementOf(db, db.insert(businessOwners).values({ business_id: id, user_id: person.user_id })),
			...childrenStatements(db, id, blank, business),
		],
		[
			{
				condition: sql`NOT EXISTS (SELECT 1 FROM business_owners WHERE user_id = ${person.user_id})`,
				refusal: new Refusal("conflict"),
			},
			{
				condition: sql`NOT EXISTS (SELECT 1 FROM licences WHERE (register, number) IN (
					SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(
						business.licences.map(({ register, number }) => [register, number]),
					)})))`,
				refusal: new Refusal("invalid", { field: "licences" }),
			},
		],
	);
	const [created] = await listPublicProfiles(ctx, [id]);
	if (!created) throw new Refusal("not_found");
	return created;
}
