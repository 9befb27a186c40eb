import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { liveChanges, liveTables } from "#domain/outbox/live.ts";
import { sessions, users } from "./users.ts";

/** What a person has not read yet, and how far the log of their live events has come. Nobody has a row before the first. */
export const inboxes = sqliteTable(
	"inboxes",
	{
		user_id: text()
			.primaryKey()
			.references(() => users.id, { onDelete: "cascade" }),
		/** Of the last event. */
		seq: integer().notNull(),
		/** Of the last event that the person's room was told. */
		told_seq: integer().notNull().default(0),
		unread_notifications: integer().notNull().default(0),
		unread_messages: integer().notNull().default(0),
	},
	(t) => [
		check("unread_notifications_not_negative", sql`${t.unread_notifications} >= 0`),
		check("unread_messages_not_negative", sql`${t.unread_messages} >= 0`),
	],
);

/** What has changed for a person, in order: tabs that were away read here what they have missed. */
export const liveEvents = sqliteTable(
	"live_events",
	{
		user_id: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** 1, 2, 3 ... for each person. */
		seq: integer().notNull(),
		event: text({ enum: liveChanges }).notNull(),
		table: text({ enum: liveTables }).notNull(),
		/** null: several rows. */
		row_id: text(),
		created_at: text().notNull(),
	},
	(t) => [primaryKey({ columns: [t.user_id, t.seq] }), index("live_events_created").on(t.created_at)],
);

/** What opens a person's room, once. */
export const tickets = sqliteTable(
	"tickets",
	{
		/** Keyed hash of the ticket. */
		hash: text().primaryKey(),
		session_id: text()
			.notNull()
			.references(() => sessions.id, { onDelete: "cascade" }),
		expires_at: text().notNull(),
	},
	(t) => [index("tickets_session").on(t.session_id), index("tickets_expires").on(t.expires_at)],
);
