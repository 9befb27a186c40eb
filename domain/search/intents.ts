/**
 * Which service somebody needs who tells in their own words what has happened: a linear classifier, trained by
 * `scripts/generate-language.ts` from the phrases in `domain/search/language/phrases/`. It sees words, pairs of neighbours,
 * pieces of words, and the characters of scripts without spaces; each is hashed to a place in a table.
 */
import { categories, legalServices } from "#domain/businesses/legal-services.ts";
import type { ServiceId } from "./query.ts";
import { isUnspaced } from "./terms.ts";

/** What the classifier tells apart: every legal service and category, and words that name no matter. */
export const intents = [...legalServices.map(({ id }) => id), ...categories, "none"] as const;

/** Places in the table: a power of two. */
export const featureCount = 2 ** 18;

/** What a word counts, and what may be chance. */
const share = { word: 1, pair: 0.7, piece: 0.4, character: 0.5 } as const;

/** FNV-1a, 32 bits, over UTF-16 units; the high bits, the better ones, are mixed in. */
function hash(text: string): number {
	let h = 0x811c9dc5;
	for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
	return (h ^ (h >>> 15)) >>> 0;
}

/** The features of folded words: place in the table to how much it counts. */
export function featuresOf(words: readonly string[]): Map<number, number> {
	const features = new Map<number, number>();
	const add = (text: string, weight: number) => {
		const at = hash(text) & (featureCount - 1);
		features.set(at, (features.get(at) ?? 0) + weight);
	};
	let before = "";
	for (const word of words) {
		if (isUnspaced(word)) {
			const characters = [...word];
			for (const [i, character] of characters.entries()) {
				add(character, share.character);
				for (const length of [2, 3])
					if (i + length <= characters.length) add(characters.slice(i, i + length).join(""), share.pair);
			}
		} else {
			add(word, share.word);
			const bounded = `<${word}>`;
			for (let length = 3; length <= 5; length++)
				for (let at = 0; at + length <= bounded.length; at++) add(`~${bounded.slice(at, at + length)}`, share.piece);
		}
		if (before) add(`${before} ${word}`, share.pair);
		before = word;
	}
	return features;
}

/** Scales features to length one, so that long texts weigh as much as short ones. */
export function normalise(features: Map<number, number>): Map<number, number> {
	let sum = 0;
	for (const weight of features.values()) sum += weight * weight;
	const length = Math.sqrt(sum) || 1;
	for (const [at, weight] of features) features.set(at, weight / length);
	return features;
}

/** Sizes of weights that are kept apart, each way: levels below this are negative. */
const sizes = 32;
const least = 0.15;
const ratio = 1.14;
const sizeOf = (level: number) => least * ratio ** level;

/** The level nearest to a weight; null for one that is too small to count. */
export function levelOf(weight: number): number | null {
	const size = Math.abs(weight);
	if (size < least / Math.sqrt(ratio)) return null;
	const level = Math.min(sizes - 1, Math.round(Math.log(size / least) / Math.log(ratio)));
	return weight > 0 ? level + sizes : level;
}

const weightOf = (level: number) => (level < sizes ? -sizeOf(level) : sizeOf(level - sizes));

/** What is learnt, as lists: of each intent how many weights, for each weight the features left out before its own, and its level. */
export type Learnt = {
	counts: number[];
	gaps: number[];
	levels: number[];
	knownWords: Uint8Array;
	everydayWords: Uint8Array;
};

/**
 * What is learnt as a file: four lengths (known words, everyday words, counts, gaps) of four bytes each, then both tables of
 * words, the counts and gaps as numbers of seven bits a byte, and the levels, a byte each.
 */
export function writeLearnt({ counts, gaps, levels, knownWords, everydayWords }: Learnt): Uint8Array {
	const inSevens = (numbers: number[]) =>
		numbers.flatMap((number) => {
			const bytes: number[] = [];
			for (let rest = number; ; rest >>= 7) {
				bytes.push(rest > 127 ? (rest & 127) | 128 : rest);
				if (rest <= 127) return bytes;
			}
		});
	const [countBytes, gapBytes] = [inSevens(counts), inSevens(gaps)];
	const lengths = Uint32Array.of(knownWords.length, everydayWords.length, countBytes.length, gapBytes.length);
	const parts = [
		new Uint8Array(lengths.buffer),
		knownWords,
		everydayWords,
		Uint8Array.from(countBytes),
		Uint8Array.from(gapBytes),
		Uint8Array.from(levels),
	];
	const file = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		file.set(part, at);
		at += part.length;
	}
	return file;
}

function readSevens(bytes: Uint8Array): number[] {
	const numbers: number[] = [];
	let number = 0;
	let shift = 0;
	for (const byte of bytes) {
		number |= (byte & 127) << shift;
		shift += 7;
		if (byte > 127) continue;
		numbers.push(number);
		number = 0;
		shift = 0;
	}
	return numbers;
}

/** The table as rows: those of a feature stand from `starts[feature]` to `starts[feature + 1]`. */
type Model = Pick<Learnt, "knownWords" | "everydayWords"> & {
	starts: Uint32Array;
	targets: Uint8Array;
	weights: Float32Array;
};
let model: Model | undefined;

/** Whether `loadIntents` has been called in this isolate. */
export const areIntentsLoaded = () => model !== undefined;

/** Reads the file that `scripts/generate-language.ts` wrote. Until then nothing is likely, and no word is known. */
export function loadIntents(file: ArrayBuffer) {
	const [knownLength = 0, everydayLength = 0, countLength = 0, gapLength = 0] = new Uint32Array(file, 0, 4);
	let at = 16;
	const part = (length: number) => {
		at += length;
		return new Uint8Array(file, at - length, length);
	};
	const knownWords = part(knownLength);
	const everydayWords = part(everydayLength);
	const ends = readSevens(part(countLength));
	const features = readSevens(part(gapLength));
	const levels = part(features.length);
	for (let target = 1; target < ends.length; target++) ends[target] = (ends[target] ?? 0) + (ends[target - 1] ?? 0);
	const starts = new Uint32Array(featureCount + 1);
	for (let i = 0, target = 0, feature = -1; i < features.length; i++) {
		while (i === ends[target]) {
			target++;
			feature = -1;
		}
		feature += (features[i] ?? 0) + 1;
		features[i] = feature;
		starts[feature + 1] = (starts[feature + 1] ?? 0) + 1;
	}
	for (let i = 1; i <= featureCount; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0);
	const next = starts.slice();
	const [targets, weights] = [new Uint8Array(features.length), new Float32Array(features.length)];
	for (let i = 0, target = 0; i < features.length; i++) {
		while (i === ends[target]) target++;
		const feature = features[i] ?? 0;
		const place = next[feature] ?? 0;
		next[feature] = place + 1;
		targets[place] = target;
		weights[place] = weightOf(levels[i] ?? 0);
	}
	model = { starts, targets, weights, knownWords, everydayWords };
}

/** How likely each service is what the words are about, likeliest first; what is left to one is "none of them". */
export function likelyServices(words: readonly string[]): { service: ServiceId; probability: number }[] {
	if (!model) return [];
	const { starts, targets, weights } = model;
	const scores = new Float64Array(intents.length);
	for (const [feature, value] of normalise(featuresOf(words))) {
		for (let i = starts[feature] ?? 0; i < (starts[feature + 1] ?? 0); i++) {
			const target = targets[i] ?? 0;
			scores[target] = (scores[target] ?? 0) + (weights[i] ?? 0) * value;
		}
	}
	const most = Math.max(...scores);
	const odds = scores.map((score) => Math.exp(score - most));
	const all = odds.reduce((sum, one) => sum + one, 0);
	return intents
		.flatMap((service, i) => (service === "none" ? [] : [{ service, probability: (odds[i] ?? 0) / all }]))
		.sort((a, b) => b.probability - a.probability);
}

/** Bits of a table of words for each of them, and how many are asked: one word in 2,000 is taken for one. */
export const bitsPerWord = 16;
const probes = 8;

/** Where a word stands in a table of so many bits. */
export function bitsOf(word: string, size: number): number[] {
	const first = hash(word);
	const step = hash(`${word}.`) | 1;
	return Array.from({ length: probes }, (_, i) => ((first + Math.imul(i, step)) >>> 0) % size);
}

const isIn = (table: Uint8Array | undefined, word: string) =>
	table !== undefined && bitsOf(word, table.length * 8).every((bit) => ((table[bit >> 3] ?? 0) >> (bit & 7)) & 1);

/** Whether people use a word to tell what they need, so that by itself it is nobody's name. */
export const isKnownWord = (word: string) => isIn(model?.knownWords, word);

/** Whether a word is one of a language's own, names of people among them: so it is neither a slip nor, by itself, a small town. */
export const isEverydayWord = (word: string) => isKnownWord(word) || isIn(model?.everydayWords, word);
