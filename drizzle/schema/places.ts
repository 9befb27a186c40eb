import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** ISO 3166-1 countries; `name` is English, other languages come from Intl. */
export const countries = sqliteTable("countries", {
	id: text().primaryKey(),
	name: text().notNull(),
});

/** GeoNames cities of at least 15,000 people, and capitals. `id` is the GeoNames id. */
export const cities = sqliteTable(
	"cities",
	{
		id: integer().primaryKey(),
		name: text().notNull(),
		country_id: text()
			.notNull()
			.references(() => countries.id),
		/** First-level division, shown only where the name repeats within the country; else null. */
		region: text(),
		latitude: real().notNull(),
		longitude: real().notNull(),
		population: integer().notNull(),
		/** Whether it is one of the 300 largest of its country: only these stand among the places of a country's results. */
		is_large: integer({ mode: "boolean" }).notNull().default(false),
		/** IANA name. */
		time_zone: text().notNull(),
	},
	(t) => [index("cities_of_country").on(t.country_id, t.name)],
);

/** What people call a place in a language, where that differs from `cities.name`. */
export const placeNames = sqliteTable(
	"place_names",
	{
		/** GeoNames id of a city, as text, or the alpha-2 code of a country. */
		place_id: text().notNull(),
		language: text().notNull(),
		name: text().notNull(),
	},
	(t) => [primaryKey({ columns: [t.place_id, t.language, t.name] })],
);
