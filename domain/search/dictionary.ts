/**
 * What words mean, as far as search knows without asking the database: services, languages, countries and large
 * cities in every language of the specification. Built once per isolate, on the first search.
 */
import type { Mode } from "#domain/businesses/businesses.ts";
import type { Tier } from "#domain/businesses/legal-services.ts";
import { type Language, languages } from "#domain/ground/languages.ts";
import type { Place } from "#domain/places/places.ts";
import { cityLines, countryLines } from "./places.generated.ts";
import type { ServiceId } from "./query.ts";
import { keyOf, slipsBetween, wordsOf } from "./terms.ts";
import { fillerWords, placePrepositions, vocabulary } from "./vocabulary.ts";

/** What a phrase stands for. */
export type Meaning =
	| { kind: "service"; value: ServiceId }
	| { kind: "language"; value: Language }
	| { kind: "tier"; value: Tier }
	| { kind: "mode"; value: Mode }
	| { kind: "free_consultation" | "legal_aid"; value: true }
	| { kind: "place"; value: Place };

export type Dictionary = {
	/** Key (see `keyOf`) to meanings, likeliest first. */
	meanings: Map<string, Meaning[]>;
	/** The phrases that name a service, as people write them, for suggestions. */
	servicePhrases: { key: string; phrase: string; service: ServiceId }[];
	/** Every single word of a phrase, for correcting typing slips. */
	words: Set<string>;
	fillers: Set<string>;
	/** Words after which a place follows. */
	placePrepositions: Set<string>;
	countries: Map<string, Place>;
	/** Large cities by GeoNames id. */
	cities: Map<string, Place>;
};

let built: Dictionary | undefined;

/** The dictionary of this isolate. */
export function dictionary(): Dictionary {
	built ??= build();
	return built;
}

function build(): Dictionary {
	const meanings = new Map<string, Meaning[]>();
	const words = new Set<string>();
	const servicePhrases: Dictionary["servicePhrases"] = [];
	const learn = (phrase: string, meaning: Meaning) => {
		const parts = wordsOf(phrase);
		const key = parts.map((part) => part.folded).join("");
		if (!key) return;
		for (const part of parts) words.add(part.folded);
		const known = meanings.get(key);
		if (!known) meanings.set(key, [meaning]);
		else if (!known.some((other) => JSON.stringify(other) === JSON.stringify(meaning))) known.push(meaning);
	};

	for (const [target, phrases] of Object.entries(vocabulary)) {
		const meaning = meaningOf(target);
		for (const phrase of phrases.split("|")) {
			learn(phrase, meaning);
			if (meaning.kind === "service") servicePhrases.push({ key: keyOf(phrase), phrase, service: meaning.value });
		}
	}
	for (const reader of languages) {
		const names = new Intl.DisplayNames([reader], { type: "language" });
		for (const language of languages) learn(names.of(language) ?? language, { kind: "language", value: language });
	}
	const countries = new Map<string, Place>();
	for (const line of countryLines.split("\n")) {
		const [id = "", name = "", ...others] = line.split("|");
		if (!id) continue;
		const place: Place = { id, name, country_id: id, population: 0 };
		countries.set(id, place);
		for (const other of [name, ...others]) learn(other, { kind: "place", value: place });
	}
	const cities = new Map<string, Place>();
	for (const line of cityLines.split("\n")) {
		const [id = "", country_id = "", population = "", name = "", ...others] = line.split("|");
		if (!id) continue;
		const place: Place = { id, name, country_id, population: Number(population) };
		cities.set(id, place);
		for (const other of [name, ...others]) learn(other, { kind: "place", value: place });
	}
	return {
		meanings,
		servicePhrases,
		words,
		fillers: new Set(fillerWords.map(keyOf)),
		placePrepositions: new Set(placePrepositions.map(keyOf)),
		countries,
		cities,
	};
}

function meaningOf(target: string): Meaning {
	const [kind = "", value = ""] = target.split(":");
	if (kind === "free_consultation" || kind === "legal_aid") return { kind, value: true };
	return { kind, value } as Meaning;
}

/**
 * The word of the dictionary that a mistyped one was meant to be, or null: one slip, or two in a word of eight
 * letters or more; the first letter right rather than wrong; then the fewest slips, then alphabetical order.
 */
export function correctedByDictionary({ words }: Pick<Dictionary, "words">, word: string): string | null {
	const limit = word.length >= 8 ? 2 : 1;
	let best: { word: string; cost: number } | null = null;
	for (const candidate of words) {
		if (Math.abs(candidate.length - word.length) > limit || candidate.length < 4) continue;
		const slips = slipsBetween(word, candidate, limit);
		if (slips > limit) continue;
		const cost = slips * 2 + (candidate[0] === word[0] ? 0 : 1);
		if (!best || cost < best.cost || (cost === best.cost && candidate < best.word)) best = { word: candidate, cost };
	}
	return best?.word ?? null;
}
