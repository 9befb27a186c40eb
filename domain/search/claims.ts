/** A query taken apart into words, and the phrases among them that mean something. */
import type { Dictionary, Meaning } from "./dictionary.ts";
import type { Answers } from "./questions.ts";
import { isUnspaced, type Word, wordsOf } from "./terms.ts";

/** Words of a query beyond these are left out. */
const mostWords = 24;

/** A word of a query, with how the person wrote it. */
export type Unit = Word & {
	text: string;
	/** What the form of a place's name says of it: where to, or where from. */
	role?: "to" | "from";
	/** Whether the words before say that it is somebody's name. */
	isName?: boolean;
};
/** A part of what was typed: from a character up to another. */
export type TextRange = { start: number; end: number };
/** Neighbouring words that stand for something: one of the meanings, likeliest first. */
export type Claim = { from: number; to: number; meanings: Meaning[] };

/** What leads to a place in Chinese. */
const leadsToPlace = /[在到去从住于]/u;
const lengthsOfPlace = [5, 4, 3, 2];

/** What may be a small place behind a word that leads to one, in a run of Chinese: the longest first. */
export const placesLedTo = (run: string): string[] =>
	[...run].flatMap((character, i, all) =>
		leadsToPlace.test(character)
			? lengthsOfPlace
					.filter((length) => i + length < all.length)
					.map((length) => all.slice(i + 1, i + 1 + length).join(""))
			: [],
	);

/** The words of the query, unspaced runs taken apart where the dictionary or the answers know their parts. */
export function unitsOf(text: string, { meanings }: Dictionary, answers: Answers | null): Unit[] {
	const units: Unit[] = [];
	const isKnown = (part: string, before: string | undefined) =>
		meanings.has(part) ||
		(before !== undefined &&
			leadsToPlace.test(before) &&
			(answers?.places.some(({ keys }) => keys.includes(part)) ?? false));
	for (const run of runsOf(text)) {
		const [word] = run;
		if (!word) continue;
		if (!isUnspaced(word.folded)) {
			units.push({ ...word, text: text.slice(word.start, word.end) });
			continue;
		}
		const characters = run.flatMap((part) => charactersOf(text, part));
		const push = (from: number, to: number) => {
			const [first, last] = [characters[from], characters[to - 1]];
			if (to <= from || !first || !last) return;
			const { start } = first;
			units.push({ folded: folded(from, to), start, end: last.end, text: text.slice(start, last.end) });
		};
		const folded = (from: number, to: number) =>
			characters
				.slice(from, to)
				.map(({ character }) => character)
				.join("");
		let unknownFrom = 0;
		for (let i = 0; i < characters.length; ) {
			// What is unknown ends where the script changes.
			if (characters[i]?.isFirst) {
				push(unknownFrom, i);
				unknownFrom = i;
			}
			let length = Math.min(10, characters.length - i);
			while (length > 0 && !isKnown(folded(i, i + length), characters[i - 1]?.character)) length--;
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

/** The words of a text; of scripts without spaces those that touch together, since a word may be in two scripts ("在留カード"). */
function runsOf(text: string): Word[][] {
	const runs: Word[][] = [];
	for (const word of wordsOf(text)) {
		const last = runs.at(-1)?.at(-1);
		if (last && last.end === word.start && isUnspaced(last.folded) && isUnspaced(word.folded)) runs.at(-1)?.push(word);
		else runs.push([word]);
	}
	return runs;
}

/** The folded characters of a word with where each stands in the text: all of the word where folding has changed how long it is. */
function charactersOf(text: string, { folded, start, end }: Word) {
	const characters = [...folded];
	const offsets = [start];
	for (const character of text.slice(start, end)) offsets.push((offsets.at(-1) ?? start) + character.length);
	const isSame = offsets.length === characters.length + 1;
	return characters.map((character, i) => ({
		character,
		isFirst: i === 0,
		start: (isSame ? offsets[i] : undefined) ?? start,
		end: (isSame ? offsets[i + 1] : undefined) ?? end,
	}));
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
