import { afterAll, beforeAll, expect, test } from "vitest";
import type { PublicProfile } from "#domain/businesses/businesses.server.ts";
import { legalServices } from "#domain/businesses/legal-services.ts";
import { compareFees } from "#domain/listings/comparing.server.ts";
import { readListed } from "#domain/listings/listings.server.ts";
import { reindex } from "#domain/search/index.server.ts";
import { listingOf } from "#domain/search/listing.ts";
import { feeBands, readQuery } from "#domain/search/query.ts";
import { searchBusinesses } from "#domain/search/search.server.ts";
import { expectAgreement, expectExactFacets } from "../support/agree.ts";
import { testCtx, testDatabase, testNow } from "../support/database.ts";
import { demoBusinesses, demoOracle } from "../support/demo.ts";
import type { Oracle } from "../support/oracle.ts";

const total = 1_500;
let d1: D1Database;
let close: () => Promise<void>;
let oracle: Oracle;
const profiles = new Map(demoBusinesses(total).map((business) => [business.id, business]));

beforeAll(async () => {
	({ d1, close } = await testDatabase(total));
	oracle = demoOracle(total, testNow);
});
afterAll(() => close());

const search = (params: Record<string, string>) =>
	searchBusinesses(testCtx(d1), readQuery(new URLSearchParams(params)).query);
const services = legalServices.map(({ id }) => id);

test("Whoever is found for a legal service is shown with what that service costs", async () => {
	let priced = 0;
	for (const service of services) {
		for (const { id, fee, fee_from_minor } of (await search({ service })).businesses) {
			const offered = profiles.get(id)?.services.find(({ legal_service_id }) => legal_service_id === service);
			if (fee_from_minor === null) expect(fee).toBeNull();
			else expect(offered).toMatchObject(fee as object);
			if (fee && fee.fee_min_minor > (fee_from_minor ?? 0)) priced++;
		}
	}
	expect(priced).toBeGreaterThan(100);
	const { businesses } = await search({ service: "immigration_lawyers" });
	expect(businesses.map(({ fee }) => fee)).toEqual(businesses.map(() => null));
});

test("A ceiling is for the fee of the legal service that is looked for, in results, counts and order", async () => {
	let found = 0;
	for (const [i, service] of services.entries()) {
		const ceiling = String(feeBands[i % feeBands.length]);
		for (const params of [
			{ service, fee_max: ceiling },
			{ service, sort: "fee", fee_max: ceiling },
		]) {
			const page = await search(params);
			const label = JSON.stringify(params);
			expectAgreement(oracle, page, "sort" in params ? "fee" : "relevance", 0, label, testNow);
			expect(page.total_is_exact, label).toBe(true);
			for (const { id } of page.businesses) {
				const offered = profiles.get(id)?.services.find(({ legal_service_id }) => legal_service_id === service);
				expect(offered?.fee_min_eur_minor, label).toBeLessThanOrEqual(Number(ceiling) * 100);
			}
			found += page.businesses.length;
		}
		expectExactFacets(oracle, await search({ service }), service);
	}
	expect(found).toBeGreaterThan(200);
});

test("In the order of fees whose service costs less comes first, page after page", async () => {
	const inEuro = (id: string, service: string) =>
		profiles.get(id)?.services.find(({ legal_service_id }) => legal_service_id === service)?.fee_min_eur_minor ?? 0;
	let pages = 0;
	for (const service of services) {
		const params: Record<string, string> = { service, sort: "fee" };
		const steps: number[] = [];
		for (let from = 0; ; from += 20) {
			const page = await search(params);
			expectAgreement(oracle, page, "fee", from, service, testNow);
			pages++;
			for (const { id, fee } of page.businesses)
				steps.push(fee ? feeBands.filter((band) => inEuro(id, service) > band * 100).length : feeBands.length);
			if (page.next_cursor === null) break;
			params.cursor = page.next_cursor;
		}
		expect(steps, service).toEqual(steps.toSorted((a, b) => a - b));
	}
	expect(pages).toBeGreaterThan(services.length);
});

/** Leaves a profile as it was written before each service had a figure to compare its fee by. */
async function forgetFigures(id: string) {
	const listed = await readListed(testCtx(d1), id);
	if (!listed) throw new Error(id);
	const { profile, city, standing, listing } = listed;
	const services = profile.services.map((service) => ({ ...service, fee_min_eur_minor: null }));
	await d1.batch([
		d1.prepare("UPDATE business_services SET fee_min_eur_minor = NULL WHERE business_id = ?").bind(id),
		...reindex(d1, listing, listingOf({ ...profile, services }, city, standing)),
	]);
	return profile;
}

test("Profiles of before are found by what a service costs once the schedule has compared it, also by two runs at once", async () => {
	const params = { service: "residence_permit", fee_max: "1000", sort: "fee" };
	const before = await search(params);
	const forgotten = [...profiles.values()].filter(({ services }) =>
		services.some(({ legal_service_id }) => legal_service_id === params.service),
	);
	expect(forgotten.length).toBeGreaterThan(50);
	const written = new Map<string, PublicProfile>();
	for (const { id } of forgotten) written.set(id, await forgetFigures(id));
	expect(await search(params)).toMatchObject({ businesses: [], total: 0 });
	const left = async () =>
		(
			await d1
				.prepare("SELECT count(DISTINCT business_id) AS n FROM business_services WHERE fee_min_eur_minor IS NULL")
				.first<{ n: number }>()
		)?.n ?? 0;
	expect(await left()).toBe(forgotten.length);

	const logged: unknown[] = [];
	const ctx = { ...testCtx(d1), log: (...entry: unknown[]) => void logged.push(entry) };
	await Promise.all([compareFees(ctx), compareFees(ctx)]);
	expect(await left()).toBeLessThan(forgotten.length);
	while ((await left()) > 0) await compareFees(ctx);
	expect(logged).toEqual([]);

	const after = await search(params);
	const told = ({ businesses, total }: typeof after) => [total, ...businesses.map(({ id, fee }) => ({ id, fee }))];
	expect(told(after)).toEqual(told(before));
	expectAgreement(oracle, after, "fee", 0, JSON.stringify(params), testNow);
	expectExactFacets(oracle, await search({ service: params.service }), params.service);
	for (const [id, { version, updated_at }] of written)
		expect((await readListed(ctx, id))?.profile).toMatchObject({ version: version + 1, updated_at });
});
