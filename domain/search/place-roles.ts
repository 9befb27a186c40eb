/**
 * Which part a place plays in what somebody tells: where help is wanted, where somebody or something comes from, or none,
 * for the word names no place there. Learnt from the sentences in `language/stories/` by `scripts/place-roles.ts`:
 * multinomial logistic regression over the words around a name, the form of the name, its order among others, what place
 * it is, what grammar says of it and what the sentence is about.
 */
import { isCountryId, type Place } from "#domain/places/places.ts";
import type { TextRange } from "./claims.ts";
import { conceptsIn } from "./concepts.ts";
import { likelyServices } from "./intents.ts";
import { lately } from "./lately.ts";
import { whatIsLearnt } from "./learnt.ts";
import { destinations } from "./location.ts";
import { classesOf, edge, ofSide, other, partsOf, pause, type Sides, sidesOf, whoOf } from "./neighbours.ts";
import { hashesOf, likelihoods } from "./regression.ts";
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

type Likely = Record<Role, number>[];

const likelyLately = lately<Likely>(1);

/** How likely each role is for each of the mentions; null where nothing is learnt. */
export function likelyRoles(text: string, mentions: readonly Mention[]): Likely | null {
	const learnt = whatIsLearnt()?.roles;
	if (!learnt?.weights.length) return null;
	return likelyLately(learnt, JSON.stringify([text, mentions]), () =>
		featuresOfRoles(text, mentions).map((features) => {
			const [place = 0, origin = 0, none = 0] = likelihoods(learnt, roles.length, features);
			return { place, origin, none };
		}),
	);
}

/** For each of the mentions, in the order of the text, its places in the table of features. */
export function featuresOfRoles(text: string, mentions: readonly Mention[]): number[][] {
	const names = mentions.flatMap((one) => [one, ...one.beside]).sort((a, b) => a.start - b.start);
	const parts = partsOf(text, names);
	const kinds = mentions.map(({ place }) => kindOf(place));
	const sides = mentions.map((mention) => sidesOf(text, parts, mention));
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
			...(mentions.length > 1 ? ofConcepts(order, sides, i, matters) : []),
			...mentions.flatMap((one, n) =>
				n === i ? [] : ofOther(mention, one, n < i ? "<" : ">", sides[i] as Sides, sides[n] as Sides),
			),
			...matters.flatMap((matter) => hintsOf(mention, mentions).map((hint) => `${matter} ${hint}`)),
		];
		return hashesOf(features);
	});
}

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

/** The parts on one side that belong to the same clause. */
function ofClause(parts: string[]): string[] {
	const i = parts.findIndex((part) => part === pause || part === other || part === edge);
	return i < 0 ? parts : parts.slice(0, i);
}

/** A house is where it is, whoever lives elsewhere; kin are brought to who tells of them. */
function ofMatter(matters: string[], kind: string, order: string, before: string[], behind: string[]): string[] {
	const clause = [...ofClause(before), ...ofClause(behind)];
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

/** So many parts on each side of a name say what is meant of it. */
const meantOfName = 8;

/** What is said of a name in any language, and of the others beside it: a child was taken there, a pension comes from there. */
function ofConcepts(order: string, sides: readonly Sides[], own: number, [matter]: string[]): string[] {
	const { concepts } = whatIsLearnt() ?? {};
	if (!concepts) return [];
	const near = (parts: string[]) => ofClause(parts).slice(0, meantOfName);
	return sides.flatMap(({ before, behind }, i) => {
		const whose = i === own ? "" : "other ";
		const said = [conceptsIn(concepts, near(before).reverse()), conceptsIn(concepts, near(behind))];
		return said.flatMap((found, side) =>
			found.flatMap((concept) => [
				`${whose}${side} ${concept}`,
				`${whose}${concept}`,
				`${whose}${side} ${order} ${concept}`,
				...(matter ? [`${whose}${matter} ${concept}`] : []),
			]),
		);
	});
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
