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

/**
 * A text as the patterns read it, and where each of its signs comes from: digits of every script are ours, full-width
 * letters are narrow, every kind of space and dash is the usual one, and what nobody sees is gone.
 */
function folded(text: string): { plain: string; origins: number[] } {
	let plain = "";
	const origins: number[] = [];
	let at = 0;
	for (const sign of text) {
		let one = sign;
		if (/^\p{Cf}$/u.test(sign)) one = "";
		else if (/^[\p{Zs}\t]$/u.test(sign)) one = " ";
		else if (/^\p{Pd}$/u.test(sign)) one = "-";
		else if (sign > "\u007f" && (/^\p{Nd}$/u.test(sign) || (sign >= "\uff01" && sign <= "\uff5e")))
			one = foldDigits(sign);
		for (const unit of one.split("")) {
			plain += unit;
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

/** What in a text names a person: in the order of the text, without overlaps, the longest of what begins at a place. */
export function findPersonalDetails(text: string): PersonalDetail[] {
	const { plain, origins } = folded(text);
	const found: PersonalDetail[] = [];
	const add = (kind: DetailKind, from: number, until: number) =>
		found.push({ kind, from: origins[from] ?? 0, until: (origins[until - 1] ?? 0) + 1 });
	for (const search of searches) {
		if (!search.words) for (const [from, until] of matches(search, plain)) add(search.kind, from, until);
		else
			for (const { index, 0: word } of plain.matchAll(search.words)) {
				const behind = index + word.length;
				const [first] = matches(search, plain.slice(behind, behind + reach));
				if (first) add(search.kind, behind + first[0], behind + first[1]);
			}
	}
	found.sort((a, b) => b.until - b.from - (a.until - a.from));
	const kept: PersonalDetail[] = [];
	for (const one of found) if (kept.every(({ from, until }) => one.until <= from || one.from >= until)) kept.push(one);
	return kept.sort((a, b) => a.from - b.from);
}

/** What stands for a detail that is hidden. */
const hidden = "[…]";

/** A text without what names a person. */
export function mask(text: string): string {
	let masked = text;
	for (const { from, until } of findPersonalDetails(text).reverse())
		masked = masked.slice(0, from) + hidden + masked.slice(until);
	return masked;
}
