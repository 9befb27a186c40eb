import { eq, sql } from "drizzle-orm";
import { touchStatement } from "#domain/availability/next-slots.server.ts";
import type { Business, Licence } from "#domain/businesses/businesses.ts";
import { isListed } from "#domain/businesses/listed.ts";
import { qualityOf } from "#domain/businesses/quality.ts";
import type { Admin } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import type { Guard } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import type { Listed } from "#domain/listings/listings.server.ts";
import { reindex } from "#domain/search/index.server.ts";
import { listingOf } from "#domain/search/listing.ts";
import { statementOf } from "#drizzle/db.ts";
import { businesses } from "#drizzle/schema/businesses.ts";

/** What the clock or an admin changes of a profile. */
export type Verdict = { status: Business["status"]; licences: Licence[] };

/**
 * The statements that change where a profile stands, and search with it. They belong in a batch that `listed.isAsRead`
 * guards. `licences` are the profile's own after the change, for search and quality; their rows are the caller's to write.
 */
export function verdictStatements(ctx: Ctx, { profile, city, standing, listing }: Listed, verdict: Verdict) {
	const { db } = ctx;
	const now = ctx.now().toISOString();
	const after = { ...profile, ...verdict };
	const quality = qualityOf(after, now);
	const updated_at = after.status === profile.status ? profile.updated_at : now;
	const set = { status: after.status, quality, updated_at, version: profile.version + 1 };
	return [
		statementOf(db, db.update(businesses).set(set).where(eq(businesses.id, profile.id))),
		...reindex(db.$client, listing, listingOf({ ...after, quality }, city, standing)),
		// Whoever comes back has a calendar that nobody has looked at meanwhile.
		...(isListed(after.status) && !isListed(profile.status) ? [touchStatement(ctx, profile.id)] : []),
	];
}

/** Nobody decides about their own profile. */
export const notOwnCase = (business_id: string, { user_id }: Admin): Guard => ({
	condition: sql`NOT EXISTS (SELECT 1 FROM business_owners WHERE business_id = ${business_id} AND user_id = ${user_id})`,
	refusal: new Refusal("own_case"),
});
