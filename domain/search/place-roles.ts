/**
 * Which part a place plays in what somebody tells: where help is wanted, where somebody or something comes from, or none,
 * for the word names no place there. Learnt from the sentences in `language/stories/` by `scripts/place-roles.ts`:
 * multinomial logistic regression over the words around a name, the form of the name, its order among others, what place
 * it is, what grammar says of it and what the sentence is about.
 */
import { isCountryId, type Place } from "#domain/places/places.ts";
import type { TextRange } from "./claims.ts";
import { hashOf } from "./classifier.ts";
import { rowOf } from "./feature-table.ts";
import { likelyServices } from "./intents.ts";
import { whatIsLearnt } from "./learnt.ts";
import { destinations } from "./location.ts";
import {
	behindFrom,
	behindTo,
	fromWords,
	inWords,
	kinWords,
	ofWords,
	selfWords,
	toWords,
	withWords,
	workWords,
} from "./neighbour-words.ts";
import { categoryOfService } from "./service-meant.ts";
import { isUnspaced, wordsOf } from "./terms.ts";

export const roles = ["place", "origin", "none"] as const;
export type Role = (typeof roles)[number];

/** A name in a text, the place that it most likely is, and what else is known of it. */
export type Mention = TextRange & {
	place: Place | null;
	/** Where the name of its state or country stands. */
	beside: TextRange[];
	/** What grammar and dictionary say of it. */
	hints: string[];
};

/** Places in the table of features: a power of two. */
export const roleFeatureCount = 2 ** 20;
/** What one level of a weight counts. */
export const roleStep = 1 / 64;

/** How likely each role is for each of the mentions; null where nothing is learnt. */
export function likelyRoles(text: string, mentions: readonly Mention[]): Record<Role, number>[] | null {
	const learnt = whatIsLearnt()?.roles;
	if (!learnt?.weights.length) return null;
	return featuresOfRoles(text, mentions).map((features) => {
		const scores = roles.map(() => 0);
		for (const at of features) {
			const row = rowOf(learnt.features, at);
			if (row >= 0)
				for (const i of roles.keys()) scores[i] = (scores[i] ?? 0) + (learnt.weights[row * roles.length + i] ?? 0);
		}
		const odds = scores.map((score) => Math.exp(roleStep * score));
		const all = odds.reduce((sum, one) => sum + one, 0);
		const [place = 0, origin = 0, none = 0] = odds.map((one) => one / all);
		return { place, origin, none };
	});
}

/** For each of the mentions, in the order of the text, its places in the table of features. */
export function featuresOfRoles(text: string, mentions: readonly Mention[]): number[][] {
	const names = mentions.flatMap((one) => [one, ...one.beside]).sort((a, b) => a.start - b.start);
	const parts = partsOf(text, names);
	const partsWithin = (from: number, to: number) =>
		parts.filter(({ at }) => at >= from && at < to).map(({ part }) => part);
	const kinds = mentions.map(({ place }) => kindOf(place));
	const sides = mentions.map(({ start, end }) => ({
		before: [edge, ...partsWithin(0, start)].reverse(),
		behind: [...partsWithin(end, text.length), edge],
	}));
	const matters = mattersOf(parts.flatMap(({ part }) => (part === other || part === pause ? [] : [part])));
	return mentions.map((mention, i) => {
		const order = mentions.length === 1 ? "only" : i === 0 ? "first" : i === mentions.length - 1 ? "last" : "middle";
		const { before, behind } = sides[i] as Sides;
		const features = [
			...ofSide("-", before),
			...ofSide("+", behind),
			`${before[0]}_${behind[0]}`,
			...[...before, ...behind].map((part) => `${order} ${part}`),
			...ofName(text.slice(mention.start, mention.end), before[0] ?? edge),
			...ofPlace(kinds[i] ?? "", order, kinds, before, behind),
			...mention.hints.flatMap((hint) => [hint, `${hint} ${order}`, `${hint} ${kinds[i]}`]),
			mention.hints.join(),
			...ofMatter(matters, kinds[i] ?? "", order, before, behind),
			...ofCountry(mention, mentions, matters),
			...mentions.flatMap((one, n) =>
				n === i ? [] : ofOther(mention, one, n < i ? "<" : ">", sides[i] as Sides, sides[n] as Sides),
			),
			...matters.flatMap((matter) => hintsOf(mention, mentions).map((hint) => `${matter} ${hint}`)),
		];
		return [...new Set(features.map((feature) => hashOf(feature) & (roleFeatureCount - 1)))];
	});
}

/** The parts on each side of a name, the nearest first. */
type Sides = { before: string[]; behind: string[] };

/** Parts on each side that are looked at by how far they stand, and those that are only looked at. */
const near = 4;
const around = 8;
/** What stands for another name, for a comma or the like, and for the beginning and the end. */
const other = "@";
const pause = ";";
const edge = "$";
const pauses = /[,.;:!?()،。、؟\n-]/;
/** So many letters of a word are what it is whatever its ending. */
const stem = 4;

/** The words of a text, characters where there are no spaces, with what stands for names and pauses; and where each stands. */
function partsOf(text: string, names: readonly TextRange[]): { part: string; at: number }[] {
	const parts: { part: string; at: number }[] = [];
	let from = 0;
	for (const name of [...names, { start: text.length, end: text.length }]) {
		const between = text.slice(from, name.start);
		let at = 0;
		for (const word of wordsOf(between)) {
			if (pauses.test(between.slice(at, word.start))) parts.push({ part: pause, at: from + at });
			for (const part of isUnspaced(word.folded) ? word.folded : [word.folded])
				parts.push({ part, at: from + word.start });
			at = word.end;
		}
		if (pauses.test(between.slice(at))) parts.push({ part: pause, at: from + at });
		if (name.start < text.length) parts.push({ part: other, at: name.start });
		from = name.end;
	}
	return parts;
}

/** Kinds of words that say something of a place, in every language alike. */
const wordClasses: [string, ReadonlySet<string>][] = [
	["from", fromWords],
	["to", toWords],
	["in", inWords],
	["of", ofWords],
	["behind to", behindTo],
	["behind from", behindFrom],
	["kin", kinWords],
	["self", selfWords],
	["with", withWords],
	["work", workWords],
];
const classesByWord = new Map<string, string[]>();
for (const [name, words] of wordClasses)
	for (const word of words) classesByWord.set(word, [...(classesByWord.get(word) ?? []), name]);
const none: readonly string[] = [];
const classesOf = (part: string) => classesByWord.get(part) ?? none;
/** Who is told of: kin, or whoever asks. */
const whoOf = (parts: string[]) => parts.flatMap(classesOf).find((one) => one === "kin" || one === "self");

const ofSide = (side: string, parts: string[]): string[] => [
	...parts
		.slice(0, near)
		.flatMap((part, i) => [
			`${side}${i}${part}`,
			...(part.length > stem ? [`${side}${i}${part.slice(0, stem)}*`] : []),
			...classesOf(part).map((one) => `${side}${i}#${one}`),
			`${side}${i}${part} ${parts[i + 1]}`,
		]),
	`${side}${parts.slice(0, 3).join(" ")}`,
	...parts.slice(0, around).flatMap((part) => [`${side}${part}`, ...classesOf(part).map((one) => `${side}#${one}`)]),
	`${side}who ${whoOf(parts.slice(0, around))}`,
];

/** How a name begins and ends: grammar says there where to and where from. */
function ofName(name: string, before: string): string[] {
	const words = wordsOf(name).map(({ folded }) => folded);
	const [first = "", last = ""] = [words[0], words.at(-1)];
	if (isUnspaced(first)) return [];
	return [1, 2, 3].flatMap((length) => {
		const ending = last.slice(-length);
		return [
			...(first.length > length + 1 ? [`^${first.slice(0, length)}`] : []),
			...(last.length > length + 1 ? [`^${ending}$`, `${before}^${ending}$`] : []),
		];
	});
}

const kindOf = (place: Place | null) =>
	place === null
		? "unknown"
		: `${isCountryId(place.id) ? "country" : "city"}${destinations.has(place.country_id) ? " people move to" : ""}`;

const ofPlace = (kind: string, order: string, kinds: string[], before: string[], behind: string[]): string[] => [
	"any",
	order,
	kind,
	`${kind} ${order}`,
	[order, ...kinds].join(" "),
	`${kind} -${before[0]}`,
	`${kind} +${behind[0]}`,
];

/** As likely must a service be to say something of the places. */
const leastLikely = 0.15;

/** What the words are about: services and their categories. */
const mattersOf = (words: string[]) =>
	likelyServices(words)
		.slice(0, 2)
		.filter(({ probability }) => probability >= leastLikely)
		.flatMap(({ service }) => [service, categoryOfService(service)]);

/** A house is where it is, whoever lives elsewhere; kin are brought to who tells of them. */
function ofMatter(matters: string[], kind: string, order: string, before: string[], behind: string[]): string[] {
	const upTo = (parts: string[]) => {
		const i = parts.findIndex((part) => part === pause || part === other || part === edge);
		return i < 0 ? parts : parts.slice(0, i);
	};
	const clause = [...upTo(before), ...upTo(behind)];
	const said = [
		"",
		order,
		kind,
		`-${before[0]}`,
		`+${behind[0]}`,
		`who ${whoOf(clause)}`,
		...classesOf(before[0] ?? edge),
	];
	return [
		...clause.map((part) => `clause ${part}`),
		...matters.flatMap((matter) => said.map((one) => `${matter} ${one}`)),
	];
}

/** What is known of a mention, and of the others beside it. */
const hintsOf = (mention: Mention, mentions: readonly Mention[]) => [
	...mention.hints,
	...mentions.flatMap((one) => (one === mention ? [] : one.hints.map((hint) => `other ${hint}`))),
];

/** From some countries people come, to others they go. */
function ofCountry({ place }: Mention, mentions: readonly Mention[], matters: string[]): string[] {
	const country = `country ${place?.country_id}`;
	return [
		country,
		...mentions.map((one) => `${country} ${one.place?.country_id}`),
		...matters.map((matter) => `${matter} ${country}`),
	];
}

/** What is said of another place says something of this one: of two only one is where somebody lives. */
function ofOther(own: Mention, other: Mention, side: "<" | ">", { before, behind }: Sides, others: Sides): string[] {
	const [led = edge, follows = edge] = [before[0], behind[0]];
	const [otherLed = edge, otherFollows = edge] = [others.before[0], others.behind[0]];
	return [
		...other.hints.flatMap((hint, i) => [`other ${hint}`, `other ${hint} ${own.hints[i]}`]),
		`${side}-${otherLed}`,
		`${side}+${otherFollows}`,
		`${side}-${otherLed} ${led}`,
		`${side}+${otherFollows} ${follows}`,
		...classesOf(otherLed).flatMap((one) => classesOf(led).map((own) => `${side}#${one} ${own}`)),
	];
}
