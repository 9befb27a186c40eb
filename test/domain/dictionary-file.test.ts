import { expect, test } from "vitest";
import { dictionary } from "#domain/search/dictionary.ts";
import { dictionaryIn } from "#domain/search/dictionary-file.ts";
import { dictionaryFile } from "#scripts/dictionary-file.ts";
import "../support/intents.ts";

test("The file of the dictionary holds every word and meaning of the one that it was made of", () => {
	const { wordsByLength, ...read } = dictionaryIn(dictionaryFile().buffer);
	const { wordsByLength: alike, ...made } = dictionary();
	expect(made.meanings.size).toBeGreaterThan(80_000);
	// Maps and sets are the same in any order.
	expect(read).toEqual(made);
	const towns = (those: typeof alike) =>
		those.flatMap(({ words, letters, areOfTown }) => words.map((word, i) => `${word} ${letters[i]} ${areOfTown[i]}`));
	expect(towns(wordsByLength).sort()).toEqual(towns(alike).sort());
});
