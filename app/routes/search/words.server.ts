/** Taking words out of a typed query, so that what a chip or a filter says is said once. */
import { toWords } from "#domain/search/neighbour-words.ts";
import { isUnspaced, wordsOf } from "#domain/search/terms.ts";
import type { Understanding } from "#domain/search/understand.ts";

/** The text without the first words that read like `part`, and without a preposition that led to them. */
function withoutPart(text: string, part: string): string {
	const words = wordsOf(text);
	const sought = wordsOf(part).map((word) => word.folded);
	const first = words.findIndex((_, i) => sought.every((folded, n) => words[i + n]?.folded === folded));
	const last = words[first + sought.length - 1];
	let start = words[first];
	if (sought.length === 0 || !start || !last) return withoutRun(text, part);
	const before = words[first - 1];
	if (before && toWords.has(before.folded)) start = before;
	return tidy(`${text.slice(0, start.start)} ${text.slice(last.end)}`);
}

/** A script without spaces: the part is somewhere inside a word. */
function withoutRun(text: string, part: string): string {
	const at = text.toLowerCase().indexOf(part.toLowerCase());
	return at < 0 ? text : tidy(`${text.slice(0, at)} ${text.slice(at + part.length)}`);
}

const tidy = (text: string) => text.replace(/\s+/g, " ").replace(/^[\s,;.]+|[\s,;]+$/g, "");

export const withoutParts = (text: string, parts: string[]) => parts.reduce(withoutPart, text);

/** What of a query is only text: its words that became no filter, as they were typed. */
export function restOf(text: string, { words, corrections }: Pick<Understanding, "words" | "corrections">): string {
	const sought = new Set([
		...words,
		...corrections.filter(({ to }) => words.includes(to)).map(({ from }) => from.toLowerCase()),
	]);
	return wordsOf(text)
		.flatMap(({ folded, start, end }) => {
			const typed = text.slice(start, end);
			if (sought.has(folded) || sought.has(typed.toLowerCase())) return [typed];
			return isUnspaced(folded) ? words.filter((word) => folded.includes(word)) : [];
		})
		.join(" ");
}
