/** Titles that only those may use who have the licence: how texts and titles are compared. */
import { isUnspaced, wordsOf } from "#domain/search/terms.ts";

/** The most words of a title ("avocat à la cour"), and the most characters of one in a script without spaces. */
const longest = { words: 4, characters: 6 } as const;

/** The letters of a range that Unicode has in the order of the Latin ones. */
const range = (from: number) =>
	Array.from({ length: 26 }, (_, i) => [String.fromCodePoint(from + i), String.fromCharCode(97 + i)] as const);

/**
 * Letters that look like a Latin one (Unicode UTS #39, confusables.txt, version 16.0: those of one letter for one), small
 * capitals, and white letters on black, which Unicode does not take apart.
 */
const lookalikes = new Map([
	...Object.entries({
		...{ а: "a", е: "e", о: "o", р: "p", с: "c", у: "y", х: "x", і: "i", ј: "j", ѕ: "s", ԁ: "d", ԛ: "q", ԝ: "w" },
		...{ ѵ: "v", һ: "h", к: "k", м: "m", т: "t", в: "b", н: "h", ӏ: "l", г: "r" },
		...{ α: "a", ο: "o", ν: "v", ρ: "p", ι: "i", υ: "u", κ: "k", γ: "y", σ: "o", τ: "t", ε: "e", η: "n", χ: "x" },
		...{ ᴀ: "a", ʙ: "b", ᴄ: "c", ᴅ: "d", ᴇ: "e", ꜰ: "f", ɢ: "g", ʜ: "h", ɪ: "i", ᴊ: "j", ᴋ: "k", ʟ: "l", ᴍ: "m" },
		...{ ɴ: "n", ᴏ: "o", ᴘ: "p", ǫ: "q", ʀ: "r", ꜱ: "s", ᴛ: "t", ᴜ: "u", ᴠ: "v", ᴡ: "w", ʏ: "y", ᴢ: "z" },
		...{ ɑ: "a", ɡ: "g", ı: "i" },
	}),
	...range(0x1f150),
	...range(0x1f170),
]);

/** Digits that stand for letters. */
const digitLetters: Record<string, string> = { 0: "o", 3: "e", 4: "a", 5: "s", 7: "t" };
/** Of a 1 only the reader knows which of the two. */
const ones = ["l", "i"] as const;

/** A paper, and nobody's title. */
const powerOfAttorney = /\bpowers? of attorney\b/giu;

/** Without what cannot be seen; letters in circles and of other widths are letters. */
const plain = (text: string) =>
	text
		.normalize("NFKC")
		.replace(/\p{Cf}/gu, "")
		.replace(powerOfAttorney, " ");

/** Words apart, that are only written together: capitals within a word begin another. */
const apart = (text: string) => text.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");

/** Words together, that are only written apart: letter by letter, or with marks between letters. */
const together = (text: string) =>
	text
		.replace(/(?<![\p{L}\p{M}])\p{L}(?:[\s\p{P}]+\p{L}(?![\p{L}\p{M}])){2,}/gu, (letters) =>
			letters.replace(/[\s\p{P}]+/gu, ""),
		)
		.replace(/(?<=[\p{L}\p{M}])[\p{Pd}\p{Pc}.·*/|~]+(?=\p{L})/gu, "");

const withoutDigits = (text: string) => text.replace(/\p{N}+/gu, " ");

/** What a reader takes for Latin letters, as Latin letters. */
const asSeen = (one: (typeof ones)[number]) => (text: string) =>
	Array.from(
		text.replace(/(?<=\p{L})[013457]|[013457](?=\p{L})/gu, (digit) => digitLetters[digit] ?? one),
		(letter) => lookalikes.get(letter) ?? lookalikes.get(letter.toLowerCase()) ?? letter,
	).join("");

const wordsIn = (text: string) => wordsOf(withoutDigits(text)).map((word) => word.folded);

/** How a title is kept: its words, folded without case and accents. */
export const titleKey = (title: string) => wordsIn(apart(plain(title))).join(" ");

/** Every way in which a text can be read: apart and together, as it is written and as it is seen. */
function readingsOf(text: string): string[][] {
	const written = plain(text);
	const readings = [apart(written), together(written)];
	const seen = readings.flatMap((reading) => ones.map((one) => asSeen(one)(reading)));
	return [...new Set([...readings, ...seen])].map(wordsIn);
}

const partsOf = <T>(all: readonly T[], most: number): T[][] =>
	all.flatMap((_, from) =>
		Array.from({ length: Math.min(most, all.length - from) }, (__, more) => all.slice(from, from + more + 1)),
	);

/** All that may be a title in a text: every run of up to four words, and every part of what is written without spaces. */
export const runsOf = (text: string): string[] => [...new Set(readingsOf(text).flatMap(runsIn))];

const runsIn = (words: string[]) => [
	...partsOf(words, longest.words).map((run) => run.join(" ")),
	...words.filter(isUnspaced).flatMap((word) => partsOf([...word], longest.characters).map((part) => part.join(""))),
];
