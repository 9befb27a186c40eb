/** Whose citizenship is wanted by descent: that of the people of a parent or an ancestor, wherever whoever asks lives or was born. */
import type { Claim, Unit } from "./claims.ts";
import { peopleOf } from "./dictionary.ts";
import { destinations } from "./location.ts";
import { livingBehind, livingWords } from "./neighbour-words.ts";
import { ancestorWords } from "./people-words.ts";
import { ofPeople } from "./place-groups.ts";
import type { Reading, Understood } from "./reading.ts";
import { isUnspaced, keysOf } from "./terms.ts";

/** As keys: what reads otherwise without its accents is left out ("má" is "ma", which is "my" and "but" elsewhere). */
const parentWords: ReadonlySet<string> = keysOf(
	"mother|mum|mom|mummy|father|dad|daddy|parents|madre|mamá|padre|papá|padres|mère|maman|père|mutter|vater|eltern|mamma|genitori|mãe|mamãe|papai|moeder|vader|ouders",
	"мать|мама|мамы|маме|отец|отца|папа|папы|папе|родители|мати|тато|батько|батька|батьки|matka|matki|ojciec|ojca|rodzice|annem|babam|ebeveynim",
	"أمي|امي|والدتي|ابي|أبي|ابويا|والدي|ماما|بابا|مادرم|مامانم|پدرم|بابام|माँ|मां|मम्मी|पिता|पापा|bố|nanay|tatay|母|母親|父|父親|妈妈|爸爸",
);
const bornWords: ReadonlySet<string> = keysOf(
	"born|nací|nacido|nacida|nacimos|geboren|nasci|nascido|nascida|родился|родилась|родились|народився|народилась|народилися|urodziłem|urodziłam|urodzony|urodzona",
	"doğdum|doğumluyum|doğumlu|ولدت|مولود|مولودة|انولدت|خلقت|متولد|पैदा|जन्म|जन्मा|जन्मी|sinh|ipinanganak|在住|出生|住在|人在",
);
/** "Je suis né", "sono nato": without what is before it the word is "nor", or an alliance. */
const bornInTwo =
	/(?<!\p{L})(?:suis|es|est|sommes|sont|étais) né(?:e|s|es)?(?!\p{L})|(?<!\p{L})(?:sono|sei|è) nat[oaie](?!\p{L})|生まれ/iu;

/** So far before a people or a place stands whose people or home it is: "my grandfather was Italian", "born and raised in Brazil". */
const before = { people: 3, home: 4 } as const;
/** So far behind: "a German mother", "Ghana'da doğdum". */
const behind = { people: 2, home: 3 } as const;

/** Whether some of the words are said there; in Chinese and Japanese among others. */
const says = (units: readonly Unit[], words: readonly ReadonlySet<string>[], from: number, to: number) =>
	units
		.slice(Math.max(0, from), to)
		.some(({ folded }) =>
			words.some((some) => (isUnspaced(folded) ? [...some].some((word) => folded.includes(word)) : some.has(folded))),
		);

/** Takes the country of a forebear's people for the one where help is wanted; of somebody who names where they want to be it is not. */
export function readForebears(reading: Reading) {
	const { query, units, claims, dictionary, isPlaceImplied } = reading;
	const [place] = reading.places;
	if (query.location !== "" || isPlaceImplied) return;
	const forebear = claims.find(
		(claim) =>
			peopleIn(reading, claim) !== null &&
			(says(units, [parentWords, ancestorWords], claim.from - before.people, claim.from) ||
				says(units, [parentWords, ancestorWords], claim.to, claim.to + behind.people)),
	);
	const country = forebear && dictionary.countries.get(peopleIn(reading, forebear) ?? "");
	if (!country || place?.country_id === country.id) return;
	const isHome = reading.understood
		.filter(({ kind, value }) => kind === "place" && value === place)
		.flatMap(({ ranges }) => ranges)
		.some(({ start, end }) => {
			const [at, next] = [units.findIndex((unit) => unit.end > start), units.findIndex((unit) => unit.start >= end)];
			const homeWords = [livingWords, livingBehind, bornWords];
			if (at < 0) return false;
			const [first, last] = [
				Math.max(0, at - before.home),
				next < 0 ? units.length : Math.min(units.length, next + behind.home),
			];
			const around = query.q.slice(units[first]?.start, units[last - 1]?.end);
			return (
				bornInTwo.test(around) || says(units, homeWords, first, at) || (next >= 0 && says(units, homeWords, next, last))
			);
		});
	// "Born in Germany to Turkish parents": whoever lives where many move to wants to belong there.
	const isWanted = place && destinations.has(place.country_id) && !destinations.has(country.id);
	if (place && (!isHome || isWanted)) return;
	const others = [place?.country_id, reading.origin, ...reading.peoples];
	const own = others.find((one) => one && one !== country.id) ?? null;
	const { start } = reading.rangeOf(forebear);
	reading.places = [country];
	reading.elsewhere = null;
	reading.origin = own;
	reading.understood = reading.understood.flatMap((part): Understood[] => {
		if (part.ranges.some((range) => range.start === start)) return [];
		if (part.kind === "place") return own ? [{ kind: "country_experience", value: own, ranges: part.ranges }] : [];
		return [part];
	});
	reading.understand([reading.rangeOf(forebear)], { kind: "place", value: country });
}

/** The people that words name: "German", "德国人". */
function peopleIn(reading: Reading, claim: Claim): string | null {
	const [unit] = reading.units.slice(claim.from, claim.to);
	const own = reading.meaningOf(claim, "people")?.value;
	if (own) return own;
	if (ofPeople.test(reading.units[claim.to]?.folded ?? ""))
		return reading.meaningOf(claim, "place")?.value.country_id ?? null;
	return unit && claim.to - claim.from === 1 ? peopleOf(reading.dictionary, unit.folded) : null;
}
