/**
 * What `scripts/generate-language.ts` has learnt, as a file beside the Worker: inside it would begin later, and be too
 * large. Until it is read nothing is likely, and no term or people is known.
 */
import type { Classifier } from "./classifier.ts";
import type { Concepts } from "./concepts.ts";
import { readParts, writeParts } from "./file-of-parts.ts";

/** Of what a feature of words means: so many numbers. */
export const dimensions = 80;

/** Of the parts that places play: which features are known, and for each of them what it speaks for each role, in steps. */
export type LearntRoles = { features: Uint8Array; weights: Int8Array };

/** What is learnt. */
export type Learnt = Classifier & {
	/** What only one country has, a line each: country, service, terms. */
	terms: string;
	/** Whom a word for a people means, a line each: country, then words; of those with an asterisk, only how they begin. */
	peoples: string;
	/**
	 * Regions, and further names of countries and cities, a line each: "state", country, name, other names; "country", its code, names;
	 * or "city", its id, names.
	 */
	places: string;
	/** Words that people use to tell what they need, and the common ones of each language (`bitsOf`). */
	knownWords: Uint8Array;
	everydayWords: Uint8Array;
	/** The forms of concepts, in every language. */
	concepts: Concepts;
	roles: LearntRoles;
};

/** What is learnt as a file. */
export function writeLearnt(hash: string, learnt: Learnt): Uint8Array<ArrayBuffer> {
	const { terms, peoples, places, knownWords, everydayWords, concepts, features, levels, roles, head } = learnt;
	const text = new TextEncoder();
	const texts = [terms, peoples, places].map((one) => text.encode(one));
	const words = [knownWords, everydayWords, bytesOf(concepts.forms), bytesOf(concepts.numbers)];
	return writeParts(hash, [
		...texts,
		...words,
		features,
		levels,
		roles.features,
		bytesOf(roles.weights),
		bytesOf(head),
	]);
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Int8Array | Uint16Array | Uint32Array | Float32Array) =>
	new Uint8Array(buffer, byteOffset, byteLength);

let learnt: Learnt | null = null;

/** What has been read; null before. */
export const whatIsLearnt = () => learnt;

/** Bytes where numbers of more than one may begin. */
const copyOf = (part: Uint8Array<ArrayBuffer>) => part.slice().buffer;

/** Reads the file. */
export function readLearnt(file: ArrayBuffer) {
	type Part = Uint8Array<ArrayBuffer>;
	const [terms, peoples, places, knownWords, everydayWords, forms, numbers, features, levels, roles, weights, head] =
		readParts(file, 12) as [Part, Part, Part, Part, Part, Part, Part, Part, Part, Part, Part, Part];
	const text = new TextDecoder();
	learnt = {
		terms: text.decode(terms),
		peoples: text.decode(peoples),
		places: text.decode(places),
		knownWords,
		everydayWords,
		concepts: { forms: new Uint32Array(copyOf(forms)), numbers: new Uint16Array(copyOf(numbers)) },
		features,
		dimensions,
		levels,
		roles: { features: roles, weights: new Int8Array(weights.buffer, weights.byteOffset, weights.byteLength) },
		head: new Float32Array(head.buffer),
	};
}
