import { type Category, categoryOf } from "#domain/businesses/legal-services.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import type { Place } from "#domain/places/places.ts";
import { dictionaryReady } from "./dictionary.server.ts";
import type { Dictionary } from "./dictionary-types.ts";
import { firstNameRowid } from "./index.server.ts";
import { parseEntry, slipTokensOf } from "./lexicon.server.ts";
import { type Card, shownCard } from "./listing.ts";
import { isCategory, type ServiceId } from "./query.ts";
import { isUnspaced, keyOf, slipsBetween, wordsOf } from "./terms.ts";
import { correctedByDictionary, shortestMended } from "./words-alike.ts";

/** What the words typed so far may become. */
export type Suggestions = {
	/** `name` is the phrase in the language it was typed in. */
	services: { id: ServiceId; category: Category; name: string }[];
	/** `label` says which of several places of the name is meant; understood as a `location`. */
	places: (Place & { label: string })[];
	people: Pick<Card, "id" | "name" | "category" | "city_name">[];
};

/** Words of a text whose slips are forgiven: a phrase has no more. */
const mostMended = 6;
/** Shorter names are one slip away from too many others. */
const shortestMendedName = 5;
const most = { services: 5, places: 6, people: 5 };

/**
 * Suggestions for one of the two inputs of a search: `what` (services and people) or `where` (places). One query; at most
 * 30 rows. A slip in the word being typed is forgiven when nothing begins as it does.
 */
export async function suggest(ctx: Ctx, text: string, kind: "what" | "where"): Promise<Suggestions> {
	const key = keyOf(text);
	if (!key) return { services: [], places: [], people: [] };
	const words = await dictionaryReady(ctx);
	const { $client: d1 } = ctx.db;
	if (kind === "where") {
		const places = await d1
			.prepare(`SELECT entry FROM search_lexicon WHERE search_lexicon MATCH ? ORDER BY rowid LIMIT ${most.places}`)
			.bind(key.length > 1 || isUnspaced(key) ? `"p:${key}" *` : `"p:"`)
			.all<{ entry: string }>();
		const small = places.results.map(({ entry }) => parseEntry(entry)).filter((entry) => typeof entry !== "string");
		return { services: [], places: placesLike(key, words, small), people: [] };
	}
	const people = await peopleStatement(d1, text).all<{ card: string }>();
	return {
		services: servicesLike(text, words),
		places: [],
		people: people.results
			.map(({ card }) => shownCard(card))
			.filter((card) => isLikeName(text, card.name))
			.map(({ id, name, category, city_name }) => ({ id, name, category, city_name })),
	};
}

/**
 * The best listed people whose name begins as the last word does, and holds the words before it; where no name
 * begins so, those one slip away.
 */
function peopleStatement(d1: D1Database, text: string) {
	const typed = wordsOf(text).map((word) => word.folded);
	const last = typed.at(-1) ?? "";
	const before = typed
		.slice(0, -1)
		.map((word) => `"n:${word}" AND `)
		.join("");
	const slips = (last.length < shortestMendedName ? [] : slipTokensOf(last)).map((token) => `"${token}"`).join(" OR ");
	return d1
		.prepare(
			`SELECT card FROM search_relevance WHERE search_relevance MATCH ?1 || '(' || coalesce(
				(SELECT group_concat('"n:' || entry || '"', ' OR ') FROM (SELECT entry FROM search_lexicon WHERE search_lexicon MATCH ?2 ORDER BY rowid LIMIT 5)),
				(SELECT group_concat('"n:' || entry || '"', ' OR ') FROM (SELECT entry FROM search_lexicon WHERE search_lexicon MATCH ?3 AND rowid >= ${firstNameRowid} ORDER BY rowid LIMIT 3)),
				'"n:"'
			) || ')' ORDER BY rowid LIMIT ${most.people}`,
		)
		.bind(before, last.length > 1 || isUnspaced(last) ? `"w:${last}" *` : `"w:"`, slips || `"d:"`);
}

function isLikeName(text: string, name: string) {
	const last = wordsOf(text).at(-1)?.folded ?? "";
	return wordsOf(name).some(({ folded }) => folded.includes(last) || slipsBetween(folded, last, 1) <= 1);
}

/**
 * Services with a phrase that begins as typed, then those with a word that does; categories first, shorter phrases
 * first. A service speaks through the first of its phrases that fits: English stands first in the vocabulary.
 */
function servicesLike(text: string, words: Dictionary): Suggestions["services"] {
	const matching = (typed: string) => {
		const found = new Map<ServiceId, { phrase: string; rank: number }>();
		for (const { key, phrase, service } of words.servicePhrases) {
			const begins = key.startsWith(typed);
			if (!begins && !(typed.length > 2 && key.includes(typed) && hasWordLike(phrase, typed))) continue;
			const rank = (begins ? 0 : 1_000) + (isCategory(service) ? 0 : 100) + key.length;
			const known = found.get(service);
			if (!known || (rank < 1_000 && known.rank >= 1_000)) found.set(service, { phrase, rank });
		}
		return [...found].sort(([a, { rank: x }], [b, { rank: y }]) => x - y || (a < b ? -1 : 1));
	};
	let found = matching(keyOf(text));
	if (found.length === 0)
		found = matching(
			wordsOf(text)
				.slice(0, mostMended)
				.map(({ folded }) => mended(folded, words))
				.join(""),
		);
	return found.slice(0, most.services).map(([id, { phrase }]) => ({
		id,
		category: isCategory(id) ? id : categoryOf(id),
		name: phrase,
	}));
}

const hasWordLike = (phrase: string, typed: string) => wordsOf(phrase).some(({ folded }) => folded.startsWith(typed));

const mended = (word: string, words: Dictionary) =>
	word.length < shortestMended || words.words.has(word) ? word : (correctedByDictionary(words, word) ?? word);

/** Countries, then cities by size, that have a name beginning as typed. */
function placesLike(key: string, words: Dictionary, small: Place[]): Suggestions["places"] {
	const places = new Map<string, Place>();
	for (const [name, meanings] of words.meanings) {
		if (!name.startsWith(key)) continue;
		for (const meaning of meanings) if (meaning.kind === "place") places.set(meaning.value.id, meaning.value);
	}
	for (const { id, name, country_id, population, region } of small) {
		if (!places.has(id)) places.set(id, { id, name, country_id, population, ...(region && { region }) });
	}
	return [...places.values()]
		.sort((a, b) => Number(a.population > 0) - Number(b.population > 0) || b.population - a.population)
		.slice(0, most.places)
		.map((place) => ({ ...place, label: labelOf(place, words) }));
}

/** A place with what makes it certain: "Springfield, Illinois, United States". */
function labelOf(place: Place, { countries }: Dictionary) {
	if (place.id === place.country_id) return place.name;
	return [place.name, place.region, countries.get(place.country_id)?.name].filter(Boolean).join(", ");
}
