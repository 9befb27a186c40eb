import { eq, getTableColumns, sql } from "drizzle-orm";
import type { PersonalData } from "#domain/ground/personal-data.server.ts";
import { checkedClaims, checkRequests } from "#drizzle/schema/check-requests.ts";
import { suspensions } from "#drizzle/schema/suspensions.ts";

const owned = "SELECT business_id FROM business_owners WHERE user_id = ?1";
const { id: _, business_id: __, status_before: ___, ...columns } = getTableColumns(suspensions);
const { business_id: ____, ...requestColumns } = getTableColumns(checkRequests);
const { business_id: _____, ...claimColumns } = getTableColumns(checkedClaims);

/** Why a person's profile was suspended, and what they said to it; at the erasure the words go. */
export const verificationData: PersonalData = {
	tables: {
		suspensions: { exported: "suspensions", without: ["id", "business_id", "status_before"] },
		check_requests: { exported: "check_requests", without: ["business_id"] },
		checked_claims: { exported: "checked_claims", without: ["business_id"] },
	},
	async read({ db }, { user_id }) {
		const own = sql`(SELECT business_id FROM business_owners WHERE user_id = ${user_id})`;
		const [found, check_requests, checked_claims] = await db.batch([
			db.select(columns).from(suspensions).where(eq(suspensions.business_id, own)).orderBy(suspensions.created_at),
			db.select(requestColumns).from(checkRequests).where(eq(checkRequests.business_id, own)),
			db.select(claimColumns).from(checkedClaims).where(eq(checkedClaims.business_id, own)),
		]);
		return { suspensions: found, check_requests, checked_claims };
	},
	erase: ({ db }, user_id, before) => [
		...["check_requests", "checked_claims"].map((table) =>
			db.$client
				.prepare(
					`DELETE FROM ${table} WHERE business_id IN (${owned})
					AND EXISTS (SELECT 1 FROM users WHERE id = ?1 AND deleted_at <= ?2)`,
				)
				.bind(user_id, before),
		),
		db.$client
			.prepare(
				`UPDATE suspensions SET reason = '', appeal = NULL, appealed_at = NULL, answer = NULL, end_note = NULL WHERE business_id IN (${owned})
				AND EXISTS (SELECT 1 FROM users WHERE id = ?1 AND deleted_at <= ?2)`,
			)
			.bind(user_id, before),
	],
};
