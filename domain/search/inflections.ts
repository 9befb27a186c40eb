/** Names of places as grammar bends them: "Узбекистана", "ankaradan", "لألمانيا". */
import type { Unit } from "./claims.ts";
import type { Dictionary } from "./dictionary.ts";
import { isFiller } from "./fillers.ts";
import { isEverydayWord } from "./intents.ts";
import type { Answers } from "./questions.ts";
import { keyOf } from "./terms.ts";

/** A shorter stem begins too many other words. */
const shortestStem = 4;

/** Case endings of Russian and Ukrainian as they are folded (й is и, ї is і), and what the name itself may end with instead. */
const slavicEndings: [ending: string, names: string[]][] = [
	["ии", ["ия"]],
	["ию", ["ия"]],
	["ієи", ["ія"]],
	["ією", ["ія"]],
	["іі", ["ія"]],
	["ію", ["ія"]],
	["ои", ["а", "ая"]],
	["ою", ["а"]],
	["еи", ["я"]],
	["єю", ["я"]],
	["ом", ["", "о"]],
	["ем", ["ь", "и"]],
	["ах", ["ы", "а"]],
	["а", ["", "о"]],
	["у", ["", "а", "о"]],
	["е", ["", "а", "я", "о"]],
	["и", ["а", "я", "ь"]],
	["і", ["", "а", "я", "ь"]],
	["ы", ["а"]],
	["ю", ["я", "ь", "и"]],
	["я", ["ь", "и"]],
	["", ["ы", "и"]],
];
const cyrillic = /^\p{Script=Cyrillic}+$/u;

/** Turkish says where to and where from at the end, with or without an apostrophe. */
const turkishEndings: [ending: RegExp, role: "to" | "from"][] = [
	[/[dt][ae]n$/u, "from"],
	[/(?:[dt][ae](?:ki)?|y[ae])$/u, "to"],
];
/** Arabic says it at the beginning. */
const arabicBeginnings: [beginning: RegExp, role: "to" | "from"][] = [
	[/^(?:لل|ل|بال|ب|ف)/u, "to"],
	[/^(?:مال|م)/u, "from"],
];

/** Farsi says "is" and "I am" at the end. */
const persianEndings: [ending: RegExp, role: "to" | null][] = [
	[/(?:م|ام|یم)$/u, "to"],
	[/ه$/u, null],
];

/** What a word may be a form of: names, as a key of the dictionary has them, and the role that the form gives. */
export function namesBehind(folded: string): { name: string; role?: "to" | "from" }[] {
	if (folded.length <= shortestStem) return [];
	const behind = cyrillic.test(folded)
		? slavicEndings.flatMap(([ending, names]) => {
				if (!folded.endsWith(ending)) return [];
				const stem = folded.slice(0, folded.length - ending.length);
				// Харків, у Харкові, з Харкова.
				return [stem, stem.replace(/ов$/u, "ів")].flatMap((one) => names.map((own) => ({ name: one + own })));
			})
		: [...persianEndings, ...turkishEndings, ...arabicBeginnings].flatMap(([part, role]) =>
				// Behind the preposition may stand the article, which no key has.
				part.test(folded) ? [{ name: keyOf(folded.replace(part, "")), ...(role && { role }) }] : [],
			);
	return behind.filter(({ name }) => name.length >= shortestStem && name !== folded);
}

/** Words with the names of places as the dictionary or the answers have them; the role that the grammar gives is kept. */
export function withInflections(units: Unit[], { meanings, words }: Dictionary, answers: Answers | null): Unit[] {
	const isPlace = ({ name }: { name: string }) =>
		(meanings.get(name)?.some(({ kind }) => kind === "place") ?? false) ||
		(answers?.places.some(({ keys }) => keys.includes(name)) ?? false);
	return units.map((unit) => {
		const { folded } = unit;
		if (words.has(folded) || isFiller(folded) || isEverydayWord(folded)) return unit;
		if (answers?.places.some(({ keys }) => keys.includes(folded))) return unit;
		const behind = namesBehind(folded).find(isPlace);
		return behind ? { ...unit, folded: behind.name, ...(behind.role && { role: behind.role }) } : unit;
	});
}
