/**
 * Teaches whether words say how, when or for what money somebody wants to meet (`domain/search/wishes-meant.ts`), from
 * `domain/search/language/wishes/`: phrases.txt has a line for each wish, its phrases behind a tab; frames.txt has a wish, words that are
 * said alike (the days of a week, what a first talk is called) and how people say with each of them that they want it; the other files have a line for each query, its wishes
 * marked: "[video:zoom], they fired me today". In `wish-clauses/` are clauses that say a wish beside whatever matter, marked alike.
 */
import { readdirSync, readFileSync } from "node:fs";
import { type TextRange, unitsOf } from "#domain/search/claims.ts";
import { dictionary } from "#domain/search/dictionary.ts";
import { moneyNamed } from "#domain/search/fees-named.ts";
import { withInflections } from "#domain/search/inflections.ts";
import { emptyQuery, isCategory, type ServiceId } from "#domain/search/query.ts";
import { Reading } from "#domain/search/reading.ts";
import { outcomes } from "#domain/search/regression.ts";
import { withStates } from "#domain/search/short-states.ts";
import { isUnspaced, wordsOf } from "#domain/search/terms.ts";
import { vocabulary } from "#domain/search/vocabulary.ts";
import { featuresOfMoney, featuresOfWishes, isOfMoney, targetOf, wishesNamed } from "#domain/search/wishes-meant.ts";
import { Random } from "#drizzle/seed/random.ts";
import { sentences, storiesIn } from "./place-roles.ts";
import type { Example } from "./train-regression.ts";

const folder = new URL("../domain/search/language/wishes/", import.meta.url);
const clausesFolder = new URL("../domain/search/language/wish-clauses/", import.meta.url);
const phrasesFile = "phrases.txt";
const framesFile = "frames.txt";

/** What each wish is called in the files, and in the vocabulary. */
const targets = {
	video: "mode:video",
	phone: "mode:phone",
	person: "mode:in_person",
	today: "available:today",
	tomorrow: "available:tomorrow",
	week: "available:this_week",
	free: "free_consultation",
	aid: "legal_aid",
	near: "near",
	fee: "fee_max",
} as const;

const targetNamed = (name: string) => targets[name as keyof typeof targets] ?? null;

const linesOf = (name: string, of = folder) => readFileSync(new URL(name, of), "utf8").split("\n").filter(Boolean);

/** Of a wish, words that are said alike, and what is said around each of them. */
type Framed = { target: string | null; words: string[]; frames: string[] };

const framed = (): Framed[] =>
	linesOf(framesFile).map((line) => {
		const [name = "", words = "", frames = ""] = line.split("\t");
		return { target: targetNamed(name), words: words.split("|"), frames: frames.split("; ") };
	});

/** "By Friday", "first meeting free". */
const phrasesFramed = (of: string): string[] =>
	framed()
		.filter(({ target }) => target === of)
		.flatMap(({ words, frames }) => words.flatMap((word) => frames.map((frame) => frame.replace("{}", word))));

/** The phrases, by wish. */
function phrasesByTarget(): [string, string[]][] {
	return linesOf(phrasesFile).map((line) => {
		const [name = "", phrases = ""] = line.split("\t");
		const target = targetNamed(name);
		if (!target) throw new Error(`No wish is called ${name}`);
		return [target, [...new Set([...phrases.split("; "), ...phrasesFramed(target)])]];
	});
}

/** The phrases of a wish, by its name in the vocabulary. */
export const phrasesOf = (of: string) =>
	phrasesByTarget().flatMap(([target, phrases]) => (target === of ? phrases : []));

/** The phrases, a line for each wish: its name in the vocabulary, then they. */
export const wishPhrases = () =>
	phrasesByTarget()
		.map((line) => line.flat().join("|"))
		.join("\n");

/** A query, and where in it its wishes stand. */
export type Marked = { text: string; wishes: { target: string | null; start: number; end: number }[] };

export function unmarked(line: string): Marked {
	const wishes: Marked["wishes"] = [];
	let text = "";
	let at = 0;
	for (const { 0: all, 1: name = "", 2: words = "", index } of line.matchAll(/\[([a-z]+)[^:\]]*:([^\]]+)\]/g)) {
		text += line.slice(at, index);
		wishes.push({ target: targetNamed(name), start: text.length, end: text.length + words.length });
		text += words;
		at = index + all.length;
	}
	return { text: text + line.slice(at), wishes };
}

/** In a shorter name of a day is hardly a day: "mon avocat". */
const shortestDay = { spaced: 4, unspaced: 2 };

/** Days, and how they stand in a text; numbers of days aside. */
const weekdays = framed()
	.filter(({ target, words: [first = ""] }) => target === targets.week && !/^\d/.test(first))
	.map(({ words }) =>
		words
			.filter((name) => name.length >= (isUnspaced(name) ? shortestDay.unspaced : shortestDay.spaced))
			.map((name) => ({
				name,
				inText: isUnspaced(name)
					? new RegExp(name, "gu")
					: new RegExp(`(?<![\\p{L}\\p{M}])${name}(?![\\p{L}\\p{M}])`, "giu"),
			})),
	);

/** A line once more on another day: what is said of Friday is said of Tuesday. None for a line without days. */
function onAnotherDay(line: string, random: Random): string[] {
	for (const names of weekdays) {
		const said = names.find(({ inText }) => line.search(inText) >= 0);
		if (said) return [line.replaceAll(said.inText, random.pick(names).name)];
	}
	return [];
}

/** So many short queries with a wish teach what most people type. */
const mostKeywords = 9000;
const shortPhrase = 3;

/** So many phrases of a wish are its plainest, which most people type: they come first. */
const plainest = 120;

/** Wishes beside a profession or a matter, mostly behind it, and alone: "fired today" tells what happened. */
function keywords(): Marked[] {
	const random = new Random(5);
	const short = (isOfProfession: boolean) =>
		Object.entries(vocabulary)
			.filter(([target]) => (target.startsWith("tier:") || isCategory(target as ServiceId)) === isOfProfession)
			.flatMap(([, phrases]) => phrases.split("|"))
			.filter((phrase) => wordsOf(phrase).length <= shortPhrase);
	const [professions, matters] = [short(true), short(false)];
	const wishes = phrasesByTarget();
	const wanted = () => {
		const profession = random.pick(professions);
		if (random.chance(0.5)) return profession;
		const matter = random.pick(matters);
		if (random.chance(0.3)) return matter;
		return random.chance(0.5) ? `${profession} ${matter}` : `${matter} ${profession}`;
	};
	const someWish = () => {
		const [target, said] = random.pick(wishes);
		return wishOf(target, random.pick(random.chance(0.5) ? said.slice(0, plainest) : said));
	};
	return Array.from({ length: mostKeywords }, () => {
		const wish = someWish();
		if (random.chance(0.2)) return wish;
		const other = random.chance(0.8) ? { text: wanted(), wishes: [] } : someWish();
		return random.chance(0.8) ? joined(other, wish, " ") : joined(wish, other, " ");
	});
}

const wishOf = (target: string, text: string): Marked => ({ text, wishes: [{ target, start: 0, end: text.length }] });

/** One behind the other, with what of them is a wish. */
function joined(first: Marked, second: Marked, between: string): Marked {
	const text = first.text + between;
	const moved = second.wishes.map((one) => ({ ...one, start: one.start + text.length, end: one.end + text.length }));
	return { text: text + second.text, wishes: [...first.wishes, ...moved] };
}

/** So often is a clause learnt beside something that somebody tells. */
const timesBeside = 4;

/** Clauses that say a wish, or seem to, alone and beside what people tell in the same language. */
export function wishClauses(): Marked[] {
	const random = new Random(8);
	return readdirSync(clausesFolder)
		.sort()
		.flatMap((name) => {
			const told = storiesIn(name);
			const clauses = linesOf(name, clausesFolder).map(unmarked);
			const beside = (clause: Marked) => {
				const story = { text: random.pick(told).text, wishes: [] };
				const between = random.pick([", ", " ", " ", ". "]);
				return random.chance(0.7) ? joined(story, clause, between) : joined(clause, story, between);
			};
			return clauses.flatMap((clause) => [clause, ...Array.from({ length: timesBeside }, () => beside(clause))]);
		});
}

/** So many wishes are added to what people tell. */
const mostAdded = 10_000;

/** What people tell, with a wish before or behind it. */
function added(told: readonly Marked[]): Marked[] {
	const random = new Random(6);
	const wishes = phrasesByTarget();
	return Array.from({ length: mostAdded }, () => {
		const [target, said] = random.pick(wishes);
		const wish = wishOf(target, random.pick(said));
		const story = random.pick(told);
		return random.chance(0.7) ? joined(story, wish, ", ") : joined(wish, story, ", ");
	});
}

const phrasesFolder = new URL("../domain/search/language/phrases/", import.meta.url);
/** From so many letters a phrase tells something, and asks for nobody. */
const shortestTold = { spaced: 15, unspaced: 6 };
/** Of them every so many is enough. */
const every = 2;

/** What else people tell. */
const someTold = (): string[] =>
	readdirSync(phrasesFolder)
		.sort()
		.flatMap((name) => readFileSync(new URL(name, phrasesFolder), "utf8").split("\n"))
		.filter((line) => line.length >= (isUnspaced(line.at(-1) ?? "") ? shortestTold.unspaced : shortestTold.spaced))
		.filter((_, i) => i % every === 0);

/** The queries with their wishes marked. */
export const markedLines = () =>
	readdirSync(folder)
		.sort()
		.filter((name) => name !== phrasesFile && name !== framesFile)
		.flatMap((name) => linesOf(name));

/** What is learnt from: queries with their wishes marked, what people tell elsewhere, which has none, and short ones. */
function wishLines(): Record<"marked" | "told" | "keywords" | "added", Marked[]> {
	const random = new Random(7);
	const marked = markedLines().flatMap((line) => [line, ...onAnotherDay(line, random)].map(unmarked));
	const told = [...sentences().map(({ text }) => text), ...someTold()].map((text) => ({ text, wishes: [] }));
	return { marked, told, keywords: keywords(), added: added(told) };
}

/** So often is learnt what is marked. */
const timesMarked = 2;

/** Examples of words that are a wish, or seem to be one. */
export function wishExamples(): Example[] {
	const { marked, told, keywords, added } = wishLines();
	const markedTimes = Array.from({ length: timesMarked }, () => marked).flat();
	// Whoever names a profession asks for one, and may have said when.
	const onlyTold = told.filter(({ text }) => !asksFor(readingOf(text)));
	return [...markedTimes, ...onlyTold, ...keywords, ...added, ...wishClauses()].flatMap(examplesIn);
}

const asksFor = (reading: Reading) => reading.claims.some((claim) => reading.means(claim, "tier"));

function readingOf(text: string): Reading {
	const words = dictionary();
	const units = withStates(withInflections(unitsOf(text, words, null), words, null), words, null);
	return new Reading({ ...emptyQuery, q: text }, units, words, null);
}

function examplesIn({ text, wishes }: Marked): Example[] {
	const reading = readingOf(text);
	const named = wishesNamed(reading);
	const sums = moneyNamed(text).filter(isOfMoney);
	const example = (features: number[], target: string, { start, end }: TextRange): Example => {
		const isMeant = wishes.some((one) => one.target === target && one.start < end && one.end > start);
		return { features, outcome: outcomes.indexOf(isMeant ? "meant" : "not meant") };
	};
	return [
		...featuresOfWishes(reading, named).map((features, i) => {
			const { claim, wish } = named[i] as (typeof named)[number];
			return example(features, targetOf(wish), reading.rangeOf(claim));
		}),
		...featuresOfMoney(text, sums).map((features, i) => example(features, "fee_max", sums[i] as TextRange)),
	];
}
