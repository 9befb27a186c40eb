/** The dictionary, made from every phrase, name and term that is known. */
import { languages } from "#domain/ground/languages.ts";
import { isCountryId, type Place } from "#domain/places/places.ts";
import type { Dictionary, Meaning } from "./dictionary-types.ts";
import { fieldsOfLaw } from "./fields-of-law.ts";
import { isFiller } from "./fillers.ts";
import { inLatinLetters, isCyrillic } from "./latin-letters.ts";
import type { Learnt } from "./learnt.ts";
import { moreLanguageNames, moreLanguages } from "./more-languages.ts";
import { countryLines, stateLines } from "./places.generated.ts";
import type { ServiceId } from "./query.ts";
import { keyOf, wordsOf } from "./terms.ts";
import { vocabulary } from "./vocabulary.ts";
import { wordsAlike } from "./words-alike.ts";

/** Shorter words of national terms are mostly codes: a slip away from too many words. */
const shortestOfTerm = 8;

/** Before a term that is another word elsewhere. */
export const inContextMark = "=";

/** Before what other countries have as well: plain words, which name a matter and no country. */
export const anywhereMark = "~";

/** Terms that read like a word of every country without their hyphen: "Medi-Cal". */
const readLikeWords: ReadonlySet<string> = new Set(["medical"]);

/** What is named and has no phrases of its own. */
const placed: ReadonlySet<Meaning["kind"]> = new Set(["place", "state", "term", "other_language"]);

/** What people who have no Cyrillic letters type in Latin ones, and how short that may be: shorter is a word elsewhere. */
const inLatin: ReadonlySet<Meaning["kind"]> = new Set<Meaning["kind"]>([
	...(["place", "language", "service", "tier", "mode", "available"] as const),
	...(["free_consultation", "legal_aid", "near"] as const),
]);
const shortestInLatin = 7;
/** "Австрии": where somebody is, of the names of countries that most are like. */
const whereOf = (name: string) => name.replace(/ия$/u, "ии").replace(/ія$/u, "ії");

/** A word of Farsi that takes a letter more before what it belongs to: "ویزا" is "ویزای آلمان". */
const farsiVowel = /[یکپچژگ]\p{Script=Arabic}*ا$/u;

/** What the phrases of the vocabulary, the names of languages and places, and what is learnt make together: work of a second. */
export function madeDictionary(learnt: Learnt | null): Dictionary {
	const meanings = new Map<string, Meaning[]>();
	const wordCounts = new Map<string, number>();
	const shortStates = new Map<string, string[]>();
	const words = new Set<string>();
	const phraseWords = new Set<string>();
	/** All words but those that stand in names of towns only. */
	const otherWords = new Set<string>();
	const servicePhrases: Dictionary["servicePhrases"] = [];
	const typedInLatin: [phrase: string, meaning: Meaning][] = [];
	/** @param isMendedTo whether a word with a slip may have been meant so: of a rare spelling too many words are a slip away */
	const learn = (phrase: string, meaning: Meaning, isMendedTo = true) => {
		const parts = wordsOf(phrase);
		const key = parts.map((part) => part.folded).join("");
		if (!key) return;
		for (const part of parts)
			if (isMendedTo && (meaning.kind !== "term" || part.folded.length >= shortestOfTerm)) words.add(part.folded);
		if (meaning.kind !== "place" || isCountryId(meaning.value.id))
			for (const part of parts) otherWords.add(part.folded);
		if (!placed.has(meaning.kind)) for (const part of parts) phraseWords.add(part.folded);
		if (parts.length > 1) wordCounts.set(key, Math.max(wordCounts.get(key) ?? 1, parts.length));
		if (isCyrillic(phrase) && inLatin.has(meaning.kind))
			for (const form of meaning.kind === "place" ? new Set([phrase, whereOf(phrase)]) : [phrase])
				for (const typed of inLatinLetters(form))
					if (typed.length >= shortestInLatin) typedInLatin.push([typed, meaning]);
		const known = meanings.get(key);
		if (!known) meanings.set(key, [meaning]);
		else if (!known.some((other) => JSON.stringify(other) === JSON.stringify(meaning))) known.push(meaning);
	};

	for (const [service, phrases] of Object.entries(fieldsOfLaw))
		for (const phrase of phrases.split("|")) learn(phrase, { kind: "service", value: service as ServiceId });
	for (const [target, phrases] of Object.entries(vocabulary)) {
		const meaning = meaningOf(target);
		for (const phrase of phrases.split("|")) {
			learn(phrase, meaning);
			if (farsiVowel.test(phrase)) learn(`${phrase}ی`, meaning);
			if (meaning.kind === "service") servicePhrases.push({ key: keyOf(phrase), phrase, service: meaning.value });
		}
	}
	for (const reader of readers) {
		const names = new Intl.DisplayNames([reader], { type: "language" });
		for (const language of languages) {
			const name = names.of(language) ?? language;
			for (const said of [name, ...spokenIn(reader, name)]) learn(said, { kind: "language", value: language });
		}
		for (const [language, country_id] of Object.entries(moreLanguages)) {
			const name = names.of(language) ?? language;
			for (const said of [name, ...spokenIn(reader, name)])
				learn(said, { kind: "other_language", value: { language, country_id } });
		}
	}
	for (const line of moreLanguageNames.trim().split("\n")) {
		const [language = "", ...names] = line.split("|");
		for (const name of names)
			learn(name, { kind: "other_language", value: { language, country_id: moreLanguages[language] ?? "" } });
	}
	for (const line of (learnt?.wishes.phrases ?? "").split("\n")) {
		const [target = "", ...phrases] = line.split("|");
		for (const phrase of phrases) learn(phrase, meaningOf(target));
	}
	const termsInContext = new Map<string, Meaning[]>();
	for (const line of (learnt?.terms ?? "").split("\n")) {
		const [country_id = "", service = "", ...terms] = line.split("|");
		if (country_id === "") continue;
		const meaning: Meaning = { kind: "term", value: { country_id, service: (service as ServiceId) || null } };
		for (const term of terms)
			if (term.startsWith(inContextMark)) {
				const key = keyOf(term);
				termsInContext.set(key, [...(termsInContext.get(key) ?? []), meaning]);
				const { length } = wordsOf(term);
				if (length > 1) wordCounts.set(key, Math.max(wordCounts.get(key) ?? 1, length));
			} else if (term.startsWith(anywhereMark)) learn(term, meaningOf(`service:${service}`));
			else if (!readLikeWords.has(keyOf(term))) learn(term, meaning);
	}
	const countries = new Map<string, Place>();
	for (const line of countryLines.split("\n")) {
		const [id = "", name = "", ...others] = line.split("|");
		if (!id) continue;
		const place: Place = { id, name, country_id: id, population: 0 };
		countries.set(id, place);
		for (const other of [name, ...others]) learn(other, { kind: "place", value: place });
	}
	const peoples = new Map<string, string>();
	for (const line of (learnt?.peoples ?? "").split("\n")) {
		const [id = "", ...entries] = line.split("|");
		for (const entry of entries) peoples.set(entry, id);
	}
	const cities = new Map<string, Place>();
	for (const line of (learnt?.cities ?? "").split("\n")) {
		const [id = "", country_id = "", population = "", region = "", name = "", ...others] = line.split("|");
		if (!id) continue;
		const place: Place = { id, name, country_id, population: Number(population), ...(region && { region }) };
		cities.set(id, place);
		for (const other of [name, ...others]) learn(other, { kind: "place", value: place });
	}
	const isShortState = (name: string) => /^[A-Z]{2}$/.test(name);
	const learnShortState = (short: string, name: string) =>
		shortStates.set(keyOf(short), [...(shortStates.get(keyOf(short)) ?? []), keyOf(name)]);
	for (const line of (learnt?.places ?? "").split("\n")) {
		const [kind, of = "", ...names] = line.split("|");
		const place = kind === "country" ? countries.get(of) : cities.get(of);
		for (const name of names) {
			const known = meanings.get(keyOf(name)) ?? [];
			if (kind === "state" && isShortState(name)) learnShortState(name, names[0] ?? name);
			else if (kind === "state" && !known.some((one) => one.kind === "place" && isCountryId(one.value.id)))
				learn(name, { kind: "state", value: { country_id: of, name: names[0] ?? name } });
			else if (place && known.length === 0) learn(name, { kind: "place", value: place }, kind !== "country");
		}
	}
	for (const line of stateLines.trim().split("\n")) {
		const [country_id = "", name = "", ...others] = line.split("|");
		for (const other of [name, ...others]) {
			if (isShortState(other)) learnShortState(other, name);
			else if (!isFiller(keyOf(other))) learn(other, { kind: "state", value: { country_id, name } });
		}
	}
	// What is a word already stays that word.
	for (const [typed, meaning] of typedInLatin) if (!meanings.has(keyOf(typed))) learn(typed, meaning, false);
	return {
		meanings,
		wordCounts,
		shortStates,
		servicePhrases,
		words,
		wordsByLength: wordsAlike(words, (word) => !otherWords.has(word)),
		phraseWords,
		peoples,
		termsInContext,
		countries,
		cities,
	};
}

/** In whose words languages and countries are known: those of the specification, and six in which many ask. */
const readers = [...languages, "tr", "uk", "pl", "vi", "fa", "fil"];

/** Dutch and German say in one word who speaks a language: "Engelssprekende advocaat", "türkischsprachiger Notar". */
const speaking: Record<string, string[]> = {
	nl: ["sprekend", "sprekende", "talig", "talige"],
	de: ["", "e", "er", "en"].flatMap((ending) => [`sprachig${ending}`, `sprechend${ending}`]),
};
/** What Chinese calls a language that is written, and one that is spoken: 西班牙语 is both. */
const ofChinese = ["文", "话"];
const spokenIn = (reader: string, language: string) =>
	reader === "zh"
		? ofChinese.map((ending) => language.replace(/语$/u, ending))
		: (speaking[reader] ?? []).map((ending) => language + ending);

function meaningOf(target: string): Meaning {
	const [kind = "", value = ""] = target.split(":");
	if (kind === "free_consultation" || kind === "legal_aid" || kind === "near") return { kind, value: true };
	return { kind, value } as Meaning;
}
