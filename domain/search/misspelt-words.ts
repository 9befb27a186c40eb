/**
 * Whether a word that nobody knows is, but for a slip, one that says where, whose or how: "lonon" may be London, "vidoe" a video,
 * "tavern" is hardly Taverny. Learnt by `scripts/misspelt-words.ts` from stories with slips put into them: how likely that is by the
 * slip, by what the word says, and by those beside it.
 */
import { isCountryId, type Place } from "#domain/places/places.ts";
import type { Unit } from "./claims.ts";
import type { Dictionary, Meaning } from "./dictionary-types.ts";
import { isFiller } from "./fillers.ts";
import { areKeywordsOf, isCapital } from "./how-typed.ts";
import { namesBehind } from "./inflections.ts";
import { whatIsLearnt } from "./learnt.ts";
import { destinations } from "./location.ts";
import { classesOf, edge } from "./neighbours.ts";
import { type Answers, placesCalled } from "./questions.ts";
import { Features, likelihoodMeant } from "./regression.ts";
import { slipsBetween } from "./terms.ts";
import { lettersOf, withoutOne, wordsMeant } from "./words-alike.ts";

/** A word that an unknown one may have been meant to be. */
export type Guess = {
	word: string;
	slips: number;
	/** What it says: a country, a city by how large it is, a people, a language, a way to meet. */
	what: string;
	/** Of those that are as like, the weightier is tried first. */
	weight: number;
	/** Its country, where it is a place. */
	country_id: string | null;
	/** How many words that say nothing of the kind are as like. */
	rivals: number;
	/** Whether grammar has bent it, and what its form then says of a place: where to, or where from. */
	isBent: boolean;
	role?: "to" | "from";
};

/** What else a word may have been meant to be, how much that says, and how many words of the text nobody knows. */
export type KnownOfWord = { other: { says: number } | null; unknown: number };

/** Words of a phrase that a mended word may complete, at most. */
const longestMended = 5;

/** How many words the longest phrase has that one makes with its neighbours, where it stands instead of another; one, if it makes none. */
export function wordsCompleted(units: readonly Unit[], at: number, word: string, { meanings }: Dictionary): number {
	for (let length = longestMended; length > 1; length--)
		for (let from = Math.max(0, at - length + 1); from <= at && from + length <= units.length; from++) {
			const words = units.slice(from, from + length).map(({ folded }, i) => (from + i === at ? word : folded));
			if (meanings.has(words.join(""))) return length;
		}
	return 1;
}

/** Longer words are alike. */
const longest = 10;

type What = Pick<Guess, "what" | "weight" | "country_id">;

/** What a country or a people weighs; a city as its population has digits. */
const most = 9;

/** What a word may say by itself. */
export const sayingKinds: ReadonlySet<Meaning["kind"]> = new Set([
	"place",
	"state",
	"people",
	"language",
	"other_language",
	"mode",
	"available",
	"near",
	"free_consultation",
	"term",
]);

/** A people is surer the longer what all of its words begin with. */
const peopleOf = (letters: number): What => ({
	what: `people ${Math.min(longest, letters)}`,
	weight: most,
	country_id: null,
});

const isFirstRight = (word: string, other: string) => word[0] === other[0];

function whatIs(meanings: readonly Meaning[]): What | null {
	const one = meanings.find(({ kind }) => sayingKinds.has(kind));
	if (!one) return null;
	if (one.kind === "place") return whatPlace(one.value, true);
	return { what: one.kind, weight: most, country_id: one.kind === "term" ? one.value.country_id : null };
}

function whatPlace({ id, country_id, population }: Place, isByHeart: boolean): What {
	const to = destinations.has(country_id) ? " people move to" : "";
	if (isCountryId(id)) return { what: `country${to}`, weight: most, country_id };
	const size = Math.floor(2 * Math.log10(Math.max(1, population)));
	return { what: `city ${size}${to}${isByHeart ? " by heart" : ""}`, weight: size / 2, country_id };
}

/** Letters that a people's words begin with, at least, for one of them to have a slip in it. */
const shortestBeginning = 5;
/** Letters of an ending, at most. */
const longestEnding = 5;
const mark = "*";

/** What words for a people begin with, and which letters that has. */
type Beginning = { beginning: string; letters: number };

const beginningsOf = new WeakMap<Dictionary, Map<string, Beginning[]>>();

/** What words for peoples begin with, by their first letter. */
function beginnings(dictionary: Dictionary): Map<string, Beginning[]> {
	let known = beginningsOf.get(dictionary);
	if (!known) {
		known = new Map();
		for (const key of dictionary.peoples.keys()) {
			if (!key.endsWith(mark) || key.length <= shortestBeginning) continue;
			const beginning = key.slice(0, -1);
			const alike = known.get(key[0] as string) ?? [];
			known.set(key[0] as string, [...alike, { beginning, letters: lettersOf(beginning) }]);
		}
		beginningsOf.set(dictionary, known);
	}
	return known;
}

/** Words for a people, whatever their ending: "bolviana", "lebaanese". */
function peoplesLike(word: string, dictionary: Dictionary): { word: string; letters: number }[] {
	const typed = lettersOf(word);
	const found = (beginnings(dictionary).get(word[0] ?? "") ?? []).flatMap(({ beginning, letters }) => {
		if (withoutOne(letters & ~typed) !== 0) return [];
		const fits = [0, -1, 1]
			.map((longer) => beginning.length + longer)
			.filter((length) => length <= word.length && word.length - length <= longestEnding)
			.find((length) => slipsBetween(word.slice(0, length), beginning, 1) === 1);
		return fits === undefined ? [] : [{ letters: beginning.length, word: beginning + word.slice(fits) }];
	});
	const most = Math.max(...found.map(({ letters }) => letters));
	return found.filter(({ letters }) => letters === most);
}

/** Letters of a name that grammar has bent, at least: "w busie" is not in Busan. */
const shortestBent = 5;

/** Of the words that one may have been meant to be, so many are tried. */
const mostGuesses = 5;

/** The words that one may have been meant to be: those with the fewest slips first, then with the first letter right, then the weightier. */
export function guessesFor(units: readonly Unit[], at: number, dictionary: Dictionary, answers: Answers): Guess[] {
	const unit = units[at] as Unit;
	const word = unit.folded;
	const alike = wordsMeant(dictionary, word);
	const found = new Map<string, Omit<Guess, "rivals">>();
	const add = (one: string, slips: number, what: What, behind?: Pick<Guess, "role">) => {
		if (!found.has(one)) found.set(one, { word: one, slips, ...what, isBent: behind !== undefined, ...behind });
	};
	for (const one of alike) {
		const what =
			whatIs(dictionary.meanings.get(one) ?? []) ?? (dictionary.peoples.has(one) ? peopleOf(one.length) : null);
		if (what) add(one, slipsBetween(word, one, 2), what);
	}
	const rivals = alike.length - found.size;
	for (const entry of answers.words.get(word)?.near ?? []) {
		if (typeof entry === "string") continue;
		const key = entry.keys.find((one) => slipsBetween(word, one, 1) === 1);
		if (key !== undefined) add(key, 1, whatPlace(entry, false));
	}
	for (const { name, role } of namesBehind(unit, units[at - 1]?.folded ?? ""))
		for (const one of name.length < shortestBent ? [] : wordsMeant(dictionary, name)) {
			const what = whatIs(dictionary.meanings.get(one) ?? []);
			if (what?.country_id && !what.what.startsWith("term"))
				add(one, slipsBetween(name, one, 2), { ...what, what: `${what.what} bent` }, role ? { role } : {});
		}
	if (found.size === 0)
		for (const { word: one, letters } of peoplesLike(word, dictionary)) add(one, 1, peopleOf(letters));
	const cost = (one: { word: string; slips: number }) => one.slips * 2 + (isFirstRight(word, one.word) ? 0 : 1);
	return [...found.values()]
		.sort((a, b) => cost(a) - cost(b) || b.weight - a.weight || (a.word < b.word ? -1 : 1))
		.slice(0, mostGuesses)
		.map((one) => ({ ...one, rivals }));
}

/** Letters that sound alike somewhere, so that one is written for the other. */
export const alikeInSound =
	"ck kq sz sc cz bv vw iy gj jy hj ou ei ie dt ae ао ие еи ії иі їі бв зс тд سص سث صث تط دض ضظ ظز زذ ذد عا هح حخ قك غق جش گک پب چج وف".split(
		" ",
	);

const soundAlike = (one: string, other: string) =>
	alikeInSound.some((pair) => pair.includes(one) && pair.includes(other));

/** What happened to a word. */
function slipOf(typed: string, meant: string): string {
	if (slipsBetween(typed, meant, 1) > 1) return "two";
	if (typed.length < meant.length) return "left out";
	if (typed.length > meant.length) {
		const isTwice = [...typed].some(
			(letter, i) => letter === typed[i + 1] && typed.slice(0, i) + typed.slice(i + 1) === meant,
		);
		return isTwice ? "twice" : "one more";
	}
	if ([...typed].sort().join("") === [...meant].sort().join("")) return "swapped";
	const at = [...typed].findIndex((letter, i) => letter !== meant[i]);
	return soundAlike(typed[at] ?? "", meant[at] ?? "") ? "alike in sound" : "mistaken";
}

const longQuery = 6;

/** What speaks for a guess or against it, as places in the table of features. */
export function featuresOfGuess(
	units: readonly Unit[],
	at: number,
	{ word, what, rivals, country_id }: Guess,
	{ other, unknown }: KnownOfWord,
	dictionary: Dictionary,
	answers: Answers,
): number[] {
	const unit = units[at] as Unit;
	const typed = unit.folded;
	const countriesOf = (one: Unit | undefined): string[] =>
		one === undefined || one === unit
			? []
			: [
					...(dictionary.meanings.get(one.folded) ?? []).flatMap(({ kind, value }) =>
						kind === "place" || kind === "state" ? [value.country_id] : [],
					),
					...placesCalled(answers, one.folded).map((place) => place.country_id),
				];
	const places = Math.min(2, units.filter((one) => countriesOf(one).length > 0).length);
	const isThere = (one: Unit | undefined) => country_id !== null && countriesOf(one).includes(country_id);
	const within = [units[at - 1], units[at + 1]].some(isThere) ? "beside" : units.some(isThere) ? "there" : "";
	const where = isFirstRight(typed, word) ? (typed.at(-1) === word.at(-1) ? "" : " last") : " first";
	const slip = `${slipOf(typed, word)}${where}`;
	const length = `of ${Math.min(longest, typed.length)}`;
	const order = at === units.length - 1 ? "last" : at === 0 ? "first" : "middle";
	const few = areKeywordsOf([...units], dictionary) ? "few" : units.length > longQuery ? "many" : "some";
	const [kind = ""] = what.split(" ");
	const isName = (one: Unit | undefined) => one !== undefined && isCapital(one) && !isFiller(one.folded);
	const capitals = `capitals ${[unit, units[at - 1], units[at + 1]].map(isName)}`;
	const beside = (i: number, side: string) => {
		const said = units[i]?.folded ?? edge;
		const classes = classesOf(said).map((one) => `${side}#${one}`);
		return [`${side}${said}`, ...(classes.length > 0 ? classes : [`${side}#`])];
	};
	const completed = `completes ${Math.min(3, wordsCompleted(units, at, word, dictionary))}`;
	const besides = `besides ${other === null ? "nothing" : Math.min(2, other.says)}`;
	const others = `unknown ${Math.min(3, unknown)}`;
	const sides = [...beside(at - 1, "-"), ...beside(at + 1, "+"), ...beside(at - 2, "--")];
	const found = new Features();
	for (const one of [
		"any",
		what,
		kind,
		length,
		slip,
		order,
		few,
		`rivals ${Math.min(2, rivals)}`,
		`places ${places}`,
		`within ${within}`,
		`${kind} within ${within}`,
		`places ${places} within ${within}`,
		capitals,
		`${capitals} ${few}`,
		`${capitals} ${kind}`,
		`${what} ${length}`,
		`${slip} ${length}`,
		`${kind} ${slip}`,
		`${kind} ${order}`,
		`${kind} ${few}`,
		`${kind} places ${places}`,
		`${length} rivals ${Math.min(2, rivals)}`,
		`${order} ${few}`,
		others,
		`${others} ${few}`,
		completed,
		besides,
		...[what, kind, few, slip, length, order, others].flatMap((one) => [`${completed} ${one}`, `${besides} ${one}`]),
		...sides,
		...sides.flatMap((one) => (one.includes("#") ? [`${kind} ${one}`] : [])),
	])
		found.add(one);
	return found.places;
}

/** The likeliest of the guesses at a word; null where there is none. */
export function likeliest(
	units: readonly Unit[],
	at: number,
	guesses: readonly Guess[],
	known: KnownOfWord,
	dictionary: Dictionary,
	answers: Answers,
): (Guess & { likelihood: number }) | null {
	const learnt = whatIsLearnt()?.misspelt;
	if (!learnt?.weights.length) return null;
	const [best = null] = guesses
		.map((guess) => ({
			...guess,
			likelihood: likelihoodMeant(learnt, featuresOfGuess(units, at, guess, known, dictionary, answers)),
		}))
		.sort((a, b) => b.likelihood - a.likelihood);
	return best;
}
