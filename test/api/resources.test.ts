import { expect, test } from "vitest";
import { legalServices } from "#domain/businesses/legal-services.ts";
import { makeBusiness } from "../support/demo.ts";
import { ask, getJson, readsOf } from "../support/http.ts";

type Named = { id: string | number; name: string };
const isOrdered = (rows: Named[]) => rows.every((row, i) => i === 0 || (rows[i - 1] as Named).name <= row.name);

test("Countries are listed by name", async () => {
	const { body } = await getJson<Named[]>("/api/lookups/countries");
	expect(body.length).toBeGreaterThan(235);
	expect(isOrdered(body)).toBe(true);
	expect(body).toContainEqual({ id: "ES", name: "Spain" });
});

test("The cities of a country are listed by name, and only theirs are read", async () => {
	const { body, headers } = await getJson<Named[]>("/api/lookups/cities?country_id=ES");
	expect(isOrdered(body)).toBe(true);
	expect(body).toContainEqual({ id: 3117735, name: "Madrid", region: null });
	expect(readsOf(headers)[0]).toBeLessThanOrEqual(body.length * 2 + 1);
	expect((await getJson<Named[]>("/api/lookups/cities?country_id=ZZ")).body).toEqual([]);
});

test("A country that cannot be is refused, and the field named", async () => {
	for (const path of ["/api/lookups/cities", "/api/lookups/cities?country_id=Spain"]) {
		expect(await getJson(path)).toMatchObject({ status: 400, body: { code: "invalid", field: "country_id" } });
	}
});

test("Legal services are listed by name with their category", async () => {
	const { body } = await getJson<Named[]>("/api/lookups/legal_services");
	expect(body).toHaveLength(legalServices.length);
	expect(body.length).toBeGreaterThanOrEqual(60);
	expect(isOrdered(body)).toBe(true);
	expect(Object.keys(body[0] ?? {}).sort()).toEqual(["category", "id", "name"]);
});

test("A profile is answered whole, in one batch, with others like it", async () => {
	const { id, name, licences } = makeBusiness(1);
	const { status, body, headers } = await getJson<Record<string, unknown[]>>(`/api/businesses/${id}`);
	expect(status).toBe(200);
	// Their days move with the one on which the demo is loaded.
	const lasting = licences.map(({ expires_on: _, checked_at: __, ...kept }) => kept);
	expect(body).toMatchObject({ name, licences: lasting });
	expect(body.similar?.length).toBeGreaterThan(0);
	expect(readsOf(headers)).toHaveLength(1);
});

test("A profile tells no address of mail or telephone", async () => {
	const text = await (await ask(`/api/businesses/${makeBusiness(1).id}`)).text();
	expect(text).not.toMatch(/"(e?mail|phone|user_id)":|@/i);
});

test.each([
	"/api/businesses/xyz",
	`/api/businesses/${"0".repeat(32)}`,
	"/api/businesses/..%2f",
	"/api/nothing",
	"/api/",
	"/parties/notifications/somebody",
	"/parties/other/site",
])("%s answers 404", async (path) => {
	expect((await ask(path)).status).toBe(404);
});

test("Health says that the Worker and its database answer", async () => {
	expect(await getJson("/api/health")).toMatchObject({ status: 200, body: { status: "ok" } });
});

test("Suggestions offer services and people for what, places for where", async () => {
	const { body } = await getJson<{ services: Named[]; places: { label: string }[]; people: Named[] }>(
		"/api/suggest?q=ma",
	);
	expect(body.places).toEqual([]);
	expect(body.people.length).toBeGreaterThan(0);
	const { body: where } = await getJson<typeof body>("/api/suggest?q=springfield&kind=where");
	expect(where.places.map(({ label }) => label)).toContain("Springfield, Illinois, United States");
	expect(where.people).toEqual([]);
	const { body: what } = await getJson<typeof body>("/api/suggest?q=imigrat");
	expect(what.services.map(({ id }) => id)).toContain("immigration_lawyers");
});
