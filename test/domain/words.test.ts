import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { categories, legalServices, tiers } from "#domain/businesses/legal-services.ts";

const catalogue = readFileSync("app/locales/en.po", "utf8");
const has = (id: string) => catalogue.includes(`msgid "${id}"\n`);

test("Every category, legal service and tier has its words in the catalogue", () => {
	for (const category of categories) {
		for (const kind of ["category", "category_one", "category_about", "category_explained"]) {
			expect(has(`${kind}.${category}`), `${kind}.${category}`).toBe(true);
		}
	}
	for (const { id } of legalServices) expect(has(`service.${id}`), id).toBe(true);
	for (const tier of tiers) expect(has(`tier.${tier}`), tier).toBe(true);
});

test("The sentences about what a tier may and may not do are all there, and no more", () => {
	const names = readFileSync("app/legal-service-names.ts", "utf8");
	for (const tier of tiers) {
		const [, may, mayNot] = new RegExp(`${tier}: \\{ may: (\\d+), may_not: (\\d+) \\}`).exec(names) ?? [];
		for (const [rule, count] of [
			["may", Number(may)],
			["may_not", Number(mayNot)],
		] as const) {
			expect(has(`tier_${rule}.${tier}.${count}`), `${rule} ${tier}`).toBe(true);
			expect(has(`tier_${rule}.${tier}.${count + 1}`), `${rule} ${tier}`).toBe(false);
		}
	}
});
