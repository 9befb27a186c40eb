/** What must be asked of the database before a query is understood: small places, and names. */
import { isCountryId } from "#domain/places/places.ts";
import { type Claim, phrase, placesWithin, type Unit } from "./claims.ts";
import { isFiller } from "./fillers.ts";
import { areApart, areKeywordsOf, endOfLying, isAccented, isCapital, isLivedIn, isOfInstitution } from "./how-typed.ts";
import { articleBefore, namesBehind } from "./inflections.ts";
import { isEverydayWord } from "./intents.ts";
import { locationKeys } from "./location.ts";
import { certainCity, longestPlace, namesakesNamed } from "./meanings.ts";
import { fromWords, toWords } from "./neighbour-words.ts";
import { isPlaceKey, type Questions } from "./questions.ts";
import type { Reading } from "./reading.ts";
import { isUnspaced, keysOf } from "./terms.ts";

/** Words asked of the database and looked for in one query, at most. */
export const mostWords = 12;
/** A small word that is a town elsewhere has so many letters. */
const shortestTown = 4;
/** A place of so many words is named by all of them, whatever some say alone. */
const shortestWhole = 3;
/** Keys of small places asked for in one query, at most. */
const mostPlaces = 40;

/** Letters that Vietnamese alone has. */
const vietnamese = /[ăơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;
/** The same without its accents: words that are none elsewhere, of which so many tell. */
const vietnameseWords = keysOf(
	"tôi|mình|muốn|người|không|được|của|với|giấy|luật|chồng|xin|đang|lãnh|nhà|sang|việt|rước|miếng|trông|giờ|bao|lâu|nước|tiền|làm|bị|chủ|hợp|đồng",
);
const fewestVietnamese = 3;
const isOfVietnamese = ({ query, units }: Reading) =>
	vietnamese.test(query.q.normalize("NFC")) ||
	units.filter(({ folded }) => vietnameseWords.has(folded)).length >= fewestVietnamese;

/** What only the database knows: small places, and whether one of the words that are left (`rare`) is somebody's name. */
export function questionsOf(reading: Reading, rare: Unit[], currencies: string[]): Questions | null {
	const { query } = reading;
	const places = query.location
		? reading.places.length === 0
			? locationKeys(query.location)
			: []
		: [...new Set(placesAsked(reading, rare))].slice(0, mostPlaces);
	const words = [...new Set([...rare, ...doubtful(reading, rare)].map((unit) => unit.folded))].slice(0, mostWords);
	if (words.length === 0 && places.length === 0 && currencies.length === 0) return null;
	return { places, words, currencies };
}

/** Keys of neighbouring words that the database has a place for, and that may mean it. */
function placesAsked(reading: Reading, rare: Unit[]): string[] {
	const { units, claims, spent } = reading;
	const countries = new Set(
		claims.flatMap(({ meanings }) =>
			meanings.flatMap((meaning) =>
				meaning.kind === "place" && isCountryId(meaning.value.id) ? [meaning.value.id] : [],
			),
		),
	);
	const areKeywords = areKeywordsOf(units, reading.dictionary);
	const isVietnamese = isOfVietnamese(reading);
	const isLed = (i: number) => [toWords, fromWords].some((words) => words.has(units[i - 1]?.folded ?? ""));
	const isAfterTrade = (i: number) => reading.isProfessional(isLed(i) ? i - 2 : i - 1);
	const mayName = (unit: Unit) => {
		const i = units.indexOf(unit);
		if (unit.isName) return false;
		// "Avvocato a Como", "belastingadviseur Goes", "Goes advocaat": a small word elsewhere.
		const isBesideTrade = isAfterTrade(i) || (i === 0 && reading.isProfessional(1));
		if (isFiller(unit.folded)) return unit.folded.length >= shortestTown && (isBesideTrade || isLivedIn(units, i));
		return (
			(areKeywords && reading.claimAt(i) === undefined) ||
			rare.includes(unit) ||
			isLed(i) ||
			isLivedIn(units, i) ||
			isOfInstitution(units, i) ||
			isAccented(unit) ||
			isCapital(unit) ||
			areApart(units, i, i + 1, reading.query.q)
		);
	};
	const behind = (unit: Unit, i: number) => {
		const before = units[i - 1]?.folded ?? "";
		const isWord = isEverydayWord(unit.folded) && !articleBefore(unit, before);
		return isWord ? [] : namesBehind(unit, before).map(({ name }) => name);
	};
	const isPlace = (claim: Claim | undefined) => claim !== undefined && reading.means(claim, "place");
	const isState = (claim: Claim | undefined) => claim !== undefined && reading.means(claim, "state");
	const mayBePlace = (from: number, to: number) => {
		const inside = Array.from({ length: to - from }, (_, i) => reading.claimAt(from + i));
		const words = units.slice(from, to);
		if (isState(inside.at(-1))) return true;
		// A place that is known may be a part of another: "Paris, Texas", "Santiago de Compostela", "Virginia Beach".
		const isNamed = (claim: Claim | undefined) => isPlace(claim) || isState(claim);
		const isExtended =
			inside.some(isNamed) &&
			inside.every((claim) => claim === undefined || isNamed(claim)) &&
			(inside.includes(undefined) || (words.length > 1 && inside.some(isState)));
		// "У Ліберці" begins like a Liberian.
		const isLike = (claim: Claim) => isLed(from) && claim.meanings.every(({ kind }) => kind === "people");
		const isFree = inside.every(
			(claim) => claim === undefined || isLike(claim) || !(spent.has(claim) || isPlace(claim)),
		);
		// A city that is known may have a smaller namesake in the country that is named.
		const isElsewhere =
			countries.size > 0 &&
			inside.every(
				(claim) =>
					claim?.from === from &&
					claim.to === to &&
					claim.meanings.every(
						(meaning) =>
							meaning.kind === "place" && meaning.value.population > 0 && !countries.has(meaning.value.country_id),
					),
			);
		// Each syllable of a Vietnamese name is a word: "ở Cần Thơ".
		const isOfSyllables = isVietnamese && words.length > 1 && isLed(from);
		// "Advocaat Bergen op Zoom" asks for no video call.
		const isWhole = words.length >= shortestWhole;
		return isExtended || isElsewhere || isWhole || (isFree && (isOfSyllables || words.some(mayName)));
	};
	const within = units.flatMap(({ folded }, i) =>
		isUnspaced(folded) && reading.claimAt(i) === undefined ? placesWithin(folded) : [],
	);
	// "Frankfurt an der Oder": a city that is known, or one that is a word as well.
	const lying = units.flatMap((unit, from) => {
		const end = endOfLying(units, from + 1);
		return end === null || isFiller(unit.folded) ? [] : [phrase(units, from, from + 1), phrase(units, from, end)];
	});
	// The shorter first: of the longer ones there are too many in a story, and few of them are places.
	const named = Array.from({ length: longestPlace }, (_, i) => i + 1).flatMap((length) =>
		units.slice(0, units.length - length + 1).flatMap((unit, from) => {
			const keys = [phrase(units, from, from + length), ...(length === 1 ? behind(unit, from) : [])].filter(isPlaceKey);
			return keys.length > 0 && mayBePlace(from, from + length) ? keys : [];
		}),
	);
	const namesakes = claims.flatMap(({ to, meanings }) => namesakesNamed(units, to, meanings, reading.dictionary));
	// "Abschiebehaft Pforzheim", "permis B Genève": a term of a country, with where.
	const ofTerms = reading.terms.flatMap(({ from, to }) => {
		if (to - from < 2) return [];
		const words = units.slice(from, to).map(({ folded }) => folded);
		return [phrase(units, from, to), ...words.filter((word) => !isEverydayWord(word))];
	});
	return [...[...within, ...lying, ...namesakes, ...ofTerms].filter(isPlaceKey), ...named];
}

/** Words that are a city's name and may be a person's: worth asking only where other words are left that may belong to it. */
const doubtful = (reading: Reading, rare: Unit[]) =>
	rare.length === 0
		? []
		: reading.claims
				.filter(
					({ from, to, meanings }) =>
						to - from === 1 &&
						meanings.every(
							(meaning) =>
								meaning.kind === "place" && meaning.value.population > 0 && meaning.value.population < certainCity,
						),
				)
				.map(({ from }) => reading.units[from] as Unit);
