/**
 * Reads what people type. Words that name a service, a place, a language or a way of working become filters; words
 * that carry nothing are dropped; slips are mended; what is left is looked for as text. What the dictionary in
 * memory cannot answer is asked of the database once, in one batch (`Questions`), and read again with the answers.
 */
import { categoryOf, tierOf } from "#domain/businesses/legal-services.ts";
import type { Place } from "#domain/places/places.ts";
import { type Claim, claimsOf, phrase, type Unit, unitsOf } from "./claims.ts";
import { type Correction, correctionOf } from "./corrections.ts";
import type { Dictionary, Meaning } from "./dictionary.ts";
import { byImportance, choosePlace, locationKeys, namesakesOf, placesOf } from "./places-named.ts";
import { isCategory, type SearchQuery } from "./query.ts";
import type { Answers, NamedPlace, Questions } from "./questions.ts";
import type { Filters } from "./tokens.ts";

/** Slips mended in one query, at most. */
const mostCorrections = 4;
/** Words of a phrase, at most. */
const longestPhrase = 6;
/** Words of a small place's name, at most. */
const longestPlace = 3;
/** Below this a single word is more likely not meant as the town of that name, unless a preposition says so. */
const likelyTown = 50_000;
/** From here on a city is meant even where people bear its name. */
const certainCity = 1_000_000;

/** A part of the query that was understood, in the person's own spelling. */
export type Understood = Meaning & { text: string };

export type Understanding = {
	filters: Filters;
	place: Place | null;
	/** Cities of the same name, in other countries, that may be meant as well; largest first. */
	namesakes: Place[];
	/** Folded words to look for. */
	words: string[];
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

/** Places whose name is an everyday word: meant only with a capital letter, a preposition, or alone. */
const everydayNames = new Set([
	"bath",
	"best",
	"essen",
	"male",
	"many",
	"march",
	"mobile",
	"most",
	"nice",
	"of",
	"orange",
	"reading",
	"sale",
	"same",
	"split",
	"us",
	"van",
]);
const isEveryday = ({ folded, text }: Unit) => everydayNames.has(folded) && text === text.toLowerCase();

/**
 * Reads a query. Without answers, `questions` is null when nothing needs the database, and the understanding is
 * final; else ask, and read again with the answers.
 */
export function understand(
	query: SearchQuery,
	dictionary: Dictionary,
	answers: Answers | null,
): { understanding: Understanding; questions: Questions | null } {
	const location = query.location ? placesOf(query.location, dictionary, answers) : [];
	const corrected = new Map<Unit, Correction & { typed: Unit }>();
	// A word that is found nowhere is read as the one it was meant to be, and the query is read anew.
	const units = unitsOf(query.q, dictionary).map((typed) => {
		const meant = answers && corrected.size < mostCorrections ? correctionOf(typed.folded, dictionary, answers) : null;
		if (!meant) return typed;
		const unit = { ...typed, folded: meant.word };
		corrected.set(unit, { ...meant, typed });
		return unit;
	});

	const prefersName = (from: number, to: number) =>
		to - from === 1 && (answers?.words.get(units[from]?.folded ?? "")?.isName ?? false);
	const followsPreposition = (from: number) => dictionary.placePrepositions.has(units[from - 1]?.folded ?? "");
	const claims = claimsOf(
		units,
		(key, from, to) => {
			const known = dictionary.meanings.get(key) ?? [];
			const places = known.flatMap((meaning) => (meaning.kind === "place" ? [meaning.value] : []));
			const small = (answers?.places ?? []).filter((place) => place.keys.includes(key) && to - from <= longestPlace);
			if (known.length > 0 && places.length === known.length) {
				if (to - from === 1 && isEveryday(units[from] as Unit) && units.length > 1 && !followsPreposition(from))
					return undefined;
				const certain = places.some((place) => place.population === 0 || place.population >= certainCity);
				if (!certain && units.length > 1 && prefersName(from, to) && !followsPreposition(from)) return undefined;
			}
			if (known.length > 0) return [...known, ...small.map(toMeaning)];
			const isLikely =
				followsPreposition(from) ||
				to - from > 1 ||
				units.length === 1 ||
				(!prefersName(from, to) && small.some((place) => place.population >= likelyTown));
			return isLikely && !dictionary.fillers.has(key) ? small.sort(byImportance).map(toMeaning) : undefined;
		},
		longestPhrase,
	);

	const reading = assign(query, location, units, claims);
	const isClaimed = units.map((_, i) => reading.claimed.some(({ from, to }) => i >= from && i < to));
	const residual = units
		.filter(
			(unit, i) =>
				!isClaimed[i] &&
				!dictionary.fillers.has(unit.folded) &&
				!(dictionary.placePrepositions.has(unit.folded) && units.length > 1),
		)
		// A phrase that has not come about was not meant.
		.map((unit) => {
			const correction = corrected.get(unit);
			if (!correction?.isOfPhrase) return unit;
			corrected.delete(unit);
			const { typed, name } = correction;
			if (name === null) return typed;
			const asName = { ...typed, folded: name };
			corrected.set(asName, { ...correction, word: name });
			return asName;
		});
	const isUnknown = ({ folded }: Unit) => {
		const answer = answers?.words.get(folded);
		return answer !== undefined && !answer.isText && !answer.isName;
	};
	const saysEnough =
		query.service !== null ||
		reading.understood.some(({ kind }) => kind !== "place" && kind !== "language") ||
		residual.some((unit) => !isUnknown(unit));
	const [unknown, known] = saysEnough
		? [residual.filter(isUnknown), residual.filter((unit) => !isUnknown(unit))]
		: [[], residual];
	const understanding: Understanding = {
		filters: reading.filters,
		place: reading.place,
		namesakes: reading.namesakes,
		words: [...new Set(known.map((unit) => unit.folded))],
		understood: reading.understood,
		corrections: [...corrected.values()].map(({ typed, word }) => ({ from: typed.text, to: word })),
		ignored: reading.ignored,
		unknown: [...new Map(unknown.map(({ folded, text }) => [folded, text])).values()],
		isLocationUnknown: query.location !== "" && location.length === 0,
	};
	if (answers) return { understanding, questions: null };

	const places = query.location && location.length === 0 ? locationKeys(query.location) : [];
	if (!query.location) {
		for (let from = 0; from < units.length; from++) {
			for (let to = from + 1; to <= Math.min(units.length, from + longestPlace); to++) {
				const isFree = units.slice(from, to).every((_, i) => !isClaimed[from + i]);
				const isNamed = units.slice(from, to).some((unit) => residual.includes(unit));
				if (isFree && isNamed) places.push(phrase(units, from, to));
			}
		}
	}
	// A city's name may be a person's: worth asking only where other words are left that may belong to it.
	const doubtful =
		residual.length === 0
			? []
			: units.filter((_, i) =>
					claims.some(
						({ from, to, meanings }) =>
							to - from === 1 &&
							from === i &&
							meanings.every(
								(meaning) =>
									meaning.kind === "place" && meaning.value.population > 0 && meaning.value.population < certainCity,
							),
					),
				);
	const words = [...new Set([...residual, ...doubtful].map((unit) => unit.folded))];
	return {
		understanding,
		questions: words.length > 0 || places.length > 0 ? { places: [...new Set(places)], words } : null,
	};
}

const toMeaning = ({ keys: _, ...value }: NamedPlace): Meaning => ({ kind: "place", value });

/** Gives each claim its filter; a chosen filter wins over a word, an earlier word over a later one. */
function assign(query: SearchQuery, location: Place[], units: Unit[], claims: Claim[]) {
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
	const claimed: { from: number; to: number }[] = [];
	const textOf = ({ from, to }: Claim) =>
		units
			.slice(from, to)
			.map((unit) => unit.text)
			.join(" ");
	const take = (claim: Claim, meaning: Meaning) => {
		understood.push({ ...meaning, text: textOf(claim) });
		claimed.push(claim);
	};
	const ignore = (claim: Claim) => {
		ignored.push(textOf(claim));
		claimed.push(claim);
	};

	const placeClaims = claims.filter((claim) => claim.meanings.every((meaning) => meaning.kind === "place"));
	const { places, used } = query.location ? { places: location, used: [] } : choosePlace(placeClaims);
	const [place = null] = places;
	filters.place = place?.id ?? null;

	// A category that only follows from a legal service gives way to one that is named.
	let isCategoryImplied = query.service === null;
	for (const claim of claims) {
		const meaning = claim.meanings.find((one) => one.kind !== "place") ?? claim.meanings[0];
		switch (meaning?.kind) {
			case "service": {
				const { value } = meaning;
				const category = isCategory(value) ? value : categoryOf(value);
				if (query.service !== null && query.service !== value && filters.category !== category) ignore(claim);
				else if (isCategory(value)) {
					if (filters.category !== null && filters.category !== value && !isCategoryImplied) break;
					filters.category = value;
					isCategoryImplied = false;
					take(claim, meaning);
				} else if (filters.legal_service === null || filters.legal_service === value) {
					filters.legal_service = value;
					filters.category ??= category;
					take(claim, meaning);
				}
				break;
			}
			case "language":
				if (query.language !== null && query.language !== meaning.value) ignore(claim);
				else if (filters.language === null || filters.language === meaning.value) {
					filters.language = meaning.value;
					take(claim, meaning);
				}
				break;
			case "tier":
				if (query.tier !== null && query.tier !== meaning.value) ignore(claim);
				else if (filters.tier === null || filters.tier === meaning.value) {
					filters.tier = meaning.value;
					take(claim, meaning);
				}
				break;
			case "mode":
				if (query.mode !== null && query.mode !== meaning.value) ignore(claim);
				else if (filters.mode === null || filters.mode === meaning.value) {
					filters.mode = meaning.value;
					take(claim, meaning);
				}
				break;
			case "free_consultation":
			case "legal_aid":
				filters[meaning.kind] = true;
				take(claim, meaning);
				break;
			case "place":
				if (query.location) ignore(claim);
				else if (place && used.includes(claim)) take(claim, { kind: "place", value: place });
				break;
		}
	}
	// "Lawyer" beside a kind of lawyer says nothing more, and beside a translator it would find nobody.
	if (filters.category !== null && query.tier === null) filters.tier = null;
	else if (filters.category !== null && filters.tier === tierOf[filters.category]) filters.tier = null;
	return { filters, place, namesakes: namesakesOf(places), understood, ignored, claimed };
}
