/** What is understood of a query, once its words are read: what to filter by, what to look for, and what to say of it. */
import type { Place } from "#domain/places/places.ts";
import { mostWords } from "./asking.ts";
import type { TextRange, Unit } from "./claims.ts";
import type { Corrections } from "./corrections.ts";
import type { MoneyNamed } from "./fees-named.ts";
import { isFiller } from "./fillers.ts";
import { areKeywordsOf } from "./how-typed.ts";
import { isKnownWord } from "./intents.ts";
import { namesakesOf } from "./location.ts";
import { mostOfName } from "./matter.ts";
import { moreLanguages } from "./more-languages.ts";
import { toWords } from "./neighbour-words.ts";
import type { PlainText } from "./plain-text.ts";
import { type FeeBand, isCategory, type SearchQuery, type ServiceId, type Span } from "./query.ts";
import type { Answers } from "./questions.ts";
import type { Reading, Understood } from "./reading.ts";
import { categoryOfService } from "./service-meant.ts";
import { isUnspaced, keyOf } from "./terms.ts";
import type { Filters } from "./tokens.ts";

/** Characters of a name in Chinese or Japanese, at most. */
const longestName = 7;
/** From so many words that some dictionary has, somebody tells something. */
const fewestOfStory = 3;

export type Understanding = {
	filters: Filters;
	place: Place | null;
	/** Whether the place is only what a term or a people's law implies ("American visa"). */
	isPlaceImplied: boolean;
	/** Cities of the same name, in other countries, that may be meant as well; largest first. */
	namesakes: Place[];
	/** Another place that words name, where help may be wanted as well. */
	elsewhere: Place | null;
	/** What `ignored` holds of it, where another place is chosen. */
	elsewhereIgnored: string | null;
	/** Folded words to look for: everybody found has them all, or comes first who does (`areWordsRequired`). */
	words: string[];
	/** False as soon as a service, a place or another filter says who is looked for: then words only rank. */
	areWordsRequired: boolean;
	/** The country that the matter comes from, as words say. */
	origin: string | null;
	/** Whose people the professional should know: of the origin, else where the other language is spoken. They come first. */
	experience: string | null;
	/** A sum that words say, where the fee to filter by is the next one above it. */
	feeBelow: { said: string; fee_max: FeeBand } | null;
	/** When somebody must have time, as words say. */
	available: Span | null;
	/** Whether words ask for somebody near the reader. */
	isNear: boolean;
	/** A language that words ask for and professionals cannot name yet: its code. */
	otherLanguage: string | null;
	/** Services that may be meant as well where nothing is sure, likeliest first. */
	alternatives: ServiceId[];
	/** What words of `q` became, in the order of reading; removing one removes its `ranges`. */
	understood: Understood[];
	corrections: { from: string; to: string }[];
	/** Words of `q` left aside, because a chosen filter says otherwise. */
	ignored: string[];
	/** Words of `q` left aside, because no profile holds them and the rest says enough to go by. */
	unknown: string[];
	/** A `location` that names no place we know. */
	isLocationUnknown: boolean;
};

/** A query as it is typed: its text as it is understood, its words, and the fee that they name. */
export type Typed = {
	query: SearchQuery;
	plain: PlainText;
	/** What was typed where a part of the query stands. */
	typedAt: (range: TextRange) => string;
	/** The fee to filter by for the one that is named, if that is in a currency; null where there is none. */
	bandIn: (currency: string | null) => FeeBand | null;
	fee: MoneyNamed | null;
	rates: Readonly<Record<string, number>>;
	units: Unit[];
};

/** A query that is read, but for which of the words that are left over to look for. */
export type Read = {
	reading: Reading;
	/** What `location` names. */
	location: Place[];
	corrected: Corrections["corrected"];
	/** The words about the matter, those among them that name a service, and whether one alone tells of it. */
	left: Unit[];
	named: ReadonlySet<Unit>;
	isOneWord: boolean;
	feeBelow: Understanding["feeBelow"];
};

/** What is understood of a query that is read, and which of its words may be somebody's name or stand in a profile. */
export function understandingOf(
	{ query, plain, typedAt }: Typed,
	{ reading, location, corrected, left, named, feeBelow }: Read,
	answers: Answers | null,
): { understanding: Understanding; rare: Unit[] } {
	const { understood, places } = reading;
	const isUnderstood = understood.length > 0 || query.service !== null || query.location !== "";
	const { rare, sought, unknown } = wordsLeft(reading, left, named, isUnderstood, answers);
	/** Somebody tells something that is not understood: that everybody found says the same would find nobody. */
	const isStory =
		plain.isTold ||
		left.filter(({ folded }) => !isFiller(folded) && isKnownWord(folded)).length >= fewestOfStory ||
		left.some(({ folded }) => isUnspaced(folded) && [...folded].length > longestName);
	const has = (kind: Understood["kind"]) => understood.some((part) => part.kind === kind);
	const { origin, otherLanguage } = reading;
	/** A word that was meant, as it is written: a place by its name. */
	const written = (word: string) =>
		understood
			.flatMap((part) => (part.kind === "place" ? [part.value.name] : []))
			.find((name) => keyOf(name) === word) ?? word;
	const understanding: Understanding = {
		filters: filtersOf(reading),
		place: places[0] ?? null,
		isPlaceImplied: reading.isPlaceImplied,
		namesakes: namesakesOf(places),
		elsewhere: reading.elsewhere,
		elsewhereIgnored: reading.elsewhereIgnored,
		words: [...new Set(sought.map(({ folded }) => folded))].slice(0, mostWords),
		areWordsRequired: !isUnderstood && !isStory,
		origin,
		experience: origin ?? (otherLanguage && (moreLanguages[otherLanguage] ?? null)),
		feeBelow,
		available: has("available") ? reading.chosen.available : null,
		isNear: has("near") && (places.length === 0 || reading.isPlaceImplied),
		otherLanguage,
		alternatives: reading.alternatives,
		understood: understood.map((part) => ({ ...part, ranges: part.ranges.map(plain.typedAt) })),
		corrections: [...corrected.values()].map(({ typed, word }) => ({ from: typedAt(typed), to: written(word) })),
		ignored: reading.ignored,
		unknown: [
			...new Map(
				unknown.filter((unit) => !isUnspaced(unit.folded)).map((unit) => [unit.folded, typedAt(unit)]),
			).values(),
		],
		isLocationUnknown: query.location !== "" && location.length === 0,
	};
	return { understanding, rare };
}

/** The filters that are chosen or said. */
function filtersOf({ query, chosen, understood, places, ...reading }: Reading): Filters {
	const service = reading.service ?? query.service;
	const has = (kind: Understood["kind"]) => understood.some((part) => part.kind === kind);
	const legal_aid = query.legal_aid || has("legal_aid");
	return {
		category: service && categoryOfService(service),
		place: places[0]?.id ?? null,
		language: chosen.language,
		legal_service: service && !isCategory(service) ? service : null,
		country_experience: query.country_experience,
		jurisdiction: query.jurisdiction,
		// "Lawyer" beside a kind of lawyer says nothing more, and beside a translator it would find nobody.
		tier: service && query.tier === null ? null : chosen.tier,
		mode: chosen.mode,
		fee_max: chosen.fee_max,
		// Free of charge by legal aid is no free first talk.
		free_consultation: query.free_consultation || (has("free_consultation") && !legal_aid),
		legal_aid,
		rating: query.rating,
		// The days are the reader's: search knows which.
		free_on: null,
	};
}

/**
 * Of the words about the matter those that may be somebody's name or stand in a profile (`rare`), those of them to look for
 * (`sought`), and those that no profile holds (`unknown`).
 */
function wordsLeft(
	reading: Reading,
	left: Unit[],
	named: ReadonlySet<Unit>,
	isUnderstood: boolean,
	answers: Answers | null,
) {
	const { units, dictionary } = reading;
	/** Words that are nobody's but somebody's: a name, a firm, a word that is in no dictionary. */
	const isOwn = (unit: Unit) =>
		unit.isName || (!named.has(unit) && !isFiller(unit.folded) && !isKnownWord(unit.folded));
	const answerOf = ({ folded }: Unit) => answers?.words.get(folded);
	// "Ali", "Sara" and "Ana" are small words somewhere: in a few words they may be somebody.
	const isCarried = (unit: Unit) => {
		if (!isFiller(unit.folded)) return true;
		const isCandidate =
			!reading.isTold && units.length <= mostOfName && unit.folded.length > 2 && !toWords.has(unit.folded);
		return isCandidate && (answers === null || (answerOf(unit)?.isName ?? false));
	};
	const isServiceSaid = reading.understood.some(({ kind }) => kind === "service");
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
	const areKeywords = areKeywordsOf(units, dictionary);
	const unknown = saysEnough
		? rare.filter((unit) => isAbsent(unit) && (unit.isName || (areKeywords && isOwn(unit))))
		: [];
	const sought = rare.filter((unit) => !(isUnderstood && (isAbsent(unit) || isPart(unit))) && !unknown.includes(unit));
	return { rare, sought, unknown };
}
