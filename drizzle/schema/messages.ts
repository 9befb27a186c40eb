import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { parties } from "#domain/appointments/appointments.ts";
import { languages } from "#domain/ground/languages.ts";
import { threadStatuses } from "#domain/messages/messages.ts";
import { businesses } from "./businesses.ts";
import { users } from "./users.ts";

/** What a client and a professional write to one another. Field meanings: `Thread` in domain/messages/messages.ts. */
export const threads = sqliteTable(
	"threads",
	{
		id: text().primaryKey(),
		business_id: text()
			.notNull()
			.references(() => businesses.id),
		/** null when the person is no more. */
		client_id: text().references(() => users.id, { onDelete: "set null" }),
		client_name: text().notNull(),
		language: text({ enum: languages }).notNull(),
		other_party: text().notNull(),
		/** Both names as `nameKey` writes them, so that they are found again; null for none. */
		client_key: text(),
		other_party_key: text(),
		status: text({ enum: threadStatuses }).notNull(),
		reason: text(),
		closed_by: text({ enum: parties }),
		/** Of the last message. */
		last_seq: integer().notNull().default(0),
		/** Up to which message each has read, and how many of the other's they have not. */
		client_read_seq: integer().notNull().default(0),
		client_unread: integer().notNull().default(0),
		business_read_seq: integer().notNull().default(0),
		business_unread: integer().notNull().default(0),
		/** Asked by whom the professional has blocked: they do not see it. */
		is_withheld: integer({ mode: "boolean" }).notNull().default(false),
		/** When the professional accepted or declined; null where they did not. */
		answered_at: text(),
		created_at: text().notNull(),
		updated_at: text().notNull(),
	},
	(t) => [
		index("threads_answered").on(t.business_id, t.answered_at).where(sql`answered_at IS NOT NULL`),
		index("threads_client").on(t.client_id, t.updated_at, t.id),
		index("threads_business").on(t.business_id, t.updated_at, t.id),
		index("threads_client_key").on(t.business_id, t.client_key).where(sql`client_key IS NOT NULL`),
		index("threads_other_party_key").on(t.business_id, t.other_party_key).where(sql`other_party_key IS NOT NULL`),
		uniqueIndex("threads_alive").on(t.client_id, t.business_id).where(sql`status IN ('requested', 'open')`),
		check("threads_unread_not_negative", sql`${t.client_unread} >= 0 AND ${t.business_unread} >= 0`),
	],
);

export const messages = sqliteTable(
	"messages",
	{
		id: text().primaryKey(),
		thread_id: text()
			.notNull()
			.references(() => threads.id, { onDelete: "cascade" }),
		/** 1, 2, 3 ... in its thread. */
		seq: integer().notNull(),
		party: text({ enum: parties }).notNull(),
		/** Empty where a file says all. */
		body: text().notNull(),
		/** The file that was sent with it, in the file store under `messageFileKey`; all three or none. */
		file_name: text(),
		file_type: text(),
		file_bytes: integer(),
		/** Written by whom the other has blocked: only they see it. */
		is_withheld: integer({ mode: "boolean" }).notNull(),
		/** Under which its writer sent it, so that it is never there twice. */
		idempotency_key: text(),
		created_at: text().notNull(),
	},
	(t) => [
		uniqueIndex("messages_seq").on(t.thread_id, t.seq),
		uniqueIndex("messages_key").on(t.thread_id, t.party, t.idempotency_key),
	],
);

/** Who hears no more from whom: one side of a client and a professional. */
export const blocks = sqliteTable(
	"blocks",
	{
		client_id: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		business_id: text()
			.notNull()
			.references(() => businesses.id),
		/** Who has blocked the other. */
		by: text({ enum: parties }).notNull(),
		created_at: text().notNull(),
	},
	(t) => [primaryKey({ columns: [t.client_id, t.business_id, t.by] })],
);

/** Texts that a professional keeps to answer with. */
export const savedReplies = sqliteTable(
	"saved_replies",
	{
		id: text().primaryKey(),
		business_id: text()
			.notNull()
			.references(() => businesses.id),
		title: text().notNull(),
		body: text().notNull(),
		created_at: text().notNull(),
		updated_at: text().notNull(),
	},
	(t) => [index("saved_replies_business").on(t.business_id, t.title)],
);
