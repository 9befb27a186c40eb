/** Which place is meant, where words or a location name one. */
import type { Place } from "#domain/places.ts";
import type { Claim } from "./claims.ts";
import type { Dictionary } from "./dictionary.ts";
import type { Answers } from "./questions.ts";
import { keyOf, wordsOf } from "./terms.ts";

/** Countries before cities, larger before smaller. */
export const byImportance = (a: Place, b: Place) =>
	Number(a.population > 0) - Number(b.population > 0) || b.population - a.population || a.id.localeCompare(b.id);

/** The place that a `location` names: an id, or a name that a region or country after it makes certain. */
export function placeOf(location: string, dictionary: Dictionary, answers: Answers | null): Place | null {
	const text = location.trim();
	const byId = dictionary.countries.get(text.toUpperCase()) ?? dictionary.cities.get(text);
	if (byId && /^([a-z]{2}|\d+)$/i.test(text)) return byId;
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
		if (!rest) return named[0] ?? null;
		const certain = named.find(
			(place) =>
				rest === keyOf(place.region ?? "") ||
				(dictionary.meanings.get(rest) ?? []).some(
					(meaning) => meaning.kind === "place" && meaning.value.id === place.country_id,
				) ||
				rest === keyOf(`${place.region ?? ""} ${dictionary.countries.get(place.country_id)?.name ?? ""}`),
		);
		if (certain) return certain;
	}
	return small.find((place) => place.id === text) ?? null;
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

/** One place out of the words that name places: a city with its country, either way round; else the first named. */
export function choosePlace(claims: Claim[]): { place: Place | null; used: Claim[] } {
	const placesOf = (claim: Claim) =>
		claim.meanings.flatMap((meaning) => (meaning.kind === "place" ? [meaning.value] : []));
	for (const one of claims) {
		for (const country of placesOf(one).filter((place) => place.population === 0)) {
			for (const other of claims) {
				const city =
					other !== one && placesOf(other).find((place) => place.population > 0 && place.country_id === country.id);
				if (city) return { place: city, used: [one, other] };
			}
		}
	}
	const first = claims[0];
	return first ? { place: placesOf(first)[0] ?? null, used: [first] } : { place: null, used: [] };
}
