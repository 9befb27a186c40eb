/** A query taken apart into words, and the phrases among them that mean something. */
import type { Dictionary, Meaning } from "./dictionary-types.ts";
import { isKnownWord } from "./intents.ts";
import { ofLawyer } from "./neighbour-words.ts";
import { type Answers, placesCalled } from "./questions.ts";
import { isUnspaced, type Word, wordsOf } from "./terms.ts";

/** Words of a query beyond these are left out. */
const mostWords = 24;

/** Words of a phrase, at most. */
export const longestPhrase = 6;

/** A word of a query, with how the person wrote it. */
export type Unit = Word & {
	text: string;
	/** What the form of a place's name says of it: where to, or where from. */
	role?: "to" | "from";
	/** Whether the words before say that it is somebody's name. */
	isName?: boolean;
	/** Where nobody knows it: which words of matters it may be but for its spelling, likeliest first. */
	spellings?: readonly string[];
};
/** A part of what was typed: from a character up to another. */
export type TextRange = { start: number; end: number };

/** A text with blanks in place of a part: what stands behind keeps its place. */
export const without = (text: string, { start, end }: TextRange) =>
	text.slice(0, start) + " ".repeat(end - start) + text.slice(end);

/** Neighbouring words that stand for something: one of the meanings, likeliest first. */
export type Claim = { from: number; to: number; meanings: Meaning[] };

/** What leads to a place in Chinese. */
const leadsToPlace = /[在到去从住于]/u;
const lengthsOfPlace = [5, 4, 3, 2];

const katakana = /^[\p{Script=Katakana}ー]+$/u;
/** Letters of a word in katakana that may name a town. */
const shortestKatakana = 3;
/** People of a city that a run of Chinese may begin with, with nothing that leads to it. */
const leastUnled = 100_000;
/** Of two characters some are a word: in China and around there every town is called like one. */
const shortestUnled = 3;
const wherePlacesAreWords: ReadonlySet<string> = new Set(["CN", "TW", "JP"]);

/**
 * What may be a small place in a run without spaces, the longest first: in Chinese at its beginning or behind a word that leads
 * to one, in Japanese a word in katakana.
 */
export const placesWithin = (run: string): string[] => [
	...(run.match(/[\p{Script=Katakana}ー]{3,}/gu) ?? []),
	...[...run].flatMap((character, i, all) => {
		const from = leadsToPlace.test(character) ? i + 1 : i === 0 ? 0 : null;
		return from === null || katakana.test(character)
			? []
			: lengthsOfPlace
					.filter((length) => from + length <= all.length)
					.map((length) => all.slice(from, from + length).join(""));
	}),
];

/** Letters of what a lawyer is for, at least. */
const shortestMatter = 4;

/** "Sorgerechtsanwältin" is a lawyer for what stands before: the two, where a word is such a compound, else the word. */
function partsOfCompound(unit: Unit, meanings: Dictionary["meanings"]): Unit[] {
	const { folded, start, end, text } = unit;
	const at = folded.search(ofLawyer);
	if (at < shortestMatter || text.length !== folded.length) return [unit];
	const matter = folded.slice(0, at);
	const withoutJoint = matter.replace(/s$/, "");
	const isJoined = withoutJoint !== matter && (meanings.has(withoutJoint) || isKnownWord(withoutJoint));
	return [
		{ folded: isJoined ? withoutJoint : matter, start, end: start + at, text: text.slice(0, at) },
		{ folded: folded.slice(at), start: start + at, end, text: text.slice(at) },
	];
}

/** The words of the query, unspaced runs taken apart where the dictionary or the answers know their parts. */
export function unitsOf(text: string, { meanings, termsInContext }: Dictionary, answers: Answers | null): Unit[] {
	const units: Unit[] = [];
	/** Whether a word in katakana ends where its script does. */
	const isWhole = (before: string | undefined, behind: string | undefined) =>
		[before, behind].every((one) => one === undefined || !katakana.test(one));
	const isPlace = (part: string, before: string | undefined, behind: string | undefined) => {
		const places = placesCalled(answers, part);
		if (places.length === 0) return false;
		if (before !== undefined && leadsToPlace.test(before)) return true;
		if (katakana.test(part)) return isWhole(before, behind) && part.length >= shortestKatakana;
		const isNamed = places.some(
			({ population, country_id }) =>
				population >= leastUnled && (part.length >= shortestUnled || !wherePlacesAreWords.has(country_id)),
		);
		return before === undefined && part.length > 1 && isNamed;
	};
	const isKnown = (part: string, before: string | undefined, behind: string | undefined) => {
		const known = meanings.get(part) ?? termsInContext.get(part);
		if (!known) return isPlace(part, before, behind);
		// "アルバイト" is work, and not in Aruba.
		const isNameOnly = katakana.test(part) && known.every(({ kind }) => kind === "place");
		return !isNameOnly || isWhole(before, behind);
	};
	for (const run of runsOf(text)) {
		const [word] = run;
		if (!word) continue;
		if (!isUnspaced(word.folded)) {
			const unit = { ...word, text: text.slice(word.start, word.end) };
			units.push(...(meanings.has(word.folded) ? [unit] : partsOfCompound(unit, meanings)));
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
			while (
				length > 0 &&
				!isKnown(folded(i, i + length), characters[i - 1]?.character, characters[i + length]?.character)
			)
				length--;
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
export function phrase(units: readonly Unit[], from: number, to: number): string {
	let key = "";
	for (let i = from; i < to; i++) key += units[i]?.folded ?? "";
	return key;
}

/** Finds the longest known phrase at each place of the query. */
export function claimsOf(
	units: readonly Unit[],
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
