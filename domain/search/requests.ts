/** Requests: words that say who is looked for, where, how, when and for what fee, and tell of nothing that happened. */
import type { Unit } from "./claims.ts";
import { describesProfessional } from "./describing-words.ts";
import type { Meaning } from "./dictionary-types.ts";
import { isFiller } from "./fillers.ts";
import { isKnownWord } from "./intents.ts";
import { forWords, kinWords, toWords } from "./neighbour-words.ts";
import type { Reading } from "./reading.ts";

/** What is said in a request. A people is not: it may be somebody's whom something happened to. */
const said: ReadonlySet<Meaning["kind"]> = new Set([
	...(["service", "tier", "term", "language", "other_language", "place", "state"] as const),
	...(["mode", "free_consultation", "legal_aid", "available", "near"] as const),
]);

/** Words that only join others. */
const isJoining = (word: string) => isFiller(word) || toWords.has(word);

/** Whether a word says what a professional shall be like: "female lawyer", "5 star lawyer", "lawyer 50", but not "15 days". */
export function isDescribing(reading: Reading, i: number): boolean {
	const word = reading.units[i]?.folded ?? "";
	if (!/^\d+$/.test(word)) return describesProfessional(word);
	return [reading.units[i - 1], reading.units[i + 1]].some(
		(beside) => beside !== undefined && (describesProfessional(beside.folded) || reading.isProfession(beside)),
	);
}

/** Whether a word says what a professional is for: "boşanma avukatı", "адвокат з розлучень". */
function isOfProfession(reading: Reading, i: number): boolean {
	// "Landlord" leads to lawyers for housing, and is none.
	const isProfession = (at: number) =>
		(reading.dictionary.meanings.get(reading.units[at]?.folded ?? "") ?? []).some(({ kind }) => kind === "tier");
	if (!isKnownWord(reading.units[i]?.folded ?? "")) return false;
	return (
		isProfession(i - 1) || isProfession(i + 1) || (isProfession(i - 2) && isJoining(reading.units[i - 1]?.folded ?? ""))
	);
}

/**
 * Whether a word says what somebody is wanted for: "interpreter for the hospital", "Notar für den Hauskauf"; but not what happened to
 * whom ("for my brother arrested today").
 */
function isWantedFor({ units }: Reading, i: number): boolean {
	const led = units.slice(0, i).findLast(({ folded }) => !isFiller(folded) || forWords.has(folded));
	const word = units[i]?.folded ?? "";
	return isKnownWord(word) && !kinWords.has(word) && led !== undefined && forWords.has(led.folded);
}

/** Whether a word belongs to a request. */
export function isOfRequest(reading: Reading, unit: Unit, i: number): boolean {
	const claim = reading.claimAt(i);
	if (claim) return claim.meanings.some(({ kind }) => said.has(kind));
	const { folded } = unit;
	return (
		isJoining(folded) ||
		isDescribing(reading, i) ||
		reading.isProfession(unit) ||
		isOfProfession(reading, i) ||
		isWantedFor(reading, i)
	);
}

/** "Notary online", "Mietrechtsanwältin Köln heute": whether a kind of professional is named, and nothing that happened. */
export const isOnlyAsked = (reading: Reading): boolean =>
	reading.namesKind && reading.units.every((unit, i) => isOfRequest(reading, unit, i));
