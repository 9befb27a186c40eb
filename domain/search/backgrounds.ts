/**
 * What people say beside their matter: how old they are, since when it goes on, that they are afraid, what they shall do. It sways
 * nothing. People say it in ever new words, so clauses are judged, not phrases. Learnt from `language/backgrounds/` by
 * `scripts/backgrounds.ts`.
 */
import { type TextRange, without } from "./claims.ts";
import { clausesIn, featuresOfClause, featuresOfWords } from "./clauses.ts";
import type { Dictionary } from "./dictionary-types.ts";
import { isEverydayWord, matterTold } from "./intents.ts";
import { whatIsLearnt } from "./learnt.ts";
import { namesNothing } from "./naming.ts";
import { inWords, kinWords } from "./neighbour-words.ts";
import { isPlaceKey } from "./questions.ts";
import { likelihoodMeant, speaksForMeant } from "./regression.ts";
import { isUnspaced, type Word } from "./terms.ts";

/** What tells of a matter is not left out: it must be sure. */
const leastSure = 0.5;
const partSure = 0.8;
/** What is as likely to say nothing is nothing else that is said. */
const leastDoubtful = 0.4;
/** What each word alone speaks more against is not looked at as a whole. */
const leastSpoken = -1;
/** Where words alone make a service so likely, or tell of kin, they must speak of nothing more surely. */
const leastOfMatter = 0.5;
const certain = 0.8;
/** As likely must a matter still be without a part, against the whole. */
const leastLeft = 0.8;
/** So many words of a clause are such a part, and so many are left, at least. */
const fewest = { spaced: { words: 3, left: 2 }, unspaced: { words: 1, left: 1 } } as const;

/** The text with blanks in place of what says nothing of the matter, unless it says nothing else. */
export function withoutBackgrounds(text: string, dictionary: Dictionary): string {
	const learnt = whatIsLearnt()?.backgrounds;
	if (!learnt?.weights.length) return text;
	const likelihoodOf = (words: readonly Word[]) => likelihoodMeant(learnt, featuresOfClause(words));
	const isBeside = (words: readonly Word[], least: number) => {
		const likelihood = likelihoodOf(words);
		if (likelihood < least) return false;
		const mayTell = () =>
			words.some(({ folded }) => kinWords.has(folded)) ||
			matterTold(words.map(({ folded }) => folded)).best >= leastOfMatter;
		return (likelihood >= certain || !mayTell()) && !saysMore(text, words, dictionary);
	};
	const clauses = clausesIn(text);
	const beside = clauses.map((clause) => {
		const speaking = featuresOfWords(clause).map((found) => speaksForMeant(learnt, found));
		const all = speaking.reduce((sum, one) => sum + one, 0);
		if (clauses.length > 1 && all >= leastSpoken && isBeside(clause, leastSure)) return clause;
		const part = partBeside(clause, speaking);
		const isOfKin = part?.some(({ folded }) => kinWords.has(folded));
		return part && !isOfKin && isBeside(part, partSure) && isToldWithout(clause, part) ? part : null;
	});
	if (beside.every((words) => words === null)) return text;
	// "Tengo miedo de él, vivo en Madrid": what tells more than all that is left stays.
	const told = (words: readonly Word[]) => matterTold(words.map(({ folded }) => folded)).best;
	const left = clauses
		.map((clause, i) => clause.filter((word) => !beside[i]?.includes(word)))
		.filter((words) => words.length > 0 && likelihoodOf(words) < leastDoubtful);
	if (left.length === 0) return text;
	const most = Math.max(leastOfMatter, told(left.flat()));
	return beside.reduce(
		(kept, words, i) => (words && (words !== clauses[i] || told(words) <= most) ? without(kept, rangeOf(words)) : kept),
		text,
	);
}

/** Of the words at the beginning or the end of a clause those that speak most for it. */
function partBeside(clause: readonly Word[], speaking: readonly number[]): readonly Word[] | null {
	const { words, left } = clause.every(({ folded }) => isUnspaced(folded)) ? fewest.unspaced : fewest.spaced;
	const sums = [0];
	for (const one of speaking) sums.push((sums.at(-1) ?? 0) + one);
	const between = (from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);
	let best = { from: 0, to: 0 };
	const consider = (from: number, to: number) => {
		if (between(from, to) > between(best.from, best.to)) best = { from, to };
	};
	for (let length = words; length <= clause.length - left; length++) {
		// "Ich bin wieder in Izmir": what leads to a place belongs to it.
		if (!inWords.has(clause[length]?.folded ?? "")) consider(0, length);
		if (!inWords.has(clause[clause.length - length - 1]?.folded ?? "")) consider(clause.length - length, clause.length);
	}
	return best.to > 0 ? clause.slice(best.from, best.to) : null;
}

/** Whether what is left of a clause tells of a matter as surely as the whole: "меня задержала полиция что делать" needs its police. */
function isToldWithout(clause: readonly Word[], part: readonly Word[]): boolean {
	const told = (words: readonly Word[]) => matterTold(words.map(({ folded }) => folded));
	const [whole, left] = [told(clause), told(clause.filter((word) => !part.includes(word)))];
	const isSame = left.service === whole.service || whole.best < leastOfMatter;
	return isSame && left.all >= whole.all * leastLeft && left.best >= whole.best * leastLeft;
}

/** Whether a clause names something: a place, a day, a language, or what is no everyday word and may be any of them. */
const saysMore = (text: string, clause: readonly Word[], dictionary: Dictionary) =>
	clause.some(({ folded }) => !isUnspaced(folded) && /\p{L}/u.test(folded) && !isEverydayWord(folded)) ||
	clause.some(({ folded }, i) => inWords.has(clause[i - 1]?.folded ?? "") && isPlaceKey(folded)) ||
	!namesNothing(text, clause, dictionary);

const rangeOf = (clause: readonly Word[]): TextRange => ({
	start: clause[0]?.start ?? 0,
	end: clause.at(-1)?.end ?? 0,
});
