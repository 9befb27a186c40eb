/** The page of help: which of its sections are questions, and how one finds an answer. */
import { plainText, type Section } from "./pages.ts";

/** The parts of the page that are lists of questions, by anchor; the others are guides. */
export const questionGroups: readonly string[] = [
	...["finding", "checking", "booking", "paying", "messages", "account", "professionals"],
];

/** The words of a text without case and accents; a run of Chinese or Japanese is taken apart into pairs. */
function wordsOf(text: string): string[] {
	const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
	return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) =>
		/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word) && word.length > 2
			? Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2))
			: [word],
	);
}

/** Endings that one word may have and the other not: "pay", "paying", "payment". */
const longestEnding = 4;
const shortestStem = 3;

/** The same word, the beginning of one that is being typed, or one with another ending. */
function isLike(word: string, typed: string): boolean {
	if (word.startsWith(typed)) return typed.length >= shortestStem || word === typed;
	return typed.startsWith(word) && word.length > shortestStem && typed.length - word.length <= longestEnding;
}

type Indexed = { section: Section; title: string[]; text: Set<string> };
const indexes = new WeakMap<readonly Section[], Indexed[]>();

const indexOf = (sections: readonly Section[]): Indexed[] => {
	const known = indexes.get(sections);
	if (known) return known;
	const index = sections
		.filter(({ html }) => html !== "")
		.map((section) => ({
			section,
			title: wordsOf(section.title),
			text: new Set(wordsOf(`${section.title} ${plainText(section.html)}`)),
		}));
	indexes.set(sections, index);
	return index;
};

/** What a word in a title counts beside one in the text. */
const titleWeight = 3;
/** Sections that reach less than this part of the best one are left out. */
const leastPart = 0.45;
const mostFound = 12;

/**
 * The sections that answer what was typed, best first; all words are looked for, and rare ones count most, so that it
 * works with whole sentences and in any language. Those `meant` by a sentence, whatever their words, come before. Empty for
 * nothing typed.
 */
export function findSections(sections: readonly Section[], query: string, meant: readonly string[] = []): Section[] {
	const index = indexOf(sections);
	const words = [...new Set(wordsOf(query.slice(0, 300)))];
	const scores = new Map<Section, number>();
	for (const typed of words) {
		const found = index.filter(({ text }) => [...text].some((word) => isLike(word, typed)));
		const rarity = Math.log(1 + index.length / (found.length + 1));
		for (const { section, title } of found) {
			const weight = title.some((word) => isLike(word, typed)) ? titleWeight : 1;
			scores.set(section, (scores.get(section) ?? 0) + rarity * weight);
		}
	}
	const best = Math.max(0, ...scores.values());
	const first = meant.flatMap((id) => sections.filter((section) => section.id === id));
	const alike = [...scores]
		.filter(([, score]) => score >= best * leastPart)
		.sort(([, a], [, b]) => b - a)
		.map(([section]) => section);
	return [...new Set([...first, ...alike])].slice(0, mostFound);
}
