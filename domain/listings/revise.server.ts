import { eq } from "drizzle-orm";
import { listPublicProfiles, type PublicProfile } from "#domain/businesses/businesses.server.ts";
import { type Business, type BusinessChanges, revised } from "#domain/businesses/businesses.ts";
import { qualityOf } from "#domain/businesses/quality.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { type Guard, writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { reindex } from "#domain/search/index.server.ts";
import { listingOf } from "#domain/search/listing.ts";
import { statementOf } from "#drizzle/db.ts";
import { businesses } from "#drizzle/schema/businesses.ts";
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
		const next = revised(before, changes, perEur, city ?? before);
		const after = {
			...next,
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
