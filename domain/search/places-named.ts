/** Which place is meant, where words or a location name one. */
import type { Place } from "#domain/places/places.ts";
import type { Claim, Unit } from "./claims.ts";
import type { Dictionary } from "./dictionary.ts";
import { behindFrom, behindTo, fromWords, ofWords, toWords, turkishFrom, turkishTo } from "./place-words.ts";
import type { Answers } from "./questions.ts";
import { keyOf, wordsOf } from "./terms.ts";

/** Where most migrants live (UN DESA, International Migrant Stock 2024): a city there is more often meant than its namesake. */
const destinations = new Set("AE AT AU BE CA CH DE DK ES FI FR GB IE IT JP KR NL NO NZ PT QA SA SE SG US".split(" "));
const oftener = 3;
const weightOf = ({ country_id, population }: Place) => population * (destinations.has(country_id) ? oftener : 1);

/** Countries before cities, larger before smaller, those in countries that people go to before the others. */
export const byImportance = (a: Place, b: Place) =>
	Number(a.population > 0) - Number(b.population > 0) || weightOf(b) - weightOf(a) || a.id.localeCompare(b.id);

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
	first === undefined || first.population === 0
		? []
		: others
				.filter(
					({ country_id, population }) =>
						country_id !== first.country_id && population >= first.population * smallestShare,
				)
				.sort(byImportance)
				.slice(0, mostNamesakes);

/** A claim that names a place, a state or a people, with what the words around it say of it. */
export type PlaceClaim = Claim & { role: "to" | "from" | "of" | null };

/** What words say of places. */
export type PlacesRead = {
	/** Where help is wanted, likeliest first; of several, the others are namesakes. */
	places: Place[];
	/** Where the matter comes from. */
	origin: string | null;
	used: { claim: Claim; is: "place" | "origin" }[];
};

const isCountry = (place: Place) => place.population === 0;
const namedBy = (claim: Claim) =>
	claim.meanings.flatMap((meaning) => (meaning.kind === "place" ? [meaning.value] : []));
const stateOf = (claim: Claim) =>
	claim.meanings.flatMap((meaning) => (meaning.kind === "state" ? [meaning.value] : []));

/** What the words before and behind a claim say of it. */
export function roleOf(units: Unit[], { from, to }: Pick<Claim, "from" | "to">): PlaceClaim["role"] {
	const before = units[from - 1]?.folded ?? "";
	const behind = units[to]?.folded ?? "";
	const named = units
		.slice(from, to)
		.map(({ text }) => text)
		.join("'");
	// Polish "to" is Portuguese "of the".
	if (before === "do" && units.some(({ folded }) => polish.has(folded))) return "to";
	if (behindFrom.has(behind)) return "from";
	if (to - from > 1 && turkishFrom.test(named)) return "from";
	if (to - from > 1 && turkishTo.test(named)) return "to";
	if (fromWords.has(before)) return "from";
	if (behindTo.has(behind) || toWords.has(before)) return "to";
	if (ofWords.has(before)) return "of";
	// An article may stand between ("aus der Türkei", "de la India").
	const further = units[from - 2]?.folded ?? "";
	if (articles.has(before)) {
		if (fromWords.has(further)) return "from";
		if (toWords.has(further)) return "to";
		if (ofWords.has(further)) return "of";
	}
	return null;
}
const polish = new Set([
	"z",
	"ze",
	"w",
	"we",
	"na",
	"sie",
	"nie",
	"jak",
	"mi",
	"chce",
	"po",
	"i",
	"dla",
	"moja",
	"moj",
]);
const articles = new Set([
	"the",
	"la",
	"el",
	"los",
	"las",
	"le",
	"les",
	"l",
	"der",
	"die",
	"den",
	"dem",
	"il",
	"lo",
	"gli",
	"o",
	"a",
	"os",
	"as",
]);

/**
 * Where help is wanted and where the matter comes from: a city with its state or country is one place; words around a
 * name say which of two it is; a term that only one country has (`implied`) says where, if nothing else does.
 *
 * @param follows whether a service or a kind of professional stands right before the claim ("lawyer from Spain")
 */
export function readPlaces(
	claims: PlaceClaim[],
	implied: string | null,
	dictionary: Dictionary,
	follows: (claim: Claim) => boolean,
): PlacesRead {
	type Group = { places: Place[]; claims: PlaceClaim[]; role: PlaceClaim["role"] };
	const groups: Group[] = [];
	const taken = new Set<Claim>();
	const countries = new Set(
		claims
			.flatMap((claim) => namedBy(claim).filter(isCountry))
			.map(({ id }) => id)
			.concat(implied ? [implied] : []),
	);
	// A city with its state or its country beside it, either way round.
	for (const claim of claims) {
		const cities = namedBy(claim).filter((place) => !isCountry(place));
		if (cities.length === 0) continue;
		for (const other of claims) {
			if (other === claim || taken.has(other) || taken.has(claim)) continue;
			const within =
				cities.find((city) =>
					stateOf(other).some(({ country_id, name }) => city.country_id === country_id && city.region === name),
				) ?? cities.find((city) => namedBy(other).some((place) => isCountry(place) && place.id === city.country_id));
			const isSure =
				other.role !== "from" &&
				(other.from === claim.to || claim.from === other.to || other.from === claim.to + 1 || other.role !== "of");
			if (!within || !isSure) continue;
			// "In Berlin, from Germany" is no city of a country; beside each other they are.
			taken.add(other).add(claim);
			groups.push({
				places: [within],
				claims: [claim, other],
				role: claim.role === "from" || other.role === null ? claim.role : (claim.role ?? other.role),
			});
		}
	}
	for (const claim of claims) {
		if (taken.has(claim)) continue;
		let places = namedBy(claim).sort(byImportance);
		const states = stateOf(claim);
		if (states.length > 0 && (places.length === 0 || states.some(({ country_id }) => countries.has(country_id)))) {
			// A state alone is searched for as its country: no professional has a state.
			places = states.flatMap(({ country_id }) => dictionary.countries.get(country_id) ?? []);
		}
		// Of namesakes the one whose country is named, or goes with what is asked for.
		const inNamed = places.find((place) => !isCountry(place) && countries.has(place.country_id));
		if (inNamed && !isCountry(places[0] as Place)) places = [inNamed, ...places.filter((place) => place !== inNamed)];
		if (places.length > 0) groups.push({ places, claims: [claim], role: claim.role });
	}
	groups.sort((a, b) => (a.claims[0]?.from ?? 0) - (b.claims[0]?.from ?? 0));
	const comesFrom = (group: Group, isAlone: boolean) => {
		const [first] = group.places;
		if (!first || !group.claims[0]) return false;
		if (group.role === "from") return isCountry(first) ? !(isAlone && follows(group.claims[0])) : !isAlone;
		return group.role === "of" && isCountry(first) && !isAlone;
	};
	const others = groups.filter((group) => !comesFrom(group, groups.length === 1 && implied === null));
	const origins = groups.filter((group) => !others.includes(group));
	let place: Group | undefined;
	if (others.length > 0) {
		const isCity = ({ places: [first] }: Group) => first !== undefined && !isCountry(first);
		const led = others.filter(({ role }) => role === "to");
		place = led.find(isCity) ?? led[0] ?? others.find(isCity);
		// Two countries side by side: from the one to the other.
		place ??= origins.length > 0 ? others[0] : others.at(-1);
	} else if (groups.length > 1) place = groups.at(-1);
	if (implied && place && place.role !== "to" && isCountry(place.places[0] as Place) && place.places[0]?.id !== implied)
		place = undefined;
	const origin = groups.find((group) => {
		const [first] = group.places;
		if (group === place || !first || first.country_id === place?.places[0]?.country_id) return false;
		return isCountry(first) || group.role === "from";
	});
	const impliedPlace = implied && dictionary.countries.get(implied);
	return {
		places: place?.places ?? (impliedPlace ? [impliedPlace] : []),
		origin: origin?.places[0]?.country_id ?? null,
		used: [
			...(place?.claims ?? []).map((claim) => ({ claim, is: "place" as const })),
			...(origin?.claims ?? []).map((claim) => ({ claim, is: "origin" as const })),
		],
	};
}
