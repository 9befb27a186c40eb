/** Languages and peoples as words name them: in which language help is wanted, where somebody comes from, or whose law it is. */
import { peopleOf } from "./dictionary.ts";
import { matterTold } from "./intents.ts";
import { languageOf } from "./languages-said.ts";
import { isNationalityHeld } from "./people-words.ts";
import { type Heard, peoplesHeard } from "./peoples-heard.ts";
import type { Reading } from "./reading.ts";
import { isOnlyAsked } from "./requests.ts";
import { likelySpoken } from "./spoken.ts";

/**
 * So likely must a language be asked for, for who does not speak it is not shown: less where grammar says so; more where it is said of
 * somebody, most of what a state gives, of a paper, or where only a people is named.
 */
const leastSpoken = { byRule: 0.2, language: 0.45, ofPerson: 0.5, people: 0.7, ofThing: 0.85 } as const;

function leastOf({ spoken, people, isAsked, isSpokenAround, isOfPerson, isOfState, isOfText }: Heard): number {
	if (!spoken) return leastSpoken.people;
	if (isOfText || (isOfState && !isSpokenAround)) return leastSpoken.ofThing;
	if (people && isOfPerson) return leastSpoken.ofPerson;
	return isAsked ? leastSpoken.byRule : leastSpoken.language;
}

/** So much less likely is as likely. */
const asLikely = 0.15;
/** Of so few words grammar says enough. */
const fewWords = 3;

/** As likely must a matter be by the other words. */
const sureWithout = 0.4;

/**
 * "Tengo nacionalidad española y vivo en Suiza, impuestos": what names a citizenship, or what one country calls its own, says whose people
 * somebody is who has it.
 */
function takeNationalitiesHeld(reading: Reading) {
	const { units, terms, claims, dictionary } = reading;
	const places = claims.filter((claim) => reading.means(claim, "place"));
	for (const { from, to } of [...terms, ...claims.filter((claim) => reading.means(claim, "service"))]) {
		if (claims.some((claim) => reading.spent.has(claim) && claim.from < to && claim.to > from)) continue;
		const said = units.slice(from, to);
		const isHeld = said.some((_, i) => isNationalityHeld(units, from + i));
		const isOther = (i: number) => (i < from || i >= to) && !places.some((place) => i >= place.from && i < place.to);
		const others = units.filter((_, i) => isOther(i)).map(({ folded }) => folded);
		if (!isHeld || matterTold(others).best < sureWithout) continue;
		const term = terms.find((one) => one.from === from && one.to === to);
		const people =
			(term && reading.meaningOf(term, "term")?.value.country_id) ??
			said.map(({ folded }) => peopleOf(dictionary, folded)).find((country) => country !== null);
		if (!people) continue;
		if (term) terms.splice(terms.indexOf(term), 1);
		for (const claim of claims) if (claim.from >= from && claim.to <= to) reading.spent.add(claim);
		reading.origin ??= people;
		reading.peoples.push(people);
		reading.understand([reading.rangeOf({ from, to })], { kind: "country_experience", value: people });
	}
}

/** Takes the languages and peoples that words name. */
export function readPeoples(reading: Reading) {
	takeNationalitiesHeld(reading);
	const { heard, text } = peoplesHeard(reading);
	if (heard.length === 0) return;
	const named = text === "translated" ? [] : namedOf(reading, heard, text === "told");
	const likely = likelySpoken(reading.query.q, named);
	const likelihoodOf = ({ claim }: Heard) => likely?.[named.findIndex((name) => name.claim === claim)] ?? 0;
	const told = heard.filter((one) => likely !== null && likelihoodOf(one) >= leastOf(one));
	// "Contratto in tedesco, avvocato che parla italiano": of several the likeliest, and of those that are as likely the first.
	const most = Math.max(...told.map(likelihoodOf));
	const likeliest = told.find((one) => likelihoodOf(one) >= most - asLikely);
	// Whoever translates or writes knows the language of the text, unless one is asked for; of a few words and of requests grammar says enough.
	const isFew = reading.units.length <= fewWords && !reading.isTold;
	const isPlain = text === "told" || isFew || isOnlyAsked(reading);
	const isByRule = likely === null || text === "translated" || (isPlain && likeliest === undefined);
	for (const one of heard) {
		const { claim, people, isOfPerson, isOfState, isForThem } = one;
		reading.spent.add(claim);
		if (!isByRule && told.includes(one) && one !== likeliest) continue;
		const isAsked = isByRule ? one.isAsked : one === likeliest;
		const spoken = one.spoken ?? (isAsked && people ? languageOf(people) : undefined);
		if (one.isDenied || (one.isOfText && !isAsked)) continue;
		const said = [reading.rangeOf(claim)];
		if (people && !isAsked && isOfState && !isOfPerson) {
			reading.ruled ??= { country_id: people, claim };
			// "Lavoro per un'azienda tedesca, vivo a Bolzano": where it is from, if help is wanted in another country.
			reading.mentioned ??= { people, claim };
		} else if (people && !isAsked && !isOfPerson && !isForThem && spoken) {
			// What is spoken besides is nobody's people.
			if (!one.isSpokenAround) reading.mentioned ??= { people, claim };
		} else if (people && ((!isAsked && isOfPerson) || isForThem || !spoken)) {
			reading.origin ??= people;
			reading.peoples.push(people);
			reading.understand(said, { kind: "country_experience", value: people });
		} else if (isAsked && spoken?.kind === "language") reading.choose("language", spoken.value, said);
		else if (isAsked && spoken?.kind === "other_language") {
			reading.otherLanguage ??= spoken.value.language;
			reading.understand(said, spoken);
		}
	}
}

/** The languages and peoples that words name where no translation is named, and what rules say of each. */
export function languagesNamed(reading: Reading) {
	const { heard, text } = peoplesHeard(reading);
	return text === "translated" ? [] : namedOf(reading, heard, text === "told");
}

const namedOf = (reading: Reading, heard: readonly Heard[], isOfText: boolean) =>
	heard
		.filter(({ isDenied, isOfSelf }) => !isDenied && !isOfSelf)
		.map((one) => ({
			...reading.rangeOf(one.claim),
			claim: one.claim,
			isAskedByRule: one.isAsked,
			isOfText,
			hints: [
				`rule ${one.isAsked}`,
				`around ${one.isSpokenAround}`,
				`text ${one.isOfText}`,
				`person ${one.isOfPerson}`,
				`state ${one.isOfState}`,
				`for ${one.isForThem}`,
				`language ${one.spoken !== undefined} people ${one.people !== null}`,
				`kind ${reading.namesKind} text told ${isOfText}`,
			],
		}));
