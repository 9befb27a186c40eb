/** The mail once a week about what a person follows; see docs/decisions/045. */
import { sql } from "drizzle-orm";
import type { Person } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { forEachSafely } from "#domain/ground/for-each-safely.server.ts";
import { guarded, mustHold, writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { planStatement } from "#domain/outbox/plan.server.ts";
import { statementOf } from "#drizzle/db.ts";
import type { WeeklyNotice } from "./notices.ts";

const week = 7 * 24 * 3600;

/** Whether a person gets the mail. */
export async function hasWeeklyNews({ db }: Ctx, { user_id }: Person): Promise<boolean> {
	const [row] = await db.all(sql`SELECT 1 FROM news_letters WHERE user_id = ${user_id}`);
	return row !== undefined;
}

/** Has a person get the mail each week from now on, or no more; what is so already stays so. Throws `signed_out`. */
export async function saveWeeklyNews(ctx: Ctx, person: Person, isOn: boolean): Promise<void> {
	const { $client: d1 } = ctx.db;
	// The same however often it is switched off and on: the link in an older mail ends it still.
	const [token = ""] = await ctx.keys.macs("weekly news", person.user_id);
	await writeAs(ctx, person, [
		isOn
			? d1
					.prepare("INSERT OR IGNORE INTO news_letters (user_id, token, next_at) VALUES (?, ?, ?)")
					.bind(person.user_id, token, later(ctx, week))
			: d1.prepare("DELETE FROM news_letters WHERE user_id = ?").bind(person.user_id),
	]);
}

/** Ends the mail of whoever has the token of its link (RFC 8058). Says nothing of whether there was one. */
export async function endWeeklyNews(ctx: Ctx, token: string): Promise<void> {
	await ctx.db.$client.prepare("DELETE FROM news_letters WHERE token = ?").bind(token).run();
}

/** Mails that one run plans. */
const perRun = 100;

/** Plans the mails whose week is over; the schedule calls it. One a person and week, however often a run breaks off. */
export async function planWeeklyNews(ctx: Ctx): Promise<void> {
	const { results } = await ctx.db.$client
		.prepare(`SELECT user_id, token, next_at FROM news_letters WHERE next_at <= ? ORDER BY next_at LIMIT ${perRun}`)
		.bind(ctx.now().toISOString())
		.all<{ user_id: string; token: string; next_at: string }>();
	await forEachSafely(
		ctx,
		() => "planWeeklyNews",
		results,
		async ({ user_id: to, token, next_at }) => {
			const until = ctx.now().toISOString();
			const since = new Date(Date.parse(next_at) - week * 1000).toISOString();
			const isAsRead = sql`SELECT 1 FROM news_letters WHERE user_id = ${to} AND next_at = ${next_at}`;
			try {
				await guarded(
					"conflict",
					ctx.db.$client.batch([
						statementOf(ctx.db, mustHold(ctx.db, isAsRead)),
						await planStatement<WeeklyNotice>(ctx, {
							...{ kind: "news_weekly", channel: "person", to, values: { since, until, token }, locale: "" },
						}),
						ctx.db.$client.prepare("UPDATE news_letters SET next_at = ? WHERE user_id = ?").bind(later(ctx, week), to),
					]),
				);
			} catch (error) {
				// Another run has planned it.
				if (!(error instanceof Refusal)) throw error;
			}
		},
	);
}
