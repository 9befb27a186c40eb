/** What understanding asks of the database, and what it is told. */
import type { Place } from "#domain/places/places.ts";

/** What must be asked of the database before a query is understood. */
export type Questions = {
	/** Keys that may be a small place. */
	places: string[];
	/** Words that may be text, a name, or a slip. */
	words: string[];
	/** The currency of a fee that is named (ISO 4217), unless it is the euro. */
	currency: string | null;
};

/** A place of the lexicon, with the keys of all its names. */
export type NamedPlace = Place & { keys: string[] };

export type Answers = {
	places: NamedPlace[];
	/** By word: whether any listing holds it, whether it is a name, and the nearest entries of the lexicon. */
	words: Map<string, { isText: boolean; isName: boolean; near: (string | NamedPlace)[] }>;
	/** Units of the currency for one euro, where it was asked for and has a rate. */
	perEur?: number | undefined;
};
