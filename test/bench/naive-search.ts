import type { Sort } from "#domain/search/query.ts";

/** Search as one writes it first, to be measured beside ours: full text joined with the tables, and grouped counts. */
export type NaiveQuery = {
	words: readonly string[];
	category: string | null;
	/** A country's code or a city's id. */
	place: string | null;
	language: string | null;
	tier: string | null;
	mode: string | null;
	fee_max: number | null;
	free_consultation: boolean;
	sort: Sort;
	/** Least mean in stars, of three reviews or more. */
	rating: number | null;
	free_on: readonly string[] | null;
};

type Row = {
	id: string;
	name: string;
	category: string;
	tier: string;
	status: string;
	headline: string;
	city_name: string;
	country_id: string;
	modes: string;
	currency: string;
	fee_from_minor: number | null;
};
type Count = { value: string; count: number };

/** The index that the obvious version has: name, headline and text, and plain indexes where they are obvious. */
export async function prepareNaive(db: D1Database) {
	const known = await db.prepare("SELECT 1 AS found FROM sqlite_schema WHERE name = 'naive_fts'").first();
	if (known) return;
	await db.batch(
		[
			"CREATE VIRTUAL TABLE naive_fts USING fts5(name, headline, about, content='businesses', content_rowid='seq', tokenize='unicode61 remove_diacritics 2')",
			"INSERT INTO naive_fts (naive_fts) VALUES ('rebuild')",
			"CREATE INDEX naive_services ON business_services (legal_service_id)",
			"CREATE INDEX naive_languages ON business_languages (language)",
			"CREATE INDEX naive_places ON businesses (country_id, city_id)",
		].map((sql) => db.prepare(sql)),
	);
}

export async function naiveSearch(db: D1Database, query: NaiveQuery) {
	const where = ["b.status IN ('verified', 'expiring')"];
	const bindings: (string | number)[] = [];
	const add = (condition: string, value: string | number) => {
		where.push(condition);
		bindings.push(value);
	};
	if (query.words.length > 0)
		add(
			"b.seq IN (SELECT rowid FROM naive_fts WHERE naive_fts MATCH ?)",
			query.words.map((word) => `"${word}"`).join(" "),
		);
	if (query.category)
		add(
			"b.id IN (SELECT o.business_id FROM business_services o JOIN legal_services s ON s.id = o.legal_service_id WHERE s.category = ?)",
			query.category,
		);
	if (query.place) add(/^\d+$/.test(query.place) ? "b.city_id = CAST(? AS INTEGER)" : "b.country_id = ?", query.place);
	if (query.language) add("b.id IN (SELECT business_id FROM business_languages WHERE language = ?)", query.language);
	if (query.tier) add("b.tier = ?", query.tier);
	if (query.mode) add("EXISTS (SELECT 1 FROM json_each(b.modes) WHERE value = ?)", query.mode);
	if (query.fee_max) add("b.fee_from_eur_minor <= ?", query.fee_max * 100);
	if (query.free_consultation) where.push("b.free_consultation");
	const rating = "(SELECT rating * 1.0 / count FROM ratings WHERE business_id = b.id AND count >= 3)";
	const slot = "(SELECT slots ->> 0 FROM next_slots WHERE business_id = b.id)";
	if (query.rating) add(`${rating} >= ?`, query.rating * 100);
	if (query.free_on)
		add(
			"EXISTS (SELECT 1 FROM next_slots n, json_each(n.days) d WHERE n.business_id = b.id AND d.value IN (SELECT value FROM json_each(?)))",
			JSON.stringify(query.free_on),
		);
	if (query.sort === "rating") where.push(`${rating} IS NOT NULL`);
	if (query.sort === "soonest") where.push(`${slot} IS NOT NULL`);
	const order = {
		relevance: "b.quality DESC, b.seq",
		fee: "b.fee_from_eur_minor IS NULL, b.fee_from_eur_minor",
		rating: `${rating} DESC`,
		soonest: slot,
	}[query.sort];
	const condition = where.join(" AND ");
	const [businesses, total, service, language, place] = await db.batch(
		[
			`SELECT b.*, c.name AS city_name FROM businesses b JOIN cities c ON c.id = b.city_id WHERE ${condition} ORDER BY ${order} LIMIT 20`,
			`SELECT count(*) AS total FROM businesses b WHERE ${condition}`,
			`SELECT s.category AS value, count(DISTINCT b.id) AS count FROM businesses b JOIN business_services o ON o.business_id = b.id JOIN legal_services s ON s.id = o.legal_service_id WHERE ${condition} GROUP BY 1`,
			`SELECT l.language AS value, count(DISTINCT b.id) AS count FROM businesses b JOIN business_languages l ON l.business_id = b.id WHERE ${condition} GROUP BY 1`,
			`SELECT b.country_id AS value, count(*) AS count FROM businesses b WHERE ${condition} GROUP BY 1`,
		].map((sql) => db.prepare(sql).bind(...bindings)),
	);
	const counts = (result: D1Result | undefined) => (result?.results ?? []) as Count[];
	return {
		businesses: (businesses?.results ?? []) as Row[],
		total: (total?.results[0] as { total: number } | undefined)?.total ?? 0,
		facets: { service: counts(service), language: counts(language), place: counts(place) },
	};
}
