/** The places, states and countries that words name, those that belong together as one, with what the words around say of them. */
import { isCountryId, type Place } from "#domain/places/places.ts";
import { type Claim, phrase, type Unit } from "./claims.ts";
import type { Dictionary } from "./dictionary-types.ts";
import { byImportance } from "./location.ts";
import {
	behindFrom,
	behindOf,
	behindTo,
	fromWords,
	kinWords,
	ofWords,
	selfWords,
	toWords,
	turkishFrom,
	turkishTo,
	withWords,
} from "./neighbour-words.ts";
import { citizenWords, isNationalityHeld } from "./people-words.ts";
import { isUnspaced, keyOf, keysOf } from "./terms.ts";

/** A claim that names a place, a state or a people, with what the words around it say of it. */
export type PlaceClaim = Claim & {
	role: "to" | "from" | "of" | null;
	/** Whether kin of whoever asks are said to be there ("my wife is still in Kabul"). */
	isOfKin: boolean;
};

/** A place that is named by one claim, or by a city's and that of its state or country; of several places, the others are namesakes. */
export type PlaceGroup = Pick<PlaceClaim, "role" | "isOfKin"> & {
	places: Place[];
	claims: [PlaceClaim, ...PlaceClaim[]];
};

export const isCountry = (place: Place) => isCountryId(place.id);
const namedBy = (claim: Claim) =>
	claim.meanings.flatMap((meaning) => (meaning.kind === "place" ? [meaning.value] : []));
const stateOf = (claim: Claim) =>
	claim.meanings.flatMap((meaning) => (meaning.kind === "state" ? [meaning.value] : []));

/** What the words before and behind a claim say of it. */
export function roleOf(units: Unit[], { from, to }: Pick<Claim, "from" | "to">): PlaceClaim["role"] {
	const before = ledBy(units[from - 1]?.folded ?? "");
	const behind = units[to]?.folded ?? "";
	const named = units
		.slice(from, to)
		.map(({ text }) => text)
		.join("'");
	// Polish "to" is Portuguese "of the".
	if (before === "do" && units.some(({ folded }) => polish.has(folded))) return "to";
	const { role } = units[to - 1] as Unit;
	if (role) return role;
	if (begins(behind, behindFrom) || ofPeople.test(behind)) return "from";
	// "ベトナムにいる妻": whoever is of the family and there comes from there.
	if (behind === "に" && units.slice(to + 1, to + 4).some(({ folded }) => kinWords.has(folded))) return "from";
	if (to - from > 1 && turkishFrom.test(named)) return "from";
	if (to - from > 1 && turkishTo.test(named)) return "to";
	if (fromWords.has(before) || homeVietnamese.test(units[from - 1]?.text.normalize("NFC") ?? "")) return "from";
	if (ofWords.has(before) && comingWords.has(units[from - 2]?.folded ?? "")) return "from";
	if (isOfCitizen(units, { from, to })) return "from";
	// An article may stand between ("aus der Türkei", "de la India").
	const further = units[from - 2]?.folded ?? "";
	if (articles.has(before) && fromWords.has(further)) return "from";
	// "オーストラリアの免許", "भारत की डिग्री", but "कनाडा के लिए".
	if (behindOf.has(behind) && !forInHindi.has(units[to + 1]?.folded ?? "")) return "of";
	if (begins(behind, behindTo) || toWords.has(before)) return "to";
	if (ofWords.has(before)) return "of";
	if (articles.has(before)) {
		if (toWords.has(further)) return "to";
		if (ofWords.has(further)) return "of";
	}
	return null;
}

/**
 * Whether somebody is said to be a citizen of there, or to have its passport: "citizen of India", "obywatel Białorusi", "có quốc tịch Lào",
 * "持中国护照".
 */
function isOfCitizen(units: Unit[], { from, to }: Pick<Claim, "from" | "to">): boolean {
	const wordAt = (i: number) => units[i]?.folded ?? "";
	const before = from - (ofWords.has(wordAt(from - 1)) ? 2 : 1);
	const behind = behindOf.has(wordAt(to)) ? to + 1 : to;
	if ([before, behind].some((i) => citizenWords.has(wordAt(i)) || isNationalityHeld(units, i))) return true;
	const led = ofVietnamese.get(phrase(units, from - 2, from));
	if (led) return led === "alone" || led.has(wordAt(from - 3));
	const follows = phrase(units, to, to + mostBehind);
	return holdingChinese.test(wordAt(from - 1)) ? passportUnspaced.test(follows) : heldUnspaced.test(follows);
}

/** Units behind a place in a run without spaces that may say what somebody from there holds. */
const mostBehind = 4;
/** What says in two words that somebody is of there: nationality, "is somebody of"; a passport beside what says that they have it. */
const ofVietnamese = new Map<string, "alone" | ReadonlySet<string>>([
	[keyOf("quốc tịch"), "alone"],
	[keyOf("là người"), "alone"],
	[keyOf("hộ chiếu"), keysOf("có|với|mang|cầm|bằng")],
]);
const holdingChinese = /[持拿]$/u;
const passportUnspaced = /^(?:护照|護照)/u;
const heldUnspaced =
	/^(?:[国國]籍|[华華][侨僑]|(?:护照|護照)的|家庭(?![团團签簽])|公民|国民|のパスポート(?:を)?[所持])/u;

/** "Em quê Nghệ An": home. Without its accent it is another word in many languages. */
const homeVietnamese = /^quê$/iu;

/** Before "of" and a place they say where somebody comes from: "sou de Luanda". */
const comingWords: ReadonlySet<string> = new Set(
	"soy|somos|sou|vengo|venimos|venho|vim|viemos|viens|veniamo".split("|"),
);
const forInHindi: ReadonlySet<string> = new Set(["लिए", "लिये"]);

/** What leads to a place in a run of Chinese stands at its end ("公司在"), and what follows at its beginning ("で使いたい"). */
const ledBy = (before: string) => (isUnspaced(before) ? ([...before].at(-1) ?? "") : before);
const begins = (behind: string, words: ReadonlySet<string>) =>
	words.has(behind) ||
	(isUnspaced(behind) && [1, 2].some((length) => words.has([...behind].slice(0, length).join(""))));
/** Behind a country: "台湾人", "韩国籍", but not "美国人才签证". */
export const ofPeople = /^(?:人(?![才材力工民权権口事身])|籍)/u;

/** How far before a place stands who is there. */
const reach = 4;

/** Whether kin are named shortly before a place, and nobody since. Without spaces they are who is brought there. */
export function isOfKin(units: Unit[], { from }: Pick<Claim, "from">): boolean {
	const before = units.slice(Math.max(0, from - reach), from).map(({ folded }) => folded);
	// "I with my children": there they are too. Arabic writes "and" at the beginning of the next word.
	const isWith = (i: number) => withWords.has(before[i - 1] ?? "") || withWords.has(before[i - 2] ?? "");
	const isKin = (word: string) => kinWords.has(word) || kinWords.has(word.replace(/^و/u, ""));
	const who = before.findLast((word, i) => selfWords.has(word) || (isKin(word) && !isWith(i)));
	return who !== undefined && isKin(who) && !isUnspaced(who);
}
const polish = new Set([
	"z",
	"ze",
	"w",
	"we",
	"na",
	"sie",
	"nie",
	"jak",
	"mi",
	"chce",
	"po",
	"i",
	"dla",
	"moja",
	"moj",
]);
const articles = new Set([
	"the",
	"la",
	"el",
	"los",
	"las",
	"le",
	"les",
	"l",
	"der",
	"die",
	"den",
	"dem",
	"il",
	"lo",
	"gli",
	"o",
	"a",
	"os",
	"as",
]);

/**
 * The groups of a query, in its order: a city with its state or country is one place, either way round.
 *
 * @param implied the country that is chosen, or that something else in the words says
 */
export function groupsOf(claims: PlaceClaim[], implied: string | null, dictionary: Dictionary): PlaceGroup[] {
	const groups: PlaceGroup[] = [];
	const taken = new Set<Claim>();
	const countries = new Set(
		claims
			.flatMap((claim) => namedBy(claim).filter(isCountry))
			.map(({ id }) => id)
			.concat(implied ? [implied] : []),
	);
	// A city with its state or its country beside it, either way round.
	for (const claim of claims) {
		const cities = namedBy(claim).filter((place) => !isCountry(place));
		if (cities.length === 0) continue;
		for (const other of claims) {
			if (other === claim || taken.has(other) || taken.has(claim)) continue;
			const within =
				cities.find((city) =>
					stateOf(other).some(({ country_id, name }) => city.country_id === country_id && city.region === name),
				) ??
				// Where no namesake is near, cities carry no state.
				cities.find(
					({ region, country_id }) => !region && stateOf(other).some((state) => state.country_id === country_id),
				) ??
				cities.find((city) => namedBy(other).some((place) => isCountry(place) && place.id === city.country_id));
			const isSure =
				other.role !== "from" &&
				(other.from === claim.to || claim.from === other.to || other.from === claim.to + 1 || other.role !== "of");
			if (!within || !isSure) continue;
			// "In Berlin, from Germany" is no city of a country; beside each other they are.
			taken.add(other).add(claim);
			groups.push({
				places: [within],
				claims: [claim, other],
				isOfKin: claim.isOfKin,
				role: claim.role === "from" || other.role === null ? claim.role : (claim.role ?? other.role),
			});
		}
	}
	for (const claim of claims) {
		if (taken.has(claim)) continue;
		let places = namedBy(claim).sort(byImportance);
		const states = stateOf(claim);
		if (states.length > 0 && (places.length === 0 || states.some(({ country_id }) => countries.has(country_id)))) {
			// A state alone is searched for as its country: no professional has a state.
			places = states.flatMap(({ country_id }) => dictionary.countries.get(country_id) ?? []);
		}
		// Of namesakes the one whose country is named, or goes with what is asked for.
		const inNamed = places.find((place) => !isCountry(place) && countries.has(place.country_id));
		if (inNamed && !isCountry(places[0] as Place)) places = [inNamed, ...places.filter((place) => place !== inNamed)];
		if (places.length > 0) groups.push({ places, claims: [claim], role: claim.role, isOfKin: claim.isOfKin });
	}
	groups.sort((a, b) => (a.claims[0]?.from ?? 0) - (b.claims[0]?.from ?? 0));
	return groups;
}
