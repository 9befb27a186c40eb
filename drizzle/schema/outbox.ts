import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { outboxChannels } from "#domain/outbox/outbox.ts";

/** Notices and letters that are to leave the system. A row goes when it has been delivered. */
export const outbox = sqliteTable(
	"outbox",
	{
		id: text().primaryKey(),
		channel: text({ enum: outboxChannels }).notNull(),
		/** Of which notice; see domain/notices/. */
		kind: text().notNull(),
		/** Recipient and values, sealed: codes are among them. On the channel `live` the bare id of whose room is told. */
		sealed: text().notNull(),
		locale: text().notNull(),
		/** Idempotency key: a second row with the same one is not written. */
		key: text().unique(),
		/** Whose quiet hours hold it: what was held for somebody leaves as one letter a channel. null for what was not. */
		held_for: text(),
		/** When to try; later after each failure. */
		due_at: text().notNull(),
		attempts: integer().notNull().default(0),
		/** What went wrong at the last try: a code or the name of an error; null for what has not failed. */
		failure: text(),
		/** When it was given up. It stays for some days, so that an admin can send it after all. */
		given_up_at: text(),
		created_at: text().notNull(),
	},
	(t) => [
		/** What failed, for admins. */
		index("outbox_failed").on(t.created_at, t.id).where(sql`failure IS NOT NULL`),
		index("outbox_due").on(t.due_at),
		index("outbox_held").on(t.held_for).where(sql`held_for IS NOT NULL`),
	],
);

/** Mail and text messages as delivered on a developer's machine; empty in production. */
export const mailbox = sqliteTable(
	"mailbox",
	{
		id: text().primaryKey(),
		channel: text({ enum: outboxChannels }).notNull(),
		to: text().notNull(),
		kind: text().notNull(),
		subject: text().notNull(),
		text: text().notNull(),
		html: text().notNull(),
		/** The calendar file that comes with it. */
		calendar: text(),
		created_at: text().notNull(),
	},
	(t) => [index("mailbox_created").on(t.created_at)],
);
