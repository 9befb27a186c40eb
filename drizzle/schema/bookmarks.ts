import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { businesses } from "./businesses.ts";
import { users } from "./users.ts";

/** In which people keep those they saved, as they name them. */
export const folders = sqliteTable(
	"folders",
	{
		id: text().primaryKey(),
		user_id: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		name: text().notNull(),
		created_at: text().notNull(),
	},
	(t) => [uniqueIndex("folders_name").on(t.user_id, t.name)],
);

/** Professionals whom people have saved. Nobody but they reads it. */
export const bookmarks = sqliteTable(
	"bookmarks",
	{
		user_id: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		business_id: text()
			.notNull()
			.references(() => businesses.id),
		/** null: in none. */
		folder_id: text().references(() => folders.id, { onDelete: "set null" }),
		/** For themselves. */
		note: text().notNull(),
		created_at: text().notNull(),
		/** Set when it was removed: it comes back for as long as that can be undone, and then goes. */
		deleted_at: text(),
	},
	(t) => {
		const isKept = sql`${t.deleted_at} IS NULL`;
		return [
			primaryKey({ columns: [t.user_id, t.business_id] }),
			index("bookmarks_user").on(t.user_id, t.created_at, t.business_id).where(isKept),
			index("bookmarks_business").on(t.business_id, t.user_id).where(isKept),
			index("bookmarks_folder").on(t.folder_id).where(sql`${t.folder_id} IS NOT NULL`),
			index("bookmarks_deleted").on(t.deleted_at).where(sql`${t.deleted_at} IS NOT NULL`),
		];
	},
);

/** That a saved professional is verified no longer, or again: written by a trigger (0009), told by the schedule. */
export const savedChanges = sqliteTable("saved_changes", {
	id: integer().primaryKey(),
	business_id: text()
		.notNull()
		.references(() => businesses.id),
	/** Whether it was verified before. */
	was_listed: integer({ mode: "boolean" }).notNull(),
	/** The last of those who saved it, in order, who has been told; empty at first. */
	told_user_id: text().notNull().default(""),
});
