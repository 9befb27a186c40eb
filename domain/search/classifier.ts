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

/** Scales features to length one, so that long texts weigh as much as short ones. */
export function normalise(features: Map<number, number>): Map<number, number> {
	let sum = 0;
	for (const weight of features.values()) sum += weight * weight;
	const length = Math.sqrt(sum) || 1;
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

/** How likely the folded words are about each target, in the order in which they were learnt. */
export function probabilities(classifier: Classifier, words: readonly string[]): number[] {
	const { dimensions, features, levels, head } = classifier;
	const rowOf = rowsOf(features);
	const meaning = new Float64Array(dimensions);
	for (const [feature, value] of normalise(featuresOf(words, features.length * 8))) {
		const row = rowOf(feature);
		if (row < 0) continue;
		for (let n = 0, at = (row * dimensions) / 2; n < dimensions; n += 2, at++) {
			const two = levels[at] as number;
			meaning[n] = (meaning[n] as number) + ((two & 15) - mostLevels) * value;
			meaning[n + 1] = (meaning[n + 1] as number) + ((two >> 4) - mostLevels) * value;
		}
	}
	const scores: number[] = [];
	let most = Number.NEGATIVE_INFINITY;
	for (let at = 0; at < head.length; at++) {
		let score = 0;
		for (let n = 0; n < dimensions; n++, at++) score += (meaning[n] as number) * (head[at] as number);
		score += head[at] as number;
		scores.push(score);
		most = Math.max(most, score);
	}
	let all = 0;
	for (let i = 0; i < scores.length; i++) all += scores[i] = Math.exp((scores[i] as number) - most);
	return scores.map((score) => score / all);
}
