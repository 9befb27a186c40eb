import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Category } from "#domain/businesses/legal-services.ts";
import { languages } from "#domain/ground/languages.ts";
import { type ArticleContent, type ArticleSource, articleStatuses } from "#domain/news/news.ts";
import { businesses } from "./businesses.ts";
import { users } from "./users.ts";

/** News. Field meanings: domain/news/news.ts. */
export const articles = sqliteTable(
	"articles",
	{
		id: text().primaryKey(),
		status: text({ enum: articleStatuses }).notNull(),
		title: text().notNull(),
		summary: text().notNull(),
		body: text().notNull(),
		/** The body as people see it, made when it was saved. */
		html: text().notNull(),
		reading_minutes: integer().notNull(),
		language: text({ enum: languages }).notNull(),
		countries: text({ mode: "json" }).$type<string[]>().notNull(),
		topics: text({ mode: "json" }).$type<Category[]>().notNull(),
		law_as_of: text(),
		sources: text({ mode: "json" }).$type<ArticleSource[]>().notNull(),
		picture: text(),
		picture_alt: text(),
		/** The admin who began it; null when they are no more. */
		author_id: text().references(() => users.id, { onDelete: "set null" }),
		reviewer_id: text().references(() => businesses.id),
		/** Of a scheduled one: when it is to be published. */
		publish_at: text(),
		published_at: text(),
		/** When what people read was changed last after they could read it; null: never. */
		changed_at: text(),
		superseded_by: text().references((): AnySQLiteColumn => articles.id),
		/** Why and when it was withdrawn. */
		withdrawn_reason: text(),
		withdrawn_at: text(),
		version: integer().notNull(),
		created_at: text().notNull(),
		updated_at: text().notNull(),
	},
	(t) => [
		index("articles_status").on(t.status, t.updated_at, t.id),
		index("articles_due").on(t.publish_at).where(sql`status = 'scheduled'`),
		index("articles_author").on(t.author_id),
		index("articles_reviewer").on(t.reviewer_id),
		// Else each article that is deleted is looked for in all of them.
		index("articles_superseded_by").on(t.superseded_by).where(sql`superseded_by IS NOT NULL`),
		/** For the sitemap. */
		index("articles_published").on(t.published_at, t.id).where(sql`status = 'published'`),
	],
);

/** Every state of an article that was saved. */
export const articleVersions = sqliteTable(
	"article_versions",
	{
		article_id: text()
			.notNull()
			.references(() => articles.id),
		version: integer().notNull(),
		content: text({ mode: "json" }).$type<ArticleContent>().notNull(),
		/** null when they are no more. */
		saved_by: text().references(() => users.id, { onDelete: "set null" }),
		saved_at: text().notNull(),
	},
	(t) => [primaryKey({ columns: [t.article_id, t.version] }), index("article_versions_saved_by").on(t.saved_by)],
);

/** The lists that a published article stands in, newest first; "" is any. See `listsOf` in domain/news/news.ts. */
export const newsLists = sqliteTable(
	"news_lists",
	{
		country_id: text().notNull(),
		topic: text().notNull(),
		language: text().notNull(),
		published_at: text().notNull(),
		article_id: text()
			.notNull()
			.references(() => articles.id),
	},
	(t) => [
		primaryKey({ columns: [t.country_id, t.topic, t.language, t.published_at, t.article_id] }),
		index("news_lists_article").on(t.article_id),
	],
);

/** One row: the countries that there are news about, and when any list was changed last. */
export const newsContents = sqliteTable("news_contents", {
	id: integer().primaryKey(),
	countries: text({ mode: "json" }).$type<string[]>().notNull(),
	changed_at: text().notNull(),
});

/** The countries and topics that a person wants to hear about. */
export const newsFollows = sqliteTable(
	"news_follows",
	{
		user_id: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** The code of a country, or a topic. */
		subject: text().notNull(),
		created_at: text().notNull(),
	},
	(t) => [primaryKey({ columns: [t.user_id, t.subject] }), index("news_follows_subject").on(t.subject, t.user_id)],
);

/** Articles that their followers are still to be told of; a row goes when all have been. */
export const newsTellings = sqliteTable("news_tellings", {
	article_id: text()
		.primaryKey()
		.references(() => articles.id),
	/** The last person who was told, in the order of ids. */
	told_user_id: text().notNull().default(""),
});

/** Who gets what they follow by mail once a week. */
export const newsLetters = sqliteTable(
	"news_letters",
	{
		user_id: text()
			.primaryKey()
			.references(() => users.id, { onDelete: "cascade" }),
		/** Ends it, from the link in the mail. */
		token: text().notNull().unique(),
		next_at: text().notNull(),
	},
	(t) => [index("news_letters_next").on(t.next_at)],
);
