/** Names of places as grammar bends them: "Узбекистана", "ankaradan", "لألمانيا". Of large cities and countries only. */
import type { Unit } from "./claims.ts";
import type { Dictionary } from "./dictionary.ts";
import { isFiller } from "./fillers.ts";
import { isEverydayWord } from "./intents.ts";
import { keyOf } from "./terms.ts";

/** A shorter stem begins too many other words. */
const shortestStem = 4;

/** Case endings of Russian and Ukrainian, and what the name itself may end with instead. */
const slavicEndings = [
	"",
	"а",
	"у",
	"е",
	"и",
	"і",
	"ы",
	"ю",
	"я",
	"ом",
	"ем",
	"єю",
	"ою",
	"ой",
	"ей",
	"ии",
	"ію",
	"ії",
	"ию",
	"ия",
];
const slavicNames = ["", "а", "я", "ь", "ия", "ія", "и", "ы", "і", "о", "е"];
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

/** Words with the names of places as the dictionary has them; the role that the grammar gives is kept. */
export function withInflections(units: Unit[], { meanings, words }: Dictionary): Unit[] {
	const isPlace = (key: string) =>
		key.length >= shortestStem && (meanings.get(key)?.some(({ kind }) => kind === "place") ?? false);
	return units.map((unit) => {
		const { folded } = unit;
		if (folded.length <= shortestStem || words.has(folded) || isFiller(folded)) return unit;
		if (cyrillic.test(folded)) {
			for (const ending of slavicEndings) {
				if (!folded.endsWith(ending) || folded.length - ending.length < shortestStem) continue;
				const stem = folded.slice(0, folded.length - ending.length);
				// Харків, у Харкові, з Харкова.
				const stems = [stem, stem.replace(/ов$/u, "ів")];
				const name = stems.flatMap((one) => slavicNames.map((own) => one + own)).find(isPlace);
				if (name) return { ...unit, folded: name };
			}
			return unit;
		}
		for (const [part, role] of [...turkishEndings, ...arabicBeginnings]) {
			// Behind the preposition may stand the article, which no key has.
			const name = keyOf(folded.replace(part, ""));
			if (name !== folded && isPlace(name) && !isEverydayWord(folded)) return { ...unit, folded: name, role };
		}
		return unit;
	});
}
