/** How, when, with whom and at what price somebody wants to meet, as words say. */
import type { Claim } from "./claims.ts";
import type { Meaning } from "./dictionary-types.ts";
import { poverty } from "./neighbour-words.ts";
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

/** Whoever asks for a lawyer and cannot pay one asks for legal aid. */
function readPoverty(reading: Reading) {
	const said = poverty.exec(reading.query.q);
	if (!said || !reading.asksLawyer || reading.understood.some(({ kind }) => kind === "legal_aid")) return;
	reading.understand([{ start: said.index, end: said.index + said[0].length }], { kind: "legal_aid", value: true });
}
