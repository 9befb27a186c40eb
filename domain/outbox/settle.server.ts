import type { Ctx } from "#domain/ground/context.server.ts";
import type { ClaimedRow, Due, Try } from "./delivery.ts";
import { secondsAfter } from "./plan.server.ts";

const minute = 60;
/** Seconds until the next try, after the first failure, the second and so on; the last for all after it. */
const backOffSeconds = [minute, 5 * minute, 30 * minute, 60 * minute] as const;
const mostAttempts = 24;
/** Rooms are told again sooner, and for as long: a day. */
const liveBackOffSeconds = 5;
const longestLiveMs = 24 * 3600 * 1000;

/** Deletes what has left; schedules the rest for another try, or gives it up; keeps what is held by quiet hours by now. */
export async function settle(ctx: Ctx, tries: readonly Try[], held: readonly Due[]): Promise<void> {
	const { $client: d1 } = ctx.db;
	const over: string[] = [];
	const statements: D1PreparedStatement[] = [];
	const toldSeq = new Map<string, number>();
	for (const { row, notice, delivery } of held) {
		statements.push(
			d1
				.prepare("UPDATE outbox SET due_at = ?, held_for = ?, attempts = attempts - 1 WHERE id = ? AND attempts = ?")
				.bind(delivery?.quiet_until ?? null, notice?.to ?? null, row.id, row.attempts),
		);
	}
	for (const { row, failure, seq = 0 } of tries) {
		const { id, kind, attempts } = row;
		if (!failure) {
			over.push(id);
			if (seq > 0) toldSeq.set(row.sealed, seq);
		} else if (isGivenUp(ctx, row)) {
			// What is logged names neither people nor codes; the message of an error may.
			ctx.log("outbox_dropped", { id, kind });
			// A room is not told what happened a day ago.
			if (row.channel === "live") over.push(id);
			else statements.push(failedStatement(ctx, row, failure.error, never, ctx.now().toISOString()));
		} else {
			ctx.log("outbox_failed", { id, kind, attempts, error: reasonOf(failure.error) });
			statements.push(failedStatement(ctx, row, failure.error, secondsAfter(ctx.now(), backOffOf(row)), null));
		}
	}
	for (const [user_id, seq] of toldSeq)
		statements.push(d1.prepare("UPDATE inboxes SET told_seq = max(told_seq, ?) WHERE user_id = ?").bind(seq, user_id));
	if (over.length > 0)
		statements.push(
			d1.prepare("DELETE FROM outbox WHERE id IN (SELECT value FROM json_each(?))").bind(JSON.stringify(over)),
		);
	if (statements.length > 0) await d1.batch(statements);
}

/** When what was given up is due. */
const never = "9999-12-31T00:00:00.000Z";

/** Notes a failure; a sweeper that has claimed the row since decides when it is due. */
const failedStatement = (ctx: Ctx, row: ClaimedRow, error: unknown, due_at: string, given_up_at: string | null) =>
	ctx.db.$client
		.prepare("UPDATE outbox SET due_at = ?, failure = ?, given_up_at = ? WHERE id = ? AND attempts = ?")
		.bind(due_at, reasonOf(error), given_up_at, row.id, row.attempts);

const isGivenUp = (ctx: Ctx, { channel, attempts, created_at }: ClaimedRow) =>
	channel === "live" ? Date.parse(created_at) + longestLiveMs <= ctx.now().getTime() : attempts >= mostAttempts;

const backOffOf = ({ channel, attempts }: ClaimedRow) =>
	channel === "live" ? liveBackOffSeconds : (backOffSeconds[Math.min(attempts, backOffSeconds.length) - 1] ?? minute);

/** What kind of error it was: its code (`E_SENDER_NOT_VERIFIED`), else its name. */
function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return "unknown";
	return "code" in error && /^[A-Z_]{1,60}$/.test(String(error.code)) ? String(error.code) : error.name;
}
