import { afterAll, beforeAll, expect, test } from "vitest";
import { writeCursor } from "#domain/search/cursor.ts";
import { readQuery } from "#domain/search/query.ts";
import { type Found, searchBusinesses } from "#domain/search/search.server.ts";
import { suggest } from "#domain/search/suggest.server.ts";
import { relevanceRowid } from "#domain/search/tokens.ts";
import { testCtx, testDatabase, testNow } from "../support/database.ts";
import { demoOracle } from "../support/demo.ts";
import { noFilters, type Oracle } from "../support/oracle.ts";
import { randomSearch } from "../support/queries.ts";
import { rounds } from "../support/rounds.ts";

const total = rounds(1_500, 100_000);
let d1: D1Database;
let close: () => Promise<void>;
let oracle: Oracle;

beforeAll(async () => {
	({ d1, close } = await testDatabase(total));
	oracle = demoOracle(Math.min(total, 20_000), testNow);
}, 600_000);
afterAll(() => close());

test(`A search among ${total.toLocaleString("en")} reads at most 15 rows to understand, 45 to fetch and one for the time of each result`, {
	timeout: 300_000,
}, async () => {
	const { listings } = oracle;
	const worst = [
		"q=families+clients+people+papers+plain+written+first+meeting+costs+work+with+you",
		"q=qqqq+wwww+zzzz+xxxx+vvvv+kkkk+jjjj+yyyy+qwqw+zxzx+vbvb+nmnm",
		"q=garcia+wang+smith+nguyen+mueller+silva+kim+ivanov+khan+ali+rossi+dubois",
		"q=san+santa+los+el+new+saint+fort+port+nova+villa+castel+monte",
		"q=families&service=immigration_lawyers&language=en&location=US&tier=licensed_lawyer&mode=video&fee_max=50&free_consultation=1&legal_aid=1&jurisdiction=US&country_experience=MX",
		"q=william+russell+bring+my+wife+from+morocco+to+france",
		"q=garcia+lawyer+berlin&service=immigration_lawyers",
		"sort=fee&q=families",
		"sort=fee&service=residence_permit&available=this_week",
		"sort=fee&service=residence_permit&fee_max=350&q=families",
		"sort=soonest&q=families&available=this_week&rating=4&service=immigration_lawyers",
		"sort=rating&available=today",
		"sort=soonest",
		"available=this_week&q=families",
		"",
	];
	const random = Array.from({ length: rounds(50, 500) }, (_, i) => randomSearch(50_000 + i, listings).toString());
	for (const params of [...worst, ...random]) {
		const ctx = testCtx(d1);
		await searchBusinesses(ctx, readQuery(new URLSearchParams(params)).query);
		const { reads } = ctx.meter;
		expect(reads.length, params).toBeLessThanOrEqual(2);
		expect(reads.at(-1), params).toBeLessThanOrEqual(65);
		if (reads.length === 2) expect(reads[0], params).toBeLessThanOrEqual(15);
	}
});

test("No row of counts is longer than 20 kB", async () => {
	const longest = "SELECT max(length(counts)) AS bytes FROM search_counts";
	const row = await d1.prepare(longest).first<{ bytes: number }>();
	expect(row?.bytes).toBeGreaterThan(1_000);
	expect(row?.bytes).toBeLessThanOrEqual(20_000);
});

test("Page 500 reads as many rows as page 1", async () => {
	const { query } = readQuery(new URLSearchParams("location=US"));
	const first = testCtx(d1);
	const { total: matching, businesses } = await searchBusinesses(first, query);
	expect(matching).toBeGreaterThan(total * 0.09);
	// Any place in the order is reached at once; the five-hundredth page of a state of 10,000 lies this far.
	const deep = testCtx(d1);
	const cursor = { tier: 0, rowid: relevanceRowid({ quality: 200, seq: 0 }) };
	const page = await searchBusinesses(
		deep,
		readQuery(new URLSearchParams({ location: "US", cursor: writeCursor(cursor) })).query,
	);
	expect(page.businesses).toHaveLength(20);
	// Who takes bookings brings a row more.
	const withTime = (page: { businesses: Found[] }) => page.businesses.filter(({ next_slots }) => next_slots.length > 0);
	const rows = first.meter.rowsRead - withTime({ businesses }).length;
	expect(Math.abs(deep.meter.rowsRead - withTime(page).length - rows)).toBeLessThanOrEqual(1);
});

test("Suggestions read at most 30 rows, whatever is typed", async () => {
	const typed = [
		"a",
		"an",
		"san",
		"garc",
		"garzia",
		"maria g",
		"münch",
		"new y",
		"王",
		"м",
		"imigr",
		"zzzzqq",
		...oracle.listings.slice(0, 150).map(({ card }, i) => card.name.slice(0, 2 + (i % 9))),
	];
	for (const text of typed) {
		for (const kind of ["what", "where"] as const) {
			const ctx = testCtx(d1);
			await suggest(ctx, text, kind);
			expect(ctx.meter.rowsRead, text).toBeLessThanOrEqual(30);
			expect(ctx.meter.reads.length, text).toBeLessThanOrEqual(1);
		}
	}
});

test("A name is suggested from its first letters, and with a slip in it", async () => {
	const someone = oracle.search(
		noFilters,
		{ words: ["garcia"], areWordsRequired: true, experience: null },
		"relevance",
	);
	expect(someone.length).toBeGreaterThan(0);
	for (const text of ["garci", "garzia"]) {
		const { people } = await suggest(testCtx(d1), text, "what");
		expect(people.length, text).toBeGreaterThan(0);
		for (const { name } of people) expect(name.toLowerCase()).toMatch(/garc[ií]a|garci/);
	}
});
