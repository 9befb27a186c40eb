import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ServiceId } from "#domain/search/query.ts";
import { categoryOfService } from "#domain/search/service-meant.ts";
import { testDatabase } from "../support/database.ts";
import "../support/intents.ts";
import { understoodOf } from "../support/understood.ts";

/** Which services are right, the language, and a profession or a field of law as people name it: 46 of them in 18 languages. */
const named = readFileSync(new URL("../understanding/professions.tsv", import.meta.url), "utf8")
	.split("\n")
	.filter(Boolean)
	.map((line) => {
		const [services = "", , q = ""] = line.split("\t");
		return { q, services: services.split("|") as ServiceId[] };
	});

/** What has been reached, less a little: a change must not fall behind it unseen. */
const least = { right: 0.975, near: 0.995 };

test("Who names a profession or a field of law is led to who serves it, in eighteen languages", async () => {
	const { d1, close } = await testDatabase(1_500);
	const heard: (ServiceId | null)[] = [];
	for (const { q } of named) {
		const understanding = await understoodOf(d1, q);
		heard.push(understanding.filters.legal_service ?? understanding.filters.category);
	}
	await close();
	const share = (isRight: (service: ServiceId, of: ServiceId[]) => boolean) =>
		named.filter(({ services }, i) => heard[i] && isRight(heard[i], services)).length / named.length;
	expect(named.length).toBeGreaterThan(2_500);
	expect(share((service, of) => of.includes(service))).toBeGreaterThan(least.right);
	expect(share((service, of) => of.map(categoryOfService).includes(categoryOfService(service)))).toBeGreaterThan(
		least.near,
	);
}, 120_000);

test.each([
	["giấy phép lao động"],
	["tai nạn lao động"],
	["reunião familiar"],
	["constitución de empresas"],
	["mabawi ang deposito"],
	["hindi binayarang sahod"],
	["şirket kurma"],
])("What is part of such a name is no place and no language: %s", async (q) => {
	const { d1, close } = await testDatabase(1_500);
	const { place, origin, filters } = await understoodOf(d1, q);
	await close();
	expect([place, origin, filters.language]).toEqual([null, null, null]);
});
