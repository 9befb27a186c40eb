/**
 * Which section of our pages answers a message, in whatever words and language: a classifier that
 * `scripts/generate-reader.ts` trains from typical questions (`questions/`) and from the sections themselves. A file beside
 * the Worker, as what search has learnt of language is. See docs/decisions/033.
 */
import { type Classifier, probabilities } from "#domain/search/classifier.ts";
import { readParts, writeParts } from "#domain/search/file-of-parts.ts";
import { wordsOf } from "#domain/search/terms.ts";

/** What a message may be besides a question that a section ("help#search") answers. */
export const otherTargets = ["!advice", "!hello", "!search", "!unknown"] as const;
export type OtherTarget = (typeof otherTargets)[number];

export const isOther = (target: string): target is OtherTarget => target.startsWith("!");

export type Reader = {
	/** Page and anchor of sections, and `otherTargets`. */
	targets: string[];
	classifier: Classifier;
};

/** Of what a feature of a message means: so many numbers. */
export const dimensions = 128;

/** A reader as a file. */
export function writeReader(hash: string, { targets, classifier }: Reader): Uint8Array<ArrayBuffer> {
	const { features, levels, head } = classifier;
	const names = new TextEncoder().encode(targets.join("\n"));
	return writeParts(hash, [names, features, levels, new Uint8Array(head.buffer)]);
}

/** Reads the file. */
export function readReader(file: ArrayBuffer): Reader {
	type Part = Uint8Array<ArrayBuffer>;
	const [names, features, levels, head] = readParts(file, 4) as [Part, Part, Part, Part];
	return {
		targets: new TextDecoder().decode(names).split("\n"),
		classifier: { dimensions, features, levels, head: new Float32Array(head.buffer) },
	};
}

/** The words of a message, as the reader sees them. */
export const readableWords = (text: string) => wordsOf(text).map(({ folded }) => folded);

export type Likely = { target: string; probability: number };

/** How likely each target is what a message is about, likeliest first. */
export function likelyTargets({ targets, classifier }: Reader, message: string): Likely[] {
	const likely = probabilities(classifier, readableWords(message));
	return targets
		.map((target, i) => ({ target, probability: likely[i] ?? 0 }))
		.sort((a, b) => b.probability - a.probability);
}
