/** Whether a word that is a town's name as well means the town, where it stands: "Reading solicitor", "my landlord keeps my deposit, Lima". */
import type { Place } from "#domain/places/places.ts";
import { claimsOf, longestPhrase, type Unit } from "./claims.ts";
import { describesProfessional } from "./describing-words.ts";
import type { Dictionary, Meaning } from "./dictionary-types.ts";
import { isFiller } from "./fillers.ts";
import { areApart, isLivedIn, isOfInstitution } from "./how-typed.ts";
import { isKnownWord, isSharedWord } from "./intents.ts";
import {
	behindTo,
	cityWords,
	describedWords,
	everydayPlaces,
	inWords,
	kinWords,
	ofProfession,
	toWords,
} from "./neighbour-words.ts";
import { speakingWords } from "./people-words.ts";
import { isCategory } from "./query.ts";

/** Below this a single word is more likely not meant as the town of that name, unless a preposition says so. */
export const likelyTown = 50_000;
/** A smaller town is not meant by a word at the end of a few. */
export const smallestMeant = 15_000;
/** Of a city with so many people its name is meant even where it may describe a professional or a matter, or means the same in many languages. */
const certainOfWord = { vocabulary: 300_000, shared: 100_000 } as const;

/** Without its accent the French word is an article elsewhere. */
const inWithAccent: ReadonlySet<string> = new Set(["à"]);
/** Behind a professional an article of elsewhere leads to a town as well. */
const ledByTrade: ReadonlySet<string> = new Set(["a", "ad"]);

/** The places that a word may mean, and how it stands among the others. */
type Town = {
	places: readonly Place[];
	/** Whether the dictionary has it: a city. */
	isKnown: boolean;
	/** Whether it is written as names are. */
	isWritten: boolean;
	/** Whether the query is a few words beside each other. */
	areKeywords: boolean;
};

const meansAt = (units: readonly Unit[], i: number, { meanings }: Dictionary): readonly Meaning[] =>
	meanings.get(units[i]?.folded ?? "") ?? [];

/** Whether the country of one of the places, or a state of it, stands there. */
export const isHomeAt = (
	units: readonly Unit[],
	i: number,
	places: readonly Place[],
	dictionary: Dictionary,
	kinds: readonly Meaning["kind"][] = ["place", "state"],
) =>
	meansAt(units, i, dictionary).some((one) => {
		if (!kinds.includes(one.kind)) return false;
		const home = one.kind === "place" ? one.value.id : one.kind === "state" ? one.value.country_id : null;
		return places.some(({ country_id, id }) => country_id === home && id !== home);
	});

/** Whether words name a kind of professional, what for and how at most, and nothing that has happened. */
function isTrade(words: readonly Unit[], { meanings }: Dictionary): boolean {
	const isProfession = ({ folded }: Unit) =>
		ofProfession.test(folded) ||
		(meanings.get(folded) ?? []).some(
			({ kind, value }) => kind === "tier" || (kind === "service" && isCategory(value)),
		);
	const phrases = claimsOf(words, (key) => meanings.get(key), longestPhrase);
	return (
		words.some(isProfession) &&
		phrases.every(({ meanings: [first] }) => first?.kind !== "place" && first?.kind !== "state") &&
		words.every(
			({ folded }, i) =>
				phrases.some(({ from, to }) => from <= i && i < to) || isFiller(folded) || speakingWords.has(folded),
		)
	);
}

/** @param at where the word stands */
export function isTownMeant(
	units: Unit[],
	at: number,
	text: string,
	dictionary: Dictionary,
	{ places, isKnown, isWritten, areKeywords }: Town,
): boolean {
	const { folded, role } = units[at] as Unit;
	const before = units[at - 1]?.folded ?? "";
	const behind = units[at + 1]?.folded ?? "";
	const means = (i: number) => meansAt(units, i, dictionary);
	const largest = Math.max(...places.map(({ population }) => population));
	// "Nice France", "notary goes": beside its country, or at the end after a professional, nobody means the word.
	const isInCountry = isHomeAt(units, at + 1, places, dictionary, ["place"]);
	// "Near Griffith NSW"; where no namesake is near, cities carry no state.
	const isInState = means(at + 1).some(
		(one) =>
			one.kind === "state" &&
			places.some(
				({ country_id, region = one.value.name }) => country_id === one.value.country_id && region === one.value.name,
			),
	);
	const isOfTrade = (i: number) => means(i).some(({ kind }) => kind === "tier" || kind === "service");
	const isIn =
		inWords.has(before) ||
		role === "to" ||
		isLivedIn(units, at) ||
		inWithAccent.has(units[at - 1]?.text.toLowerCase() ?? "") ||
		behindTo.has(behind) ||
		cityWords.has(behind) ||
		isOfInstitution(units, at);
	const isAfterTrade = isOfTrade(toWords.has(before) ? at - 2 : at - 1);
	// "Avvocato a Como per frontalieri", "belastingadviseur Goes".
	const isOfTradeThere = isAfterTrade && (at + 1 === units.length || isIn || ledByTrade.has(before));
	if (isInCountry || isInState || (isOfTradeThere && largest >= smallestMeant)) return true;
	const isAdjective = everydayPlaces.has(folded) && describedWords.has(behind);
	if (isAdjective && !isWritten) return false;
	// "Reading solicitor", "Erzurum boşanma avukatı"; but "mobile notary" and "best lawyer" are asked for anywhere.
	const saysWhat = describesProfessional(folded) || dictionary.phraseWords.has(folded);
	const certain = saysWhat ? certainOfWord.vocabulary : isSharedWord(folded) ? certainOfWord.shared : null;
	if (at === 0 && largest >= (certain ?? smallestMeant) && isTrade(units.slice(1), dictionary)) return true;
	// "My landlord keeps my deposit, lima"; but "nice, a deposit" and "oma, 85".
	const isNamed =
		!isFiller(folded) && !kinWords.has(folded) && !everydayPlaces.has(folded) && areApart(units, at, at + 1, text);
	if (isNamed && largest >= (certain ?? likelyTown)) return true;
	const isCity = isKnown || largest >= likelyTown;
	// "Visa cita entrevista": what people often write of their matter is no Chita.
	if (areKeywords && (isIn || (isCity && (isAfterTrade || !isKnownWord(folded))))) return true;
	return isCity && (isWritten || isIn);
}
