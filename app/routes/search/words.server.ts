/** Taking words out of a typed query, so that what a chip or a filter says is said once. */
import type { TextRange } from "#domain/search/claims.ts";
import { behindTo, fromWords, toWords } from "#domain/search/neighbour-words.ts";
import { isUnspaced, wordsOf } from "#domain/search/terms.ts";
import type { Understanding } from "#domain/search/understanding.ts";

/** The text without these parts of it, and without a preposition that leads to them. */
export function withoutRanges(text: string, ranges: TextRange[]): string {
	const words = wordsOf(text);
	let rest = text;
	for (const { start, end } of ranges.toSorted((a, b) => b.start - a.start)) {
		const before = words.findLast((word) => word.end <= start);
		const behind = words.find((word) => word.start >= end);
		const isLed = before && (toWords.has(before.folded) || fromWords.has(before.folded));
		const from = isLed ? before.start : start;
		const to = behind && behindTo.has(behind.folded) ? behind.end : end;
		rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
	}
	return rest.replace(/\s+/g, " ").replace(/^[\s,;.]+|[\s,;]+$/g, "");
}

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
