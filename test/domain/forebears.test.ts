import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../support/database.ts";
import "../support/intents.ts";
import { understoodOf } from "../support/understood.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
	database = await testDatabase(1_500);
});
afterAll(() => database.close());

const countriesOf = async (q: string) => {
	const { place, origin } = await understoodOf(database.d1, q);
	return [place?.country_id ?? null, origin];
};

describe("Citizenship by descent", () => {
	test.each([
		["my grandfather was italian i live in brazil", "IT", "BR"],
		["born in ghana to a german mother can i get citizenship", "DE", "GH"],
		["my mother is polish, i am american, polish passport", "PL", "US"],
		["mon père est français, je suis né au sénégal, nationalité", "FR", "SN"],
		["nonno italiano, vivo in argentina, cittadinanza", "IT", "AR"],
		["папа немец, живу в казахстане, гражданство", "DE", "KZ"],
		["babam alman annem türk, alman vatandaşlığı", "DE", "TR"],
		["我爸爸是德国人 我在上海出生 想入籍", "DE", "CN"],
		["祖父が日本人 ブラジル在住 国籍", "JP", "BR"],
	])("is that of a forebear's people, wherever whoever asks lives: %s", async (q, place, origin) => {
		expect(await countriesOf(q)).toEqual([place, origin]);
	});

	test.each([
		["my wife is italian, we live in london, can i become british", "GB", "IT"],
		["my father is italian, i want citizenship of canada", "CA", "IT"],
		["born in germany to turkish parents, can i get citizenship", "DE", "TR"],
		["my parents are indian, i live in the uk, how do i get citizenship", "GB", "IN"],
		["sono albanese ma vivo in italia, cittadinanza", "IT", "AL"],
		["ma femme est marocaine, nous habitons en france, nationalité", "FR", "MA"],
	])("is not meant of who wants to belong elsewhere: %s", async (q, place, origin) => {
		expect(await countriesOf(q)).toEqual([place, origin]);
	});

	test("says nothing of other matters", async () => {
		expect(await countriesOf("my grandfather was italian i live in brazil and want a divorce")).toEqual(["BR", "IT"]);
	});
});
