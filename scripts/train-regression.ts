/** Makes a regression (`domain/search/regression.ts`) from examples. */
import { rowsOf, tableWith } from "#domain/search/feature-table.ts";
import { type Regression, regressionFeatureCount, regressionStep } from "#domain/search/regression.ts";
import { Random } from "#drizzle/seed/random.ts";

/** Places of features in the table, and which outcome they had. */
export type Example = { features: number[]; outcome: number };

const rounds = 12;
/** The weights after so many of the last rounds are averaged. */
const averaged = 8;
const step = 0.03;
/** Of the features of an example so many are left out each time. */
const leftOut = 0.2;
/** What is seen less often says nothing of others. */
const fewestTimes = 4;
/** So sure is no sentence. */
const doubt = 0.05;

/** The weights of so many trainings in other orders are averaged: what the order of examples does by chance weighs less. */
const trainings = 4;

/** What each feature speaks for each of so many outcomes. */
export function trainRegression(all: Example[], among: number): Regression {
	const times = new Uint32Array(regressionFeatureCount);
	for (const { features } of all) for (const at of features) times[at] = (times[at] as number) + 1;
	const known = tableWith(times, fewestTimes);
	const rowOf = rowsOf(known);
	const examples = all.map(({ features, outcome }) => ({
		features: features.map(rowOf).filter((row) => row >= 0),
		outcome,
	}));
	const rows = times.reduce((sum, often) => sum + Number(often >= fewestTimes), 0);
	const sums = new Float32Array(rows * among);
	for (let seed = 1; seed <= trainings; seed++) learn(examples, among, new Random(seed), sums);
	return {
		features: known,
		weights: Int8Array.from(sums, (sum) =>
			Math.max(-127, Math.min(127, Math.round(sum / averaged / trainings / regressionStep))),
		),
	};
}

/** Learns the weights by AdaGrad (Duchi et al., 2011), and adds those after each of the last rounds to the sums. */
function learn(examples: Example[], among: number, random: Random, sums: Float32Array) {
	const weights = new Float32Array(sums.length);
	const squares = new Float32Array(sums.length).fill(0.01);
	const order = examples.map((_, i) => i);
	for (let round = 0; round < rounds; round++) {
		random.shuffle(order);
		for (const i of order) {
			const { features, outcome } = examples[i] as Example;
			const some = features.filter(() => !random.chance(leftOut));
			const scores = Array.from({ length: among }, (_, k) =>
				some.reduce((sum, at) => sum + (weights[at * among + k] as number), 0),
			);
			const most = Math.max(...scores);
			const odds = scores.map((score) => Math.exp(score - most));
			const all = odds.reduce((sum, one) => sum + one, 0);
			for (let k = 0; k < among; k++) {
				const slope = (odds[k] as number) / all - ((k === outcome ? 1 - doubt : 0) + doubt / among);
				for (const feature of some) {
					const at = feature * among + k;
					squares[at] = (squares[at] as number) + slope * slope;
					weights[at] = (weights[at] as number) - (step * slope) / Math.sqrt(squares[at] as number);
				}
			}
		}
		if (round >= rounds - averaged)
			for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + (weights[i] as number);
	}
}
