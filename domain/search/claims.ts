/** A query taken apart into words, and the phrases among them that mean something. */
import type { Dictionary, Meaning } from "./dictionary.ts";
import { isUnspaced, type Word, wordsOf } from "./terms.ts";

/** Words of a query beyond these are left out. */
const mostWords = 24;

/** A word of a query, with how the person wrote it. */
export type Unit = Word & {
	text: string;
	/** What the form of a place's name says of it: where to, or where from. */
	role?: "to" | "from";
};
/** A part of what was typed: from a character up to another. */
export type TextRange = { start: number; end: number };
/** Neighbouring words that stand for something: one of the meanings, likeliest first. */
export type Claim = { from: number; to: number; meanings: Meaning[] };

/** The words of the query, unspaced runs taken apart where the dictionary knows their parts. */
export function unitsOf(text: string, { meanings }: Dictionary): Unit[] {
	const units: Unit[] = [];
	for (const word of wordsOf(text)) {
		if (!isUnspaced(word.folded)) {
			units.push({ ...word, text: text.slice(word.start, word.end) });
			continue;
		}
		const characters = [...word.folded];
		const rangeOf = rangesIn(text, word, characters.length);
		let unknownFrom = 0;
		const push = (from: number, to: number) => {
			const range = rangeOf(from, to);
			if (to > from)
				units.push({
					folded: characters.slice(from, to).join(""),
					...range,
					text: text.slice(range.start, range.end),
				});
		};
		for (let i = 0; i < characters.length; ) {
			let length = Math.min(10, characters.length - i);
			while (length > 0 && !meanings.has(characters.slice(i, i + length).join(""))) length--;
			if (length === 0) i++;
			else {
				push(unknownFrom, i);
				push(i, i + length);
				i += length;
				unknownFrom = i;
			}
		}
		push(unknownFrom, characters.length);
	}
	return units.slice(0, mostWords);
}

/** Where parts of a folded word stand in the text: all of the word where folding has changed how long it is. */
function rangesIn(text: string, { start, end }: TextRange, length: number) {
	const offsets = [start];
	for (const character of text.slice(start, end)) offsets.push((offsets.at(-1) ?? start) + character.length);
	return (from: number, to: number): TextRange =>
		offsets.length === length + 1 ? { start: offsets[from] ?? start, end: offsets[to] ?? end } : { start, end };
}

/** Neighbouring words as a key of the dictionary. */
export const phrase = (units: Unit[], from: number, to: number) =>
	units
		.slice(from, to)
		.map((unit) => unit.folded)
		.join("");

/** Finds the longest known phrase at each place of the query. */
export function claimsOf(
	units: Unit[],
	lookUp: (key: string, from: number, to: number) => Meaning[] | undefined,
	most: number,
): Claim[] {
	const claims: Claim[] = [];
	for (let from = 0; from < units.length; ) {
		let to = Math.min(units.length, from + most);
		let meanings: Meaning[] | undefined;
		while (to > from) {
			meanings = lookUp(phrase(units, from, to), from, to);
			if (meanings?.length) break;
			to--;
		}
		if (meanings?.length) {
			claims.push({ from, to, meanings });
			from = to;
		} else from++;
	}
	return claims;
}
