import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type AuditAct, type AuditObject, auditActs, auditObjects } from "#domain/audit/audit.ts";

/**
 * What admins have done, one row an act. Triggers refuse UPDATE and DELETE. It names people by id alone and without a
 * foreign key, so that nobody's erasure is stopped by it. Field meanings: `AuditEntry` in domain/audit/audit.ts.
 */
export const auditEntries = sqliteTable(
	"audit_entries",
	{
		id: text().primaryKey(),
		/** null for the schedule. */
		actor_id: text(),
		act: text({ enum: auditActs }).$type<AuditAct>().notNull(),
		object: text({ enum: auditObjects }).$type<AuditObject>().notNull(),
		object_id: text().notNull(),
		fields: text({ mode: "json" }).$type<readonly string[]>().notNull(),
		created_at: text().notNull(),
	},
	(t) => [
		index("audit_entries_created").on(t.created_at, t.id),
		index("audit_entries_act").on(t.act, t.created_at, t.id),
		index("audit_entries_object").on(t.object_id, t.created_at, t.id),
		index("audit_entries_actor").on(t.actor_id, t.created_at, t.id),
	],
);
