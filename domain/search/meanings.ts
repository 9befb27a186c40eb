/** Meanings of neighbouring words beyond what the dictionary has for them. */
import { isCountryId } from "#domain/places/places.ts";
import type { Unit } from "./claims.ts";
import { peopleOf } from "./dictionary.ts";
import type { Dictionary, Meaning } from "./dictionary-types.ts";
import { isFiller } from "./fillers.ts";
import { areKeywordsOf, endOfLying, isAccented, isCapital, isLatin, isLivedIn } from "./how-typed.ts";
import { isEverydayWord, isKnownWord } from "./intents.ts";
import { languagesSaid } from "./languages-said.ts";
import { byImportance } from "./location.ts";
import { meaningsSpelt, spellingsOf } from "./meanings-spelt.ts";
import { behindTo, cityWords, everydayPlaces, joinedArticles, someWords, toWords } from "./neighbour-words.ts";
import { type Answers, type NamedPlace, placesCalled } from "./questions.ts";
import { isUnspaced, keyOf, slipsBetween, wordsOf } from "./terms.ts";
import { isHomeAt, isTownMeant, likelyTown, smallestMeant } from "./towns-as-words.ts";
import { correctedByDictionary } from "./words-alike.ts";
import { ordinaryWords } from "./words-like-places.ts";

/** Words of a small place's name, at most. */
export const longestPlace = 5;
/** Of a city with so many people a word that is no other is the name, wherever it stands. */
const certainTown = 50_000;
/** A word of so many letters that no language has is hardly anything but a name. */
const longName = 7;
/** The same of a word that no list of words has, not even among its names. */
const shortestTold = 5;
/** Arabic writes no vowels: a word of so few letters is a town only if that is large, or something leads to it. */
const shortArabic = 4;
const certainOfShort = 300_000;
const arabic = /^\p{Script=Arabic}+$/u;
/** Cities that more people mean than the country that is called so in some language: "Granada" is Grenada in Spanish. */
const cityNames: ReadonlySet<string> = new Set(["granada"]);
/** Amman is written like Oman, but for a sign that few type; who writes as people of the Levant speak means the city. */
const amman = "عمان";
const isOfLevant =
	/(?<![\p{L}\p{M}])(?:بدي|بدنا|بدها|بده|هون|شو|ليش|هلأ|هلق|هاد|هاي|منشان|مشان|كتير|الاجار|أجار|معي|مصاري|وإحنا|احنا)(?![\p{L}\p{M}])/u;

/** In Portuguese the country has its article, and the city has none. */
const salvador = "salvador";
const isOfPortuguese =
	/(?<![\p{L}])(?:em|pra|não|nao|moro|meu|minha|tenho|quero|preciso|advogad[oa]|apostila|certidão)(?!\p{L})/iu;

/** Cities that treaties and rules are called by: so often that lists of words have them, but no words. */
export const treatyCities: ReadonlySet<string> = new Set(
	"Dublin|The Hague|Geneva|Ankara|Istanbul|Vienna|Lugano|Montréal|Warsaw".split("|"),
);
/** Words of a people's name, at most, and letters of each, at least. */
const longestPeople = 2;
const shortestOfTwo = 3;
/** From here on a city is meant even where people bear its name. */
export const certainCity = 1_000_000;
/** Words of one query that are compared with the whole dictionary, at most: each costs milliseconds. */
export const mostTried = 8;

/** "Москва Айдахо": as what a namesake beside that state may be known, where the city that is named is in another country. */
export function namesakesNamed(units: Unit[], to: number, known: Meaning[], { meanings }: Dictionary): string[] {
	const states = (meanings.get(units[to]?.folded ?? "") ?? []).flatMap((one) =>
		one.kind === "state" ? [one.value.country_id] : [],
	);
	if (states.length === 0) return [];
	return known.flatMap((one) => {
		if (one.kind !== "place" || isCountryId(one.value.id) || states.includes(one.value.country_id)) return [];
		const name = keyOf(one.value.name);
		return [name, name.replace(/^saint/, "st")];
	});
}

/** What neighbouring words may stand for, where they stand: a town's name is often only a word, or somebody's. */
export function meaningsWith(text: string, units: Unit[], dictionary: Dictionary, answers: Answers | null) {
	const isMixed = units.some((unit) => !isCapital(unit));
	const areKeywords = areKeywordsOf(units, dictionary);
	const speltAs = spellingsOf(units, dictionary);
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
	/** "South African", "Sri Lankan": a people of two words that say nothing apart. */
	const isOfTwo = (from: number, to: number) =>
		to - from === longestPeople &&
		units
			.slice(from, to)
			.every(
				({ folded }) =>
					folded.length >= shortestOfTwo &&
					!isFiller(folded) &&
					!dictionary.meanings.has(folded) &&
					peopleOf(dictionary, folded) === null,
			);
	return (key: string, from: number, to: number): Meaning[] | undefined => {
		const unit = units[from] as Unit;
		const length = to - from;
		const isSingle = length === 1;
		// "All'Aia": the article stands in the name now, and before it in what was typed.
		const article = joinedArticles.get(units[from - 1]?.folded ?? "")?.article;
		const hasArticle = article !== undefined && key === article + keyOf(unit.text);
		const spelt = hasArticle ? meaningsSpelt(units, key, from, length + 1, dictionary) : speltAs(key, from, to);
		const called = length > longestPlace ? [] : placesCalled(answers, key);
		if (spelt.length === 0 && called.length === 0 && length > longestPeople) return undefined;
		// "Tłumacz przysięgły ukraiński": a term of a country, with a language that is asked for.
		const namesLanguage = ({ folded }: Unit) =>
			dictionary.meanings.get(folded)?.some(({ kind }) => kind === "language" || kind === "other_language");
		if (
			!isSingle &&
			spelt.length > 0 &&
			spelt.every(({ kind }) => kind === "term") &&
			units.slice(from, to).some(namesLanguage)
		)
			return undefined;
		const isAmman = key === amman && (/مّ/u.test(unit.text) || units.some(({ text }) => isOfLevant.test(text)));
		const isSalvador = key === salvador && units.some(({ text }) => isOfPortuguese.test(text));
		const known =
			cityNames.has(key) || isAmman || isSalvador
				? spelt.filter(({ kind, value }) => kind !== "place" || !isCountryId(value.id))
				: spelt;
		const elsewhere = known.length > 0 && answers?.places.length ? namesakesNamed(units, to, known, dictionary) : [];
		const isNamesake = (place: NamedPlace) => elsewhere.some((name) => place.keys.includes(name));
		const small = (elsewhere.length > 0 ? (answers?.places ?? []) : called).filter((place) => {
			if (known.some(({ kind, value }) => kind === "place" && value.id === place.id)) return false;
			if (isNamesake(place)) return true;
			if (!called.includes(place)) return false;
			// "Ở San" is not Osan.
			return (
				isSingle ||
				length <= wordsOf(place.name).length ||
				(key.length >= longName && !toWords.has(unit.folded)) ||
				[from + 1, from + 2].some((i) => endOfLying(units, i) === to) ||
				(place.region !== undefined && key.endsWith(keyOf(place.region)))
			);
		});
		if (known.some(({ kind }) => kind !== "place")) {
			const states = known.flatMap((meaning) => (meaning.kind === "state" ? [meaning.value] : []));
			// "Phuket" is a town in the region of that name; California in Maryland is not meant.
			const isOfState = ({ country_id, region, population }: NamedPlace) =>
				states.some(
					(state) => state.country_id === country_id && (region ? region === state.name : population >= likelyTown),
				);
			return [...known, ...small.filter((place) => states.length === 0 || isOfState(place)).map(toMeaning)];
		}
		const places = [...known.flatMap((meaning) => (meaning.kind === "place" ? [meaning.value] : [])), ...small];
		if (places.length === 0) {
			const said = isSingle ? languagesSaid(dictionary, key) : [];
			if (said.length > 0) return said;
			const people = (isSingle && !isFiller(key)) || isOfTwo(from, to) ? peopleOf(dictionary, key) : null;
			if (!people) return undefined;
			if (!isSingle) return [{ kind: "people", value: people }];
			// A word of a phrase with a slip in it may begin like a people.
			const meant = units.length <= mostTried ? correctedByDictionary(dictionary, key) : null;
			// "كويتيبا" is Curitiba with a letter left out, no Kuwaiti.
			const isPlaceElsewhere = (dictionary.meanings.get(meant ?? "") ?? []).some(
				({ kind, value }) => kind === "place" && value.country_id !== people,
			);
			if (isPlaceElsewhere && !dictionary.peoples.has(key)) return undefined;
			const isSaidSo = dictionary.peoples.has(key) || dictionary.peoples.has(`${key}*`) || isEverydayWord(key);
			if (isSaidSo || !meant || meant[0] !== key[0] || !dictionary.phraseWords.has(meant))
				return [{ kind: "people", value: people }];
			// "Nederlanders" is a form of the people's name, "italiam" a language with a slip in it.
			const isLanguage = slipsBetween(key, meant, 1) <= 1;
			const spoken = isLanguage ? (dictionary.meanings.get(meant) ?? []).filter(({ kind }) => kind === "language") : [];
			const isForm = spoken.length > 0 || peopleOf(dictionary, meant) === people;
			return isForm ? [...spoken, { kind: "people", value: people }] : undefined;
		}
		const meanings = [...known, ...small.sort(byImportance).map(toMeaning)];
		// "Un riad" is a house, and "una argentina" a woman.
		const country = places.find(({ id }) => isCountryId(id));
		if (isSingle && !isCapital(unit) && follows(from, someWords))
			return country ? [{ kind: "people", value: country.id }] : undefined;
		// "Luxembourg ville" is the city.
		const isCityOf = country !== undefined && cityWords.has(units[to]?.folded ?? "");
		const ofCity = isCityOf
			? meanings.filter(
					({ kind, value }) => kind === "place" && value.country_id === country.id && value.id !== country.id,
				)
			: [];
		if (ofCity.length > 0) return ofCity;
		if (country && !everydayPlaces.has(key)) return meanings;
		const isOfTreaty = places.some(({ name }) => treatyCities.has(name));
		const isSmall =
			!isOfTreaty && (isFiller(key) || isEverydayWord(key) || everydayPlaces.has(key) || ordinaryWords.has(key));
		// "Maria Garcia" is somebody: a common name that is here, though a town is called so.
		const isPlaced =
			isHomeAt(units, from - 1, places, dictionary) ||
			isHomeAt(units, to, places, dictionary) ||
			follows(from, toWords) ||
			unit.role === "to" ||
			isLivedIn(units, from);
		if (isSingle && isSmall && known.length === 0 && isName(from) && !isPlaced) return undefined;
		if (units.length === 1) return meanings;
		const largest = Math.max(...places.map(({ population }) => population));
		const stands = isCapital(unit) && (isMixed || isProper(from - 1));
		// "ВЫГОНЯЮТ ИЗ КВАРТИРЫ A FEZ": among words of another script a Latin one is no small word of its language.
		const isOfOtherScript =
			isLatin(unit) && units.length > 1 && !units.some((one) => one !== unit && one.folded.length > 2 && isLatin(one));
		const end = isSingle ? endOfLying(units, to) : null;
		const lying = end === null ? null : (units[end - 1] as Unit);
		// "Liège" is no German word, though "Liege" is.
		const isSpeltSo = isAccented(unit) && places.some(({ name }) => name.toLowerCase() === unit.text.toLowerCase());
		const isLying = lying !== null && !isFiller(lying.folded) && !isEverydayWord(lying.folded);
		const isWord = isSingle && !isUnspaced(key) && isSmall && !isOfOtherScript && !isSpeltSo && !isLying;
		if (isWord) {
			const isMeant = isTownMeant(units, from, text, dictionary, {
				places,
				isKnown: known.length > 0,
				isWritten: stands,
				areKeywords,
			});
			return isMeant ? meanings : undefined;
		}
		// A name that is also a city's is a name beside other names, unless a preposition makes it a place.
		const isLed = isPlaced || behindTo.has(units[to]?.folded ?? "") || isLying;
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
		const isLong = key.length >= longName && !isUnspaced(key);
		// "Vertrag reihenhaus paphos": what is in no list of words, and written as no other name is.
		const isUnheard = !isEverydayWord(key) && key.length >= shortestTold && !isCapital(unit);
		const isNoWord = isLong || (isUnheard && (isSpeltSo || !isAccented(unit)));
		const isTold = (isSpeltSo || !isKnownWord(key)) && largest >= (isNoWord ? smallestMeant : certainTown);
		if (!isLed && isSingle && arabic.test(key) && key.length <= shortArabic && largest < certainOfShort)
			return undefined;
		const isOnlyTown = !isName(from) && (areKeywords || from === 0 || to === units.length || isTold);
		return isLed ||
			!isSingle ||
			((isOnlyTown || areKeywords || stands) && largest >= (isOnlyTown ? smallestMeant : likelyTown))
			? meanings
			: undefined;
	};
}

const toMeaning = ({ keys: _, ...value }: NamedPlace): Meaning => ({ kind: "place", value });
