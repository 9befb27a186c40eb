import { type SQL, sql } from "drizzle-orm";
import type { Category } from "#domain/businesses/legal-services.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import type { Language } from "#domain/ground/languages.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import type { PostKind, PostSort } from "./kinds.ts";
import { perPage } from "./kinds.ts";
import { beginningOf } from "./markdown.ts";
import type { PostQuery, SimilarQuery } from "./posts.ts";
import { type Filters, matchOf, similarMatches } from "./searchable.server.ts";

/** A post in a list. */
export type PostLine = {
	slug: string;
	kind: PostKind;
	title: string;
	/** The first words of its text. */
	beginning: string;
	pseudonym: string;
	country_id: string;
	topic: Category;
	language: string;
	score: number;
	answer_count: number;
	created_at: string;
	/** Its writer wants it kept out of search engines. */
	is_unlisted: boolean;
};

type Row = Omit<PostLine, "beginning" | "is_unlisted"> & {
	body: string;
	seq: number;
	hot: number;
	is_unlisted: number;
};

const beginningLength = 200;
/** Marks of markdown are more than what is shown. */
const readLength = 600;
const columns = `p.seq, p.hot, p.slug, p.kind, p.title, substr(p.body, 1, ${readLength}) AS body, p.pseudonym, p.country_id, p.topic,
	p.language, p.score, p.answer_count, p.created_at, p.is_unlisted`;
const isListed = "p.status = 'published' AND p.deleted_at IS NULL";

const lineOf = ({ seq: _, hot: __, is_own: ___, body, is_unlisted, ...line }: Row & { is_own: number }): PostLine => ({
	...line,
	is_unlisted: is_unlisted === 1,
	beginning: beginningOf(body, beginningLength),
});

/** Before everything. */
const first = { hot: Number.MAX_SAFE_INTEGER, seq: Number.MAX_SAFE_INTEGER };

/** Where the last of a page stands: "1795780000.512" where it is hot, else "512". Throws `invalid` for none. */
function placeOf(cursor: string | undefined, sort: PostSort): typeof first {
	if (cursor === undefined) return first;
	const [, hot, seq] = (sort === "hot" ? /^(\d{1,12})\.(\d{1,12})$/ : /^()(\d{1,12})$/).exec(cursor) ?? [];
	if (hot === undefined || seq === undefined) throw new Refusal("invalid", { field: "cursor" });
	return { hot: Number(hot), seq: Number(seq) };
}

/** The posts of a list behind a place, in order. */
function listed(order: PostSort, filters: Filters, { hot, seq }: typeof first): SQL {
	const chosen = Object.entries(filters).filter(([, value]) => value !== undefined);
	const conditions = [
		sql.raw(isListed),
		...(order === "unanswered" ? [sql.raw("p.kind = 'question' AND p.answer_count = 0")] : []),
		...chosen.map(([column, value]) => sql`${sql.raw(`p.${column}`)} = ${value}`),
		order === "hot" ? sql`(p.hot, p.seq) < (${hot}, ${seq})` : sql`p.seq < ${seq}`,
	];
	return sql`SELECT ${sql.raw(columns)} FROM posts p INDEXED BY ${sql.raw(indexOf(order, chosen))}
		WHERE ${sql.join(conditions, sql.raw(" AND "))}
		ORDER BY ${sql.raw(order === "hot" ? "p.hot DESC, p.seq DESC" : "p.seq DESC")}`;
}

/** The posts behind a place that have these words, the newest first. */
const withWords = (match: string, { seq }: typeof first): SQL =>
	sql`SELECT ${sql.raw(columns)} FROM post_search s CROSS JOIN posts p ON p.seq = s.rowid
		WHERE s.post_search MATCH ${match} AND s.rowid < ${seq} AND ${sql.raw(isListed)} ORDER BY s.rowid DESC`;

/**
 * A page of posts: by what is hot, the newest first, or questions that nobody has answered; with words in `q` those that
 * have them all, the newest first. Where no language is asked for they are in that of a reader for whom they are listed, if
 * there are any in it; `language` says which (null: all). One statement; a page costs its rows, wherever it lies. Throws
 * `invalid` for a cursor that is none.
 */
export async function listPosts(
	{ db }: Ctx,
	{ sort, country, topic, language: asked, q, cursor }: PostQuery,
	{ readers = null }: { readers?: Language | null } = {},
): Promise<{ posts: PostLine[]; next_cursor: string | null; language: Language | null }> {
	const order = q ? "new" : sort;
	const place = placeOf(cursor, order);
	const size = perPage.posts;
	const found = (language: Language | undefined): SQL | null => {
		const filters = { country_id: country, topic, language };
		if (!q) return listed(order, filters, place);
		const match = matchOf(q, filters);
		return match === null ? null : withWords(match, place);
	};
	const all = found(asked);
	if (!all) return { posts: [], next_cursor: null, language: asked ?? null };
	const own = asked || !readers ? null : found(readers);
	const most = size + 1;
	// A limit of none ends the second list before it begins.
	const results = await db.all<Row & { is_own: number }>(
		own
			? sql`SELECT *, 1 AS is_own FROM (${own} LIMIT ${most}) UNION ALL
				SELECT *, 0 FROM (${all} LIMIT iif(EXISTS (${own} LIMIT 1), 0, ${most}))`
			: sql`SELECT *, 0 AS is_own FROM (${all} LIMIT ${most})`,
	);
	const rows = results.slice(0, size);
	const last = rows.at(-1);
	const hasMore = results.length > size && last;
	return {
		posts: rows.map(lineOf),
		next_cursor: hasMore ? (order === "hot" ? `${last.hot}.${last.seq}` : String(last.seq)) : null,
		language: asked ?? (last?.is_own ? readers : null),
	};
}

/** The index of drizzle/schema/community.ts for an order and a choice of filters: SQLite, left alone, may take another. */
const indexOf = (order: PostSort, filters: readonly [string, unknown][]) =>
	`posts_${order}_${filters.map(([column]) => column.replace("_id", "")).join("_") || "all"}`;

/** So many are shown. */
const mostSimilar = 5;

/** A post that may have asked the same. */
export type SimilarPost = Pick<PostLine, "slug" | "kind" | "title" | "answer_count">;

/** Posts whose words are like those of a title, in its language, the nearest first. One batch of at most five short lists. */
export async function listSimilarPosts(ctx: Ctx, { title, language }: SimilarQuery): Promise<SimilarPost[]> {
	const { $client: d1 } = ctx.db;
	const matches = similarMatches(title, language);
	if (matches.length === 0) return [];
	const results = await d1.batch<SimilarPost>(
		matches.map((match) =>
			d1
				.prepare(
					`SELECT p.slug, p.kind, p.title, p.answer_count FROM post_search s CROSS JOIN posts p ON p.seq = s.rowid
					WHERE s.post_search MATCH ? AND ${isListed} ORDER BY s.rowid DESC LIMIT ${mostSimilar}`,
				)
				.bind(match),
		),
	);
	const all = results.flatMap(({ results }) => results);
	return [...new Map(all.map((post) => [post.slug, post])).values()].slice(0, mostSimilar);
}

/** A post as it is named where something else is told. */
export type PostTitle = Pick<PostLine, "slug" | "title" | "language">;

/** So many more are read than are shown: some may be ones that their writers keep out of search engines. */
const spare = 2;

/**
 * Reads the hottest posts about a topic in a country that search engines may show: in a language, and as far as they leave
 * room in English. For a batch that others read in; a row for each post that is shown or left out.
 */
export function postsAboutStatement(
	{ db: { $client: d1 } }: Ctx,
	{ country, topic, language }: { country: string; topic: Category; language: string },
	most: number,
): D1PreparedStatement {
	const hottest = (isSpoken: string) =>
		`SELECT * FROM (SELECT p.slug, p.title, p.language, p.is_unlisted
			FROM posts p INDEXED BY posts_hot_country_topic_language
			WHERE ${isListed} AND p.country_id = ?1 AND p.topic = ?2 AND ${isSpoken}
			ORDER BY p.hot DESC, p.seq DESC LIMIT ?4 + ${spare})`;
	return d1
		.prepare(
			`SELECT slug, title, language FROM (
				${hottest("p.language = ?3")} UNION ALL ${hottest("p.language = 'en' AND ?3 <> 'en'")}
			) WHERE is_unlisted = 0 LIMIT ?4`,
		)
		.bind(country, topic, language, most);
}

/** Addresses in one file of the sitemap. */
const shardSize = 20_000;

/** How many files of the sitemap posts fill. One row. */
export async function countPostShards({ db }: Ctx): Promise<number> {
	const row = await db.$client.prepare("SELECT max(seq) AS last FROM posts").first<{ last: number | null }>();
	return Math.ceil((row?.last ?? 0) / shardSize);
}

/** The posts of a file that search engines may show, counted from 1, with when each last changed. At most 20,000 rows. */
export async function listPostShard({ db }: Ctx, shard: number): Promise<{ slug: string; updated_at: string }[]> {
	const { results } = await db.$client
		.prepare(
			`SELECT p.slug, p.updated_at FROM posts p WHERE p.seq > ? AND p.seq <= ? AND ${isListed} AND p.is_unlisted = 0`,
		)
		.bind((shard - 1) * shardSize, shard * shardSize)
		.all<{ slug: string; updated_at: string }>();
	return results;
}
