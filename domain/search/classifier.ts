/**
 * Tells what words are about: a classifier that sees words, concepts, pairs of neighbours, pieces of words, and the characters
 * of scripts without spaces; each is hashed to a place in a table, where stands what it means as a few numbers. Their sum is
 * what the words mean (as in fastText: Joulin et al., 2016, "Bag of Tricks for Efficient Text Classification").
 * `scripts/train-classifier.ts` makes it from examples.
 */
import { rowsOf } from "./feature-table.ts";
import { endOfHash, firstHash, hashOf, hashWith } from "./hash.ts";
import { isUnspaced } from "./terms.ts";

/** What a word counts, and what may be chance. */
const share = { word: 1, concept: 1, pair: 0.7, piece: 0.4, character: 0.5 } as const;

/** Letters of a piece of a word. */
const pieces = { shortest: 3, longest: 5 } as const;
/** Before a piece, which is no word. */
const firstHashOfPiece = hashWith(firstHash, "~".charCodeAt(0));

/** Before the number of a concept among words (`concepts.ts`): nobody types it. */
export const conceptMark = "#";
const isConcept = (word: string) => word.startsWith(conceptMark);

/** The features of folded words: place in a table of so many, a power of two, to how much it counts. */
export function featuresOf(words: readonly string[], featureCount: number): Map<number, number> {
	const features = new Map<number, number>();
	const addHash = (hash: number, weight: number) => {
		const at = hash & (featureCount - 1);
		features.set(at, (features.get(at) ?? 0) + weight);
	};
	const add = (text: string, weight: number) => addHash(hashOf(text), weight);
	const addPieces = (bounded: string) => {
		for (let from = 0; from < bounded.length; from++) {
			let h = firstHashOfPiece;
			for (let length = 1; length <= pieces.longest && from + length <= bounded.length; length++) {
				h = hashWith(h, bounded.charCodeAt(from + length - 1));
				if (length >= pieces.shortest) addHash(endOfHash(h), share.piece);
			}
		}
	};
	let before = "";
	for (const word of words) {
		if (isConcept(word)) {
			add(word, share.concept);
			// Each language has its own order.
			if (isConcept(before)) add([before, word].sort().join(" "), share.pair);
			before = word;
			continue;
		}
		if (isUnspaced(word)) {
			const characters = [...word];
			for (const [i, character] of characters.entries()) {
				add(character, share.character);
				for (const length of [2, 3])
					if (i + length <= characters.length) add(characters.slice(i, i + length).join(""), share.pair);
			}
		} else {
			add(word, share.word);
			addPieces(`<${word}>`);
		}
		if (before) add(`${before} ${word}`, share.pair);
		before = word;
	}
	return features;
}

const lengthOf = (features: ReadonlyMap<number, number>) => {
	let squares = 0;
	for (const weight of features.values()) squares += weight * weight;
	return Math.sqrt(squares) || 1;
};

/** Scales features to length one, so that long texts weigh as much as short ones. */
export function normalise(features: Map<number, number>): Map<number, number> {
	const length = lengthOf(features);
	for (const [at, weight] of features) features.set(at, weight / length);
	return features;
}

/** Each of the numbers is kept as one of the levels from -7 to 7, two in a byte. */
export const mostLevels = 7;

/** What is learnt: of features, and of what the classifier tells apart. */
export type Classifier = {
	/** What a feature means: so many numbers, an even number of them. */
	dimensions: number;
	/** A bit for each place in the table of features: whether anything is known of it. */
	features: Uint8Array;
	/** For each feature that is known, in order, its levels. */
	levels: Uint8Array;
	/** For each target how much each of the numbers counts, and how often it is meant; in steps of one level. */
	head: Float32Array;
};

/** What the folded words mean. */
function meaningOf({ dimensions, features, levels }: Classifier, words: readonly string[]): Float64Array {
	const rowOf = rowsOf(features);
	const found = featuresOf(words, features.length * 8);
	const length = lengthOf(found);
	const [starts, values]: [number[], number[]] = [[], []];
	let all = 0;
	for (const [feature, weight] of found) {
		const row = rowOf(feature);
		if (row < 0) continue;
		starts.push((row * dimensions) / 2);
		values.push(weight / length);
		all += weight / length;
	}
	const meaning = new Float64Array(dimensions);
	// Two numbers of all features after the other, rather than feature by feature: the table is large, and its rows are fetched side by side.
	for (let n = 0; n < dimensions / 2; n++) {
		let [low, high] = [0, 0];
		for (let i = 0; i < starts.length; i++) {
			const two = levels[(starts[i] as number) + n] as number;
			const value = values[i] as number;
			low += (two & 15) * value;
			high += (two >> 4) * value;
		}
		meaning[2 * n] = low - mostLevels * all;
		meaning[2 * n + 1] = high - mostLevels * all;
	}
	return meaning;
}

/** How likely the folded words are about each target, in the order in which they were learnt. */
export function probabilities(classifier: Classifier, words: readonly string[]): number[] {
	const { dimensions, head } = classifier;
	const meaning = meaningOf(classifier, words);
	const scores: number[] = [];
	let most = Number.NEGATIVE_INFINITY;
	for (let at = 0; at < head.length; at++) {
		// Two sums: neither waits for the other.
		let [even, odd] = [0, 0];
		for (let n = 0; n < dimensions; n += 2, at += 2) {
			even += (meaning[n] as number) * (head[at] as number);
			odd += (meaning[n + 1] as number) * (head[at + 1] as number);
		}
		const score = even + odd + (head[at] as number);
		scores.push(score);
		most = Math.max(most, score);
	}
	let all = 0;
	for (let i = 0; i < scores.length; i++) all += scores[i] = Math.exp((scores[i] as number) - most);
	return scores.map((score) => score / all);
}
