import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { contactTopics } from "#domain/contact/topics.ts";
import { users } from "./users.ts";

/** What people write to those who run the site; waits for an admin. Field meanings: domain/contact/contact.ts. */
export const contactMessages = sqliteTable(
	"contact_messages",
	{
		id: text().primaryKey(),
		/** What people name it by. */
		reference: text().notNull().unique(),
		/** null for somebody without an account. */
		user_id: text().references(() => users.id, { onDelete: "cascade" }),
		topic: text({ enum: contactTopics }).notNull(),
		body: text().notNull(),
		email: text(),
		/** The language in which the page was read. */
		locale: text().notNull(),
		created_at: text().notNull(),
		/** When an admin was done with it; null: it waits. */
		answered_at: text(),
		/** What an admin wrote back; null where it needed no answer. */
		answer: text(),
	},
	(t) => [
		index("contact_messages_user").on(t.user_id),
		index("contact_messages_created").on(t.created_at),
		index("contact_messages_waiting").on(t.created_at, t.id).where(sql`answered_at IS NULL`),
	],
);
