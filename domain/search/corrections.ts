/** Slips of typing, and what was meant. */
import { phrase, type Unit } from "./claims.ts";
import { describesProfessional } from "./describing-words.ts";
import type { Dictionary } from "./dictionary-types.ts";
import { isFiller } from "./fillers.ts";
import { areKeywordsOf } from "./how-typed.ts";
import { isEverydayWord, isKnownWord, isSharedWord, matterTold } from "./intents.ts";
import { likelySpellings } from "./likely-spellings.ts";
import { mostTried } from "./meanings.ts";
import { type Guess, guessesFor, likeliest, wordsCompleted } from "./misspelt-words.ts";
import { toWords } from "./neighbour-words.ts";
import type { SearchQuery } from "./query.ts";
import { type Answers, placesCalled } from "./questions.ts";
import { Reading } from "./reading.ts";
import { isOfRequest } from "./requests.ts";
import { isUnspaced, slipsBetween } from "./terms.ts";
import { shortestMended, wordsMeant } from "./words-alike.ts";
import { onlyWords } from "./words-like-places.ts";

/** What a word was meant to be. */
export type Correction = {
	word: string;
	/** Whether the dictionary has it: then it was not meant, if it says nothing where it stands. */
	isOfDictionary: boolean;
	/** The name of somebody that it was meant to be, where it was no word of the dictionary. */
	name: string | null;
};

/** Whether a word is one that nobody knows, and long enough to be mended. */
function isUnknown(word: string, dictionary: Dictionary, answers: Answers): boolean {
	const answer = answers.words.get(word);
	if (!answer || answer.isText || answer.isName || word.length < shortestMended || isUnspaced(word)) return false;
	if (isFiller(word) || isEverydayWord(word) || isSharedWord(word) || dictionary.words.has(word)) return false;
	return placesCalled(answers, word).length === 0 && !describesProfessional(word);
}

/**
 * What an unknown word was meant to be that is neither a place nor anything else that is guessed: a word of a phrase, the one that says
 * most beside its neighbours, or else one that a profile has.
 */
export function otherMeant(
	typed: readonly Unit[],
	at: number,
	guesses: readonly Guess[],
	dictionary: Dictionary,
	answers: Answers,
): (Correction & { says: number }) | null {
	const { folded } = typed[at] as Unit;
	const says = (word: string) => {
		const words = wordsCompleted(typed, at, word, dictionary);
		if (words > 1 || dictionary.meanings.has(word)) return words;
		return isFiller(word) || toWords.has(word) || isKnownWord(word) ? 0.5 : 0;
	};
	const all = wordsMeant(dictionary, folded)
		.filter((word) => !guesses.some((guess) => guess.word === word))
		.map((word) => ({ word, says: says(word) }))
		.sort((a, b) => b.says - a.says);
	const most = all[0]?.says ?? 0;
	const isOfMatter = ({ word }: { word: string }) =>
		(dictionary.meanings.get(word) ?? []).every(({ kind }) => kind === "service");
	const areOfMatter = most > 0 && most <= 1 && all.every((one) => one.says < most || isOfMatter(one));
	const known = areOfMatter
		? surest(
				typed,
				at,
				all.filter((one) => one.says > 0 && !isFiller(one.word)),
			)
		: all[0];
	const name =
		answers.words
			.get(folded)
			?.near.find((entry): entry is string => typeof entry === "string" && slipsBetween(folded, entry, 1) <= 1) ?? null;
	if (name !== null && (!known || slipsBetween(folded, known.word, 1) > 1))
		return { word: name, says: 0, isOfDictionary: false, name: null };
	return known ? { ...known, isOfDictionary: true, name } : null;
}

/** By so much must another word make the matter surer than the first. */
const surer = 0.05;

/** Of words that one may have been meant to be, the one that makes the matter surest: "give back depost" is no deportation. */
function surest<T extends { word: string }>(typed: readonly Unit[], at: number, words: readonly T[]): T | undefined {
	const [first] = words;
	if (!first || words.length < 2) return first;
	const sureWith = ({ word }: T) => matterTold(typed.map(({ folded }, i) => (i === at ? word : folded))).best;
	const [best] = words.map((one) => ({ one, sure: sureWith(one) })).sort((a, b) => b.sure - a.sure);
	return best && best.sure >= sureWith(first) + surer ? best.one : first;
}

/**
 * So likely must a guess be meant among a few words; more in a whole sentence, where an unknown word may be anything, and where the
 * guess is bent by grammar, for endings are many, or is what one country calls something. A people is a word of sentences, and says
 * who comes first alone.
 */
const leastMeant = { ledCity: 0.15, keyword: 0.35, people: 0.35, word: 0.65 } as const;

/** @param isLed whether words lead to a place there, and one guess is all there is ("immigration in सस्पू") */
const leastOf = ({ what, isBent }: Guess, areKeywords: boolean, isLed: boolean) => {
	if (isBent || what === "term") return leastMeant.word;
	if (areKeywords) return isLed && what.startsWith("city") ? leastMeant.ledCity : leastMeant.keyword;
	return what.startsWith("people") ? leastMeant.people : leastMeant.word;
};

/** Slips mended in one query, at most. */
const mostCorrections = 4;
/** Of the words that are not mended so many are spelt otherwise: each takes a thousand looks. */
const mostTriedSpellings = 4;
/** Fewer words, and words that are all unknown, may be somebody's name. */
const fewestTold = 3;
/** Words that hardly make a sentence. */
const mostKeywords = 5;

/** Words with slips in a long request. */
const mostSlips = 2;

/** "Tax advisor in Berlin who speaks Arrabic": whether but for a slip or two words say who is looked for, where and how. */
function isRequest(query: SearchQuery, typed: Unit[], dictionary: Dictionary, answers: Answers): boolean {
	const reading = new Reading(query, typed, dictionary, answers);
	const others = typed.filter((unit, i) => !isOfRequest(reading, unit, i)).length;
	return others === 1 || (others === mostSlips && reading.namesKind);
}

/** Where a name of a place may stand that has a word in it: of two words, and of three. */
const namesAround = [
	[0, 2],
	[-1, 1],
	[0, 3],
	[-1, 2],
	[-2, 1],
] as const;

/** The words that nobody knows, and so may have a slip in them; "Chiang" in "Chiang Mai" is spelt right. */
export const unknownIn = (typed: Unit[], dictionary: Dictionary, answers: Answers): ReadonlySet<Unit> =>
	new Set(
		typed.filter(({ text, folded, isName }, i) => {
			if (isName || onlyWords.has(text.toLowerCase()) || !isUnknown(folded, dictionary, answers)) return false;
			return !namesAround.some(
				([from, to]) => i + from >= 0 && placesCalled(answers, phrase(typed, i + from, i + to)).length > 0,
			);
		}),
	);

/** Words, and for those that have been mended what they were. */
export type Corrections = { units: Unit[]; corrected: Map<Unit, Correction & { typed: Unit }> };

/** The words, slips mended as far as the answers tell of any; what is not mended, with how else it may be spelt. */
export function withCorrections(
	query: SearchQuery,
	typed: Unit[],
	dictionary: Dictionary,
	answers: Answers | null,
): Corrections {
	const corrected: Corrections["corrected"] = new Map();
	const unknown = answers ? unknownIn(typed, dictionary, answers) : new Set<Unit>();
	if (!answers || unknown.size === 0) return { units: typed, corrected };
	const areFew = typed.length <= mostKeywords || areKeywordsOf(typed, dictionary);
	// To read the words for that takes long, and rarely decides.
	let isAsked: boolean | null = null;
	const areAsked = () => {
		isAsked ??= !areFew && isRequest(query, typed, dictionary, answers);
		return isAsked;
	};
	/** Whether a word that is no place is mended there: in a whole sentence an unknown word is a word, but for a phrase that it completes. */
	const mayBeOther = (i: number, says: number) =>
		((areFew || says > 1 || toWords.has(typed[i - 1]?.folded ?? "")) && i < mostTried) || areAsked();
	const isTold = typed.length >= fewestTold && typed.some(({ folded }) => isFiller(folded) || isKnownWord(folded));
	let tried = 0;
	const units = typed.map((one, i) => {
		if (!unknown.has(one) || corrected.size >= mostCorrections) return one;
		const guesses = guessesFor(typed, i, dictionary, answers);
		const other = otherMeant(typed, i, guesses, dictionary, answers);
		const guess = likeliest(typed, i, guesses, { other, unknown: unknown.size }, dictionary, answers);
		const isLed = guesses.length === 1 && toWords.has(typed[i - 1]?.folded ?? "");
		const isMeant =
			guess !== null &&
			guess.likelihood >= leastOf(guess, true, isLed) &&
			guess.likelihood >= leastOf(guess, areFew || areAsked(), isLed);
		const correction = isMeant
			? { word: guess.word, isOfDictionary: dictionary.words.has(guess.word), name: other?.name ?? null }
			: other && mayBeOther(i, other.says)
				? other
				: null;
		if (!correction) {
			const spellings = isTold && tried++ < mostTriedSpellings ? likelySpellings(one.folded) : [];
			return spellings.length > 0 ? { ...one, spellings } : one;
		}
		const role = correction === other ? undefined : guess?.role;
		const unit = { ...one, folded: correction.word, ...(role && { role }) };
		corrected.set(unit, { ...correction, typed: one });
		return unit;
	});
	return { units, corrected };
}
