import { isCountryId } from "#domain/places/places.ts";
/** Meanings of neighbouring words beyond what the dictionary has for them. */
import { phrase, type Unit } from "./claims.ts";
import { correctedByDictionary, type Dictionary, type Meaning, peopleOf } from "./dictionary.ts";
import { isFiller } from "./fillers.ts";
import { isEverydayWord, isKnownWord } from "./intents.ts";
import { byImportance } from "./location.ts";
import {
	behindFrom,
	behindTo,
	describedWords,
	everydayPlaces,
	forWords,
	inWords,
	ofWords,
	toWords,
} from "./neighbour-words.ts";
import type { Answers, NamedPlace } from "./questions.ts";
import { isUnspaced, keyOf, wordsOf } from "./terms.ts";

/** Words of a small place's name, at most. */
export const longestPlace = 5;
/** Below this a single word is more likely not meant as the town of that name, unless a preposition says so. */
const likelyTown = 50_000;
/** A smaller town is not meant by a word at the end of a few. */
const smallestMeant = 15_000;
/** From here on a city is meant even where people bear its name. */
export const certainCity = 1_000_000;
/** Words of one query that are compared with the whole dictionary, at most: each costs milliseconds. */
export const mostTried = 8;

/** "Paris TX" is Paris, Texas: two letters are a state's name behind what may be a city. */
export function withStates(units: Unit[], { shortStates, meanings }: Dictionary, answers: Answers | null): Unit[] {
	return units.map((unit, i) => {
		const state = shortStates.get(unit.folded);
		const before = units[i - 1];
		if (!state || !before) return unit;
		const isShouted = unit.text === unit.text.toUpperCase() && before.text !== before.text.toUpperCase();
		const isBehindCity = [1, 2, 3].some((length) => {
			const key = length <= i ? phrase(units, i - length, i) : "";
			const isSmall = answers?.places.some(({ keys, region }) => region !== undefined && keys.includes(key)) ?? false;
			return isSmall || (meanings.get(key)?.some(({ kind }) => kind === "place") ?? false);
		});
		const isUnknown = !meanings.has(before.folded) && !isKnownWord(before.folded) && isCapital(before);
		const isState = isBehindCity ? isShouted || !isFiller(unit.folded) : isShouted && isUnknown;
		return isState ? { ...unit, folded: state } : unit;
	});
}

/** Whether the words are a few beside each other, and no sentence. */
export const areKeywordsOf = (units: Unit[], { meanings }: Dictionary) =>
	units.length <= 6 &&
	units.every(
		({ folded }) =>
			!isFiller(folded) ||
			[toWords, ofWords, forWords, behindTo, behindFrom].some((words) => words.has(folded)) ||
			meanings.has(folded),
	);

const isLatin = ({ text }: Unit) => /\p{Script=Latin}/u.test(text);

export const isCapital = ({ text }: Unit) => /^\p{Lu}/u.test(text);

/** Keys shorter than this are read as they are spelt only: "mit" is not "M IT". */
const shortestJoined = 5;

/**
 * Whether so many words may be what a key stands for: no more than its spelling has ("to go" is not Togo), and of a long
 * one and of a code fewer ("newyork", "h1b").
 */
export function isSpelt({ wordCounts }: Dictionary, key: string, words: number): boolean {
	const spelt = wordCounts.get(key) ?? 0;
	const isCode = /\d/.test(key);
	return isUnspaced(key) || (key.length < shortestJoined && !isCode ? spelt === words : spelt >= words);
}

/** What neighbouring words may stand for, where they stand: a town's name is often only a word, or somebody's. */
export function meaningsWith(units: Unit[], dictionary: Dictionary, answers: Answers | null) {
	const isMixed = units.some((unit) => !isCapital(unit));
	const areKeywords = areKeywordsOf(units, dictionary);
	const isName = (i: number) => answers?.words.get(units[i]?.folded ?? "")?.isName ?? false;
	/** Whether a word can only be a proper name, as it is written. */
	const isProper = (i: number) => {
		const unit = units[i];
		return (
			unit !== undefined &&
			isCapital(unit) &&
			!isFiller(unit.folded) &&
			(!isKnownWord(unit.folded) || !isMixed) &&
			!dictionary.meanings.has(unit.folded)
		);
	};
	const follows = (from: number, words: ReadonlySet<string>) => words.has(units[from - 1]?.folded ?? "");
	return (key: string, from: number, to: number): Meaning[] | undefined => {
		const unit = units[from] as Unit;
		const length = to - from;
		const isSingle = length === 1;
		const known = isSpelt(dictionary, key, length) ? (dictionary.meanings.get(key) ?? []) : [];
		const small = (answers?.places ?? []).filter((place) => {
			if (!place.keys.includes(key) || length > longestPlace) return false;
			// "Ở San" is not Osan.
			return (
				isSingle ||
				length <= wordsOf(place.name).length ||
				(place.region !== undefined && key.endsWith(keyOf(place.region)))
			);
		});
		if (known.some(({ kind }) => kind !== "place")) return [...known, ...small.map(toMeaning)];
		const places = [...known.flatMap((meaning) => (meaning.kind === "place" ? [meaning.value] : [])), ...small];
		if (places.length === 0) {
			const people = isSingle && !isFiller(key) ? peopleOf(dictionary, key) : null;
			if (!people) return undefined;
			// A word of a phrase with a slip in it may begin like a people.
			const meant = units.length <= mostTried ? correctedByDictionary(dictionary, key) : null;
			// "كويتيبا" is Curitiba with a letter left out, no Kuwaiti.
			const isPlaceElsewhere = (dictionary.meanings.get(meant ?? "") ?? []).some(
				({ kind, value }) => kind === "place" && value.country_id !== people,
			);
			if (isPlaceElsewhere && !dictionary.peoples.has(key)) return undefined;
			const isSaidSo = dictionary.peoples.has(key) || dictionary.peoples.has(`${key}*`);
			if (isSaidSo || !meant || !dictionary.phraseWords.has(meant)) return [{ kind: "people", value: people }];
			const spoken = dictionary.meanings.get(meant)?.filter(({ kind }) => kind === "language") ?? [];
			return spoken.length > 0 ? [...spoken, { kind: "people", value: people }] : undefined;
		}
		const meanings = [...known, ...small.sort(byImportance).map(toMeaning)];
		if (places.some(({ id }) => isCountryId(id)) && !everydayPlaces.has(key)) return meanings;
		if (units.length === 1) return meanings;
		const largest = Math.max(...places.map(({ population }) => population));
		const stands = isCapital(unit) && (isMixed || isProper(from - 1));
		const isAdjective = everydayPlaces.has(key) && describedWords.has(units[to]?.folded ?? "");
		// "ВЫГОНЯЮТ ИЗ КВАРТИРЫ A FEZ": among words of another script a Latin one is no small word of its language.
		const isOfOtherScript =
			isLatin(unit) && units.length > 1 && !units.some((one) => one !== unit && one.folded.length > 2 && isLatin(one));
		const isSmall = isFiller(key) || isEverydayWord(key) || everydayPlaces.has(key);
		const isWord = isSingle && !isUnspaced(key) && isSmall && !isOfOtherScript;
		if (isWord) {
			// "Nice France", "notary goes": beside its country, or at the end after a professional, nobody means the word.
			const means = (i: number) => dictionary.meanings.get(units[i]?.folded ?? "") ?? [];
			const isInCountry = means(to).some(
				({ kind, value }) => kind === "place" && places.some(({ country_id }) => country_id === value.id),
			);
			const isOfTrade = (i: number) => means(i).some(({ kind }) => kind === "tier" || kind === "service");
			const isAfterTrade = to === units.length && isOfTrade(follows(from, toWords) ? from - 2 : from - 1);
			if (isInCountry || (isAfterTrade && largest >= smallestMeant)) return meanings;
			if (isAdjective && !stands) return undefined;
			const isCity = known.length > 0 || largest >= likelyTown;
			// Without its accent the French word is an article elsewhere.
			const isIn =
				follows(from, inWords) || units[from - 1]?.text.toLowerCase() === "à" || behindTo.has(units[to]?.folded ?? "");
			if (areKeywords && (isCity || isIn)) return meanings;
			return isCity && (stands || isIn) ? meanings : undefined;
		}
		// A name that is also a city's is a name beside other names, unless a preposition makes it a place.
		const isLed = follows(from, toWords) || behindTo.has(units[to]?.folded ?? "");
		if (
			isSingle &&
			isName(from) &&
			largest < certainCity &&
			!isLed &&
			(known.length === 0 || isName(from - 1) || isName(to))
		)
			return undefined;
		if (isSingle && stands && largest < certainCity && !isLed && isProper(from - 1) && isProper(to)) return undefined;
		if (known.length > 0) return meanings;
		// What is no word and nobody's name can hardly be anything else.
		const isOnlyTown = !isName(from) && (areKeywords || from === 0 || to === units.length);
		return isLed ||
			!isSingle ||
			((isOnlyTown || areKeywords || stands) && largest >= (isOnlyTown ? smallestMeant : likelyTown))
			? meanings
			: undefined;
	};
}

const toMeaning = ({ keys: _, ...value }: NamedPlace): Meaning => ({ kind: "place", value });
