import { eq, sql } from "drizzle-orm";
import { statementOf } from "#drizzle/db.ts";
import { availabilities, businessOwners } from "#drizzle/schema/availability.ts";
import { businesses } from "#drizzle/schema/businesses.ts";
import { type Availability, newAvailability } from "./availability.ts";
import type { Ctx } from "./context.server.ts";
import type { Actor } from "./identity/identity.ts";
import { writeAs } from "./must.server.ts";
import { Refusal } from "./refusal.ts";
import { refreshNextSlots } from "./slots.server.ts";

/** The professional profile that a person owns; null for who has none. */
export async function findOwnBusiness(ctx: Ctx, { user_id }: Actor): Promise<{ id: string; name: string } | null> {
	const [row] = await ctx.db
		.select({ id: businesses.id, name: businesses.name })
		.from(businessOwners)
		.innerJoin(businesses, eq(businesses.id, businessOwners.business_id))
		.where(eq(businessOwners.user_id, user_id));
	return row ?? null;
}

/** Opening hours, with the version to save them at: 0 where the professional has not opened any. */
export type KeptAvailability = Availability & { version: number };

/** The hours of an own professional profile, or those to begin with. Throws `not_found` to everybody else. */
export async function requireAvailability(
	ctx: Ctx,
	{ user_id }: Actor,
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
	actor: Actor,
	business_id: string,
	version: number,
	availability: Availability,
): Promise<KeptAvailability> {
	const { db } = ctx;
	const values = { ...availability, business_id, updated_at: ctx.now().toISOString(), version: version + 1 };
	await writeAs(
		ctx,
		actor,
		[
			statementOf(
				db,
				db
					.insert(availabilities)
					.values(values)
					.onConflictDoUpdate({ target: availabilities.business_id, set: values }),
			),
			db.$client
				.prepare(
					`INSERT INTO next_slots (business_id, slots, days, stale_at, revision) VALUES (?1, '[]', '[]', ?2, 1)
					ON CONFLICT (business_id) DO UPDATE SET stale_at = ?2, revision = revision + 1`,
				)
				.bind(business_id, ctx.now().toISOString()),
		],
		[
			{
				holds: sql`EXISTS (SELECT 1 FROM business_owners WHERE business_id = ${business_id} AND user_id = ${actor.user_id})`,
				refusal: new Refusal("not_found"),
			},
			{
				holds: sql`coalesce((SELECT version FROM availabilities WHERE business_id = ${business_id}), 0) = ${version}`,
				refusal: new Refusal("conflict"),
			},
		],
	);
	ctx.after(refreshNextSlots(ctx, business_id));
	return { ...availability, version: version + 1 };
}
