/**
 * Words of eighteen languages that mean the same ("landlord", "casero", "Vermieter"): what is learnt of one of them is known of
 * the others. `language/concepts/` has them, a file a language; in `language.bin` stand the hashes of their forms.
 */
import { conceptMark } from "./classifier.ts";
import { hashOf } from "./hash.ts";
import { lately } from "./lately.ts";
import { isUnspaced } from "./terms.ts";

/** The forms of concepts: hashes in order, and beside each the number of its concept. */
export type Concepts = { forms: Uint32Array; numbers: Uint16Array };

/** Behind what a form begins with, where its ending varies. */
const open = "*";
const shortestStem = 3;
const longestStem = 12;
/** Characters of a word of Chinese or Japanese, at most. */
const longestUnspaced = 5;
/** What Arabic writes before a word and with it: "and", "in", "for", the article. */
const arabicBeginning = /^(?:[وف]?(?:بال|كال|ال|لل|[بلكع])|[وف])(?=\p{Script=Arabic}{3})/u;

const namedLately = lately<readonly string[]>(500);

/** The concepts that words name, in the order of the words, as marked numbers. */
export function conceptsIn(concepts: Concepts, words: readonly string[]): string[] {
	const found = new Set<string>();
	for (const [i, word] of words.entries()) {
		const next = words[i + 1] ?? "";
		for (const concept of namedLately(concepts, `${word} ${next}`, () => conceptsOf(concepts, word, next)))
			found.add(concept);
	}
	return [...found];
}

/** The concepts that a word names, or it and the one behind it. */
function conceptsOf({ forms, numbers }: Concepts, word: string, next: string): readonly string[] {
	const found: string[] = [];
	const take = (form: string) => {
		const at = placeOf(forms, hashOf(form));
		if (at < 0) return false;
		for (let i = at; forms[i] === forms[at]; i++) found.push(`${conceptMark}${numbers[i]}`);
		return true;
	};
	/** Takes a word as it is, or what it begins with, no shorter than that. */
	const takeWord = (word: string, shortest = shortestStem) => {
		if (take(word)) return true;
		for (let length = Math.min(word.length, longestStem); length >= shortest; length--)
			if (take(word.slice(0, length) + open)) return true;
		return false;
	};
	if (isUnspaced(word)) takeRun([...word]);
	// "Ev sahibi", "làm việc": two words that are one.
	else if (!takeWord(word + next, word.length + 1) && !takeWord(word) && arabicBeginning.test(word))
		takeWord(word.replace(arabicBeginning, ""));
	return found;

	/** Takes the longest words in a run of characters. */
	function takeRun(characters: string[]) {
		for (let from = 0; from < characters.length; ) {
			let length = Math.min(longestUnspaced, characters.length - from);
			while (length > 0 && !take(characters.slice(from, from + length).join(""))) length--;
			from += Math.max(1, length);
		}
	}
}

/** Whether a word is a form of a concept, or all that such a form begins with. */
export const isFormIn = ({ forms }: Concepts, word: string) =>
	[word, word + open].some((form) => placeOf(forms, hashOf(form)) >= 0);

/** Hashes are told apart by so many of their first bits before they are compared. */
const firstBits = 16;
const beginnings = new WeakMap<Uint32Array, Uint32Array>();

/** For each beginning of a hash where those begin that have it, or a later one. */
function beginningsOf(forms: Uint32Array): Uint32Array {
	const known = beginnings.get(forms);
	if (known) return known;
	const begins = new Uint32Array(2 ** firstBits + 1);
	for (const hash of forms) {
		const next = (hash >>> (32 - firstBits)) + 1;
		begins[next] = (begins[next] as number) + 1;
	}
	for (let i = 1; i < begins.length; i++) begins[i] = (begins[i] as number) + (begins[i - 1] as number);
	beginnings.set(forms, begins);
	return begins;
}

/** Where a hash stands first, -1 for nowhere. */
function placeOf(forms: Uint32Array, hash: number): number {
	const begins = beginningsOf(forms);
	const beginning = hash >>> (32 - firstBits);
	const end = begins[beginning + 1] as number;
	for (let at = begins[beginning] as number; at < end; at++) if (forms[at] === hash) return at;
	return -1;
}

/** The table of the forms of each concept, by their folded spelling, with an asterisk behind those whose ending varies. */
export function tableOfConcepts(concepts: readonly (readonly string[])[]): Concepts {
	const entries = concepts
		.flatMap((forms, number) => [...new Set(forms)].map((form) => ({ hash: hashOf(form), number })))
		.sort((a, b) => a.hash - b.hash || a.number - b.number);
	return {
		forms: Uint32Array.from(entries, ({ hash }) => hash),
		numbers: Uint16Array.from(entries, ({ number }) => number),
	};
}
