/**
 * The tokens of the full-text index. A filter is a token like a word is, so that any set of filters is an
 * intersection of posting lists; the three filters people use most stand in every combination, so that they are one
 * list. A word stands in the best of its fields only (`n:` name, else `h:` headline, else `a:` about): relevance tiers
 * are plain matches, and a tier that adds no word of its own ends at once.
 */

import type { Mode } from "#domain/businesses/businesses.ts";
import type { Category, LegalServiceId, Tier } from "#domain/businesses/legal-services.ts";
import type { Language } from "#domain/ground/languages.ts";
import { quantumOf } from "#domain/ground/time.ts";
import type { Listing } from "./listing.ts";
import { type FeeBand, feeBands, type RatingBand, type Sort } from "./query.ts";
import { indexTermsOf, queryTermsOf, wordsOf } from "./terms.ts";

/** The filters whose every combination is counted exactly. */
export type PrimaryFilters = { category: Category | null; place: string | null; language: Language | null };

/** The filters that narrow further. */
export type NarrowingFilters = {
	legal_service: LegalServiceId | null;
	country_experience: string | null;
	jurisdiction: string | null;
	tier: Tier | null;
	mode: Mode | null;
	fee_max: FeeBand | null;
	free_consultation: boolean;
	legal_aid: boolean;
	/** Means of three reviews or more. */
	rating: RatingBand | null;
	/** Free on any of these days of the professional's calendar; null for whenever. */
	free_on: readonly string[] | null;
};

export type Filters = PrimaryFilters & NarrowingFilters;

/** One token for a set of primary filters; `all` when there is none. */
function primaryToken({ category, place, language }: PrimaryFilters): string {
	const parts = [category && `s:${category}`, place && `p:${place}`, language && `l:${language}`];
	return parts.filter(Boolean).join("+") || "all";
}

/** Of everybody whose own category it is; who offers a service of it besides has only its primary token. */
const ownToken = (category: Category) => `o:${category}`;
const experienceToken = (country: string) => `e:${country}`;

export const ratingToken = (band: RatingBand) => `g:${band * 10}`;
/** Of everybody whose fee for a service is under this ceiling, and under none that is lower. */
const serviceFeeToken = (band: FeeBand, service: LegalServiceId) => `f:${band}:${service}`;
const dayToken = (day: string) => `d:${day.replaceAll("-", "")}`;

/** The token of all that an order holds, where it does not hold everybody. */
export const tokenOfSort: Partial<Record<Sort, string>> = { soonest: "open", rating: "rated" };

/**
 * What each narrowing filter that is set is counted as; free days are not. For the fee of a legal service the counts of that
 * service say how many there are, the index has tokens of its own (`serviceFeeToken`).
 */
export function narrowingTokens(filters: NarrowingFilters): string[] {
	return [
		filters.legal_service && `v:${filters.legal_service}`,
		filters.country_experience && experienceToken(filters.country_experience),
		filters.jurisdiction && `j:${filters.jurisdiction}`,
		filters.tier && `r:${filters.tier}`,
		filters.mode && `m:${filters.mode}`,
		filters.fee_max && `f:${filters.fee_max}`,
		filters.free_consultation && "free",
		filters.legal_aid && "aid",
		filters.rating && ratingToken(filters.rating),
	].filter((token): token is string => Boolean(token));
}

/** The values of a listing in each dimension of the primary filters, null standing for "any". */
export function contextsOf({ categories, places, languages }: Listing) {
	return {
		categories: [null, ...categories],
		places: [null, ...places],
		languages: [null, ...languages],
	};
}

/** The fields that words are found in, best first, each with the prefix of its tokens. */
const fields = { name: "n:", headline: "h:", about: "a:" } as const;
const prefixes = Object.values(fields);

/** Every word of a listing, in the best field that it stands in. */
function termsByField(listing: Listing): Map<string, string> {
	const terms = new Map<string, string>();
	for (const [field, prefix] of Object.entries(fields) as [keyof typeof fields, string][]) {
		for (const word of wordsOf(listing[field])) {
			for (const term of indexTermsOf(word.folded)) if (!terms.has(term)) terms.set(term, prefix);
		}
	}
	return terms;
}

/** The document of a listing in the index: its tokens, separated by spaces. */
export function documentOf(listing: Listing): string {
	const { categories, places, languages } = contextsOf(listing);
	const tokens: string[] = [];
	for (const category of categories) {
		for (const place of places) {
			for (const language of languages) tokens.push(primaryToken({ category, place, language }));
		}
	}
	tokens.push(ownToken(listing.card.category));
	for (const service of listing.legal_services) tokens.push(`v:${service}`);
	for (const country of listing.country_experience) tokens.push(experienceToken(country));
	for (const country of listing.jurisdictions) tokens.push(`j:${country}`);
	tokens.push(`r:${listing.tier}`);
	for (const mode of listing.modes) tokens.push(`m:${mode}`);
	for (const band of listing.fee_bands) tokens.push(`f:${band}`);
	for (const [service, band] of Object.entries(listing.service_bands) as [LegalServiceId, FeeBand][])
		tokens.push(serviceFeeToken(band, service));
	if (listing.free_consultation) tokens.push("free");
	if (listing.legal_aid) tokens.push("aid");
	for (const band of listing.rating_bands) tokens.push(ratingToken(band));
	for (const day of listing.free_days) tokens.push(dayToken(day));
	for (const [term, prefix] of termsByField(listing)) tokens.push(prefix + term);
	return tokens.join(" ");
}

const quoted = (token: string) => `"${token.replaceAll('"', '""')}"`;
const anyOf = (tokens: readonly string[]) => `(${tokens.map(quoted).join(" OR ")})`;
const allOf = (conditions: readonly string[]) => conditions.join(" AND ");

/** Everybody whose fee for a legal service is under a ceiling. */
const serviceFeeCondition = (service: LegalServiceId, ceiling: FeeBand) =>
	anyOf(feeBands.filter((band) => band <= ceiling).map((band) => serviceFeeToken(band, service)));

/** Where a legal service is asked for, a ceiling is for its fee; else for the lowest. */
function filterConditions(filters: Filters): string[] {
	const { legal_service, fee_max, free_on } = filters;
	const isForService = legal_service !== null && fee_max !== null;
	return [
		...[primaryToken(filters), ...narrowingTokens(isForService ? { ...filters, fee_max: null } : filters)].map(quoted),
		...(isForService ? [serviceFeeCondition(legal_service, fee_max)] : []),
		...(free_on ? [anyOf(free_on.map(dayToken))] : []),
	];
}
const termsOfWords = (words: readonly string[]) => [...new Set(words.flatMap(queryTermsOf))];

/** All words, each in any of the fields. */
const wordConditions = (terms: readonly string[], among: readonly string[] = prefixes) =>
	terms.map((term) => anyOf(among.map((prefix) => prefix + term)));

/** What a query looks for besides its filters, and what only ranks. */
export type Sought = {
	words: readonly string[];
	/** Whether everybody found has the words; else who has them comes first. */
	areWordsRequired: boolean;
	/** The country whose people somebody should know, as words say: who does comes first. */
	experience: string | null;
};

/**
 * The match expressions of a query in the order of relevance, best tier first. Words: all in the name; else in name and
 * headline; else anywhere. So each of these tiers but the first needs a word that its own field adds. Where words only
 * rank, the others follow: whose own the asked category is, and who knows the country that the matter comes from; then
 * one of the two, the own category first; then everybody else. Every token is quoted: nothing typed is an operator.
 */
export function tierMatchesOf(filters: Filters, { words, areWordsRequired, experience }: Sought): string[] {
	const terms = termsOfWords(words);
	const conditions = filterConditions(filters);
	const byWords = terms.length === 0 ? [] : wordTiersOf(conditions, terms);
	if (areWordsRequired && terms.length > 0) return byWords;
	const wanted = [
		...(filters.category ? [ownToken(filters.category)] : []),
		...(experience && filters.country_experience === null ? [experienceToken(experience)] : []),
	].map(quoted);
	const found = terms.length === 0 ? [] : [`(${allOf(wordConditions(terms))})`];
	const without = (tokens: readonly string[]) => {
		const all = [...found, ...tokens];
		return all.length === 0 ? "" : ` NOT (${all.join(" OR ")})`;
	};
	const [own, other] = wanted;
	const rest: [having: string[], lacking: string[]][] = !own
		? [[[], []]]
		: !other
			? [
					[[own], []],
					[[], [own]],
				]
			: [
					[[own, other], []],
					[[own], [other]],
					[[other], [own]],
					[[], [own, other]],
				];
	return [...byWords, ...rest.map(([having, lacking]) => `(${allOf([...conditions, ...having])})${without(lacking)}`)];
}

function wordTiersOf(conditions: readonly string[], terms: readonly string[]): string[] {
	return prefixes.map((prefix, tier) => {
		const own = anyOf(terms.map((term) => prefix + term));
		// One word that its field adds is all words already; in the best field, all words are its own.
		if (terms.length === 1) return allOf([...conditions, own]);
		const all = wordConditions(terms, prefixes.slice(0, tier + 1));
		return allOf([...conditions, ...all, ...(tier > 0 ? [own] : [])]);
	});
}

/** The match expression of a query in another order, where words either must be there or say nothing. */
export const matchOf = (filters: Filters, { words, areWordsRequired }: Sought) =>
	allOf([...filterConditions(filters), ...(areWordsRequired ? wordConditions(termsOfWords(words)) : [])]);

/**
 * The match expressions of a query in the order of fees. The index stands in the order of the lowest fee; where a legal
 * service is asked for, whose fee for it is under a lower ceiling comes first, and who has none under the highest last.
 */
export function feeMatchesOf(filters: Filters, sought: Sought): string[] {
	const { legal_service, fee_max } = filters;
	if (legal_service === null) return [matchOf(filters, sought)];
	const all = matchOf({ ...filters, fee_max: null }, sought);
	const within = feeBands.filter((band) => band <= (fee_max ?? Number.POSITIVE_INFINITY));
	return [
		...within.map((band) => allOf([all, quoted(serviceFeeToken(band, legal_service))])),
		...(fee_max === null
			? [`(${all}) NOT ${serviceFeeCondition(legal_service, Math.max(...feeBands) as FeeBand)}`]
			: []),
	];
}

/** The match expression of a word alone, anywhere in a profile. */
export const wordMatchOf = (word: string) => allOf(wordConditions(queryTermsOf(word)));

/** Where a listing stands in the order of relevance: 8 bits of quality, best first, then the sequence number. */
export const relevanceRowid = ({ quality, seq }: Pick<Listing, "quality" | "seq">) => (255 - quality) * seqSpan + seq;

/** Where a listing stands in the order of lowest fees: cheapest first, unpublished last, then the sequence number. */
export const feeRowid = ({ fee_from_eur_minor, seq }: Pick<Listing, "fee_from_eur_minor" | "seq">) =>
	Math.min(fee_from_eur_minor ?? dearest, dearest) * seqSpan + seq;

/** Where a listing stands in the order of free time: soonest first; null for who has none. */
export const soonestRowid = ({ next_slot, seq }: Pick<Listing, "next_slot" | "seq">) =>
	next_slot === null ? null : quantumOf(next_slot) * seqSpan + seq;

/** Where a listing stands in the order of ratings: best mean first, then most reviews; null for who has too few. */
export const ratingRowid = ({ rating, seq }: Pick<Listing, "rating" | "seq">) =>
	rating && ((500 - rating.mean) * countSpan + countSpan - 1 - Math.min(rating.count, countSpan - 1)) * seqSpan + seq;

/** 16 bits of reviews. */
const countSpan = 2 ** 16;

/** 24 bits of sequence: sixteen million professionals. */
export const seqSpan = 2 ** 24;
/** 28 bits of cents, so that a fee rowid stays an exact number in JavaScript. */
const dearest = 2 ** 28 - 1;
