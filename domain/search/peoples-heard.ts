/** What rules of grammar say of the names of languages and peoples: whether a language is spoken, or somebody or a law is of there. */
import { isCountryId } from "#domain/places/places.ts";
import type { Claim, Unit } from "./claims.ts";
import { byClause } from "./clauses.ts";
import { peopleOf } from "./dictionary.ts";
import { isFiller } from "./fillers.ts";
import { areKeywordsOf, isCapital } from "./how-typed.ts";
import { likelyServices } from "./intents.ts";
import { isDenied } from "./languages-denied.ts";
import { type LanguageMeaning, languageOf, namesSpeaker } from "./languages-said.ts";
import { forWords, inWords, needWords, onwardWords, seekingWords, toWords, withWords } from "./neighbour-words.ts";
import {
	ableWords,
	ancestorWords,
	andWords,
	citizenWords,
	gettingWords,
	isNationalityHeld,
	isNationalityWith,
	isWords,
	iTagalog,
	knowingWords,
	passportWords,
	personWords,
	politeTagalog,
	speakingWords,
	stateWords,
	textWords,
	whoWords,
	writtenIn,
} from "./people-words.ts";
import { ofPeople, roleOf } from "./place-groups.ts";
import type { ServiceId } from "./query.ts";
import type { Reading } from "./reading.ts";
import { categoryOfService, permits } from "./service-meant.ts";
import { isUnspaced } from "./terms.ts";
import { isOfPair } from "./words-like-places.ts";

/** A few words, of which none tells a story. */
const fewWords = 4;
/** Of so many words one that names a language is a wish, where a professional is named as well. */
const mostOfRequest = 10;

/** Characters of a few words in Chinese or Japanese. */
const mostOfUnspaced = 12;

/** How feminine words end in Spanish, Italian and Portuguese. */
const feminine = /(?:a|as|cion|dad|idade|zione)$/u;

const pauses = /[,.;:!?،。，、]/u;

const lastClause = /[^,.;:!?،。，、]*$/u;
/** In Chinese words for speaking are written onto the name of a language. */
const speakingUnspaced = /^[会能懂]?[说讲]./u;
const notUnspaced = /[不没]$/u;

const arabicArticle = /^ال/u;
const arabicEnding = /ة$/u;
const farsi = /[یک]/u;

/** Countries that somebody from there is called like as well. */
const adjectives: ReadonlySet<string> = new Set("suisse svizzera ucraina noruega filippine malasia".split(" "));

/** As likely must it be that a text is translated or written, where no word of the dictionary says so. */
const sureOfText = 0.45;

/** What rules of grammar say of a name of a language or a people. */
export type Heard = {
	claim: Claim;
	/** The language that words name, if they name one. */
	spoken: LanguageMeaning | undefined;
	people: string | null;
	isDenied: boolean;
	isOfText: boolean;
	/** Whether help is wanted in the language. */
	isAsked: boolean;
	isSpokenAround: boolean;
	/** Whether it is said of somebody, of what a state gives or rules, or of those for whom something is. */
	isOfPerson: boolean;
	/** Whether somebody says so of themselves: nobody asks for a language in these words. */
	isOfSelf: boolean;
	isOfState: boolean;
	isForThem: boolean;
};

/** Hears the names of languages and peoples, and whether a translation is named, or words tell of a text that somebody shall translate or write. */
export function peoplesHeard(reading: Reading): { heard: Heard[]; text: "translated" | "told" | null } {
	const { query, units, claims, dictionary, namesKind } = reading;
	const wordAt = (i: number) => units[i]?.folded ?? "";
	const namesLanguage = (claim: Claim) => reading.means(claim, "language") || reading.means(claim, "other_language");
	// "In Arabic", but not "Nepalese in Qatar".
	const isSpokenAround = ({ from, to }: Pick<Claim, "from" | "to">): boolean =>
		[from - 1, from - 2].some((i) => speakingWords.has(wordAt(i))) ||
		[to, to + 1].some((i) => speakingWords.has(wordAt(i)) && !inWords.has(wordAt(i))) ||
		(namesKind && (ableWords.has(wordAt(to)) || inWords.has(wordAt(from - 1)))) ||
		// "Wer kann Türkisch?", "jemand, der Deutsch kann", "ai biết tiếng Việt".
		((ableWords.has(wordAt(from - 1)) || knowingWords.has(wordAt(from - 1))) && whoWords.has(wordAt(from - 2))) ||
		(ableWords.has(wordAt(to)) && whoWords.has(wordAt(from - 1))) ||
		saysSpeaking({ from, to }) ||
		isSought({ from, to }) ||
		isSpokenAsWell(from);
	/** "Mówi po angielsku", "会说中文" are phrases of the dictionary: the words for speaking stand in them. */
	const saysSpeaking = ({ from, to }: Pick<Claim, "from" | "to">) => {
		const word = wordAt(from);
		const isSaid = to - from > 1 ? speakingWords.has(word) && !writtenIn.has(word) : speakingUnspaced.test(word);
		return isSaid && !notUnspaced.test(wordAt(from - 1));
	};
	/** "Wer prüft uns das auf Deutsch?" */
	const isSought = ({ from, to }: Pick<Claim, "from" | "to">) => {
		const at = to - from > 1 ? from : from - 1;
		if (!writtenIn.has(wordAt(at))) return false;
		const before = query.q.slice(0, units[at]?.start);
		const clause = before.slice(before.search(lastClause));
		return units.some(
			(unit) =>
				unit.end <= before.length && unit.start >= before.length - clause.length && seekingWords.has(unit.folded),
		);
	};
	/** "I speak Arabic and French". */
	const isSpokenAsWell = (from: number) => {
		const before = andWords.has(wordAt(from - 1)) ? reading.claimAt(from - 2) : undefined;
		return before !== undefined && namesLanguage(before) && isSpokenAround(before);
	};
	/** Without spaces a sentence is a few words as well: "合同全是西班牙文 怕被坑". */
	const isFew =
		!reading.isTold && (query.q.length <= mostOfUnspaced || !units.some(({ folded }) => isUnspaced(folded)));
	/** "Russophone si possible", "ktoś polskojęzyczny": a clause of its own, of who speaks it and nothing else. */
	const isSpeakerSought = ({ from, to }: Claim) => {
		if (to - from > 1 || !namesSpeaker(wordAt(from))) return false;
		const clause = byClause(units, query.q).find((one) => one.includes(units[from] as Unit)) ?? [];
		return clause.every(
			(unit) =>
				unit === units[from] || isFiller(unit.folded) || whoWords.has(unit.folded) || needWords.has(unit.folded),
		);
	};
	/** A language is asked for beside a professional, after a word for speaking, or among a few words: "my English is bad" is not. */
	const isSpoken = (claim: Claim) =>
		(claim.to - claim.from > 1 && (namesKind || units.length <= mostOfRequest || isSpokenAround(claim))) ||
		// "Україномовна школа" is a school.
		(isFew && !namesSpeaker(wordAt(claim.from)) && (units.length <= fewWords || areKeywordsOf(units, dictionary))) ||
		isSpokenAround(claim) ||
		isSpeakerSought(claim) ||
		[claim.from - 1, claim.to, claim.from - 2].some((i) => reading.isProfessional(i)) ||
		(namesKind && (isUnspaced(units[claim.from]?.folded ?? "") || units.length <= mostOfRequest));
	const isBeside = ({ from, to }: Claim) =>
		[from - 1, to, from - 2, to + 1].some((i) => reading.isKindOfProfessional(i) && !stateWords.has(wordAt(i)));
	const isNoPlaceNamed = !claims.some((claim) => reading.means(claim, "place"));
	const isPermit = (i: number) => {
		const claim = reading.claimAt(i);
		const service = claim && reading.meaningOf(claim, "service")?.value;
		return service !== undefined && permits.has(service);
	};
	const isPauseBehind = (i: number) => pauses.test(query.q.slice(units[i]?.end, units[i + 1]?.start));
	/** "Polish work permit". */
	const isBeforePermit = ({ to }: Claim) => !isPauseBehind(to - 1) && isPermit(to);
	/** The same, and "titre de séjour belge". */
	const isBesidePermit = (claim: Claim) =>
		isBeforePermit(claim) || (!isPauseBehind(claim.from - 1) && isPermit(claim.from - 1));
	/**
	 * "Notary Argentina", "Notar Polen", "company formation Estonia": what ends a few words, behind a matter, is the country,
	 * though a woman or a people be called so; not so behind a feminine word ("abogada argentina"), nor what French says of a man
	 * ("avocat indien", but "Anwalt Indien").
	 */
	const isBehindMatter = (claim: Claim) => {
		const before = reading.claimAt(claim.from - (forWords.has(wordAt(claim.from - 1)) ? 2 : 1));
		const isMatter = before !== undefined && (reading.means(before, "service") || reading.means(before, "tier"));
		// "Visa suisse" is Switzerland's.
		const isVisa = before !== undefined && reading.meaningOf(before, "service")?.value === "visa_residency_consultants";
		const isOnly = !claims.some((one) => one !== claim && reading.means(one, "place"));
		const isEnd = claim.to === units.length && units.length <= mostOfRequest;
		const said = units[claim.from];
		const isOfMan = said !== undefined && /ien$/u.test(said.folded) && !isCapital(said);
		const isAdjective = isOfMan || feminine.test(wordAt(claim.from - 1));
		return isMatter && isOnly && isEnd && (isVisa || !isAdjective);
	};
	/** "Tunus avukat", "Bangladeş vizesi": of what Turkish calls land and people alike the land. */
	const isBeforeMatter = (claim: Claim) => {
		const isOnly = !claims.some((one) => one !== claim && reading.means(one, "place"));
		const isAll = claim.from === 0 && units.length <= fewWords;
		return isAll && isOnly && (reading.isKindOfProfessional(claim.to) || isBeforePermit(claim));
	};
	const saysAny = (words: ReadonlySet<string>) => units.some(({ folded }) => words.has(folded));
	// Some prepositions are part of what names a language ("in English").
	const isOfText = ({ from, to }: Claim) => {
		const at = to - from > 1 ? from : from - 1;
		return writtenIn.has(wordAt(at)) && textWords.has(wordAt(at - 1));
	};
	const isOfTranslators = (service: ServiceId | undefined) =>
		service !== undefined && categoryOfService(service) === "sworn_translators";
	/** "Court papers all in Greek, need them in English with the stamp". */
	const tellsOf = (isMeant: (service: ServiceId) => boolean) =>
		likelyServices(units.map(({ folded }) => folded)).reduce(
			(sum, { service, probability }) => sum + (isMeant(service) ? probability : 0),
			0,
		) >= sureOfText;
	const isNamed = claims.some((claim) => isOfTranslators(reading.meaningOf(claim, "service")?.value));
	const isTranslation = isNamed || (claims.some(namesLanguage) && tellsOf(isOfTranslators));
	const isCountryOnly = (word: string) =>
		!adjectives.has(word) && !dictionary.peoples.has(word) && !dictionary.peoples.has(`${word}*`);
	// "Traduire de l'ukrainien au français": who translates speaks what it is written in.
	const translated = isTranslation ? claims.find(namesLanguage) : undefined;
	/** "Anwalt der rumenisch spricht": with a slip in it a language is no more than its people. */
	const spokenBy = ({ from, to }: Claim, people: string) => {
		const isSaid = [from - 1, from - 2, to, to + 1].some(
			(i) =>
				speakingWords.has(wordAt(i)) &&
				!toWords.has(wordAt(i)) &&
				!writtenIn.has(wordAt(i)) &&
				!personWords.has(wordAt(i)),
		);
		return isSaid ? languageOf(people) : undefined;
	};
	const heard = claims.flatMap((claim): Heard[] => {
		if (isOfPair(units, claim.from)) return [];
		const of = reading.meaningOf(claim, "people")?.value;
		const own = reading.meaningOf(claim, "language");
		const other = reading.meaningOf(claim, "other_language");
		const spoken = own ?? other ?? (of ? spokenBy(claim, of) : undefined);
		const isOwn = spoken?.kind === "language";
		const said = reading.rangeOf(claim);
		const isNotSpoken = spoken !== undefined && isDenied(query.q, said.start, said.end);
		// "Vertrag auf Englisch": what a text is written in, not what somebody speaks, unless it is to be translated.
		const isText = isOwn && !isTranslation && isOfText(claim);
		// "الروسية", "بالتركية" are languages, "روسیه" and "ترکیه" the countries in Farsi.
		const typed = units[claim.from]?.text ?? "";
		const isLanguageOnly = (isOwn && arabicArticle.test(typed)) || (spoken !== undefined && arabicEnding.test(typed));
		const isPlace = reading.means(claim, "place") && !isLanguageOnly;
		const country = reading.meaningOf(claim, "place")?.value;
		const isOfThere = country !== undefined && isCountryId(country.id) && ofPeople.test(wordAt(claim.to));
		if (isPlace && !isNotSpoken && !isText) {
			// "Spouse visa Philippines to Australia" leads from the one country to the other.
			if (onwardWords.has(wordAt(claim.to))) return [];
			// "Algérien" is a man in French, "Algerien" a country in German: without a preposition the man.
			const isLand = !isTranslation && (roleOf(units, claim) !== null || (other && !isSpokenAround(claim)));
			// "ترکیه" is the country, "تركية" a woman from there.
			const isOfFarsi = farsi.test(units[claim.from]?.text ?? "");
			// "Tayland emeklilik vizesi" is a visa for Thailand, though a Thai is called alike.
			const isOnlyLand = !spoken && isCountryOnly(wordAt(claim.from));
			if (!isOfThere && (isLand || isBehindMatter(claim) || isBeforeMatter(claim) || isOfFarsi || isOnlyLand))
				return [];
		}
		const isSaidOf = isWords.has(wordAt(claim.from - 1));
		const people =
			reading.meaningOf(claim, "people")?.value ??
			(isOfThere ? country.id : null) ??
			// English is spoken by many, but who "is English" is of one country.
			(own?.value === "en" && isSaidOf ? "GB" : null) ??
			(claim.to - claim.from === 1 ? peopleOf(dictionary, units[claim.from]?.folded ?? "") : null);
		// "Nederlanderschap" is what it is called, no Dutchman.
		if (!spoken && (!people || reading.means(claim, "service"))) return [];
		// "My fiancé is German".
		// "Tunisienne, visa refusé": she is, not the visa.
		const gap = query.q.slice(units[claim.to - 1]?.end, units[claim.to]?.start);
		const beside = [pauses.test(gap) ? "" : wordAt(claim.to), wordAt(claim.from - (isSaidOf ? 2 : 1))];
		// "Become an Italian citizen"; "a great-grandfather from Galicia, Spanish passport".
		const isHeld = [claim.from - 1, claim.from - 2, claim.from - 3].some(
			(i) => withWords.has(wordAt(i)) && passportWords.has(wordAt(i + 1)),
		);
		const isGot =
			!isHeld &&
			![claim.from - 1, claim.to].some((i) => isNationalityWith(units, i)) &&
			beside.some((word) => passportWords.has(word) || citizenWords.has(word)) &&
			(saysAny(gettingWords) || saysAny(ancestorWords));
		// "De nacionalidad rumana", "ik heb de Chinese nationaliteit": theirs already.
		const isNational = !isGot && [claim.from - 1, claim.to].some((i) => isNationalityHeld(units, i));
		// "Nepali po kami": so are we.
		const isOfSelf = iTagalog.has(wordAt(claim.to + (wordAt(claim.to) === politeTagalog ? 1 : 0)));
		const isOfPerson =
			isNational || isOfSelf || (!isGot && beside.some((word) => personWords.has(word) || ancestorWords.has(word)));
		const isForThem = forWords.has(wordAt(claim.from - 1)) && !isSpokenAround(claim);
		const isOfState = isGot || beside.some((word) => stateWords.has(word)) || (isNoPlaceNamed && isBesidePermit(claim));
		// "Moroccan student, admitted in Graz" asks for no Arabic.
		const isInPhrase = [claim.to, claim.from - 1].some(
			(at) => reading.isProfessional(at) && personWords.has(wordAt(at)),
		);
		const isOfOther = isSpokenAround(claim) || isBeside(claim) || isInPhrase;
		const isOnlyOfPerson = isSaidOf || isOfSelf || (people && units.length > fewWords && !isOfOther);
		// "Spanish citizenship" is Spain's, whoever speaks what.
		const isOnlyOfState =
			people && !isPlace && (isOfState || isBesidePermit(claim)) && !isSpokenAround(claim) && !isBeside(claim);
		const isAsked = translated
			? claim === translated
			: spoken !== undefined && !isText && isSpoken(claim) && !(isOfPerson && isOnlyOfPerson) && !isOnlyOfState;
		return [
			{
				claim,
				spoken,
				people,
				isDenied: isNotSpoken,
				isOfText: isText,
				isAsked,
				isSpokenAround: isSpokenAround(claim),
				isOfPerson,
				isOfSelf,
				isOfState,
				isForThem,
			},
		];
	});
	const isToldOf = isTranslation || (heard.length > 0 && tellsOf((service) => service === "official_letter"));
	return { heard, text: isNamed ? "translated" : isToldOf ? "told" : null };
}
