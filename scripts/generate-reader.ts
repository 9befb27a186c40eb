/** Writes what domain/assistant/questions/ and the texts of pages teach: public/reader.bin. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { paragraphsOf } from "#domain/assistant/quotes.ts";
import { hashLength, otherTargets, readableWords, writeReader } from "#domain/assistant/reader.ts";
import { rowAnchorsOf, rowOf } from "#domain/assistant/sections.ts";
import { isUnspaced } from "#domain/search/terms.ts";
import { Random } from "#drizzle/seed/random.ts";
import { pageTexts } from "./page-texts.ts";
import { type Example, shortestSlipped, train, withSlipIn } from "./train-classifier.ts";

const root = new URL("..", import.meta.url);
const questions = new URL("domain/assistant/questions/", root);
const phrases = new URL("domain/search/language/phrases/", root);
const file = new URL("public/reader.bin", root);

/** Of the file: each isolate reads it before its first answer. */
const maximumBytes = 2_000_000;

const usage = `Writes public/reader.bin from domain/assistant/questions/ and domain/pages/texts/.

  npx tsx scripts/generate-reader.ts            train (a minute) and write the file
  npx tsx scripts/generate-reader.ts --check    exit 1 if the file was made from something else`;

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

/** Of what people search for, so much of each language. */
const phrasesEach = 120;

/** What people write who look for a professional, from what search learns. */
function searchLessons(): Lesson[] {
	const random = new Random(3);
	return readdirSync(phrases)
		.sort()
		.flatMap((name) => {
			const lines =
				readFileSync(new URL(name, phrases), "utf8")
					.split(/\n# none\n/)[0]
					?.split("\n") ?? [];
			const said = lines.filter((line) => line.trim() !== "" && !line.startsWith("# "));
			return Array.from({ length: phrasesEach }, () => ({ text: random.pick(said), target: "!search" }));
		});
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

const options = { fewestExamples: 4, rounds: 12, sureness: 1.25 };

/** What everything above is made from, as a hash: training anew takes too long to do it for each check. */
function sourceHash() {
	const code = [
		"domain/assistant/quotes.ts",
		"domain/assistant/reader.ts",
		"domain/assistant/sections.ts",
		"domain/search/classifier.ts",
		"domain/search/terms.ts",
		"scripts/generate-reader.ts",
		"scripts/train-classifier.ts",
	];
	const texts = [questions, phrases].flatMap((folder) => readdirSync(folder).map((name) => new URL(name, folder)));
	const hash = createHash("sha256");
	for (const path of [...code.map((path) => new URL(path, root)), ...texts.sort()]) hash.update(readFileSync(path));
	hash.update(JSON.stringify(sectionLessons()));
	return hash.digest("hex").slice(0, hashLength);
}

function generate() {
	const sections = sectionLessons();
	const targets = [...new Set(sections.map(({ target }) => target)), ...otherTargets];
	const lessons = [...sections, ...questionLessons(new Set(targets)), ...searchLessons()];
	const classifier = train(examplesOf(lessons, targets), targets.length, options);
	const bytes = writeReader(sourceHash(), { targets, classifier });
	writeFileSync(file, bytes);
	const size = `${(bytes.length / 1000).toFixed(0)} kB`;
	console.log(`${lessons.length.toLocaleString("en")} lessons for ${targets.length} targets: ${size}`);
	if (bytes.length > maximumBytes) throw new Error(`${size}: leave out more features`);
}

if (process.argv.includes("--help")) console.log(usage);
else if (process.argv.includes("--check")) {
	if (readFileSync(file).toString("latin1", 0, hashLength) !== sourceHash()) {
		console.error("What the assistant's reader has learnt is stale: run npx tsx scripts/generate-reader.ts");
		process.exitCode = 1;
	}
} else generate();
