/** Slips of typing, and what was meant. */
import { isCountryId } from "#domain/places/places.ts";
import { phrase, type Unit } from "./claims.ts";
import { describesProfessional } from "./describing-words.ts";
import type { Dictionary } from "./dictionary-types.ts";
import { isFiller } from "./fillers.ts";
import { areKeywordsOf, isCapital } from "./how-typed.ts";
import { isEverydayWord, isKnownWord, isSharedWord } from "./intents.ts";
import { destinations } from "./location.ts";
import { mostTried } from "./meanings.ts";
import { wordMisspelt } from "./misspelt-words.ts";
import { toWords } from "./neighbour-words.ts";
import type { SearchQuery } from "./query.ts";
import { type Answers, placesCalled } from "./questions.ts";
import { isOfKind, Reading } from "./reading.ts";
import { isOfRequest } from "./requests.ts";
import { isUnspaced, slipsBetween } from "./terms.ts";
import { shortestMended, wordsMeant } from "./words-alike.ts";
import { onlyWords } from "./words-like-places.ts";

/** What a word was meant to be: a word of a phrase of the dictionary, or else a name or a small place. */
export type Correction = {
	word: string;
	isOfPhrase: boolean;
	/** How much it says there (`sense`). */
	says: number;
	/** The name that it was meant to be, where there is no such phrase. */
	name: string | null;
};

/** Words of a phrase that a mended word may complete, at most. */
const longestMended = 5;

/** What a place says behind "in", in a country that many go to; a phrase of two words says more. */
const wantedPlace = 1.75;

/** Where a word of a query stands that may be mended. */
type Spot = { typed: readonly Unit[]; at: number; isLed: boolean; mayBePlace: boolean };

/**
 * How much a word would say where another stands: as many words as the longest phrase has that it makes with its neighbours; less than
 * one, if it only joins others. Behind "in" it is a place, and one that many go to: "in Berin" is Berlin, not Benin.
 */
function sense(
	{ typed, at, isLed, mayBePlace }: Spot,
	word: string,
	{ meanings }: Dictionary,
	answers: Answers,
): number {
	for (let length = longestMended; length > 1; length--)
		for (let from = Math.max(0, at - length + 1); from <= at && from + length <= typed.length; from++) {
			const words = typed.slice(from, from + length).map(({ folded }, i) => (from + i === at ? word : folded));
			if (meanings.has(words.join(""))) return length;
		}
	const meant = meanings.get(word) ?? [];
	const places = [
		...meant.flatMap((meaning) => (meaning.kind === "place" ? [meaning.value] : [])),
		...placesCalled(answers, word),
	];
	if (places.length > 0 && mayBePlace)
		return (
			(isLed ? wantedPlace - 0.25 : 0.75) + (places.some(({ country_id }) => destinations.has(country_id)) ? 0.25 : 0)
		);
	if (meant.some(({ kind }) => kind !== "place")) return 1;
	return isFiller(word) || toWords.has(word) || isKnownWord(word) ? 0.5 : 0;
}

/** Whether a word is one that nobody knows, and long enough to be mended. */
function isUnknown(word: string, dictionary: Dictionary, answers: Answers): boolean {
	const answer = answers.words.get(word);
	if (!answer || answer.isText || answer.isName || word.length < shortestMended || isUnspaced(word)) return false;
	if (isFiller(word) || isEverydayWord(word) || isSharedWord(word) || dictionary.words.has(word)) return false;
	return placesCalled(answers, word).length === 0 && !describesProfessional(word);
}

/**
 * What an unknown word was meant to be, or null when it is like nothing else. Of words that are as like it the
 * one that says something, with its neighbours: "esta seana" is "semana", and no Sana.
 */
function correctionOf(spot: Spot, dictionary: Dictionary, answers: Answers): Correction | null {
	const word = spot.typed[spot.at]?.folded ?? "";
	const answer = answers.words.get(word);
	if (!answer) return null;
	const known = wordsMeant(dictionary, word)
		.map((one) => ({ one, says: sense(spot, one, dictionary, answers) }))
		.sort((a, b) => b.says - a.says)[0];
	const near = answer.near
		.flatMap((entry) => (typeof entry === "string" ? [entry] : entry.keys))
		.map((entry) => ({ entry, slips: slipsBetween(word, entry, 1) }))
		.filter(({ slips }) => slips <= 1)
		.sort((a, b) => a.slips - b.slips)[0];
	if (near && (!known || slipsBetween(word, known.one, 1) > 1))
		return { word: near.entry, isOfPhrase: false, says: sense(spot, near.entry, dictionary, answers), name: null };
	const name = answer.near.find(
		(entry): entry is string => typeof entry === "string" && slipsBetween(word, entry, 1) <= 1,
	);
	return known ? { word: known.one, isOfPhrase: true, says: known.says, name: name ?? null } : null;
}

/** Slips mended in one query, at most. */
const mostCorrections = 4;
/** Letters of a town with a slip in it, in Arabic or among other words: a shorter word is a slip away from too many. */
const shortestTown = 5;
/** Letters of a country with a slip in it, wherever it stands. */
const shortestCountry = 7;
/** The same of a city. */
const shortestCity = 8;
/** People of a city that a word with a slip in it, which says nothing else, may mean at the end of a request. */
const leastMended = 100_000;
const arabic = /^\p{Script=Arabic}+$/u;
const isLatinWord = (word: string) => /^\p{Script=Latin}+$/u.test(word);
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

/** The words that nobody knows, and so may have a slip in them. */
export const unknownIn = (typed: readonly Unit[], dictionary: Dictionary, answers: Answers): ReadonlySet<Unit> =>
	new Set(
		typed.filter(
			({ text, folded, isName }) =>
				!isName && !onlyWords.has(text.toLowerCase()) && isUnknown(folded, dictionary, answers),
		),
	);

/** What a word is but for a slip, as learnt: "will they accept my daka degree". */
function asLearnt(typed: readonly Unit[], at: number, dictionary: Dictionary, answers: Answers): Correction | null {
	const word = wordMisspelt(typed, at, dictionary, answers);
	return word === null ? null : { word, isOfPhrase: false, says: 1, name: null };
}

/** The words, slips mended as far as the answers tell of any. */
export function withCorrections(query: SearchQuery, typed: Unit[], dictionary: Dictionary, answers: Answers | null) {
	const corrected = new Map<Unit, Correction & { typed: Unit }>();
	const unknown = answers ? unknownIn(typed, dictionary, answers) : new Set();
	if (!answers || unknown.size === 0) return { units: typed, corrected };
	const areFew = typed.length <= mostKeywords || areKeywordsOf(typed, dictionary);
	const areAsked = !areFew && isRequest(query, typed, dictionary, answers);
	const areKeywords = areFew || areAsked;
	const isProfessional = (unit: Unit | undefined) => (dictionary.meanings.get(unit?.folded ?? "") ?? []).some(isOfKind);
	const byRule = (one: Unit, i: number): Correction | null => {
		if (i >= mostTried && !areAsked) return null;
		const isLed = toWords.has(typed[i - 1]?.folded ?? "");
		const isTradeBeside = [typed[i - 1], typed[i + 1]].some(isProfessional);
		const isAtEnd = i === typed.length - 1 && one.folded.length >= shortestTown;
		const isLong = one.folded.length >= shortestCountry;
		const meant = correctionOf(
			{ typed, at: i, isLed, mayBePlace: isLed || isTradeBeside || isAtEnd },
			dictionary,
			answers,
		);
		if (!meant) return null;
		const places = (dictionary.meanings.get(meant.word) ?? []).flatMap((meaning) =>
			meaning.kind === "place" ? [meaning.value] : [],
		);
		const isPlace = places.length > 0;
		const isTown = isPlace || placesCalled(answers, meant.word).length > 0;
		const isCountry = places.some(({ id }) => isCountryId(id));
		// In a whole sentence an unknown word is a word: only behind "in" and the like, or beside a professional, may it be a
		// place with a slip in it.
		const isBesideTrade = isTown && isTradeBeside;
		// "Landlord keeps depozit vancuver": at the end of a request is where.
		const isLast = isTown && isAtEnd;
		const isCityMeant = placesCalled(answers, meant.word).some(({ population }) => population >= leastMended);
		// "Bagladesh" and "Bremerhafen" can be nothing else.
		const isSure =
			(isCountry ? isLong : isCityMeant && one.folded.length >= shortestCity && !isEverydayWord(meant.word)) &&
			slipsBetween(one.folded, meant.word, 1) <= 1;
		// A phrase that a word completes is meant in a sentence as well.
		const isPhrase = meant.says > wantedPlace;
		if (!(areKeywords || isLed || isBesideTrade || isLast || isSure || isPhrase)) return null;
		const isShort =
			one.folded.length < shortestTown &&
			(arabic.test(one.folded)
				? !(isLed && areKeywords && meant.says >= wantedPlace)
				: !(isLed || isBesideTrade || typed.length <= 2));
		if (isTown && !isCountry && isShort) return null;
		// "Sa abogado tsaka" is not Osaka: in a sentence a town begins as it was typed.
		if (isTown && !areFew && !isLed && !meant.word.startsWith(one.folded.slice(0, 1))) return null;
		// "Tavern" may be no word that we know, but hardly Taverny: a small town is meant where a name may stand.
		const isSmall = isTown && !isPlace && !isCapital(one) && !isBesideTrade && !isSure && typed.length > 2;
		// "Depozit landlord brigton": at the end of a request, a long word that is none may be a city.
		const isCity =
			isLast &&
			!isEverydayWord(meant.word) &&
			placesCalled(answers, meant.word).some(({ population }) => population >= leastMended);
		if (isSmall && !isCity && isLatinWord(one.folded)) return null;
		// A part of a small place's name is spelt right.
		const isOfPlace = [
			[i, i + 2],
			[i, i + 3],
			[i - 1, i + 1],
			[i - 2, i + 1],
			[i - 1, i + 2],
			[i - 3, i + 1],
		].some(([from = 0, to = 0]) => from >= 0 && placesCalled(answers, phrase(typed, from, to)).length > 0);
		if (isOfPlace) return null;
		// "Ирина Ковалева" has nothing to do with Iran.
		const isBesideName = [typed[i - 1], typed[i + 1]].some(
			(other) =>
				other &&
				isCapital(other) &&
				!(isFiller(other.folded) || isEverydayWord(other.folded) || dictionary.words.has(other.folded)),
		);
		if (isPlace && isCapital(one) && isBesideName) return null;
		return meant;
	};
	const units = typed.map((one, i) => {
		if (!unknown.has(one) || corrected.size >= mostCorrections) return one;
		const meant = byRule(one, i) ?? asLearnt(typed, i, dictionary, answers);
		if (!meant) return one;
		const unit = { ...one, folded: meant.word };
		corrected.set(unit, { ...meant, typed: one });
		return unit;
	});
	return { units, corrected };
}
