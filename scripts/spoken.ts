/**
 * Teaches in which languages help is wanted (`domain/search/spoken.ts`), from `domain/search/language/spoken/`: lines in which names of
 * languages and peoples are marked, S where help is wanted in the language, N where the name says something else. In stories that tell of
 * no text rules of grammar say which.
 */
import { readdirSync, readFileSync } from "node:fs";
import { unitsOf } from "#domain/search/claims.ts";
import { dictionary } from "#domain/search/dictionary.ts";
import { withInflections } from "#domain/search/inflections.ts";
import { languagesNamed } from "#domain/search/peoples-named.ts";
import { emptyQuery } from "#domain/search/query.ts";
import { Reading } from "#domain/search/reading.ts";
import { outcomes } from "#domain/search/regression.ts";
import { withStates } from "#domain/search/short-states.ts";
import { featuresOfSpoken } from "#domain/search/spoken.ts";
import { type Sentence, sentences, unmarked } from "./place-roles.ts";
import type { Example } from "./train-regression.ts";

const folder = new URL("../domain/search/language/spoken/", import.meta.url);

/** As outcomes are in order: meant, not meant. */
const marks = "SN";

/** So often is learnt what is marked. */
const timesMarked = 2;

const markedLines = () =>
	readdirSync(folder)
		.sort()
		.flatMap((name) => readFileSync(new URL(name, folder), "utf8").split("\n"))
		.filter((line) => line.trim() !== "")
		.map((line) => unmarked(line, marks));

/** The languages that a text names, with what is learnt of each; `outcomeOf` leaves out by null. */
function examplesOf(
	{ text, names }: Pick<Sentence, "text" | "names">,
	outcomeOf: (mark: number | undefined, named: ReturnType<typeof languagesNamed>[number]) => number | null,
): Example[] {
	const words = dictionary();
	const units = withStates(withInflections(unitsOf(text, words, null), words, null), words, null);
	const named = languagesNamed(new Reading({ ...emptyQuery, q: text }, units, words, null));
	return featuresOfSpoken(text, named).flatMap((features, i) => {
		const one = named[i] as (typeof named)[number];
		const mark = names.find(({ start, end }) => start < one.end && end > one.start)?.role;
		const outcome = outcomeOf(mark, one);
		return outcome === null ? [] : [{ features, outcome }];
	});
}

/** Examples of languages that are named. */
export function spokenExamples(): Example[] {
	const marked = markedLines().flatMap((line) => examplesOf(line, (mark) => mark ?? null));
	const others = sentences().flatMap((story) =>
		examplesOf(story, (_, { isAskedByRule, isOfText }) =>
			isOfText ? null : outcomes.indexOf(isAskedByRule ? "meant" : "not meant"),
		),
	);
	return [...Array.from({ length: timesMarked }, () => marked).flat(), ...others];
}
