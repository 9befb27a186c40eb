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
import { addSide, classesOf, edge, other, partsOf, pause, type Sides, sidesOf, whoOf } from "./neighbours.ts";
import { Features, likelihoods } from "./regression.ts";
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
		const found = new Features();
		const kind = kinds[i] ?? "";
		addSide(found, "-", before);
		addSide(found, "+", behind);
		found.add(before[0], "_", behind[0]);
		for (const part of before) found.add(order, " ", part);
		for (const part of behind) found.add(order, " ", part);
		addName(found, text.slice(mention.start, mention.end), before[0] ?? edge);
		addPlace(found, kind, order, kinds, before, behind);
		for (const hint of mention.hints) {
			found.add(hint);
			found.add(hint, " ", order);
			found.add(hint, " ", kind);
		}
		found.add(mention.hints.join());
		addMatter(found, matters, kind, order, before, behind);
		addCountry(found, mention, mentions, matters);
		if (mentions.length > 1) addConcepts(found, order, sides, i, matters);
		for (const [n, one] of mentions.entries())
			if (n !== i) addOther(found, mention, one, n < i ? "<" : ">", sides[i] as Sides, sides[n] as Sides);
		const hints = hintsOf(mention, mentions);
		for (const matter of matters) for (const hint of hints) found.add(matter, " ", hint);
		return found.places;
	});
}

/** Adds how a name begins and ends: grammar says there where to and where from. */
function addName(found: Features, name: string, before: string) {
	const words = wordsOf(name).map(({ folded }) => folded);
	const [first = "", last = ""] = [words[0], words.at(-1)];
	if (isUnspaced(first)) return;
	for (const length of [1, 2, 3]) {
		if (first.length > length + 1) found.add("^", first.slice(0, length));
		if (last.length <= length + 1) continue;
		const ending = last.slice(-length);
		found.add("^", ending, "$");
		found.add(before, "^", ending, "$");
	}
}

const kindOf = (place: Place | null) =>
	place === null
		? "unknown"
		: `${isCountryId(place.id) ? "country" : "city"}${destinations.has(place.country_id) ? " people move to" : ""}`;

function addPlace(
	found: Features,
	kind: string,
	order: string,
	kinds: readonly string[],
	before: readonly string[],
	behind: readonly string[],
) {
	for (const one of ["any", order, kind]) found.add(one);
	found.add(kind, " ", order);
	found.add([order, ...kinds].join(" "));
	found.add(kind, " -", before[0]);
	found.add(kind, " +", behind[0]);
}

/** As likely must a service be to say something of the places. */
const leastLikely = 0.15;

/** What the words are about: services and their categories. */
const mattersOf = (words: string[]) =>
	likelyServices(words)
		.slice(0, 2)
		.filter(({ probability }) => probability >= leastLikely)
		.flatMap(({ service }) => [service, categoryOfService(service)]);

/** The parts on one side that belong to the same clause. */
function ofClause(parts: readonly string[]): readonly string[] {
	const i = parts.findIndex((part) => part === pause || part === other || part === edge);
	return i < 0 ? parts : parts.slice(0, i);
}

/** A house is where it is, whoever lives elsewhere; kin are brought to who tells of them. */
function addMatter(
	found: Features,
	matters: readonly string[],
	kind: string,
	order: string,
	before: readonly string[],
	behind: readonly string[],
) {
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
	for (const part of clause) found.add("clause ", part);
	for (const matter of matters) for (const one of said) found.add(matter, " ", one);
}

/** So many parts on each side of a name say what is meant of it. */
const meantOfName = 8;

/** Adds what is said of a name in any language, and of the others beside it: a child was taken there, a pension comes from there. */
function addConcepts(
	found: Features,
	order: string,
	sides: readonly Sides[],
	own: number,
	[matter]: readonly string[],
) {
	const { concepts } = whatIsLearnt() ?? {};
	if (!concepts) return;
	const near = (parts: readonly string[]) => ofClause(parts).slice(0, meantOfName);
	for (const [i, { before, behind }] of sides.entries()) {
		const whose = i === own ? "" : "other ";
		const said = [conceptsIn(concepts, near(before).reverse()), conceptsIn(concepts, near(behind))];
		for (const [side, meant] of said.entries())
			for (const concept of meant) {
				found.add(whose, side, " ", concept);
				found.add(whose, concept);
				found.add(whose, side, " ", order, " ", concept);
				if (matter) found.add(whose, matter, " ", concept);
			}
	}
}

/** What is known of a mention, and of the others beside it. */
const hintsOf = (mention: Mention, mentions: readonly Mention[]) => [
	...mention.hints,
	...mentions.flatMap((one) => (one === mention ? [] : one.hints.map((hint) => `other ${hint}`))),
];

/** From some countries people come, to others they go. */
function addCountry(found: Features, { place }: Mention, mentions: readonly Mention[], matters: readonly string[]) {
	const country = `country ${place?.country_id}`;
	found.add(country);
	for (const one of mentions) found.add(country, " ", one.place?.country_id);
	for (const matter of matters) found.add(matter, " ", country);
}

/** What is said of another place says something of this one: of two only one is where somebody lives. */
function addOther(
	found: Features,
	own: Mention,
	other: Mention,
	side: "<" | ">",
	{ before, behind }: Sides,
	others: Sides,
) {
	const [led = edge, follows = edge] = [before[0], behind[0]];
	const [otherLed = edge, otherFollows = edge] = [others.before[0], others.behind[0]];
	for (const [i, hint] of other.hints.entries()) {
		found.add("other ", hint);
		found.add("other ", hint, " ", own.hints[i]);
	}
	found.add(side, "-", otherLed);
	found.add(side, "+", otherFollows);
	found.add(side, "-", otherLed, " ", led);
	found.add(side, "+", otherFollows, " ", follows);
	for (const one of classesOf(otherLed))
		for (const ownClass of classesOf(led)) found.add(side, "#", one, " ", ownClass);
}
