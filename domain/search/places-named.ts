/** Where help is wanted and where the matter comes from, as words say. */
import { isCountryId, type Place } from "#domain/places/places.ts";
import type { Claim, Unit } from "./claims.ts";
import type { Dictionary } from "./dictionary.ts";
import { byImportance, destinations } from "./location.ts";
import {
	behindFrom,
	behindTo,
	fromWords,
	kinWords,
	ofWords,
	selfWords,
	toWords,
	turkishFrom,
	turkishTo,
	withWords,
} from "./neighbour-words.ts";
import type { Reading } from "./reading.ts";
import { isUnspaced } from "./terms.ts";

/** A claim that names a place, a state or a people, with what the words around it say of it. */
export type PlaceClaim = Claim & {
	role: "to" | "from" | "of" | null;
	/** Whether kin of whoever asks are said to be there ("my wife is still in Kabul"). */
	isOfKin: boolean;
};

/** What words say of places. */
export type PlacesRead = {
	/** Where help is wanted, likeliest first; of several, the others are namesakes. */
	places: Place[];
	/** Where the matter comes from. */
	origin: string | null;
	used: { claim: Claim; is: "place" | "origin" }[];
};

const isCountry = (place: Place) => isCountryId(place.id);
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
	const { role } = units[to - 1] as Unit;
	if (role) return role;
	if (behindFrom.has(behind)) return "from";
	// "ベトナムにいる妻": whoever is of the family and there comes from there.
	if (behind === "に" && units.slice(to + 1, to + 4).some(({ folded }) => kinWords.has(folded))) return "from";
	if (to - from > 1 && turkishFrom.test(named)) return "from";
	if (to - from > 1 && turkishTo.test(named)) return "to";
	if (fromWords.has(before)) return "from";
	// An article may stand between ("aus der Türkei", "de la India").
	const further = units[from - 2]?.folded ?? "";
	if (articles.has(before) && fromWords.has(further)) return "from";
	if (behindTo.has(behind) || toWords.has(before)) return "to";
	if (ofWords.has(before)) return "of";
	if (articles.has(before)) {
		if (toWords.has(further)) return "to";
		if (ofWords.has(further)) return "of";
	}
	return null;
}
/** How far before a place stands who is there. */
const reach = 4;

/** Whether kin are named shortly before a place, and nobody since. Without spaces they are who is brought there. */
function isOfKin(units: Unit[], { from }: Pick<Claim, "from">): boolean {
	const before = units.slice(Math.max(0, from - reach), from).map(({ folded }) => folded);
	// "I with my children": there they are too. Arabic writes "and" at the beginning of the next word.
	const isWith = (i: number) => withWords.has(before[i - 1] ?? "") || withWords.has(before[i - 2] ?? "");
	const isKin = (word: string) => kinWords.has(word) || kinWords.has(word.replace(/^و/u, ""));
	const who = before.findLast((word, i) => selfWords.has(word) || (isKin(word) && !isWith(i)));
	return who !== undefined && isKin(who) && !isUnspaced(who);
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
function placesSaid(
	claims: PlaceClaim[],
	implied: string | null,
	dictionary: Dictionary,
	follows: (claim: Claim) => boolean,
): PlacesRead {
	type Group = Pick<PlaceClaim, "role" | "isOfKin"> & { places: Place[]; claims: PlaceClaim[] };
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
				isOfKin: claim.isOfKin,
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
		if (places.length > 0) groups.push({ places, claims: [claim], role: claim.role, isOfKin: claim.isOfKin });
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
		// Of two countries people are in the one and want to the other: mostly to one that many move to.
		const isDestination = ({ places: [first] }: Group) => first !== undefined && destinations.has(first.country_id);
		const own = others.some((group) => !group.isOfKin) ? others.filter((group) => !group.isOfKin) : others;
		const likely = own.some(isDestination) ? own.filter(isDestination) : own;
		const led = likely.filter(({ role }) => role === "to");
		place = led.find(isCity) ?? led[0] ?? likely.find(isCity);
		// Two countries side by side: from the one to the other.
		place ??= origins.length > 0 ? likely[0] : likely.at(-1);
	} else if (groups.length > 1) place = groups.at(-1);
	if (implied && place && place.role !== "to" && isCountry(place.places[0] as Place) && place.places[0]?.id !== implied)
		place = undefined;
	const origin = groups.find((group) => {
		const [first] = group.places;
		if (group === place || !first || first.country_id === place?.places[0]?.country_id) return false;
		const isElsewhere = !destinations.has(first.country_id) && destinations.has(place?.places[0]?.country_id ?? "");
		// "Da Napoli a Londra": what is "of" elsewhere leads from one place to another.
		const isOnTheWay = group.role === "of" && place?.role === "to";
		return isCountry(first) || group.role === "from" || isElsewhere || isOnTheWay || group.isOfKin;
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

/**
 * Takes the places that words name. Beside a chosen location they say where the matter comes from, or narrow it to a city;
 * what contradicts it is set aside.
 */
export function readPlaces(reading: Reading) {
	const { claims, spent } = reading;
	const placeClaims = claims
		.filter((claim) => reading.means(claim, "place") || reading.means(claim, "state"))
		.filter((claim) => !reading.means(claim, "service") && !reading.means(claim, "language") && !spent.has(claim));
	for (const claim of placeClaims) spent.add(claim);
	takePlaces(reading, placeClaims);
	const [place] = reading.places;
	if (reading.origin === null && place && reading.mentioned !== null) {
		const { people, claim } = reading.mentioned;
		reading.origin = people;
		reading.understand([reading.rangeOf(claim)], { kind: "country_experience", value: people });
	}
	// Whoever is from where help is wanted says nothing of where from.
	if (reading.origin !== null && reading.origin === reading.places[0]?.country_id) {
		reading.origin = null;
		reading.understood = reading.understood.filter(({ kind }) => kind !== "country_experience");
	}
}

function takePlaces(reading: Reading, placeClaims: Claim[]) {
	const { units, terms, ruled } = reading;
	const [chosen] = reading.places;
	const [term] = terms;
	const implied = (term && reading.meaningOf(term, "term")?.value.country_id) ?? ruled?.country_id ?? null;
	const { places, origin, used } = placesSaid(
		placeClaims.map((claim) => ({ ...claim, role: roleOf(units, claim), isOfKin: isOfKin(units, claim) })),
		chosen?.country_id ?? implied,
		reading.dictionary,
		({ from }) => reading.isProfessional(from - 1) || reading.isProfessional(from - 2),
	);
	const [said] = places;
	if (!chosen || (said && isWithin(said, chosen))) reading.places = places;
	const [place] = reading.places;
	const isSaid = place && said && (said === place || isWithin(place, said));
	for (const { claim, is } of used) {
		const ranges = [reading.rangeOf(claim)];
		if (is === "origin" && origin) reading.understand(ranges, { kind: "country_experience", value: origin });
		else if (isSaid) reading.understand(ranges, { kind: "place", value: place });
		else reading.ignore(ranges);
	}
	const implying = term ?? ruled?.claim;
	if (used.length === 0 && said && !chosen && implying)
		reading.understand([reading.rangeOf(implying)], { kind: "place", value: said });
	if (origin) reading.origin = origin;
}

/** Whether one is the other, or a city of it. */
const isWithin = (place: Place, other: Place) =>
	place.id === other.id || (isCountry(other) && place.country_id === other.country_id);
