/** States in two or three letters behind a city: "Paris TX", "Perth WA". */
import { isCountryId, type Place } from "#domain/places/places.ts";
import { phrase, type Unit } from "./claims.ts";
import type { Dictionary } from "./dictionary-types.ts";
import { isFiller } from "./fillers.ts";
import { areKeywordsOf, isCapital } from "./how-typed.ts";
import { isKnownWord } from "./intents.ts";
import { type Answers, isPlaceKey, placesCalled } from "./questions.ts";

/** "Paris TX" is Paris, Texas: two letters are a state's name behind what may be a city. */
export function withStates(units: Unit[], dictionary: Dictionary, answers: Answers | null): Unit[] {
	const { shortStates, meanings } = dictionary;
	/** The cities that the words before may be: "Croatia ok?" names no state. */
	const citiesBefore = (i: number) =>
		[1, 2, 3].flatMap((length): Place[] => {
			const key = length <= i ? phrase(units, i - length, i) : "";
			const known = (meanings.get(key) ?? []).flatMap((one) =>
				one.kind === "place" && !isCountryId(one.value.id) ? [one.value] : [],
			);
			return [...known, ...placesCalled(answers, key).filter(({ region }) => region)];
		});
	/** "Perth WA" is in Western Australia, "Seattle WA" in Washington. */
	const stateWith = (cities: Place[], called: string[]) => {
		const holds = (state: string, isExact: boolean) =>
			meanings
				.get(state)
				?.some(
					({ kind, value }) =>
						kind === "state" &&
						cities.some((city) => city.country_id === value.country_id && (!isExact || city.region === value.name)),
				);
		return called.find((state) => holds(state, true)) ?? called.find((state) => holds(state, false)) ?? called[0];
	};
	const areKeywords = areKeywordsOf(
		units.filter(({ folded }) => !shortStates.has(folded)),
		dictionary,
	);
	/** Whether a city that is named before has a namesake in one of the states. */
	const isNamesakeThere = (i: number, called: string[]) =>
		[1, 2, 3].some((length) => length <= i && called.some((state) => isPlaceKey(phrase(units, i - length, i) + state)));
	return units.map((unit, i) => {
		const called = shortStates.get(unit.folded);
		if (!called && unit.text !== "LA") return unit;
		const cities = citiesBefore(i);
		const isPlaceBefore = cities.length > 0;
		const before = units[i - 1];
		// "Lawyer LA": nobody shouts an article, but in "LA ROCHELLE".
		const isAloneInCapitals = [before, units[i + 1]].every((one) => !one || one.text !== one.text.toUpperCase());
		if (unit.text === "LA" && before && isAloneInCapitals && !isPlaceBefore) return { ...unit, folded: "losangeles" };
		if (!called || !before) return unit;
		const isShouted = unit.text === unit.text.toUpperCase() && before.text !== before.text.toUpperCase();
		const isUnknown = !meanings.has(before.folded) && !isKnownWord(before.folded) && isCapital(before);
		// "Alexandria va immigration lawyer", "eviction portland me": a small word elsewhere.
		const isWord = isFiller(unit.folded) && !((areKeywords || i === units.length - 1) && isNamesakeThere(i, called));
		const isState = isPlaceBefore ? isShouted || !isWord : isShouted && isUnknown;
		return isState ? { ...unit, folded: stateWith(cities, called) ?? unit.folded } : unit;
	});
}
