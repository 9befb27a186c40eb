/**
 * The tokens of the full-text index. A filter is a token like a word is, so that any set of filters is an
 * intersection of posting lists; the three filters people use most stand in every combination, so that they are one
 * list. Field prefixes (`n:` name, `h:` name or headline, `t:` anything) make relevance tiers out of plain matches.
 */
import type { Mode } from "#domain/businesses.ts";
import type { Language } from "#domain/languages.ts";
import type { Category, LegalServiceId, Tier } from "#domain/legal-services.ts";
import type { Listing } from "./listing.ts";
import type { FeeBand } from "./query.ts";
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
};

export type Filters = PrimaryFilters & NarrowingFilters;

/** One token for a set of primary filters; `all` when there is none. */
function primaryToken({ category, place, language }: PrimaryFilters): string {
	const parts = [category && `s:${category}`, place && `p:${place}`, language && `l:${language}`];
	return parts.filter(Boolean).join("+") || "all";
}

/** A token for each narrowing filter that is set. */
export function narrowingTokens(filters: NarrowingFilters): string[] {
	return [
		filters.legal_service && `v:${filters.legal_service}`,
		filters.country_experience && `e:${filters.country_experience}`,
		filters.jurisdiction && `j:${filters.jurisdiction}`,
		filters.tier && `r:${filters.tier}`,
		filters.mode && `m:${filters.mode}`,
		filters.fee_max && `f:${filters.fee_max}`,
		filters.free_consultation && "free",
		filters.legal_aid && "aid",
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

/** Every word that a listing is found by, per field: each field holds those of the one before it. */
export function termsOf(listing: Listing) {
	const terms = (text: string) => wordsOf(text).flatMap((word) => indexTermsOf(word.folded));
	const name = new Set(terms(listing.name));
	const headline = new Set([...name, ...terms(listing.headline)]);
	const text = new Set([...headline, ...terms(listing.about)]);
	return { name, headline, text };
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
	for (const service of listing.legal_services) tokens.push(`v:${service}`);
	for (const country of listing.country_experience) tokens.push(`e:${country}`);
	for (const country of listing.jurisdictions) tokens.push(`j:${country}`);
	tokens.push(`r:${listing.tier}`);
	for (const mode of listing.modes) tokens.push(`m:${mode}`);
	for (const band of listing.fee_bands) tokens.push(`f:${band}`);
	if (listing.free_consultation) tokens.push("free");
	if (listing.legal_aid) tokens.push("aid");
	const { name, headline, text } = termsOf(listing);
	for (const term of name) tokens.push(`n:${term}`);
	for (const term of headline) tokens.push(`h:${term}`);
	for (const term of text) tokens.push(`t:${term}`);
	return tokens.join(" ");
}

const quoted = (token: string) => `"${token.replaceAll('"', '""')}"`;
const allOf = (tokens: string[]) => tokens.map(quoted).join(" AND ");

/**
 * The match expressions of a query in the order of relevance, best tier first: all words in the name; else in name
 * and headline; else anywhere. Without words there is one tier. Every token is quoted: nothing typed is an operator.
 */
export function tierMatchesOf(filters: Filters, words: readonly string[]): string[] {
	const base = allOf([primaryToken(filters), ...narrowingTokens(filters)]);
	if (words.length === 0) return [base];
	const [name, headline, text] = ["n:", "h:", "t:"].map((field) => allOf(fieldTerms(field, words)));
	return [`${base} AND ${name}`, `(${base} AND ${headline}) NOT (${name})`, `(${base} AND ${text}) NOT (${headline})`];
}

/** The match expression of a query where all words may stand anywhere. */
export const matchOf = (filters: Filters, words: readonly string[]) =>
	allOf([primaryToken(filters), ...narrowingTokens(filters), ...fieldTerms("t:", words)]);

const fieldTerms = (field: string, words: readonly string[]) =>
	[...new Set(words.flatMap(queryTermsOf))].map((term) => field + term);

/** Where a listing stands in the order of relevance: 8 bits of quality, best first, then the sequence number. */
export const relevanceRowid = ({ quality, seq }: Pick<Listing, "quality" | "seq">) => (255 - quality) * seqSpan + seq;

/** Where a listing stands in the order of fees: cheapest first, unpublished last, then the sequence number. */
export const feeRowid = ({ fee_from_eur_minor, seq }: Pick<Listing, "fee_from_eur_minor" | "seq">) =>
	Math.min(fee_from_eur_minor ?? dearest, dearest) * seqSpan + seq;

/** 24 bits of sequence: sixteen million professionals. */
export const seqSpan = 2 ** 24;
/** 28 bits of cents, so that a fee rowid stays an exact number in JavaScript. */
const dearest = 2 ** 28 - 1;
