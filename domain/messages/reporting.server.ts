import { sql } from "drizzle-orm";
import type { Person } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { newId } from "#domain/ground/ids.ts";
import { writeAs } from "#domain/ground/must.server.ts";
import { newReference } from "#domain/ground/references.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import { messageReports } from "#drizzle/schema/messages.ts";
import { reportLimits } from "./limits.ts";
import { isShownTo, requireThread } from "./reading.server.ts";
import type { MessageReport } from "./reports.ts";

const day = 24 * 3600;

/**
 * Reports messages of one's own thread: those that are named, as they were sent, wait for an admin, who sees no others.
 * Answers the reference. The other is not told. Throws `not_found` to strangers, `invalid` with `messages` for one that
 * they do not see, `too_fast` beyond ten reports a day, `signed_out`.
 */
export async function reportMessages(
	ctx: Ctx,
	person: Person,
	thread_id: string,
	{ kind, reason, messages: chosen }: MessageReport,
): Promise<string> {
	const { party } = await requireThread(ctx, person, thread_id);
	const id = newId();
	const reference = newReference("R");
	const created_at = ctx.now().toISOString();
	const row = { id, reference, thread_id, user_id: person.user_id, party, kind, reason, created_at };
	const messages = [...new Set(chosen)];
	const named = JSON.stringify(messages);
	const found = sql`FROM messages m WHERE m.thread_id = ${thread_id} AND ${sql.raw(isShownTo(`'${party}'`))}
		AND m.seq IN (SELECT value FROM json_each(${named}))`;
	await writeAs(
		ctx,
		person,
		[
			statementOf(ctx.db, ctx.db.insert(messageReports).values(row)),
			ctx.db.$client
				.prepare(
					`INSERT INTO reported_messages (report_id, message_id, seq, party, body, file_name, file_type, file_bytes, sent_at)
					SELECT ?1, m.id, m.seq, m.party, m.body, m.file_name, m.file_type, m.file_bytes, m.created_at FROM messages m
					WHERE m.thread_id = ?2 AND m.seq IN (SELECT value FROM json_each(?3))`,
				)
				.bind(id, thread_id, named),
		],
		[
			{
				condition: sql`(SELECT count(*) ${found}) = ${messages.length}`,
				refusal: new Refusal("invalid", { field: "messages" }),
			},
			{
				condition: sql`(SELECT count(*) FROM message_reports WHERE user_id = ${person.user_id}
					AND created_at > ${later(ctx, -day)}) < ${reportLimits.perDay}`,
				refusal: new Refusal("too_fast", { seconds: day }),
			},
		],
	);
	return reference;
}
