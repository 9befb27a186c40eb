import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { parties } from "#domain/appointments/appointments.ts";
import { reportKinds, reportObjects } from "#domain/reports/kinds.ts";
import { users } from "./users.ts";

/** What people hold against profiles, reviews and messages. Field meanings: domain/reports/reports.ts. */
export const reports = sqliteTable(
	"reports",
	{
		id: text().primaryKey(),
		/** What people name it by. */
		reference: text().notNull().unique(),
		object: text({ enum: reportObjects }).notNull(),
		object_id: text().notNull(),
		/** Who reports; null when they are no more. */
		user_id: text().references(() => users.id, { onDelete: "set null" }),
		kind: text({ enum: reportKinds }).notNull(),
		reason: text().notNull(),
		created_at: text().notNull(),
		/** null: it waits. */
		decided_at: text(),
		is_upheld: integer({ mode: "boolean" }),
		/** What whoever reported it reads. */
		answer: text(),
	},
	(t) => [
		index("reports_waiting").on(t.created_at, t.id).where(sql`decided_at IS NULL`),
		index("reports_user").on(t.user_id, t.created_at),
		index("reports_object").on(t.object_id, t.user_id),
	],
);

/** The messages that a report shows, as they were sent. */
export const reportMessages = sqliteTable(
	"report_messages",
	{
		report_id: text()
			.notNull()
			.references(() => reports.id, { onDelete: "cascade" }),
		message_id: text().notNull(),
		seq: integer().notNull(),
		party: text({ enum: parties }).notNull(),
		body: text().notNull(),
		file_name: text(),
		file_type: text(),
		file_bytes: integer(),
		sent_at: text().notNull(),
	},
	(t) => [primaryKey({ columns: [t.report_id, t.seq] }), index("report_messages_message").on(t.message_id)],
);
