/**
 * Teaches which part a place plays in a sentence (`domain/search/place-roles.ts`), from `domain/search/language/stories/`: a
 * line has the services that the sentence asks for, best first, and the sentence with its places marked.
 */
import { readdirSync, readFileSync } from "node:fs";
import { unitsOf } from "#domain/search/claims.ts";
import { dictionary } from "#domain/search/dictionary.ts";
import { rowOf, tableWith } from "#domain/search/feature-table.ts";
import { withInflections } from "#domain/search/inflections.ts";
import type { LearntRoles } from "#domain/search/learnt.ts";
import { withStates } from "#domain/search/meanings.ts";
import { readPeoples } from "#domain/search/peoples-named.ts";
import { featuresOfRoles, type Mention, roleFeatureCount, roleStep, roles } from "#domain/search/place-roles.ts";
import { cityLines } from "#domain/search/places.generated.ts";
import { placesHeard } from "#domain/search/places-named.ts";
import { emptyQuery } from "#domain/search/query.ts";
import type { Answers, NamedPlace, Questions } from "#domain/search/questions.ts";
import { Reading } from "#domain/search/reading.ts";
import { wordsOf } from "#domain/search/terms.ts";
import { understand } from "#domain/search/understand.ts";
import { vocabulary } from "#domain/search/vocabulary.ts";
import { loadPlaces } from "#drizzle/seed/places.ts";
import { Random } from "#drizzle/seed/random.ts";
import { namedCities } from "#drizzle/seed/reference.ts";

const stories = new URL("../domain/search/language/stories/", import.meta.url);

/** A place in a sentence: the features of its role, and the role. */
type Example = { features: number[]; role: number };

const marks = "PON";

/** A sentence that people type: what it asks for, best first, and its text with where in it the marked names stand. */
export type Sentence = { services: string[]; text: string; names: { start: number; end: number; role: number }[] };

function sentenceOf(line: string): Sentence {
	const [services = "", marked = ""] = line.split("\t");
	return { services: services.split("|"), ...unmarked(marked) };
}

/** A text without its marks, and where in it the marked names stand. */
function unmarked(line: string): Pick<Sentence, "text" | "names"> {
	let text = "";
	let at = 0;
	const names: Sentence["names"] = [];
	for (const { 0: all, 1: mark = "", 2: name = "", index } of line.matchAll(/\[([PON]):([^\]]+)\]/g)) {
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
			return { features, role: name?.role ?? roles.indexOf("none") };
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
		return unmarked(random.chance(0.8) ? `${phrase} ${city}` : `${city} ${phrase}`);
	});
}

/** The sentences of all languages, in order. */
export const sentences = () =>
	readdirSync(stories)
		.sort()
		.flatMap((name) => readFileSync(new URL(name, stories), "utf8").split("\n"))
		.filter((line) => line.trim() !== "")
		.map(sentenceOf);

const rounds = 6;
const step = 0.03;
/** Of the features of an example so many are left out each time. */
const leftOut = 0.2;
/** What is seen less often says nothing of others. */
const fewestTimes = 3;
/** So sure is no sentence. */
const doubt = 0.05;

/** What each feature speaks for each role, by AdaGrad (Duchi et al., 2011). */
export function trainRoles(all: Example[]): LearntRoles {
	const among = roles.length;
	const times = new Uint32Array(roleFeatureCount);
	for (const { features } of all) for (const at of features) times[at] = (times[at] as number) + 1;
	const known = tableWith(times, fewestTimes);
	const examples = all.map(({ features, role }) => ({
		features: features.map((at) => rowOf(known, at)).filter((row) => row >= 0),
		role,
	}));
	const rows = times.reduce((sum, often) => sum + Number(often >= fewestTimes), 0);
	const weights = new Float32Array(rows * among);
	const squares = new Float32Array(rows * among).fill(0.01);
	const random = new Random(3);
	const order = examples.map((_, i) => i);
	for (let round = 0; round < rounds; round++) {
		for (let i = order.length - 1; i > 0; i--) {
			const j = random.int(0, i);
			[order[i], order[j]] = [order[j] as number, order[i] as number];
		}
		for (const i of order) {
			const { features, role } = examples[i] as Example;
			const some = features.filter(() => !random.chance(leftOut));
			const scores = roles.map((_, k) => some.reduce((sum, at) => sum + (weights[at * among + k] as number), 0));
			const most = Math.max(...scores);
			const odds = scores.map((score) => Math.exp(score - most));
			const all = odds.reduce((sum, one) => sum + one, 0);
			for (let k = 0; k < among; k++) {
				const slope = (odds[k] as number) / all - ((k === role ? 1 - doubt : 0) + doubt / among);
				for (const feature of some) {
					const at = feature * among + k;
					squares[at] = (squares[at] as number) + slope * slope;
					weights[at] = (weights[at] as number) - (step * slope) / Math.sqrt(squares[at] as number);
				}
			}
		}
	}
	return {
		features: known,
		weights: Int8Array.from(weights, (one) => Math.max(-127, Math.min(127, Math.round(one / roleStep)))),
	};
}
