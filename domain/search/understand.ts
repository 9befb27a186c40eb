/**
 * Reads what people type, as a whole: places and where somebody comes from, languages, tiers, ways of meeting, times and
 * prices become filters; the words about the matter name a service, by the dictionary where it knows them and else by the
 * classifier; names are looked for. What the dictionary in memory cannot answer is asked of the database once, in one
 * batch (`Questions`); what may read otherwise with the answers is read again.
 */
import { questionsOf } from "./asking.ts";
import { unitsOf, without } from "./claims.ts";
import { type Corrections, withCorrections } from "./corrections.ts";
import { currenciesAsked, currencyIn } from "./currencies-written.ts";
import type { Dictionary } from "./dictionary-types.ts";
import { bandOf, moneyNamed } from "./fees-named.ts";
import { withInflections } from "./inflections.ts";
import { placesOf } from "./location.ts";
import { readMatter } from "./matter.ts";
import { withNames } from "./names-said.ts";
import { readPeoples } from "./peoples-named.ts";
import { readPlaces } from "./places-named.ts";
import { plainTextOf } from "./plain-text.ts";
import type { SearchQuery } from "./query.ts";
import type { Answers, Questions } from "./questions.ts";
import { Reading } from "./reading.ts";
import { isOnlyAsked } from "./requests.ts";
import { withStates } from "./short-states.ts";
import { type Read, type Typed, type Understanding, understandingOf } from "./understanding.ts";
import { feeMeant, isOfMoney } from "./wishes-meant.ts";
import { readWishes } from "./wishes-named.ts";

/** A sum below so much of the fee to filter by is not the same to whoever pays it. */
const shareOfBand = 0.95;

/**
 * Reads a query. Without answers, `questions` is null when nothing needs the database; else ask, and let `answered` say what is understood
 * with what it answers.
 */
export function understand(
	asked: SearchQuery,
	dictionary: Dictionary,
	answers: Answers | null,
): { understanding: Understanding; questions: Questions | null; answered: (answers: Answers) => Understanding } {
	const typed = typedOf(asked, dictionary, answers);
	const read = readTyped(typed, withCorrections(typed.query, typed.units, dictionary, answers), dictionary, answers);
	const { understanding, rare } = understandingOf(typed, read, answers);
	const currencies = typed.fee ? currenciesAsked(typed.fee.money, read.reading.places[0]?.country_id ?? null) : [];
	const questions = answers ? null : questionsOf(read.reading, rare, currencies);
	return {
		understanding,
		questions,
		answered: (answers) => {
			if (questions && mayChange(read, questions, answers)) return understand(asked, dictionary, answers).understanding;
			// Mostly the answer is that nobody knows the words: then only what is looked for is another.
			const corrections = withCorrections(typed.query, typed.units, dictionary, answers);
			const isOther = corrections.corrected.size > 0 || corrections.units.some(({ spellings }) => spellings);
			const again = isOther ? readTyped(typed, corrections, dictionary, answers) : read;
			return understandingOf(typed, again, answers).understanding;
		},
	};
}

/** Whether answers may change how words are read: a place or somebody is called so, or it is known what a fee is worth. */
function mayChange({ reading, isOneWord }: Read, { places, currencies }: Questions, answers: Answers): boolean {
	const names = new Set([...places, ...reading.units.map(({ folded }) => folded)]);
	return (
		currencies.length > 0 ||
		isOneWord ||
		[...answers.words.values()].some(({ isName }) => isName) ||
		answers.places.some(({ id, keys }) => names.has(id) || keys.some((key) => names.has(key)))
	);
}

function typedOf(asked: SearchQuery, dictionary: Dictionary, answers: Answers | null): Typed {
	const plain = plainTextOf(asked.q, dictionary);
	const query = { ...asked, q: plain.text };
	const named = feeMeant(query.q) ?? feeOfRequest(query, dictionary, answers);
	const rates: Readonly<Record<string, number>> = { EUR: 1, ...answers?.perEur };
	const bandIn = (currency: string | null) =>
		named && currency !== null && rates[currency] ? bandOf(named, rates[currency]) : null;
	// What is no ceiling of ours may mean something else. Without its rate it is one, until the database has said more.
	const isCeiling = named?.money.of.some((currency) => bandIn(currency) !== null || (!answers && !rates[currency]));
	const fee = isCeiling ? named : null;
	const words = withNames(unitsOf(fee ? without(query.q, fee.whole) : query.q, dictionary, answers), dictionary);
	return {
		query,
		plain,
		typedAt: (range) => {
			const { start, end } = plain.typedAt(range);
			return asked.q.slice(start, end);
		},
		bandIn,
		fee,
		rates,
		units: withStates(withInflections(words, dictionary, answers), dictionary, answers),
	};
}

function readTyped(
	{ query, plain, typedAt, bandIn, fee, rates }: Typed,
	{ units, corrected }: Corrections,
	dictionary: Dictionary,
	answers: Answers | null,
): Read {
	const reading = new Reading(query, units, dictionary, answers, typedAt, plain.isTold);
	const location = query.location ? placesOf(query.location, dictionary, answers) : [];
	reading.places = location;
	readPeoples(reading);
	readPlaces(reading);
	readWishes(reading);
	const { matter, named, isOneWord } = readMatter(reading);
	const country = reading.places[0]?.country_id ?? null;
	const currency = fee && [country, null].map((id) => currencyIn(fee.money, id)).find((one) => bandIn(one) !== null);
	const fee_max = bandIn(currency ?? null);
	if (fee && fee_max) reading.choose("fee_max", fee_max, [fee.whole]);
	const isBelow = fee && currency && fee_max !== null && fee.amount < fee_max * (rates[currency] ?? 0) * shareOfBand;
	const feeBelow = isBelow && reading.chosen.fee_max === fee_max ? { said: typedAt(fee), fee_max } : null;

	// A word that is mended and then says nothing was not meant so.
	const left = matter.map((unit) => {
		const correction = corrected.get(unit);
		if (!correction?.isOfDictionary || named.has(unit)) return unit;
		corrected.delete(unit);
		const { typed, name } = correction;
		if (name === null) return typed;
		const asName = { ...typed, folded: name };
		corrected.set(asName, { ...correction, word: name });
		return asName;
	});
	return { reading, location, corrected, left, named, isOneWord, feeBelow };
}

/** "Notario online menos de 100 euros": the ceiling that stands beside a kind of professional and nothing that happened. */
function feeOfRequest(query: SearchQuery, dictionary: Dictionary, answers: Answers | null) {
	const sum = moneyNamed(query.q).find((one) => one.isMost && isOfMoney(one));
	if (!sum) return null;
	const units = unitsOf(without(query.q, sum.whole), dictionary, answers);
	return isOnlyAsked(new Reading(query, units, dictionary, answers)) ? sum : null;
}
