import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testDatabase } from "../support/database.ts";
import "../support/intents.ts";
import { understoodOf } from "../support/understood.ts";

/** A country, which services are right, the language, and what people type who name a thing that only that country has. */
const typedIn = (name: string) =>
	readFileSync(new URL(`../understanding/${name}.tsv`, import.meta.url), "utf8")
		.split("\n")
		.filter(Boolean)
		.map((line) => {
			const [country = "", , , q = ""] = line.split("\t");
			return { country, q };
		});

/** Another country is worse than none. */
const mostWrong = 0.01;

// What has been reached, less a little: a change must not fall behind it unseen.
test.each([
	["by those who live there, in 36 countries", "only-there", 36, 0.89],
	["by migrants in their own languages", "diaspora", 83, 0.85],
])(
	"Who names an office, a form or a card that one country alone has is looked for there: said %s",
	async (_, name, countries, least) => {
		const typed = typedIn(name);
		const { d1, close } = await testDatabase(1_500);
		let [right, wrong] = [0, 0];
		for (const { country, q } of typed) {
			const found = (await understoodOf(d1, q)).place?.country_id;
			if (found === country) right++;
			else if (found) wrong++;
		}
		await close();
		expect(new Set(typed.map(({ country }) => country)).size).toBe(countries);
		expect(right / typed.length).toBeGreaterThan(least);
		expect(wrong / typed.length).toBeLessThan(mostWrong);
	},
	120_000,
);
