import { eq, type SQL, sql } from "drizzle-orm";
import type { Licence } from "#domain/businesses/businesses.ts";
import type { Category, Tier } from "#domain/businesses/legal-services.ts";
import { statusNow } from "#domain/businesses/licences.ts";
import type { BusinessStatus } from "#domain/businesses/listed.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { pageOf, placeOf } from "#domain/ground/cursors.ts";
import type { Language } from "#domain/ground/languages.ts";
import { type ShownCard, shownCard } from "#domain/search/listing.ts";
import { licences } from "#drizzle/schema/businesses.ts";
import { articles, newsContents, newsLists } from "#drizzle/schema/news.ts";
import { anything, type NewsFilter, newsPerPage } from "./news.ts";

type Row = typeof articles.$inferSelect;

const cardColumns = {
	...{ id: articles.id, title: articles.title, summary: articles.summary, language: articles.language },
	...{ countries: articles.countries, topics: articles.topics, law_as_of: articles.law_as_of },
	...{ picture: articles.picture, picture_alt: articles.picture_alt, reading_minutes: articles.reading_minutes },
	...{ published_at: sql<string>`${articles.published_at}`, changed_at: articles.changed_at },
};

/** What a list shows of an article. */
export type ArticleCard = Pick<
	Row,
	| ("id" | "title" | "summary" | "language" | "countries" | "topics" | "law_as_of")
	| ("picture" | "picture_alt" | "reading_minutes" | "changed_at")
> & { published_at: string };

export type NewsPage = {
	articles: ArticleCard[];
	next_cursor: string | null;
	/** The one language that they are in; null for all. */
	language: Language | null;
	/** The countries that there are news about at all. */
	countries: string[];
	/** When any list was changed last (UTC instant); null before the first article. */
	changed_at: string | null;
};

/** The language of a list: the one asked for, else the reader's where it has anything in that, else all. */
const languageOf = ({ country, topic, language: asked }: NewsFilter, readers: Language | null) =>
	asked || !readers
		? sql`${asked ?? anything}`
		: sql`iif(EXISTS (SELECT 1 FROM news_lists WHERE country_id = ${country ?? anything} AND topic = ${topic ?? anything}
				AND language = ${readers}), ${readers}, ${anything})`;

/**
 * Published articles that answer to a filter, the newest first; where it names no language, in that of a reader for whom
 * they are listed, if there are any in it. Throws `invalid` for a cursor that is none. One batch; every page of every
 * filter costs the same.
 */
export async function listNews(
	{ db }: Ctx,
	filter: NewsFilter,
	{
		cursor = null,
		size = newsPerPage,
		readers = null,
	}: { cursor?: string | null; size?: number; readers?: Language | null } = {},
): Promise<NewsPage> {
	const { country, topic } = filter;
	const { at, id } = placeOf(cursor) ?? { at: "9", id: "" };
	const language = languageOf(filter, readers);
	const [found, [contents]] = await db.batch([
		db
			.select(cardColumns)
			.from(newsLists)
			.innerJoin(articles, eq(articles.id, newsLists.article_id))
			.where(sql`news_lists.country_id = ${country ?? anything} AND news_lists.topic = ${topic ?? anything}
				AND news_lists.language = ${language} AND (news_lists.published_at, news_lists.article_id) < (${at}, ${id})`)
			.orderBy(sql`news_lists.published_at DESC, news_lists.article_id DESC`)
			.limit(size + 1),
		db
			.select({
				...{ countries: newsContents.countries, changed_at: newsContents.changed_at },
				language: sql<Language | typeof anything>`${language}`,
			})
			.from(newsContents),
	]);
	const { rows, next_cursor } = pageOf(found, size, (one) => ({ at: one.published_at, id: one.id }));
	return {
		articles: rows,
		next_cursor,
		language: contents?.language || null,
		countries: contents?.countries ?? [],
		changed_at: contents?.changed_at ?? null,
	};
}

/** What is shown of an article where something else is told. */
export type ArticleLine = Pick<Row, "id" | "title" | "summary" | "language"> & { law_as_of: string };

/**
 * Reads the newest published articles about a topic in a country: in a language where there are any in it, else in English.
 * For a batch that others read in; two rows for each article, and one.
 */
export const newsAboutStatement = (
	{ db: { $client: d1 } }: Ctx,
	{ country, topic, language }: { country: string; topic: Category; language: string },
	most: number,
): D1PreparedStatement =>
	d1
		.prepare(
			`SELECT articles.id, title, summary, articles.language, law_as_of
			FROM news_lists JOIN articles ON articles.id = article_id AND status = 'published'
			WHERE country_id = ?1 AND topic = ?2 AND news_lists.language = iif(
				EXISTS (SELECT 1 FROM news_lists WHERE country_id = ?1 AND topic = ?2 AND language = ?3), ?3, 'en')
			ORDER BY news_lists.published_at DESC, article_id DESC LIMIT ?4`,
		)
		.bind(country, topic, language, most);

/** Who has checked an article, as they are now. */
export type Reviewer = {
	id: string;
	name: string;
	category: Category;
	tier: Tier;
	status: BusinessStatus;
	licences: Omit<Licence, "conditions" | "issued_on" | "expires_on">[];
};

/** An article that people can read. */
export type ReadableArticle = Omit<ArticleCard, "picture_alt"> &
	Pick<Row, "html" | "sources" | "picture_alt"> & {
		status: "published" | "superseded";
		/** null when they are no more. */
		author_name: string | null;
		reviewer: Reviewer | null;
		/** What has taken its place. */
		superseding: { id: string; title: string } | null;
		related: ArticleCard[];
		/**
		 * Listed professionals whose own category its topic is, in its country, but who has checked it. Nobody pays to be among
		 * them.
		 */
		professionals: ShownCard[];
	};

/** An article that people must not rely on any more. */
export type WithdrawnArticle = Pick<Row, "id" | "title" | "language"> & {
	status: "withdrawn";
	reason: string;
	withdrawn_at: string;
};

const articleId = /^[0-9a-f]{32}$/;
const mostRelated = 3;
const mostProfessionals = 4;

const firstOf = (list: "countries" | "topics", id: string) =>
	sql`coalesce((SELECT ${sql.raw(list)} ->> 0 FROM articles WHERE id = ${id}), '')`;
const reviewerOf = (id: string) => sql`(SELECT reviewer_id FROM articles WHERE id = ${id})`;

/**
 * What is like an article: of its topic and language in its country (0) and elsewhere (1), of its country in its language
 * (2), of its topic in English (3). Each is read only as far as those before it leave room.
 */
const alike = (id: string) => {
	const [country, topic, any] = [firstOf("countries", id), firstOf("topics", id), sql`${anything}`];
	const language = sql`(SELECT language FROM articles WHERE id = ${id})`;
	const newest = (near: number, inList: SQL) => sql`
		SELECT * FROM (SELECT article_id, ${sql.raw(String(near))} AS near FROM news_lists AS one
			WHERE ${inList} AND article_id <> ${id} ORDER BY published_at DESC, article_id DESC LIMIT ${mostRelated})`;
	const isIn = (ofCountry: SQL, ofTopic: SQL, inLanguage: SQL) =>
		sql`country_id = ${ofCountry} AND topic = ${ofTopic} AND language = ${inLanguage}`;
	const isElsewhere = sql`NOT EXISTS (SELECT 1 FROM news_lists AS near WHERE near.country_id = ${country}
		AND near.topic = one.topic AND near.language = one.language
		AND near.published_at = one.published_at AND near.article_id = one.article_id)`;
	return sql`(SELECT * FROM (
		${newest(0, isIn(country, topic, language))}
		UNION ALL ${newest(1, sql`${isIn(any, topic, language)} AND ${isElsewhere}`)}
		UNION ALL ${newest(2, isIn(country, any, language))}
		UNION ALL ${newest(3, isIn(any, topic, sql`'en'`))}
	) LIMIT ${mostRelated})`;
};

/**
 * An article that people can read, or why it was withdrawn; null for what was never published. One batch, with who has
 * checked it, what is like it, and who could help.
 */
export async function findArticle(ctx: Ctx, id: string): Promise<ReadableArticle | WithdrawnArticle | null> {
	if (!articleId.test(id)) return null;
	const { db } = ctx;
	const { id: licence_id, profession, register, register_url, number, jurisdiction, region } = licences;
	const [[article], [business], held, others, cards] = await db.batch([
		db
			.select({
				...cardColumns,
				...{ status: articles.status, html: articles.html, sources: articles.sources },
				...{ withdrawn_reason: articles.withdrawn_reason, withdrawn_at: articles.withdrawn_at },
				author_name: sql<string | null>`(SELECT full_name FROM profiles WHERE user_id = articles.author_id)`,
				superseding: sql<string | null>`(SELECT json_object('id', n.id, 'title', n.title) FROM articles n
					WHERE n.id = articles.superseded_by)`,
			})
			.from(articles)
			.where(eq(articles.id, id)),
		db
			.select({
				...{ id: sql<string>`id`, name: sql<string>`name`, category: sql<Category>`category`, tier: sql<Tier>`tier` },
				status: sql<BusinessStatus>`status`,
			})
			.from(sql`businesses`)
			.where(sql`id = ${reviewerOf(id)}`),
		db
			.select({
				...{ id: licence_id, profession, register, register_url, number, jurisdiction, region },
				...{ status: licences.status, expires_on: licences.expires_on, checked_at: licences.checked_at },
			})
			.from(licences)
			.where(sql`business_id = ${reviewerOf(id)}`),
		db
			.select({ ...cardColumns, near: sql<number>`found.near` })
			.from(sql`${alike(id)} AS found`)
			.crossJoin(articles)
			.where(sql`articles.id = found.article_id`),
		db.select({ card: sql<string>`card` }).from(
			sql`(SELECT card FROM search_relevance WHERE search_relevance MATCH
					'"s:' || ${firstOf("topics", id)} || iif(${firstOf("countries", id)} = '', '', '+p:' || ${firstOf("countries", id)}) || '" AND "o:' || ${firstOf("topics", id)} || '"'
					ORDER BY rowid LIMIT ${mostProfessionals + 1})`,
		),
	]);
	if (!article || article.status === "draft" || article.status === "scheduled") return null;
	const { withdrawn_reason, withdrawn_at, superseding, status, ...shown } = article;
	if (status === "withdrawn") {
		const { title, language } = shown;
		return { id, status, title, language, reason: withdrawn_reason ?? "", withdrawn_at: withdrawn_at ?? "" };
	}
	const now = ctx.now().toISOString();
	// What is less alike is shown only where nothing is of its topic and language.
	const farthest = Math.max(1, Math.min(...others.map(({ near }) => near)));
	return {
		...shown,
		status,
		superseding: superseding ? JSON.parse(superseding) : null,
		reviewer: business
			? {
					...business,
					status: statusNow({ ...business, licences: held }, now),
					licences: held.map(({ expires_on: _, ...licence }) => licence),
				}
			: null,
		related: others
			.filter(({ near }) => near <= farthest)
			.sort((a, b) => a.near - b.near || (a.published_at < b.published_at ? 1 : -1))
			.map(({ near: _, ...card }) => card),
		professionals: cards
			.map(({ card }) => shownCard(card))
			.filter((one) => one.id !== business?.id)
			.slice(0, mostProfessionals),
	};
}

/** The months in which there can be articles, each a file of the sitemap: "2026-11". Two rows read. */
export async function listNewsMonths({ db }: Ctx): Promise<string[]> {
	const [row] = await db.all<{ first: string | null; last: string | null }>(
		sql`SELECT (SELECT min(published_at) FROM articles WHERE status = 'published') AS first,
			(SELECT max(published_at) FROM articles WHERE status = 'published') AS last`,
	);
	const months: string[] = [];
	if (!row?.first || !row.last) return months;
	for (let month = row.first.slice(0, 7); month <= row.last.slice(0, 7); month = monthAfter(month)) months.push(month);
	return months;
}

const monthAfter = (month: string) => {
	const [year, number] = month.split("-").map(Number) as [number, number];
	return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
};

/** Addresses in one file: the protocol allows 50,000, and no newsroom writes as many in a month. */
const mostInMonth = 20_000;

/** The published articles of a month, with when each last changed. */
export const listNewsOfMonth = ({ db }: Ctx, month: string): Promise<{ id: string; updated_at: string }[]> =>
	db
		.select({ id: articles.id, updated_at: sql<string>`coalesce(changed_at, published_at)` })
		.from(articles)
		.where(sql`status = 'published' AND published_at >= ${month} AND published_at < ${monthAfter(month)}`)
		.orderBy(sql`published_at, id`)
		.limit(mostInMonth);
