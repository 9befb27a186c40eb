/** Makes a classifier (`domain/search/classifier.ts`) from examples. */
import { type Classifier, featuresOf, mostLevels, normalise } from "#domain/search/classifier.ts";
import { rowsOf, tableWith } from "#domain/search/feature-table.ts";
import { Random } from "#drizzle/seed/random.ts";
import { progressBar } from "./progress.ts";

/** Folded words, and which of the targets they are about. */
export type Example = { words: string[]; target: number };

export type Options = {
	/** Places in the table of features, a power of two: in a small one they share places, and are learnt as one. */
	featureCount: number;
	/** What a feature means: so many numbers. Fewer tell less apart, more weigh more. */
	dimensions: number;
	/** A feature of fewer examples says nothing of others. */
	fewestExamples: number;
	/** How often all examples are gone through. */
	rounds: number;
	/** The numbers after so many of the last rounds are averaged: what the order of examples does by chance weighs less. */
	averaged?: number;
	/** What is learnt with doubt and with half of the features is too careful by so much. */
	sureness: number;
	/** Which random numbers it begins with. */
	seed?: number;
};

const batch = 256;
/** Of the features of an example so many are left out each time, so that no single one is relied on. */
const leftOut = 0.5;
/** So sure is no example of its target: people write as well what fits two. */
const doubt = 0.05;
const firstStep = 0.003;
const lastStep = 0.00006;
/** Of most features, so that a step is what it is without rarity. */
const usualRarity = 1.75;

/** Numbers that are learnt by Adam (Kingma and Ba, 2015), with its usual constants. */
class Learning {
	readonly values: Float32Array;
	/** The sum of what the numbers were when they were noted. */
	readonly noted: Float32Array;
	readonly #means: Float32Array;
	readonly #squares: Float32Array;

	constructor(length: number, random: Random, spread: number) {
		this.values = Float32Array.from({ length }, () => (random.float() * 2 - 1) * spread);
		this.noted = new Float32Array(length);
		this.#means = new Float32Array(length);
		this.#squares = new Float32Array(length);
	}

	note() {
		for (let i = 0; i < this.noted.length; i++) this.noted[i] = (this.noted[i] as number) + (this.values[i] as number);
	}

	/** Moves the numbers from `at` on against their slopes; `size` is the step with Adam's correction for the first ones. */
	step(at: number, slopes: Float32Array, from: number, length: number, size: number) {
		for (let n = 0; n < length; n++) {
			const i = at + n;
			const slope = slopes[from + n] as number;
			const mean = (this.#means[i] as number) * 0.9 + slope * 0.1;
			const square = (this.#squares[i] as number) * 0.999 + slope * slope * 0.001;
			this.#means[i] = mean;
			this.#squares[i] = square;
			this.values[i] = (this.values[i] as number) - (size * mean) / (Math.sqrt(square) + 1e-8);
		}
	}
}

/** What each feature means and what each of so many targets makes of it; the same for the same examples. */
export function train(examples: readonly Example[], among: number, options: Options): Classifier {
	const { featureCount, dimensions, fewestExamples, rounds, averaged = 1, seed = 1 } = options;
	const found = examples.map(({ words }) => featuresOf(words, featureCount));
	const seen = new Uint32Array(featureCount);
	for (const features of found) for (const at of features.keys()) seen[at] = (seen[at] ?? 0) + 1;
	const features = tableWith(seen, fewestExamples);
	const rowOf = rowsOf(features);
	// What stands in few examples says more. The factor goes into the numbers, so that whoever reads need not know it.
	const rarity = Array.from(seen)
		.filter((times) => times >= fewestExamples)
		.map((times) => Math.log(1 + examples.length / (1 + times)) / usualRarity);
	const inputs = found.map((one) => {
		const known = [...normalise(one)].flatMap(([at, value]) => {
			const row = rowOf(at);
			return row < 0 ? [] : [[row, value * (rarity[row] as number)] as const];
		});
		return { row: Uint32Array.from(known, ([row]) => row), value: Float32Array.from(known, ([, value]) => value) };
	});
	const random = new Random(seed);
	const meanings = new Learning(rarity.length * dimensions, random, 0.17);
	const headRow = dimensions + 1;
	const head = new Learning(among * headRow, random, 0.125);
	const order = examples.map((_, i) => i);
	const headSlopes = new Float32Array(among * headRow);
	/** The rows of a batch, and the slopes of each. */
	const touched = new Map<number, number>();
	let slopes = new Float32Array(dimensions * 1024);
	const meaning = new Float32Array(dimensions);
	const back = new Float32Array(dimensions);
	const scores = new Float64Array(among);
	const progress = progressBar("Training", rounds);
	let steps = 0;
	for (let round = 0; round < rounds; round++) {
		random.shuffle(order);
		const step = firstStep * (1 - round / rounds) + lastStep;
		for (let from = 0; from < order.length; from += batch) {
			const some = order.slice(from, from + batch);
			touched.clear();
			headSlopes.fill(0);
			slopes.fill(0);
			for (const example of some) learn(example, some.length);
			steps++;
			const size = (step * Math.sqrt(1 - 0.999 ** steps)) / (1 - 0.9 ** steps);
			for (const [row, at] of touched) meanings.step(row * dimensions, slopes, at, dimensions, size);
			head.step(0, headSlopes, 0, headSlopes.length, size);
		}
		if (round >= rounds - averaged) {
			meanings.note();
			head.note();
		}
		progress(round + 1);
	}

	function learn(example: number, ofBatch: number) {
		const { row, value } = inputs[example] as (typeof inputs)[number];
		const values = value.map((one) => (random.chance(leftOut) ? 0 : one / (1 - leftOut)));
		meaning.fill(0);
		for (let i = 0; i < row.length; i++) {
			const by = values[i] as number;
			if (by === 0) continue;
			const at = (row[i] as number) * dimensions;
			for (let n = 0; n < dimensions; n++)
				meaning[n] = (meaning[n] as number) + (meanings.values[at + n] as number) * by;
		}
		for (let k = 0; k < among; k++) {
			let score = head.values[k * headRow + dimensions] as number;
			for (let n = 0; n < dimensions; n++) score += (head.values[k * headRow + n] as number) * (meaning[n] as number);
			scores[k] = score;
		}
		const most = Math.max(...scores);
		let all = 0;
		for (let k = 0; k < among; k++) all += scores[k] = Math.exp((scores[k] as number) - most);
		back.fill(0);
		for (let k = 0; k < among; k++) {
			const wanted = (k === examples[example]?.target ? 1 - doubt : 0) + doubt / among;
			const slope = ((scores[k] as number) / all - wanted) / ofBatch;
			const at = k * headRow;
			for (let n = 0; n < dimensions; n++) {
				headSlopes[at + n] = (headSlopes[at + n] as number) + slope * (meaning[n] as number);
				back[n] = (back[n] as number) + slope * (head.values[at + n] as number);
			}
			headSlopes[at + dimensions] = (headSlopes[at + dimensions] as number) + slope;
		}
		for (let i = 0; i < row.length; i++) {
			const by = values[i] as number;
			if (by === 0) continue;
			const one = row[i] as number;
			let at = touched.get(one);
			if (at === undefined) {
				at = touched.size * dimensions;
				touched.set(one, at);
				if (at >= slopes.length) {
					const more = new Float32Array(slopes.length * 2);
					more.set(slopes);
					slopes = more;
				}
			}
			for (let n = 0; n < dimensions; n++) slopes[at + n] = (slopes[at + n] as number) + (back[n] as number) * by;
		}
	}

	const weighted = meanings.noted.map((one, i) => (one / averaged) * (rarity[Math.floor(i / dimensions)] as number));
	const averagedHead = head.noted.map((one) => one / averaged);
	return { features, dimensions, ...inLevels(weighted, averagedHead, options) };
}

/** One classifier that says the mean of what several of the same features say: what each has by chance weighs less. */
export function merged(all: readonly Classifier[]): Classifier {
	const [first] = all;
	if (!first) throw new Error("None to merge");
	const { features, dimensions } = first;
	const bytes = dimensions / 2;
	const rows = first.levels.length / bytes;
	const among = first.head.length / (dimensions + 1);
	const levels = new Uint8Array(rows * bytes * all.length);
	for (let row = 0; row < rows; row++)
		for (const [i, one] of all.entries())
			levels.set(one.levels.subarray(row * bytes, (row + 1) * bytes), (row * all.length + i) * bytes);
	const width = dimensions * all.length;
	const head = new Float32Array(among * (width + 1));
	for (let k = 0; k < among; k++)
		for (const [i, one] of all.entries())
			for (let n = 0; n <= dimensions; n++) {
				const at = k * (width + 1) + (n < dimensions ? i * dimensions + n : width);
				head[at] = (head[at] as number) + (one.head[k * (dimensions + 1) + n] as number) / all.length;
			}
	return { features, dimensions: width, levels, head };
}

/** How many standard deviations the highest level is: what is beyond counts as it. */
const widest = 2.8;

/** Numbers as levels, two in a byte, and the head in steps of one level. */
function inLevels(
	numbers: Float32Array,
	head: Float32Array,
	{ dimensions, sureness }: Options,
): Pick<Classifier, "levels" | "head"> {
	const deviation = Math.sqrt(numbers.reduce((sum, one) => sum + one * one, 0) / numbers.length);
	const step = (widest * deviation) / mostLevels;
	const levelOf = (i: number) =>
		mostLevels + Math.max(-mostLevels, Math.min(mostLevels, Math.round((numbers[i] as number) / step)));
	const levels = Uint8Array.from({ length: numbers.length / 2 }, (_, i) => levelOf(2 * i) | (levelOf(2 * i + 1) << 4));
	return {
		levels,
		head: head.map((one, i) => (i % (dimensions + 1) === dimensions ? one : one * step) * sureness),
	};
}

/** In a shorter word a slip makes another word. */
export const shortestSlipped = 4;

/** The word with two letters in the wrong order, one left out, or one typed twice. */
export function withSlipIn(word: string, random: Random): string {
	const at = random.int(1, word.length - 2);
	const [before, letter = "", after = "", behind] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
	return before + random.pick([after + letter, after, letter + letter + after, letter]) + behind;
}
