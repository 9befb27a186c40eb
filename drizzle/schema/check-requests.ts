import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { businesses, licences } from "./businesses.ts";
import { cities, countries } from "./places.ts";

/** What the licences of a profile were last compared with, from another claim of its owner's until the next check. */
export const checkedClaims = sqliteTable("checked_claims", {
	business_id: text()
		.primaryKey()
		.references(() => businesses.id),
	name: text().notNull(),
	firm: text(),
	city_id: integer()
		.notNull()
		.references(() => cities.id),
	country_id: text()
		.notNull()
		.references(() => countries.id),
	/** When it was claimed otherwise. */
	created_at: text().notNull(),
});

/** Licences of which their professional says that the register has renewed them; one open request each. */
export const checkRequests = sqliteTable(
	"check_requests",
	{
		licence_id: text()
			.primaryKey()
			.references(() => licences.id, { onDelete: "cascade" }),
		business_id: text()
			.notNull()
			.references(() => businesses.id),
		/** The last day that the register shows, by the professional's word; null for none. */
		expires_on: text(),
		created_at: text().notNull(),
		/** Why an admin could not confirm it. What is confirmed has no row any more. */
		answer: text(),
		answered_at: text(),
	},
	(t) => [
		index("check_requests_waiting").on(t.created_at, t.licence_id).where(sql`answered_at IS NULL`),
		index("check_requests_business").on(t.business_id),
	],
);
