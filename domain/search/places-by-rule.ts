/** Which of the places that are named is meant, as rules of grammar say: the hint that place-roles.ts weighs with all else. */
import type { Claim } from "./claims.ts";
import { destinations } from "./location.ts";
import { isCountry, type PlaceGroup } from "./place-groups.ts";

/** Where help is wanted, where the matter comes from, and the place that may as well be the first of these. */
export type PlacesMeant = {
	place: PlaceGroup | undefined;
	origin: PlaceGroup | undefined;
	elsewhere?: PlaceGroup | undefined;
};

/**
 * @param implied the country that is chosen, or that something else in the words says
 * @param follows whether a service or a kind of professional stands right before the claim ("lawyer from Spain")
 */
export function placesByRule(
	groups: PlaceGroup[],
	implied: string | null,
	follows: (claim: Claim) => boolean,
): PlacesMeant {
	const comesFrom = (group: PlaceGroup, isAlone: boolean) => {
		const [first] = group.places;
		if (!first) return false;
		if (group.role === "from") return isCountry(first) ? !(isAlone && follows(group.claims[0])) : !isAlone;
		// "A visa of Canada from India".
		const isFromElsewhere = groups.some((other) => other !== group && other.role === "from");
		return group.role === "of" && isCountry(first) && !isAlone && !isFromElsewhere;
	};
	const others = groups.filter((group) => !comesFrom(group, groups.length === 1 && implied === null));
	const origins = groups.filter((group) => !others.includes(group));
	let place: PlaceGroup | undefined;
	if (others.length > 0) {
		const isCity = ({ places: [first] }: PlaceGroup) => first !== undefined && !isCountry(first);
		// Of two countries people are in the one and want to the other: mostly to one that many move to.
		const isDestination = ({ places: [first] }: PlaceGroup) =>
			first !== undefined && destinations.has(first.country_id);
		const own = others.some((group) => !group.isOfKin) ? others.filter((group) => !group.isOfKin) : others;
		const likely = own.some(isDestination) ? own.filter(isDestination) : own;
		const led = likely.filter(({ role }) => role === "to");
		place = led.find(isCity) ?? led[0] ?? likely.find(isCity);
		// Two countries side by side: from the one to the other.
		place ??= origins.length > 0 ? likely[0] : likely.at(-1);
	} else if (groups.length > 1) place = groups.at(-1);
	if (
		implied &&
		place &&
		place.role !== "to" &&
		place.places[0] &&
		isCountry(place.places[0]) &&
		place.places[0]?.id !== implied
	)
		place = undefined;
	const origin = groups.find((group) => {
		const [first] = group.places;
		if (group === place || !first || first.country_id === place?.places[0]?.country_id) return false;
		const isElsewhere = !destinations.has(first.country_id) && destinations.has(place?.places[0]?.country_id ?? "");
		// "Da Napoli a Londra": what is "of" elsewhere leads from one place to another.
		const isOnTheWay = group.role === "of" && place?.role === "to";
		return isCountry(first) || group.role === "from" || isElsewhere || isOnTheWay || group.isOfKin;
	});
	return { place, origin };
}
