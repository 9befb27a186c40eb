import { eq } from "drizzle-orm";
import type { PersonalData } from "#domain/ground/personal-data.server.ts";
import { availabilities } from "#drizzle/schema/availability.ts";
import { businessOwners } from "#drizzle/schema/businesses.ts";

const owned = "SELECT business_id FROM business_owners WHERE user_id = ?1";
const isGone = "EXISTS (SELECT 1 FROM users WHERE id = ?1 AND deleted_at <= ?2)";

/** The opening hours of an own professional profile, which are closed at the erasure. */
export const availabilityData: PersonalData = {
	tables: {
		availabilities: { exported: "opening_hours" },
		next_slots: { withheld: "follows from the opening hours" },
		quanta: { withheld: "follows from the appointments" },
		busy_days: { withheld: "follows from the appointments" },
	},
	async read({ db }, { user_id }) {
		const [row] = await db
			.select({ hours: availabilities })
			.from(businessOwners)
			.innerJoin(availabilities, eq(availabilities.business_id, businessOwners.business_id))
			.where(eq(businessOwners.user_id, user_id));
		return { opening_hours: row?.hours ?? null };
	},
	erase: (ctx, user_id, before) =>
		[
			`UPDATE next_slots SET stale_at = ?2, revision = revision + 1 WHERE business_id IN (${owned}) AND ${isGone}`,
			`DELETE FROM availabilities WHERE business_id IN (${owned}) AND ${isGone}`,
		].map((sql) => ctx.db.$client.prepare(sql).bind(user_id, before)),
};
