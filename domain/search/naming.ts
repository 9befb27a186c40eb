/** What words name, as far as the dictionary in memory knows. */
import { claimsOf, longestPhrase, unitsOf } from "./claims.ts";
import { peopleOf } from "./dictionary.ts";
import type { Dictionary } from "./dictionary-types.ts";
import { meaningsWith } from "./meanings.ts";
import type { Word } from "./terms.ts";

/** Whether neighbouring words of a text name no service, place, people, language or wish. */
export function namesNothing(text: string, words: readonly Word[], dictionary: Dictionary): boolean {
	const said = text.slice(words[0]?.start, words.at(-1)?.end);
	const units = unitsOf(said, dictionary, null);
	return (
		units.every(({ folded }) => peopleOf(dictionary, folded) === null) &&
		claimsOf(units, meaningsWith(said, units, dictionary, null), longestPhrase).length === 0
	);
}
