/**
 * What words mean, as far as search knows without asking the database: services, languages, countries and large
 * cities in every language of the specification.
 */
import type { Mode } from "#domain/businesses/businesses.ts";
import type { Tier } from "#domain/businesses/legal-services.ts";
import type { Language } from "#domain/ground/languages.ts";
import type { Place } from "#domain/places/places.ts";
import type { ServiceId, Span } from "./query.ts";
import type { WordsAlike } from "./words-alike.ts";

/** What a phrase stands for. */
export type Meaning =
	| { kind: "service"; value: ServiceId }
	| { kind: "language"; value: Language }
	| { kind: "tier"; value: Tier }
	| { kind: "mode"; value: Mode }
	| { kind: "free_consultation" | "legal_aid" | "near"; value: true }
	| { kind: "available"; value: Span }
	| { kind: "place"; value: Place }
	/** A state or province: its country, and its name as cities have it. */
	| { kind: "state"; value: { country_id: string; name: string } }
	/** What only one country has: a permit, a form; without a service an office or the like that people go to for much. */
	| { kind: "term"; value: { country_id: string; service: ServiceId | null } }
	/** Somebody's country: "Moroccan", "der Kolumbianer". */
	| { kind: "people"; value: string }
	/** A language that professionals cannot name yet: its code, and the country of most who speak it. */
	| { kind: "other_language"; value: { language: string; country_id: string } };

export type Dictionary = {
	/** Key (see `keyOf`) to meanings, likeliest first. */
	meanings: Map<string, Meaning[]>;
	/** Key to the words of its longest spelling, if more than one: "to go" is not Togo. */
	wordCounts: Map<string, number>;
	/** Short names of states, folded, to the folded names of those that are called so: they count behind a city only. */
	shortStates: Map<string, string[]>;
	/** The phrases that name a service, as people write them, for suggestions. */
	servicePhrases: { key: string; phrase: string; service: ServiceId }[];
	/** Every single word of a phrase. */
	words: Set<string>;
	/** Those long enough to be what a mistyped word was meant to be, by how many letters they have. */
	wordsByLength: WordsAlike[];
	/** Those of them that stand in phrases of the vocabulary, and in names of languages. */
	phraseWords: Set<string>;
	/** Folded words for a people, or with an asterisk how they begin, to its country. */
	peoples: Map<string, string>;
	/** Folded terms of one country that are other words elsewhere: "NIE", but not "nie"; "PSW" beside studies (`meaningsSpelt`). */
	termsInContext: Map<string, Meaning[]>;
	countries: Map<string, Place>;
	/** Large cities by GeoNames id. */
	cities: Map<string, Place>;
};
