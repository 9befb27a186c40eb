import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { situations, type UrgentHours } from "#domain/pages/urgent-help.ts";
import { countries } from "./places.ts";

/** Whom to call when it cannot wait. Field meanings: domain/pages/urgent-help.ts. */
export const urgentHelp = sqliteTable(
	"urgent_help",
	{
		id: text().primaryKey(),
		situation: text({ enum: situations }).notNull(),
		country_id: text()
			.notNull()
			.references(() => countries.id),
		name: text().notNull(),
		number: text(),
		address: text(),
		hours: text({ mode: "json" }).$type<UrgentHours>(),
		time_zone: text(),
		source_url: text().notNull(),
		checked_on: text(),
		version: integer().notNull().default(1),
	},
	(t) => [index("urgent_help_situation").on(t.situation, t.country_id)],
);
