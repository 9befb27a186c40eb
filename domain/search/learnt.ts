/**
 * What `scripts/generate-language.ts` has learnt, as a file beside the Worker: inside it would begin later, and be too
 * large. Until it is read nothing is likely, and no term or people is known.
 */
import type { Classifier } from "./classifier.ts";
import type { Concepts } from "./concepts.ts";
import { readParts, writeParts } from "./file-of-parts.ts";
import type { Regression } from "./regression.ts";

/** Of what a feature of words means: so many numbers. */
export const dimensions = 80;

/** What is learnt. */
export type Learnt = Classifier & {
	/** A hash of what the classifier has learnt from. */
	lessons: string;
	/** What only one country has, a line each: country, service, terms. */
	terms: string;
	/** Whom a word for a people means, a line each: country, then words; of those with an asterisk, only how they begin. */
	peoples: string;
	/**
	 * Regions, and further names of countries and cities, a line each: "state", country, name, other names; "country", its code, names;
	 * or "city", its id, names.
	 */
	places: string;
	/** Cities that search knows by heart, a line each, as in `places.generated.ts`. */
	cities: string;
	/** Words that people use to tell what they need, and the common ones of each language (`bloom-filter.ts`). */
	knownWords: Uint8Array;
	everydayWords: Uint8Array;
	/** The keys of all places of the lexicon, most of which only the database has. */
	placeKeys: Uint8Array;
	/** The forms of concepts, in every language. */
	concepts: Concepts;
	/** Which parts places play. */
	roles: Regression;
	/** How, when and for what money people want to meet: whether they mean it. */
	wishes: Regression & {
		/** What they say, a line each: target of the vocabulary, phrases. */
		phrases: string;
	};
	/** Who says that they cannot pay. */
	poverty: Regression;
	/** What unknown words were meant to be. */
	misspelt: Regression;
	/** What is said beside a matter. */
	backgrounds: Regression;
	/** In which of the languages that are named help is wanted. */
	spoken: Regression;
};

/** What is learnt as a file. */
export function writeLearnt(hash: string, learnt: Learnt): Uint8Array<ArrayBuffer> {
	const { concepts, roles, wishes, poverty, misspelt, backgrounds, spoken } = learnt;
	const text = new TextEncoder();
	const texts = [learnt.lessons, learnt.terms, learnt.peoples, learnt.places, learnt.cities, wishes.phrases].map(
		(one) => text.encode(one),
	);
	const words = [
		learnt.knownWords,
		learnt.everydayWords,
		learnt.placeKeys,
		bytesOf(concepts.forms),
		bytesOf(concepts.numbers),
	];
	return writeParts(hash, [
		...texts,
		...words,
		learnt.features,
		learnt.levels,
		...[roles, wishes, poverty, misspelt, backgrounds, spoken].flatMap((one) => [one.features, bytesOf(one.weights)]),
		bytesOf(learnt.head),
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
	const parts = readParts(file, 26);
	const next = () => parts.shift() as Uint8Array<ArrayBuffer>;
	const decoder = new TextDecoder();
	const text = () => decoder.decode(next());
	const regression = () => {
		const features = next();
		const { buffer, byteOffset, byteLength } = next();
		return { features, weights: new Int8Array(buffer, byteOffset, byteLength) };
	};
	// In the order in which they are written.
	const [lessons, terms, peoples, places, cities, phrases] = [text(), text(), text(), text(), text(), text()];
	const [knownWords, everydayWords, placeKeys] = [next(), next(), next()];
	const concepts = { forms: new Uint32Array(copyOf(next())), numbers: new Uint16Array(copyOf(next())) };
	const [features, levels] = [next(), next()];
	const roles = regression();
	const wishes = { phrases, ...regression() };
	const [poverty, misspelt, backgrounds, spoken] = [regression(), regression(), regression(), regression()];
	const head = new Float32Array(copyOf(next()));
	learnt = {
		lessons,
		terms,
		peoples,
		places,
		cities,
		knownWords,
		everydayWords,
		placeKeys,
		concepts,
		features,
		dimensions,
		levels,
		roles,
		wishes,
		poverty,
		misspelt,
		backgrounds,
		spoken,
		head,
	};
}
