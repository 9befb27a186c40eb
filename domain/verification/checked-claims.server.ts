import { eq, sql } from "drizzle-orm";
import type { Business } from "#domain/businesses/businesses.ts";
import type { Admin } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { statementOf } from "#drizzle/db.ts";
import { checkedClaims } from "#drizzle/schema/check-requests.ts";
import { cities } from "#drizzle/schema/places.ts";

/**
 * Keeps what was checked of a profile before its owner claims something else; for the batch of that change. Of several
 * changes the first counts: what lies between two checks nobody has compared with a register.
 */
export function keepCheckedClaim(
	{ db, now }: Ctx,
	{ id, name, firm, city_id, country_id, licences }: Business,
): D1PreparedStatement[] {
	if (licences.every(({ checked_at }) => checked_at === null)) return [];
	const claim = { business_id: id, name, firm, city_id, country_id, created_at: now().toISOString() };
	return [statementOf(db, db.insert(checkedClaims).values(claim).onConflictDoNothing())];
}

/** A check compares what is claimed now; for its batch. */
export const forgetCheckedClaim = ({ db }: Ctx, business_id: string): D1PreparedStatement =>
	statementOf(db, db.delete(checkedClaims).where(eq(checkedClaims.business_id, business_id)));

/** What a profile's licences were last compared with; null where nothing of it was changed since. */
export async function findCheckedClaim({ db }: Ctx, _admin: Admin, business_id: string) {
	const { name, firm, country_id, created_at } = checkedClaims;
	const [claim] = await db
		.select({ name, firm, country_id, created_at, city_name: sql<string>`${cities.name}`.as("city_name") })
		.from(checkedClaims)
		.innerJoin(cities, eq(cities.id, checkedClaims.city_id))
		.where(eq(checkedClaims.business_id, business_id));
	return claim ?? null;
}
