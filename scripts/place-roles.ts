/**
 * Teaches which part a place plays in a sentence (`domain/search/place-roles.ts`), from `domain/search/language/stories/`, `journeys/` and
 * `origins/`: a line has the services that the sentence asks for, best first, and the sentence with its places marked. Journeys tell plainly
 * how somebody stands to two countries, origins whence somebody is beside a matter; they teach nothing else.
 */
import { readdirSync, readFileSync } from "node:fs";
import { unitsOf } from "#domain/search/claims.ts";
import { dictionary } from "#domain/search/dictionary.ts";
import { withInflections } from "#domain/search/inflections.ts";
import { readPeoples } from "#domain/search/peoples-named.ts";
import { featuresOfRoles, type Mention, roles } from "#domain/search/place-roles.ts";
import { cityLines } from "#domain/search/places.generated.ts";
import { placesHeard } from "#domain/search/places-named.ts";
import { emptyQuery } from "#domain/search/query.ts";
import type { Answers, NamedPlace, Questions } from "#domain/search/questions.ts";
import { Reading } from "#domain/search/reading.ts";
import { withStates } from "#domain/search/short-states.ts";
import { wordsOf } from "#domain/search/terms.ts";
import { understand } from "#domain/search/understand.ts";
import { vocabulary } from "#domain/search/vocabulary.ts";
import { loadPlaces } from "#drizzle/seed/places.ts";
import { Random } from "#drizzle/seed/random.ts";
import { namedCities } from "#drizzle/seed/reference.ts";
import type { Example } from "./train-regression.ts";

const sources = new URL("../domain/search/language/", import.meta.url);

/** As roles are in order. */
const marksOfRoles = "PON";

/** A sentence that people type: what it asks for, best first, and its text with where in it the marked names stand. */
export type Sentence = { services: string[]; text: string; names: { start: number; end: number; role: number }[] };

function sentenceOf(line: string): Sentence {
	const [services = "", marked = ""] = line.split("\t");
	return { services: services.split("|"), ...unmarked(marked, marksOfRoles) };
}

/** A text without its marks, which are letters, and where in it the marked names stand; of each its mark's place among all. */
export function unmarked(line: string, marks: string): Pick<Sentence, "text" | "names"> {
	let text = "";
	let at = 0;
	const names: Sentence["names"] = [];
	for (const { 0: all, 1: mark = "", 2: name = "", index } of line.matchAll(/\[([A-Z]):([^\]]+)\]/g)) {
		text += line.slice(at, index);
		names.push({ start: text.length, end: text.length + name.length, role: marks.indexOf(mark) });
		text += name;
		at = index + all.length;
	}
	return { text: text + line.slice(at), names };
}

/** What the database would answer; nobody's name is known here. */
function answersTo(cities: Map<string, NamedPlace[]>, { places, words }: Questions): Answers {
	return {
		places: [...new Set(places.flatMap((key) => cities.get(key) ?? []))],
		words: new Map(words.map((word) => [word, { isText: false, isName: false, near: [] }])),
	};
}

/** Examples of the sentences: what names a place there, or seems to and plays no part. */
export function examplesOf(sentences: Pick<Sentence, "text" | "names">[]): Example[][] {
	const words = dictionary();
	const cities = new Map<string, NamedPlace[]>();
	for (const city of namedCities(loadPlaces()))
		for (const key of city.keys) cities.set(key, [...(cities.get(key) ?? []), city]);
	return sentences.map(({ text, names }) => {
		const query = { ...emptyQuery, q: text };
		const { questions } = understand(query, words, null);
		const answers = questions && answersTo(cities, questions);
		const units = withStates(withInflections(unitsOf(text, words, answers), words, answers), words, answers);
		const reading = new Reading(query, units, words, answers);
		readPeoples(reading);
		const { mentions } = placesHeard(reading);
		return featuresOfRoles(text, mentions).map((features, i) => {
			const mention = mentions[i] as Mention;
			const name = names.find(({ start, end }) => start < mention.end && end > mention.start);
			return { features, outcome: name?.role ?? roles.indexOf("none") };
		});
	});
}

/** So many queries of a few words with a city teach what most people type. */
const mostKeywords = 2_000;
const shortPhrase = 3;

/** A service and a large city, mostly behind it. */
export function keywords() {
	const random = new Random(4);
	const phrases = Object.entries(vocabulary)
		.filter(([target]) => target.startsWith("service:"))
		.flatMap(([, phrases]) => phrases.split("|"))
		.filter((phrase) => wordsOf(phrase).length <= shortPhrase);
	const cities = cityLines.split("\n").flatMap((line) => line.split("|")[4] || []);
	return Array.from({ length: mostKeywords }, () => {
		const [phrase, city] = [random.pick(phrases), `[P:${random.pick(cities)}]`];
		return unmarked(random.chance(0.8) ? `${phrase} ${city}` : `${city} ${phrase}`, marksOfRoles);
	});
}

const sentencesOf = (file: URL) =>
	readFileSync(file, "utf8")
		.split("\n")
		.filter((line) => line.trim() !== "")
		.map(sentenceOf);

/** The sentences of a folder in all languages, in order. */
export const sentencesIn = (folder: URL) =>
	readdirSync(folder)
		.sort()
		.flatMap((name) => sentencesOf(new URL(name, folder)));

const stories = new URL("stories/", sources);
/** The stories of a file: of one language. */
export const storiesIn = (name: string) => sentencesOf(new URL(name, stories));

export const sentences = () => sentencesIn(stories);

/** So often is learnt what tells plainly how somebody stands to two countries. */
const timesJourneys = 2;

export const journeys = () =>
	Array.from({ length: timesJourneys }, () => sentencesIn(new URL("journeys/", sources))).flat();

export const origins = () => sentencesIn(new URL("origins/", sources));
