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
	},
	(t) => [index("notifications_user").on(t.user_id, t.created_at)],
);
