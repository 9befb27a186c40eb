/**
 * What words mean, as far as search knows without asking the database: services, languages, countries and large
 * cities in every language of the specification. Built once per isolate, on the first search.
 */
import type { Mode } from "#domain/businesses/businesses.ts";
import type { Tier } from "#domain/businesses/legal-services.ts";
import { type Language, languages } from "#domain/ground/languages.ts";
import { isCountryId, type Place } from "#domain/places/places.ts";
import { bitsIn } from "./feature-table.ts";
import { isFiller } from "./fillers.ts";
import { inLatinLetters, isCyrillic } from "./latin-letters.ts";
import { type Learnt, whatIsLearnt } from "./learnt.ts";
import { moreLanguageNames, moreLanguages } from "./more-languages.ts";
import { countryLines, stateLines } from "./places.generated.ts";
import type { ServiceId, Span } from "./query.ts";
import { keyOf, slipsBetween, wordsOf } from "./terms.ts";
import { vocabulary } from "./vocabulary.ts";

/** What a phrase stands for. */
export type Meaning =
	| { kind: "service"; value: ServiceId }
	| { kind: "language"; value: Language }
	| { kind: "tier"; value: Tier }
	| { kind: "mode"; value: Mode }
	| { kind: "free_consultation" | "legal_aid" | "near"; value: true }
	| { kind: "available"; value: Span }
	| { kind: "place"; value: Place }
	/** A state or province: its country, and its name as cities have it. */
	| { kind: "state"; value: { country_id: string; name: string } }
	/** What only one country has: a permit, a form; without a service an office or the like that people go to for much. */
	| { kind: "term"; value: { country_id: string; service: ServiceId | null } }
	/** Somebody's country: "Moroccan", "der Kolumbianer". */
	| { kind: "people"; value: string }
	/** A language that professionals cannot name yet: its code, and the country of most who speak it. */
	| { kind: "other_language"; value: { language: string; country_id: string } };

export type Dictionary = {
	/** Key (see `keyOf`) to meanings, likeliest first. */
	meanings: Map<string, Meaning[]>;
	/** Key to the words of its longest spelling: "to go" is not Togo. */
	wordCounts: Map<string, number>;
	/** Short names of states, folded, to their names folded: they count behind a city only. */
	shortStates: Map<string, string>;
	/** The phrases that name a service, as people write them, for suggestions. */
	servicePhrases: { key: string; phrase: string; service: ServiceId }[];
	/** Every single word of a phrase. */
	words: Set<string>;
	/** Those long enough to be what a mistyped word was meant to be, by how many letters they have. */
	wordsByLength: WordsAlike[];
	/** Those of them that stand in phrases of the vocabulary, and in names of languages. */
	phraseWords: Set<string>;
	/** Folded words for a people, or with an asterisk how they begin, to its country. */
	peoples: Map<string, string>;
	/** Folded terms of one country that are other words elsewhere: "NIE", but not "nie"; "PSW" beside studies (`meaningsSpelt`). */
	termsInContext: Map<string, Meaning[]>;
	countries: Map<string, Place>;
	/** Large cities by GeoNames id. */
	cities: Map<string, Place>;
};

/** Words of so many letters: which letters each has, side by side, so that most are passed over quickly. */
type WordsAlike = { words: string[]; letters: Int32Array; areOfTown: boolean[] };
const none: WordsAlike = { words: [], letters: new Int32Array(), areOfTown: [] };

let built: { of: Learnt | null; dictionary: Dictionary } | undefined;

/** The dictionary of this isolate, with what is learnt of terms, peoples and cities once that is read. */
export function dictionary(): Dictionary {
	const learnt = whatIsLearnt();
	if (built?.of !== learnt) built = { of: learnt, dictionary: build(learnt) };
	return built.dictionary;
}

/** Shorter words of national terms are mostly codes: a slip away from too many words. */
const shortestOfTerm = 8;

/** Before a term that is another word elsewhere. */
export const inContextMark = "=";

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

function build(learnt: Learnt | null): Dictionary {
	const meanings = new Map<string, Meaning[]>();
	const wordCounts = new Map<string, number>();
	const shortStates = new Map<string, string>();
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
		wordCounts.set(key, Math.max(wordCounts.get(key) ?? 0, parts.length));
		if (isCyrillic(phrase) && inLatin.has(meaning.kind))
			for (const form of meaning.kind === "place" ? new Set([phrase, whereOf(phrase)]) : [phrase])
				for (const typed of inLatinLetters(form))
					if (typed.length >= shortestInLatin) typedInLatin.push([typed, meaning]);
		const known = meanings.get(key);
		if (!known) meanings.set(key, [meaning]);
		else if (!known.some((other) => JSON.stringify(other) === JSON.stringify(meaning))) known.push(meaning);
	};

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
			// What is spoken is 西班牙语, what is written 西班牙文.
			for (const said of reader === "zh" ? [name, name.replace(/语$/u, "文")] : [name])
				learn(said, { kind: "language", value: language });
		}
		for (const [language, country_id] of Object.entries(moreLanguages))
			learn(names.of(language) ?? language, { kind: "other_language", value: { language, country_id } });
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
			if (term.startsWith(inContextMark))
				termsInContext.set(keyOf(term), [...(termsInContext.get(keyOf(term)) ?? []), meaning]);
			else learn(term, meaning);
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
	for (const line of (learnt?.places ?? "").split("\n")) {
		const [kind, of = "", ...names] = line.split("|");
		const place = kind === "country" ? countries.get(of) : cities.get(of);
		for (const name of names) {
			const known = meanings.get(keyOf(name)) ?? [];
			if (kind === "state" && !known.some((one) => one.kind === "place" && isCountryId(one.value.id)))
				learn(name, { kind: "state", value: { country_id: of, name: names[0] ?? name } });
			else if (place && known.length === 0) learn(name, { kind: "place", value: place }, kind !== "country");
		}
	}
	for (const line of stateLines.trim().split("\n")) {
		const [country_id = "", name = "", ...others] = line.split("|");
		for (const other of [name, ...others]) {
			if (other.length === 2) shortStates.set(keyOf(other), keyOf(name));
			else if (!isFiller(keyOf(other))) learn(other, { kind: "state", value: { country_id, name } });
		}
	}
	// What is a word already stays that word.
	for (const [typed, meaning] of typedInLatin) if (!meanings.has(keyOf(typed))) learn(typed, meaning, false);
	const byLength: string[][] = [];
	for (const word of words) {
		if (word.length < shortestMended) continue;
		byLength[word.length] ??= [];
		byLength[word.length]?.push(word);
	}
	const wordsByLength = byLength.map((alike) => ({
		words: alike,
		letters: Int32Array.from(alike, lettersOf),
		areOfTown: alike.map((word) => !otherWords.has(word)),
	}));
	return {
		meanings,
		wordCounts,
		shortStates,
		servicePhrases,
		words,
		wordsByLength,
		phraseWords,
		peoples,
		termsInContext,
		countries,
		cities,
	};
}

/** What says of a language that somebody speaks it: "portugiesischsprachig", "japońskojęzyczny", "русскоговорящий". */
const speakingEnding = /sprachig|sprechend|talig|sprekend|jezyczn|язичн|говоря|мовн/;

/** The country that a word for a people means ("moroccan", "kolumbianerin"), or null. */
export function peopleOf({ peoples }: Pick<Dictionary, "peoples">, word: string): string | null {
	const whole = peoples.get(word);
	if (whole) return whole;
	if (speakingEnding.test(word)) return null;
	for (let length = word.length; length >= 5; length--) {
		const country = peoples.get(`${word.slice(0, length)}*`);
		if (country) return country;
	}
	return null;
}

/** In whose words languages and countries are known: those of the specification, and six in which many ask. */
const readers = [...languages, "tr", "uk", "pl", "vi", "fa", "fil"];

function meaningOf(target: string): Meaning {
	const [kind = "", value = ""] = target.split(":");
	if (kind === "free_consultation" || kind === "legal_aid" || kind === "near") return { kind, value: true };
	return { kind, value } as Meaning;
}

/** A bit for each letter that a word has; letters share some. */
const lettersOf = (word: string) => {
	let letters = 0;
	for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
	return letters;
};

/** In a shorter word one slip makes too many others. */
export const shortestMended = 4;

/**
 * The word of the dictionary that a mistyped one was meant to be, or null: one slip, or two in a word of eight
 * letters or more; the first letter right rather than wrong; then the fewest slips; then any other word rather
 * than one of a town; then alphabetical order.
 */
export function correctedByDictionary(
	{ wordsByLength }: Pick<Dictionary, "wordsByLength">,
	word: string,
): string | null {
	let limit = word.length >= 8 ? 2 : 1;
	const typed = lettersOf(word);
	let best: { word: string; cost: number } | null = null;
	// Words of the same length first: once one is a single slip away, no second slip is looked for.
	for (const longer of [0, -1, 1, -2, 2]) {
		const { words, letters, areOfTown } = wordsByLength[word.length + longer] ?? none;
		for (let i = 0; i < letters.length && Math.abs(longer) <= limit; i++) {
			// A slip takes one letter away at most and brings one at most: most words are out before they are compared.
			const candidateLetters = letters[i] as number;
			if (bitsIn(typed & ~candidateLetters) > limit - Math.max(longer, 0)) continue;
			if (bitsIn(candidateLetters & ~typed) > limit + Math.min(longer, 0)) continue;
			const [candidate, isOfTown] = [words[i] as string, areOfTown[i] as boolean];
			const slips = slipsBetween(word, candidate, limit);
			// "Opóźniony" is no Pozsony: a town with another first letter is one slip away at most.
			if (slips > limit || (isOfTown && slips > 1 && candidate[0] !== word[0])) continue;
			const cost = slips * 2 + (candidate[0] === word[0] ? 0 : 1) + (isOfTown ? 0.5 : 0);
			if (!best || cost < best.cost || (cost === best.cost && candidate < best.word)) best = { word: candidate, cost };
			limit = Math.max(Math.min(limit, slips), 1);
		}
	}
	return best?.word ?? null;
}
