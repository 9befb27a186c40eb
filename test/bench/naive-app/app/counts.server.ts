import type { NaiveQuery } from "../../naive-search.ts";

type Count = { value: string; count: number };

/** What the filters and cards show beside what the obvious search gives: a grouped count each, and rows by id. */
export async function naiveDetails(
	db: D1Database,
	{ category, place, language }: Pick<NaiveQuery, "category" | "place" | "language">,
	ids: readonly string[],
) {
	const where = ["b.status IN ('verified', 'expiring')"];
	const bindings: string[] = [];
	const add = (condition: string, value: string | null) => {
		if (!value) return;
		where.push(condition);
		bindings.push(value);
	};
	add(
		"b.id IN (SELECT o.business_id FROM business_services o JOIN legal_services s ON s.id = o.legal_service_id WHERE s.category = ?)",
		category,
	);
	add(/^\d+$/.test(place ?? "") ? "b.city_id = CAST(? AS INTEGER)" : "b.country_id = ?", place);
	add("b.id IN (SELECT business_id FROM business_languages WHERE language = ?)", language);
	const counted = (value: string, join = "", count = "count(*)") =>
		db
			.prepare(
				`SELECT ${value} AS value, ${count} AS count FROM businesses b ${join} WHERE ${where.join(" AND ")} GROUP BY 1 ORDER BY 2 DESC`,
			)
			.bind(...bindings);
	const those = `(${ids.map(() => "?").join(", ")})`;
	const results = await db.batch([
		db
			.prepare(
				`SELECT s.id AS value, count(*) AS count FROM businesses b JOIN business_services o ON o.business_id = b.id JOIN legal_services s ON s.id = o.legal_service_id WHERE ${where.join(" AND ")} AND s.category = ? GROUP BY 1 ORDER BY 2 DESC`,
			)
			.bind(...bindings, category),
		counted("b.tier"),
		counted("m.value", "JOIN json_each(b.modes) m"),
		counted("f.value", "JOIN json_each('[50, 100, 200, 350, 500, 1000]') f ON b.fee_from_eur_minor <= f.value * 100"),
		counted("b.free_consultation"),
		counted("b.legal_aid"),
		counted("e.value", "JOIN json_each(b.country_experience) e"),
		counted(
			"l.jurisdiction",
			"JOIN licences l ON l.business_id = b.id AND l.status = 'active'",
			"count(DISTINCT b.id)",
		),
		db
			.prepare(`SELECT DISTINCT business_id, language FROM business_languages WHERE business_id IN ${those}`)
			.bind(...ids),
		db
			.prepare(
				`SELECT business_id, max(checked_at) AS checked_at FROM licences WHERE business_id IN ${those} GROUP BY 1`,
			)
			.bind(...ids),
	]);
	const rows = <T>(i: number) => (results[i]?.results ?? []) as T[];
	return {
		facets: {
			legal_service: rows<Count>(0),
			tier: rows<Count>(1),
			mode: rows<Count>(2),
			fee_max: rows<Count>(3),
			free_consultation: rows<Count>(4),
			legal_aid: rows<Count>(5),
			country_experience: rows<Count>(6),
			jurisdiction: rows<Count>(7),
		},
		languages: rows<{ business_id: string; language: string }>(8),
		checks: rows<{ business_id: string; checked_at: string }>(9),
	};
}
