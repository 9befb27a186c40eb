import { afterAll, beforeAll, expect, test } from "vitest";
import { newAvailability } from "#domain/availability/availability.ts";
import { refreshNextSlots, touchStatement } from "#domain/availability/next-slots.server.ts";
import { decideReport } from "#domain/reports/deciding.server.ts";
import { reportReview } from "#domain/reports/reporting.server.ts";
import { findRating } from "#domain/reviews/ratings.server.ts";
import { createReview } from "#domain/reviews/reviews.server.ts";
import type { ReviewInput } from "#domain/reviews/reviews.ts";
import { indexOf } from "#domain/search/index.server.ts";
import { readQuery } from "#domain/search/query.ts";
import { searchBusinesses } from "#domain/search/search.server.ts";
import { documentOf } from "#domain/search/tokens.ts";
import { newActor, withRole } from "../support/actors.ts";
import { appointmentOf } from "../support/appointments.ts";
import { testCtx, testNow } from "../support/database.ts";
import { demoBusinesses, demoOracle } from "../support/demo.ts";
import { testSite } from "../support/identity.ts";
import * as support from "../support/indexed.ts";
import { saveBusiness } from "../support/listings.ts";
import type { Oracle } from "../support/oracle.ts";
import { noFilters, noWords } from "../support/oracle.ts";

const total = 250;
let site: Awaited<ReturnType<typeof testSite>>;
let oracle: Oracle;
beforeAll(async () => {
	site = await testSite(total);
	oracle = demoOracle(total, testNow);
});
afterAll(() => site.close());

const search = (params: Record<string, string>, timeZone?: string) =>
	searchBusinesses(site.ctx, readQuery(new URLSearchParams(params)).query, { timeZone });
const ids = async (...asked: Parameters<typeof search>) => (await search(...asked)).businesses.map(({ id }) => id);

const expectIndexed = (id: string) => support.expectIndexed(site.ctx, id);

/** A listed professional with or without free time, whom no other test touches. */
const untouched = (() => {
	const touched = new Set<string>();
	return (hasTime: boolean) => {
		const found = oracle.listings.find(
			({ card, next_slot }) => (next_slot !== null) === hasTime && !touched.has(card.id),
		);
		if (!found) throw new Error("There are not enough listings.");
		touched.add(found.card.id);
		return found.card.id;
	};
})();

test("Sorting by free time shows the soonest first, and nobody who has none", async () => {
	const { businesses } = await search({ sort: "soonest" });
	expect(businesses.map(({ id }) => id)).toEqual(oracle.search(noFilters, noWords, "soonest", testNow).slice(0, 20));
	const firsts = businesses.map(({ next_slots }) => next_slots[0] ?? "");
	expect(firsts.every((slot) => slot >= testNow)).toBe(true);
	expect(firsts).toEqual(firsts.toSorted());
	for (const { next_slots } of businesses) expect(next_slots.length).toBeLessThanOrEqual(3);
});

test("Sorting by rating shows the best mean first, and nobody with fewer than three reviews", async () => {
	const page = await search({ sort: "rating" });
	expect(page.businesses.map(({ id }) => id)).toEqual(oracle.search(noFilters, noWords, "rating").slice(0, 20));
	for (const { rating } of page.businesses) expect(rating?.count).toBeGreaterThanOrEqual(3);
	expect(page.total).toBe(oracle.search(noFilters, noWords, "rating").length);
});

test("The counts of ratings are those of a look at everyone", async () => {
	const { facets } = await search({});
	expect(facets.rating.map(({ value }) => value)).toEqual([4, 4.5]);
	for (const { value, count } of facets.rating) expect(count).toBe(oracle.count({ rating: value }));
});

test("Free today is the reader's today, and this week is that day and the six after it", async () => {
	const today = oracle.search({ ...noFilters, free_on: ["2026-11-20"] }, noWords, "relevance");
	const tomorrow = oracle.search({ ...noFilters, free_on: ["2026-11-21"] }, noWords, "relevance");
	expect(today).not.toEqual(tomorrow);
	expect(await ids({ available: "today" }, "Europe/Madrid")).toEqual(today.slice(0, 20));
	// It is noon in UTC: past midnight in Kiritimati.
	expect(await ids({ available: "today" }, "Pacific/Kiritimati")).toEqual(tomorrow.slice(0, 20));
	const week = ["20", "21", "22", "23", "24", "25", "26"].map((day) => `2026-11-${day}`);
	expect(await ids({ available: "this_week" })).toEqual(
		oracle.search({ ...noFilters, free_on: week }, noWords, "relevance").slice(0, 20),
	);
});

test("A search by time and rating reads a page, its counts, and one row for the time of each result", async () => {
	for (const params of ["", "sort=soonest", "sort=rating&rating=4.5", "available=this_week&rating=4&sort=soonest"]) {
		const ctx = testCtx(site.d1);
		await searchBusinesses(ctx, readQuery(new URLSearchParams(params)).query);
		expect(ctx.meter.reads, params).toHaveLength(1);
		expect(ctx.meter.rowsRead, params).toBeLessThanOrEqual(65);
	}
});

test("A calendar that is opened, booked out and opened again comes into search, leaves it and comes back", async () => {
	const { ctx } = site;
	const d1 = ctx.db.$client;
	const id = untouched(false);
	const hours = newAvailability("Europe/Madrid");
	const row = {
		business_id: id,
		...hours,
		weekly: JSON.stringify(hours.weekly),
		exceptions: "[]",
		updated_at: testNow,
		version: 1,
	};
	const columns = Object.keys(row);
	await d1.batch([
		d1
			.prepare(`INSERT INTO availabilities (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`)
			.bind(...Object.values(row)),
		d1
			.prepare("INSERT INTO next_slots (business_id, slots, days, stale_at, revision) VALUES (?, '[]', '[]', ?, 1)")
			.bind(id, testNow),
	]);
	await refreshNextSlots(ctx, id);
	const open = await expectIndexed(id);
	expect(open?.standing.next_slot).not.toBeNull();
	expect((await search({ available: "this_week", q: open?.profile.name ?? "" })).businesses[0]?.id).toBe(id);
	const closed = JSON.stringify([{ from: "2026-01-01", until: "2027-12-31", hours: [], note: "" }]);
	await d1.batch([
		d1.prepare("UPDATE availabilities SET exceptions = ?, version = 2 WHERE business_id = ?").bind(closed, id),
		touchStatement(ctx, id),
	]);
	await refreshNextSlots(ctx, id);
	expect((await expectIndexed(id))?.standing).toMatchObject({ next_slot: null, free_days: [] });
	await d1.batch([
		d1.prepare("UPDATE availabilities SET exceptions = '[]', version = 3 WHERE business_id = ?").bind(id),
		touchStatement(ctx, id),
	]);
	await Promise.all(Array.from({ length: 20 }, () => refreshNextSlots(ctx, id)));
	expect((await expectIndexed(id))?.standing).toEqual(open?.standing);
});

test("A calendar whose first time and days stay as they are does not touch the index", async () => {
	const id = untouched(true);
	await refreshNextSlots(site.ctx, id);
	const ctx = { ...testCtx(site.d1), keys: site.ctx.keys };
	await ctx.db.$client.batch([touchStatement(ctx, id)]);
	const before = ctx.meter.rowsWritten;
	await refreshNextSlots(ctx, id);
	// The row itself and its index by time.
	expect(ctx.meter.rowsWritten - before).toBeLessThanOrEqual(3);
	await expectIndexed(id);
});

test("An edit of the profile keeps time and rating, and what is written at once loses nothing", async () => {
	const { ctx } = site;
	const id = untouched(true);
	const before = await expectIndexed(id);
	const count = (await findRating(ctx, id))?.count ?? 0;
	const writer = async (i: number) => {
		const client = await newActor(ctx);
		const input: ReviewInput = {
			...{ appointment_id: await appointmentOf(ctx, client, id), communication: 5, responsiveness: 5, quality: 1 + i },
			...{ value: 5, recommend: 5, text: "Patient and clear, from the first letter on.", language: "en" },
			pseudonym: "Vega 27",
		};
		return () => createReview(ctx, client, input);
	};
	const writers = await Promise.all([0, 1, 2, 3].map(writer));
	const editor = await newActor(ctx);
	await Promise.all([
		...writers.map((write) => write()),
		saveBusiness(ctx, editor, id, before?.profile.version ?? 0, { headline: "Papers, patiently" }),
		ctx.db.$client.batch([touchStatement(ctx, id)]).then(() => refreshNextSlots(ctx, id)),
	]);
	const after = await expectIndexed(id);
	expect(after?.listing?.card).toMatchObject({ headline: "Papers, patiently" });
	expect(after?.standing.rating?.count).toBe(count + 4);
	expect(after?.standing.free_days).toEqual(before?.standing.free_days);
	expect(documentOf(after?.listing as never)).toContain(" d:2026");
});

test("Three reviews bring a professional into the order of ratings, and one taken down takes them out again", async () => {
	const { ctx } = site;
	const rated = new Set(oracle.listings.filter(({ card }) => card.rating).map(({ card }) => card.id));
	const id = oracle.listings.find(({ card, next_slot }) => !rated.has(card.id) && next_slot === null)?.card.id ?? "";
	const made: string[] = [];
	for (let i = 0; i < 3; i++) {
		const client = await newActor(ctx);
		const { id: review } = await createReview(ctx, client, {
			...{ appointment_id: await appointmentOf(ctx, client, id), communication: 5, responsiveness: 5, quality: 5 },
			...{ value: 5, recommend: 5, text: "Patient and clear, from the first letter on.", language: "en" },
			pseudonym: "Vega 27",
		});
		made.push(review);
		expect((await expectIndexed(id))?.listing?.rating === null).toBe(i < 2);
	}
	const count = async () => (await search({})).facets.rating.find(({ value }) => value === 4.5)?.count ?? 0;
	const with3 = await count();
	expect((await ids({ sort: "rating" })).length).toBeGreaterThan(0);
	const { actor: admin } = await withRole(ctx, "admin");
	const reason = "It names another person.";
	await reportReview(ctx, await newActor(ctx), made[0] ?? "", { kind: "abuse", reason });
	const report = await ctx.db.$client.prepare("SELECT id FROM reports").first<{ id: string }>();
	await decideReport(ctx, admin, report?.id ?? "", { decision: "uphold", answer: reason });
	expect((await expectIndexed(id))?.listing?.rating).toBeNull();
	expect(await count()).toBe(with3 - 1);
});

test("Who is not listed has no place in any order, whatever their calendar and reviews say", async () => {
	const hidden = demoBusinesses(total).find(({ status }) => status === "suspended");
	for (const { table } of Object.values(indexOf)) {
		const found = await site.d1.prepare(`SELECT 1 FROM ${table} WHERE card ->> 'id' = ?`).bind(hidden?.id).first();
		expect(found).toBeNull();
	}
});
