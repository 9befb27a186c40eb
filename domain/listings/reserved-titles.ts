/** Titles that only those may use who have the licence: how texts and titles are compared. */
import { isUnspaced, wordsOf } from "#domain/search/terms.ts";

/** The most words of a title ("avocat à la cour"), and the most characters of one in a script without spaces. */
const longest = { words: 4, characters: 6 } as const;

/**
 * Cyrillic and Greek letters that look like a Latin one (Unicode UTS #39, confusables.txt, version 16.0: those of one
 * letter for one).
 */
const lookalikes = new Map(
	Object.entries({
		...{ а: "a", е: "e", о: "o", р: "p", с: "c", у: "y", х: "x", і: "i", ј: "j", ѕ: "s", ԁ: "d", ԛ: "q", ԝ: "w" },
		...{ ѵ: "v", һ: "h", к: "k", м: "m", т: "t", в: "b", н: "h", ӏ: "l", г: "r" },
		...{ α: "a", ο: "o", ν: "v", ρ: "p", ι: "i", υ: "u", κ: "k", γ: "y", σ: "o", τ: "t", ε: "e", η: "n", χ: "x" },
	}),
);

/** A word of Latin and other letters: no language writes so, but who hides a title does. */
const isMixed = (word: string) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);

const inLatin = (word: string) =>
	isMixed(word) ? Array.from(word, (letter) => lookalikes.get(letter) ?? letter).join("") : word;

/**
 * A text's words as titles are compared: without case and accents. What cannot be seen, digits, capitals within a word,
 * and letters of another alphabet that look alike hide no title.
 */
const folded = (text: string) =>
	wordsOf(
		text
			.replace(/\p{Cf}/gu, "")
			.replace(/\p{N}+/gu, " ")
			.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2"),
	).map((word) => inLatin(word.folded));

/** How a title is kept: its folded words. */
export const titleKey = (title: string) => folded(title).join(" ");

const partsOf = <T>(all: readonly T[], most: number): T[][] =>
	all.flatMap((_, from) =>
		Array.from({ length: Math.min(most, all.length - from) }, (__, more) => all.slice(from, from + more + 1)),
	);

/** All that may be a title in a text: every run of up to four words, and every part of what is written without spaces. */
export function runsOf(text: string): string[] {
	const words = folded(text);
	return [
		...partsOf(words, longest.words).map((run) => run.join(" ")),
		...words.filter(isUnspaced).flatMap((word) => partsOf([...word], longest.characters).map((part) => part.join(""))),
	];
}
