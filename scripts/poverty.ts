/**
 * Teaches who says that they cannot pay a lawyer (`domain/search/poverty.ts`): from `domain/search/language/poverty/`, where each line
 * says it ("[aid:not a penny to my name]") or only seems to ("my ex has no money"), from the lines of `wishes/` and its phrases, and from
 * what people tell elsewhere, which does not say it.
 */
import { readdirSync, readFileSync } from "node:fs";
import { clausesIn, featuresOfClause } from "#domain/search/clauses.ts";
import { outcomes } from "#domain/search/regression.ts";
import { sentences } from "./place-roles.ts";
import type { Example } from "./train-regression.ts";
import { type Marked, markedLines, phrasesOf, unmarked, wishClauses } from "./wishes.ts";

const folder = new URL("../domain/search/language/poverty/", import.meta.url);
const target = "legal_aid";

/** So often is learnt what is marked. */
const timesMarked = 2;
/** What is not said so in as many clauses says nothing of it, and takes room. */
const fewestSaying = 2;

export const povertyLines = (): string[] =>
	readdirSync(folder)
		.sort()
		.flatMap((name) => readFileSync(new URL(name, folder), "utf8").split("\n"))
		.filter((line) => line.trim() !== "");

/** Examples of clauses that say so, or do not. */
export function povertyExamples(): Example[] {
	const marked = [...markedLines(), ...povertyLines()].map(unmarked);
	const said = phrasesOf(target).map((text): Marked => ({ text, wishes: [{ target, start: 0, end: text.length }] }));
	const told = sentences().map(({ text }): Marked => ({ text, wishes: [] }));
	const markedTimes = Array.from({ length: timesMarked }, () => marked).flat();
	const examples = [...markedTimes, ...wishClauses(), ...said, ...told].flatMap(examplesIn);
	const times = new Map<number, number>();
	for (const { features, outcome } of examples)
		if (outcome === outcomes.indexOf("meant")) for (const at of features) times.set(at, (times.get(at) ?? 0) + 1);
	return examples.map(({ features, outcome }) => ({
		features: features.filter((at) => (times.get(at) ?? 0) >= fewestSaying * timesMarked),
		outcome,
	}));
}

const examplesIn = ({ text, wishes }: Marked): Example[] =>
	clausesIn(text).map((clause): Example => {
		const [start = 0, end = 0] = [clause[0]?.start, clause.at(-1)?.end];
		const isSaid = wishes.some((wish) => wish.target === target && wish.start < end && wish.end > start);
		return { features: featuresOfClause(clause), outcome: outcomes.indexOf(isSaid ? "meant" : "not meant") };
	});
