import { sql } from "drizzle-orm";
import { actAs, entryStatement } from "#domain/audit/audit.server.ts";
import type { AuditAct } from "#domain/audit/audit.ts";
import type { Admin, Fresh } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { forEachSafely } from "#domain/ground/for-each-safely.server.ts";
import { guarded, mustHold } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import { type ArticleCase, atVersion, isReviewed, isReviewer, requireArticle, requireWhole } from "./editing.server.ts";
import { listStatements } from "./lists.server.ts";
import { type ArticleContent, type ArticleStatus, articleLimits } from "./news.ts";

/** From which status each act leads to which; see the table in news.ts. */
const transitions = {
	article_published: { from: ["draft", "scheduled"], to: "published" },
	article_scheduled: { from: ["draft"], to: "scheduled" },
	article_unscheduled: { from: ["scheduled"], to: "draft" },
	article_superseded: { from: ["published"], to: "superseded" },
	article_withdrawn: { from: ["published", "superseded"], to: "withdrawn" },
} as const satisfies Partial<Record<AuditAct, { from: readonly ArticleStatus[]; to: ArticleStatus }>>;
type Transition = keyof typeof transitions;

/** The article, which can be what an act makes of it. Throws `not_found`, `conflict`, `not_now`. */
async function requireReady(
	ctx: Ctx,
	admin: Admin,
	id: string,
	version: number,
	act: Transition,
): Promise<ArticleCase> {
	const article = await requireArticle(ctx, admin, id);
	if (article.version !== version) throw new Refusal("conflict");
	if (!(transitions[act].from as readonly ArticleStatus[]).includes(article.status)) throw new Refusal("not_now");
	return article;
}

/** What an act makes of an article; `fields` are columns that get a value beside its status. */
function become(ctx: Ctx, id: string, act: Transition, fields: Record<string, string | null>): D1PreparedStatement {
	const columns = Object.keys(fields);
	return ctx.db.$client
		.prepare(
			`UPDATE articles SET status = ?, version = version + 1, updated_at = ?, publish_at = NULL
			${columns.map((column) => `, ${column} = ?`).join("")} WHERE id = ?`,
		)
		.bind(transitions[act].to, ctx.now().toISOString(), ...Object.values(fields), id);
}

/** An article becomes one that people read, and its followers are to be told, once and for all. */
const publishStatements = (
	ctx: Ctx,
	id: string,
	content: Pick<ArticleContent, "countries" | "topics" | "language">,
) => {
	const now = ctx.now().toISOString();
	return [
		become(ctx, id, "article_published", { published_at: now }),
		...listStatements(ctx, id, content, now),
		ctx.db.$client.prepare("INSERT OR IGNORE INTO news_tellings (article_id) VALUES (?)").bind(id),
	];
};

/** Publishes an article now. Throws `not_found`, `conflict`, `not_now`, `invalid` with what is missing, and what `actAs` throws. */
export async function publishArticle(ctx: Ctx, admin: Admin, id: string, version: number): Promise<void> {
	const article = await requireReady(ctx, admin, id, version, "article_published");
	requireWhole(article);
	await actAs(
		ctx,
		admin,
		{ act: "article_published", object: "article", object_id: id },
		publishStatements(ctx, id, article),
		[...atVersion(id, version), isReviewed(article.reviewer_id)],
	);
}

/**
 * Has the schedule publish an article at an instant within a year. Throws `invalid` with `publish_at` for another, and what
 * `publishArticle` throws.
 */
export async function scheduleArticle(
	ctx: Ctx,
	admin: Admin,
	id: string,
	{ version, publish_at }: { version: number; publish_at: string },
): Promise<void> {
	const article = await requireReady(ctx, admin, id, version, "article_scheduled");
	requireWhole(article);
	if (publish_at <= ctx.now().toISOString() || publish_at > later(ctx, articleLimits.daysAhead * 24 * 3600))
		throw new Refusal("invalid", { field: "publish_at" });
	await actAs(
		ctx,
		admin,
		{ act: "article_scheduled", object: "article", object_id: id },
		[become(ctx, id, "article_scheduled", { publish_at })],
		[...atVersion(id, version), isReviewed(article.reviewer_id)],
	);
}

/** Takes an article back before the schedule publishes it. Throws `not_found`, `conflict`, `not_now`, and what `actAs` throws. */
export async function unscheduleArticle(ctx: Ctx, admin: Admin, id: string, version: number): Promise<void> {
	await requireReady(ctx, admin, id, version, "article_unscheduled");
	await actAs(
		ctx,
		admin,
		{ act: "article_unscheduled", object: "article", object_id: id },
		[become(ctx, id, "article_unscheduled", {})],
		atVersion(id, version),
	);
}

/**
 * Says of an article that another, which is published, has taken its place: it leaves the lists, and its page leads there.
 * Throws `invalid` with `superseded_by` for one that cannot, `not_found`, `conflict`, `not_now`, and what `actAs` throws.
 */
export async function supersedeArticle(
	ctx: Ctx,
	admin: Admin,
	id: string,
	{ version, superseded_by }: { version: number; superseded_by: string },
): Promise<void> {
	const article = await requireReady(ctx, admin, id, version, "article_superseded");
	await actAs(
		ctx,
		admin,
		{ act: "article_superseded", object: "article", object_id: id },
		[become(ctx, id, "article_superseded", { superseded_by }), ...listStatements(ctx, id, article, null)],
		[
			...atVersion(id, version),
			{
				condition: sql`EXISTS (SELECT 1 FROM articles WHERE id = ${superseded_by} AND id <> ${id} AND status = 'published')`,
				refusal: new Refusal("invalid", { field: "superseded_by" }),
			},
		],
	);
}

/**
 * Takes an article away for good: its page says why, and nobody is told of it any more. Throws `not_found`, `conflict`,
 * `not_now`, and what `actAs` throws.
 */
export async function withdrawArticle(
	ctx: Ctx,
	admin: Fresh<Admin>,
	id: string,
	{ version, reason }: { version: number; reason: string },
): Promise<void> {
	const article = await requireReady(ctx, admin, id, version, "article_withdrawn");
	await actAs(
		ctx,
		admin,
		{ act: "article_withdrawn", object: "article", object_id: id },
		[
			become(ctx, id, "article_withdrawn", { withdrawn_reason: reason, withdrawn_at: ctx.now().toISOString() }),
			...listStatements(ctx, id, article, null),
			ctx.db.$client.prepare("DELETE FROM news_tellings WHERE article_id = ?").bind(id),
		],
		atVersion(id, version),
	);
}

/** Articles that one run publishes. */
const perRun = 50;

type Due = {
	id: string;
	version: number;
	countries: string;
	topics: string;
	language: ArticleContent["language"];
	is_reviewed: number;
};

/**
 * Publishes the articles whose time has come; the schedule calls it. One whose reviewer is not verified any more, or has
 * left, becomes a draft again. However often and late runs come, each article is published once: its status and version are guarded.
 */
export async function publishScheduled(ctx: Ctx): Promise<void> {
	const results = await ctx.db.all<Due>(
		sql`SELECT id, version, countries, topics, language, ${isReviewer(sql`articles.reviewer_id`)} AS is_reviewed FROM articles
			WHERE status = 'scheduled' AND publish_at <= ${ctx.now().toISOString()} ORDER BY publish_at LIMIT ${perRun}`,
	);
	await forEachSafely(
		ctx,
		() => "publishScheduled",
		results,
		(due) => publishDue(ctx, due),
	);
}

async function publishDue(ctx: Ctx, { id, version, language, is_reviewed, ...lists }: Due): Promise<void> {
	const act = is_reviewed === 1 ? "article_published" : "article_unscheduled";
	const content = { language, countries: JSON.parse(lists.countries), topics: JSON.parse(lists.topics) };
	const isAsRead = sql`SELECT 1 FROM articles WHERE id = ${id} AND status = 'scheduled' AND version = ${version}
		AND ${isReviewer(sql`articles.reviewer_id`)} = ${is_reviewed}`;
	try {
		await guarded(
			"conflict",
			ctx.db.$client.batch([
				statementOf(ctx.db, mustHold(ctx.db, isAsRead)),
				entryStatement(ctx, null, { act, object: "article", object_id: id }),
				...(act === "article_published" ? publishStatements(ctx, id, content) : [become(ctx, id, act, {})]),
			]),
		);
	} catch (error) {
		// Somebody has changed it since it was read: the next run looks at it again.
		if (!(error instanceof Refusal)) throw error;
	}
}
