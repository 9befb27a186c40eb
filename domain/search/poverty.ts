/**
 * Whether somebody says that they cannot pay a lawyer, or asks for one whom somebody else pays: people say it in ever new words, so
 * clauses are judged, not phrases. Learnt from `language/poverty/` and the lines in `language/wishes/` by `scripts/poverty.ts`.
 */
import type { TextRange } from "./claims.ts";
import { conceptsIn } from "./concepts.ts";
import { whatIsLearnt } from "./learnt.ts";
import { pauses } from "./neighbours.ts";
import { hashesOf, likelihoodMeant, type Regression } from "./regression.ts";
import { isUnspaced, wordsOf } from "./terms.ts";

/** Who does not take legal aid is not shown: it must be sure. */
const leastSure = 0.7;
/** Whoever writes without commas says it in so many words of a long clause; as fewer words say less, they must be surer. */
const part = { words: 4, leastSure: 0.8 };
/** So many letters of a word are what it is whatever its ending. */
const stems = [4, 5, 6];
/** In scripts without spaces so many characters in a row say something. */
const runs = [1, 2, 3];
/** Concepts of a clause that are looked at together, at most. */
const mostConcepts = 10;
/** Longer clauses are alike. */
const longest = 8;

type Word = ReturnType<typeof wordsOf>[number];

/** The words of a text, clause by clause. */
export function clausesIn(text: string): Word[][] {
	const clauses: Word[][] = [];
	let at = 0;
	for (const word of wordsOf(text)) {
		const isNext = clauses.length === 0 || pauses.test(text.slice(at, word.start));
		if (isNext) clauses.push([word]);
		else clauses.at(-1)?.push(word);
		at = word.end;
	}
	return clauses;
}

/** What a clause says, as places in the table of features. */
export function featuresOfClause(clause: readonly Word[]): number[] {
	const words = clause.map(({ folded }) => folded);
	const spaced = words.filter((word) => !isUnspaced(word));
	const begins = spaced.map((word) => word.slice(0, stems[0]));
	const characters = [...words.filter(isUnspaced).join("|")];
	const { concepts } = whatIsLearnt() ?? {};
	const meant = concepts ? conceptsIn(concepts, words).slice(0, mostConcepts) : [];
	return hashesOf([
		"any",
		`of ${Math.min(longest, words.length)}`,
		...spaced,
		...spaced.flatMap((word) =>
			stems.filter((length) => word.length > length).map((length) => `${word.slice(0, length)}*`),
		),
		...spaced.slice(1).map((word, i) => `${spaced[i]} ${word}`),
		...begins.slice(1).map((begin, i) => `${begins[i]}* ${begin}*`),
		...begins.slice(2).map((begin, i) => `${begins[i]}* * ${begin}*`),
		...runs.flatMap((length) => characters.slice(length - 1).map((_, i) => characters.slice(i, i + length).join(""))),
		...meant,
		...meant.flatMap((one, i) => meant.slice(i + 1).map((other) => [one, other].sort().join("+"))),
	]);
}

/** Where a text says so, if it does: the fewest words that do. */
export function povertyIn(text: string): TextRange | null {
	const learnt = whatIsLearnt()?.poverty;
	if (!learnt?.weights.length) return null;
	const isSure = (words: readonly Word[], least: number) => likelihoodOf(learnt, words) >= least;
	for (const clause of clausesIn(text)) {
		let words = isSure(clause, leastSure) ? clause : partsOf(clause).find((one) => isSure(one, part.leastSure));
		if (!words) continue;
		while (words.length > 1 && isSure(words.slice(1), leastSure)) words = words.slice(1);
		while (words.length > 1 && isSure(words.slice(0, -1), leastSure)) words = words.slice(0, -1);
		const [first, last] = [words[0], words.at(-1)];
		if (first && last) return { start: first.start, end: last.end };
	}
	return null;
}

const partsOf = (clause: Word[]) =>
	clause.length <= part.words + 1 ? [] : clause.slice(part.words - 1).map((_, i) => clause.slice(i, i + part.words));

const likelihoodOf = (learnt: Regression, words: readonly Word[]) => likelihoodMeant(learnt, featuresOfClause(words));
