import { integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The figures and texts that an admin may change without a deployment; values are JSON. */
export const siteSettings = sqliteTable("site_settings", {
	key: text().primaryKey(),
	value: text({ mode: "json" }).notNull(),
	updated_at: text().notNull(),
	/** Rises with each change: two admins do not overwrite one another. */
	version: integer().notNull().default(1),
});

/** Dated reference rates: units of the currency for one euro. */
export const referenceRates = sqliteTable("reference_rates", {
	currency: text().primaryKey(),
	per_eur: real().notNull(),
	as_of: text().notNull(),
});
