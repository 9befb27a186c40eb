import { beforeAll, expect, test } from "vitest";
import { writeCursor } from "#domain/search/cursor.ts";
import type { Sort } from "#domain/search/query.ts";
import type { SearchPage } from "#domain/search/search.server.ts";
import { feeRowid, relevanceRowid } from "#domain/search/tokens.ts";
import { expectAgreement, expectExactFacets } from "../support/agree.ts";
import { demoOracle } from "../support/demo.ts";
import { ask, getJson, inParallel, readsOf, searchPage } from "../support/http.ts";
import { noFilters, noWords, type Oracle } from "../support/oracle.ts";
import { randomSearch } from "../support/queries.ts";
import { rounds } from "../support/rounds.ts";
import { businessesServed } from "../support/server.ts";

let oracle: Oracle;

beforeAll(() => {
	oracle = demoOracle(businessesServed);
});

test("The API answers what a look at everyone finds, page after page", { timeout: 300_000 }, async () => {
	const { listings } = oracle;
	const seeds = Array.from({ length: rounds(60, 300) }, (_, i) => 20_001 + i);
	await inParallel(seeds, 4, async (seed) => {
		const params = randomSearch(seed, listings);
		const sort = (params.get("sort") ?? "relevance") as Sort;
		for (let from = 0; from <= 60; from += 20) {
			const page = await searchPage(params);
			expectAgreement(oracle, page, sort, from, params.toString());
			if (from === 0 && seed % 10 === 0) expectExactFacets(oracle, page, params.toString());
			if (page.next_cursor === null) break;
			params.set("cursor", page.next_cursor);
		}
	});
});

/** Near the end of all: of ten professionals nine are listed. */
const latePage = businessesServed / 25;

test.each(["relevance", "fee"] as const)(
	`Page ${latePage} by %s is the right one and costs what page 1 costs`,
	async (sort) => {
		const ids = oracle.search(noFilters, noWords, sort);
		const from = (latePage - 1) * 20;
		const last = oracle.listings.find(({ card }) => card.id === ids[from - 1]);
		if (!last) throw new Error("There are not enough listings.");
		const cursor = writeCursor({
			tier: 0,
			rowid: sort === "fee" ? feeRowid(last) : relevanceRowid(last),
		});
		const page = await searchPage(new URLSearchParams({ sort, cursor }));
		expect(page.businesses.map(({ id }) => id)).toEqual(ids.slice(from, from + 20));
		const [first, deep] = await Promise.all(
			[`/api/search?sort=${sort}`, `/api/search?sort=${sort}&cursor=${cursor}`].map((path) =>
				getJson<SearchPage>(path),
			),
		);
		// Who takes bookings brings a row more.
		const rowsOf = ({ headers, body }: NonNullable<typeof first>) =>
			(readsOf(headers)[0] ?? 0) - body.businesses.filter(({ next_slots }) => next_slots.length > 0).length;
		expect(
			Math.abs(rowsOf(deep as NonNullable<typeof deep>) - rowsOf(first as NonNullable<typeof first>)),
		).toBeLessThanOrEqual(1);
	},
);

test("The answer of a search holds what the specification of the API names", async () => {
	const { body } = await getJson<Record<string, unknown>>("/api/search?q=immigration+lawyer+madrid");
	expect(Object.keys(body)).toEqual(
		expect.arrayContaining(["businesses", "total", "total_is_exact", "facets", "understood", "next_cursor"]),
	);
});

test("Of places the facet holds the twenty largest and the chosen one; further pages of the API carry none", async () => {
	type Answer = {
		businesses: { city_id: string }[];
		facets?: { place: { value: string; count: number }[] };
		next_cursor: string;
	};
	const { body: first } = await getJson<Answer>("/api/search");
	const places = first.facets?.place ?? [];
	expect(places).toHaveLength(20);
	expect(places).toEqual(places.toSorted((a, b) => b.count - a.count));
	const { body: further } = await getJson<Answer>(`/api/search?cursor=${first.next_cursor}`);
	expect(further.facets).toBeUndefined();
	const { body: country } = await getJson<Answer>("/api/search?location=US");
	const cities = country.facets?.place.map(({ value }) => value) ?? [];
	const city = country.businesses.map(({ city_id }) => String(city_id)).find((id) => !cities.includes(id)) ?? "";
	expect(city).not.toBe("");
	const { body: chosen } = await getJson<Answer>(`/api/search?location=${city}`);
	expect(chosen.facets?.place.map(({ value }) => value)).toEqual([...cities, city]);
});

test.each([
	["service=bogus", "service"],
	["language=xx", "language"],
	["tier=god", "tier"],
	["mode=telepathy", "mode"],
	["country_experience=ZZ", "country_experience"],
	["jurisdiction=UK", "jurisdiction"],
	["fee_max=51", "fee_max"],
	["fee_max=free", "fee_max"],
	["free_consultation=maybe", "free_consultation"],
	["country_experience=Spain", "country_experience"],
	["jurisdiction=1", "jurisdiction"],
	["sort=paid", "sort"],
	["rating=5", "rating"],
	["available=yesterday", "available"],
	["time_zone=Mars", "time_zone"],
	["cursor=abc", "cursor"],
	["cursor=9.zzz", "cursor"],
	// More than a number can hold exactly.
	["cursor=0.zzzzzzzzzzz", "cursor"],
	[`q=${"a".repeat(301)}`, "q"],
])("A search with %s is refused, and the field is named", async (params, field) => {
	const { status, body } = await getJson<{ code: string; field: string; message: string }>(`/api/search?${params}`);
	expect(status).toBe(400);
	expect(body).toMatchObject({ code: "invalid", field });
	expect(body.message).toContain(field);
});

test("A forged cursor only starts elsewhere in the same public list", async () => {
	for (const cursor of ["0.0", "2.zzzzzzzzzz", "1.1", "0.zzzzzzzzzz"]) {
		const answer = await ask(`/api/search?q=families&cursor=${cursor}`);
		expect(answer.status, cursor).toBe(200);
	}
});

test("Who is not verified is never found", async () => {
	const hidden = new Set(["pending", "unverified", "suspended", "closed"]);
	const { makeBusiness } = await import("../support/demo.ts");
	const unlisted = Array.from({ length: 200 }, (_, i) => makeBusiness(i + 1)).filter(({ status }) =>
		hidden.has(status),
	);
	expect(new Set(unlisted.map(({ status }) => status))).toEqual(hidden);
	for (const { id, name } of unlisted.slice(0, 12)) {
		const page = await searchPage(new URLSearchParams({ q: name }));
		expect(page.businesses.map((card) => card.id)).not.toContain(id);
	}
});
