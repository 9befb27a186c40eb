/** Finds what names a person in a text (`personal-formats.ts`), so that it can be hidden before it leaves the browser. See docs/decisions/035. */
import { foldDigits } from "./digits.ts";
import { type DetailKind, formats } from "./personal-formats.ts";

/** Where a detail stands in a text (UTF-16 code units), and what it seems to be. */
export type PersonalDetail = { kind: DetailKind; from: number; until: number };

/** Not inside of a word of our letters, nor behind the digits of a longer number. Other scripts put no space between. */
const start = "(?<before>^|[^\\p{Script=Latin}\\d\\-./,:+]|(?:^|[^\\d])[-./,:])";
const end = "(?![\\p{Script=Latin}\\d])(?![-./,:]\\d)";

const searches = formats.map(({ pattern, after, isAnyCase, ...format }) => ({
	...format,
	words: after ? new RegExp(after, "giu") : null,
	number: new RegExp(
		after
			? `^(?<before>(?:[^\\d\\n]{0,30}?[^\\p{Script=Latin}\\d\\n])?)(?<detail>${pattern})${end}`
			: `${start}(?<detail>${pattern})${end}`,
		isAnyCase ? "giu" : "gu",
	),
}));

/** So far behind a word a number may end that the word is about. */
const reach = 80;

/** A text as the patterns read it, and where each of its signs comes from. */
type Reading = { plain: string; origins: number[] };

/**
 * Marks of markdown, of which readers see no more than what they stand around: links, emphasis, code, and what a line begins
 * with. Each part is bounded, so that no text takes long.
 */
const marks =
	/!?\[(?<label>[^[\]\n]{0,300})\]\([^()\s]{0,500}\)|(?<![\p{L}\p{N}*_])_(?<soft>[^_\s][^_\n]{0,300})_(?![\p{L}\p{N}*_])|[*`]|^[ \t]{0,3}(?:[-*+]\s+|\d{1,3}[.)]\s+|>\s?|#{1,6}\s+)/gmu;

/** Of each code unit of a text, whether it is a mark (1). */
function marksIn(text: string): Uint8Array {
	const isMark = new Uint8Array(text.length);
	marks.lastIndex = 0;
	for (let found = marks.exec(text); found; found = marks.exec(text)) {
		const { label, soft } = found.groups ?? {};
		const kept = label ?? soft;
		const until = found.index + found[0].length;
		const from = kept === undefined ? until : found.index + found[0].indexOf(label === undefined ? "_" : "[") + 1;
		isMark.fill(1, found.index, from).fill(1, from + (kept?.length ?? 0), until);
		// There may be marks in what they stand around.
		marks.lastIndex = from;
	}
	return isMark;
}

/** What stands between two groups of a number as a space does, or for a dot, in texts that hide one. */
const between = /^[\n·•・_~]$/u;

/**
 * Digits of every script are ours, full-width letters are narrow, every kind of space and dash is the usual one, and what
 * nobody sees is gone. Of a text as it is shown (`isMark`) the marks of markdown, the ends of lines and what else parts a
 * number are gone too.
 */
function folded(text: string, isMark: Uint8Array | null): Reading {
	let plain = "";
	let last = "";
	const origins: number[] = [];
	let at = 0;
	for (const sign of text) {
		let one = sign;
		if (/^\p{Cf}$/u.test(sign)) one = "";
		else if (/^[\p{Zs}\t]$/u.test(sign)) one = " ";
		else if (/^\p{Pd}$/u.test(sign)) one = "-";
		else if (sign > "\u007f" && (/^\p{Nd}$/u.test(sign) || (sign >= "\uff01" && sign <= "\uff5e")))
			one = foldDigits(sign);
		if (isMark) {
			if (isMark[at] || (/^\p{M}$/u.test(sign) && (/^\p{Script=Inherited}$/u.test(sign) || /^\d$/.test(last))))
				one = "";
			else if (between.test(one)) one = " ";
			else if (/^[。｡]$/u.test(one)) one = ".";
			if (one === " " && last === " ") one = "";
		}
		for (const unit of one.split("")) {
			plain += unit;
			last = unit;
			origins.push(at);
		}
		at += sign.length;
	}
	origins.push(at);
	return { plain, origins };
}

/** Where an expression, and the check of its format, find something; `from` counts from the beginning of the text. */
function* matches(
	{ number, check }: (typeof searches)[number],
	text: string,
): Generator<[from: number, until: number]> {
	number.lastIndex = 0;
	for (let found = number.exec(text); found; found = number.exec(text)) {
		const { before = "", detail = "" } = found.groups ?? {};
		const from = found.index + before.length;
		const bare = detail.replace(/[^\p{L}\d]/gu, "").toUpperCase();
		if (!check || check(bare, detail)) yield [from, from + detail.length];
		// What cannot be right may hide what is.
		else number.lastIndex = from + 1;
	}
}

/** All that seems to name a person in a reading of a text. */
function* detailsOf({ plain, origins }: Reading): Generator<PersonalDetail> {
	const detail = (kind: DetailKind, from: number, until: number): PersonalDetail => ({
		kind,
		from: origins[from] ?? 0,
		until: (origins[until - 1] ?? 0) + 1,
	});
	for (const search of searches) {
		if (!search.words) for (const [from, until] of matches(search, plain)) yield detail(search.kind, from, until);
		else
			for (const { index, 0: word } of plain.matchAll(search.words)) {
				const behind = index + word.length;
				const [first] = matches(search, plain.slice(behind, behind + reach));
				if (first) yield detail(search.kind, behind + first[0], behind + first[1]);
			}
	}
}

/**
 * What in a text names a person: in the order of the text, without overlaps, the longest of what begins at a place. It is
 * looked for in what was typed, and in what readers see of it where it is markdown.
 */
export function findPersonalDetails(text: string): PersonalDetail[] {
	const typed = folded(text, null);
	const shown = folded(text, marksIn(text));
	const found = [...detailsOf(typed), ...(shown.plain === typed.plain ? [] : detailsOf(shown))];
	found.sort((a, b) => b.until - b.from - (a.until - a.from));
	const isTaken = new Uint8Array(text.length);
	const kept = found.filter(({ from, until }) => {
		// What is no longer than all that is kept overlaps one of them at its first or last sign.
		if (isTaken[from] || isTaken[until - 1]) return false;
		isTaken.fill(1, from, until);
		return true;
	});
	return kept.sort((a, b) => a.from - b.from);
}

/** What stands for a detail that is hidden. */
const hidden = "[…]";

/** A text without what names a person. */
export function mask(text: string): string {
	const parts: string[] = [];
	let at = 0;
	for (const { from, until } of findPersonalDetails(text)) {
		parts.push(text.slice(at, from), hidden);
		at = until;
	}
	return parts.join("") + text.slice(at);
}
