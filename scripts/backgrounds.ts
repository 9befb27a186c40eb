/**
 * Teaches what people say beside their matter (`domain/search/backgrounds.ts`): from `domain/search/language/backgrounds/`, whose lines say
 * nothing of any matter, and from what people tell elsewhere, as far as it tells of one.
 */
import { readdirSync, readFileSync } from "node:fs";
import type { TextRange } from "#domain/search/claims.ts";
import { clausesIn, featuresOfClause } from "#domain/search/clauses.ts";
import { matterTold } from "#domain/search/intents.ts";
import { outcomes } from "#domain/search/regression.ts";
import type { Word } from "#domain/search/terms.ts";
import { sentences } from "./place-roles.ts";
import { povertyLines } from "./poverty.ts";
import type { Example } from "./train-regression.ts";
import { markedLines, unmarked } from "./wishes.ts";

const folder = new URL("../domain/search/language/backgrounds/", import.meta.url);
const phrases = new URL("../domain/search/language/phrases/", import.meta.url);

/** So often is learnt what says nothing. */
const timesBeside = 8;
/** What is not said beside a matter in as many lines says nothing of it, and takes room. */
const fewestSaying = 2;
/** So likely must a service be by a clause alone. */
const leastOfMatter = 0.5;

const linesIn = (of: URL) =>
	readdirSync(of)
		.sort()
		.flatMap((name) => readFileSync(new URL(name, of), "utf8").split("\n"))
		.filter((line) => line.trim() !== "");

/** What people say beside their matter. */
export const linesBeside = () => linesIn(folder);

/** Lines that name a matter. */
function phrasesOfMatters(): string[] {
	let isMatter = true;
	return linesIn(phrases).filter((line) => {
		if (line.startsWith("# ")) isMatter = line.slice(2).trim() !== "none";
		return isMatter && !line.startsWith("# ");
	});
}

/** Where in a text somebody names a place, or says how they want to meet. */
type Told = { text: string; said: readonly TextRange[] };

const told = (): Told[] => [
	...phrasesOfMatters().map((text) => ({ text, said: [] })),
	...sentences().map(({ text, names }) => ({ text, said: names })),
	...[...markedLines(), ...povertyLines()].map(unmarked).map(({ text, wishes }) => ({ text, said: wishes })),
];

/** Clauses that tell something: of several some may say nothing. */
const clausesTelling = (): Word[][] =>
	told().flatMap(({ text, said }) => {
		const clauses = clausesIn(text);
		return clauses.length === 1
			? clauses
			: clauses.filter(
					(clause) =>
						said.some(({ start, end }) => clause.some((word) => word.start < end && word.end > start)) ||
						matterTold(clause.map(({ folded }) => folded)).best >= leastOfMatter,
				);
	});

const keyOfClause = (clause: Word[]) => clause.map(({ folded }) => folded).join(" ");

/** Examples of clauses that say nothing of a matter, or do. */
export function backgroundExamples(): Example[] {
	const beside = linesBeside().flatMap(clausesIn);
	const known = new Set(beside.map(keyOfClause));
	const telling = clausesTelling().filter((clause) => !known.has(keyOfClause(clause)));
	const example = (outcome: (typeof outcomes)[number]) => (clause: Word[]) => ({
		features: featuresOfClause(clause),
		outcome: outcomes.indexOf(outcome),
	});
	const besides = beside.map(example("meant"));
	const times = new Map<number, number>();
	for (const { features } of besides) for (const at of features) times.set(at, (times.get(at) ?? 0) + 1);
	return [...Array.from({ length: timesBeside }, () => besides).flat(), ...telling.map(example("not meant"))].map(
		({ features, outcome }) => ({
			features: features.filter((at) => (times.get(at) ?? 0) >= fewestSaying),
			outcome,
		}),
	);
}
