import { sql } from "drizzle-orm";
import { openStatement } from "#domain/availability/next-slots.server.ts";
import { type Business, newBusiness } from "#domain/businesses/businesses.ts";
import { isSameLicence } from "#domain/businesses/licence-numbers.ts";
import { hasEnded } from "#domain/businesses/licences.ts";
import { qualityOf } from "#domain/businesses/quality.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { newId } from "#domain/ground/ids.ts";
import type { Guard } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { isAway } from "#domain/identity/away.ts";
import { outdated, readListed } from "#domain/listings/listings.server.ts";
import { readReference, rowOf } from "#domain/listings/revise.server.ts";
import { childrenStatements } from "#domain/listings/rows.server.ts";
import { reindex } from "#domain/search/index.server.ts";
import { type Listing, listingOf, noStanding, type Standing } from "#domain/search/listing.ts";
import { statementOf } from "#drizzle/db.ts";
import { availabilities } from "#drizzle/schema/availability.ts";
import { businesses, businessOwners } from "#drizzle/schema/businesses.ts";
import { approvedProfile } from "./approved-profile.ts";
import { unlistedElsewhere } from "./listed-licences.server.ts";
import type { Registration } from "./reading.server.ts";
import { stepsOf, type WholeAnswers } from "./registrations.ts";

/** What is in the directory of a profile before an application is approved: all of a claimed one, nothing of a new one. */
type Before = { profile: Business; listing: Listing | null; standing: Standing; guard: Guard; isNew: boolean };

async function readClaimed(ctx: Ctx, business_id: string, { licence }: WholeAnswers): Promise<Before> {
	const listed = await readListed(ctx, business_id);
	if (!listed) throw new Refusal("not_found");
	const { profile, listing, standing, isAsRead } = listed;
	// A profile is claimed by its own licence, and by no other.
	if (!licence || !profile.licences.some((one) => isSameLicence(one, licence))) throw new Refusal("not_now");
	// What an admin has taken down, or its owner closed, comes back by no claim.
	if (profile.status === "suspended" || profile.status === "closed") throw new Refusal("not_now");
	return { profile, listing, standing, guard: { condition: isAsRead, refusal: outdated }, isNew: false };
}

/** A new profile takes the next number: search orders by it, so it must be known before the row is written. */
async function readNew(ctx: Ctx, place: { country_id: string; time_zone: string }, now: string): Promise<Before> {
	const [row] = await ctx.db.all<{ seq: number }>(sql`SELECT coalesce(max(seq), 0) + 1 AS seq FROM businesses`);
	const seq = row?.seq ?? 1;
	return {
		profile: { ...newBusiness(newId(), place, now), seq },
		listing: null,
		standing: noStanding,
		guard: { condition: sql`NOT EXISTS (SELECT 1 FROM businesses WHERE seq >= ${seq})`, refusal: outdated },
		isNew: true,
	};
}

/**
 * What makes a listed profile of an application, for the batch that approves it: a new one, or the claimed one with what
 * the applicant says of it; its licence ends on `expires_on`, where an admin says so. Throws `invalid` (`expires_on`) for
 * a licence that has ended, `not_found` for a claimed profile that is gone, `not_now` for one that is suspended or closed, or has another licence.
 */
export async function listApplicant(
	ctx: Ctx,
	{ user_id, business_id, answers }: Registration,
	expires_on: string | null | undefined,
): Promise<{ business_id: string; statements: D1PreparedStatement[]; guards: Guard[] }> {
	const { db } = ctx;
	// Where nobody asks for a licence, nobody has looked at one, and nothing can be claimed by it.
	const isLicensed = stepsOf(answers).includes("licence");
	const licence = isLicensed && answers.licence ? { ...answers.licence } : undefined;
	if (licence && expires_on !== undefined) licence.expires_on = expires_on;
	const whole = { ...answers, licence } as WholeAnswers;
	const claimed = isLicensed ? business_id : null;
	const now = ctx.now().toISOString();
	if (licence && hasEnded({ ...licence, ...whole.jurisdiction }, now))
		throw new Refusal("invalid", { field: "expires_on" });
	const { city, perEur } = await readReference(ctx, whole.identity.city_id);
	if (!city) throw new Refusal("invalid", { field: "city_id" });
	const place = { country_id: city.country_id, time_zone: city.time_zone };
	const before = claimed ? await readClaimed(ctx, claimed, whole) : await readNew(ctx, place, now);
	const { profile } = before;
	const next: Business = {
		...approvedProfile(profile, whole, perEur, place, now),
		updated_at: now,
		version: before.isNew ? 1 : profile.version + 1,
	};
	const after: Business = { ...next, quality: qualityOf(next, now) };
	const { id } = after;
	const row = rowOf(after);
	const hours = { ...whole.availability, business_id: id, updated_at: now, version: 1 };
	return {
		business_id: id,
		statements: [
			statementOf(
				db,
				before.isNew ? db.insert(businesses).values(row) : db.update(businesses).set(row).where(sql`id = ${id}`),
			),
			statementOf(db, db.insert(businessOwners).values({ business_id: id, user_id })),
			...childrenStatements(db, id, profile, after),
			statementOf(
				db,
				db
					.insert(availabilities)
					.values(hours)
					.onConflictDoUpdate({ target: availabilities.business_id, set: { ...hours, version: sql`version + 1` } }),
			),
			openStatement(ctx, id),
			db.$client
				.prepare("UPDATE profiles SET role = 'business', updated_at = ? WHERE user_id = ? AND role = 'user'")
				.bind(now, user_id),
			...reindex(db.$client, before.listing, listingOf(after, city, before.standing)),
		],
		guards: [
			before.guard,
			// Whoever leaves, or is banned, is listed by no decision.
			{
				condition: sql`NOT EXISTS (SELECT 1 FROM (SELECT ${user_id} AS user_id, ${now} AS now) w
					WHERE ${sql.raw(isAway("w.user_id", "w.now"))})`,
				refusal: new Refusal("not_now"),
			},
			{
				condition: sql`NOT EXISTS (SELECT 1 FROM business_owners WHERE user_id = ${user_id} OR business_id = ${id})`,
				refusal: new Refusal("not_now"),
			},
			...(whole.licence ? [await unlistedElsewhere(ctx, whole.licence, id)] : []),
		],
	};
}
