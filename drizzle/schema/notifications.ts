import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { notificationTypes } from "#domain/profiles/notification-preferences.ts";
import { users } from "./users.ts";

/** What a person is told on the site. */
export const notifications = sqliteTable(
	"notifications",
	{
		id: text().primaryKey(),
		user_id: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		type: text({ enum: notificationTypes }).notNull(),
		title: text().notNull(),
		message: text().notNull(),
		/** May hold a `url` of this site. */
		data: text({ mode: "json" }).$type<{ url?: string }>().notNull(),
		/** null: unread. */
		read_at: text(),
		created_at: text().notNull(),
		/** Set when the person has deleted it: it comes back for as long as that can be undone, and then goes. */
		deleted_at: text(),
	},
	(t) => {
		// One for each way in which the list is read, so that a page costs the same at any length.
		const isKept = sql`${t.deleted_at} IS NULL`;
		const isUnread = sql`${t.deleted_at} IS NULL AND ${t.read_at} IS NULL`;
		return [
			index("notifications_user").on(t.user_id, t.created_at, t.id).where(isKept),
			index("notifications_type").on(t.user_id, t.type, t.created_at, t.id).where(isKept),
			index("notifications_unread").on(t.user_id, t.created_at, t.id).where(isUnread),
			index("notifications_unread_type").on(t.user_id, t.type, t.created_at, t.id).where(isUnread),
			index("notifications_deleted").on(t.deleted_at).where(sql`${t.deleted_at} IS NOT NULL`),
		];
	},
);
