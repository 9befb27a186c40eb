import { afterAll, beforeAll, expect, test } from "vitest";
import type { NewBusiness } from "#domain/businesses/businesses.ts";
import { findOwnBusiness } from "#domain/businesses/owners.server.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { createBusiness } from "#domain/listings/revise.server.ts";
import { readQuery } from "#domain/search/query.ts";
import { searchBusinesses } from "#domain/search/search.server.ts";
import { newActor } from "../support/actors.ts";
import { outcomeOf, testSite } from "../support/identity.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
beforeAll(async () => {
	site = await testSite(40);
	ctx = site.ctx;
});
afterAll(() => site.close());

const professional = () => newActor(ctx);
let made = 0;
const licence = (number: string): NonNullable<NewBusiness["licences"]>[number] => ({
	id: `${++made}`.padStart(32, "0"),
	profession: "Abogado",
	register: "Ilustre Colegio de Prueba",
	register_url: "https://register.test/",
	number,
	jurisdiction: "ES",
	region: null,
	status: "active",
	issued_on: "2015-01-01",
	expires_on: null,
	conditions: null,
	checked_at: "2026-01-01T00:00:00.000Z",
});
const input = (number: string): NewBusiness => ({
	name: "Zyxo Unheardof",
	category: "immigration_lawyers",
	city_id: 3117735,
	currency: "EUR",
	headline: "Residence permits",
	languages: [{ language: "es", speaker: "professional" }],
	licences: [licence(number)],
	services: [
		{
			legal_service_id: "residence_permit",
			fee_type: "fixed",
			fee_min_minor: 9000,
			fee_max_minor: null,
			includes: "",
			government_fee_minor: null,
			duration_minutes: 45,
		},
	],
});
const tables = ["businesses", "business_owners", "business_services", "business_languages", "licences"];
const sizes = async () =>
	Promise.all(
		tables.map(
			async (table) => (await site.d1.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n,
		),
	);

test("A new profile is unverified, owned, complete, and found by nobody", async () => {
	const actor = await professional();
	const created = await createBusiness(ctx, actor, input("A 1"));
	expect(created).toMatchObject({
		status: "unverified",
		tier: "licensed_lawyer",
		country_id: "ES",
		time_zone: "Europe/Madrid",
		fee_from_minor: 9000,
		version: 1,
	});
	expect(created.seq).toBeGreaterThan(10);
	expect(created.licences).toMatchObject([{ number: "A 1", checked_at: null }]);
	expect(created.services).toHaveLength(1);
	expect(created.languages).toHaveLength(1);
	expect(await findOwnBusiness(ctx, actor)).toEqual({ id: created.id, name: "Zyxo Unheardof" });
	const { query } = readQuery(new URLSearchParams({ q: "Zyxo Unheardof" }));
	expect((await searchBusinesses(ctx, query)).businesses.map(({ id }) => id)).not.toContain(created.id);
});

test("A second profile of one person, a licence that is listed and an unknown city leave no row", async () => {
	const actor = await professional();
	await createBusiness(ctx, actor, input("B 1"));
	const before = await sizes();
	expect(await outcomeOf(createBusiness(ctx, actor, input("B 2")))).toBe("conflict");
	await expect(createBusiness(ctx, await professional(), input("B 1"))).rejects.toMatchObject({
		code: "invalid",
		values: { field: "licences" },
	});
	await expect(createBusiness(ctx, await professional(), { ...input("B 3"), city_id: 1 })).rejects.toMatchObject({
		code: "invalid",
		values: { field: "city_id" },
	});
	expect(await sizes()).toEqual(before);
});

test("Of fifty parallel registrations of one licence one is made", async () => {
	const people = await Promise.all(Array.from({ length: 50 }, professional));
	const before = await sizes();
	const outcomes = await Promise.all(people.map((actor) => outcomeOf(createBusiness(ctx, actor, input("C 1")))));
	expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
	expect(await sizes()).toEqual(before.map((size) => (size ?? 0) + 1));
});
