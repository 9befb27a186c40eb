/** How words are typed, and what stands around a name: a capital, an accent, the river that a town lies at. */
import { phrase, type Unit } from "./claims.ts";
import { byClause } from "./clauses.ts";
import type { Dictionary } from "./dictionary-types.ts";
import { isFiller } from "./fillers.ts";
import { behindFrom, behindTo, forWords, institutions, livingWords, ofWords, toWords } from "./neighbour-words.ts";

/** What leads to the river or the hill that a town lies at: "Frankfurt an der Oder", "Singen am Hohentwiel". */
const lyingWords: ReadonlySet<string> = new Set("am im bei sul sulla nad upon".split(" "));
const lyingWithArticle: ReadonlySet<string> = new Set(["ander", "anden", "inder", "obder", "aande", "aanden"]);

/** Where the phrase ends that says where a town lies, if one begins there. */
export function endOfLying(units: Unit[], from: number): number | null {
	const at = lyingWords.has(units[from]?.folded ?? "")
		? from + 1
		: lyingWithArticle.has(phrase(units, from, from + 2))
			? from + 2
			: units.length;
	return units[at] ? at + 1 : null;
}

/** Whether a place's name is what somebody leads to who says that they live there: "je suis habitant Annemasse". */
export const isLivedIn = (units: Unit[], from: number) => {
	const before = units[from - 1]?.folded ?? "";
	return livingWords.has(before) || (toWords.has(before) && livingWords.has(units[from - 2]?.folded ?? ""));
};

/** Whether what a city has stands before a name: "universidade de Coimbra". */
export const isOfInstitution = (units: Unit[], from: number) =>
	ofWords.has(units[from - 1]?.folded ?? "") && institutions.has(units[from - 2]?.folded ?? "");

/** Whether a word has accents, and so is hardly a word of a language that writes it without. */
export const isAccented = ({ text, folded }: Unit) => isLatin({ text }) && text.toLowerCase() !== folded;

/** Words of a clause beside which a name may stand, at least: fewer are a list, or whoever is called so. */
const fewestBeside = 3;

/** Whether words are a clause of their own, the last or the first, beside what somebody tells: "my landlord keeps my deposit, Lima". */
export function areApart(units: readonly Unit[], from: number, to: number, text: string): boolean {
	const clauses = byClause(units, text);
	const isClause = (clause: readonly Unit[] | undefined) => clause?.[0] === units[from] && clause?.length === to - from;
	const isTold = (clause: readonly Unit[] | undefined) => (clause?.length ?? 0) >= fewestBeside;
	const isHeading =
		isClause(clauses[0]) &&
		text
			.slice(units[to - 1]?.end)
			.trimStart()
			.startsWith(":");
	return (isClause(clauses.at(-1)) && isTold(clauses.at(-2))) || (isHeading && isTold(clauses[1]));
}

/** Whether the words are a few beside each other, and no sentence. */
export const areKeywordsOf = (units: Unit[], { meanings }: Dictionary) =>
	units.length <= 6 &&
	units.every(
		({ folded }) =>
			!isFiller(folded) ||
			[toWords, ofWords, forWords, behindTo, behindFrom].some((words) => words.has(folded)) ||
			meanings.has(folded),
	);

export const isLatin = ({ text }: Pick<Unit, "text">) => /\p{Script=Latin}/u.test(text);

export const isCapital = ({ text }: Unit) => /^\p{Lu}/u.test(text);

/** Fewer words that are all in capitals, or begin with one, may be names. */
const fewest = { shouted: 4, capitals: 5 } as const;

/** "COMPANY REGISTRATION KIGALI", "Company Registration In Kigali Rwanda": where every word has a capital, none says anything. */
export function unshouted(text: string): string {
	const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
	const areAll = (pattern: RegExp) => words.every((word) => pattern.test(word));
	const isShouted = words.length >= fewest.shouted && areAll(/^\p{Lu}+$/u);
	if (!isShouted && !(words.length >= fewest.capitals && areAll(/^\p{Lu}/u))) return text;
	const lower = text.toLowerCase();
	// A Turkish capital may become two characters: what is found must stand where it was typed.
	return lower.length === text.length ? lower : text;
}

/** How to reach somebody: e-mail and web addresses, and telephone numbers as they are written abroad, of 9 to 13 digits. */
const contacts = /[\w.+-]+@[\w-]+(?:\.[a-z]{2,})+|https?:\/\/[!-~]+|\+\d(?:[ ()/-]{0,2}\d){8,12}/gu;

/** The text with blanks in place of how to reach whoever writes; who asks for nothing else looks for who is there. */
export function withoutContacts(text: string): string {
	const left = text.replace(contacts, (contact) => " ".repeat(contact.length));
	return /\p{L}/u.test(left) ? left : text;
}
