/** Writes what domain/assistant/questions/ and the texts of pages teach: public/reader.bin. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dimensions, otherTargets, writeReader } from "#domain/assistant/reader.ts";
import { hashLength } from "#domain/search/file-of-parts.ts";
import { examplesOf, questionLessons, questions, sectionLessons } from "./reader-lessons.ts";
import { merged, train } from "./train-classifier.ts";

const root = new URL("..", import.meta.url);
const file = new URL("public/reader.bin", root);

/** Of the file: each isolate reads it before its first answer. */
const maximumBytes = 6_000_000;

const usage = `Writes public/reader.bin from domain/assistant/questions/ and domain/pages/texts/.

  npx tsx scripts/generate-reader.ts            train (three minutes) and write the file
  npx tsx scripts/generate-reader.ts --check    exit 1 if the file was made from something else`;

/** So many are trained, each from other random numbers. */
const trainings = 4;
const options = {
	featureCount: 2 ** 18,
	dimensions: dimensions / trainings,
	fewestExamples: 3,
	rounds: 16,
	averaged: 6,
	sureness: 1.25,
};

/** What everything above is made from, as a hash: training anew takes too long to do it for each check. */
function sourceHash() {
	const code = [
		"domain/assistant/quotes.ts",
		"domain/assistant/reader.ts",
		"domain/assistant/sections.ts",
		"domain/search/classifier.ts",
		"domain/search/feature-table.ts",
		"domain/search/file-of-parts.ts",
		"domain/search/hash.ts",
		"domain/search/terms.ts",
		"scripts/generate-reader.ts",
		"scripts/reader-lessons.ts",
		"scripts/train-classifier.ts",
	];
	const texts = readdirSync(questions).map((name) => new URL(name, questions));
	const hash = createHash("sha256");
	for (const path of [...code.map((path) => new URL(path, root)), ...texts.sort()]) hash.update(readFileSync(path));
	hash.update(JSON.stringify(sectionLessons()));
	return hash.digest("hex").slice(0, hashLength);
}

function generate() {
	const sections = sectionLessons();
	const targets = [...new Set(sections.map(({ target }) => target)), ...otherTargets];
	const lessons = [...sections, ...questionLessons(new Set(targets))];
	const examples = examplesOf(lessons, targets);
	const classifier = merged(
		Array.from({ length: trainings }, (_, i) => train(examples, targets.length, { ...options, seed: i + 1 })),
	);
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
