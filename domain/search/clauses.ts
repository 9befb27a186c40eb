/** What people tell, clause by clause: what each says, as features that a regression learns from (`regression.ts`). */
import type { TextRange } from "./claims.ts";
import { conceptsIn } from "./concepts.ts";
import { lately } from "./lately.ts";
import { whatIsLearnt } from "./learnt.ts";
import { pauses } from "./neighbours.ts";
import { Features } from "./regression.ts";
import { isUnspaced, type Word, wordsOf } from "./terms.ts";

/** So many letters of a word are what it is whatever its ending. */
const stems = [4, 5, 6];
/** In scripts without spaces so many characters in a row say something. */
const runs = [1, 2, 3];
/** Concepts of a clause that are looked at together, at most. */
const mostConcepts = 10;
/** Longer clauses are alike. */
const longest = 8;

const inNumber = /^[.,:]$/;
const isDigit = /\d/;

/** The words of a text, clause by clause. */
export const clausesIn = (text: string): Word[][] => byClause(wordsOf(text), text);

/** Words that stand in a text, clause by clause: what stands between commas, full stops and the like. */
export function byClause<InText extends TextRange>(words: readonly InText[], text: string): InText[][] {
	const clauses: InText[][] = [];
	let at = 0;
	for (const word of words) {
		const between = text.slice(at, word.start);
		// "I-130", "auto-entrepreneur": what a hyphen joins is one, and so is a number.
		const isJoined =
			between === "-" ||
			(inNumber.test(between) && isDigit.test(text[at - 1] ?? "") && isDigit.test(text[word.start] ?? ""));
		const isNext = clauses.length === 0 || (!isJoined && pauses.test(between));
		if (isNext) clauses.push([word]);
		else clauses.at(-1)?.push(word);
		at = word.end;
	}
	return clauses;
}

/** Adds what a word says, and what it says behind those before it. */
function addWord(found: Features, words: readonly string[], i: number) {
	const word = words[i] as string;
	if (isUnspaced(word)) {
		const characters = [...word];
		for (const length of runs)
			for (let at = 0; at + length <= characters.length; at++) found.add(...characters.slice(at, at + length));
		return;
	}
	const begins = (back: number) => words[i - back]?.slice(0, stems[0]);
	found.add(word);
	for (const length of stems) if (word.length > length) found.add(word.slice(0, length), "*");
	if (i > 0) {
		found.add(words[i - 1], " ", word);
		found.add(begins(1), "* ", begins(0), "*");
	}
	if (i > 1) found.add(begins(2), "* * ", begins(0), "*");
}

const clausesLately = lately<number[]>(16);

/** What a clause says, as places in the table of features. */
export function featuresOfClause(clause: readonly Word[]): number[] {
	const words = clause.map(({ folded }) => folded);
	return clausesLately(whatIsLearnt(), words.join(" "), () => featuresAmong(words));
}

function featuresAmong(words: readonly string[]): number[] {
	const found = new Features();
	const { concepts } = whatIsLearnt() ?? {};
	const meant = concepts ? conceptsIn(concepts, words).slice(0, mostConcepts) : [];
	found.add("any");
	found.add("of ", Math.min(longest, words.length));
	for (let i = 0; i < words.length; i++) addWord(found, words, i);
	for (const one of meant) found.add(one);
	for (const [i, one] of meant.entries())
		for (const other of meant.slice(i + 1)) {
			const [first, second] = one < other ? [one, other] : [other, one];
			found.add(first, "+", second);
		}
	return found.places;
}

const featuresLately = lately<number[][]>(16);

/** The same of each word of a clause, for whoever asks where in it something is said. */
export function featuresOfWords(clause: readonly Word[]): number[][] {
	const words = clause.map(({ folded }) => folded);
	return featuresLately(null, words.join(" "), () =>
		words.map((_, i) => {
			const found = new Features();
			addWord(found, words, i);
			return found.places;
		}),
	);
}
