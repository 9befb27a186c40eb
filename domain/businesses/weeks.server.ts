import { type SQL, sql } from "drizzle-orm";
import type { Actor, Person, Professional } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { minuteMs } from "#domain/ground/durations.ts";
import { countStatement, isOver } from "#domain/ground/rate-limits.server.ts";
import { statementOf } from "#drizzle/db.ts";
import { businessWeeks } from "#drizzle/schema/businesses.ts";
import { isListedSql } from "./listed.ts";
import { type Counts, type Figures, figuresOf, firstWeekRead, mondayOf, type Period, type Week } from "./weeks.ts";

/**
 * Adds to the figures of a profile for this week. It belongs into the batch of what is counted, so that what is refused
 * counts nothing; `condition` says in SQL what else must hold, as the batch comes to it.
 */
export function weekStatement(
	ctx: Ctx,
	business_id: string,
	{ views = 0, requests = 0, bookings = 0, answers = 0, answer_minutes = 0 }: Partial<Counts>,
	condition: SQL = sql`true`,
): D1PreparedStatement {
	const { db } = ctx;
	const added = sql`${views}, ${requests}, ${bookings}, ${answers}, ${answer_minutes}`;
	return statementOf(
		db,
		db
			.insert(businessWeeks)
			.select(sql`SELECT ${business_id}, ${mondayOf(ctx.now())}, ${added} WHERE ${condition}`)
			.onConflictDoUpdate({
				target: [businessWeeks.business_id, businessWeeks.week],
				set: {
					views: sql`views + excluded.views`,
					requests: sql`requests + excluded.requests`,
					bookings: sql`bookings + excluded.bookings`,
					answers: sql`answers + excluded.answers`,
					answer_minutes: sql`answer_minutes + excluded.answer_minutes`,
				},
			}),
	);
}

/** What an answer adds to what was asked at `asked_at`. */
export const answeredNow = (ctx: Ctx, asked_at: string) => ({
	answers: 1,
	answer_minutes: Math.max(0, Math.round((ctx.now().getTime() - Date.parse(asked_at)) / minuteMs)),
});

/**
 * Counts that somebody has opened a profile, and keeps nothing of who. Only a listed profile is counted, not for its
 * owner, and only so many times an hour from one network, whichever profiles they are: of a key with a profile in it one
 * could find out who has looked.
 */
export async function countView(ctx: Ctx, viewer: Actor | null, business_id: string): Promise<void> {
	const [counted] = await ctx.db.$client.batch([await countStatement(ctx, "view", ctx.client.network)]);
	if (isOver(ctx, "view", counted)) return;
	await weekStatement(
		ctx,
		business_id,
		{ views: 1 },
		sql`EXISTS (SELECT 1 FROM businesses WHERE id = ${business_id} AND ${sql.raw(isListedSql("status"))})
			AND NOT EXISTS (SELECT 1 FROM business_owners WHERE business_id = ${business_id} AND user_id = ${viewer?.user_id ?? null})`,
	).run();
}

const columns = "w.week, w.views, w.requests, w.bookings, w.answers, w.answer_minutes";

/** The figures of the professional's own profile for so many full weeks and this one; null for who has none. */
export async function findFigures(ctx: Ctx, { user_id }: Professional, period: Period): Promise<Figures | null> {
	const { $client: d1 } = ctx.db;
	const now = ctx.now();
	const [owned, read] = await d1.batch<Record<string, unknown>>([
		d1
			.prepare(
				`SELECT b.id, b.name, (SELECT week FROM business_weeks WHERE business_id = b.id
					AND (week < ?2 OR requests + bookings + answers > 0) ORDER BY week LIMIT 1) AS since
				FROM business_owners o JOIN businesses b ON b.id = o.business_id WHERE o.user_id = ?1`,
			)
			.bind(user_id, mondayOf(now)),
		d1
			.prepare(
				`SELECT ${columns} FROM business_owners o JOIN business_weeks w ON w.business_id = o.business_id
				WHERE o.user_id = ? AND w.week >= ? AND w.week <= ?`,
			)
			.bind(user_id, firstWeekRead(now, period), mondayOf(now)),
	]);
	const [own] = (owned?.results ?? []) as { id: string; name: string; since: string | null }[];
	if (!own) return null;
	const { since, ...business } = own;
	return figuresOf(now, period, { business, since, rows: (read?.results ?? []) as Week[] });
}

/** All weeks of the person's own profile, oldest first; none for who has none. */
export async function listOwnWeeks(ctx: Ctx, { user_id }: Person): Promise<Week[]> {
	const { results } = await ctx.db.$client
		.prepare(
			`SELECT ${columns} FROM business_owners o JOIN business_weeks w ON w.business_id = o.business_id
			WHERE o.user_id = ? ORDER BY w.week`,
		)
		.bind(user_id)
		.all<Week>();
	return results;
}
