import { eq, getTableColumns, sql } from "drizzle-orm";
import type { PersonalData } from "#domain/ground/personal-data.server.ts";
import { checkRequests } from "#drizzle/schema/check-requests.ts";
import { suspensions } from "#drizzle/schema/suspensions.ts";

const owned = "SELECT business_id FROM business_owners WHERE user_id = ?1";
const { id: _, business_id: __, status_before: ___, ...columns } = getTableColumns(suspensions);
const { business_id: ____, ...requestColumns } = getTableColumns(checkRequests);

/** Why a person's profile was suspended, and what they said to it; at the erasure the words go. */
export const verificationData: PersonalData = {
	tables: {
		suspensions: { exported: "suspensions", without: ["id", "business_id", "status_before"] },
		check_requests: { exported: "check_requests", without: ["business_id"] },
	},
	async read({ db }, { user_id }) {
		const own = sql`(SELECT business_id FROM business_owners WHERE user_id = ${user_id})`;
		const [found, check_requests] = await db.batch([
			db.select(columns).from(suspensions).where(eq(suspensions.business_id, own)).orderBy(suspensions.created_at),
			db.select(requestColumns).from(checkRequests).where(eq(checkRequests.business_id, own)),
		]);
		return { suspensions: found, check_requests };
	},
	erase: ({ db }, user_id, before) => [
		db.$client
			.prepare(
				`DELETE FROM check_requests WHERE business_id IN (${owned})
				AND EXISTS (SELECT 1 FROM users WHERE id = ?1 AND deleted_at <= ?2)`,
			)
			.bind(user_id, before),
		db.$client
			.prepare(
				`UPDATE suspensions SET reason = '', appeal = NULL, appealed_at = NULL, answer = NULL, end_note = NULL WHERE business_id IN (${owned})
				AND EXISTS (SELECT 1 FROM users WHERE id = ?1 AND deleted_at <= ?2)`,
			)
			.bind(user_id, before),
	],
};
