/** What a query is about, of the words that name no place, language or wish. */
import { isCountryId } from "#domain/places/places.ts";
import type { Claim, TextRange, Unit } from "./claims.ts";
import { byClause } from "./clauses.ts";
import { isFiller } from "./fillers.ts";
import { readForebears } from "./forebears.ts";
import { areKeywordsOf } from "./how-typed.ts";
import { isKnownWord, matterTold } from "./intents.ts";
import { destinations } from "./location.ts";
import { needWords, ofWords, seekingWords, toWords } from "./neighbour-words.ts";
import { citizenWords, isNationalityHeld, knowingWords, speakingWords } from "./people-words.ts";
import { decisionSaid } from "./permits-decided.ts";
import type { ServiceId } from "./query.ts";
import type { Reading } from "./reading.ts";
import { isDescribing } from "./requests.ts";
import { categoryOfService, type NamedService, serviceMeant } from "./service-meant.ts";
import { isUnspaced, keyOf } from "./terms.ts";

/** As names are written; who shouts writes everything so. */
const nameLike = /^\p{Lu}\p{Ll}/u;
/** Words of a name with what stands around it, at most. */
export const mostOfName = 4;

/** What brings people who are elsewhere: where they are is where they come from. */
const bringing: ReadonlySet<ServiceId | null> = new Set(["family_reunification", "adoption", "diploma_recognition"]);

/**
 * Takes the service that the words are about; returns those words, those of them that name a service, and whether one alone tells of it:
 * what that is depends on whether somebody is called so.
 */
export function readMatter(reading: Reading): { matter: Unit[]; named: ReadonlySet<Unit>; isOneWord: boolean } {
	const { query, units, claims, spent, dictionary, answers } = reading;
	const settled = new Set([...spent].flatMap(({ from, to }) => units.slice(from, to)));
	const matter = units.filter((unit) => !settled.has(unit));
	const naming = claims.filter(
		(claim) => !spent.has(claim) && (reading.means(claim, "service") || reading.means(claim, "term")),
	);
	const named = new Set(naming.flatMap(({ from, to }) => units.slice(from, to)));
	const saying = matter.filter(({ folded, isName }) => !isSmall(folded) && !isName);
	const describing = describingIn(reading, saying, named);
	const telling = saying.filter((unit) => !describing.has(unit));
	const isOneWord = (telling.length || matter.length) === 1;
	if (naming.length === 0 && (telling.length === 0 || !units.some(hasLetters))) return { matter, named, isOneWord };

	// "Annelies Oosterwijck" tells of no matter, though one of them be near a name that is known.
	const areNames =
		naming.length === 0 &&
		telling.length <= mostOfName &&
		telling.every(({ text, folded }) => {
			const isMended = keyOf(text) !== folded && !isKnownWord(keyOf(text));
			return nameLike.test(text) && (!isKnownWord(folded) || isMended) && !dictionary.words.has(folded);
		});
	if (areNames) return { matter, named, isOneWord };

	const isLanguage = (claim: Claim) => isOfLanguage(reading, claim);
	const isWhole = ({ from, to }: Claim) =>
		telling.every((unit) => units.indexOf(unit) >= from && units.indexOf(unit) < to);
	const said = telling.length > 0 ? telling : matter;
	const wordsIn = (some: Unit[], spelt?: ReadonlyMap<Unit, string>) =>
		some.filter((unit) => !reading.isSomebody(unit)).map((unit) => spelt?.get(unit) ?? unit.folded);
	// "Wer kann Tigrinya und kommt mit": what somebody speaks says something of the matter, unless a professional does.
	const spoken = new Set(
		reading.namesKind ? [] : [...spent].filter(isLanguage).flatMap(({ from, to }) => units.slice(from, to)),
	);
	const ofPerson = new Set([...saidOfLanguage(reading), ...saidOfOrigin(reading, telling)]);
	const isApart = telling.some((unit) => !ofPerson.has(unit));
	const services = naming.flatMap((claim): NamedService[] => {
		const service = reading.meaningOf(claim, "service")?.value ?? reading.meaningOf(claim, "term")?.value.service;
		const own = units.slice(claim.from, claim.to).filter((unit) => telling.includes(unit));
		if (!service || (isApart && own.length > 0 && own.every((unit) => ofPerson.has(unit)))) return [];
		return [{ service, share: isWhole(claim) ? 1 : own.length / (telling.length + 1) }];
	});
	const told = wholeRuns(
		units.filter(
			(unit) => (!settled.has(unit) || spoken.has(unit)) && !describing.has(unit) && !(isApart && ofPerson.has(unit)),
		),
	);
	const spelt = spellingsIn(told.filter((unit) => !reading.isSomebody(unit)));
	const wordsSpelt = (some: Unit[]) => wordsIn(some, spelt);
	const isJourney = reading.origin !== null && reading.places.length > 0;
	const { service, alternatives } = serviceMeant(
		wordsSpelt(told),
		byClause(told, query.q)
			.map(wordsSpelt)
			.filter(({ length }) => length > 0),
		wordsIn(said),
		services,
		areKeywordsOf(units, dictionary) ? decisionSaid(wordsIn(said), query.q) : null,
		reading.asksLawyer,
		isJourney,
		said.every(({ folded }) => {
			const answer = answers?.words.get(folded);
			return answer !== undefined && !answer.isText && !answer.isName;
		}),
	);
	reading.alternatives = alternatives;
	if (service !== null) {
		const last = said.at(-1) as Unit;
		const ranges = runsOf(units.slice(units.indexOf(said[0] as Unit), units.indexOf(last) + 1), settled);
		const category = categoryOfService(service);
		if (query.service === null || query.service === service || query.service === category) {
			reading.service = service;
			reading.understood.push({ kind: "service", value: service, ranges });
		} else if (categoryOfService(query.service) !== category) reading.ignore(ranges);
	}
	if (
		service === null &&
		query.service === null &&
		query.location === "" &&
		isOfNothing(reading, wordsIn(told), wordsIn(said))
	) {
		reading.places = [];
		reading.elsewhere = null;
		reading.understood = [];
	}
	if (reading.service === "citizenship_naturalisation") readForebears(reading);
	const [place] = reading.places;
	if (
		bringing.has(reading.service) &&
		place !== undefined &&
		isCountryId(place.id) &&
		reading.origin === null &&
		query.location === "" &&
		!destinations.has(place.country_id)
	) {
		reading.origin = place.country_id;
		reading.places = [];
		reading.understood = reading.understood.map((part) =>
			part.kind === "place" ? { kind: "country_experience", value: place.country_id, ranges: part.ranges } : part,
		);
	}
	return { matter, named, isOneWord };
}

/** A matter that is surer as it is typed needs no other spelling; and by so much must one make it surer. */
const unsure = 0.5;
const surer = 0.05;

/** Of the words that may be spelt otherwise those by which the matter is surer, with how they are meant. */
function spellingsIn(told: readonly Unit[]): ReadonlyMap<Unit, string> {
	const spelt = new Map<Unit, string>();
	const sureWith = (unit: Unit, spelling: string) =>
		matterTold(told.map((one) => (one === unit ? spelling : (spelt.get(one) ?? one.folded)))).best;
	for (const unit of told) {
		if (!unit.spellings) continue;
		const asTyped = sureWith(unit, unit.folded);
		if (asTyped >= unsure) break;
		const [best] = unit.spellings
			.map((spelling) => ({ spelling, sure: sureWith(unit, spelling) }))
			.sort((a, b) => b.sure - a.sure);
		if (best && best.sure >= asTyped + surer) spelt.set(unit, best.spelling);
	}
	return spelt;
}

/** Numbers alone tell of nothing: "9999999999", but "730 da fare". */
const hasLetters = ({ folded }: Unit) => /\p{L}/u.test(folded);

/** "واحتاج": Arabic writes its "and" onto the word. */
const isSmall = (word: string) => isFiller(word) || (word.startsWith("و") && isFiller(word.slice(1)));

/** Words that say what a professional shall be like, where nothing else is said: "female lawyer", "luật sư giỏi". */
function describingIn(reading: Reading, saying: readonly Unit[], named: ReadonlySet<Unit>): ReadonlySet<Unit> {
	if (!reading.namesKind) return new Set();
	const isOfPhrase = (unit: Unit, i: number) => {
		const claim = reading.claimAt(i);
		return claim !== undefined && named.has(unit) && claim.to - claim.from > 1;
	};
	const describing = new Set(
		saying.filter((unit) => {
			const i = reading.units.indexOf(unit);
			return !isOfPhrase(unit, i) && isDescribing(reading, i);
		}),
	);
	const isAll = saying.every((unit) => describing.has(unit) || named.has(unit) || reading.isProfession(unit));
	return isAll ? describing : new Set(saying.filter(({ folded }) => speakingWords.has(folded)));
}

const isOfLanguage = (reading: Reading, claim: Claim) =>
	reading.means(claim, "language") || reading.means(claim, "other_language");

/** "Someone who speaks Spanish" says who, and nothing of the matter: a clause of its own, or somebody who speaks. */
function saidOfLanguage(reading: Reading): ReadonlySet<Unit> {
	const { units, query } = reading;
	const isLanguage = (unit: Unit) => {
		const claim = reading.claimAt(units.indexOf(unit));
		return claim !== undefined && isOfLanguage(reading, claim);
	};
	const isSaid = (unit: Unit) =>
		isLanguage(unit) ||
		isFiller(unit.folded) ||
		[speakingWords, knowingWords, seekingWords, needWords].some((words) => words.has(unit.folded));
	const isSpeaking = ({ folded }: Unit) =>
		(speakingWords.has(folded) || knowingWords.has(folded)) && !toWords.has(folded) && !seekingWords.has(folded);
	const said = byClause(units, query.q).flatMap((clause) => {
		const at = clause.findIndex(isLanguage);
		if (at < 0) return [];
		let [from, to] = [at, at + 1];
		while (from > 0 && isSaid(clause[from - 1] as Unit)) from--;
		while (to < clause.length && isSaid(clause[to] as Unit)) to++;
		const run = clause.slice(from, to);
		const isAsked = run.some(({ folded }) => seekingWords.has(folded)) && run.some(isSpeaking);
		return run.length === clause.length || isAsked ? run : [];
	});
	return new Set(said);
}

/** As likely must a matter be by the other words, for what somebody is to say nothing of it. */
const sureWithout = 0.5;

/** "Citizen of Pakistan", "de nacionalidad rumana" say who, and nothing of the matter, where other words tell of one. */
function saidOfOrigin(reading: Reading, telling: readonly Unit[]): ReadonlySet<Unit> {
	const { understood, units } = reading;
	const words = new Set<Unit>();
	const ranges = understood.filter(({ kind }) => kind === "country_experience").flatMap(({ ranges }) => ranges);
	for (const { start, end } of ranges) {
		const at = units.findIndex((unit) => unit.start >= start);
		const next = units.findIndex((unit) => unit.start >= end);
		const before = [at - 1, ...(ofWords.has(units[at - 1]?.folded ?? "") ? [at - 2] : [])];
		const said = [...before, next].filter(
			(i) => citizenWords.has(units[i]?.folded ?? "") || isNationalityHeld(units, i),
		);
		// "Polish" in "Polish citizenship" says no more of the matter than the citizenship.
		if (said.length > 0) for (const i of [...said, at]) words.add(units[i] as Unit);
	}
	// "Syrian with German citizenship": the second is no more than the first what they want.
	for (const [i, unit] of units.entries()) {
		const people = [i - 1, i + 1].filter((at) => reading.namesPeople(at));
		if (people.length > 0 && isNationalityHeld(units, i))
			for (const one of [unit, ...people.map((at) => units[at] as Unit)]) words.add(one);
	}
	if (words.size === 0) return words;
	const others = telling.filter((unit) => !words.has(unit)).map(({ folded }) => folded);
	return matterTold(others).best >= sureWithout ? words : new Set();
}

/** Below this words tell of nothing that a professional is needed for. */
const leastOfMatter = 0.25;

/** "Openingstijden zwembad Deventer": whether nobody is wanted, and so nobody there. */
function isOfNothing({ understood }: Reading, words: string[], telling: string[]): boolean {
	return (
		understood.every(({ kind }) => kind === "place" || kind === "country_experience") &&
		telling.length > 1 &&
		telling.some(isKnownWord) &&
		matterTold(words).all < leastOfMatter
	);
}

/** Words of scripts without spaces that touch as one, as the classifier learnt them: the dictionary has taken them apart. */
function wholeRuns(units: readonly Unit[]): Unit[] {
	const whole: Unit[] = [];
	for (const unit of units) {
		const last = whole.at(-1);
		if (last?.end === unit.start && isUnspaced(last.folded) && isUnspaced(unit.folded))
			whole[whole.length - 1] = {
				...last,
				folded: last.folded + unit.folded,
				end: unit.end,
				text: last.text + unit.text,
			};
		else whole.push(unit);
	}
	return whole;
}

/** Where the words stand that are not settled, neighbours together. */
function runsOf(units: Unit[], settled: ReadonlySet<Unit>): TextRange[] {
	const ranges: TextRange[] = [];
	units.forEach((unit, i) => {
		const last = ranges.at(-1);
		const before = units[i - 1];
		if (settled.has(unit)) return;
		if (last && before && !settled.has(before)) last.end = unit.end;
		else ranges.push({ start: unit.start, end: unit.end });
	});
	return ranges;
}
