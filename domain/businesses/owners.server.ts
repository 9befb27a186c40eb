import { eq, type SQL, sql } from "drizzle-orm";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { businesses, businessOwners } from "#drizzle/schema/businesses.ts";

/** The professional profile that a person owns; null for who has none. */
export async function findOwnBusiness(ctx: Ctx, { user_id }: Person): Promise<{ id: string; name: string } | null> {
	const [row] = await ctx.db
		.select({ id: businesses.id, name: businesses.name })
		.from(businessOwners)
		.innerJoin(businesses, eq(businesses.id, businessOwners.business_id))
		.where(eq(businessOwners.user_id, user_id));
	return row ?? null;
}

/** SQL for the id of the profile that a person owns, null for who has none; for statements whose `?1` is their account. */
export const ownedBusiness = "(SELECT business_id FROM business_owners WHERE user_id = ?1)";

/** The same where there are no numbers: for guards, and for statements that Drizzle makes. */
export const businessOwnedBy = ({ user_id }: Person): SQL =>
	sql`(SELECT business_id FROM business_owners WHERE user_id = ${user_id})`;

/** SQL for whether a person owns this profile, for the guards of a batch. */
export const isOwnedBy = (business_id: string, { user_id }: Person): SQL =>
	sql`EXISTS (SELECT 1 FROM business_owners WHERE business_id = ${business_id} AND user_id = ${user_id})`;
