/**
 * Multinomial logistic regression over features that are names: each is hashed to a place in a table, where stands what it speaks for
 * each outcome. `scripts/train-regression.ts` makes it from examples.
 */
import { rowsOf } from "./feature-table.ts";
import { endOfHash, firstHash, hashOn } from "./hash.ts";

/** Which features are known, and for each of them, in order, what it speaks for each outcome, in steps. */
export type Regression = { features: Uint8Array; weights: Int8Array };

/** Places in the table of features: a power of two. */
export const regressionFeatureCount = 2 ** 20;
/** What one level of a weight counts. */
export const regressionStep = 1 / 64;

/** Features as they are found in a text. */
export class Features {
	readonly #places = new Set<number>();

	/** Adds the one that is called by some parts, one behind the other: joined they would be made only to be hashed. */
	add(...parts: readonly (string | number | undefined)[]) {
		let hash = firstHash;
		for (const part of parts) hash = hashOn(hash, typeof part === "string" ? part : String(part));
		this.#places.add(endOfHash(hash) & (regressionFeatureCount - 1));
	}

	/** Their places in the table, each once. */
	get places(): number[] {
		return [...this.#places];
	}
}

/** What the features found speak for each of so many outcomes, in steps. */
function scoresOf({ features, weights }: Regression, among: number, found: readonly number[]): number[] {
	const rowOf = rowsOf(features);
	const scores = new Array<number>(among).fill(0);
	for (const at of found) {
		const row = rowOf(at);
		if (row < 0) continue;
		for (let i = 0; i < among; i++) scores[i] = (scores[i] as number) + (weights[row * among + i] as number);
	}
	return scores;
}

/** How likely each of so many outcomes is, by the features found. */
export function likelihoods(learnt: Regression, among: number, found: readonly number[]): number[] {
	const odds = scoresOf(learnt, among, found).map((score) => Math.exp(regressionStep * score));
	const all = odds.reduce((sum, one) => sum + one, 0);
	return odds.map((one) => one / all);
}

/** What is told apart by what has learnt whether something is meant. */
export const outcomes = ["meant", "not meant"] as const;

/** How likely something is meant, by the features found. */
export const likelihoodMeant = (learnt: Regression, found: readonly number[]): number =>
	likelihoods(learnt, outcomes.length, found)[0] ?? 0;

/** How much the features found speak for it that something is meant: what features speak for adds up. */
export function speaksForMeant(learnt: Regression, found: readonly number[]): number {
	const [meant = 0, not = 0] = scoresOf(learnt, outcomes.length, found);
	return regressionStep * (meant - not);
}
