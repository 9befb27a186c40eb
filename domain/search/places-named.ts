/** Where help is wanted and where the matter comes from, as words say. */
import type { Place } from "#domain/places/places.ts";
import type { Claim } from "./claims.ts";
import { isFiller } from "./fillers.ts";
import { areKeywordsOf } from "./how-typed.ts";
import { isEverydayWord } from "./intents.ts";
import { destinations } from "./location.ts";
import { behindTo, embassyWords, forWords, inWords, onwardWords, toWords } from "./neighbour-words.ts";
import { isNoPlace } from "./no-places.ts";
import { groupsOf, isCountry, isOfKin, type PlaceClaim, type PlaceGroup, roleOf } from "./place-groups.ts";
import { likelyRoles, type Mention, type Role } from "./place-roles.ts";
import { type PlacesMeant, placesByRule } from "./places-by-rule.ts";
import { placesCalled } from "./questions.ts";
import type { Reading } from "./reading.ts";
import { isUnspaced } from "./terms.ts";
import {
	isOfAncestor,
	isOfEstate,
	isOfHome,
	powerWords,
	whereAncestorsLived,
	whereItLies,
	whereTaxed,
} from "./ties-to-places.ts";

/**
 * Takes the places that words name. Beside a chosen location they say where the matter comes from, or narrow it to a city;
 * what contradicts it is set aside.
 */
export function readPlaces(reading: Reading) {
	takePlaces(reading);
	const country = reading.places[0]?.country_id;
	// Whoever is from where help is wanted says nothing of where from, but another may: "my fiancée is Thai, I'm British".
	if (reading.origin !== null && reading.origin === country)
		reading.origin = reading.peoples.find((people) => people !== country) ?? null;
	const said = reading.mentioned;
	if (reading.origin === null && said && country && said.people !== country) {
		reading.origin = said.people;
		reading.understand([reading.rangeOf(said.claim)], { kind: "country_experience", value: said.people });
	}
	const { origin } = reading;
	reading.understood = reading.understood.filter(
		({ kind, value }) => kind !== "country_experience" || value === origin,
	);
}

/** The places of a query, and what rules of grammar and of the words around say of each. */
export type PlacesHeard = { groups: PlaceGroup[]; mentions: Mention[]; byRule: PlacesMeant };

/** Hears the places that are named; what names them is spent. */
export function placesHeard(reading: Reading): PlacesHeard {
	const { units, claims, spent } = reading;
	const placeClaims = claims
		.filter((claim) => reading.means(claim, "place") || reading.means(claim, "state"))
		.filter((claim) => !reading.means(claim, "service") && !spent.has(claim))
		.filter((claim) => !isNoPlace(reading, claim));
	for (const claim of placeClaims) spent.add(claim);
	const country = (reading.places[0]?.country_id ?? impliedBy(reading)) || null;
	const groups = groupsOf(
		placeClaims.map((claim) => ({ ...claim, role: roleIn(reading, claim), isOfKin: isOfKin(units, claim) })),
		country,
		reading.dictionary,
	);
	// "Germany to Netherlands", "van Brugge naar Kaapstad": from the one to the other.
	groups.forEach((group, i) => {
		const next = groups[i + 1]?.claims[0];
		const last = Math.max(...group.claims.map(({ to }) => to));
		if (
			(group.role === null || group.role === "of") &&
			next?.from === last + 1 &&
			onwardWords.has(units[last]?.folded ?? "")
		)
			group.role = "from";
	});
	const byRule = placesByRule(
		groups,
		country,
		({ from }) => reading.isProfessional(from - 1) || reading.isProfessional(from - 2),
	);
	const isOfPower = powerWords.test(reading.query.q);
	const mentions = groups.map((group): Mention => {
		const [claim] = group.claims;
		const [place = null] = group.places;
		return {
			...reading.rangeOf(claim),
			place,
			beside: group.claims.slice(1).map((other) => reading.rangeOf(other)),
			hints: [
				`rule ${group === byRule.place ? "place" : group === byRule.origin ? "origin" : "none"}`,
				`role ${group.role}`,
				`kin ${group.isOfKin}`,
				`people ${reading.origin && (reading.origin === place?.country_id ? "same" : "other")}`,
				`implied ${country && (country === place?.country_id ? "same" : "other")}`,
				`home ${isOfHome(units, group)}`,
				`estate ${isOfEstate(units, group)}`,
				`power ${isOfPower}`,
				`word ${units.slice(claim.from, claim.to).every(({ folded }) => isEverydayWord(folded))}`,
			],
		};
	});
	return { groups, mentions, byRule };
}

/** What the words around a place say of it; where an embassy is, people want to leave for another country. */
function roleIn(reading: Reading, claim: Claim): PlaceClaim["role"] {
	const [before = "", ...further] = [1, 2, 3].map((i) => reading.units[claim.from - i]?.folded ?? "");
	const isCity = reading.meaningOf(claim, "place")?.value.population !== 0;
	// "Botschaft Rabat", "embassy of Spain in Rabat".
	const isOfEmbassy =
		(isCity && embassyWords.has(before)) || (inWords.has(before) && further.some((word) => embassyWords.has(word)));
	return isOfEmbassy ? "from" : roleOf(reading.units, claim);
}

/** The country that a term or a people's law names. */
function impliedBy(reading: Reading): string | null {
	const [term] = reading.terms;
	return (term && reading.meaningOf(term, "term")?.value.country_id) ?? reading.ruled?.country_id ?? null;
}

/** So likely must a place be the one where help is wanted, against where the matter comes from; more, if grammar says "from". */
const leastPlace = 0.2;
const leastAgainstRule = 0.5;
/** The same where only kin are said to be there. */
const leastOfKin = 0.42;
/** So likely must a place be where the matter comes from. */
const leastOrigin = 0.15;
/** From here on help may as well be wanted there: of those who are looked for in the wrong one of two places three in four are offered the other. */
const leastElsewhere = 0.08;
/** From here on it is none. */
const mostNone = 0.85;

const isIn = ({ places: [place] }: PlaceGroup, country_id: string) => place?.country_id === country_id;
const isElsewhere = (group: PlaceGroup, country_id: string) => group.places.length > 0 && !isIn(group, country_id);

/**
 * "Family visa in Kabul": who names no more than a matter and a town that it is led to wants it there; "Anwalt Pakistan",
 * "visa for Armenia", "アルバニアの弁護士": and so does who names no more than a kind of professional and a country.
 */
function isOnlyAskedFor(reading: Reading, [group, ...others]: PlaceGroup[]): boolean {
	if (!group || others.length > 0) return false;
	const { role, places, claims } = group;
	const isOfCountry = places.every(isCountry);
	const isUnled = role === null || (role === "of" && isUnspaced(reading.units[claims[0].from]?.folded ?? ""));
	if (role !== "to" && !(isOfCountry && isUnled)) return false;
	return reading.units.every(({ folded }, i) => {
		const isOfPlace = claims.some(({ from, to }) => i >= from && i < to);
		if (isOfPlace || toWords.has(folded) || behindTo.has(folded)) return true;
		const isJoined = forWords.has(folded) || folded === "の";
		return isOfCountry ? isJoined || reading.isKindOfProfessional(i) : reading.claimAt(i) !== undefined;
	});
}

/** "Spouse visa Philippines to Australia", "visa d'études du Cameroun vers le Canada": a matter, from where and where to, and nothing else. */
function isOnlyLed(reading: Reading, groups: PlaceGroup[]): boolean {
	const roles = groups.map(({ role }) => role);
	if (groups.length !== 2 || !roles.includes("to") || !(roles.includes("from") || roles.includes("of"))) return false;
	const isOfPlace = (i: number) => groups.some(({ claims }) => claims.some(({ from, to }) => i >= from && i < to));
	return reading.units.every(
		({ folded }, i) => isOfPlace(i) || isFiller(folded) || toWords.has(folded) || reading.claimAt(i) !== undefined,
	);
}

/** Which of the places is meant: as learnt, or by rule alone where nothing is. */
function placesMeant(reading: Reading, { groups, mentions, byRule }: PlacesHeard): PlacesMeant {
	if (groups.length === 0) return byRule;
	if (isOnlyAskedFor(reading, groups)) return { place: groups[0], origin: undefined };
	if (isOnlyLed(reading, groups)) return byRule;
	const implied = impliedBy(reading);
	// "Vivo en Perú y mi casero no me devuelve la fianza": who names no other place wants help where they live.
	const [home] = groups;
	if (
		home &&
		groups.length === 1 &&
		home.role === "to" &&
		!home.isOfKin &&
		implied === null &&
		isOfHome(reading.units, home)
	)
		return { place: home, origin: undefined };
	const tied =
		whereTaxed(reading, groups, implied) ?? whereItLies(reading, groups) ?? whereAncestorsLived(reading, groups);
	if (tied) return tied;
	// "Abogado en Londres, vivo en Bogotá": where a lawyer is asked for, wherever somebody is who asks.
	const asked = groups.filter(({ role, claims: [{ from }] }) => role === "to" && isLawyer(reading, from - 2));
	if (asked.length === 1 && groups.length > 1) {
		const country = asked[0]?.places[0]?.country_id;
		const other = groups.find((group) => country !== undefined && isElsewhere(group, country));
		return { place: asked[0], origin: undefined, elsewhere: other };
	}
	const text = reading.query.q;
	const [people = null] = reading.peoples;
	const likely = likelyRoles(text, mentions);
	if (!likely) return byRule;
	const said = groups
		.map((group, i) => ({ group, ...(likely[i] as Record<Role, number>) }))
		.filter(({ group, none }) => none < mostNone || isCityIn(implied)(group.places[0] as Place))
		.map((one) => ({ ...one, share: one.place / (one.place + one.origin) }))
		.toSorted((a, b) => b.share - a.share);
	const [best] = said;
	// Of several in different countries one is where help is wanted, unless all are where somebody comes from.
	// Whoever is of another people wants help where they are or go to.
	const isOne =
		(said.length > 1 && byRule.place !== undefined) ||
		(people !== null && best !== undefined && best.group === byRule.place && isElsewhere(best.group, people));
	// "My wife is still in Kabul": where kin alone are said to be, they are to come from; not so from where many move to.
	const [first] = best?.group.places ?? [];
	const isOfKin = said.length === 1 && best?.group.isOfKin && first && !destinations.has(first.country_id);
	// "Migrationsverket ... must go back to Kabul": an office says where, unless a place elsewhere is likelier.
	const isAgainst = best !== undefined && implied !== null && said.length === 1 && isElsewhere(best.group, implied);
	const least = isAgainst || best?.group === byRule.origin ? leastAgainstRule : isOfKin ? leastOfKin : leastPlace;
	const place = best && (isOne || best.share >= least) ? best.group : undefined;
	const country = place?.places[0]?.country_id;
	const isOther = (group: PlaceGroup | undefined) => group !== place && group?.places[0]?.country_id !== country;
	const origin = said
		.filter(({ group, origin }) => isOther(group) && origin >= leastOrigin)
		.toSorted((a, b) => b.origin - a.origin)[0]?.group;
	// What grammar says is "from" needs no likelihood beside a place to go to.
	const isLedFrom = place !== undefined && byRule.origin?.role === "from" && isOther(byRule.origin);
	const elsewhere = said.find(({ group, share }) => isOther(group) && share >= leastElsewhere)?.group;
	return { place, origin: origin ?? (isLedFrom ? byRule.origin : undefined), elsewhere: place && elsewhere };
}

const isLawyer = ({ units, dictionary }: Reading, i: number) =>
	(dictionary.meanings.get(units[i]?.folded ?? "") ?? []).some(
		({ kind, value }) => kind === "tier" && value === "licensed_lawyer",
	);

const isCityIn = (country_id: string | null) => (place: Place) => !isCountry(place) && place.country_id === country_id;

function takePlaces(reading: Reading) {
	const { terms, ruled, dictionary } = reading;
	const [chosen] = reading.places;
	const implied = impliedBy(reading);
	const [people = null] = reading.peoples;
	const meant = placesMeant(reading, placesHeard(reading));
	// "DACA Mexico", "NIE Germany": of key words a term says which country. In a sentence the words around a place say more.
	const isOfTerm = (i: number) => terms.some(({ from, to }) => i >= from && i < to);
	const areKeywords = () =>
		areKeywordsOf(
			reading.units.filter((_, i) => !isOfTerm(i)),
			dictionary,
		);
	const contradicts =
		implied !== null && meant.place?.role !== "to" && isOtherCountry(meant.place, implied) && areKeywords();
	const group = contradicts && !chosen ? undefined : meant.place;
	const impliedPlace = dictionary.countries.get(chosen?.country_id ?? implied ?? "");
	const [term] = terms;
	const impliedCity =
		impliedPlace && !chosen
			? terms.map((one) => placeWithin(reading, one, isCityIn(impliedPlace.id))).find((city) => city !== null)
			: null;
	// Of an ancestor's town the country.
	const named =
		group && isOfAncestor(reading, group)
			? group.places.map((place) => dictionary.countries.get(place.country_id) ?? place)
			: group?.places;
	const places = named ?? (impliedCity ? [impliedCity] : impliedPlace ? [impliedPlace] : []);
	// "Afghan family, came through Iran": who somebody is says more than where they were, unless they come from there.
	const from = contradicts ? (meant.origin ?? meant.place) : meant.origin;
	const isPassed = people !== null && from?.role !== "from" && people !== places[0]?.country_id;
	const origin = isPassed ? null : (from?.places[0]?.country_id ?? null);
	const [said] = places;
	if (!chosen || (said && isWithin(said, chosen))) reading.places = places;
	reading.isPlaceImplied = !chosen && !group && impliedPlace !== undefined;
	const [place] = reading.places;
	// Whoever has chosen one of two places is led to the other.
	const others = chosen ? [meant.place, meant.elsewhere].filter((one) => one && !isIn(one, chosen.country_id)) : [];
	reading.elsewhere = (chosen ? others[0] : group && meant.elsewhere)?.places[0] ?? null;
	const isSaid = place && said && (said === place || isWithin(place, said));
	for (const claim of group?.claims ?? []) {
		const ranges = [reading.rangeOf(claim)];
		if (isSaid) reading.understand(ranges, { kind: "place", value: place });
		else {
			const words = reading.ignore(ranges);
			if (reading.elsewhere && group?.places.includes(reading.elsewhere)) reading.elsewhereIgnored = words;
		}
	}
	for (const claim of from?.claims ?? [])
		if (origin) reading.understand([reading.rangeOf(claim)], { kind: "country_experience", value: origin });
	const implying = term ?? ruled?.claim;
	if (!group && said && !chosen && implying)
		reading.understand([reading.rangeOf(implying)], { kind: "place", value: said });
	if (origin) reading.origin = origin;
	else if (term && reading.origin === null) takeOriginWithin(reading, term);
}

/** "TPS Honduras" is what people of Honduras have. */
function takeOriginWithin(reading: Reading, term: Claim) {
	const own = reading.meaningOf(term, "term")?.value.country_id;
	const country = placeWithin(reading, term, (place) => isCountry(place) && place.id !== own);
	if (!country) return;
	reading.origin = country.id;
	reading.understand([reading.rangeOf(term)], { kind: "country_experience", value: country.id });
}

/** A place that the words of a term name besides its country: "اقامت دبی" is the residence of Dubai. */
function placeWithin({ units, dictionary, answers }: Reading, { from, to }: Claim, isMeant: (place: Place) => boolean) {
	const words = units.slice(from, to).map(({ folded }) => folded);
	const places = [...(to - from > 1 ? [words.join("")] : []), ...words].flatMap((key) => [
		...(dictionary.meanings.get(key) ?? []).flatMap(({ kind, value }) => (kind === "place" ? [value] : [])),
		...(to - from < 2 || isEverydayWord(key) ? [] : placesCalled(answers, key)),
	]);
	return places.find(isMeant) ?? null;
}

const isOtherCountry = (group: PlaceGroup | undefined, country_id: string) => {
	const [place] = group?.places ?? [];
	return place !== undefined && isCountry(place) && place.id !== country_id;
};

/** Whether one is the other, or a city of it. */
const isWithin = (place: Place, other: Place) =>
	place.id === other.id || (isCountry(other) && place.country_id === other.country_id);
