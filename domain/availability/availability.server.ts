import { eq, sql } from "drizzle-orm";
import { isOwnedBy } from "#domain/businesses/owners.server.ts";
import type { Professional } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import { availabilities } from "#drizzle/schema/availability.ts";
import { businesses, businessOwners } from "#drizzle/schema/businesses.ts";
import { type Availability, newAvailability } from "./availability.ts";
import { openStatement, refreshNextSlots } from "./next-slots.server.ts";

/** Opening hours, with the version to save them at: 0 where the professional has not opened any. */
export type KeptAvailability = Availability & { version: number };

/** The hours of an own professional profile, or those to begin with. Throws `not_found` to everybody else. */
export async function requireAvailability(
	ctx: Ctx,
	{ user_id }: Professional,
	business_id: string,
): Promise<KeptAvailability> {
	const [row] = await ctx.db
		// Under a name of its own: D1 gives columns of one name once.
		.select({ kept: availabilities, time_zone: sql<string>`${businesses.time_zone}`.as("city_zone") })
		.from(businessOwners)
		.innerJoin(businesses, eq(businesses.id, businessOwners.business_id))
		.leftJoin(availabilities, eq(availabilities.business_id, businessOwners.business_id))
		.where(sql`${businessOwners.business_id} = ${business_id} AND ${businessOwners.user_id} = ${user_id}`);
	if (!row) throw new Refusal("not_found");
	if (!row.kept) return { ...newAvailability(row.time_zone), version: 0 };
	const { business_id: _, updated_at: __, ...kept } = row.kept;
	return kept;
}

/**
 * Opens or changes the hours of an own professional profile. What is booked stays booked, at its instant, whatever
 * happens to hours or zone. Throws `not_found`, and `conflict` when they are no longer at `version`.
 */
export async function saveAvailability(
	ctx: Ctx,
	owner: Professional,
	business_id: string,
	version: number,
	availability: Availability,
): Promise<KeptAvailability> {
	const { db } = ctx;
	const values = { ...availability, business_id, updated_at: ctx.now().toISOString(), version: version + 1 };
	await writeAs(
		ctx,
		owner,
		[
			statementOf(
				db,
				db
					.insert(availabilities)
					.values(values)
					.onConflictDoUpdate({ target: availabilities.business_id, set: values }),
			),
			openStatement(ctx, business_id),
		],
		[
			{
				condition: isOwnedBy(business_id, owner),
				refusal: new Refusal("not_found"),
			},
			{
				condition: sql`coalesce((SELECT version FROM availabilities WHERE business_id = ${business_id}), 0) = ${version}`,
				refusal: new Refusal("conflict"),
			},
		],
	);
	ctx.after(refreshNextSlots(ctx, business_id));
	return { ...availability, version: version + 1 };
}
