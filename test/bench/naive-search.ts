import type { Ctx } from "#domain/context.server.ts";
import { isCountryId } from "#domain/places.ts";
import { dictionary } from "#domain/search/dictionary.ts";
import type { SearchQuery } from "#domain/search/query.ts";
import { understand } from "#domain/search/understand.ts";

/** The index that the obvious version has: name, headline and text of the listed, ranked by bm25. */
export async function prepareNaive(db: D1Database) {
	await db.batch([
		db.prepare("DROP TABLE IF EXISTS naive_fts"),
		db.prepare(
			"CREATE VIRTUAL TABLE naive_fts USING fts5(name, headline, about, content='businesses', content_rowid='seq', tokenize='unicode61 remove_diacritics 2')",
		),
		db.prepare("INSERT INTO naive_fts (naive_fts) VALUES ('rebuild')"),
		db.prepare("CREATE INDEX IF NOT EXISTS naive_services ON business_services (legal_service_id)"),
		db.prepare("CREATE INDEX IF NOT EXISTS naive_languages ON business_languages (language)"),
		db.prepare("CREATE INDEX IF NOT EXISTS naive_places ON businesses (country_id, city_id)"),
	]);
}

/** Search as one writes it first: full text joined with the tables, a count, and three grouped counts. */
export async function naiveSearch(ctx: Ctx, query: SearchQuery) {
	const { understanding } = understand(query, dictionary(), null);
	const { filters, words } = understanding;
	const where = ["b.status IN ('verified', 'expiring')"];
	const bindings: (string | number)[] = [];
	const add = (condition: string, ...values: (string | number)[]) => {
		where.push(condition);
		bindings.push(...values);
	};
	if (words.length > 0)
		add("b.seq IN (SELECT rowid FROM naive_fts WHERE naive_fts MATCH ?)", words.map((word) => `"${word}"`).join(" "));
	if (filters.category)
		add(
			"b.id IN (SELECT o.business_id FROM business_services o JOIN legal_services s ON s.id = o.legal_service_id WHERE s.category = ?)",
			filters.category,
		);
	if (filters.place)
		add(
			isCountryId(filters.place) ? "b.country_id = ?" : "b.city_id = ?",
			isCountryId(filters.place) ? filters.place : Number(filters.place),
		);
	if (filters.language)
		add("b.id IN (SELECT business_id FROM business_languages WHERE language = ?)", filters.language);
	if (filters.tier) add("b.tier = ?", filters.tier);
	if (filters.mode) add("EXISTS (SELECT 1 FROM json_each(b.modes) WHERE value = ?)", filters.mode);
	if (filters.fee_max) add("b.fee_from_eur_minor <= ?", filters.fee_max * 100);
	if (filters.free_consultation) where.push("b.free_consultation");
	const condition = where.join(" AND ");
	const { $client: d1 } = ctx.db;
	const statement = (sql: string) => d1.prepare(sql).bind(...bindings);
	const order = query.sort === "fee" ? "b.fee_from_eur_minor IS NULL, b.fee_from_eur_minor" : "b.quality DESC, b.seq";
	await d1.batch([
		statement(
			`SELECT b.*, c.name AS city_name FROM businesses b JOIN cities c ON c.id = b.city_id WHERE ${condition} ORDER BY ${order} LIMIT 20`,
		),
		statement(`SELECT count(*) FROM businesses b WHERE ${condition}`),
		statement(
			`SELECT s.category, count(DISTINCT b.id) FROM businesses b JOIN business_services o ON o.business_id = b.id JOIN legal_services s ON s.id = o.legal_service_id WHERE ${condition} GROUP BY s.category`,
		),
		statement(
			`SELECT l.language, count(DISTINCT b.id) FROM businesses b JOIN business_languages l ON l.business_id = b.id WHERE ${condition} GROUP BY l.language`,
		),
		statement(`SELECT b.city_id, count(*) FROM businesses b WHERE ${condition} GROUP BY b.city_id`),
	]);
}
