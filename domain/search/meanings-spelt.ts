/** What the dictionary has for neighbouring words as they are spelt. */
import type { Unit } from "./claims.ts";
import type { Dictionary, Meaning } from "./dictionary-types.ts";
import { isFiller } from "./fillers.ts";
import { isCommonWord, likelyServices } from "./intents.ts";
import { lately } from "./lately.ts";
import type { ServiceId } from "./query.ts";
import { categoryOfService } from "./service-meant.ts";
import { isUnspaced, keysOf } from "./terms.ts";

/** Pairs of words whose letters are those of a term that is parted elsewhere: "je vis au Kenya" is no "visa U", "la me" no "l'AME". */
const partedElsewhere: ReadonlySet<string> = new Set("vis au|la me|la se|si ma|up as|taxi d".split("|"));

/** Keys shorter than this are read as they are spelt only: "mit" is not "M IT". */
const shortestJoined = 5;

/**
 * Whether so many words may be what a key stands for: no more than its spelling has ("to go" is not Togo), and of a long
 * one and of a code fewer ("newyork", "h1b").
 */
function isSpelt({ wordCounts }: Dictionary, key: string, words: number): boolean {
	const spelt = wordCounts.get(key) ?? 1;
	const isCode = /\d/.test(key);
	return isUnspaced(key) || (key.length < shortestJoined && !isCode ? spelt === words : spelt >= words);
}

/** As likely must a matter be, by the words beside it, or one of its category, for a word to mean what belongs to it. */
const leastFitting = { matter: 0.15, category: 0.6 } as const;

/** Countries that are words of Vietnamese as well, but for accent and capital: "Pháp" is France, "pháp" the law. */
const asWritten: ReadonlyMap<string, string> = new Map([
	["Pháp", "FR"],
	["Nga", "RU"],
	["Úc", "AU"],
	["Áo", "AT"],
	["Bỉ", "BE"],
	["Séc", "CZ"],
]);
/** Before "Pháp" they make it the law after all: "Bộ Tư Pháp" is the ministry of justice, but "từ Pháp" from France. */
const ofLaw: ReadonlySet<string> = new Set(["tư", "hợp", "luật"]);

/** The same in small letters, behind what leads to a place: "từ pháp", "sang úc". */
const asLed: ReadonlyMap<string, string> = new Map([
	...[...asWritten].map(([name, id]) => [name.toLowerCase(), id] as const),
	["nhật", "JP"],
	["mỹ", "US"],
	["đức", "DE"],
	["hàn", "KR"],
	["anh", "GB"],
]);
const leading: ReadonlySet<string> = new Set(["ở", "sang", "tại", "qua", "từ", "về", "đi"]);
/** Behind these "anh" is he: "từ anh", "về anh". */
const toHim: ReadonlySet<string> = new Set(["từ", "về", "đi"]);

/** The folded words among them. */
const namesOfVietnamese = keysOf(...asWritten.keys(), ...asLed.keys());

/** The country that a word of Vietnamese names as it is written. */
function countryIn(units: Unit[], at: number): string | undefined {
	if (!namesOfVietnamese.has(units[at]?.folded ?? "")) return undefined;
	const [before = "", name = ""] = [at - 1, at].map((i) => units[i]?.text.normalize("NFC"));
	const isLed = leading.has(before.toLowerCase()) && !(name === "anh" && toHim.has(before.toLowerCase()));
	return asWritten.get(name) ?? (isLed ? asLed.get(name) : undefined);
}

function countryAsWritten(units: Unit[], at: number, { countries }: Dictionary): Meaning[] {
	const id = countryIn(units, at);
	const before = units[at - 1]?.text.normalize("NFC").toLowerCase() ?? "";
	const country = id && !ofLaw.has(before) ? countries.get(id) : undefined;
	return country ? [{ kind: "place", value: country }] : [];
}

/** What several countries call alike says none of them. */
function ofOneCountry(meanings: Meaning[]): Meaning[] | undefined {
	const countries = new Set(meanings.map(({ kind, value }) => (kind === "term" ? value.country_id : null)));
	return countries.size === 1 ? meanings : undefined;
}

/** A shorter abbreviation stands for too much, unless it is one like "w2". */
const shortestAlone = 3;
const hasNumber = /\d/;
const isNumber = /^\d+$/;

/**
 * "Got an rfe", "lost my brp": in small letters too, where the word is none of the common ones of a language, the dictionary has it
 * for nothing but a service, and no country or large place is named besides.
 */
function saysAlone(units: Unit[], key: string, from: number, words: number, { meanings }: Dictionary): boolean {
	if (
		(key.length < shortestAlone && !hasNumber.test(key)) ||
		isNumber.test(key) ||
		isUnspaced(key) ||
		isFiller(key) ||
		isCommonWord(key) ||
		meanings.get(key)?.some(({ kind }) => kind !== "service")
	)
		return false;
	const namesPlace = ({ folded }: Unit) =>
		meanings.get(folded)?.some(({ kind }) => kind === "place" || kind === "state") ?? false;
	return !units.some((unit, i) => (i < from || i >= from + words) && namesPlace(unit));
}

/**
 * What the dictionary has for so many words, as they are typed: of what is another word elsewhere, if it is written as abbreviations are or
 * the words beside it tell of its matter.
 */
export function meaningsSpelt(units: Unit[], key: string, from: number, words: number, dictionary: Dictionary) {
	const inContext = dictionary.termsInContext.get(key);
	// "A me" is no AME, and "i 600" no form, but "E-2" is a visa.
	const isCode = () => words > 1 && /\d/.test(key) && units.slice(from, from + words).every(isUpper);
	if (inContext && ((dictionary.wordCounts.get(key) ?? 1) === words || isCode())) {
		const one = ofOneCountry(inContext);
		if (one && ((words === 1 && isAbbreviated(units, from)) || saysAlone(units, key, from, words, dictionary)))
			return one;
		// "Ein", "uma", "nem": a small word of some language is none as long as it is written like one.
		const isSmall = isFiller(key);
		const beside = isSmall ? [] : units.filter((_, i) => i < from || i >= from + words);
		const matters = likelyServices(beside.map(({ folded }) => folded));
		const likely = (isMeant: (service: ServiceId) => boolean) =>
			matters.reduce((sum, { service, probability }) => sum + (isMeant(service) ? probability : 0), 0);
		const fits = inContext.filter(({ kind, value }) => {
			if (kind !== "term" || value.service === null) return false;
			const [own, category] = [value.service, categoryOfService(value.service)];
			return (
				likely((service) => service === own) >= leastFitting.matter ||
				likely((service) => categoryOfService(service) === category) >= leastFitting.category
			);
		});
		const fitting = ofOneCountry(fits);
		if (fitting) return fitting;
	}
	const known = dictionary.meanings.get(key);
	const isOther = () => words === 2 && partedElsewhere.has(`${units[from]?.folded} ${units[from + 1]?.folded}`);
	const spelt = known && isSpelt(dictionary, key, words) && !isOther() ? known : [];
	return spelt.length > 0 || words > 1 ? spelt : countryAsWritten(units, from, dictionary);
}

const spellingsLately = lately<Map<number, Meaning[]>>(4);

/** The same of neighbouring words, from one up to another, each asked for once. */
export function spellingsOf(units: Unit[], dictionary: Dictionary) {
	const typed = units.map(({ text, folded }) => `${text} ${folded}`).join("\n");
	const known = spellingsLately(dictionary, typed, () => new Map());
	return (key: string, from: number, to: number): Meaning[] => {
		const at = from * units.length + to;
		const spelt = known.get(at) ?? meaningsSpelt(units, key, from, to - from, dictionary);
		known.set(at, spelt);
		return spelt;
	};
}

const isCased = ({ text }: Unit) => text.toLowerCase() !== text.toUpperCase();
const isUpper = ({ text }: Unit) => text === text.toUpperCase();

/** Whether a word is written as abbreviations are: in capitals among other words, or in letters among words of a script without capitals. */
function isAbbreviated(units: Unit[], i: number): boolean {
	const unit = units[i];
	if (!unit || !isCased(unit)) return false;
	const others = units.filter((other) => other !== unit && isCased(other));
	return others.length > 0
		? isUpper(unit) && others.some((other) => !isUpper(other))
		: isUpper(unit) || units.length > 1;
}
