/**
 * The dictionary as a file beside the Worker: to make it takes a second and a half, to read it a fifth of that. The build makes it,
 * so it is as new as the Worker itself. See docs/decisions/065.
 */
import { isCountryId, type Place } from "#domain/places/places.ts";
import type { Dictionary, Meaning } from "./dictionary-types.ts";
import { wordsAlike } from "./words-alike.ts";

/** A meaning as the file has it: places by their ids. */
type Written = Exclude<Meaning, { kind: "place" }> | { kind: "place"; value: string };

/** The file, as JSON. Words and keys have no spaces in them, and one between them. */
type DictionaryFile = {
	places: Place[];
	/** Meanings, then all keys that have just these: those of one word, those of two, and so on. */
	meanings: [meanings: Written[], ...keys: string[]][];
	words: { ofTowns: string; ofPhrases: string; others: string };
	/** Words of phrases that no slip is mended to. */
	unmended: string;
	/** With how many words each has. */
	termsInContext: [key: string, meanings: Written[], words: number][];
	shortStates: [string, string[]][];
	peoples: [string, string][];
} & Pick<Dictionary, "servicePhrases">;

/** The file of a dictionary. */
export function fileOf(dictionary: Dictionary): string {
	const { countries, cities, words, phraseWords } = dictionary;
	const written = (meanings: Meaning[]): Written[] =>
		meanings.map((one) => (one.kind === "place" ? { ...one, value: one.value.id } : one));
	const alike = new Map<string, DictionaryFile["meanings"][number]>();
	for (const [key, meanings] of dictionary.meanings) {
		const same = JSON.stringify(written(meanings));
		const entry = alike.get(same) ?? [written(meanings)];
		alike.set(same, entry);
		const count = dictionary.wordCounts.get(key) ?? 1;
		for (let i = 1; i <= count; i++) entry[i] ??= "";
		entry[count] = entry[count] ? `${entry[count]} ${key}` : key;
	}
	const towns = new Set(dictionary.wordsByLength.flatMap((of) => of.words.filter((_, i) => of.areOfTown[i])));
	const those = (isOne: (word: string) => boolean) => [...words].filter(isOne).join(" ");
	const file: DictionaryFile = {
		places: [...countries.values(), ...cities.values()],
		meanings: [...alike.values()],
		words: {
			ofTowns: those((word) => towns.has(word)),
			ofPhrases: those((word) => phraseWords.has(word)),
			others: those((word) => !towns.has(word) && !phraseWords.has(word)),
		},
		unmended: [...phraseWords].filter((word) => !words.has(word)).join(" "),
		shortStates: [...dictionary.shortStates],
		peoples: [...dictionary.peoples],
		termsInContext: [...dictionary.termsInContext].map(([key, meanings]) => [
			key,
			written(meanings),
			dictionary.wordCounts.get(key) ?? 1,
		]),
		servicePhrases: dictionary.servicePhrases,
	};
	return JSON.stringify(file);
}

const list = (words: string | undefined) => (words ? words.split(" ") : []);

/** The dictionary of a file. */
export function dictionaryIn(file: ArrayBuffer): Dictionary {
	const { places, words, unmended, servicePhrases, ...of }: DictionaryFile = JSON.parse(new TextDecoder().decode(file));
	const byId = new Map(places.map((place) => [place.id, place]));
	const read = (written: Written[]) => {
		const meant: Meaning[] = [];
		for (const one of written) {
			const place = one.kind === "place" && byId.get(one.value);
			if (place) meant.push({ kind: "place", value: place });
			else if (one.kind !== "place") meant.push(one);
		}
		return meant;
	};
	const meanings = new Map<string, Meaning[]>();
	const wordCounts = new Map<string, number>();
	for (const [written, ...keys] of of.meanings) {
		const meant = read(written);
		for (const [i, said] of keys.entries())
			for (const key of list(said)) {
				meanings.set(key, meant);
				if (i > 0) wordCounts.set(key, i + 1);
			}
	}
	for (const [key, , count] of of.termsInContext) if (count > 1) wordCounts.set(key, count);
	const towns = new Set(list(words.ofTowns));
	const ofPhrases = list(words.ofPhrases);
	const all = new Set([...towns, ...ofPhrases, ...list(words.others)]);
	const named = (isOne: (id: string) => boolean) =>
		new Map(places.flatMap((place) => (isOne(place.id) ? [[place.id, place] as const] : [])));
	return {
		meanings,
		wordCounts,
		shortStates: new Map(of.shortStates),
		servicePhrases,
		words: all,
		wordsByLength: wordsAlike(all, (word) => towns.has(word)),
		phraseWords: new Set([...ofPhrases, ...list(unmended)]),
		peoples: new Map(of.peoples),
		termsInContext: new Map(of.termsInContext.map(([key, written]) => [key, read(written)])),
		countries: named(isCountryId),
		cities: named((id) => !isCountryId(id)),
	};
}
