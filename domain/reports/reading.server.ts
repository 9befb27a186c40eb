import { asc, getTableColumns, sql } from "drizzle-orm";
import type { Party } from "#domain/appointments/appointments.ts";
import { actAs } from "#domain/audit/audit.server.ts";
import type { BusinessStatus } from "#domain/businesses/listed.ts";
import type { Admin } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { pageOf, placeOf } from "#domain/ground/cursors.ts";
import type { Guard } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { messageFileKey } from "#domain/messages/writing.server.ts";
import type { ReviewStatus } from "#domain/reviews/reviews.ts";
import { reportMessages, reports } from "#drizzle/schema/reports.ts";

type Row = typeof reports.$inferSelect;

/** The professional and the client that a report is about, as subqueries of its row. */
const businessOf = `CASE object WHEN 'business' THEN object_id WHEN 'review' THEN (SELECT business_id FROM reviews WHERE id = object_id)
	ELSE (SELECT business_id FROM threads WHERE id = object_id) END`;
const clientOf = `CASE object WHEN 'review' THEN (SELECT client_id FROM reviews WHERE id = object_id)
	WHEN 'thread' THEN (SELECT client_id FROM threads WHERE id = object_id) END`;

/** Whether a report that somebody else has made is about this person. */
const isAbout = (user_id: string) =>
	sql`(user_id IS NOT ${user_id} AND (${sql.raw(clientOf)} IS ${user_id}
		OR EXISTS (SELECT 1 FROM business_owners o WHERE o.business_id = ${sql.raw(businessOf)} AND o.user_id = ${user_id})))`;

/** Whether a report is a person's own case: they have made it, or another that would be decided with it, or it is about them. */
const isOwnReport = (user_id: string) =>
	sql`(user_id IS ${user_id} OR ${isAbout(user_id)} OR (object = 'review' AND EXISTS (
		SELECT 1 FROM reports o WHERE o.object = 'review' AND o.object_id = reports.object_id AND o.user_id = ${user_id}
		AND o.decided_at IS NULL)))`;

/** Nobody decides or opens their own case. */
export const notOwnReport = (id: string, user_id: string): Guard => ({
	condition: sql`NOT EXISTS (SELECT 1 FROM reports WHERE id = ${id} AND ${isOwnReport(user_id)})`,
	refusal: new Refusal("own_case"),
});

/** A report in the queue; `beginning` has the first characters of its reason, none for whom it is about. */
export type ReportLine = Pick<Row, "id" | "reference" | "object" | "kind" | "created_at"> & { beginning: string };

const perPage = 20;
const beginningLength = 200;
const isWaiting = sql`decided_at IS NULL`;

/**
 * Reports that wait, the oldest first, and how many there are in all. Throws `invalid` for a cursor that is none. One
 * batch; a page costs its rows, and the count those that wait.
 */
export async function listReports(
	{ db }: Ctx,
	{ user_id }: Admin,
	cursor: string | null = null,
): Promise<{ reports: ReportLine[]; waiting: number; next_cursor: string | null }> {
	const { at, id } = placeOf(cursor) ?? { at: "", id: "" };
	const [found, [counted]] = await db.batch([
		db
			.select({
				id: reports.id,
				reference: reports.reference,
				object: reports.object,
				kind: reports.kind,
				created_at: reports.created_at,
				beginning: sql<string>`iif(${isAbout(user_id)}, '', substr(reason, 1, ${beginningLength}))`,
			})
			.from(reports)
			.where(sql`${isWaiting} AND (created_at, id) > (${at}, ${id})`)
			.orderBy(asc(reports.created_at), asc(reports.id))
			.limit(perPage + 1),
		db.select({ waiting: sql<number>`count(*)` }).from(reports).where(isWaiting),
	]);
	const { rows, next_cursor } = pageOf(found, perPage, (one) => ({ at: one.created_at, id: one.id }));
	return { reports: rows, waiting: counted?.waiting ?? 0, next_cursor };
}

/** A report as an admin reads it to decide it. Of messages it says no more than how many there are. */
export type ReportCase = Row & {
	/** Who reports; null when they are no more. */
	reporter: { full_name: string | null; email: string | null } | null;
	/** The profile that it is about, whose review, or with whom the thread is. */
	business: { id: string; name: string; status: BusinessStatus } | null;
	review: { pseudonym: string; text: string; rating: number; status: ReviewStatus } | null;
	messages: number;
	/** The admin has reported it, or is the one it is about: somebody else decides it. */
	is_own: boolean;
	/** It is about the admin, who reads neither why it was made nor by whom. */
	is_about: boolean;
};

/** Throws `not_found`. One row of each table that it is about. */
export async function requireReport({ db }: Ctx, { user_id }: Admin, id: string): Promise<ReportCase> {
	const [row] = await db
		.select({
			...getTableColumns(reports),
			is_own: sql<number>`${isOwnReport(user_id)}`,
			is_about: sql<number>`${isAbout(user_id)}`,
			reporter: sql<string | null>`(SELECT json_object('full_name', p.full_name, 'email', u.email)
				FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.id = reports.user_id)`,
			business: sql<string | null>`(SELECT json_object('id', b.id, 'name', b.name, 'status', b.status)
				FROM businesses b WHERE b.id = ${sql.raw(businessOf)})`,
			review: sql<
				string | null
			>`(SELECT json_object('pseudonym', r.pseudonym, 'text', r.text, 'rating', r.rating, 'status', r.status)
				FROM reviews r WHERE object = 'review' AND r.id = object_id)`,
			messages: sql<number>`(SELECT count(*) FROM report_messages m WHERE m.report_id = reports.id)`,
		})
		.from(reports)
		.where(sql`id = ${id}`);
	if (!row) throw new Refusal("not_found");
	const read = <T>(text: string | null) => (text === null ? null : (JSON.parse(text) as T));
	const is_about = row.is_about === 1;
	return {
		...row,
		...(is_about && { user_id: null, reason: "", answer: null }),
		is_own: row.is_own === 1,
		is_about,
		reporter: is_about ? null : read(row.reporter),
		business: read(row.business),
		review: read(row.review),
	};
}

/** A message that was reported, as it was sent. */
export type ReportedMessage = Omit<typeof reportMessages.$inferSelect, "report_id" | "message_id">;

const { report_id: _, message_id: __, ...messageColumns } = getTableColumns(reportMessages);

/**
 * The messages that a report shows, and no others of their thread, with the names of its two sides. Each look is entered
 * in the audit log. Throws `not_found`, `own_case`, and what `actAs` throws.
 */
export async function openReportedMessages(
	ctx: Ctx,
	admin: Admin,
	id: string,
): Promise<{ names: Record<Party, string>; messages: ReportedMessage[] }> {
	const [thread] = await ctx.db.all<Record<Party, string>>(
		sql`SELECT t.client_name AS client, b.name AS business FROM reports r JOIN threads t ON t.id = r.object_id
			JOIN businesses b ON b.id = t.business_id WHERE r.id = ${id} AND r.object = 'thread'`,
	);
	if (!thread) throw new Refusal("not_found");
	await actAs(
		ctx,
		admin,
		{ act: "report_opened", object: "report", object_id: id },
		[],
		[notOwnReport(id, admin.user_id)],
	);
	const messages = await ctx.db
		.select(messageColumns)
		.from(reportMessages)
		.where(sql`report_id = ${id}`)
		.orderBy(asc(reportMessages.seq));
	return { names: thread, messages };
}

/**
 * The file of a message that was reported, to be read; each look is entered in the audit log. Throws `not_found`,
 * `own_case`, and what `actAs` throws.
 */
export async function openReportedFile(ctx: Ctx, admin: Admin, id: string, seq: number) {
	const [row] = await ctx.db
		.select()
		.from(reportMessages)
		.where(sql`report_id = ${id} AND seq = ${seq} AND file_name IS NOT NULL`);
	const stored = row && (await ctx.files.get(messageFileKey(row.message_id)));
	if (!stored) throw new Refusal("not_found");
	await actAs(
		ctx,
		admin,
		{ act: "report_opened", object: "report", object_id: id, fields: ["file"] },
		[],
		[notOwnReport(id, admin.user_id)],
	);
	return { name: row.file_name ?? "", media_type: row.file_type ?? "", body: stored.body, size: stored.size };
}
