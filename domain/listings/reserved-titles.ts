/** Titles that only those may use who have the licence: how texts and titles are compared. */
import { isUnspaced, wordsOf } from "#domain/search/terms.ts";

/** The most words of a title ("avocat à la cour"), and the most characters of one in a script without spaces. */
const longest = { words: 4, characters: 6 } as const;

/**
 * A text's words as titles are compared: without case and accents. What cannot be seen, digits, and capitals within a word
 * hide no title.
 */
const folded = (text: string) =>
	wordsOf(
		text
			.replace(/\p{Cf}/gu, "")
			.replace(/\p{N}+/gu, " ")
			.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2"),
	).map((word) => word.folded);

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
