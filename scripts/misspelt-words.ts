/**
 * Teaches what unknown words were meant to be (`domain/search/misspelt-words.ts`): words of `language/stories/` and `journeys/` get a
 * slip, and each guess at one is an example, right or wrong; so is each guess at a word that is unknown as it stands.
 */
import { type Unit, unitsOf } from "#domain/search/claims.ts";
import { unknownIn } from "#domain/search/corrections.ts";
import { dictionary } from "#domain/search/dictionary.ts";
import type { Dictionary } from "#domain/search/dictionary-types.ts";
import { isFiller } from "#domain/search/fillers.ts";
import { withInflections } from "#domain/search/inflections.ts";
import { slipTokensOf } from "#domain/search/lexicon.server.ts";
import { featuresOfGuess, guessesFor, sayingKinds } from "#domain/search/misspelt-words.ts";
import { countryLines } from "#domain/search/places.generated.ts";
import { type Answers, type NamedPlace, placesCalled } from "#domain/search/questions.ts";
import { outcomes } from "#domain/search/regression.ts";
import { withStates } from "#domain/search/short-states.ts";
import { isUnspaced, wordsOf } from "#domain/search/terms.ts";
import { vocabulary } from "#domain/search/vocabulary.ts";
import { cultureIn, personOf } from "#drizzle/seed/names.ts";
import { loadPlaces } from "#drizzle/seed/places.ts";
import { Random } from "#drizzle/seed/random.ts";
import { namedCities } from "#drizzle/seed/reference.ts";
import { journeys, sentences } from "./place-roles.ts";
import type { Example } from "./train-regression.ts";

/** Keys that stand beside each other, by script; in Arabic letters that look or sound alike as well. */
const keyboards = [
	"qwertyuiop asdfghjkl zxcvbnm",
	"йцукенгшщзхъ фывапролджэ ячсмитьбю",
	"ضصثقفغعهخحجد شسيبلاتنمكط ئءؤرىةوزظ",
].map((rows) => rows.split(" "));
const shortestSlipped = 4;

const besides = (letter: string) =>
	keyboards
		.flat()
		.filter((row) => row.includes(letter))
		.flatMap((row) => [row[row.indexOf(letter) - 1], row[row.indexOf(letter) + 1]])
		.filter((one) => one !== undefined);

/** A word with a slip in it: two letters swapped, one left out, typed twice, or the key beside it hit. */
function withSlip(word: string, random: Random): string {
	const i = random.int(random.chance(0.1) ? 0 : 1, word.length - 1);
	const [before, behind] = [word.slice(0, i), word.slice(i + 1)];
	const kind = random.float();
	if (kind < 0.35) return before + behind;
	if (kind < 0.6) return before + behind.slice(0, 1) + word[i] + behind.slice(1);
	if (kind < 0.75) return before + word[i] + word[i] + behind;
	const keys = besides(word[i] as string);
	return keys.length > 0 ? before + random.pick(keys) + behind : before + behind;
}

/** Of what is as like a word the database answers so many. */
const mostNear = 2;
const lengthsOfPhrase = [1, 2, 3];

/** What the database would answer if it were asked for each word and phrase of a text; nobody's name is known here. */
function answering(): (text: string) => Answers {
	const all = namedCities(loadPlaces());
	const [called, near] = [new Map<string, number[]>(), new Map<string, number[]>()];
	for (const [i, { keys }] of all.entries())
		for (const key of keys) {
			called.set(key, [...(called.get(key) ?? []), i]);
			for (const token of isUnspaced(key) ? [] : slipTokensOf(key)) {
				const known = near.get(token) ?? [];
				if (known.length < mostNear && !known.includes(i)) near.set(token, [...known, i]);
			}
		}
	const citiesIn = (some: readonly number[]) => some.map((i) => all[i] as NamedPlace);
	// The largest come first.
	const nearTo = (word: string) =>
		citiesIn(
			[...new Set(isUnspaced(word) ? [] : slipTokensOf(word).flatMap((token) => near.get(token) ?? []))]
				.sort((a, b) => a - b)
				.slice(0, mostNear),
		);
	return (text) => {
		const words = wordsOf(text).map(({ folded }) => folded);
		const found = words.map((word) => [word, nearTo(word)] as const);
		const keys = words.flatMap((_, i) => lengthsOfPhrase.map((length) => words.slice(i, i + length).join("")));
		const places = keys.flatMap((key) => citiesIn(called.get(key) ?? []));
		return {
			places: [...new Set([...places, ...found.flatMap(([, near]) => near)])],
			words: new Map(found.map(([word, near]) => [word, { isText: false, isName: false, near }])),
		};
	};
}

/** A word, and whatever it names. */
const namesOf = (word: string, { meanings, peoples }: Dictionary, answers: Answers): string[] => [
	word,
	...(meanings.get(word) ?? []).flatMap(({ kind, value }) =>
		kind === "place"
			? [`place ${value.id}`]
			: kind === "people"
				? [`people ${value}`]
				: kind === "language"
					? [`language ${value}`]
					: [],
	),
	...placesCalled(answers, word).map(({ id }) => `place ${id}`),
	...(peoples.has(word) ? [`people ${peoples.get(word)}`] : []),
];

/** So many people who are asked for by name teach that a name is nobody's town. */
const mostPeople = 3_000;
const shortPhrase = 3;

/** What somebody does, mostly before the name of an invented person, as they write it or as it is written abroad. */
function peopleAskedFor(random: Random): string[] {
	const phrases = Object.entries(vocabulary)
		.flatMap(([target, phrases]) =>
			target.startsWith("service:") || target.startsWith("tier:") ? phrases.split("|") : [],
		)
		.filter((phrase) => wordsOf(phrase).length <= shortPhrase);
	const countries = countryLines.split("\n").flatMap((line) => line.split("|")[0] ?? []);
	return Array.from({ length: mostPeople }, () => {
		const country = random.pick(countries);
		const { name } = personOf(random, cultureIn(random, country), country, true);
		const [abroad = "", own] = [
			name.match(/[\p{Script=Latin}'. -]+/u)?.[0].trim(),
			name.match(/[^\p{Script=Latin}]{4,}/u)?.[0].trim(),
		];
		const said = own && random.chance(0.5) ? own : random.chance(0.3) ? abroad.toLowerCase() : abroad;
		const phrase = random.pick(phrases);
		return random.pick([said, `${phrase} ${said}`, `${phrase} ${said}`, `${said} ${phrase}`]);
	});
}

/** Examples of the guesses at unknown words. */
export function misspeltExamples(): Example[] {
	const words = dictionary();
	const answersTo = answering();
	const random = new Random(5);
	const examples: Example[] = [];
	const read = (text: string): { units: Unit[]; answers: Answers } => {
		const answers = answersTo(text);
		return {
			units: withStates(withInflections(unitsOf(text, words, answers), words, answers), words, answers),
			answers,
		};
	};
	/** Adds an example for each guess at an unknown word; `meant`: what the one that stands there was. */
	const add = (text: string, at: number, meant: string | null) => {
		const { units, answers } = read(text);
		for (const unit of unknownIn(units, words, answers)) {
			const isSlipped = unit.start <= at && at < unit.end;
			if (meant !== null && !isSlipped) continue;
			const right = new Set(meant === null ? [] : namesOf(meant, words, answers));
			for (const guess of guessesFor(unit.folded, words, answers)) {
				const isMeant = namesOf(guess.word, words, answers).some((one) => right.has(one));
				examples.push({
					features: featuresOfGuess(units, units.indexOf(unit), guess, words, answers),
					outcome: outcomes.indexOf(isMeant ? "meant" : "not meant"),
				});
			}
		}
	};
	for (const text of peopleAskedFor(random)) add(text, -1, null);
	const says = (word: string) =>
		(words.meanings.get(word) ?? []).some(({ kind }) => sayingKinds.has(kind)) ||
		[...word].some((_, i) => words.peoples.has(i === 0 ? word : `${word.slice(0, i)}*`));
	for (const { text, names } of [...sentences(), ...journeys()]) {
		add(text, -1, null);
		const long = wordsOf(text).filter(
			({ folded }) => folded.length >= shortestSlipped && !isUnspaced(folded) && !isFiller(folded),
		);
		if (long.length === 0) continue;
		const named = long.filter((word) => names.some(({ start, end }) => word.start >= start && word.end <= end));
		const saying = long.filter(({ folded }) => says(folded));
		for (const word of [long, named, saying].flatMap((some) => (some.length > 0 ? [random.pick(some)] : [])))
			add(
				text.slice(0, word.start) + withSlip(text.slice(word.start, word.end), random) + text.slice(word.end),
				word.start,
				word.folded,
			);
	}
	return examples;
}
