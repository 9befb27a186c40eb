/** What understanding asks of the database, and what it is told. */
import type { Place } from "#domain/places/places.ts";
import { isIn } from "./bloom-filter.ts";
import { whatIsLearnt } from "./learnt.ts";

/** What must be asked of the database before a query is understood. */
export type Questions = {
	/** Keys that may be a small place. */
	places: string[];
	/** Words that may be text, a name, or a slip. */
	words: string[];
	/** What a fee that is named may be in (ISO 4217), but for the euro. */
	currencies: string[];
};

/** A place of the lexicon, with the keys of all its names. */
export type NamedPlace = Place & { keys: string[] };

export type Answers = {
	places: NamedPlace[];
	/** By word: whether any listing holds it, whether it is a name, and the nearest entries of the lexicon. */
	words: Map<string, { isText: boolean; isName: boolean; near: (string | NamedPlace)[] }>;
	/** Units of a currency for one euro, of those that were asked for and have a rate. */
	perEur?: Readonly<Record<string, number>>;
};

const byKey = new WeakMap<Answers, Map<string, NamedPlace[]>>();
const nowhere: readonly NamedPlace[] = [];

/** The places among the answers that have a name with this key: asked for each phrase of a query, so that it is worth a map. */
export function placesCalled(answers: Answers | null, key: string): readonly NamedPlace[] {
	if (!answers || answers.places.length === 0) return nowhere;
	let map = byKey.get(answers);
	if (!map) {
		map = new Map();
		for (const place of answers.places)
			for (const one of new Set(place.keys)) {
				const known = map.get(one);
				if (known) known.push(place);
				else map.set(one, [place]);
			}
		byKey.set(answers, map);
	}
	return map.get(key) ?? nowhere;
}

/** Whether the database has a place with this key: of what is none it need not be asked. */
export function isPlaceKey(key: string): boolean {
	const learnt = whatIsLearnt();
	return learnt === null || isIn(learnt.placeKeys, key);
}
