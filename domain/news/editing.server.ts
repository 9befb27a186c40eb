import { desc, eq, type SQL, sql } from "drizzle-orm";
import { actAs } from "#domain/audit/audit.server.ts";
import { isListedSql } from "#domain/businesses/listed.ts";
import { cleanPhoto, newPhotoKey } from "#domain/files/photos.ts";
import type { Admin } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { pageOf, placeOf } from "#domain/ground/cursors.ts";
import { newId } from "#domain/ground/ids.ts";
import type { Guard } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import { articles, articleVersions } from "#drizzle/schema/news.ts";
import type { ArticleInput } from "./article-input.ts";
import { listStatements } from "./lists.server.ts";
import { htmlOf } from "./markdown.ts";
import {
	type ArticleContent,
	type ArticleStatus,
	changedParts,
	checkedParts,
	contentOf,
	missingIn,
	readingMinutes,
} from "./news.ts";

type Row = typeof articles.$inferSelect;

/** An article in the list of the desk. */
export type ArticleLine = Pick<
	Row,
	"id" | "title" | "language" | "status" | "publish_at" | "published_at" | "updated_at"
>;

const perPage = 20;

/** Articles of a status, those that were changed last first. Throws `invalid` for a cursor that is none. A page costs its rows. */
export async function listArticles(
	{ db }: Ctx,
	_admin: Admin,
	status: ArticleStatus,
	cursor: string | null = null,
): Promise<{ articles: ArticleLine[]; next_cursor: string | null }> {
	const { at, id } = placeOf(cursor) ?? { at: "9", id: "" };
	const found = await db
		.select({
			...{ id: articles.id, title: articles.title, language: articles.language, status: articles.status },
			...{ publish_at: articles.publish_at, published_at: articles.published_at, updated_at: articles.updated_at },
		})
		.from(articles)
		.where(sql`status = ${status} AND (updated_at, id) < (${at}, ${id})`)
		.orderBy(desc(articles.updated_at), desc(articles.id))
		.limit(perPage + 1);
	const { rows, next_cursor } = pageOf(found, perPage, (one) => ({ at: one.updated_at, id: one.id }));
	return { articles: rows, next_cursor };
}

/** An article as admins see it. */
export type ArticleCase = Row & {
	/** null when they are no more. */
	author_name: string | null;
	/** Who has checked it; `is_listed`: they are verified. */
	reviewer: { id: string; name: string; is_listed: boolean } | null;
	superseding: { id: string; title: string } | null;
};

/** Throws `not_found`. One row of each table that it is about. */
export async function requireArticle({ db }: Ctx, _admin: Admin, id: string): Promise<ArticleCase> {
	const [row] = await db
		.select({
			article: articles,
			author_name: sql<string | null>`(SELECT full_name FROM profiles WHERE user_id = articles.author_id)`,
			reviewer: sql<
				string | null
			>`(SELECT json_object('id', id, 'name', name, 'is_listed', ${sql.raw(isListedSql("status"))})
				FROM businesses WHERE id = articles.reviewer_id)`,
			superseding: sql<string | null>`(SELECT json_object('id', n.id, 'title', n.title) FROM articles n
				WHERE n.id = articles.superseded_by)`,
		})
		.from(articles)
		.where(eq(articles.id, id));
	if (!row) throw new Refusal("not_found");
	const reviewer = row.reviewer && (JSON.parse(row.reviewer) as { id: string; name: string; is_listed: number });
	return {
		...row.article,
		author_name: row.author_name,
		reviewer: reviewer ? { ...reviewer, is_listed: reviewer.is_listed === 1 } : null,
		superseding: row.superseding ? JSON.parse(row.superseding) : null,
	};
}

/** A saved state of an article. */
export type ArticleVersion = Omit<typeof articleVersions.$inferSelect, "article_id" | "saved_by"> & {
	saved_by: string | null;
};

/** Saved states of an article that are kept in view: the last hundred. */
const mostVersions = 100;

/** What was saved of an article, the last first. Throws `not_found`. */
export async function listVersions({ db }: Ctx, _admin: Admin, id: string): Promise<ArticleVersion[]> {
	const found = await db
		.select({
			...{ version: articleVersions.version, content: articleVersions.content, saved_at: articleVersions.saved_at },
			saved_by: sql<string | null>`(SELECT full_name FROM profiles p WHERE p.user_id = article_versions.saved_by)`,
		})
		.from(articleVersions)
		.where(eq(articleVersions.article_id, id))
		.orderBy(desc(articleVersions.version))
		.limit(mostVersions);
	if (found.length === 0) throw new Refusal("not_found");
	return found;
}

/** What follows from a content. */
const derived = ({ body }: ArticleContent) => ({ html: htmlOf(body), reading_minutes: readingMinutes(body) });

/** An article is still as it was read. */
export const atVersion = (id: string, version: number): Guard[] => [
	{ condition: sql`EXISTS (SELECT 1 FROM articles WHERE id = ${id})`, refusal: new Refusal("not_found") },
	{
		condition: sql`EXISTS (SELECT 1 FROM articles WHERE id = ${id} AND version = ${version})`,
		refusal: new Refusal("conflict"),
	},
];

/** Whether somebody can be named as who has checked an article, as a condition. */
export const isReviewer = (id: SQL | string | null): SQL =>
	sql`EXISTS (SELECT 1 FROM businesses r JOIN business_owners o ON o.business_id = r.id WHERE r.id = ${id} AND ${sql.raw(isListedSql("r.status"))})`;

/** Who has checked what people read is verified, and has taken over their profile: of nobody else do we know that they did. */
export const isReviewed = (reviewer_id: string | null): Guard => ({
	condition: isReviewer(reviewer_id),
	refusal: new Refusal("invalid", { field: "reviewer_id" }),
});

/** Countries and a professional that there are. */
const isPossible = ({ countries, reviewer_id }: ArticleContent): Guard[] => [
	{
		condition: sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(countries)}) WHERE value NOT IN (SELECT id FROM countries))`,
		refusal: new Refusal("invalid", { field: "countries" }),
	},
	{
		condition: sql`(${reviewer_id} IS NULL OR EXISTS (SELECT 1 FROM businesses WHERE id = ${reviewer_id}))`,
		refusal: new Refusal("invalid", { field: "reviewer_id" }),
	},
];

/** Throws `invalid` with the first part that people must be given and that is missing. */
export function requireWhole(content: ArticleContent): void {
	const [field] = missingIn(content);
	if (field) throw new Refusal("invalid", { field });
}

/** Begins an article; answers its id. Throws `invalid`, and what `actAs` throws. */
export async function createArticle(ctx: Ctx, admin: Admin, input: ArticleInput): Promise<string> {
	const content: ArticleContent = { ...input, picture: null };
	const now = ctx.now().toISOString();
	const id = newId();
	const row = {
		...{ id, ...content, ...derived(content), status: "draft" as const, author_id: admin.user_id },
		...{ version: 1, created_at: now, updated_at: now },
	};
	await actAs(
		ctx,
		admin,
		{ act: "article_saved", object: "article", object_id: id, fields: changedParts(null, content) },
		[statementOf(ctx.db, ctx.db.insert(articles).values(row)), versionStatement(ctx, admin, id, 1, content)],
		isPossible(content),
	);
	return id;
}

const versionStatement = (ctx: Ctx, admin: Admin, article_id: string, version: number, content: ArticleContent) =>
	statementOf(
		ctx.db,
		ctx.db.insert(articleVersions).values({
			...{ article_id, version, content, saved_by: admin.user_id, saved_at: ctx.now().toISOString() },
		}),
	);

/**
 * Saves what an admin has written of an article that they began with at `version`; what people can read by then they read
 * so at once, and are told that it was updated: what the reviewer vouches for only with `isChecked`, by which the admin
 * says that they have checked these words, and which the audit log keeps. Throws `not_found`, `not_now` for one that is
 * superseded or withdrawn, `conflict` when somebody has changed it meanwhile, `invalid` with the part that cannot be so
 * (`is_checked`), and what `actAs` throws.
 */
export const saveArticle = (
	ctx: Ctx,
	admin: Admin,
	id: string,
	version: number,
	input: ArticleInput,
	isChecked = false,
): Promise<void> => change(ctx, admin, id, version, ({ picture }) => ({ ...input, picture }), isChecked);

async function change(
	ctx: Ctx,
	admin: Admin,
	id: string,
	version: number,
	contentAfter: (before: ArticleContent) => ArticleContent,
	isChecked = false,
): Promise<void> {
	const row = await requireArticle(ctx, admin, id);
	if (row.version !== version) throw new Refusal("conflict");
	if (row.status === "superseded" || row.status === "withdrawn") throw new Refusal("not_now");
	const before = contentOf(row);
	const content = contentAfter(before);
	if (row.status !== "draft") requireWhole(content);
	const changed = changedParts(before, content);
	const isRead = row.status === "published";
	const isCheckedAnew = isRead && changed.some((part) => checkedParts.includes(part));
	if (isCheckedAnew && !isChecked) throw new Refusal("invalid", { field: "is_checked" });
	const now = ctx.now().toISOString();
	const set = {
		...content,
		...derived(content),
		...{ version: version + 1, updated_at: now },
		...(isRead && changed.length > 0 && { changed_at: now }),
	};
	await actAs(
		ctx,
		admin,
		{
			act: "article_saved",
			object: "article",
			object_id: id,
			fields: [...changed, ...(isCheckedAnew ? ["is_checked"] : [])],
		},
		[
			statementOf(ctx.db, ctx.db.update(articles).set(set).where(eq(articles.id, id))),
			versionStatement(ctx, admin, id, version + 1, content),
			...(isRead ? listStatements(ctx, id, content, row.published_at) : []),
		],
		[
			...atVersion(id, version),
			...isPossible(content),
			...(row.status === "draft" ? [] : [isReviewed(content.reviewer_id)]),
		],
	);
}

/**
 * Gives an article this picture, cleaned of all that is not picture, with what it shows in words; or (null) takes its
 * picture away. Earlier pictures stay with the versions that show them. Throws `too_large`, `unsupported_file`, and what
 * `saveArticle` throws.
 */
export async function savePicture(
	ctx: Ctx,
	admin: Admin,
	id: string,
	version: number,
	given: { bytes: Uint8Array; alt: string } | null,
): Promise<void> {
	if (given === null)
		return change(ctx, admin, id, version, (before) => ({ ...before, picture: null, picture_alt: null }));
	const { bytes, content_type } = cleanPhoto(given.bytes);
	const picture = newPhotoKey();
	await ctx.files.put(picture, bytes, { httpMetadata: { contentType: content_type } });
	try {
		await change(ctx, admin, id, version, (before) => ({ ...before, picture, picture_alt: given.alt }));
	} catch (error) {
		await ctx.files.delete(picture);
		throw error;
	}
}
