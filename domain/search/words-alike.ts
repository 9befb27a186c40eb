/** Words with a slip, and what they were meant to be. */
import { lately } from "./lately.ts";
import { slipsBetween } from "./terms.ts";

/** Words of so many letters: which letters each has, side by side, so that most are passed over quickly. */
export type WordsAlike = { words: string[]; letters: Int32Array; areOfTown: boolean[] };
const none: WordsAlike = { words: [], letters: new Int32Array(), areOfTown: [] };

/** A bit for each letter that a word has; letters share some. */
export const lettersOf = (word: string) => {
	let letters = 0;
	for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
	return letters;
};

/** In a shorter word one slip makes too many others. */
export const shortestMended = 4;

/** Those of the words that are long enough to be what a mistyped one was meant to be, by how many letters they have. */
export function wordsAlike(words: Iterable<string>, isOfTown: (word: string) => boolean): WordsAlike[] {
	const byLength: string[][] = [];
	for (const word of words) {
		if (word.length < shortestMended) continue;
		byLength[word.length] ??= [];
		byLength[word.length]?.push(word);
	}
	return byLength.map((alike) => ({
		words: alike,
		letters: Int32Array.from(alike, lettersOf),
		areOfTown: alike.map(isOfTown),
	}));
}

/** The bits without the lowest that is set: nothing is left of a single one. */
export const withoutOne = (bits: number) => bits & (bits - 1);

/**
 * Which of the words have all letters of a typed one but so many, and so many others at most; two at most. Apart from all else, since it
 * passes thousands of words for a few that it finds.
 */
function withLetters(letters: Int32Array, typed: number, lost: number, gained: number): number[] {
	const found: number[] = [];
	for (let i = 0; i < letters.length; i++) {
		const candidate = letters[i] as number;
		let others = typed & ~candidate;
		if (lost > 0) others = withoutOne(others);
		if (lost > 1) others = withoutOne(others);
		if (others !== 0) continue;
		others = candidate & ~typed;
		if (gained > 0) others = withoutOne(others);
		if (gained > 1) others = withoutOne(others);
		if (others === 0) found.push(i);
	}
	return found;
}

const meantLately = lately<string[]>(50);

/**
 * The words of the dictionary that a mistyped one may have been meant to be, likeliest first: those with the fewest slips, one, or
 * two in a word of eight letters or more; the first letter right rather than wrong; then any other word rather than one of a town;
 * then in alphabetical order.
 */
export const wordsMeant = (dictionary: { wordsByLength: WordsAlike[] }, word: string): readonly string[] =>
	meantLately(dictionary, word, () => wordsNear(dictionary.wordsByLength, word));

function wordsNear(wordsByLength: readonly WordsAlike[], word: string): string[] {
	let limit = word.length >= 8 ? 2 : 1;
	const typed = lettersOf(word);
	const found: { word: string; slips: number; cost: number }[] = [];
	// Words of the same length first: once one is a single slip away, no second slip is looked for.
	for (const longer of [0, -1, 1, -2, 2]) {
		if (Math.abs(longer) > limit) break;
		const { words, letters, areOfTown } = wordsByLength[word.length + longer] ?? none;
		// A slip takes one letter away at most and brings one at most: most words are out before they are compared.
		for (const i of withLetters(letters, typed, limit - Math.max(longer, 0), limit + Math.min(longer, 0))) {
			const [candidate, isOfTown] = [words[i] as string, areOfTown[i] as boolean];
			const slips = slipsBetween(word, candidate, limit);
			// "Opóźniony" is no Pozsony: a town with another first letter is one slip away at most.
			if (slips > limit || (isOfTown && slips > 1 && candidate[0] !== word[0])) continue;
			const cost = slips * 2 + (candidate[0] === word[0] ? 0 : 1) + (isOfTown ? 0.5 : 0);
			found.push({ word: candidate, slips, cost });
			limit = Math.max(Math.min(limit, slips), 1);
		}
	}
	// The word itself may be of the dictionary: then it has no slip.
	const fewest = Math.min(...found.map(({ slips }) => slips));
	return found
		.filter(({ slips }) => slips === fewest)
		.sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
		.map((one) => one.word);
}

/** The likeliest of them, or null. */
export const correctedByDictionary = (dictionary: { wordsByLength: WordsAlike[] }, word: string): string | null =>
	wordsMeant(dictionary, word)[0] ?? null;
