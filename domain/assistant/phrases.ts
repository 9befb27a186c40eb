/** Phrases that say something plainly, looked for in whatever people write. */
import { isUnspaced, wordsOf } from "#domain/search/terms.ts";

/** A text as its folded words with spaces around them; between the words of scripts that write none there are none. */
export function spaced(text: string): string {
	const words = wordsOf(text).map(({ folded }) => folded);
	return ` ${words.join(" ")} `.replace(/ (?=\S)/g, (space, at: number, all: string) =>
		at > 0 && isUnspaced(all[at - 1] ?? "") && isUnspaced(all[at + 1] ?? "") ? "" : space,
	);
}

/** Asks a text as `spaced` makes it. */
export type Found = (text: string) => boolean;

/**
 * Whether a text holds one of the phrases, which stand in a line for each language with "|" between them. Each begins at
 * the beginning of a word; its last word may have another ending.
 */
export function holdsOneOf(lines: Readonly<Record<string, string>>): Found {
	const sought = Object.values(lines).flatMap((line) =>
		line.split("|").map((phrase) => (isUnspaced(phrase) ? spaced(phrase).trim() : spaced(phrase).trimEnd())),
	);
	return (text) => sought.some((phrase) => text.includes(phrase));
}

/** Whether a text is one of the phrases and nothing else. */
export function isOneOf(lines: Readonly<Record<string, string>>): Found {
	const sought = new Set(Object.values(lines).flatMap((line) => line.split("|").map(spaced)));
	return (text) => sought.has(text);
}
