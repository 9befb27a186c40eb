import type { Ctx } from "#domain/ground/context.server.ts";
import { type ArticleContent, listsOf } from "./news.ts";

/** Takes an article out of every list, and (with `at`, its day of publication) puts it into those that it belongs to. */
export function listStatements(
	{ db: { $client: d1 }, now }: Ctx,
	id: string,
	content: Pick<ArticleContent, "countries" | "topics" | "language">,
	at: string | null,
): D1PreparedStatement[] {
	return [
		d1.prepare("DELETE FROM news_lists WHERE article_id = ?").bind(id),
		...(at === null
			? []
			: [
					d1
						.prepare(
							`INSERT INTO news_lists (country_id, topic, language, published_at, article_id)
							SELECT value ->> 0, value ->> 1, value ->> 2, ?2, ?3 FROM json_each(?1)`,
						)
						.bind(JSON.stringify(listsOf(content)), at, id),
				]),
		contentsStatement(d1, now()),
	];
}

/** Notes which countries there are news about: from one country of the index to the next, not by every row. */
const contentsStatement = (d1: D1Database, now: Date) =>
	d1
		.prepare(
			`INSERT OR REPLACE INTO news_contents (id, countries, changed_at) SELECT 1, json_group_array(id), ?1 FROM (
				WITH RECURSIVE found(id) AS (
					SELECT min(country_id) FROM news_lists WHERE country_id > ''
					UNION ALL SELECT (SELECT min(country_id) FROM news_lists WHERE country_id > found.id) FROM found WHERE id IS NOT NULL
				) SELECT id FROM found WHERE id IS NOT NULL)`,
		)
		.bind(now.toISOString());
