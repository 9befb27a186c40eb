/** Slips of typing, and what was meant. */
import { isCountryId } from "#domain/places/places.ts";
import { phrase, type Unit } from "./claims.ts";
import { correctedByDictionary, type Dictionary, shortestMended } from "./dictionary.ts";
import { isFiller } from "./fillers.ts";
import { areKeywordsOf, isCapital } from "./how-typed.ts";
import { isEverydayWord, isSharedWord } from "./intents.ts";
import { mostTried } from "./meanings.ts";
import { toWords } from "./neighbour-words.ts";
import { isCategory } from "./query.ts";
import { type Answers, placesCalled } from "./questions.ts";
import { isUnspaced, slipsBetween } from "./terms.ts";

/** What a word was meant to be: a word of a phrase of the dictionary, or else a name or a small place. */
export type Correction = {
	word: string;
	isOfPhrase: boolean;
	/** The name that it was meant to be, where there is no such phrase. */
	name: string | null;
};

/** What an unknown word was meant to be, or null when it is known, too short, or like nothing else. */
function correctionOf(word: string, dictionary: Dictionary, answers: Answers): Correction | null {
	const answer = answers.words.get(word);
	if (!answer || answer.isText || answer.isName || word.length < shortestMended || isUnspaced(word)) return null;
	if (isFiller(word) || isEverydayWord(word) || isSharedWord(word) || dictionary.words.has(word)) return null;
	if (placesCalled(answers, word).length > 0) return null;
	const known = correctedByDictionary(dictionary, word);
	const near = answer.near
		.flatMap((entry) => (typeof entry === "string" ? [entry] : entry.keys))
		.map((entry) => ({ entry, slips: slipsBetween(word, entry, 1) }))
		.filter(({ slips }) => slips <= 1)
		.sort((a, b) => a.slips - b.slips)[0];
	if (near && (!known || slipsBetween(word, known, 1) > 1)) return { word: near.entry, isOfPhrase: false, name: null };
	const name = answer.near.find(
		(entry): entry is string => typeof entry === "string" && slipsBetween(word, entry, 1) <= 1,
	);
	return known ? { word: known, isOfPhrase: true, name: name ?? null } : null;
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

/** The words, slips mended as far as the answers tell of any. */
export function withCorrections(typed: Unit[], dictionary: Dictionary, answers: Answers | null) {
	const corrected = new Map<Unit, Correction & { typed: Unit }>();
	if (!answers) return { units: typed, corrected };
	const areKeywords = typed.length <= mostKeywords || areKeywordsOf(typed, dictionary);
	const isProfessional = (unit: Unit | undefined) =>
		(dictionary.meanings.get(unit?.folded ?? "") ?? []).some(
			({ kind, value }) => kind === "tier" || (kind === "service" && isCategory(value)),
		);
	const units = typed.map((one, i) => {
		if (one.isName || corrected.size >= mostCorrections || i >= mostTried) return one;
		const isLed = toWords.has(typed[i - 1]?.folded ?? "");
		const isTradeBeside = [typed[i - 1], typed[i + 1]].some(isProfessional);
		const isAtEnd = i === typed.length - 1 && one.folded.length >= shortestTown;
		const isLong = one.folded.length >= shortestCountry;
		// Most words of a sentence need not be compared with the whole dictionary.
		if (!(areKeywords || isLed || isTradeBeside || isAtEnd || isLong)) return one;
		const meant = correctionOf(one.folded, dictionary, answers);
		if (!meant) return one;
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
		if (!(areKeywords || isLed || isBesideTrade || isLast || isSure)) return one;
		const isShort =
			one.folded.length < shortestTown && (arabic.test(one.folded) || !(isLed || isBesideTrade || typed.length <= 2));
		if (isTown && !isCountry && isShort) return one;
		// "Sa abogado tsaka" is not Osaka: in a sentence a town begins as it was typed.
		if (isTown && !areKeywords && !isLed && !meant.word.startsWith(one.folded.slice(0, 1))) return one;
		// "Tavern" may be no word that we know, but hardly Taverny: a small town is meant where a name may stand.
		const isSmall = isTown && !isPlace && !isCapital(one) && !isBesideTrade && !isSure && typed.length > 2;
		// "Depozit landlord brigton": at the end of a request, a long word that is none may be a city.
		const isCity =
			isLast &&
			!isEverydayWord(meant.word) &&
			placesCalled(answers, meant.word).some(({ population }) => population >= leastMended);
		if (isSmall && !isCity && isLatinWord(one.folded)) return one;
		// A part of a small place's name is spelt right.
		const isOfPlace = [
			[i, i + 2],
			[i, i + 3],
			[i - 1, i + 1],
			[i - 2, i + 1],
			[i - 1, i + 2],
			[i - 3, i + 1],
		].some(([from = 0, to = 0]) => from >= 0 && placesCalled(answers, phrase(typed, from, to)).length > 0);
		if (isOfPlace) return one;
		// "Ирина Ковалева" has nothing to do with Iran.
		const isBesideName = [typed[i - 1], typed[i + 1]].some(
			(other) =>
				other &&
				isCapital(other) &&
				!(isFiller(other.folded) || isEverydayWord(other.folded) || dictionary.words.has(other.folded)),
		);
		if (isPlace && isCapital(one) && isBesideName) return one;
		const unit = { ...one, folded: meant.word };
		corrected.set(unit, { ...meant, typed: one });
		return unit;
	});
	return { units, corrected };
}
