/** How, when, with whom and at what price somebody wants to meet, as words say. */
import type { Claim } from "./claims.ts";
import type { Meaning } from "./dictionary-types.ts";
import { povertyIn } from "./poverty.ts";
import type { Reading } from "./reading.ts";
import { keysOf } from "./terms.ts";
import { wishesMeant } from "./wishes-meant.ts";

/** "Not a lawyer, just somebody who writes": but "I have no lawyer" asks for one. */
const denied = /\b(?:not|pas|nicht)(?: an?| une?| ein(?:en?)?)? $/iu;

/** Before a way to meet they say that it is not wanted: "no por teléfono". */
const negations: ReadonlySet<string> = keysOf(
	"not|non|pas|nicht|kein|keine|keinen|não|niet|geen|не|без|nie|bez|không|hindi|لا|مش|مو|بدون|نه",
);
const negatedUnspaced = /(?:不要|不用|不想|别|別)$/u;

/** "No por teléfono" is Spanish; "no telefone" is Portuguese, and means on it. */
const behindNo: ReadonlySet<string> = keysOf("por|by|via|over|on|en|al|a");

function isUnwanted(reading: Reading, { from }: Claim): boolean {
	const { query, units } = reading;
	// "Hindi" is a language, and a Tagalog "not".
	const before = units[from - 1]?.folded ?? "";
	const isLanguage = reading.claimAt(from - 1)?.meanings.some(({ kind }) => kind === "language") ?? false;
	return (
		(negations.has(before) && !isLanguage) ||
		(before === "no" && behindNo.has(units[from]?.folded ?? "")) ||
		negatedUnspaced.test(query.q.slice(0, units[from]?.start))
	);
}

/** Takes the wishes that words name. */
export function readWishes(reading: Reading) {
	readTiers(reading);
	const meant = wishesMeant(reading).filter(({ claim, wish }) => wish.kind !== "mode" || !isUnwanted(reading, claim));
	// "Ring me on zoom": who names both wants to be seen.
	const isSeen = meant.some(({ wish }) => wish.value === "video");
	for (const { claim, wish } of meant) {
		reading.spent.add(claim);
		const ranges = [reading.rangeOf(claim)];
		// "Can't afford a lawyer" asks for one.
		if (reading.asksLawyerIn(claim)) reading.choose("tier", "licensed_lawyer", ranges);
		switch (wish.kind) {
			case "mode":
				if (isSeen && wish.value === "phone") break;
				reading.choose("mode", wish.value, ranges);
				break;
			case "available":
				reading.choose("available", wish.value, ranges);
				break;
			case "near":
				// A place that words name says where; a chosen one stands for what they say, and one that is implied gives way.
				if (reading.query.location || reading.places.length === 0 || reading.isPlaceImplied)
					reading.understand(ranges, wish);
				break;
			default:
				reading.understand(ranges, wish);
		}
	}
	readPoverty(reading);
}

type TierNamed = Extract<Meaning, { kind: "tier" }>;

function readTiers(reading: Reading) {
	const { query, units, claims, spent } = reading;
	for (const claim of claims) {
		const named = claim.meanings.find((meaning): meaning is TierNamed => meaning.kind === "tier");
		if (!named || spent.has(claim)) continue;
		if (denied.test(query.q.slice(0, units[claim.from]?.start))) {
			spent.add(claim);
			continue;
		}
		const { tier } = reading.chosen;
		// Of two kinds of professional the second says more of the matter, but for "lawyer".
		if (named.value === "licensed_lawyer" || query.tier !== null || tier === null || tier === named.value)
			spent.add(claim);
		reading.choose("tier", named.value, [reading.rangeOf(claim)]);
	}
}

/** What says so beside a lawyer, among a few words as well. */
const plainly =
	/\b(?:can ?no?t|can'?t|cannot|couldn'?t|unable to) (?:afford|pay)|(?:no|not any|without(?: any)?|(?:don'?t|do not) have(?: any)?) money|no (?:puedo|podemos) (?:pagar|permitir)|(?:sin|no tengo|no tenemos) (?:dinero|plata|recursos)|pas les moyens|pas d'argent|(?:nicht|keinen? \S+) leisten|(?:kein|ohne) geld|non (?:posso|possiamo) permetter|(?:non ho(?: i)?|senza) soldi|não (?:posso|consigo|tenho como) pagar|não tenho dinheiro|sem dinheiro|niet betalen|(?:geen|zonder) geld|(?:нет|без) денег|(?:немає|без) грошей|nie (?:stać mnie|mam pieniędzy)|bez pieniędzy|param yok|parasız|(?:ما معي|ما عندي|معنديش|ليس (?:لدي|معي|عندي)|بدون|بلا|من غير) (?:فلوس|مال|مصاري)|پول ندارم|没钱|沒錢|没有钱|沒有錢|お金がない|पैसे नहीं|paise nahi|walang pera|wala akong pera|không có tiền/iu;

/** Of so few words one that names a lawyer asks for one, and mostly by name: "attorney Maria Garcia". */
const mostOfName = 3;

/** Whoever cannot pay asks for legal aid. */
function readPoverty(reading: Reading) {
	const { query, units, understood } = reading;
	if (understood.some(({ kind }) => kind === "legal_aid")) return;
	const said = reading.asksLawyer ? plainly.exec(query.q) : null;
	const isName = reading.asksLawyer && units.length <= mostOfName;
	const told = isName ? null : povertyIn(query.q);
	const range = said ? { start: said.index, end: said.index + said[0].length } : told;
	// "Free consultation" is free, and says nothing of who pays.
	const isFree =
		range &&
		understood.some(
			({ kind, ranges }) =>
				kind === "free_consultation" && ranges.some(({ start, end }) => start < range.end && end > range.start),
		);
	if (range && !isFree) reading.understand([range], { kind: "legal_aid", value: true });
}
