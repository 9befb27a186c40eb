import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { businessStatuses } from "#domain/businesses/listed.ts";
import { businesses } from "./businesses.ts";

/** Profiles that an admin has taken out of the directory, and why. States: domain/verification/verification.ts. */
export const suspensions = sqliteTable(
	"suspensions",
	{
		id: text().primaryKey(),
		business_id: text()
			.notNull()
			.references(() => businesses.id),
		/** What the professional reads. */
		reason: text().notNull(),
		/** Where the profile stood before. */
		status_before: text({ enum: businessStatuses }).notNull(),
		created_at: text().notNull(),
		/** Why the professional holds that it is wrong; at most once. */
		appeal: text(),
		appealed_at: text(),
		/** What an admin answers who leaves it. */
		answer: text(),
		answered_at: text(),
		/** What an admin says at the end. */
		end_note: text(),
		/** null: the profile is suspended. */
		ended_at: text(),
	},
	(t) => [
		uniqueIndex("suspensions_open").on(t.business_id).where(sql`ended_at IS NULL`),
		index("suspensions_business").on(t.business_id, t.created_at),
		index("suspensions_appealed")
			.on(t.appealed_at, t.id)
			.where(sql`appealed_at IS NOT NULL AND answered_at IS NULL AND ended_at IS NULL`),
	],
);
