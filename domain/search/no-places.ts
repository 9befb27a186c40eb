/** Where a word that a place is called by names none: somebody, a shop, a treaty; or only where a flight goes. */

import { isCountryId } from "#domain/places/places.ts";
import { type Claim, phrase } from "./claims.ts";
import { moneyNamed } from "./fees-named.ts";
import { areApart, areKeywordsOf, isCapital } from "./how-typed.ts";
import { isKnownWord, isSharedWord } from "./intents.ts";
import { certainCity, treatyCities } from "./meanings.ts";
import { calledWords, everydayPlaces, flightWords, kinWords, treatyWords } from "./neighbour-words.ts";
import { ancestorWords, andWords, isWords } from "./people-words.ts";
import { roleOf } from "./place-groups.ts";
import type { Reading } from "./reading.ts";
import { isUnspaced, keysOf } from "./terms.ts";
import { isOfMoney } from "./wishes-meant.ts";
import { isOfPair, onlyWords, wordsElsewhere } from "./words-like-places.ts";

/** "The turkey": what has an article is the word. */
const articles: ReadonlySet<string> = new Set(["the", "this", "that"]);
/** Words behind a flight in which it says where it goes: "flight to Tirana", "vol Alger", but not "flight delays in Andorra". */
const mostBehindFlight = 4;
const goingTo: ReadonlySet<string> = new Set("to|para|pour|vers|nach|per|naar|до|إلى|الى".split("|"));

/** Behind a grandparent they say whose parent that is. */
const ofParents = /^[pm]atern[aeio]s?$/;

/** People of a town that an everyday word may stand for, alone and beside others. */
const leastAlone = 100_000;
const leastBeside = 50_000;

/** Words of a sentence, at least: fewer may name a matter beside a town. */
const leastOfSentence = 6;

/** Kin whom nobody brings from anywhere by that word alone. */
const otherKin: ReadonlySet<string> = keysOf(
	"daughters|sons|brother|sister|baby|ex|partner|cousin|friend|uncle|aunt|nephew|niece|hermano|hermana|bebé|frère|sœur|bruder|schwester|fratello|sorella|irmão|irmã|bebê|broer|zus|брат|сестра|дочка|дочки|сина|син|донька|syn|córka|brat|siostra",
);
const isKin = (word: string) => kinWords.has(word) || otherKin.has(word);

/** Behind a name they go on with what somebody is, has or does: "my daughter Sofia was". */
const sayingWords: ReadonlySet<string> = keysOf(
	"is|was|are|were|has|had|does|doesn|did|didn|got|gets|can|cannot|cant|could|will|won|wont|wants|needs|isn|isnt|wasn|hasn|and",
	"es|era|fue|está|estaba|tiene|tenía|ha|puede|quiere|no|y|est|était|ne|n|et|peut|veut|ist|war|wurde|hat|darf|kann|muss|soll|will|und",
	"è|era|non|può|vuole|deve|foi|tem|não|pode|quer|mag|kan|heeft|niet|не|был|была|был|был|и|та|й|nie|jest|ma|był|była|i",
);
/** How many words behind a name say whose kin that is. */
const kinBehind = 3;

/** "My daughter Sofia was expelled", "Milan and Verona are my sons": who is of the family, whatever town is called so. */
function isNameOfKin({ query, units }: Reading, { from, to }: Claim): boolean {
	const wordAt = (i: number) => units[i]?.folded ?? "";
	const isPause = (i: number) => pauses.test(query.q.slice(units[i]?.end, units[i + 1]?.start));
	if (isKin(wordAt(from - 1)) && !isPause(from - 1) && sayingWords.has(wordAt(to)) && !isPause(to - 1)) return true;
	const behind = units.slice(to, to + kinBehind + 2).map(({ folded }) => folded);
	const at = behind.findIndex((word) => isWords.has(word));
	const isSubject = at === 0 || (at === 2 && andWords.has(behind[0] ?? ""));
	return isSubject && behind.slice(at + 1, at + kinBehind).some(isKin);
}
const pauses = /[,.;:!?،。，、]/u;

/** Whether the country or a state of a claim's places stands there. */
function isHomeOf(reading: Reading, claim: Claim, i: number): boolean {
	const countries = claim.meanings.flatMap((one) => (one.kind === "place" ? [one.value.country_id] : []));
	const other = reading.claimAt(i);
	return (other?.meanings ?? []).some(
		(one) =>
			(one.kind === "place" && countries.includes(one.value.id)) ||
			(one.kind === "state" && countries.includes(one.value.country_id)),
	);
}

const isHindi = /^\p{Script=Devanagari}/u;

/** Whether what a claim says is no place where help could be wanted. */
export function isNoPlace(reading: Reading, claim: Claim): boolean {
	const { query, units, dictionary } = reading;
	const { from, to } = claim;
	const wordAt = (i: number) => units[i]?.folded ?? "";
	const [first, last] = [units[from], units[to - 1]];
	if (!first || !last) return false;
	if (homeOfChinese.has(first.folded) && kana.test(query.q)) return true;
	const isBesidePlace = [from - 1, to].some((i) => {
		const other = reading.claimAt(i);
		return other !== undefined && (reading.means(other, "place") || reading.means(other, "state"));
	});
	const typed = units
		.slice(from, to)
		.map(({ text }) => text)
		.join(" ")
		.toLowerCase();
	// "काली immigration" is Cali: so large a city is meant among a few words of Hindi, but "وين محامي" asks where.
	const isCity = isHindi.test(typed) && (reading.meaningOf(claim, "place")?.value.population ?? 0) >= certainCity;
	const isMeant =
		(isCity && areKeywordsOf(units, dictionary)) || [from - 1, to].some((i) => isHomeOf(reading, claim, i));
	if (onlyWords.has(typed) && !isMeant) return true;
	if (typed === "thane" && policeWords.test(query.q)) return true;
	// "They laugh at us."
	if (typed === "us" && besideUs.has(wordAt(from - 1))) return true;
	if (isOfPair(units, from)) return true;
	// "Istanbul 500 lira" is money, and no Lira in Uganda.
	if (moneyNamed(query.q).some((sum) => isOfMoney(sum) && first.start >= sum.start && last.end <= sum.end)) return true;
	// "Abuelo paterno" is a grandfather, and no Paternò.
	if (ofParents.test(first.folded) && ancestorWords.has(wordAt(from - 1))) return true;
	const city = reading.meaningOf(claim, "place")?.value.name;
	const isTreaty = [to, from - 1].some((i) => begins(wordAt(i), treatyWords) && !reading.isProfessional(i));
	if (city && treatyCities.has(city) && isTreaty) return true;
	const isLedTo = roleOf(units, claim) === "to";
	if (city === "The Hague" && !isLedTo && !/haag|hage/.test(typed) && stamps.test(query.q)) return true;
	const isRule = underWords.has(wordAt(from - 1)) || procedureWords.has(wordAt(to));
	if (city === "Dublin" && !isLedTo && (fingerprints.test(query.q) || isRule)) return true;
	// A shop called "Paris Fashion".
	const quoted = quotedIn(query.q);
	if (quoted.some(({ start, end }) => first.start >= start && last.end <= end)) return true;
	const isBehindFlight = units
		.slice(Math.max(0, from - mostBehindFlight), from)
		.some(({ folded }) => flightWords.has(folded));
	const before = units[from - 1];
	if (isBehindFlight && before && (flightWords.has(before.folded) || goingTo.has(before.text.toLowerCase())))
		return true;
	// "Me quitaron la plata" is money, "abogado la plata" the city.
	const isWritten = units.slice(from, to).some(isCapital);
	const others = units.filter((_, i) => i < from || i >= to);
	if (thingsWithArticle.has(phrase(units, from, to)) && !isWritten && !areKeywordsOf(others, dictionary))
		return roleOf(units, claim) === null;
	const isSingle = to - from === 1;
	// "Police", "avocat police": a small town is called so somewhere, but who writes it so means the word.
	const isAlone = units.length === 1;
	const isBesideWho = isAlone || [from - 1, to].some((i) => reading.isKindOfProfessional(i));
	const isWord = isSingle && !isWritten && !isUnspaced(first.folded) && isSharedWord(first.folded);
	if (isWord && isBesideWho && roleOf(units, claim) === null) {
		const place = reading.meaningOf(claim, "place")?.value;
		if (place && !isCountryId(place.id) && place.population < (isAlone ? leastAlone : leastBeside)) return true;
	}
	if (!isSingle || isUnspaced(first.folded) || areKeywordsOf(units, dictionary)) return false;
	if (wordsElsewhere.has(first.folded)) {
		const isApart = areApart(units, from, to, query.q) && !isKin(first.folded) && !ancestorWords.has(first.folded);
		return roleOf(units, claim) === null && !isApart;
	}
	if (articles.has(wordAt(from - 1)) && otherWords.has(first.folded)) return true;
	const hasNoRole = roleOf(units, claim) === null;
	if (hasNoRole && isNameOfKin(reading, claim)) return true;
	// "Nice landlord, but he keeps my deposit": whoever means the town says so.
	const isOpening = from === 0 && everydayPlaces.has(first.folded) && units.length > leastOfSentence;
	if (isOpening && isKnownWord(wordAt(1)) && !pauses.test(query.q.slice(first.end, units[1]?.start))) return true;
	// "Jordan has vanished": whoever is somewhere is so "in" it.
	// "Victoria Australia" is no Victoria.
	// "Teacher degree recognised adelaide": at the end of a request is where, unless somebody is called so.
	const isLast =
		to === units.length && from > 2 && !kinWords.has(wordAt(from - 1)) && !calledWords.has(wordAt(from - 1));
	const isBesideTrade = isLast || [from - 2, from - 1, to].some((i) => reading.isKindOfProfessional(i));
	return firstNames.has(first.folded) && !isBesideTrade && !isBesidePlace && roleOf(units, claim) === null;
}

/** Abroad Chinese say so of China; in Japanese it is what is not abroad. */
const homeOfChinese: ReadonlySet<string> = new Set(["国内"]);
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** "Thane me FIR": a police station in Hindi, and no town near Mumbai. */
const policeWords = /\b(?:fir|police|report|shikayat|daroga)\b/i;

/** "Sello de La Haya": beside them it is the convention that abolished legalisation; the Dutch themselves say "Den Haag". */
const stamps =
	/apost|legali[sz]|conven[cz]|konven|sell[oa]|selo|stamp|stempel|boll[oi]|timbr|carimb|mühür|pieczą|печат|штамп|апост|конвенц|تصديق|ختم|ختام|مهر|آپوستیل|ابوستيل|اتفاقية|کنوانسیون|[贴貼]|[认認][证證]|公[约約]|附加[证證]|条約|アポスティーユ|अपोस्टिल/iu;
/** "Dublin, they have my fingerprints": the regulation that leads back to the first country. */
const fingerprints =
	/finger|huella|empreinte|impront|digitais|отпечат|відбит|odcisk|parmak|بصم|انگشت|[指手][纹紋]|vân tay|उंगली|अंगुली/iu;

/** Around the regulation: "send me back under Dublin", "Dublin III transfer". */
const underWords: ReadonlySet<string> = keysOf(
	"under|due|unter|laut|gemäß|wegen|wg|selon|sous|secondo|sotto|según|bajo|segundo|onder|volgens|згідно|według|بسبب|حسب|طبق",
);
const procedureWords: ReadonlySet<string> = keysOf(
	"iii|ii|transfer|transfers|procedure|hit|bescheid|überstellung|rückführung|procédure|transfert|procedura|trasferimento|procedimiento|traslado|procedimento|transferência|overdracht|transferu|передача|трансфер",
);

/** Before "us" they say that it is we. */
const besideUs: ReadonlySet<string> = new Set(
	"at|with|of|by|about|let|make|all|both|told|gave|tells|gives|lets".split("|"),
);

/** Countries and towns that are called like a thing. */
const otherWords: ReadonlySet<string> = new Set(["turkey", "china", "chile", "bath", "reading", "nice"]);

/** Towns that are called like a thing, with its article. */
const thingsWithArticle: ReadonlySet<string> = new Set(
	"laplata|lapaz|launion|lavictoria|lalinea|laesperanza|lalibertad|elpaso".split("|"),
);

/** Countries and large towns whose names people bear. */
const firstNames: ReadonlySet<string> = new Set(
	"santiago|jordan|georgia|florence|victoria|rosario|mercedes|charlotte|carolina|virginia|salvador|adelaide|lorena|dakota|chelsea|madison|savannah|constantine|helena|eugene|jackson|lincoln".split(
		"|",
	),
);

/** Whether a word is one of these, whatever its ending. */
const begins = (word: string, stems: ReadonlySet<string>) =>
	word !== "" && (stems.has(word) || [...stems].some((stem) => stem.length > 3 && word.startsWith(stem)));

/** What stands in quotation marks, each side of another kind than an apostrophe, beside what does not. */
const quotedIn = (text: string) =>
	[...text.matchAll(/"[^"]{1,60}"|“[^”]{1,60}”|«[^»]{1,60}»|„[^“”]{1,60}[“”]|「[^」]{1,60}」/gu)].flatMap(
		({ 0: part, index }) => (part === text.trim() ? [] : [{ start: index, end: index + part.length }]),
	);
