/**
 * Multinomial logistic regression over features that are names: each is hashed to a place in a table, where stands what it speaks for
 * each outcome. `scripts/train-regression.ts` makes it from examples.
 */
import { hashOf } from "./classifier.ts";
import { rowsOf } from "./feature-table.ts";

/** Which features are known, and for each of them, in order, what it speaks for each outcome, in steps. */
export type Regression = { features: Uint8Array; weights: Int8Array };

/** Places in the table of features: a power of two. */
export const regressionFeatureCount = 2 ** 20;
/** What one level of a weight counts. */
export const regressionStep = 1 / 64;

/** The places of features in the table, each once. */
export const hashesOf = (features: readonly string[]): number[] => [
	...new Set(features.map((feature) => hashOf(feature) & (regressionFeatureCount - 1))),
];

/** What the features found speak for each of so many outcomes, in steps. */
function scoresOf({ features, weights }: Regression, among: number, found: readonly number[]): number[] {
	const rowOf = rowsOf(features);
	const scores = Array.from({ length: among }, () => 0);
	for (const at of found) {
		const row = rowOf(at);
		if (row >= 0) for (let i = 0; i < among; i++) scores[i] = (scores[i] ?? 0) + (weights[row * among + i] ?? 0);
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
