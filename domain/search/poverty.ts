/**
 * Whether somebody says that they cannot pay a lawyer, or asks for one whom somebody else pays: people say it in ever new words, so
 * clauses are judged, not phrases. Learnt from `language/poverty/` and the lines in `language/wishes/` by `scripts/poverty.ts`.
 */
import type { TextRange } from "./claims.ts";
import { clausesIn, featuresOfClause, featuresOfWords } from "./clauses.ts";
import { lately } from "./lately.ts";
import { whatIsLearnt } from "./learnt.ts";
import { likelihoodMeant, type Regression, speaksForMeant } from "./regression.ts";
import type { Word } from "./terms.ts";

/** Who does not take legal aid is not shown: it must be sure. */
const leastSure = 0.7;
/** What each word alone speaks more against is not looked at as a whole. */
const leastSpoken = -1;
/** Whoever writes without commas says it in so many words of a long clause; as fewer words say less, they must be surer, and speak for it each by itself. */
const part = { words: 4, leastSure: 0.8, leastSpoken: 0 };

const povertyLately = lately<{ range: TextRange | null }>(1);

/** Where a text says so, if it does: the fewest words that do. */
export function povertyIn(text: string): TextRange | null {
	const learnt = whatIsLearnt()?.poverty;
	if (!learnt?.weights.length) return null;
	return povertyLately(learnt, text, () => ({ range: saidIn(learnt, text) })).range;
}

function saidIn(learnt: Regression, text: string): TextRange | null {
	const isSure = (words: readonly Word[], least: number) => likelihoodMeant(learnt, featuresOfClause(words)) >= least;
	for (const clause of clausesIn(text)) {
		const speaking = featuresOfWords(clause).map((found) => speaksForMeant(learnt, found));
		let words =
			sumOf(speaking) >= leastSpoken && isSure(clause, leastSure)
				? clause
				: partsOf(clause, speaking).find((one) => isSure(one, part.leastSure));
		if (!words) continue;
		while (words.length > 1 && isSure(words.slice(1), leastSure)) words = words.slice(1);
		while (words.length > 1 && isSure(words.slice(0, -1), leastSure)) words = words.slice(0, -1);
		const [first, last] = [words[0], words.at(-1)];
		if (first && last) return { start: first.start, end: last.end };
	}
	return null;
}

/** The parts of a long clause whose words by themselves do not speak against it. */
function partsOf(clause: Word[], speaking: readonly number[]): Word[][] {
	if (clause.length <= part.words + 1) return [];
	const parts: Word[][] = [];
	for (let from = 0; from + part.words <= clause.length; from++) {
		if (sumOf(speaking.slice(from, from + part.words)) >= part.leastSpoken)
			parts.push(clause.slice(from, from + part.words));
	}
	return parts;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
