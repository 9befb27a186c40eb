/** Whose citizenship is wanted by descent: that of the people of a parent or an ancestor, wherever whoever asks lives or was born. */
import type { TextRange, Unit } from "./claims.ts";
import { livingBehind, livingWords } from "./neighbour-words.ts";
import { ancestorWords } from "./people-words.ts";
import type { Reading, Understood } from "./reading.ts";
import { isUnspaced, keysOf } from "./terms.ts";

const parentWords: ReadonlySet<string> = keysOf(
	"mother|mum|mom|mummy|father|dad|daddy|parents|madre|mamá|mama|padre|papá|papa|padres|mère|maman|père|parents|mutter|vater|eltern|mamma|papà|genitori|mãe|mamãe|pai|papai|pais|moeder|vader|ouders",
	"мать|мама|мамы|маме|отец|отца|папа|папы|папе|родители|мати|тато|тата|батько|батька|батьки|matka|matki|mama|ojciec|ojca|tata|rodzice|annem|babam|anam|ebeveynim",
	"أمي|امي|والدتي|ابي|أبي|ابويا|والدي|ماما|بابا|مادرم|مامانم|پدرم|بابام|माँ|मां|मम्मी|पिता|पापा|बाप|mẹ|má|bố|ba|cha|nanay|tatay|ama|ina|母|母親|父|父親|妈妈|爸爸|媽媽|爸爸",
);
const bornWords: ReadonlySet<string> = keysOf(
	"born|grew|nací|nacido|nacida|nacimos|né|née|nés|geboren|nato|nata|nati|nasci|nascido|nascida|родился|родилась|родились|народився|народилась|народилися|urodziłem|urodziłam|urodzony|urodzona",
	"doğdum|doğumluyum|doğumlu|ولدت|مولود|مولودة|انولدت|خلقت|متولد|पैदा|जन्म|जन्मा|जन्मी|sinh|ipinanganak|生まれ|在住|出生|住在|人在",
);

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
	const { query, units, origin, dictionary, isPlaceImplied } = reading;
	const country = dictionary.countries.get(origin ?? "");
	const [place] = reading.places;
	const isPeople = origin !== null && (reading.peoples.includes(origin) || reading.mentioned?.people === origin);
	if (!isPeople || !country || query.location !== "" || isPlaceImplied || place?.country_id === country.id) return;
	const isBeside = (
		ranges: readonly TextRange[],
		reach: Record<"before" | "behind", number>,
		...words: ReadonlySet<string>[]
	) =>
		ranges.some(({ start, end }) => {
			const at = units.findIndex((unit) => unit.end > start);
			const next = units.findIndex((unit) => unit.start >= end);
			return says(units, words, at - reach.before, at) || (next >= 0 && says(units, words, next, next + reach.behind));
		});
	const rangesOf = (kind: "place" | "country_experience") =>
		reading.understood.filter((one) => one.kind === kind).flatMap(({ ranges }) => ranges);
	const ofPeople = { before: before.people, behind: behind.people };
	const ofHome = { before: before.home, behind: behind.home };
	if (!isBeside(rangesOf("country_experience"), ofPeople, parentWords, ancestorWords)) return;
	if (place && !isBeside(rangesOf("place"), ofHome, livingWords, livingBehind, bornWords)) return;
	const own = place?.country_id ?? reading.peoples.find((people) => people !== origin) ?? null;
	reading.places = [country];
	reading.elsewhere = null;
	reading.origin = own;
	reading.understood = reading.understood.flatMap((part): Understood[] => {
		if (part.kind === "country_experience" && part.value === country.id)
			return [{ kind: "place", value: country, ranges: part.ranges }];
		if (part.kind === "place") return own ? [{ kind: "country_experience", value: own, ranges: part.ranges }] : [];
		return [part];
	});
}
