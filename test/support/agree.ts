import { expect } from "vitest";
import { readCursor } from "#domain/search/cursor.ts";
import { pageSize, type Sort } from "#domain/search/query.ts";
import type { SearchPage } from "#domain/search/search.server.ts";
import type { Oracle } from "./oracle.ts";

/** Expects a page to be what the oracle finds for what was understood: ids and order, and a total called exact. */
export function expectAgreement(oracle: Oracle, page: SearchPage, sort: Sort, from = 0, label = "", now = "") {
	const { filters } = page.understood;
	const ids = oracle.search(filters, page.understood, sort, now);
	expect(
		page.businesses.map(({ id }) => id),
		label,
	).toEqual(ids.slice(from, from + pageSize));
	expect(page.next_cursor === null, label).toBe(ids.length <= from + pageSize);
	if (page.next_cursor !== null) expect(readCursor(page.next_cursor), label).not.toBeNull();
	if (from === 0 && page.next_cursor === null) expect(page.total, label).toBe(ids.length);
	if (page.total_is_exact) expect(page.total, label).toBe(ids.length);
	else expect(page.total, label).toBeLessThanOrEqual(ids.length);
}

/** Expects the counts beside the filters to be what the oracle counts, where the page calls itself exact. */
export function expectExactFacets(oracle: Oracle, page: SearchPage, label: string) {
	if (!page.facets_are_exact) return;
	const { filters } = page.understood;
	const { facets } = page;
	for (const { value, count } of facets.service)
		expect(count, `${label} service ${value}`).toBe(oracle.count({ ...filters, legal_service: null, category: value }));
	for (const { value, count } of facets.place.slice(0, 5))
		expect(count, `${label} place ${value}`).toBe(oracle.count({ ...filters, place: value }));
	for (const { value, count } of facets.language)
		expect(count, `${label} language ${value}`).toBe(oracle.count({ ...filters, language: value }));
	for (const field of ["tier", "mode", "fee_max", "rating"] as const) {
		for (const { value, count } of facets[field])
			expect(count, `${label} ${field} ${value}`).toBe(oracle.count({ ...filters, [field]: value }));
	}
	for (const field of ["country_experience", "jurisdiction"] as const) {
		for (const { value, count } of facets[field].slice(0, 3))
			expect(count, `${label} ${field} ${value}`).toBe(oracle.count({ ...filters, [field]: value }));
	}
	// Chosen, it takes the place of the category.
	for (const { value, count } of facets.legal_service)
		expect(count, `${label} ${value}`).toBe(oracle.count({ ...filters, category: null, legal_service: value }));
	expect(facets.free_consultation, label).toBe(oracle.count({ ...filters, free_consultation: true }));
	expect(facets.legal_aid, label).toBe(oracle.count({ ...filters, legal_aid: true }));
}
