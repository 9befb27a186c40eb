/**
 * Reads what people type, as a whole: places and where somebody comes from, languages, tiers, ways of meeting, times and
 * prices become filters; the words about the matter name a service, by the dictionary where it knows them and else by the
 * classifier; names are looked for. What the dictionary in memory cannot answer is asked of the database once, in one
 * batch (`Questions`), and read again with the answers.
 */
import { categoryOf, type LegalServiceId } from "#domain/businesses/legal-services.ts";
import type { Place } from "#domain/places/places.ts";
import { type Claim, claimsOf, phrase, type Unit, unitsOf } from "./claims.ts";
import { type Correction, correctionOf } from "./corrections.ts";
import { correctedByDictionary, type Dictionary, type Meaning, peopleOf } from "./dictionary.ts";
import { feeNamed } from "./fees-named.ts";
import { isFiller } from "./fillers.ts";
import { isKnownWord } from "./intents.ts";
import { moreLanguages } from "./more-languages.ts";
import { behindFrom, behindTo, inWords, kinWords, ofWords, personWords, stateWords, toWords } from "./place-words.ts";
import { byImportance, locationKeys, namesakesOf, placesOf, readPlaces, roleOf } from "./places-named.ts";
import { type FeeBand, isCategory, type SearchQuery, type ServiceId, type Span } from "./query.ts";
import type { Answers, NamedPlace, Questions } from "./questions.ts";
import { type NamedService, serviceMeant } from "./service-meant.ts";
import { isUnspaced, keyOf, wordsOf } from "./terms.ts";
import type { Filters } from "./tokens.ts";

/** Words of one query that are compared with the whole dictionary, at most: each costs milliseconds. */
const mostTried = 8;
/** Slips mended in one query, at most. */
const mostCorrections = 4;
/** Words asked of the database and looked for in one query, at most. */
const mostWords = 12;
/** Words of a phrase, at most. */
const longestPhrase = 6;
/** Words of a small place's name, at most. */
const longestPlace = 3;
/** Below this a single word is more likely not meant as the town of that name, unless a preposition says so. */
const likelyTown = 50_000;
/** Words that hardly make a sentence. */
const mostKeywords = 5;
/** Words of a name with what stands around it, at most. */
const mostOfName = 4;
/** From here on a city is meant even where people bear its name. */
const certainCity = 1_000_000;

/** A part of the query that was understood, in the person's own spelling. */
export type Understood = { text: string } & (
	| Extract<
			Meaning,
			{
				kind:
					| "service"
					| "language"
					| "other_language"
					| "tier"
					| "mode"
					| "free_consultation"
					| "legal_aid"
					| "near"
					| "place";
			}
	  >
	| { kind: "country_experience"; value: string }
	| { kind: "available"; value: Span }
	| { kind: "fee_max"; value: FeeBand }
);

export type Understanding = {
	filters: Filters;
	place: Place | null;
	/** Cities of the same name, in other countries, that may be meant as well; largest first. */
	namesakes: Place[];
	/** Folded words to look for: everybody found has them all, or comes first who does (`areWordsRequired`). */
	words: string[];
	/** False as soon as a service, a place or another filter says who is looked for: then words only rank. */
	areWordsRequired: boolean;
	/** The country that the matter comes from, as words say. */
	origin: string | null;
	/** Whose people the professional should know: of the origin, else where the other language is spoken. They come first. */
	experience: string | null;
	/** When somebody must have time, as words say. */
	available: Span | null;
	/** Whether words ask for somebody near the reader. */
	isNear: boolean;
	/** A language that words ask for and professionals cannot name yet: its code. */
	otherLanguage: string | null;
	/** Services that may be meant as well where nothing is sure, likeliest first. */
	alternatives: ServiceId[];
	/** What words of `q` became, in their order; removing one removes its `text`. */
	understood: Understood[];
	corrections: { from: string; to: string }[];
	/** Words of `q` left aside, because a chosen filter says otherwise. */
	ignored: string[];
	/** Words of `q` left aside, because no profile holds them and the rest says enough to go by. */
	unknown: string[];
	/** A `location` that names no place we know. */
	isLocationUnknown: boolean;
};

/** Adjectives of English that are towns elsewhere: meant as a town only with a capital or a preposition. */
const adjectives = new Set([
	"best",
	"male",
	"many",
	"most",
	"nice",
	"orange",
	"same",
	"mobile",
	"of",
	"us",
	"sale",
	"split",
]);

/** Reads a query. Without answers, `questions` is null when nothing needs the database; else ask, and read again. */
export function understand(
	query: SearchQuery,
	dictionary: Dictionary,
	answers: Answers | null,
): { understanding: Understanding; questions: Questions | null } {
	const location = query.location ? placesOf(query.location, dictionary, answers) : [];
	const fee = feeNamed(query.q);
	const text = fee ? query.q.slice(0, fee.start) + " ".repeat(fee.end - fee.start) + query.q.slice(fee.end) : query.q;
	const { units, corrected } = mended(withStates(unitsOf(text, dictionary), dictionary), dictionary, answers);
	const claims = claimsOf(units, meaningsWith(units, dictionary, answers), longestPhrase);
	const reading = read(query, location, units, claims, dictionary, answers);
	const { filters, understood, ignored } = reading;
	if (fee) {
		if (query.fee_max !== null && query.fee_max !== fee.fee_max) ignored.push(query.q.slice(fee.start, fee.end).trim());
		else {
			filters.fee_max = fee.fee_max;
			understood.push({ kind: "fee_max", value: fee.fee_max, text: query.q.slice(fee.start, fee.end).trim() });
		}
	}

	// A word that is mended and then says nothing was not meant so.
	const left = reading.matter.map((unit) => {
		const correction = corrected.get(unit);
		if (!correction?.isOfPhrase || reading.named.has(unit)) return unit;
		corrected.delete(unit);
		const { typed, name } = correction;
		if (name === null) return typed;
		const asName = { ...typed, folded: name };
		corrected.set(asName, { ...correction, word: name });
		return asName;
	});
	const isUnderstood = understood.length > 0 || query.service !== null || query.location !== "";
	/** Words that are nobody's but somebody's: a name, a firm, a word that is in no dictionary. */
	const isOwn = (unit: Unit) => !reading.named.has(unit) && !isFiller(unit.folded) && !isKnownWord(unit.folded);
	/** Somebody tells something that is not understood: that everybody found says the same would find nobody. */
	const isStory = left.filter(({ folded }) => !isFiller(folded) && isKnownWord(folded)).length >= 3;
	const isServiceSaid = understood.some(({ kind }) => kind === "service");
	const answerOf = ({ folded }: Unit) => answers?.words.get(folded);
	// "Ali", "Sara" and "Ana" are small words somewhere: in a few words they may be somebody.
	const isCarried = (unit: Unit) => {
		if (!isFiller(unit.folded)) return true;
		const isCandidate = units.length <= mostOfName && unit.folded.length > 2 && !toWords.has(unit.folded);
		return isCandidate && (answers === null || (answerOf(unit)?.isName ?? false));
	};
	const rare = left.filter(
		(unit) => isCarried(unit) && (!(isUnderstood && isServiceSaid) || isFiller(unit.folded) || isOwn(unit)),
	);
	const isAbsent = (unit: Unit) => {
		const answer = answerOf(unit);
		return answer !== undefined && !answer.isText && !answer.isName;
	};
	// Of a script without spaces a part of a sentence is no name unless somebody bears it.
	const isPart = (unit: Unit) => isUnspaced(unit.folded) && answers !== null && !answerOf(unit)?.isName;
	const saysEnough = isUnderstood || rare.some((unit) => !isAbsent(unit));
	// Of a whole sentence nobody expects each word to be found.
	const isTold = saysEnough && areKeywordsOf(units, dictionary);
	const unknown = isTold ? rare.filter((unit) => isAbsent(unit) && isOwn(unit)) : [];
	const sought = rare.filter((unit) => !(isUnderstood && (isAbsent(unit) || isPart(unit))) && !unknown.includes(unit));
	const understanding: Understanding = {
		filters,
		place: reading.place,
		namesakes: reading.namesakes,
		words: [...new Set(sought.map(({ folded }) => folded))].slice(0, mostWords),
		areWordsRequired: !isUnderstood && !isStory,
		origin: reading.origin,
		experience: reading.origin ?? (reading.otherLanguage && (moreLanguages[reading.otherLanguage] ?? null)),
		available: reading.available,
		isNear: reading.isNear,
		otherLanguage: reading.otherLanguage,
		alternatives: reading.alternatives,
		understood,
		corrections: [...corrected.values()].map(({ typed, word }) => ({ from: typed.text, to: word })),
		ignored,
		unknown: [
			...new Map(unknown.filter((unit) => !isUnspaced(unit.folded)).map(({ folded, text }) => [folded, text])).values(),
		],
		isLocationUnknown: query.location !== "" && location.length === 0,
	};
	if (answers) return { understanding, questions: null };
	const questions = questionsOf(query, location, units, claims, rare, reading.claimed);
	return { understanding, questions };
}

/** "Paris TX" is Paris, Texas: two letters are a state's name behind what may be a city, in capitals or after a comma. */
function withStates(units: Unit[], { shortStates, meanings }: Dictionary): Unit[] {
	return units.map((unit, i) => {
		const state = shortStates.get(unit.folded);
		const before = units[i - 1];
		if (!state || !before) return unit;
		const isShouted = unit.text === unit.text.toUpperCase() && before.text !== before.text.toUpperCase();
		const isBehindCity = [1, 2, 3].some((length) => {
			const known = length <= i ? (meanings.get(phrase(units, i - length, i)) ?? []) : [];
			return known.some(({ kind }) => kind === "place");
		});
		const isUnknown = !meanings.has(before.folded) && !isKnownWord(before.folded) && isCapital(before);
		const isState = isBehindCity ? isShouted || !isFiller(unit.folded) : isShouted && isUnknown;
		return isState ? { ...unit, folded: state } : unit;
	});
}

/** The words, slips mended as far as the answers tell of any. */
function mended(typed: Unit[], dictionary: Dictionary, answers: Answers | null) {
	const corrected = new Map<Unit, Correction & { typed: Unit }>();
	const areKeywords = typed.length <= mostKeywords || areKeywordsOf(typed, dictionary);
	const units = typed.map((one, i) => {
		const meant =
			answers && corrected.size < mostCorrections && i < mostTried
				? correctionOf(one.folded, dictionary, answers)
				: null;
		// In a whole sentence an unknown word is a word: only behind "in" and the like may it be a place with a slip in it.
		if (!meant || !(areKeywords || toWords.has(typed[i - 1]?.folded ?? ""))) return one;
		const unit = { ...one, folded: meant.word };
		corrected.set(unit, { ...meant, typed: one });
		return unit;
	});
	return { units, corrected };
}

/** Whether the words are a few beside each other, and no sentence. */
const areKeywordsOf = (units: Unit[], { meanings }: Dictionary) =>
	units.length <= 6 &&
	units.every(
		({ folded }) =>
			!isFiller(folded) ||
			[toWords, ofWords, behindTo, behindFrom].some((words) => words.has(folded)) ||
			meanings.has(folded),
	);

const isCapital = ({ text }: Unit) => /^\p{Lu}/u.test(text);

/** Keys shorter than this are read as they are spelt only: "mit" is not "M IT". */
const shortestJoined = 5;

/**
 * Whether so many words may be what a key stands for: no more than its spelling has ("to go" is not Togo), and of a long
 * one fewer ("newyork").
 */
function isSpelt({ wordCounts }: Dictionary, key: string, words: number): boolean {
	const spelt = wordCounts.get(key) ?? 0;
	return isUnspaced(key) || (key.length < shortestJoined ? spelt === words : spelt >= words);
}

/** After these an English adjective is one: "nice lawyer". */
const englishNouns = new Set(
	"lawyer|lawyers|attorney|attorneys|solicitor|solicitors|barrister|notary|translator|accountant|adviser|advisor|consultant|person|people|office|firm|one".split(
		"|",
	),
);

/** What neighbouring words may stand for, where they stand: a town's name is often only a word, or somebody's. */
function meaningsWith(units: Unit[], dictionary: Dictionary, answers: Answers | null) {
	const isMixed = units.some((unit) => !isCapital(unit));
	const areKeywords = areKeywordsOf(units, dictionary);
	const isName = (i: number) => answers?.words.get(units[i]?.folded ?? "")?.isName ?? false;
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
			if (!meant || !dictionary.phraseWords.has(meant)) return [{ kind: "people", value: people }];
			const spoken = dictionary.meanings.get(meant)?.filter(({ kind }) => kind === "language") ?? [];
			return spoken.length > 0 ? [...spoken, { kind: "people", value: people }] : undefined;
		}
		const meanings = [...known, ...small.sort(byImportance).map(toMeaning)];
		if (places.some(({ population }) => population === 0)) return meanings;
		if (units.length === 1) return meanings;
		const largest = Math.max(...places.map(({ population }) => population));
		const stands = isCapital(unit) && isMixed;
		const isAdjective = adjectives.has(key) && englishNouns.has(units[to]?.folded ?? "");
		const isWord = isSingle && (isFiller(key) || isKnownWord(key) || adjectives.has(key));
		if (isWord) {
			if (isAdjective && !stands) return undefined;
			const isCity = known.length > 0 || largest >= likelyTown;
			const isIn = follows(from, inWords) || behindTo.has(units[to]?.folded ?? "");
			return isCity && (stands || isIn || (known.length > 0 && areKeywords)) ? meanings : undefined;
		}
		// A name that is also a city's is a name beside other names, unless a preposition makes it a place.
		const isLed = follows(from, toWords);
		if (
			isSingle &&
			isName(from) &&
			largest < certainCity &&
			!isLed &&
			(known.length === 0 || isName(from - 1) || isName(to))
		)
			return undefined;
		if (known.length > 0) return meanings;
		return isLed || !isSingle || largest >= likelyTown ? meanings : undefined;
	};
}

const toMeaning = ({ keys: _, ...value }: NamedPlace): Meaning => ({ kind: "place", value });

/** Gives the claims their filters; a chosen filter wins over a word, an earlier word over a later one. */
function read(
	query: SearchQuery,
	location: Place[],
	units: Unit[],
	claims: Claim[],
	dictionary: Dictionary,
	answers: Answers | null,
) {
	/** Whether a word is a name of people: no other word, or one beside such a name ("Maria Garcia"). */
	const isName = (unit: Unit | undefined) => unit !== undefined && (answers?.words.get(unit.folded)?.isName ?? false);
	const isNameOnly = (unit: Unit | undefined) => unit !== undefined && isName(unit) && !isKnownWord(unit.folded);
	const isSomebody = (unit: Unit) => {
		const i = units.indexOf(unit);
		return isNameOnly(unit) || (isName(unit) && (isNameOnly(units[i - 1]) || isNameOnly(units[i + 1])));
	};
	const filters: Filters = {
		category: query.service === null ? null : isCategory(query.service) ? query.service : categoryOf(query.service),
		place: null,
		language: query.language,
		legal_service: query.service !== null && !isCategory(query.service) ? query.service : null,
		country_experience: query.country_experience,
		jurisdiction: query.jurisdiction,
		tier: query.tier,
		mode: query.mode,
		fee_max: query.fee_max,
		free_consultation: query.free_consultation,
		legal_aid: query.legal_aid,
		rating: query.rating,
		// The days are the reader's: search knows which.
		free_on: null,
	};
	const understood: Understood[] = [];
	const ignored: string[] = [];
	/** Claims that are spent: their words say nothing of the matter. */
	const claimed = new Set<Claim>();
	const textOf = ({ from, to }: Claim) => textBetween(units, from, to);
	const is = (claim: Claim, kind: Meaning["kind"]) => claim.meanings.some((meaning) => meaning.kind === kind);
	const meaningOf = <K extends Meaning["kind"]>(claim: Claim, kind: K) =>
		claim.meanings.find((meaning): meaning is Extract<Meaning, { kind: K }> => meaning.kind === kind);
	const at = (i: number) => claims.find(({ from, to }) => i >= from && i < to);
	const isProfessional = (claim: Claim | undefined) =>
		claim !== undefined && (is(claim, "tier") || is(claim, "service"));
	const asksLawyer = units.some(({ folded }) =>
		(dictionary.meanings.get(folded) ?? []).some(
			(meaning) => meaning.kind === "tier" && meaning.value === "licensed_lawyer",
		),
	);

	// A term that only one country has names the country too.
	const terms = claimsOf(
		units,
		(key, from, to) => {
			return isSpelt(dictionary, key, to - from)
				? dictionary.meanings.get(key)?.filter(({ kind }) => kind === "term")
				: undefined;
		},
		longestPhrase,
	);
	const [firstTerm] = terms.flatMap((claim) => meaningOf(claim, "term") ?? []);
	const implied = query.location ? null : (firstTerm?.value.country_id ?? null);

	// Whom a word for a people means: whose language, where from, or where.
	let origin: string | null = null;
	let ruled: string | null = null;
	let otherLanguage: string | null = null;
	/** A language is asked for beside a professional, after a word for speaking, or among a few words: "my English is bad" is not. */
	const isSpokenAround = ({ from, to }: Claim) =>
		[units[from - 1], units[from - 2], units[to], units[to + 1]].some((unit) => speakingWords.has(unit?.folded ?? ""));
	const isSpokenOf = (claim: Claim) => {
		const { from, to } = claim;
		if (to - from > 1 || units.length <= 4 || areKeywordsOf(units, dictionary)) return true;
		return isSpokenAround(claim) || [at(from - 1), at(to), at(from - 2)].some(isProfessional);
	};
	for (const claim of claims) {
		const language = meaningOf(claim, "language");
		const other = meaningOf(claim, "other_language");
		// "Algérien" is a man in French, "Algerien" a country in German: without a preposition the man.
		const isPlaceSaid = is(claim, "place") && roleOf(units, claim) !== null;
		if (isPlaceSaid || (is(claim, "place") && other && !isSpokenAround(claim))) continue;
		const people =
			meaningOf(claim, "people")?.value ??
			(claim.to - claim.from === 1 ? peopleOf(dictionary, units[claim.from]?.folded ?? "") : null);
		if (!language && !other && !people) continue;
		const beside = [units[claim.to]?.folded ?? "", units[claim.from - 1]?.folded ?? ""];
		const isSpoken = isSpokenOf(claim);
		if (
			(language || other) &&
			!isSpoken &&
			!(people && beside.some((word) => personWords.has(word) || stateWords.has(word)))
		) {
			claimed.add(claim);
			continue;
		}
		if (people && !isSpoken && beside.some((word) => personWords.has(word))) {
			origin ??= people;
			claimed.add(claim);
			understood.push({ kind: "country_experience", value: people, text: textOf(claim) });
		} else if (people && !isSpoken && beside.some((word) => stateWords.has(word))) {
			ruled ??= people;
			claimed.add(claim);
		} else if (language) {
			if (query.language !== null && query.language !== language.value) {
				ignored.push(textOf(claim));
				claimed.add(claim);
			} else if (filters.language === null || filters.language === language.value) {
				filters.language = language.value;
				claimed.add(claim);
				understood.push({ ...language, text: textOf(claim) });
			} else claimed.add(claim);
		} else if (other) {
			otherLanguage ??= other.value.language;
			claimed.add(claim);
			understood.push({ ...other, text: textOf(claim) });
		} else if (people) {
			origin ??= people;
			claimed.add(claim);
			understood.push({ kind: "country_experience", value: people, text: textOf(claim) });
		}
	}

	// Places.
	const placeClaims = claims
		.filter((claim) => is(claim, "place") || is(claim, "state"))
		.filter((claim) => !is(claim, "service") && !is(claim, "language") && !claimed.has(claim))
		.map((claim) => ({ ...claim, role: roleOf(units, claim) }));
	let places = location;
	if (query.location) {
		for (const claim of placeClaims) {
			ignored.push(textOf(claim));
			const own = claims.find(({ from }) => from === claim.from);
			if (own) claimed.add(own);
		}
	} else {
		const named = readPlaces(
			placeClaims,
			implied ?? ruled,
			dictionary,
			({ from }) => isProfessional(at(from - 1)) || isProfessional(at(from - 2)),
		);
		places = named.places;
		for (const { claim, is: role } of named.used) {
			const own = claims.find(({ from }) => from === claim.from);
			if (own) claimed.add(own);
			const [place] = places;
			if (role === "place" && place) understood.push({ kind: "place", value: place, text: textOf(claim) });
			if (role === "origin" && named.origin)
				understood.push({ kind: "country_experience", value: named.origin, text: textOf(claim) });
		}
		if (named.origin) origin = named.origin;
		if (named.used.length === 0 && places[0]) {
			const [term] = terms;
			understood.push({ kind: "place", value: places[0], text: term ? textOf(term) : "" });
		}
		for (const claim of claims.filter((one) => placeClaims.some(({ from }) => from === one.from))) claimed.add(claim);
	}
	const [place = null] = places;
	filters.place = place?.id ?? null;
	if (origin !== null && origin === place?.country_id) {
		// Whoever is from where help is wanted says nothing of where from.
		origin = null;
		understood.splice(0, understood.length, ...understood.filter(({ kind }) => kind !== "country_experience"));
	}

	// Ways of meeting and the like: a single word is meant so only beside what it can belong to.
	let available: Span | null = null;
	let isNear = false;
	for (const claim of claims) {
		const meaning = claim.meanings.find(({ kind }) =>
			["mode", "free_consultation", "legal_aid", "available", "near", "tier"].includes(kind),
		);
		if (!meaning || claimed.has(claim)) continue;
		const isUnanswered = units
			.slice(Math.max(0, claim.from - 3), claim.from)
			.some(({ folded }) => answering.test(folded));
		if (isUnanswered && meaning.kind === "mode") continue;
		const belongs =
			(claim.to - claim.from > 1 && meaning.kind !== "available") ||
			units.length <= 3 ||
			(units.length <= 8 && claims.some((one) => isProfessional(one) && !claimed.has(one))) ||
			[at(claim.from - 1), at(claim.to), at(claim.from - 2)].some(
				(one) => isProfessional(one) || (one !== undefined && claimed.has(one)),
			) ||
			leadsToMeeting.has(units[claim.from - 1]?.folded ?? "") ||
			isUnspaced(units[claim.from]?.folded ?? "");
		switch (meaning.kind) {
			case "tier":
				if (meaning.value === "licensed_lawyer" || query.tier !== null) claimed.add(claim);
				if (query.tier !== null && query.tier !== meaning.value) ignored.push(textOf(claim));
				else if (filters.tier === null || filters.tier === meaning.value) {
					filters.tier = meaning.value;
					claimed.add(claim);
					understood.push({ ...meaning, text: textOf(claim) });
				}
				break;
			case "mode":
				if (!belongs) break;
				claimed.add(claim);
				if (query.mode !== null && query.mode !== meaning.value) ignored.push(textOf(claim));
				else if (filters.mode === null || filters.mode === meaning.value) {
					filters.mode = meaning.value;
					understood.push({ ...meaning, text: textOf(claim) });
				}
				break;
			case "free_consultation":
			case "legal_aid":
				if (!belongs) break;
				claimed.add(claim);
				filters[meaning.kind] = true;
				understood.push({ ...meaning, text: textOf(claim) });
				break;
			case "available":
				if (!belongs) break;
				claimed.add(claim);
				if (query.available !== null && query.available !== meaning.value) ignored.push(textOf(claim));
				else {
					available ??= meaning.value;
					understood.push({ ...meaning, text: textOf(claim) });
				}
				break;
			case "near":
				if (query.location || place) break;
				claimed.add(claim);
				isNear = true;
				understood.push({ ...meaning, text: textOf(claim) });
				break;
		}
	}

	if (filters.legal_aid && !query.free_consultation && filters.free_consultation) filters.free_consultation = false;
	// What is left tells of the matter.
	const spent = new Set([...claimed].flatMap(({ from, to }) => units.slice(from, to)));
	const matter = units.filter((unit) => !spent.has(unit));
	const telling = matter.filter(({ folded }) => !isFiller(folded));
	const services = claims.filter((claim) => !claimed.has(claim) && (is(claim, "service") || is(claim, "term")));
	const named = new Set(services.flatMap(({ from, to }) => units.slice(from, to)));
	let alternatives: ServiceId[] = [];
	if (telling.length > 0 || services.length > 0) {
		const words = (telling.length > 0 ? telling : matter)
			.filter((unit) => !isSomebody(unit))
			.map(({ folded }) => folded);
		const isWhole = ({ from, to }: Claim) =>
			telling.every((unit) => units.indexOf(unit) >= from && units.indexOf(unit) < to);
		const namedServices = services.flatMap((claim): NamedService[] => {
			const service = meaningOf(claim, "service")?.value ?? meaningOf(claim, "term")?.value.service;
			const own = units.slice(claim.from, claim.to).filter((unit) => telling.includes(unit)).length;
			return service ? [{ service, share: isWhole(claim) ? 1 : own / (telling.length + 1) }] : [];
		});
		// Kin in one country, and another to go to: whatever verb is between them, they want to be together.
		const isReunion = origin !== null && place !== null && units.some(({ folded }) => kinWords.has(folded));
		if (isReunion) namedServices.push({ service: "family_reunification", share: 0.5 });
		const meant = serviceMeant(words, namedServices, asksLawyer);
		({ alternatives } = meant);
		if (meant.service !== null) {
			const { service } = meant;
			const category = isCategory(service) ? service : categoryOf(service as LegalServiceId);
			const first = units.indexOf((telling[0] ?? matter[0]) as Unit);
			const last = units.indexOf((telling.at(-1) ?? matter.at(-1)) as Unit) + 1;
			const text = units
				.slice(first, last)
				.filter((unit) => !spent.has(unit))
				.map((unit) => unit.text)
				.join(" ");
			if (query.service !== null && query.service !== service && filters.category !== category) ignored.push(text);
			else if (query.service === null || query.service === category) {
				filters.category = category;
				if (!isCategory(service)) filters.legal_service = service;
				understood.push({ kind: "service", value: service, text });
			} else if (query.service === service) understood.push({ kind: "service", value: service, text });
		}
	}
	// "Lawyer" beside a kind of lawyer says nothing more, and beside a translator it would find nobody.
	if (filters.category !== null && query.tier === null) filters.tier = null;
	return {
		filters,
		place,
		namesakes: namesakesOf(places),
		origin,
		available,
		isNear,
		otherLanguage,
		alternatives,
		understood,
		ignored,
		claimed,
		matter,
		named,
	};
}

/** Who does not answer the phone says nothing of how to meet. */
const answering = /^(answer|respon|rispon|repon|antwort|beantwort|contest|atend|opneem|neemt|отвеча|reach|pick)/u;

/** Words for speaking, around the name of a language. */
const speakingWords: ReadonlySet<string> = new Set(
	"speak|speaks|speaking|into|hablo|spreche|sprech|parlo|falo|spreek|говорю|spoken|speaker|in|who|fluent|hable|habla|hablen|hablan|hablar|en|que|parle|parlant|parlent|qui|spricht|sprechen|sprechend|sprechender|auf|parla|parlano|parli|fala|falam|fale|falar|spreekt|spreken|sprekend|sprekende|die|говорит|говорящий|говорящего|говорящая|на|по|知|会|会说|讲|说|يتحدث|تتحدث|يتكلم|बोलने|बोलता|बोलती|bolne|konuşan|konusan|bilen|mówiący|mówiąca|володіє|nói|زبان|nagsasalita|marunong"
		.split("|")
		.map(keyOf),
);

/** Small words before a way of meeting. */
const leadsToMeeting = new Set([
	"by",
	"via",
	"per",
	"por",
	"par",
	"über",
	"over",
	"par",
	"по",
	"through",
	"op",
	"na",
	"pelo",
	"al",
	"in",
]);

const textBetween = (units: Unit[], from: number, to: number) =>
	units
		.slice(from, to)
		.map((unit) => unit.text)
		.join(" ");

/** What only the database knows: small places, and whether a word that is left is somebody's name. */
function questionsOf(
	query: SearchQuery,
	location: Place[],
	units: Unit[],
	claims: Claim[],
	rare: Unit[],
	claimed: Set<Claim>,
): Questions | null {
	const places = query.location && location.length === 0 ? locationKeys(query.location) : [];
	const claimAt = (i: number) => claims.find(({ from, to }) => i >= from && i < to);
	const countries = new Set(
		claims.flatMap(({ meanings }) =>
			meanings.flatMap((meaning) =>
				meaning.kind === "place" && meaning.value.population === 0 ? [meaning.value.id] : [],
			),
		),
	);
	const mayName = (i: number) => {
		const unit = units[i] as Unit;
		return (
			!isFiller(unit.folded) && (rare.includes(unit) || toWords.has(units[i - 1]?.folded ?? "") || isCapital(unit))
		);
	};
	if (!query.location) {
		for (let from = 0; from < units.length; from++) {
			for (let to = from + 1; to <= Math.min(units.length, from + longestPlace); to++) {
				const inside = Array.from({ length: to - from }, (_, i) => claimAt(from + i));
				// A place that is known may be the beginning of another: "Paris, Texas", "London, Ontario".
				const isExtended =
					to - from > 1 &&
					inside.some((claim) => claim?.meanings.some(({ kind }) => kind === "place")) &&
					units.slice(from, to).every((unit, i) => {
						const claim = inside[i];
						if (claim) return claim.meanings.some(({ kind }) => kind === "place" || kind === "state");
						return rare.includes(unit);
					}) &&
					(inside.includes(undefined) || inside.some((claim) => claim?.meanings.some(({ kind }) => kind === "state")));
				const isFree = inside.every(
					(claim) =>
						claim === undefined || (!claimed.has(claim) && !claim.meanings.some(({ kind }) => kind === "place")),
				);
				const isNamed = units.slice(from, to).some((_, i) => mayName(from + i));
				const isStated = to - from > 1 && claimAt(to - 1)?.meanings.some(({ kind }) => kind === "state");
				const isElsewhere =
					countries.size > 0 &&
					inside.every(
						(claim) =>
							claim !== undefined &&
							claim.from === from &&
							claim.to === to &&
							claim.meanings.every(
								(meaning) =>
									meaning.kind === "place" && meaning.value.population > 0 && !countries.has(meaning.value.country_id),
							),
					);
				if (isExtended || isStated || isElsewhere || (isFree && isNamed)) places.push(phrase(units, from, to));
			}
		}
	}
	// A city's name may be a person's: worth asking only where other words are left that may belong to it.
	const doubtful =
		rare.length === 0
			? []
			: units.filter((_, i) => {
					const claim = claimAt(i);
					return (
						claim !== undefined &&
						claim.to - claim.from === 1 &&
						claim.meanings.every(
							(meaning) =>
								meaning.kind === "place" && meaning.value.population > 0 && meaning.value.population < certainCity,
						)
					);
				});
	const words = [...new Set([...rare, ...doubtful].map((unit) => unit.folded))].slice(0, mostWords);
	return words.length > 0 || places.length > 0 ? { places: [...new Set(places)].slice(0, 40), words } : null;
}
