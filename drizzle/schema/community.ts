import { type SQL, sql } from "drizzle-orm";
import {
	type AnySQLiteColumn,
	check,
	index,
	integer,
	primaryKey,
	sqliteTable,
	text,
	uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { categories } from "#domain/businesses/legal-services.ts";
import { hotSql } from "#domain/community/hot.ts";
import {
	caseDecisions,
	contributionKinds,
	contributionStatuses,
	flagKinds,
	postKinds,
} from "#domain/community/kinds.ts";
import { languages } from "#domain/ground/languages.ts";
import { businesses } from "./businesses.ts";
import { countries } from "./places.ts";
import { users } from "./users.ts";

const isListed = sql.raw("status = 'published' AND deleted_at IS NULL");
const isUnanswered = sql.raw("status = 'published' AND deleted_at IS NULL AND kind = 'question' AND answer_count = 0");

/**
 * What people ask and tell. Field meanings: domain/community/posts.ts. `score` and `answer_count` are kept by triggers of
 * the migration, `hot` follows from them.
 */
export const posts = sqliteTable(
	"posts",
	{
		/** Grows with time: the order of the newest, and the row of the search index. */
		seq: integer().primaryKey(),
		id: text().notNull().unique(),
		slug: text().notNull().unique(),
		kind: text({ enum: postKinds }).notNull(),
		/** null when the person is no more. */
		author_id: text().references(() => users.id, { onDelete: "set null" }),
		/** Empty when the person is no more. */
		pseudonym: text().notNull(),
		title: text().notNull(),
		body: text().notNull(),
		country_id: text()
			.notNull()
			.references(() => countries.id),
		topic: text({ enum: categories }).notNull(),
		language: text({ enum: languages }).notNull(),
		status: text({ enum: contributionStatuses }).notNull().default("published"),
		/** Its writer wants it kept out of search engines. */
		is_unlisted: integer({ mode: "boolean" }).notNull().default(false),
		/** How many find it useful. */
		score: integer().notNull().default(0),
		/** How many published answers it has. */
		answer_count: integer().notNull().default(0),
		hot: integer().generatedAlwaysAs((): SQL => sql.raw(hotSql), { mode: "stored" }),
		edited_at: text(),
		/** Set when its writer has deleted it: it comes back for as long as that can be undone, and then goes. */
		deleted_at: text(),
		version: integer().notNull().default(1),
		created_at: text().notNull(),
		/** Of the last change that readers see: a word, or an answer. */
		updated_at: text().notNull(),
	},
	(t) => {
		// Every choice of filters has its own index for each order: a page costs its rows, wherever it lies.
		const filters: (readonly [name: string, columns: AnySQLiteColumn[]])[] = [
			["all", []],
			["country", [t.country_id]],
			["topic", [t.topic]],
			["language", [t.language]],
			["country_topic", [t.country_id, t.topic]],
			["country_language", [t.country_id, t.language]],
			["topic_language", [t.topic, t.language]],
			["country_topic_language", [t.country_id, t.topic, t.language]],
		];
		const on = (name: string, columns: AnySQLiteColumn[]) =>
			index(name).on(...(columns as [AnySQLiteColumn, ...AnySQLiteColumn[]]));
		return [
			...filters.flatMap(([name, columns]) => [
				on(`posts_hot_${name}`, [...columns, t.hot as unknown as AnySQLiteColumn, t.seq]).where(isListed),
				on(`posts_new_${name}`, [...columns, t.seq]).where(isListed),
				on(`posts_unanswered_${name}`, [...columns, t.seq]).where(isUnanswered),
			]),
			index("posts_author").on(t.author_id, t.created_at).where(sql`author_id IS NOT NULL`),
			index("posts_deleted").on(t.deleted_at).where(sql`deleted_at IS NOT NULL`),
			check("posts_counts", sql`${t.score} >= 0 AND ${t.answer_count} >= 0`),
		];
	},
);

/** What people answer. */
export const answers = sqliteTable(
	"answers",
	{
		seq: integer().primaryKey(),
		id: text().notNull().unique(),
		post_id: text()
			.notNull()
			.references(() => posts.id, { onDelete: "cascade" }),
		/** null when the person is no more. */
		author_id: text().references(() => users.id, { onDelete: "set null" }),
		/** Empty when the person is no more, and where a professional answers under their profile. */
		pseudonym: text().notNull(),
		/** The profile under which a professional answers. */
		business_id: text().references(() => businesses.id),
		body: text().notNull(),
		status: text({ enum: contributionStatuses }).notNull().default("published"),
		score: integer().notNull().default(0),
		is_accepted: integer({ mode: "boolean" }).notNull().default(false),
		edited_at: text(),
		deleted_at: text(),
		/** Up to whom its followers have been told, in the order of their ids; null when all have. */
		told_user_id: text().default(""),
		version: integer().notNull().default(1),
		created_at: text().notNull(),
	},
	(t) => [
		index("answers_best")
			.on(t.post_id, sql`"score" DESC`, t.seq)
			.where(sql`status = 'published' AND deleted_at IS NULL AND is_accepted = 0`),
		uniqueIndex("answers_accepted").on(t.post_id).where(sql`is_accepted = 1`),
		index("answers_author").on(t.author_id, t.created_at).where(sql`author_id IS NOT NULL`),
		index("answers_own").on(t.post_id, t.author_id).where(sql`author_id IS NOT NULL`),
		index("answers_business").on(t.business_id).where(sql`business_id IS NOT NULL`),
		index("answers_untold").on(t.seq).where(sql`told_user_id IS NOT NULL`),
		index("answers_deleted").on(t.deleted_at).where(sql`deleted_at IS NOT NULL`),
		check("answers_score", sql`${t.score} >= 0`),
	],
);

/** Who finds what useful: one vote a person. */
export const votes = sqliteTable(
	"votes",
	{
		/** Of a post or an answer. */
		object_id: text().notNull(),
		user_id: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** The post that it is, or that it answers. */
		post_id: text()
			.notNull()
			.references(() => posts.id, { onDelete: "cascade" }),
		created_at: text().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.object_id, t.user_id] }),
		index("votes_user").on(t.user_id),
		index("votes_post").on(t.post_id),
	],
);

/** Who hears of new answers to what. */
export const postFollows = sqliteTable(
	"post_follows",
	{
		post_id: text()
			.notNull()
			.references(() => posts.id, { onDelete: "cascade" }),
		user_id: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		created_at: text().notNull(),
	},
	(t) => [primaryKey({ columns: [t.post_id, t.user_id] }), index("post_follows_user").on(t.user_id)],
);

/** Who holds what against a post or an answer. */
export const flags = sqliteTable(
	"flags",
	{
		object_id: text().notNull(),
		user_id: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		post_id: text()
			.notNull()
			.references(() => posts.id, { onDelete: "cascade" }),
		kind: text({ enum: flagKinds }).notNull(),
		/** Whether it helps to hide what it is about: flags of who is new do not. */
		is_counted: integer({ mode: "boolean" }).notNull(),
		created_at: text().notNull(),
		/** null: it waits. */
		decided_at: text(),
	},
	(t) => [
		primaryKey({ columns: [t.object_id, t.user_id] }),
		index("flags_user").on(t.user_id, t.created_at),
		index("flags_post").on(t.post_id),
	],
);

/** A post or an answer that was flagged, and what became of it. States: domain/community/moderation.ts. */
export const communityCases = sqliteTable(
	"community_cases",
	{
		object_id: text().primaryKey(),
		object: text({ enum: contributionKinds }).notNull(),
		post_id: text()
			.notNull()
			.references(() => posts.id, { onDelete: "cascade" }),
		/** How many flags wait. */
		flag_count: integer().notNull(),
		/** Since when it waits for an admin; null: nothing does. */
		waiting_since: text(),
		/** The last decision; null for none. */
		decision: text({ enum: caseDecisions }),
		/** What its writer reads. */
		reason: text(),
		decided_at: text(),
		/** What its writer says against the decision, once. */
		appeal: text(),
		appealed_at: text(),
	},
	(t) => [
		index("community_cases_waiting").on(t.waiting_since, t.object_id).where(sql`waiting_since IS NOT NULL`),
		index("community_cases_post").on(t.post_id),
	],
);
