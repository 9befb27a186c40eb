import { afterAll, expect, test } from "vitest";
import { likelySpellings } from "#domain/search/likely-spellings.ts";
import { testDatabase } from "../support/database.ts";
import "../support/intents.ts";
import { understoodOf } from "../support/understood.ts";

test.each([
	["as it sounds", "asilum", "asylum"],
	["as it sounds, with two letters for one", "photografer", "photographer"],
	["with one letter for two", "bailifs", "bailiffs"],
	["with two letters for one", "tennant", "tenant"],
	["with a letter left out", "evicton", "eviction"],
	["with two letters in the wrong order", "evitcion", "eviction"],
	["in German", "gekundikt", "gekundigt"],
	["in French", "etudient", "etudiant"],
	["in Hindi", "अनुवद", "अनुवाद"],
])("A word that is spelt %s may be the word that was meant", (_, typed, meant) => {
	expect(likelySpellings(typed)).toContain(meant);
});

test("A short word, one of a script without spaces and one like no other have no other spelling", () => {
	for (const word of ["visq", "離昏", "xkcdqwv"]) expect(likelySpellings(word), word).toEqual([]);
});

const { d1, close } = await testDatabase(1_500);
afterAll(close);

test.each([
	["evicton notise what can i do", "eviction_defence"],
	["atestation sur loneur que je vi seul", "sworn_statement"],
	["bailifs took my van for my exs dept", "debt_relief"],
	["vom chef gekündikt ohne grunt brauche anwald", "unfair_dismissal"],
])("%j is %s, and nothing is said to be corrected", async (q, service) => {
	const { filters, corrections } = await understoodOf(d1, q);
	expect(filters.legal_service).toBe(service);
	expect(corrections).toEqual([]);
});

test("What is sure as it is typed is not spelt otherwise, though another matter were surer so", async () => {
	const { filters } = await understoodOf(d1, "بدي حدا يراجع عقد شقة على المخطط قبل ما ادفع، اسطنبول");
	expect(likelySpellings("يراجع")).toContain("يرجع");
	expect(filters.legal_service).toBe("property_purchase");
});

test("Two words that nobody knows may be somebody's name, and are left as they are", async () => {
	for (const q of ["adeel rana", "kamau macharia", "jerop ouma"]) {
		const { filters } = await understoodOf(d1, q);
		expect(filters.legal_service ?? filters.category, q).toBeNull();
	}
});
