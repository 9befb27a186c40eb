/** What ties somebody to a place, as words around it say: they live there, have a house there, or their forebears came from there. */
import type { Unit } from "./claims.ts";
import { likelyServices } from "./intents.ts";
import { estateWords, inWords, livingBehind, livingWords } from "./neighbour-words.ts";
import { ancestorWords } from "./people-words.ts";
import type { PlaceGroup } from "./place-groups.ts";
import type { PlacesMeant } from "./places-by-rule.ts";
import type { ServiceId } from "./query.ts";
import type { Reading } from "./reading.ts";
import { categoryOfService } from "./service-meant.ts";
import { keysOf } from "./terms.ts";

/** Before "in" and a place they say that whoever asks is there: "and I am in Dublin". */
const beingWords: ReadonlySet<string> = keysOf(
	"m|im|am|are|estoy|estamos|suis|sommes|bin|sind|sono|sto|estou|to|tô|ben|jestem|я|мы|ми|انا|اني|واني|وانا|راني|احنا|خودم|من",
);

/** What lets somebody act for another. */
export const powerWords =
	/power of attorney|\bpoder\b|procura|vollmacht|volmacht|доверенн|довірен|pełnomocnictw|vekalet|توكيل|وكال[ةه]|وکالت|委托书|委託書|委任状|मुख्तारनामा|ủy quyền/iu;

/** Who is or lives there, and what they have there, in Chinese and Japanese: "人在法兰克福", "台北的房子". */
const beingUnspaced = /(?:人|我|我们|现|住)在$/u;
const livingUnspaced = /^(?:在住|に住|で暮)/u;
const estateUnspaced = /^(?:的|の)?(?:房|公寓|土地|物业|家|マンション|アパート|実家|不動産)/u;

const says = (units: Unit[], words: ReadonlySet<string>, from: number, to: number) =>
	units.slice(Math.max(0, from), to).some(({ folded }) => words.has(folded));

/** "A flat that I own in Lisbon", "eskişehirde tarla". */
export const isOfEstate = (units: Unit[], { claims: [{ from, to }] }: PlaceGroup) =>
	says(units, estateWords, from - 3, from) ||
	says(units, estateWords, to, to + 1) ||
	estateUnspaced.test(units[to]?.folded ?? "");

/** So far before a place stands that somebody lives there: "live now in". */
const livesBefore = 3;

/** Whether whoever asks says that they live there, or are: "wohne in Aachen", "लंदन में रहता हूँ". */
export const isOfHome = (units: Unit[], { claims: [{ from, to }] }: PlaceGroup) =>
	says(units, livingWords, from - livesBefore, from) ||
	says(units, livingBehind, to, to + 3) ||
	beingUnspaced.test(units[from - 1]?.folded ?? "") ||
	livingUnspaced.test(units[to]?.folded ?? "") ||
	(inWords.has(units[from - 1]?.folded ?? "") && beingWords.has(units[from - 2]?.folded ?? "")) ||
	(units[from]?.role === "to" && beingWords.has(units[from - 1]?.folded ?? ""));

/** As likely must a matter be, for it to say which of two places is meant. */
const sureOfMatter = 0.5;

/** What somebody asks for, as far as it is sure. */
function matterOf(reading: Reading): ServiceId | null {
	const isPlace = (i: number) => {
		const claim = reading.claimAt(i);
		return claim !== undefined && reading.means(claim, "place");
	};
	const [likeliest] = likelyServices(reading.units.flatMap(({ folded }, i) => (isPlace(i) ? [] : [folded])));
	return likeliest && likeliest.probability >= sureOfMatter ? likeliest.service : null;
}

/**
 * "I live in Berlin and inherited a flat in Lisbon": the flat's place, and where its owner is; the other way round where
 * they let somebody act for them ("power of attorney for a flat in Poltava, I'm in Dublin") or ask about taxes.
 */
export function whereItLies(reading: Reading, groups: PlaceGroup[]): PlacesMeant | null {
	const { query, units } = reading;
	const isOfPower = powerWords.test(query.q);
	const estates = groups.filter((group) => isOfEstate(units, group));
	const home = groups.find((group) => isOfHome(units, group) && !estates.includes(group));
	const others = (isOfPower && estates.length === 0 ? groups : estates).filter((group) => group !== home);
	const [place] = others;
	if (!place || others.length > 1 || !home || home.places[0]?.country_id === place.places[0]?.country_id) return null;
	const isAtHome = isOfPower || isOfTax(matterOf(reading));
	return isAtHome ? { place: home, origin: place, elsewhere: place } : { place, origin: home, elsewhere: home };
}

const isOfTax = (matter: ServiceId | null) => matter !== null && categoryOfService(matter) === "tax_advisors";

/** "Can SARS still tax my Dubai salary, I left South Africa": the office that is named asks, wherever somebody is. */
export function whereTaxed(reading: Reading, groups: PlaceGroup[], implied: string | null): PlacesMeant | null {
	const isThere = ({ places: [place] }: PlaceGroup) => place?.country_id === implied;
	const [place, ...further] = groups.filter(isThere);
	const [origin, ...others] = groups.filter((group) => !isThere(group));
	if (!place || !origin || further.length > 0 || others.length > 0 || !isOfTax(matterOf(reading))) return null;
	return { place, origin };
}

/** How far before a place who came from there stands. */
const farthestAncestor = 6;

/** "Mio nonno era di Udine": whoever asks for the citizenship of their forebears wants that of their country. */
export const isOfAncestor = (reading: Reading, { claims: [{ from }] }: PlaceGroup) =>
	says(reading.units, ancestorWords, from - farthestAncestor, from) &&
	!says(reading.units, livingWords, from - livesBefore, from) &&
	matterOf(reading) === "citizenship_naturalisation";

/** "My grandad was from Warsaw, I live in Israel": theirs is the citizenship that is wanted. */
export function whereAncestorsLived(reading: Reading, groups: PlaceGroup[]): PlacesMeant | null {
	const [place, ...further] = groups.filter((group) => isOfAncestor(reading, group));
	const [origin, ...others] = groups.filter((group) => group !== place);
	if (!place || !origin || further.length > 0 || others.length > 0) return null;
	return { place, origin };
}
