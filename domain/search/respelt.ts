/** Text as people type it who lack the keys for its letters: "tuerkisch", "hochu razvestis s muzhem". */
import type { TextRange } from "./claims.ts";
import type { Dictionary } from "./dictionary-types.ts";
import { isFiller } from "./fillers.ts";
import { isCommonWord, isEverydayWord, isKnownWord } from "./intents.ts";
import { isPlaceKey } from "./questions.ts";
import { fold, type Word, wordsOf } from "./terms.ts";

/** A text with the letters that were meant, and where what stands in it was typed. */
type Respelt = { text: string; typedAt: (range: TextRange) => TextRange };

/** Reads what was typed: Cyrillic where all of it seems to be that, else umlauts word by word. */
export function respelt(text: string, dictionary: Dictionary): Respelt {
	const words = wordsOf(text);
	const isSaid = (folded: string) => isEverydayWord(folded) || dictionary.meanings.has(folded) || isPlaceKey(folded);
	if (isOfCyrillic(text, words))
		return replaced(text, words, (word, i) => {
			const meant = cyrillicOf(word, isSaid);
			const folded = fold(meant);
			const own = fold(word);
			const isOther = !isSaid(folded) && (isSaid(own) || withoutVowels.test(own));
			// Who is looked for by name is found as they write it.
			const isSomebody =
				(words.length <= fewWords || (i > 0 && /^\p{Lu}/u.test(word))) &&
				!isKnownWord(folded) &&
				!isFiller(folded) &&
				!dictionary.meanings.has(folded) &&
				!isPlaceKey(folded);
			return isOther || isSomebody ? word : meant;
		});
	return replaced(text, words, (word) => {
		if (word.length < shortestWithUmlaut || !mayHaveUmlauts.test(word) || isSaid(fold(word))) return word;
		const meant = word.replace(umlauts, (two) => umlautOf[two] ?? two);
		const folded = fold(meant);
		return isKnownWord(folded) || dictionary.meanings.has(folded) ? meant : word;
	});
}

/** The text with other words in place of those in it. */
function replaced(typed: string, words: readonly Word[], by: (word: string, i: number) => string): Respelt {
	let text = "";
	let at = 0;
	const moved = words.flatMap((word, i) => {
		const said = typed.slice(word.start, word.end);
		const meant = by(said, i);
		text += typed.slice(at, word.start) + meant;
		at = word.end;
		return meant === said ? [] : [{ typed: word, end: text.length, longer: meant.length - said.length }];
	});
	text += typed.slice(at);
	/** Where a place of the text was typed: within a word that was changed, its beginning or its end. */
	const placeOf = (place: number, isEnd: boolean) => {
		let before = 0;
		for (const { typed, end, longer } of moved) {
			const start = typed.start + before;
			if (place <= start) break;
			if (place < end) return isEnd ? typed.end : typed.start;
			before += longer;
		}
		return place - before;
	};
	return { text, typedAt: ({ start, end }) => ({ start: placeOf(start, false), end: placeOf(end, true) }) };
}

const umlauts = /ae|oe|ue/gu;
/** A word in which two letters may be such a one; Spanish ends so: "Duero". */
const mayHaveUmlauts = /^\p{Lu}?[a-zß]*(?:ae|oe|ue)[a-zß]*(?<![ao])$/u;
/** Shorter ones are words and names elsewhere: "sued", "Koen". */
const shortestWithUmlaut = 5;
const umlautOf: Readonly<Record<string, string>> = { ae: "ä", oe: "ö", ue: "ü" };

/** What is typed for letters of Cyrillic, the longest first. */
const typedFor: readonly (readonly [string, string])[] = [
	...([
		["tsya", "тся"],
		["shch", "щ"],
		["sch", "щ"],
		["zh", "ж"],
		["kh", "х"],
		["ts", "ц"],
		["ch", "ч"],
		["sh", "ш"],
	] as const),
	...([
		["yu", "ю"],
		["ju", "ю"],
		["ya", "я"],
		["ja", "я"],
		["yo", "е"],
		["jo", "е"],
		["ye", "е"],
		["je", "е"],
		["yi", "и"],
	] as const),
	...[..."abvwgdezijyklmnoprstufhcxq"].map(
		(letter, i) => [letter, [..."абввгдезийиклмнопрстуфхцхк"][i] ?? letter] as const,
	),
	["'", "ь"],
];
const ofCyrillic = new RegExp(typedFor.map(([typed]) => typed).join("|"), "gu");
const cyrillicFor = new Map(typedFor);
/** Behind these a soft sign is left out. */
const soft = /([бвдзлмнпрст])(?=[^аиоуьй]|$)/gu;

/** How Ukrainian passports write them. */
const ofPassports: Readonly<Record<string, string>> = { ia: "я", iu: "ю", ie: "е" };

/** The word that was meant: of what its letters may stand for, what people say. */
function cyrillicOf(word: string, isSaid: (folded: string) => boolean): string {
	const lower = word.toLowerCase();
	const lettersOf = (text: string, h: string) =>
		text.replace(ofCyrillic, (typed) => (typed === "h" ? h : (cyrillicFor.get(typed) ?? typed)));
	const ofPassport = lower.replace(/ia|iu|ie/gu, (two) => ofPassports[two] ?? two);
	const plain = [lower, ofPassport, lower.replaceAll("sch", "sч")].flatMap((one) => [
		lettersOf(one, "х"),
		lettersOf(one, "г"),
	]);
	const softened = (one: string) =>
		[...one.matchAll(soft)].map(({ index }) => `${one.slice(0, index + 1)}ь${one.slice(index + 1)}`);
	const all = [...plain, ...plain.flatMap(softened)];
	return all.find((one) => isEverydayWord(fold(one))) ?? all.find((one) => isSaid(fold(one))) ?? (plain[0] as string);
}

const latin = /^[a-z']+$/iu;
/** Shorter words are words in too many languages. */
const shortest = 3;
const fewestWords = 3;
/** Of so many words some may be somebody's name. */
const fewWords = 4;
/** So many of the words must be known in Cyrillic, and of those so many may be common words of languages in Latin letters. */
const leastKnown = 0.55;
const mostOfOthers = 0.5;

/** Small words that are hardly any in other languages. */
const smallWords: ReadonlySet<string> = new Set("v iz ya vo mne chto kak dlya scho shcho yak vid".split(" "));

/** "GmbH": hardly a word. */
const withoutVowels = /^[^aeiouy]{3,}$/u;

/** Small words of the neighbours, who write in Latin letters, or leave out others. */
const ofNeighbours: ReadonlySet<string> = new Set("se su smo kako od iskam shte sakam hladam".split(" "));

const polishIn = "w";

/** Whether the words are of Russian or Ukrainian in Latin letters. */
function isOfCyrillic(text: string, words: readonly Word[]): boolean {
	const saying = words.filter(
		({ folded }) => smallWords.has(folded) || (folded.length >= shortest && /\p{L}/u.test(folded)),
	);
	if (!saying.every(({ start, end }) => latin.test(text.slice(start, end)))) return false;
	const others = saying.filter(({ folded }) => isCommonWord(folded) && !smallWords.has(folded)).length;
	if (saying.length < fewestWords || others > mostOfOthers * saying.length) return false;
	if (words.some(({ folded }) => ofNeighbours.has(folded))) return false;
	const isKnown = ({ folded }: Word) =>
		smallWords.has(folded) || isEverydayWord(fold(cyrillicOf(folded, isEverydayWord)));
	// "Doradca podatkowy online" is Polish: more of it is known as it is typed.
	const asTyped = saying.filter(({ folded }) => isKnownWord(folded)).length;
	const isMoreNeeded = words.some(({ folded }) => folded === polishIn);
	const least = Math.max(leastKnown * saying.length, isMoreNeeded ? asTyped + 1 : asTyped, others / mostOfOthers);
	let known = 0;
	for (const [i, word] of saying.entries()) {
		if (known + saying.length - i < least) return false;
		if (isKnown(word)) known++;
	}
	return known >= least;
}
