import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * How many listed professionals match, per place, service and language; see domain/search/counts.ts.
 * The full-text tables beside it (`search_relevance`, `search_fee`, `search_lexicon`) are plain SQL in the
 * migration: Drizzle has no word for FTS5.
 */
export const searchCounts = sqliteTable("search_counts", {
	key: text().primaryKey(),
	counts: text({ mode: "json" }).$type<Record<string, number>>().notNull(),
});
