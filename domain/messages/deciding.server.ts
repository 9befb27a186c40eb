import { sql } from "drizzle-orm";
import { otherParty } from "#domain/appointments/appointments.ts";
import { clientStatement } from "#domain/appointments/clients.server.ts";
import { answeredNow, weekStatement } from "#domain/businesses/weeks.server.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import { blocks, threads } from "#drizzle/schema/messages.ts";
import { changeOf, noticesReadStatements, readStatements, unreadIn, unreadStatement } from "./changes.server.ts";
import { decisionsOf } from "./messages.ts";
import { accountOf, messageNotice } from "./notices.server.ts";
import { type KeptThread, requireThread } from "./reading.server.ts";
import { keepReplyTime } from "./reply-time.server.ts";

/**
 * Accepts or declines (with a reason) a request, or closes a thread. Throws `not_found` to strangers, `not_now` where that
 * cannot be done, `signed_out`. Answers how many messages are unread in all: who answers a request has read it.
 */
export async function decideThread(
	ctx: Ctx,
	person: Person,
	thread_id: string,
	decision: "accept" | "decline" | "close",
	reason: string | null = null,
): Promise<number> {
	const [{ kept, party }, notices] = await Promise.all([
		requireThread(ctx, person, thread_id),
		noticesReadStatements(ctx, person, thread_id),
	]);
	if (!decisionsOf(kept.status, party).includes(decision)) throw new Refusal("not_now");
	const status = ({ accept: "open", decline: "declined", close: "closed" } as const)[decision];
	const values = {
		status,
		reason,
		closed_by: decision === "close" ? party : null,
		...(decision !== "close" && { answered_at: ctx.now().toISOString() }),
		updated_at: ctx.now().toISOString(),
	};
	const isAs = sql`id = ${thread_id} AND status = ${kept.status}`;
	const other = otherParty(party);
	const isHidden = kept.is_withheld || kept[`blocked_by_${other}`];
	const reader = isHidden ? null : accountOf(kept, other);
	const kind = ({ accept: "thread_accepted", decline: "thread_declined", close: null } as const)[decision];
	const results = await writeAs(
		ctx,
		person,
		[
			...readStatements(ctx, person, thread_id, party),
			...notices,
			...changeOf(ctx, reader, "update", thread_id),
			statementOf(ctx.db, ctx.db.update(threads).set(values).where(isAs)),
			...(decision === "accept" && kept.client_id && !kept.is_withheld
				? [clientStatement(ctx, { ...kept, client_id: kept.client_id })]
				: []),
			...(decision === "close" ? [] : [answerStatement(ctx, kept)]),
			...(kind && reader ? [await messageNotice(ctx, reader, kind, { thread_id, party: other })] : []),
			unreadStatement(ctx, person),
		],
		[{ condition: sql`EXISTS (SELECT 1 FROM threads WHERE ${isAs})`, refusal: new Refusal("not_now") }],
	);
	if (decision !== "close") ctx.after(keepReplyTime(ctx, person, kept.business_id));
	return unreadIn(results);
}

/** Counts an answer in the professional's figures; not to a request that was kept from them and so was not counted. */
const answerStatement = (ctx: Ctx, { id, business_id, created_at }: KeptThread) =>
	weekStatement(
		ctx,
		business_id,
		answeredNow(ctx, created_at),
		sql`NOT EXISTS (SELECT 1 FROM messages WHERE thread_id = ${id} AND seq = 1 AND is_withheld = 1)`,
	);

/**
 * Blocks the other of a thread, who is not told: what they send from then on reaches nobody. Their threads leave the list.
 * Answers how many are unread in all. Throws `not_found` to strangers and where the other is no more, `signed_out`.
 */
export async function blockOther(ctx: Ctx, person: Person, thread_id: string): Promise<number> {
	const { kept, party } = await requireThread(ctx, person, thread_id);
	const { client_id, business_id } = kept;
	if (!client_id) throw new Refusal("not_found");
	const row = { client_id, business_id, by: party, created_at: ctx.now().toISOString() };
	const results = await writeAs(ctx, person, [
		...readStatements(ctx, person, thread_id, party),
		statementOf(ctx.db, ctx.db.insert(blocks).values(row).onConflictDoNothing()),
		unreadStatement(ctx, person),
	]);
	return unreadIn(results);
}

/** Hears the other again; what they sent meanwhile stays away. Throws `not_found` to strangers, `signed_out`. */
export async function unblockOther(ctx: Ctx, person: Person, thread_id: string): Promise<void> {
	const { kept, party } = await requireThread(ctx, person, thread_id);
	const own = sql`client_id = ${kept.client_id} AND business_id = ${kept.business_id} AND "by" = ${party}`;
	await writeAs(ctx, person, [
		...changeOf(ctx, person.user_id, "update", thread_id),
		statementOf(ctx.db, ctx.db.delete(blocks).where(own)),
	]);
}
