import { afterAll, beforeAll, expect, test } from "vitest";
import { fewResults, searchFurther } from "#domain/search/further.server.ts";
import { readQuery } from "#domain/search/query.ts";
import { searchBusinesses } from "#domain/search/search.server.ts";
import { expectAgreement, expectExactFacets } from "../support/agree.ts";
import { testCtx, testDatabase, testNow } from "../support/database.ts";
import { demoOracle } from "../support/demo.ts";
import type { Oracle } from "../support/oracle.ts";
import { randomSearch } from "../support/queries.ts";
import { rounds } from "../support/rounds.ts";

const total = rounds(1_500, 10_000);
const searches = rounds(200, 2_000);
let d1: D1Database;
let close: () => Promise<void>;
let oracle: Oracle;

beforeAll(async () => {
	({ d1, close } = await testDatabase(total));
	oracle = demoOracle(total, testNow);
});
afterAll(() => close());

test("Where nobody is found, each way on finds as many as it says", async () => {
	const { listings } = oracle;
	let ways = 0;
	for (let seed = 1; ways < 60; seed++) {
		const params = randomSearch(seed, listings);
		const { understood, instead } = await searchBusinesses(testCtx(d1), readQuery(params).query);
		const { category, legal_service, place, language } = understood.filters;
		const kept = { category, legal_service, place, language };
		const around = place && understood.place?.country_id !== place ? (understood.place?.country_id ?? null) : null;
		for (const { total, ...way } of instead) {
			const { drop } = way;
			const isAround = way.drop === "fee" && way.isAround;
			// Legal aid of another country helps nobody.
			if (isAround) expect(around, params.toString()).not.toBeNull();
			const filters = {
				fee: { ...kept, ...(isAround && { place: around }), legal_aid: true },
				words: kept,
				narrowing: kept,
				place: { ...kept, place: around },
				matter: { ...kept, legal_service: null },
				service: { ...kept, category: null, legal_service: null },
				language: { ...kept, language: null },
			}[drop];
			expect(oracle.count(filters), `${params} ${drop}`).toBe(total);
			ways++;
		}
	}
});

test("Where few are found, others follow who meet every condition but one, best first, nobody twice", async () => {
	const { listings } = oracle;
	let shown = 0;
	for (let seed = 1; shown < 100; seed++) {
		const params = randomSearch(seed, listings);
		const { query } = readQuery(params);
		const page = await searchBusinesses(testCtx(d1), query);
		if (page.next_cursor !== null || page.businesses.length > fewResults) continue;
		const { filters, place } = page.understood;
		const seen = new Set(page.businesses.map(({ id }) => id));
		for (const { kind, businesses } of await searchFurther(testCtx(d1), query, page)) {
			const changed = {
				around: { place: place?.country_id ?? null },
				video: { place: null, mode: "video" as const },
				category: { legal_service: null },
				languages: { language: null },
			}[kind];
			const all = oracle.search({ ...filters, ...changed }, page.understood, query.sort, testNow);
			const ids = businesses.map(({ id }) => id);
			expect(ids, `${params} ${kind}`).toEqual(all.filter((id) => !seen.has(id)).slice(0, 3));
			for (const id of ids) seen.add(id);
			shown += ids.length;
		}
	}
});

test("A condition that nobody of a city meets finds those of its country who meet it", async () => {
	const { listings } = oracle;
	const those = (has: (one: (typeof listings)[number]) => boolean) => listings.filter(has);
	const cities = [...new Set(listings.map(({ places }) => places.join()))]
		.map((places) => places.split(","))
		.filter(
			([country = "", city = ""]) =>
				those(({ places, legal_aid }) => places.includes(city) && legal_aid).length === 0 &&
				those(({ places, legal_aid }) => places.includes(country) && legal_aid).length > 0,
		);
	expect(cities.length).toBeGreaterThan(0);
	for (const [, city = ""] of cities.slice(0, 5)) {
		const { query } = readQuery(new URLSearchParams({ location: city, legal_aid: "1" }));
		const page = await searchBusinesses(testCtx(d1), query);
		expect(page.businesses).toEqual([]);
		const around = (await searchFurther(testCtx(d1), query, page)).find(({ kind }) => kind === "around");
		expect(around?.businesses.length).toBeGreaterThan(0);
	}
});

test(`Search finds what a look at everyone finds, in the same order, on ${searches} random queries`, {
	timeout: 300_000,
}, async () => {
	const { listings } = oracle;
	let found = 0;
	for (let seed = 1; seed <= searches; seed++) {
		const params = randomSearch(seed, listings);
		const { query, invalid } = readQuery(params);
		expect(invalid, params.toString()).toEqual([]);
		const ctx = testCtx(d1);
		const page = await searchBusinesses(ctx, query);
		expectAgreement(oracle, page, query.sort, 0, params.toString(), testNow);
		// Counting everything again is slow: a tenth of the pages is a fair sample.
		if (seed % 10 === 0) expectExactFacets(oracle, page, params.toString());
		if (page.businesses.length > 0) found++;
		const { reads } = ctx.meter;
		expect(reads.length, params.toString()).toBeLessThanOrEqual(2);
		expect(reads.at(-1), params.toString()).toBeLessThanOrEqual(65);
		if (reads.length === 2) expect(reads[0], params.toString()).toBeLessThanOrEqual(15);
	}
	expect(found).toBeGreaterThan(searches / 2);
});
