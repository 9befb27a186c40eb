import { type SQL, sql } from "drizzle-orm";
import type { Ctx } from "#domain/ground/context.server.ts";
import { statementOf } from "#drizzle/db.ts";
import { inboxes, liveEvents } from "#drizzle/schema/live.ts";
import { outbox } from "#drizzle/schema/outbox.ts";
import { type LiveChange, type LiveTable, liveLog, type Unread } from "./live.ts";

/** A change that a person is to see at once. */
export type Change = {
	event: LiveChange;
	table: LiveTable;
	/** null: several rows. */
	row_id: string | null;
	/** How many are unread more than before the change. */
	unread?: Partial<Record<keyof Unread, SQL>>;
};

/**
 * Logs a change for a person, counts what is unread and has their room told. Belongs in the batch of the change, before
 * the statements that change the rows.
 */
export function changeStatements(
	{ db, now }: Ctx,
	user_id: string,
	{ event, table, row_id, unread = {} }: Change,
): D1PreparedStatement[] {
	const created_at = now().toISOString();
	const seq = sql`(SELECT seq FROM inboxes WHERE user_id = ${user_id})`;
	return [
		db.insert(inboxes).values({ user_id, seq: 0 }).onConflictDoNothing(),
		db
			.update(inboxes)
			.set({
				seq: sql`seq + 1`,
				...(unread.notifications && {
					unread_notifications: sql`unread_notifications + (${unread.notifications})`,
				}),
				...(unread.messages && { unread_messages: sql`unread_messages + (${unread.messages})` }),
			})
			.where(sql`user_id = ${user_id}`),
		db.insert(liveEvents).values({ user_id, seq, event, table, row_id, created_at }),
		db.delete(liveEvents).where(sql`user_id = ${user_id} AND seq <= ${seq} - ${liveLog.rows}`),
		// That there is something new, not what: it is read when the room is told. Nothing to seal.
		db.insert(outbox).values({
			id: crypto.randomUUID(),
			channel: "live",
			kind: "live",
			sealed: user_id,
			locale: "",
			due_at: created_at,
			created_at,
		}),
	].map((statement) => statementOf(db, statement));
}
