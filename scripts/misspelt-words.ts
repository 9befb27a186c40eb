/**
 * Teaches what unknown words were meant to be (`domain/search/misspelt-words.ts`): words of `language/stories/` and `journeys/` get a
 * slip, and each guess at one is an example, right or wrong; so is each guess at a word that is unknown as it stands.
 */
import { type Unit, unitsOf } from "#domain/search/claims.ts";
import { otherMeant, unknownIn } from "#domain/search/corrections.ts";
import { dictionary } from "#domain/search/dictionary.ts";
import type { Dictionary } from "#domain/search/dictionary-types.ts";
import { isFiller } from "#domain/search/fillers.ts";
import { withInflections } from "#domain/search/inflections.ts";
import { slipTokensOf } from "#domain/search/lexicon.server.ts";
import { alikeInSound, featuresOfGuess, guessesFor, sayingKinds } from "#domain/search/misspelt-words.ts";
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
import { journeys, keywords, type Sentence, sentences } from "./place-roles.ts";
import { povertyLines } from "./poverty.ts";
import type { Example } from "./train-regression.ts";
import { markedLines, unmarked } from "./wishes.ts";

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

/** Letters that are written for one, as they sound alike. */
const soundingAs = (letter: string) =>
	alikeInSound.flatMap((pair) => (pair.includes(letter) ? [pair.replace(letter, "")] : []));

/** A word with a slip in it: two letters swapped, one left out, typed twice, one that sounds alike, or the key beside it hit. */
function withSlip(word: string, random: Random): string {
	const i = random.int(random.chance(0.1) ? 0 : 1, word.length - 1);
	const [before, behind] = [word.slice(0, i), word.slice(i + 1)];
	const kind = random.float();
	if (kind < 0.3) return before + behind;
	if (kind < 0.5) return before + behind.slice(0, 1) + word[i] + behind.slice(1);
	if (kind < 0.6) return before + word[i] + word[i] + behind;
	const letter = (word[i] as string).toLowerCase();
	const keys = random.chance(0.5) ? soundingAs(letter) : besides(letter);
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

/** Of the stories so many are learnt with a slip in every second word as well, and of a few words beside each other so many. */
const withMany = { story: 0.2, keywords: 0.6 } as const;

/** A word of so many letters may have two slips, and so often has. */
const shortestWithTwo = 8;
const withTwo = 0.2;

/** So many languages are asked for besides. */
const mostLanguages = 1_000;

/** What somebody does, and in what language. */
function languagesAskedFor(random: Random): Pick<Sentence, "text" | "names">[] {
	const phrasesOf = (kinds: string[]) =>
		Object.entries(vocabulary).flatMap(([target, phrases]) =>
			kinds.some((kind) => target.startsWith(kind)) ? phrases.split("|") : [],
		);
	const [professionals, languages] = [phrasesOf(["service:", "tier:"]), phrasesOf(["language:"])];
	return Array.from({ length: mostLanguages }, () => ({
		text: `${random.pick(professionals)} ${random.pick(languages)}`,
		names: [],
	}));
}

type Read = { units: Unit[]; answers: Answers };

/** Examples of the guesses at unknown words. */
export function misspeltExamples(): Example[] {
	const words = dictionary();
	const answersTo = answering();
	const random = new Random(5);
	const examples: Example[] = [];
	const read = (text: string): Read => {
		const answers = answersTo(text);
		return {
			units: withStates(withInflections(unitsOf(text, words, answers), words, answers), words, answers),
			answers,
		};
	};
	/**
	 * Adds an example for each guess at an unknown word; `meant` says of those with a slip what stood there, and others are left out; null:
	 * none has one.
	 */
	const add = ({ units, answers }: Read, meant: ((at: number) => string[] | undefined) | null) => {
		const unknown = unknownIn(units, words, answers);
		if (unknown.size === 0) return;
		for (const unit of unknown) {
			const stood = meant === null ? [] : meant(unit.start);
			if (!stood) continue;
			const right = new Set(stood.flatMap((word) => namesOf(word, words, answers)));
			const at = units.indexOf(unit);
			const guesses = guessesFor(units, at, words, answers);
			const known = { other: otherMeant(units, at, guesses, words, answers), unknown: unknown.size };
			for (const guess of guesses) {
				const isMeant = namesOf(guess.word, words, answers).some((one) => right.has(one));
				examples.push({
					features: featuresOfGuess(units, at, guess, known, words, answers),
					outcome: outcomes.indexOf(isMeant ? "meant" : "not meant"),
				});
			}
		}
	};
	for (const text of peopleAskedFor(random)) add(read(text), null);
	const says = (word: string) =>
		(words.meanings.get(word) ?? []).some(({ kind }) => sayingKinds.has(kind)) ||
		[...word].some((_, i) => words.peoples.has(i === 0 ? word : `${word.slice(0, i)}*`));
	const stories = [...sentences(), ...journeys()].map((story) => ({ ...story, many: withMany.story }));
	const few = [...keywords(), ...languagesAskedFor(random)].map((one) => ({ ...one, many: withMany.keywords }));
	const requests = [...markedLines(), ...povertyLines()].map(unmarked).map(({ text }) => ({
		text,
		names: [],
		many: withMany.story,
	}));
	for (const { text, names, many: often } of [...stories, ...few, ...requests]) {
		const plain = read(text);
		add(plain, null);
		const long = wordsOf(text).filter(
			({ folded }) => folded.length >= shortestSlipped && !isUnspaced(folded) && !isFiller(folded),
		);
		if (long.length === 0) continue;
		const named = long.filter((word) => names.some(({ start, end }) => word.start >= start && word.end <= end));
		const saying = long.filter(({ folded }) => says(folded));
		const many = random.chance(often) ? [long.filter(() => random.chance(0.5))] : [];
		for (const some of [
			...[long, named, saying].map((some) => (some.length > 0 ? [random.pick(some)] : [])),
			...many,
		]) {
			if (some.length === 0) continue;
			let slipped = "";
			let end = 0;
			const meant = new Map<number, string[]>();
			for (const word of some) {
				slipped += text.slice(end, word.start);
				const unit = plain.units.find((one) => one.start <= word.start && word.start < one.end);
				meant.set(slipped.length, [word.folded, ...(unit ? [unit.folded] : [])]);
				const once = withSlip(text.slice(word.start, word.end), random);
				slipped += once.length >= shortestWithTwo && random.chance(withTwo) ? withSlip(once, random) : once;
				end = word.end;
			}
			slipped += text.slice(end);
			add(read(slipped), (at) => meant.get(at));
		}
	}
	return examples;
}
