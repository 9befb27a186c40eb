/** Places by name: those that a `location` may name, and which of namesakes is likelier meant. */
import { isCountryId, type Place } from "#domain/places/places.ts";
import type { Dictionary } from "./dictionary-types.ts";
import type { Answers } from "./questions.ts";
import { keyOf, wordsOf } from "./terms.ts";

/** Where most migrants live (UN DESA, International Migrant Stock 2024): a city there is more often meant than its namesake. */
export const destinations: ReadonlySet<string> = new Set(
	"AE AT AU BE CA CH DE DK ES FI FR GB IE IT JP KR NL NO NZ PT QA SA SE SG US".split(" "),
);
const oftener = 3;

/** The people of a city, times how often it is meant. */
export const weightOf = ({ country_id, population }: Pick<Place, "country_id" | "population">) =>
	population * (destinations.has(country_id) ? oftener : 1);

/** Countries before cities, larger before smaller, those in countries that people go to before the others. */
export const byImportance = (a: Place, b: Place) =>
	Number(isCountryId(b.id)) - Number(isCountryId(a.id)) || weightOf(b) - weightOf(a) || a.id.localeCompare(b.id);

/**
 * The places that a `location` may name, likeliest first: that of an id, that of a name which a region or country after
 * it makes certain, or all of a name.
 */
export function placesOf(location: string, dictionary: Dictionary, answers: Answers | null): Place[] {
	const text = location.trim();
	const byId = dictionary.countries.get(text.toUpperCase()) ?? dictionary.cities.get(text);
	if (byId && /^([a-z]{2}|\d+)$/i.test(text)) return [byId];
	const small = answers?.places ?? [];
	const units = wordsOf(text);
	for (let to = units.length; to > 0; to--) {
		const key = units
			.slice(0, to)
			.map((unit) => unit.folded)
			.join("");
		const named = [
			...(dictionary.meanings.get(key) ?? []).flatMap((meaning) => (meaning.kind === "place" ? [meaning.value] : [])),
			...small.filter((place) => place.keys.includes(key)),
		].sort(byImportance);
		if (named.length === 0) continue;
		const rest = units
			.slice(to)
			.map((unit) => unit.folded)
			.join("");
		if (!rest) return named;
		const certain = named.find(
			(place) =>
				rest === keyOf(place.region ?? "") ||
				(dictionary.meanings.get(rest) ?? []).some(
					(meaning) => meaning.kind === "place" && meaning.value.id === place.country_id,
				) ||
				rest === keyOf(`${place.region ?? ""} ${dictionary.countries.get(place.country_id)?.name ?? ""}`),
		);
		if (certain) return [certain];
	}
	return small.filter((place) => place.id === text);
}

/** The keys under which a location may stand in the lexicon. */
export function locationKeys(location: string): string[] {
	if (/^\d+$/.test(location)) return [location];
	const units = wordsOf(location).slice(0, 6);
	return units.map((_, i) =>
		units
			.slice(0, i + 1)
			.map((unit) => unit.folded)
			.join(""),
	);
}

/** Of a smaller share of the people, a city is hardly ever the one that is meant. */
const smallestShare = 1 / 20;
const mostNamesakes = 3;

/** Cities in other countries that are called like the first, and are not much smaller. */
export const namesakesOf = ([first, ...others]: Place[]): Place[] =>
	first === undefined || isCountryId(first.id)
		? []
		: others
				.filter(
					({ country_id, population }) =>
						country_id !== first.country_id && population >= first.population * smallestShare,
				)
				.sort(byImportance)
				.slice(0, mostNamesakes);
