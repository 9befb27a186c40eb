import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Category } from "#domain/businesses/legal-services.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { guarded, mustHold, writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { planStatement } from "#domain/outbox/plan.server.ts";
import { statementOf } from "#drizzle/db.ts";
import { newsFollows } from "#drizzle/schema/news.ts";
import { mostFollowed, subjectsOf } from "./news.ts";
import type { NewsNotice } from "./notices.ts";

/** The countries and topics that a person follows, of all or of some; at most 30 rows. */
export async function listFollowedNews({ db }: Ctx, { user_id }: Person, among?: readonly string[]): Promise<string[]> {
	const rows = await db
		.select({ subject: newsFollows.subject })
		.from(newsFollows)
		.where(and(eq(newsFollows.user_id, user_id), among && inArray(newsFollows.subject, [...among])))
		.orderBy(asc(newsFollows.subject));
	return rows.map(({ subject }) => subject);
}

/**
 * Has a person hear of news about a country (its code) or a topic; twice is once. Throws `too_many_follows`, `invalid` for a
 * country that there is not, `signed_out`.
 */
export async function followNews(ctx: Ctx, person: Person, subject: string): Promise<void> {
	await writeAs(
		ctx,
		person,
		[
			ctx.db.$client
				.prepare("INSERT OR IGNORE INTO news_follows (user_id, subject, created_at) VALUES (?, ?, ?)")
				.bind(person.user_id, subject, ctx.now().toISOString()),
		],
		[
			{
				condition: sql`(SELECT count(*) FROM news_follows WHERE user_id = ${person.user_id} AND subject <> ${subject}) < ${mostFollowed}`,
				refusal: new Refusal("too_many_follows"),
			},
			...(/^[A-Z]{2}$/.test(subject)
				? [
						{
							condition: sql`EXISTS (SELECT 1 FROM countries WHERE id = ${subject})`,
							refusal: new Refusal("invalid", { field: "subject" }),
						},
					]
				: []),
		],
	);
}

/** Ends what `followNews` began; what is not followed is no error. Throws `signed_out`. */
export async function unfollowNews(ctx: Ctx, person: Person, subject: string): Promise<void> {
	await writeAs(ctx, person, [
		ctx.db.$client.prepare("DELETE FROM news_follows WHERE user_id = ? AND subject = ?").bind(person.user_id, subject),
	]);
}

/** How many people are told in one step, and how many steps one run takes. */
const perStep = 100;
const mostSteps = 10;

type Telling = { article_id: string; told_user_id: string; status: string; countries: string; topics: string };

/**
 * Tells those who follow what an article is about that it is there, a hundred in a batch; what is left waits for the next
 * run. The schedule calls it. Nobody is told twice of one, however often a run breaks off: how far it has come is written
 * in the batch that tells them, and guarded.
 */
export async function tellFollowers(ctx: Ctx): Promise<void> {
	for (let step = 0; step < mostSteps; step++) if (!(await tellSome(ctx))) return;
}

/** Whether there was anything to tell. */
async function tellSome(ctx: Ctx): Promise<boolean> {
	const { $client: d1 } = ctx.db;
	const telling = await d1
		.prepare(
			`SELECT t.article_id, t.told_user_id, a.status, a.countries, a.topics FROM news_tellings t
			JOIN articles a ON a.id = t.article_id ORDER BY t.article_id LIMIT 1`,
		)
		.first<Telling>();
	if (!telling) return false;
	const { article_id, told_user_id } = telling;
	const content: { countries: string[]; topics: Category[] } = {
		countries: JSON.parse(telling.countries),
		topics: JSON.parse(telling.topics),
	};
	const { results } = await d1
		.prepare(
			`SELECT DISTINCT user_id FROM news_follows WHERE subject IN (SELECT value FROM json_each(?)) AND user_id > ?
			ORDER BY user_id LIMIT ?`,
		)
		.bind(JSON.stringify(telling.status === "published" ? subjectsOf(content) : []), told_user_id, perStep)
		.all<{ user_id: string }>();
	const notices = await Promise.all(
		results.map(({ user_id: to }) =>
			planStatement<NewsNotice>(ctx, {
				...{ kind: "article_published", channel: "person", to, values: { article_id }, locale: "" },
				key: `news ${article_id} ${to}`,
			}),
		),
	);
	const isAsRead = sql`SELECT 1 FROM news_tellings WHERE article_id = ${article_id} AND told_user_id = ${told_user_id}`;
	const last = results.at(-1);
	try {
		await guarded(
			"conflict",
			d1.batch([
				statementOf(ctx.db, mustHold(ctx.db, isAsRead)),
				...notices,
				last && results.length === perStep
					? d1.prepare("UPDATE news_tellings SET told_user_id = ? WHERE article_id = ?").bind(last.user_id, article_id)
					: d1.prepare("DELETE FROM news_tellings WHERE article_id = ?").bind(article_id),
			]),
		);
	} catch (error) {
		// Another run tells them at the same time.
		if (!(error instanceof Refusal)) throw error;
		return false;
	}
	return true;
}
