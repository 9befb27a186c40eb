import { afterAll, beforeAll, expect, test } from "vitest";
import { listPublicProfiles } from "#domain/businesses/businesses.server.ts";
import type { Business, BusinessChanges } from "#domain/businesses/businesses.ts";
import { modes } from "#domain/businesses/businesses.ts";
import { legalServices } from "#domain/businesses/legal-services.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { languages } from "#domain/ground/languages.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { readQuery } from "#domain/search/query.ts";
import { searchBusinesses } from "#domain/search/search.server.ts";
import { Random } from "#drizzle/seed/random.ts";
import { standingRows } from "#drizzle/seed/standing.ts";
import { newActor } from "../support/actors.ts";
import { expectAgreement, expectExactFacets } from "../support/agree.ts";
import { testCtx, testDatabase, testNow } from "../support/database.ts";
import { cityIds, cityOf, demoBusinesses } from "../support/demo.ts";
import { saveBusiness } from "../support/listings.ts";
import { meetingOf } from "../support/meeting.ts";
import { Oracle } from "../support/oracle.ts";
import { randomSearch } from "../support/queries.ts";
import { rounds } from "../support/rounds.ts";

const total = 1_500;
const edits = rounds(40, 400);

/** Professionals in a database of their own, and an oracle that knows them. */
async function loaded() {
	const { d1, close } = await testDatabase(total);
	const businesses = new Map(demoBusinesses(total).map((business) => [business.id, business]));
	const { standingOf } = standingRows([...businesses.values()], testNow);
	const editor = await newActor(testCtx(d1));
	return { d1, close, businesses, editor, oracle: new Oracle(businesses.values(), cityOf, standingOf) };
}

let d1: D1Database;
let close: () => Promise<void>;
let businesses: Map<string, Business>;
let oracle: Oracle;
let editor: Person;

/** An edit by somebody who may change anybody. */
const edit = (ctx: Ctx, id: string, version: number, changes: BusinessChanges, by = editor) =>
	saveBusiness(ctx, by, id, version, changes);

beforeAll(async () => {
	({ d1, close, businesses, editor, oracle } = await loaded());
});
afterAll(() => close());

/** Some of what a professional may change, or all of it at once. */
function randomChanges(random: Random, business: Business): BusinessChanges {
	const offered = random.sample(legalServices, random.int(1, 6));
	const all: BusinessChanges = {
		headline: `${business.headline} ${random.pick(["papers", "Wohnung", "مساعدة", "移民"])} ${random.int(1, 99)}`,
		about: `${business.about} ${random.pick(["Patient.", "Geduldig.", "Терпеливо."])}`,
		city_id: random.pick(cityIds),
		services: offered.map(({ id }) => ({
			legal_service_id: id,
			fee_type: "fixed",
			fee_min_minor: random.int(0, 50_000),
			fee_max_minor: null,
			includes: "All.",
			government_fee_minor: null,
			duration_minutes: 30,
		})),
		languages: random.sample(languages, random.int(1, 4)).map((language) => ({ language, speaker: "professional" })),
		modes: random.sample(modes, random.int(1, 3)),
		country_experience: random.sample(["MA", "CO", "UA", "SY", "IN"], random.int(0, 3)),
		free_consultation: random.chance(0.5),
		legal_aid: random.chance(0.5),
		insurance: random.chance(0.5) ? "Insured." : null,
	};
	if (random.chance(0.1)) return { name: `${business.name} ${random.pick(["Nuevo", "Neumann", "जोशी"])}` };
	if (random.chance(0.2)) return all;
	const fields = random.sample(Object.keys(all) as (keyof BusinessChanges)[], random.int(1, 3));
	return Object.fromEntries(fields.map((field) => [field, all[field]]));
}

test("After random edits search still equals a look at everyone, and no edit writes more than 400 rows", {
	timeout: 300_000,
}, async () => {
	const { d1, close, businesses, editor, oracle } = await loaded();
	const random = new Random(5);
	const ids = [...businesses.keys()];
	let most = 0;
	for (let i = 0; i < edits; i++) {
		const id = random.pick(ids);
		const before = businesses.get(id) as Business;
		const ctx = testCtx(d1);
		const after = await edit(ctx, id, before.version, randomChanges(random, before), editor);
		most = Math.max(most, ctx.meter.rowsWritten);
		businesses.set(id, after);
		oracle.put(after);
	}
	expect(most).toBeGreaterThan(20);
	expect(most).toBeLessThanOrEqual(400);
	const { listings } = oracle;
	for (let seed = 10_001; seed <= 10_000 + edits; seed++) {
		const params = randomSearch(seed, listings);
		const { query } = readQuery(params);
		const page = await searchBusinesses(testCtx(d1), query);
		expectAgreement(oracle, page, query.sort, 0, params.toString(), testNow);
		expectExactFacets(oracle, page, params.toString());
	}
	const rows = await d1.prepare("SELECT count(*) AS n FROM search_relevance").first<{ n: number }>();
	expect(rows?.n).toBe(oracle.listings.length);
	await close();
});

const runners = 50;

/** Fifty at once, each sure that it changes `version`: how many were made, and why the others were not. */
async function race(attempts: (attempt: number) => Promise<unknown>) {
	const outcomes = await Promise.allSettled(Array.from({ length: runners }, (_, attempt) => attempts(attempt)));
	const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
	return { made: outcomes.length - refused.length, refused };
}

test("Of fifty edits of the same version one is made, and the others leave no trace", async () => {
	const id = [...businesses.keys()][0] as string;
	const [before] = await listPublicProfiles(testCtx(d1), [id]);
	const version = before?.version ?? 0;
	const { made, refused } = await race((attempt) =>
		edit(testCtx(d1), id, version, {
			headline: `Attempt ${attempt}`,
			languages: [{ language: languages[attempt % 12] ?? "en", speaker: "staff" }],
		}),
	);
	expect(made).toBe(1);
	for (const reason of refused) expect(reason).toMatchObject({ code: "conflict" });
	const [after] = await listPublicProfiles(testCtx(d1), [id]);
	expect(after?.version).toBe(version + 1);
	expect(after?.languages).toHaveLength(1);
	oracle.put(after as Business);
	const page = await searchBusinesses(testCtx(d1), readQuery(new URLSearchParams()).query);
	expectExactFacets(oracle, page, "after the race");
});

test("The race is one that whoever looks first and writes then loses", async () => {
	// Nobody who is in search, whose index this edit would forget.
	const [id, { version }] = [...businesses].find(([, { status }]) => status === "closed") as [string, Business];
	const allHaveLooked = meetingOf(runners);
	const { made } = await race(async (attempt) => {
		const [before] = await listPublicProfiles(testCtx(d1), [id]);
		if (before?.version !== version) throw new Refusal("conflict");
		await allHaveLooked();
		await d1
			.prepare("UPDATE businesses SET headline = ?, version = ? WHERE id = ?")
			.bind(`Attempt ${attempt}`, version + 1, id)
			.run();
	});
	expect(made).toBeGreaterThan(1);
});

test("Fifty professionals who edit at once leave counts that are exact", async () => {
	const listed = [...businesses.values()].filter(({ status }) => status === "verified").slice(0, 50);
	const current = await listPublicProfiles(
		testCtx(d1),
		listed.map(({ id }) => id),
	);
	const saved = await Promise.all(
		current.map(({ id, version, free_consultation, legal_aid }, i) =>
			edit(testCtx(d1), id, version, {
				languages: [{ language: languages[i % 12] ?? "en", speaker: "staff" }],
				free_consultation: !free_consultation,
				legal_aid: !legal_aid,
			}),
		),
	);
	for (const business of saved) oracle.put(business);
	for (const params of [{}, { service: "immigration_lawyers" }, { location: "ES" }, { language: "ar" }] as const) {
		const { query } = readQuery(new URLSearchParams(params));
		expectExactFacets(oracle, await searchBusinesses(testCtx(d1), query), JSON.stringify(params));
	}
});

test("An edit of a professional who is not there is refused", async () => {
	await expect(edit(testCtx(d1), "0".repeat(32), 1, {})).rejects.toMatchObject({ code: "not_found" });
});

test("A new name is a new claim: the profile leaves search until its licence is checked again", async () => {
	const business = [...businesses.values()].find(({ status }) => status === "verified") as Business;
	const [current] = await listPublicProfiles(testCtx(d1), [business.id]);
	const after = await edit(testCtx(d1), business.id, current?.version ?? 0, { name: "Zyxwvu Unheardof" });
	expect(after.status).toBe("pending");
	expect(after.licences.every(({ checked_at }) => checked_at === null)).toBe(true);
	const page = await searchBusinesses(testCtx(d1), readQuery(new URLSearchParams({ q: "Zyxwvu" })).query);
	expect(page.businesses).toEqual([]);
});
