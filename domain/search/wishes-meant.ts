/**
 * Whether words that may say how, when or for what money somebody wants to meet are meant so, or belong to what they tell ("today
 * they fired me"). Learnt from the lines in `language/wishes/` by `scripts/wishes.ts`.
 */
import type { Claim, TextRange } from "./claims.ts";
import { conceptsIn } from "./concepts.ts";
import { unnamedMoney } from "./currencies-written.ts";
import type { Meaning } from "./dictionary-types.ts";
import { type MoneyNamed, moneyNamed } from "./fees-named.ts";
import { whatIsLearnt } from "./learnt.ts";
import { needWords, ofProfession, seekingWords } from "./neighbour-words.ts";
import { addSide, near, ofClause, partsOf, sidesOf } from "./neighbours.ts";
import type { Reading } from "./reading.ts";
import { Features, likelihoodMeant, type Regression } from "./regression.ts";
import { isOnlyAsked } from "./requests.ts";
import { keyOf, wordsOf } from "./terms.ts";

export type Wish = Extract<Meaning, { kind: "mode" | "free_consultation" | "legal_aid" | "available" | "near" }>;
const kinds: ReadonlySet<Meaning["kind"]> = new Set([
	"mode",
	"free_consultation",
	"legal_aid",
	"available",
	"near",
] satisfies Wish["kind"][]);

/** Words that may say a wish. */
export type WishNamed = { claim: Claim; wish: Wish };

/** A wish as the vocabulary calls it: "mode:video", "near". */
export const targetOf = ({ kind, value }: Wish) => (value === true ? kind : `${kind}:${value}`);

/** The phrases of a query that may say a wish, in order. */
export const wishesNamed = ({ claims, spent }: Reading): WishNamed[] =>
	claims.flatMap((claim) => {
		const wish = claim.meanings.find((meaning): meaning is Wish => kinds.has(meaning.kind));
		return wish && !spent.has(claim) ? [{ claim, wish }] : [];
	});

/** Those of them that are meant. Nothing is where nothing is learnt. */
export function wishesMeant(reading: Reading): WishNamed[] {
	const learnt = whatIsLearnt()?.wishes;
	const named = wishesNamed(reading);
	if (!learnt?.weights.length || named.length === 0) return [];
	if (isOnlyAsked(reading)) return named;
	const found = featuresOfWishes(reading, named);
	return named.filter((_, i) => isMeant(learnt, found[i] ?? []));
}

/** For each of the wishes its places in the table of features. */
export function featuresOfWishes(reading: Reading, named: readonly WishNamed[]): number[][] {
	const compounds = reading.units.filter(({ folded }) => ofProfession.test(folded));
	const isKind = compounds.length > 0 || reading.claims.some(({ from }) => reading.isKindOfProfessional(from));
	const trades = [
		...reading.claims.filter(({ from }) => reading.isProfessional(from)).map((one) => reading.rangeOf(one)),
		...compounds,
	];
	return featuresAmong(
		reading.query.q,
		named.map(({ claim, wish }) => ({
			...reading.rangeOf(claim),
			target: targetOf(wish),
			said: claim.to - claim.from,
		})),
		trades,
		isKind,
	);
}

/** The same for sums that a text names. */
export const featuresOfMoney = (text: string, sums: readonly MoneyNamed[]): number[][] =>
	featuresAmong(
		text,
		// What sum it is says nothing.
		sums.map(({ start, end, isMost }) => ({ start, end, target: isMost ? "most" : "money", said: 0 })),
		[],
		false,
	);

/** A number alone is a sum only where words call it a price: there is nothing to learn of it. */
export const isOfMoney = ({ money }: MoneyNamed) => money !== unnamedMoney;

/** Of the sums that a text names, the most that somebody will pay. */
export function feeMeant(text: string): MoneyNamed | null {
	const all = moneyNamed(text);
	const sums = all.filter(isOfMoney);
	const learnt = whatIsLearnt()?.wishes;
	if (all.length === 0 || !learnt?.weights.length) return null;
	const found = featuresOfMoney(text, sums);
	const meant = sums.find((_, i) => isMeant(learnt, found[i] ?? []));
	return meant ?? all.find((sum) => !isOfMoney(sum)) ?? null;
}

/** A wish that is none hides people: it must be surer than not. */
const leastMeant = 0.61;

const isMeant = (learnt: Regression, found: readonly number[]) => likelihoodMeant(learnt, found) >= leastMeant;

/** A part of a text that may say a wish, and how many words of the dictionary do. */
type Said = TextRange & { target: string; said: number };

function featuresAmong(text: string, all: readonly Said[], trades: readonly TextRange[], isKind: boolean): number[][] {
	const parts = partsOf(text, []);
	const words = wordsOf(text).length;
	const size = shortest.findIndex((most) => words <= most);
	const request = `${isKind ? "kind" : trades.length > 0 ? "matter" : "none"} ${size}`;
	return all.map((one) => {
		const { target } = one;
		const { before, behind } = sidesOf(text, parts, one);
		const key = one.said === 0 ? target : keyOf(text.slice(one.start, one.end));
		const trade = tradeBeside(text, one, trades);
		const found = new Features();
		for (const name of ["any", target, key]) found.add(name);
		found.add(key, " ", request);
		found.add(key, " ", trade);
		found.add(request);
		found.add(target, " ", request);
		found.add(trade);
		found.add(target, " ", trade);
		found.add(target, " ", one.said);
		for (const other of all)
			if (other !== one) {
				found.add("other ", other.target);
				found.add(target, " other ", other.target);
			}
		addSide(found, "-", before);
		addSide(found, "+", behind);
		addConcepts(found, "-", before);
		addConcepts(found, "+", behind);
		found.add(before[0], "_", behind[0]);
		found.add(target, " ", before[0], "_", behind[0]);
		addClause(found, before, behind);
		addAsked(found, target, before, behind);
		for (const part of [...before.slice(0, 2), ...behind.slice(0, 2)]) found.add(target, " ", part);
		for (const part of [...before.slice(0, near), ...behind.slice(0, near)]) found.add(target, " * ", part);
		for (const name of [target, key]) {
			found.add(name, " -", before[0]);
			found.add(name, " +", behind[0]);
		}
		return found.places;
	});
}

/** A clause of so many words is a long one. */
const longestClause = 6;

/** Adds the words of the clause that a wish stands in, and how many. */
function addClause(found: Features, before: readonly string[], behind: readonly string[]) {
	const clause = [...ofClause(before), ...ofClause(behind)];
	const { concepts } = whatIsLearnt() ?? {};
	found.add("of ", Math.min(clause.length, longestClause));
	for (const part of clause) found.add("clause ", part);
	if (concepts) for (const one of conceptsIn(concepts, clause)) found.add("clause ", one);
}

/** Adds whether somebody is looked for, or needed, in the clause that a wish stands in, on which side; or before it. */
function addAsked(found: Features, target: string, before: readonly string[], behind: readonly string[]) {
	const kinds: [name: string, words: ReadonlySet<string>][] = [
		["seek", seekingWords],
		["need", needWords],
	];
	const asked = kinds.flatMap(([name, words]) => [
		...(ofClause(before).some((part) => words.has(part)) ? [`${name} before`] : []),
		...(ofClause(behind).some((part) => words.has(part)) ? [`${name} behind`] : []),
		...([...before, ...behind].some((part) => words.has(part)) ? [`${name} anywhere`] : []),
	]);
	const all = [...asked, asked.join(" ")];
	for (const one of all) found.add(one);
	for (const one of all) found.add(target, " ", one);
}

/** Adds what the words beside mean in every language. */
function addConcepts(found: Features, side: string, parts: readonly string[]) {
	const { concepts } = whatIsLearnt() ?? {};
	if (!concepts) return;
	for (const [i, part] of parts.slice(0, near).entries())
		for (const one of conceptsIn(concepts, [part])) {
			found.add(side, i, one);
			found.add(side, one);
		}
}

/** Words of requests from short to long. */
const shortest = [3, 6, 10, 15, Number.POSITIVE_INFINITY];
/** So many words away a profession or a matter is still beside a wish. */
const beside = 3;

/** Whether a profession or a matter stands beside a wish, on which side, and how many words away. */
function tradeBeside(text: string, { start, end }: TextRange, trades: readonly TextRange[]): string {
	const ways = trades.map((trade) =>
		trade.end <= start
			? { side: "behind trade", words: wordsOf(text.slice(trade.end, start)).length }
			: { side: "before trade", words: wordsOf(text.slice(end, trade.start)).length },
	);
	const [nearest] = ways.sort((a, b) => a.words - b.words);
	return nearest && nearest.words <= beside ? `${nearest.side} ${nearest.words}` : "no trade";
}
