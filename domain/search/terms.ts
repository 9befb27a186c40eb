/**
 * Text to comparable words. Index and query go through the same functions, which depend on nothing but the
 * Unicode tables: no dictionary of the runtime decides where a word ends, so that what Node has indexed is
 * found by workerd.
 */

import traditionalCharacters from "opencc-js/dict/TSCharacters";
import { lately } from "./lately.ts";

/** Longer words are cut: no real word is longer, and a term must not grow with hostile input. */
const longestWord = 40;

const plainAscii = /^[\0-\x7f]*$/;
const marksOfEuropeanLetters = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;
const arabicVowelsAndStretch = /[\u064b-\u065f\u0670\u0640]/g;

/** Letters that Unicode does not take apart, as people type them without the key. */
const lettersApart: Record<string, string> = {
	ß: "ss",
	ø: "o",
	æ: "ae",
	œ: "oe",
	ł: "l",
	đ: "d",
	ð: "d",
	þ: "th",
	ı: "i",
	ħ: "h",
	أ: "ا",
	إ: "ا",
	آ: "ا",
	ٱ: "ا",
	ى: "ي",
	ة: "ه",
	ؤ: "و",
	ئ: "ي",
	// Persian has keys of its own for letters that Arabic has.
	ی: "ي",
	ک: "ك",
	ۀ: "ه",
	// Ukrainian and Russian write the same names with these.
	ґ: "г",
	і: "и",
	ы: "и",
	э: "е",
	є: "е",
};
/** Each character that Chinese writes in a simplified form, by its traditional one; the likeliest where there are several. */
const simplified = new Map(
	traditionalCharacters.split("|").map((pair) => pair.split(" ").slice(0, 2) as [string, string]),
);
const lettersApartPattern = new RegExp(`[${Object.keys(lettersApart).join("")}]`, "g");

/** Lower case, no accents on European letters, no Arabic vowel signs, simplified Chinese, one form per letter. */
export function fold(text: string): string {
	if (plainAscii.test(text)) return text.toLowerCase();
	return foldedLately(null, text, () => folded(text));
}

const foldedLately = lately<string>(500);

const folded = (text: string) =>
	text
		.normalize("NFKC")
		.toLowerCase()
		.normalize("NFKD")
		.replace(marksOfEuropeanLetters, "")
		.replace(arabicVowelsAndStretch, "")
		.normalize("NFC")
		// Last: under an accent may stand a letter that is written apart ("ǽ").
		.replace(lettersApartPattern, (letter) => lettersApart[letter] ?? letter)
		.replace(hanCharacters, (character) => simplified.get(character) ?? character);

const wordPattern =
	/[\p{Script=Han}々]+|[\p{Script=Hiragana}\p{Script=Katakana}ー]+|(?=\p{M}*[\p{L}\p{N}])(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー])[\p{L}\p{N}\p{M}])+/gu;
const hanCharacters = /\p{Script=Han}/gu;
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]/u;

/** Folding takes some letters apart ("⒈" is "1."): what would end a token must go. */
const asciiPunctuation = /[^a-z0-9\x80-\u{10ffff}]+/gu;

/** Whether a word is a run of a script that writes no spaces, and so may hold several words. */
export const isUnspaced = (word: string) => unspaced.test(word);

/** A word of a text, folded, with where it stood. */
export type Word = { readonly folded: string; readonly start: number; readonly end: number };

const wordsLately = lately<readonly Word[]>(200);

/** The words of a text in order, with their places in it. An apostrophe joins: "d'asile" is "d" and "asile". */
export const wordsOf = (text: string): readonly Word[] => wordsLately(wordPattern, text, () => wordsIn(text));

function wordsIn(text: string): Word[] {
	const words: Word[] = [];
	for (const match of text.matchAll(wordPattern)) {
		const folded = withoutArticle(fold(match[0]).replace(asciiPunctuation, "")).slice(0, longestWord);
		if (folded) words.push({ folded, start: match.index, end: match.index + match[0].length });
	}
	return words;
}

/** Arabic writes its article onto the word. */
const withoutArticle = (word: string) => (word.startsWith("ال") && word.length > 4 ? word.slice(2) : word);

/** A phrase as a key of the dictionary: its folded words with nothing between them. */
export const keyOf = (phrase: string) =>
	wordsOf(phrase)
		.map((word) => word.folded)
		.join("");

/** The keys of phrases that have a bar between them. */
export const keysOf = (...lines: string[]): ReadonlySet<string> =>
	new Set(lines.flatMap((line) => line.split("|").map(keyOf)));

/**
 * What a word is indexed under. A run of Chinese or Japanese is found by any part of it, so it stands under each
 * character and each pair of neighbours.
 */
export function indexTermsOf(word: string): string[] {
	if (!isUnspaced(word)) return [word];
	const characters = [...word];
	return [...characters, ...characters.slice(1).map((next, i) => `${characters[i]}${next}`)];
}

/** What must all be there for a word of a query to be found: the word, or the pairs of an unspaced run. */
export function queryTermsOf(word: string): string[] {
	const characters = [...word];
	if (!isUnspaced(word) || characters.length === 1) return [word];
	return characters.slice(1).map((next, i) => `${characters[i]}${next}`);
}

/** The word with each one of its letters left out: two words one typing slip apart share one of these. */
export function deletesOf(word: string): string[] {
	const letters = [...word];
	return [...new Set(letters.map((_, i) => letters.toSpliced(i, 1).join("")))];
}

/** What `slipsBetween` counts in: made once, for it is asked of thousands of words for one that is typed. */
let rowsOfSlips = rowsFor(longestWord);

function rowsFor(letters: number): [Uint16Array, Uint16Array, Uint16Array] {
	const row = () => new Uint16Array(letters + 1);
	return [row(), row(), row()];
}

/**
 * Slips between two words: letters added, left out, mistaken, or swapped with their neighbour
 * (Damerau-Levenshtein, optimal string alignment). Answers `limit + 1` when there are more than `limit`.
 */
export function slipsBetween(a: string, b: string, limit: number): number {
	const [rows, columns] = [a.length, b.length];
	if (Math.abs(rows - columns) > limit) return limit + 1;
	if (columns >= rowsOfSlips[0].length) rowsOfSlips = rowsFor(columns);
	let [before, above, row] = rowsOfSlips;
	for (let j = 0; j <= columns; j++) above[j] = j;
	for (let i = 1; i <= rows; i++) {
		const letter = a.charCodeAt(i - 1);
		const letterBefore = a.charCodeAt(i - 2);
		let best = i;
		row[0] = i;
		for (let j = 1; j <= columns; j++) {
			const other = b.charCodeAt(j - 1);
			let slips = Math.min((above[j] as number) + 1, (row[j - 1] as number) + 1);
			slips = Math.min(slips, (above[j - 1] as number) + (letter === other ? 0 : 1));
			if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && letterBefore === other)
				slips = Math.min(slips, (before[j - 2] as number) + 1);
			row[j] = slips;
			if (slips < best) best = slips;
		}
		if (best > limit) return limit + 1;
		[before, above, row] = [above, row, before];
	}
	return Math.min(above[columns] as number, limit + 1);
}
