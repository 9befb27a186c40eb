import { afterAll, beforeAll, expect, test } from "vitest";
import { countryCodes } from "#domain/ground/countries.ts";
import { loadBreachedPasswords } from "#drizzle/seed/breached-passwords.ts";
import { referenceSql } from "#scripts/database.ts";
import { testDatabase } from "../support/database.ts";

/** What D1 takes as one statement: https://developers.cloudflare.com/d1/platform/limits/ */
const longestStatement = 100_000;

let local: Awaited<ReturnType<typeof testDatabase>>;
let deployed: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
	[local, deployed] = await Promise.all([testDatabase(40), testDatabase()]);
	await loadBreachedPasswords(local.d1);
});
afterAll(() => Promise.all([local.close(), deployed.close()]));

test("A site that is deployed for the first time knows the same places, services and passwords as a local one", async () => {
	const statements = await referenceSql();
	expect(Math.max(...statements.map((sql) => Buffer.byteLength(sql)))).toBeLessThan(longestStatement);
	expect(statements.filter((sql) => sql.includes("\n"))).toEqual([]);
	for (const sql of statements) await deployed.d1.prepare(sql).run();
	for (const table of [
		"countries",
		"cities",
		"place_names",
		"legal_services",
		"reference_rates",
		// The others are there to be developed with.
		"urgent_help WHERE checked_on IS NOT NULL",
		"breached_passwords",
	]) {
		const rows = async ({ d1 }: typeof local) => {
			const { results } = await d1.prepare(`SELECT * FROM ${table}`).all();
			return results.map((row) => JSON.stringify(row)).sort();
		};
		const here = await rows(local);
		expect(here.length, table).toBeGreaterThan(0);
		expect(await rows(deployed), table).toEqual(here);
	}
});

test("The countries that people can name are those of the database", async () => {
	const { results } = await local.d1.prepare("SELECT id FROM countries ORDER BY id").all<{ id: string }>();
	expect(results.map(({ id }) => id)).toEqual([...countryCodes].sort());
});

test.each([
	["marburg", "Marburg an der Lahn"],
	["halle", "Halle (Saale)"],
	["halleandersaale", "Halle (Saale)"],
	["aix", "Aix-en-Provence"],
	["southend", "Southend-on-Sea"],
	["ديربورن", "Dearborn"],
	["дирборн", "Dearborn"],
	["尔湾", "Irvine"],
	["川口", "Kawaguchi"],
	["柳州", "Liuzhou"],
	["locarno", "Locarno"],
	["bialymstoku", "Białystok"],
])("A town is found by what people call it, in their script and for short: %s", async (key, name) => {
	const sql = `SELECT entry ->> 'name' AS name FROM search_lexicon WHERE search_lexicon MATCH ? ORDER BY rowid LIMIT 1`;
	expect(await local.d1.prepare(sql).bind(`"p:${key}"`).first()).toEqual({ name });
});

test("It finds a place by a name of another language, as a local one does", async () => {
	const find = async ({ d1 }: typeof local) => {
		const sql = `SELECT rowid, entry FROM search_lexicon WHERE search_lexicon MATCH '"p:munchen"'`;
		return (await d1.prepare(sql).all()).results;
	};
	expect(await find(local)).toHaveLength(1);
	expect(await find(deployed)).toEqual(await find(local));
});
