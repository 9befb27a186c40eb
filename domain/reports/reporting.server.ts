import { type SQL, sql } from "drizzle-orm";
import type { Person } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { newId } from "#domain/ground/ids.ts";
import { type Guard, writeAs } from "#domain/ground/must.server.ts";
import { newReference } from "#domain/ground/references.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { isShownTo, requireThread } from "#domain/messages/reading.server.ts";
import { type ReportKind, type ReportObject, reportLimits } from "./kinds.ts";
import type { BusinessReport, MessageReport, ReviewReport } from "./reports.ts";

const day = 24 * 3600;

/** Which reports of one person say something new: ?1 is what they are about, ?2 the person. */
const isNew: Record<ReportObject, string> = {
	business: "NOT EXISTS (SELECT 1 FROM reports WHERE object_id = ?1 AND user_id = ?2 AND decided_at IS NULL)",
	review: "NOT EXISTS (SELECT 1 FROM reports WHERE object_id = ?1 AND user_id = ?2)",
	// Each shows other messages.
	thread: "TRUE",
};

type NewReport = { id: string; object: ReportObject; object_id: string; kind: ReportKind; reason: string };

/**
 * Writes a report where it says something new, between the statements that belong to it. Answers the reference of the
 * last one, new or not. Throws the refusals of `holds`, `too_fast` beyond ten reports a day, `signed_out`.
 */
async function report(
	ctx: Ctx,
	person: Person,
	{ id, object, object_id, kind, reason }: NewReport,
	holds: readonly Guard[],
	{ before = [], after = [] }: { before?: D1PreparedStatement[]; after?: D1PreparedStatement[] } = {},
): Promise<string> {
	const { user_id } = person;
	const { $client: d1 } = ctx.db;
	const results = await writeAs(
		ctx,
		person,
		[
			...before,
			d1
				.prepare(
					`INSERT INTO reports (id, reference, object, object_id, user_id, kind, reason, created_at)
					SELECT ?3, ?4, ?5, ?1, ?2, ?6, ?7, ?8 WHERE ${isNew[object]}`,
				)
				.bind(object_id, user_id, id, newReference("R"), object, kind, reason, ctx.now().toISOString()),
			...after,
			d1
				.prepare(
					"SELECT reference FROM reports WHERE object_id = ? AND user_id = ? ORDER BY created_at DESC, rowid DESC LIMIT 1",
				)
				.bind(object_id, user_id),
		],
		[
			...holds,
			{
				condition: sql`(SELECT count(*) FROM reports WHERE user_id = ${user_id} AND created_at > ${later(ctx, -day)}) < ${reportLimits.perDay}`,
				refusal: new Refusal("too_fast", { seconds: day }),
			},
		],
	);
	const [row] = (results.at(-1)?.results ?? []) as { reference: string }[];
	return row?.reference ?? "";
}

const notFoundUnless = (condition: SQL): Guard => ({ condition, refusal: new Refusal("not_found") });

/**
 * Reports a profile. While a report of the same person waits, another says nothing new. Answers the reference. Throws
 * `not_found`, and what `report` throws.
 */
export const reportBusiness = (ctx: Ctx, person: Person, object_id: string, given: BusinessReport): Promise<string> =>
	report(ctx, person, { id: newId(), object: "business", object_id, ...given }, [
		notFoundUnless(sql`EXISTS (SELECT 1 FROM businesses WHERE id = ${object_id})`),
	]);

/**
 * Says that a review should not stand. It stands until an admin has looked; while a report of the same
 * person waits, another says nothing new. Answers the reference. Throws `not_found` for a review that is not shown,
 * `report_decided` where one of theirs has been decided, and what `report` throws.
 */
export const reportReview = (ctx: Ctx, person: Person, object_id: string, given: ReviewReport): Promise<string> =>
	report(
		ctx,
		person,
		{ id: newId(), object: "review", object_id, ...given },
		[
			notFoundUnless(sql`EXISTS (SELECT 1 FROM reviews WHERE id = ${object_id} AND status <> 'removed')`),
			{
				condition: sql`NOT EXISTS (SELECT 1 FROM reports WHERE object_id = ${object_id} AND user_id = ${person.user_id}
					AND decided_at IS NOT NULL)`,
				refusal: new Refusal("report_decided"),
			},
		],
		{
			before: [
				ctx.db.$client
					.prepare(`UPDATE reviews SET status = 'reported' WHERE id = ?1 AND status = 'published' AND ${isNew.review}`)
					.bind(object_id, person.user_id),
			],
		},
	);

/**
 * Reports messages of one's own thread: those that are named, as they were sent, wait for an admin, who sees no others.
 * Answers the reference. The other is not told. Throws `not_found` to strangers, `invalid` with `messages` for one that
 * they do not see, and what `report` throws.
 */
export async function reportMessages(
	ctx: Ctx,
	person: Person,
	object_id: string,
	{ messages: chosen, ...given }: MessageReport,
): Promise<string> {
	const { party } = await requireThread(ctx, person, object_id);
	const id = newId();
	const messages = [...new Set(chosen)];
	const named = JSON.stringify(messages);
	const found = sql`FROM messages m WHERE m.thread_id = ${object_id} AND ${sql.raw(isShownTo(`'${party}'`))}
		AND m.seq IN (SELECT value FROM json_each(${named}))`;
	return report(
		ctx,
		person,
		{ id, object: "thread", object_id, ...given },
		[
			{
				condition: sql`(SELECT count(*) ${found}) = ${messages.length}`,
				refusal: new Refusal("invalid", { field: "messages" }),
			},
		],
		{
			after: [
				ctx.db.$client
					.prepare(
						`INSERT INTO report_messages (report_id, message_id, seq, party, body, file_name, file_type, file_bytes, sent_at)
						SELECT ?1, m.id, m.seq, m.party, m.body, m.file_name, m.file_type, m.file_bytes, m.created_at FROM messages m
						WHERE m.thread_id = ?2 AND m.seq IN (SELECT value FROM json_each(?3))`,
					)
					.bind(id, object_id, named),
			],
		},
	);
}
