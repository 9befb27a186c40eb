import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { categories } from "#domain/businesses/legal-services.ts";

/** What can be asked for; `name` is English, other languages come from the catalogue. */
export const legalServices = sqliteTable("legal_services", {
	id: text().primaryKey(),
	name: text().notNull(),
	category: text({ enum: categories }).notNull(),
});
