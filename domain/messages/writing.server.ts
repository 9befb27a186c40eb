import { sql } from "drizzle-orm";
import { otherParty, type Party } from "#domain/appointments/appointments.ts";
import type { Person } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { messageStatements, readStatements, unreadIn, unreadStatement } from "./changes.server.ts";
import { messageLimits } from "./limits.ts";
import type { Message } from "./messages.ts";
import { accountOf, messageNotice } from "./notices.server.ts";
import { requireThread } from "./reading.server.ts";

/**
 * Writes a message. The same key again answers the message that came of it. Throws `not_found` to strangers, `not_now`
 * where the thread is not open, `too_fast` beyond twenty a minute, `idempotency_mismatch`, `signed_out`.
 */
export async function writeMessage(
	ctx: Ctx,
	person: Person,
	thread_id: string,
	{ body }: { body: string },
	key: string | null = null,
): Promise<Message> {
	const { kept, party } = await requireThread(ctx, person, thread_id);
	const earlier = key === null ? null : await findByKey(ctx, thread_id, party, key);
	if (earlier) return sameAs(earlier, body);
	const other = otherParty(party);
	const is_withheld = kept[`blocked_by_${other}`] || kept.is_withheld;
	const { id, statements } = await messageStatements(ctx, person, { ...kept, is_withheld, party, body, key });
	const reader = is_withheld ? null : accountOf(kept, other);
	const about = { thread_id, party: other, read_seq: kept[`${other}_read_seq`] };
	const minute = later(ctx, -60);
	try {
		const results = await writeAs(
			ctx,
			person,
			[
				...statements,
				...(reader ? [await messageNotice(ctx, reader, "message_received", about)] : []),
				ctx.db.$client.prepare("SELECT id, seq, party, body, created_at FROM messages WHERE id = ?").bind(id),
			],
			[
				{
					condition: sql`EXISTS (SELECT 1 FROM threads WHERE id = ${thread_id} AND status = 'open')`,
					refusal: new Refusal("not_now"),
				},
				{
					condition: sql`(SELECT count(*) FROM messages WHERE thread_id = ${thread_id} AND party = ${party}
						AND seq > (SELECT last_seq FROM threads WHERE id = ${thread_id}) - ${2 * messageLimits.perMinute}
						AND created_at > ${minute}) < ${messageLimits.perMinute}`,
					refusal: new Refusal("too_fast", { seconds: 60 }),
				},
			],
		);
		return results.at(-1)?.results[0] as Message;
	} catch (error) {
		// Sent twice at once: the other was quicker.
		const twin = key !== null && !(error instanceof Refusal) ? await findByKey(ctx, thread_id, party, key) : null;
		if (!twin) throw error;
		return sameAs(twin, body);
	}
}

const findByKey = (ctx: Ctx, thread_id: string, party: Party, key: string) =>
	ctx.db.$client
		.prepare(
			"SELECT id, seq, party, body, created_at FROM messages WHERE thread_id = ? AND party = ? AND idempotency_key = ?",
		)
		.bind(thread_id, party, key)
		.first<Message>();

function sameAs(message: Message, body: string): Message {
	if (message.body !== body) throw new Refusal("idempotency_mismatch");
	return message;
}

/** Marks a thread as read by the person; answers how many are unread in all. Throws `not_found` to strangers, `signed_out`. */
export async function markThreadRead(ctx: Ctx, person: Person, thread_id: string): Promise<number> {
	const { kept, party } = await requireThread(ctx, person, thread_id);
	const count = unreadStatement(ctx, person);
	const results =
		kept[`${party}_unread`] === 0
			? [await count.all()]
			: await writeAs(ctx, person, [...readStatements(ctx, person, thread_id, party), count]);
	return unreadIn(results);
}
