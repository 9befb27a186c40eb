import { sql } from "drizzle-orm";
import type { Admin } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { pageOf, placeOf } from "#domain/ground/cursors.ts";
import { daysAfter } from "#domain/ground/days.ts";
import { auditEntries } from "#drizzle/schema/audit.ts";
import type { AuditFilter } from "./audit-filter.ts";

type Row = typeof auditEntries.$inferSelect;

export type AuditLine = Row & {
	/** Who did it; null for the schedule, and for somebody who is gone. */
	actor_name: string | null;
};

export type AuditPage = {
	entries: AuditLine[];
	next_cursor: string | null;
	/** Everybody who stands in the log. */
	actors: { id: string; name: string | null }[];
};

const perPage = 30;

/** Where a person's name is looked up: their profile, else their account. */
const nameOf = (column: string) =>
	sql.raw(
		`coalesce((SELECT full_name FROM profiles WHERE user_id = ${column}), (SELECT email FROM users WHERE id = ${column}))`,
	);

/** What `about` names: an id, or the reference of an application, a report or a message to us. */
const objectsCalled = (about: string) =>
	sql`(SELECT ${about} UNION ALL SELECT id FROM registrations WHERE reference = ${about}
		UNION ALL SELECT id FROM contact_messages WHERE reference = ${about}
		UNION ALL SELECT id FROM reports WHERE reference = ${about})`;

/**
 * What admins have done, the newest first, 30 a page. One batch. By one of the filters alone, or by none, a page costs
 * its rows. Throws `invalid` for a cursor that is none.
 */
export async function listAuditEntries(
	{ db }: Ctx,
	_admin: Admin,
	{ act, actor_id, about, until }: AuditFilter,
	cursor: string | null = null,
): Promise<AuditPage> {
	const { at, id } = placeOf(cursor) ?? { at: until ? daysAfter(until, 1) : "9", id: "" };
	const wanted = [
		sql`(created_at, id) < (${at}, ${id})`,
		...(act ? [sql`act = ${act}`] : []),
		...(actor_id ? [sql`actor_id = ${actor_id}`] : []),
		...(about ? [sql`object_id IN ${objectsCalled(about)}`] : []),
	];
	const [found, actors] = await db.batch([
		db
			.select({
				...{ id: auditEntries.id, actor_id: auditEntries.actor_id, act: auditEntries.act },
				...{ object: auditEntries.object, object_id: auditEntries.object_id, fields: auditEntries.fields },
				created_at: auditEntries.created_at,
				actor_name: sql<string | null>`${nameOf("audit_entries.actor_id")}`,
			})
			.from(auditEntries)
			.where(sql.join(wanted, sql` AND `))
			.orderBy(sql`created_at DESC, id DESC`)
			.limit(perPage + 1),
		db
			.select({ id: sql<string>`id`, name: sql<string | null>`${nameOf("actors.id")}` })
			// From one actor of the index to the next, not by every row.
			.from(
				sql`(WITH RECURSIVE actors(id) AS (
					SELECT min(actor_id) FROM audit_entries
					UNION ALL SELECT (SELECT min(actor_id) FROM audit_entries WHERE actor_id > actors.id) FROM actors WHERE id IS NOT NULL
				) SELECT id FROM actors WHERE id IS NOT NULL LIMIT 100) AS actors`,
			),
	]);
	const { rows, next_cursor } = pageOf(found, perPage, (one) => ({ at: one.created_at, id: one.id }));
	return { entries: rows, next_cursor, actors };
}
