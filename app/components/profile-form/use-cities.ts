import { useCallback, useEffect, useState } from "react";
import type { CityOption } from "./place-fields.tsx";

type Known = { country: string; cities: readonly CityOption[] | null; isBroken: boolean };

/**
 * The cities of a country as it is chosen: those of the first came with the page (null for none), others are fetched.
 * In the order of their names, as the reader's language has it.
 */
export function useCities(first: { country: string; cities: readonly CityOption[] | null }, locale: string) {
	const [country, setCountry] = useState(first.country);
	const [known, setKnown] = useState<Known>({ ...first, isBroken: false });
	const [attempt, setAttempt] = useState(0);
	const isKnown = known.country === country && known.cities !== null;
	useEffect(() => {
		if (!country || isKnown) return;
		const controller = new AbortController();
		fetch(`/api/lookups/cities?country_id=${country}`, {
			signal: controller.signal,
			cache: attempt ? "reload" : "default",
		})
			.then(async (answer) => {
				if (!answer.ok) throw new Error(String(answer.status));
				const cities = byName((await answer.json()) as CityOption[], locale);
				setKnown({ country, cities, isBroken: false });
			})
			.catch(() => {
				if (!controller.signal.aborted) setKnown({ country, cities: null, isBroken: true });
			});
		return () => controller.abort();
	}, [country, isKnown, attempt, locale]);
	return {
		country,
		cities: isKnown ? known.cities : null,
		isBroken: known.country === country && known.isBroken,
		choose: setCountry,
		retry: useCallback(() => {
			setKnown((before) => ({ ...before, isBroken: false }));
			setAttempt((n) => n + 1);
		}, []),
	};
}

/** In the order of a language: capital and small letters, accents and scripts where its readers look for them. */
export function byName<Named extends { name: string }>(list: readonly Named[], locale: string): Named[] {
	const collator = new Intl.Collator(locale);
	return [...list].sort((a, b) => collator.compare(a.name, b.name));
}
