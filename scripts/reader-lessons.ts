/** What the assistant's reader learns from: typical questions, and the sections themselves. */
import { readdirSync, readFileSync } from "node:fs";
import { paragraphsOf } from "#domain/assistant/quotes.ts";
import { readableWords } from "#domain/assistant/reader.ts";
import { rowAnchorsOf, rowOf } from "#domain/assistant/sections.ts";
import { isUnspaced } from "#domain/search/terms.ts";
import { Random } from "#drizzle/seed/random.ts";
import { pageTexts } from "./page-texts.ts";
import { type Example, shortestSlipped, withSlipIn } from "./train-classifier.ts";

const root = new URL("..", import.meta.url);
export const questions = new URL("domain/assistant/questions/", root);

/** What teaches, and what it is about. */
export type Lesson = { text: string; target: string };

/** Everything that can be an answer, with its own words: the title and each sentence. */
export function sectionLessons(): Lesson[] {
	return pageTexts().flatMap(({ path, text }) => {
		const page = path.replace(/^.*\/|\.json$/g, "");
		return text.sections.flatMap(({ id, title, html }) => {
			if (html === "") return [];
			const teach = (target: string, name: string, body: string) =>
				[name, ...paragraphsOf(body, page).flatMap(sentencesOf)].map((one) => ({ text: one, target }));
			const rows = rowAnchorsOf(html).flatMap((anchor) => teach(`${page}#${anchor}`, title, rowOf(html, anchor) ?? ""));
			return [...teach(`${page}#${id}`, title, html.replace(/<table[\s\S]*?<\/table>/g, "")), ...rows];
		});
	});
}

/** The sentences and lines of a paragraph as somebody would say them. */
const sentencesOf = (paragraph: string) =>
	paragraph
		.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
		.split(/\n- |(?<=[.!?])\s+/)
		.map((sentence) => sentence.replace(/^- /, "").trim())
		.filter(Boolean);

/** The typical questions: target, tab, question. Throws for a target that does not exist. */
export function questionLessons(known: ReadonlySet<string>): Lesson[] {
	return readdirSync(questions)
		.sort()
		.flatMap((name) =>
			readFileSync(new URL(name, questions), "utf8")
				.split("\n")
				.filter(Boolean)
				.map((line) => {
					const [target = "", text = ""] = line.split("\t");
					if (!known.has(target)) throw new Error(`${name}: there is no ${target}`);
					return { text, target };
				}),
		);
}

/** Of the questions so many are learnt once more with a slip in one of their words. */
const withSlips = 0.4;

export function examplesOf(lessons: readonly Lesson[], targets: readonly string[]): Example[] {
	const place = new Map(targets.map((target, i) => [target, i]));
	const random = new Random(2);
	return lessons.flatMap(({ text, target }) => {
		const example = { words: readableWords(text), target: place.get(target) as number };
		const long = example.words.flatMap((word, i) => (word.length >= shortestSlipped && !isUnspaced(word) ? [i] : []));
		if (long.length === 0 || !random.chance(withSlips)) return [example];
		const slipped = random.pick(long);
		const words = example.words.map((word, i) => (i === slipped ? withSlipIn(word, random) : word));
		return [example, { ...example, words }];
	});
}
