/**
 * Whether help is wanted in a language that words name, or they say whose court, paper or wife it is. Learnt from the lines in
 * `language/spoken/` by `scripts/spoken.ts`: a regression over the words around a name, how the name ends and what rules of grammar say.
 */
import type { TextRange } from "./claims.ts";
import { conceptsIn } from "./concepts.ts";
import { whatIsLearnt } from "./learnt.ts";
import { addSide, ofClause, partsOf, sidesOf } from "./neighbours.ts";
import { Features, likelihoodMeant } from "./regression.ts";
import { isUnspaced, wordsOf } from "./terms.ts";

/** A language that a text names, with the words that belong to the name ("in English"), or a people that speaks one; and what rules say of it. */
export type LanguageNamed = TextRange & { hints: readonly string[] };

/** How likely help is wanted in each of the languages; null where nothing is learnt. */
export function likelySpoken(text: string, named: readonly LanguageNamed[]): number[] | null {
	const learnt = whatIsLearnt()?.spoken;
	if (!learnt?.weights.length) return null;
	return featuresOfSpoken(text, named).map((features) => likelihoodMeant(learnt, features));
}

/** Clauses of more words are alike. */
const longestClause = 7;
/** So many letters of an ending may say that somebody speaks: "-sprachig", "-говорящий". */
const endings = [3, 4, 5, 6];

/** For each of the languages, in the order of the text, its places in the table of features. */
export function featuresOfSpoken(text: string, named: readonly LanguageNamed[]): number[][] {
	const parts = partsOf(text, named);
	return named.map((one, i) => {
		const { before, behind } = sidesOf(text, parts, one);
		const words = wordsOf(text.slice(one.start, one.end)).map(({ folded }) => folded);
		const last = words.at(-1) ?? "";
		const order = named.length === 1 ? "only" : i === 0 ? "first" : "later";
		const clause = [ofClause(before), ofClause(behind)] as const;
		const size = `of ${Math.min(longestClause, clause.flat().length)}`;
		const isAlone = clause.flat().length === 0 && parts.length > 1;
		const said = [...words.slice(0, -1).map((word) => `said ${word}`), ...endingsOf(last)];
		const stand = [
			order,
			size,
			...(isAlone ? ["alone"] : []),
			`${clause[0].length === 0 ? "begins" : ""} ${clause[1].length === 0 ? "ends" : ""}`,
			...one.hints,
			one.hints.join(),
		];
		const found = new Features();
		found.add("any");
		for (const how of stand) found.add(how);
		for (const word of said) found.add(word);
		for (const word of said) found.add(word, " ", size);
		addSide(found, "-", before);
		addSide(found, "+", behind);
		found.add(before[0], "_", behind[0]);
		found.add(size, " ", before[0], "_", behind[0]);
		for (const how of stand) found.add("-", before[0], " ", how);
		for (const how of stand) found.add("+", behind[0], " ", how);
		for (const [n, side] of clause.entries()) {
			for (const part of side) found.add("clause ", part);
			for (const concept of conceptsOf(side)) {
				found.add("clause ", concept);
				found.add(n, " ", concept);
			}
		}
		return found.places;
	});
}

const endingsOf = (word: string) =>
	isUnspaced(word)
		? []
		: endings.filter((length) => word.length > length + 1).map((length) => `$${word.slice(-length)}`);

function conceptsOf(side: readonly string[]): string[] {
	const { concepts } = whatIsLearnt() ?? {};
	return concepts ? conceptsIn(concepts, [...side]) : [];
}
