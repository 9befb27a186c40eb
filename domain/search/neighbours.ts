/**
 * What stands around a name, a wish or the like, as features that a regression learns from (`regression.ts`): words by how far they
 * stand, what they begin with, and kinds of words that are alike in all languages.
 */
import type { TextRange } from "./claims.ts";
import {
	behindFrom,
	behindTo,
	fromWords,
	inWords,
	kinWords,
	ofWords,
	selfWords,
	toWords,
	withWords,
	workWords,
} from "./neighbour-words.ts";
import type { Features } from "./regression.ts";
import { isUnspaced, wordsOf } from "./terms.ts";

/** The parts on each side of a name, the nearest first. */
export type Sides = { before: string[]; behind: string[] };

/** Parts on each side that are looked at by how far they stand, and those that are only looked at. */
export const near = 4;
const around = 8;
/** What stands for another name, for a comma or the like, and for the beginning and the end. */
export const other = "@";
export const pause = ";";
export const edge = "$";
/** What ends a clause. */
export const pauses = /[,.;:!?()،。、؟\n-]/;
/** So many letters of a word are what it is whatever its ending. */
const stem = 4;

/** A word, or what stands for something else, and where it begins. */
type Part = { part: string; at: number };

/** The words of a text, characters where there are no spaces, with what stands for names and pauses; and where each stands. */
export function partsOf(text: string, names: readonly TextRange[]): Part[] {
	const parts: Part[] = [];
	let from = 0;
	for (const name of [...names, { start: text.length, end: text.length }]) {
		const between = text.slice(from, name.start);
		let at = 0;
		for (const word of wordsOf(between)) {
			if (pauses.test(between.slice(at, word.start))) parts.push({ part: pause, at: from + at });
			for (const part of isUnspaced(word.folded) ? word.folded : [word.folded])
				parts.push({ part, at: from + word.start });
			at = word.end;
		}
		if (pauses.test(between.slice(at))) parts.push({ part: pause, at: from + at });
		if (name.start < text.length) parts.push({ part: other, at: name.start });
		from = name.end;
	}
	return parts;
}

/** What stands around a name or the like. */
export function sidesOf(text: string, parts: readonly Part[], { start, end }: TextRange): Sides {
	const within = (from: number, to: number) => parts.filter(({ at }) => at >= from && at < to).map(({ part }) => part);
	return { before: [edge, ...within(0, start)].reverse(), behind: [...within(end, text.length), edge] };
}

/** Of the parts on one side those of the clause. */
export function ofClause(parts: readonly string[]): readonly string[] {
	const i = parts.findIndex((part) => part === pause || part === edge);
	return i < 0 ? parts : parts.slice(0, i);
}

/** Kinds of words that say something of a place, in every language alike. */
const wordClasses: [string, ReadonlySet<string>][] = [
	["from", fromWords],
	["to", toWords],
	["in", inWords],
	["of", ofWords],
	["behind to", behindTo],
	["behind from", behindFrom],
	["kin", kinWords],
	["self", selfWords],
	["with", withWords],
	["work", workWords],
];
const classesByWord = new Map<string, string[]>();
for (const [name, words] of wordClasses)
	for (const word of words) classesByWord.set(word, [...(classesByWord.get(word) ?? []), name]);
const none: readonly string[] = [];
export const classesOf = (part: string) => classesByWord.get(part) ?? none;
/** Who is told of: kin, or whoever asks. */
export const whoOf = (parts: readonly string[]) =>
	parts.flatMap(classesOf).find((one) => one === "kin" || one === "self");

/** Adds what stands on one side. */
export function addSide(found: Features, side: string, parts: readonly string[]) {
	for (const [i, part] of parts.slice(0, near).entries()) {
		found.add(side, i, part);
		if (part.length > stem) found.add(side, i, part.slice(0, stem), "*");
		for (const one of classesOf(part)) found.add(side, i, "#", one);
		found.add(side, i, part, " ", parts[i + 1]);
	}
	found.add(side, parts.slice(0, 3).join(" "));
	const some = parts.slice(0, around);
	for (const part of some) {
		found.add(side, part);
		for (const one of classesOf(part)) found.add(side, "#", one);
	}
	found.add(side, "who ", whoOf(some));
}
