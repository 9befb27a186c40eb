/**
 * Which service somebody needs who tells in their own words what has happened: a classifier, trained by
 * `scripts/generate-language.ts` from the phrases in `domain/search/language/phrases/`.
 */
import { categories, legalServices } from "#domain/businesses/legal-services.ts";
import { isIn } from "./bloom-filter.ts";
import { probabilities } from "./classifier.ts";
import { conceptsIn, isFormIn } from "./concepts.ts";
import { lately } from "./lately.ts";
import { type Learnt, whatIsLearnt } from "./learnt.ts";
import type { ServiceId } from "./query.ts";

/** What the classifier tells apart: every legal service and category, and words that name no matter. */
export const intents = [...legalServices.map(({ id }) => id), ...categories, "none"] as const;

/** Among the words of a matter: somebody comes from one country and wants to another. Nobody types it. */
export const journeyMark = "→";

type Likely = { service: ServiceId; probability: number };

/** What is less likely says nothing; most services are. */
const leastLikely = 0.001;

/** The services that words may be about, likeliest first, and how likely all are together. */
type Told = { likely: readonly Likely[]; all: number };

const toldLately = lately<Told>(16);

function toldBy(words: readonly string[]): Told {
	const learnt = whatIsLearnt();
	return learnt ? toldLately(learnt, words.join(" "), () => tell(learnt, words)) : { likely: [], all: 0 };
}

function tell(learnt: Learnt, words: readonly string[]): Told {
	const likely: Likely[] = [];
	let all = 0;
	for (const [i, probability] of probabilities(learnt, [...words, ...conceptsIn(learnt.concepts, words)]).entries()) {
		const service = intents[i];
		if (!service || service === "none") continue;
		all += probability;
		if (probability >= leastLikely) likely.push({ service, probability });
	}
	likely.sort((a, b) => b.probability - a.probability);
	return { likely, all };
}

/** How likely the services are that the words may be about, likeliest first. */
export const likelyServices = (words: readonly string[]) => toldBy(words).likely;

/** The likeliest service, and how likely all are together: what is left to one is that the words tell of no matter. */
export function matterTold(words: readonly string[]): { service: ServiceId | null; best: number; all: number } {
	const { likely, all } = toldBy(words);
	return { service: likely[0]?.service ?? null, best: likely[0]?.probability ?? 0, all };
}

/** Whether people use a word to tell what they need, so that by itself it is nobody's name. */
export const isKnownWord = (word: string) => isIn(whatIsLearnt()?.knownWords, word);

/** Whether a word is one of the common ones of a language, names of people among them. */
export const isCommonWord = (word: string) => isIn(whatIsLearnt()?.everydayWords, word);

/** Whether a word is a common or a known one: so it is neither a slip nor, by itself, a small town. */
export const isEverydayWord = (word: string) => isKnownWord(word) || isCommonWord(word);

/** Whether a word is one of those that mean the same in many languages: so it is hardly a small town. */
export const isSharedWord = (word: string) => {
	const learnt = whatIsLearnt();
	return learnt !== null && isFormIn(learnt.concepts, word);
};
