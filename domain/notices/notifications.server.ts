import { type SQL, sql } from "drizzle-orm";
import type { Person } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { changeStatements } from "#domain/outbox/live.server.ts";
import { statementOf } from "#drizzle/db.ts";
import { notifications } from "#drizzle/schema/notifications.ts";
import { notificationsPerPage, undoSeconds } from "./limits.ts";
import type { NotificationQuery } from "./notifications.ts";

/** What a person is told on the site. */
export type Notification = Pick<
	typeof notifications.$inferSelect,
	"id" | "type" | "title" | "message" | "data" | "read_at" | "created_at"
>;

export type NotificationPage = {
	/** Newest first, at most 20. */
	notifications: Notification[];
	/** How many are unread in all. */
	unread: number;
	/** What brings those that follow; null for the last page. */
	next_cursor: string | null;
};

const columns = "id, type, title, message, data, read_at, created_at";

/** The statement that reads those which meet a condition, of whomever they are; `parseNotification` reads its rows. */
export const readNotifications = (ctx: Ctx, condition: string, ...values: unknown[]) =>
	ctx.db.$client
		.prepare(`SELECT ${columns} FROM notifications WHERE deleted_at IS NULL AND ${condition}`)
		.bind(...values);

/** A row of the table as everybody else knows it. */
export const parseNotification = (row: object) =>
	({ ...row, data: JSON.parse((row as { data: string }).data) }) as Notification;

/** A person's notifications. One batch of at most 22 rows, whatever there are and however far one has gone. */
export async function listNotifications(
	ctx: Ctx,
	person: Person,
	{ type, unread = false, cursor }: NotificationQuery,
): Promise<NotificationPage> {
	const { $client: d1 } = ctx.db;
	const [at = null, id = null] = cursor?.split(",") ?? [];
	const conditions = [
		"user_id = ?1",
		...(unread ? ["read_at IS NULL"] : []),
		...(type ? ["type = ?2"] : []),
		...(cursor ? ["(created_at, id) < (?3, ?4)"] : []),
	];
	const [list, counted] = await d1.batch([
		readNotifications(
			ctx,
			`${conditions.join(" AND ")} ORDER BY created_at DESC, id DESC LIMIT ?5`,
			...[person.user_id, type ?? null, at, id, notificationsPerPage + 1],
		),
		d1.prepare("SELECT unread_notifications FROM inboxes WHERE user_id = ?").bind(person.user_id),
	]);
	const rows = list?.results ?? [];
	const shown = rows.slice(0, notificationsPerPage).map((row) => parseNotification(row as object));
	const last = shown.at(-1);
	const [inbox] = (counted?.results ?? []) as { unread_notifications: number }[];
	return {
		notifications: shown,
		unread: inbox?.unread_notifications ?? 0,
		next_cursor: last && rows.length > shown.length ? `${last.created_at},${last.id}` : null,
	};
}

const jsonOf = (ids: readonly string[]) => JSON.stringify([...new Set(ids)]);
/** Of a change of one row its id; of several none. */
const rowOf = (ids: readonly string[]) => (ids.length === 1 ? (ids[0] ?? null) : null);

/** The person's own, among `ids` or (null) all of them. */
const ownAmong = (person: Person, ids: readonly string[] | null) =>
	ids === null
		? sql`user_id = ${person.user_id}`
		: sql`user_id = ${person.user_id} AND id IN (SELECT value FROM json_each(${jsonOf(ids)}))`;

/**
 * Marks notifications as read: one, several, or (null) all that are unread. What is read already stays as it is; answers
 * how many are still unread. Throws `signed_out`, and `not_found` for a single one that the person does not have.
 */
export async function markRead(ctx: Ctx, person: Person, ids: readonly string[] | null): Promise<number> {
	const unread = sql`${ownAmong(person, ids)} AND deleted_at IS NULL AND read_at IS NULL`;
	return change(ctx, person, ids, "deleted_at IS NULL", {
		event: "update",
		unread: sql`-(SELECT count(*) FROM notifications WHERE ${unread})`,
		statement: ctx.db.update(notifications).set({ read_at: ctx.now().toISOString() }).where(unread),
	});
}

/**
 * Deletes notifications; for an hour they can be brought back. Answers how many are still unread. Throws `signed_out`, and
 * `not_found` for a single one that the person does not have.
 */
export async function deleteNotifications(ctx: Ctx, person: Person, ids: readonly string[]): Promise<number> {
	const kept = sql`${ownAmong(person, ids)} AND deleted_at IS NULL`;
	return change(ctx, person, ids, "deleted_at IS NULL", {
		event: "delete",
		unread: sql`-(SELECT count(*) FROM notifications WHERE ${kept} AND read_at IS NULL)`,
		statement: ctx.db.update(notifications).set({ deleted_at: ctx.now().toISOString() }).where(kept),
	});
}

/** Brings back what was deleted within the hour; else as `deleteNotifications`. */
export async function restoreNotifications(ctx: Ctx, person: Person, ids: readonly string[]): Promise<number> {
	const deleted = sql`${ownAmong(person, ids)} AND deleted_at > ${later(ctx, -undoSeconds)}`;
	return change(ctx, person, ids, "deleted_at IS NOT NULL", {
		event: "update",
		unread: sql`(SELECT count(*) FROM notifications WHERE ${deleted} AND read_at IS NULL)`,
		statement: ctx.db.update(notifications).set({ deleted_at: null }).where(deleted),
	});
}

/** What is written when a person's list changes, and what is unread after it. */
async function change(
	ctx: Ctx,
	person: Person,
	ids: readonly string[] | null,
	is: "deleted_at IS NULL" | "deleted_at IS NOT NULL",
	{
		event,
		unread,
		statement,
	}: Pick<Parameters<typeof changeStatements>[2], "event"> & {
		unread: SQL;
		statement: Parameters<typeof statementOf>[1];
	},
): Promise<number> {
	const row_id = ids && rowOf(ids);
	// Of several some may be gone, deleted in another tab: that is no error.
	const isThere = sql`EXISTS (SELECT 1 FROM notifications WHERE ${ownAmong(person, ids)} AND ${sql.raw(is)})`;
	const results = await writeAs(
		ctx,
		person,
		[
			...changeStatements(ctx, person.user_id, {
				// A page is told of several deleted ones that its list has changed.
				event: row_id === null ? "update" : event,
				table: "notifications",
				row_id,
				unread: { notifications: unread },
			}),
			statementOf(ctx.db, statement),
			ctx.db.$client.prepare("SELECT unread_notifications FROM inboxes WHERE user_id = ?").bind(person.user_id),
		],
		row_id === null ? [] : [{ condition: isThere, refusal: new Refusal("not_found") }],
	);
	const [inbox] = (results.at(-1)?.results ?? []) as { unread_notifications: number }[];
	return inbox?.unread_notifications ?? 0;
}

/** Adds a line to somebody's list; for the batch of the notice that it comes of. */
export const addStatements = (
	ctx: Ctx,
	{ user_id, ...line }: Pick<Notification, "id" | "type" | "title" | "message" | "data"> & { user_id: string },
): D1PreparedStatement[] => [
	...changeStatements(ctx, user_id, {
		event: "insert",
		table: "notifications",
		row_id: line.id,
		unread: { notifications: sql`1` },
	}),
	statementOf(
		ctx.db,
		ctx.db.insert(notifications).values({ ...line, user_id, read_at: null, created_at: ctx.now().toISOString() }),
	),
];

/** Takes away what was deleted and can no longer be brought back; the schedule calls it. */
export async function sweepNotifications(ctx: Ctx): Promise<void> {
	await ctx.db.delete(notifications).where(sql`deleted_at <= ${later(ctx, -undoSeconds)}`);
}
