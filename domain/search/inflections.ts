/** Names of places as grammar bends them: "Узбекистана", "ankaradan", "لألمانيا". */
import { isCountryId } from "#domain/places/places.ts";
import type { Unit } from "./claims.ts";
import type { Dictionary } from "./dictionary-types.ts";
import { isFiller } from "./fillers.ts";
import { isCapital } from "./how-typed.ts";
import { isEverydayWord } from "./intents.ts";
import { joinedArticles } from "./neighbour-words.ts";
import { type Answers, placesCalled } from "./questions.ts";
import { fold, isUnspaced, keyOf } from "./terms.ts";

/** A shorter stem begins too many other words. */
const shortestStem = 4;

/** Case endings of Russian and Ukrainian, and what the name itself may end with instead. */
const endingsOfNames: [ending: string, names: string[]][] = [
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
	["ців", ["ці"]],
	["цях", ["ці"]],
	["цов", ["цы"]],
	["цах", ["цы"]],
	["ів", ["и", "і"]],
	["ці", ["ець", "к", "ка"]],
	["зі", ["г", "га"]],
	["сі", ["х", "ха"]],
	["ця", ["ець"]],
	["цем", ["ець", "ец"]],
	["ца", ["ец"]],
	["цу", ["ец"]],
	["це", ["ец"]],
	["", ["ы", "и"]],
];
const slavicEndings = endingsOfNames.map(([ending, names]): [string, string[]] => [fold(ending), names.map(fold)]);
/** Polish endings, folded, behind its prepositions only: "w Łodzi", "z Gdańska", "w Katowicach". */
const polishEndings: [ending: string, names: string[]][] = [
	["ie", ["", "a", "o"]],
	["ia", ["", "ie"]],
	["iu", [""]],
	["ach", ["e", "y"]],
	["ami", ["e", "y"]],
	["ow", ["y"]],
	["em", [""]],
	["u", [""]],
	["a", ["", "o"]],
	["y", ["a", ""]],
	["i", ["", "a", "ia"]],
	["e", ["a"]],
];
const polishBefore: ReadonlySet<string> = new Set(["w", "we", "z", "ze", "do", "od", "koło", "kolo", "pod"]);

/** Names of languages as Russian, Ukrainian and Turkish bend them: "белорусского", "польською", "İngilizceye". */
const adjectiveEndings: [ending: RegExp, own: string][] = [
	[/(?<=c[ae])(?:y[aei]|d[ae]n|nin)$/u, ""],
	[/(?<=[сц]к)(?:ого|ому|им|ом)$/u, "ии"],
	[/(?<=[сц]ьк)(?:ою|ои|у|ии)$/u, "а"],
];

const arabic = /^\p{Script=Arabic}+$/u;
const cyrillic = /^\p{Script=Cyrillic}+$/u;

/** Turkish says where to and where from at the end, with or without an apostrophe. */
const turkishEndings: [ending: RegExp, role: "to" | "from"][] = [
	[/[dt][ae]n$/u, "from"],
	// "Atina'dayız": we are in Athens.
	[/(?:[dt][ae](?:ki|yi[mz])?|y[ae])$/u, "to"],
];
/** "Türkiyedeki" is what is there. */
const turkishIn = /[dt][ae]ki$/u;
/** Arabic says it at the beginning. */
const arabicBeginnings: [beginning: RegExp, role: "to" | "from"][] = [
	[/^(?:لل|ل|بال|ب|ف)/u, "to"],
	[/^(?:مال|م)/u, "from"],
];
/** And so it does "and", which begins too many words to lead to anything but countries. */
const arabicAnd = /^و(?=\p{Script=Arabic}{4})/u;

/** Farsi says "is" and "I am" at the end. */
const persianEndings: [ending: RegExp, role: "to" | null][] = [
	[/(?:م|ام|يم)$/u, "to"],
	[/ه$/u, null],
];

/** Arabic writes "in" and "to" onto short names of large places as well: "بحلب", "لمصر", "للهند". */
const arabicIn = /^(?:لل|ل|بال|ب|فال|ف)(?=\p{Script=Arabic}{3}$)/u;

/** Who writes no apostrophes writes French and Italian prepositions onto a name: "dalgérie", "dallitalia". */
const elided: [beginning: RegExp, role: "to" | "from" | null][] = [
	[/^(?:dall|d)(?=(?:h[aeiou]\p{Script=Latin}{3}|[aeiou]\p{Script=Latin}{5}))/u, "from"],
	[/^(?:all|nell)(?=[aeiou]\p{Script=Latin}{5})/u, "to"],
	[/^l(?=[aeiou]\p{Script=Latin}{5})/u, null],
];

/**
 * A name that a word may be a form of, as a key of the dictionary has it, the role that the form gives, and whether only a country
 * may be meant.
 */
type Behind = { name: string; role?: "to" | "from"; isCountry?: true };

/** The article that the word before a name says with it; "au port" is a harbour, and no Le Port. */
export function articleBefore(unit: Unit, before: string) {
	const joined = joinedArticles.get(before);
	return joined?.article === "le" && isEverydayWord(unit.folded) && !isCapital(unit) ? undefined : joined;
}

/** @param before the word before it */
export function namesBehind(unit: Unit, before: string): Behind[] {
	const { folded } = unit;
	const joined = articleBefore(unit, before);
	if (joined) return [{ name: joined.article + folded, ...(joined.role && { role: joined.role }) }];
	if (arabicIn.test(folded)) return [{ name: folded.replace(arabicIn, ""), role: "to" }];
	if (folded.length <= shortestStem) return [];
	const behind = cyrillic.test(folded)
		? slavicEndings.flatMap(([ending, names]) => {
				if (!folded.endsWith(ending)) return [];
				const stem = folded.slice(0, folded.length - ending.length);
				// Харків, у Харкові, з Харкова.
				return [stem, stem.replace(/ов$/u, "ив")].flatMap((one) => names.map((own) => ({ name: one + own })));
			})
		: [...persianEndings, ...turkishEndings, ...arabicBeginnings, ...elided].flatMap(([part, role]) =>
				// Behind the preposition may stand the article, which no key has.
				part.test(folded) ? [{ name: keyOf(folded.replace(part, "")), ...(role && { role }) }] : [],
			);
	// "W busie" is no Busia: of the endings that fit the longest is meant.
	const [ending = "", names = []] =
		(polishBefore.has(before) && polishEndings.find(([ending]) => folded.endsWith(ending))) || [];
	const inPolish = names.map((own) => ({ name: folded.slice(0, folded.length - ending.length) + own }));
	const inArabic: Behind[] = arabicAnd.test(folded)
		? [{ name: keyOf(folded.replace(arabicAnd, "")), isCountry: true }]
		: [];
	const isLong = ({ name }: Behind) => name.length >= shortestStem && name !== folded;
	return [...inArabic, ...[...behind, ...inPolish].filter(isLong)];
}

const beginsWithArticle = /^(?:l['’]|le )/iu;

/** What an adjective of a name may end with instead: "в Новой Зеландии", "у Нижньому Новгороді". */
const adjectivesOfNames: [ending: RegExp, own: string[]][] = [
	[/(?:[ое]м|[ое]му|[ое]го)$/u, ["ии"]],
	[/(?:ои|еи|ии|ую)$/u, ["ая", "а"]],
];

/**
 * Names of two words, of which grammar has bent the second ("в Буэнос-Айресе"), or both, or written a preposition onto the
 * first ("بساو باولو").
 */
function namesOfTwo(first: string, second: Unit): (Pick<Behind, "role"> & { names: [string, string] })[] {
	if (arabic.test(first))
		return arabicBeginnings.flatMap(([beginning, role]) =>
			beginning.test(first) ? [{ names: [first.replace(beginning, ""), second.folded], role }] : [],
		);
	const firsts = [
		first,
		...adjectivesOfNames.flatMap(([ending, own]) =>
			ending.test(first) ? own.map((one) => first.replace(ending, one)) : [],
		),
	];
	return namesBehind(second, "").flatMap(({ name, ...role }) => firsts.map((one) => ({ names: [one, name], ...role })));
}

/** A language or people whose adjective is bent, as the dictionary has it. */
function adjectiveBehind(folded: string, { meanings }: Dictionary): string | null {
	for (const [ending, own] of adjectiveEndings) {
		const name = ending.test(folded) ? folded.replace(ending, own) : folded;
		const names = meanings.get(name) ?? [];
		if (name !== folded && names.some(({ kind }) => kind === "language" || kind === "other_language")) return name;
	}
	return null;
}

/** Words with the names of places as the dictionary or the answers have them; the role that the grammar gives is kept. */
export function withInflections(units: Unit[], dictionary: Dictionary, answers: Answers | null): Unit[] {
	const { meanings, words } = dictionary;
	const isKnown = (name: string) =>
		meanings.get(name)?.some(({ kind }) => kind === "place" || kind === "state") ?? false;
	const isCountry = (name: string) =>
		meanings.get(name)?.some((one) => one.kind === "place" && isCountryId(one.value.id)) ?? false;
	const placesNamed = (name: string) =>
		(meanings.get(name) ?? []).flatMap((one) => (one.kind === "place" ? [one.value.id] : []));
	const isSamePlace = (one: string, other: string) => placesNamed(one).some((id) => placesNamed(other).includes(id));
	const isSmall = (name: string) => placesCalled(answers, name).length > 0;
	const isSmallWithArticle = (key: string) =>
		placesCalled(answers, key).some(({ name }) => beginsWithArticle.test(name));
	const ofTwo = new Map<Unit, Unit>();
	for (const [i, second] of units.entries()) {
		const first = units[i - 1];
		if (!first || isUnspaced(second.folded) || isFiller(first.folded) || isKnown(first.folded + second.folded))
			continue;
		const meant = namesOfTwo(first.folded, second).find(({ names }) => isKnown(names.join("")));
		if (!meant) continue;
		const { role } = meant;
		ofTwo.set(first, { ...first, folded: meant.names[0] });
		ofTwo.set(second, { ...second, folded: meant.names[1], ...(role && { role }) });
	}
	return units.map((unit, i) => {
		const { folded } = unit;
		const isOfTwo = ofTwo.get(unit);
		if (isOfTwo) return isOfTwo;
		const before = units[i - 1]?.folded ?? "";
		const isJoined = articleBefore(unit, before) !== undefined;
		const isCountryBent = () => namesBehind(unit, before).some(({ name }) => isCountry(name));
		if (!isJoined && (isFiller(folded) || (words.has(folded) && !(cyrillic.test(folded) && isCountryBent()))))
			return unit;
		const adjective = adjectiveBehind(folded, dictionary);
		if (adjective) return { ...unit, folded: adjective };
		if (isSmall(folded)) return unit;
		const isWord = isEverydayWord(folded);
		const isMeant = ({ name, isCountry: isOfCountries }: Behind) => {
			if (isOfCountries) return !isKnown(folded) && isCountry(name);
			if (isJoined) return isKnown(name) || isSmallWithArticle(name);
			// "Nijerya" is no form of Nijer.
			if (isKnown(folded) && !isSamePlace(folded, name)) return false;
			// A common form of a country's name is no other word; of a town's it may be.
			if (isWord)
				return polishBefore.has(before)
					? isKnown(name)
					: (arabic.test(name) || turkishIn.test(folded)) && isCountry(name);
			return isKnown(name) || (name.length >= shortestStem && isSmall(name));
		};
		const behind = namesBehind(unit, before).find(isMeant);
		return behind ? { ...unit, folded: behind.name, ...(behind.role && { role: behind.role }) } : unit;
	});
}
