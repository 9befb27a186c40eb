/**
 * Which section of our pages answers a message, in whatever words and language: a classifier that
 * `scripts/generate-reader.ts` trains from typical questions (`questions/`) and from the sections themselves. A file beside
 * the Worker, as what search has learnt of language is. See docs/decisions/033.
 */
import { type Classifier, probabilities } from "#domain/search/classifier.ts";
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

/** Of the bytes of a file, the first: what it was made from, as a hash. */
export const hashLength = 16;

/** A reader as a file: the hash; of four bytes each, the dimensions and the lengths of the parts but the last; the parts. */
export function writeReader(hash: string, { targets, classifier }: Reader): Uint8Array<ArrayBuffer> {
	const { dimensions, features, levels, head } = classifier;
	const text = new TextEncoder();
	const names = text.encode(targets.join("\n"));
	const numbers = Uint32Array.of(dimensions, names.length, features.length, levels.length);
	const parts = [
		text.encode(hash),
		new Uint8Array(numbers.buffer),
		names,
		features,
		levels,
		new Uint8Array(head.buffer),
	];
	const file = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		file.set(part, at);
		at += part.length;
	}
	return file;
}

/** Reads the file. */
export function readReader(file: ArrayBuffer): Reader {
	const [dimensions = 0, ...lengths] = new Uint32Array(file, hashLength, 4);
	let at = hashLength + 16;
	const [names, features, levels] = lengths.map((length) => {
		at += length;
		return new Uint8Array(file, at - length, length);
	}) as [Uint8Array, Uint8Array, Uint8Array];
	return {
		targets: new TextDecoder().decode(names).split("\n"),
		classifier: { dimensions, features, levels, head: new Float32Array(file.slice(at)) },
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
