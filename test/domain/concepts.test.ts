import { expect, test } from "vitest";
import { conceptsIn, tableOfConcepts } from "#domain/search/concepts.ts";
import { whatIsLearnt } from "#domain/search/learnt.ts";
import { wordsOf } from "#domain/search/terms.ts";
import "../support/intents.ts";

const table = tableOfConcepts([
	["landlord", "casero", "vermieter*", "房东"],
	["deposit", "fianza", "kaution", "押金"],
	["work", "عمل", "lamviec", "evsahib*", "kaution"],
]);
const found = (text: string) =>
	conceptsIn(
		table,
		wordsOf(text).map(({ folded }) => folded),
	);

test("Words of every language that mean the same are one concept", () => {
	expect(found("my landlord")).toEqual(["#0"]);
	expect(found("房东不退押金")).toEqual(["#0", "#1"]);
	expect(found("el casero no me devuelve la fianza")).toEqual(["#0", "#1"]);
});

test("What varies in its ending is found by its beginning, what does not as a whole only", () => {
	expect(found("Vermieterin")).toEqual(["#0"]);
	expect(found("deposition")).toEqual([]);
});

test("A word of two syllables, or behind an Arabic preposition and article, is the word", () => {
	expect(found("tôi làm việc")).toEqual(["#2"]);
	expect(found("ev sahibim")).toEqual(["#2"]);
	expect(found("بالعمل")).toEqual(["#2"]);
});

test("A word with two meanings is both, each once", () => {
	expect(found("Kaution Kaution")).toEqual(["#1", "#2"]);
});

test("Nobody can type a concept", () => {
	expect(found("#0 #1")).toEqual([]);
});

test("The words for who lets a flat are one concept in the file that is shipped", () => {
	const { concepts } = whatIsLearnt() ?? expect.fail("nothing is learnt");
	const said = ["landlord", "casero", "Vermieter", "хозяин", "房东", "大家", "ev sahibi", "verhuurder", "senhorio"];
	const each = said.map((word) =>
		conceptsIn(
			concepts,
			wordsOf(word).map(({ folded }) => folded),
		),
	);
	const [english = []] = each;
	expect(english).toHaveLength(1);
	for (const own of each) expect(own).toContain(english[0]);
});
