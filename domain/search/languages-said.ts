/** Names of languages that no dictionary has as they are typed: "polskojęzyczny", "rumenofono", "بالبولندية". */
import { type Language, languages } from "#domain/ground/languages.ts";
import { peopleOf } from "./dictionary.ts";
import type { Dictionary, Meaning } from "./dictionary-types.ts";
import { moreLanguages } from "./more-languages.ts";
import { keyOf } from "./terms.ts";

export type LanguageMeaning = Extract<Meaning, { kind: "language" | "other_language" }>;

/** What says of a language that somebody speaks it, with the vowel that joins the two. */
const speaking =
	/(?:sprachig|sprechend|kenntnis|talig|sprekend|o?jezyczn|[оое]?язичн|[ое]?говоря|[ое]?мовн|ophone|ofon|o?parlante|o?hablante|o?falante).*$/u;
/** What Arabic writes before a name and with it: "in", "and". */
const arabicBefore = /^و?(?:بال|ب|ال)?(?=\p{Script=Arabic}{4})/u;
const shortestName = 4;
/** What the word for the language has behind what such a word begins with: "polskojęzyczny" and "polski", "україномовний" and "українська". */
const behindStem = ["", "i", "ська"];

/** Whether a folded word says of somebody, by itself, that they speak a language: "turkssprekend". */
export const namesSpeaker = (word: string): boolean => speaking.test(word);

const isOwn = (code: string): code is Language => (languages as readonly string[]).includes(code);

/** What most of a people speak, and they before others: "po turecku" is the language, though the word be the people's; nobody speaks Peruvian. */
export function languageOf(people: string): LanguageMeaning | undefined {
	const { language = "" } = new Intl.Locale("und", { region: people }).maximize();
	// By CLDR most of English is American, and most of Portuguese Brazilian.
	const home = language === "en" ? "GB" : new Intl.Locale(language || "und").maximize().region;
	if (home !== people && language !== people.toLowerCase()) return undefined;
	if (isOwn(language)) return { kind: "language", value: language };
	return moreLanguages[language] ? { kind: "other_language", value: { language, country_id: people } } : undefined;
}

const isLanguage = (meaning: Meaning): meaning is LanguageMeaning =>
	meaning.kind === "language" || meaning.kind === "other_language";

/** The languages that a folded word names in such a way. */
export function languagesSaid(dictionary: Dictionary, word: string): LanguageMeaning[] {
	const stem = word.replace(speaking, "");
	const forms = stem === word ? [] : behindStem.map((ending) => keyOf(stem + ending));
	const names = [...forms, word.replace(arabicBefore, "")].filter(
		(name) => name !== word && name.length >= shortestName,
	);
	return names
		.flatMap((name) => {
			const known = (dictionary.meanings.get(name) ?? []).filter(isLanguage);
			const people = known.length > 0 ? null : peopleOf(dictionary, name);
			return people ? [languageOf(people)] : known;
		})
		.filter((one) => one !== undefined);
}
