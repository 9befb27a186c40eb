/** Fees in any currency as one figure that searches compare them by. */
import { eq, isNull, sql } from "drizzle-orm";
import { revised } from "#domain/businesses/businesses.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { forEachSafely } from "#domain/ground/for-each-safely.server.ts";
import { guarded, mustHold } from "#domain/ground/must.server.ts";
import { reindex } from "#domain/search/index.server.ts";
import { listingOf } from "#domain/search/listing.ts";
import { statementOf } from "#drizzle/db.ts";
import { businesses, businessServices } from "#drizzle/schema/businesses.ts";
import { referenceRates } from "#drizzle/schema/site-settings.ts";
import { outdated, readListed, untilWritten } from "./listings.server.ts";
import { readReference, rowOf } from "./revise.server.ts";
import { childrenStatements } from "./rows.server.ts";

/** Profiles that one run of the schedule looks at. */
const perRun = 50;

/**
 * Compares the fees of profiles that were written before each service had a figure for it, or before there was a rate of their
 * currency; the schedule calls it. What the profile says stays as fresh as it was.
 */
export async function compareFees(ctx: Ctx): Promise<void> {
	const { db } = ctx;
	const left = await db
		.selectDistinct({ id: businessServices.business_id })
		.from(businessServices)
		.innerJoin(businesses, eq(businesses.id, businessServices.business_id))
		.innerJoin(referenceRates, eq(referenceRates.currency, businesses.currency))
		.where(isNull(businessServices.fee_min_eur_minor))
		.limit(perRun);
	if (left.length === 0) return;
	const { perEur } = await readReference(ctx, undefined);
	await forEachSafely(
		ctx,
		() => "compareFees",
		left,
		({ id }) =>
			untilWritten(async () => {
				const listed = await readListed(ctx, id);
				// Another run may have been first.
				if (!listed?.profile.services.some(({ fee_min_eur_minor }) => fee_min_eur_minor === null)) return;
				const { profile, city, standing, listing, isAsRead } = listed;
				const compared = { ...revised(profile, {}, perEur), version: profile.version + 1 };
				await guarded(
					outdated,
					db.$client.batch([
						statementOf(db, mustHold(db, sql`SELECT 1 FROM businesses WHERE id = ${id} AND ${isAsRead}`)),
						statementOf(db, db.update(businesses).set(rowOf(compared)).where(eq(businesses.id, id))),
						...childrenStatements(db, id, profile, compared),
						...reindex(db.$client, listing, listingOf(compared, city, standing)),
					]),
				);
			}),
	);
}
