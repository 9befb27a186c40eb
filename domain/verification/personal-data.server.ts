import { eq, getTableColumns, sql } from "drizzle-orm";
import type { PersonalData } from "#domain/ground/personal-data.server.ts";
import { suspensions } from "#drizzle/schema/suspensions.ts";

const owned = "SELECT business_id FROM business_owners WHERE user_id = ?1";
const { id: _, business_id: __, status_before: ___, ...columns } = getTableColumns(suspensions);

/** Why a person's profile was suspended, and what they said to it; at the erasure the words go. */
export const verificationData: PersonalData = {
	tables: { suspensions: { exported: "suspensions", without: ["id", "business_id", "status_before"] } },
	async read({ db }, { user_id }) {
		const own = sql`(SELECT business_id FROM business_owners WHERE user_id = ${user_id})`;
		const found = await db
			.select(columns)
			.from(suspensions)
			.where(eq(suspensions.business_id, own))
			.orderBy(suspensions.created_at);
		return { suspensions: found };
	},
	erase: ({ db }, user_id, before) => [
		db.$client
			.prepare(
				`UPDATE suspensions SET reason = '', appeal = NULL, appealed_at = NULL, answer = NULL, end_note = NULL WHERE business_id IN (${owned})
				AND EXISTS (SELECT 1 FROM users WHERE id = ?1 AND deleted_at <= ?2)`,
			)
			.bind(user_id, before),
	],
};
