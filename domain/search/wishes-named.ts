/** How, when, with whom and at what price somebody wants to meet, as words say. */
import type { Claim } from "./claims.ts";
import type { Meaning } from "./dictionary.ts";
import { answering, deadlineWords, meetingWords, poverty, unpaidWork, workWords } from "./neighbour-words.ts";
import type { Reading } from "./reading.ts";
import { isUnspaced } from "./terms.ts";

type Wish = Extract<Meaning, { kind: "mode" | "free_consultation" | "legal_aid" | "available" | "near" | "tier" }>;
const kinds: ReadonlySet<Meaning["kind"]> = new Set([
	"mode",
	"free_consultation",
	"legal_aid",
	"available",
	"near",
	"tier",
] satisfies Wish["kind"][]);

/** So few words are all meant. */
const fewWords = 3;
/** Of so many words a professional's may be at the other end. */
const mostOfRequest = 10;

/** Takes the wishes that words name: a single word only beside what it can belong to. */
export function readWishes(reading: Reading) {
	const { query, units, claims, spent } = reading;
	const wordAt = (i: number) => units[i]?.folded ?? "";
	const namesProfessional = claims.some((one) => reading.isProfessional(one.from));
	const namesKind = claims.some((one) => reading.isKindOfProfessional(one.from));
	// "In the office" says as much of work as of help, and in a story so does "on the phone".
	const isToldOnly = ({ value }: Meaning) =>
		value === "in_person" || (value === "phone" && units.length > mostOfRequest && !namesKind);
	const isOwnPhrase = (claim: Claim) =>
		claim.to - claim.from > 1 &&
		claim.meanings.every((meaning) => meaning.kind !== "available" && !isToldOnly(meaning));
	const belongs = (claim: Claim, kind: Wish["kind"]) => belongsAt(claim, kind) && !isDeadline(claim, kind);
	/** "Must sign by tomorrow" asks for nobody's time tomorrow. */
	const isDeadline = ({ from }: Claim, kind: Wish["kind"]) =>
		kind === "available" && deadlineWords.has(wordAt(from - 1)) && !namesKind;
	const belongsAt = ({ from, to, meanings }: Claim, kind: Wish["kind"]) =>
		isOwnPhrase({ from, to, meanings }) ||
		units.length <= fewWords ||
		(units.length <= mostOfRequest && namesProfessional) ||
		[from - 1, to, from - 2].some((i) => {
			const claim = reading.claimAt(i);
			return reading.isProfessional(i) || (claim !== undefined && spent.has(claim));
		}) ||
		meetingWords.has(wordAt(from - 1)) ||
		(kind !== "available" && isUnspaced(wordAt(from)));
	/** "A local lawyer", not "the local authority". */
	const isOfReader = ({ from, to }: Claim) =>
		to - from > 1 || isUnspaced(wordAt(from)) || [from - 1, to, to + 1].some((i) => reading.isProfessional(i));
	for (const claim of claims) {
		const wish = claim.meanings.find((meaning): meaning is Wish => kinds.has(meaning.kind));
		if (!wish || spent.has(claim)) continue;
		if (wish.kind === "tier") {
			const { tier } = reading.chosen;
			// Of two kinds of professional the second says more of the matter, but for "lawyer".
			if (wish.value === "licensed_lawyer" || query.tier !== null || tier === null || tier === wish.value)
				spent.add(claim);
			reading.choose("tier", wish.value, [reading.rangeOf(claim)]);
			continue;
		}
		if (!(wish.kind === "near" ? isOfReader(claim) : belongs(claim, wish.kind))) continue;
		const around = [-3, -2, -1].map((i) => wordAt(claim.from + i));
		const isOfMatter =
			(wish.kind === "mode" && around.some((word) => answering.test(word))) ||
			(wish.kind === "free_consultation" && around.some((word) => unpaidWork.has(word)) && !namesKind) ||
			(wish.value === "video" &&
				[...around, ...[0, 1, 2].map((i) => wordAt(claim.to + i))].some((word) => workWords.has(word)));
		if (isOfMatter) continue;
		spent.add(claim);
		switch (wish.kind) {
			case "mode":
				reading.choose("mode", wish.value, [reading.rangeOf(claim)]);
				break;
			case "available":
				reading.choose("available", wish.value, [reading.rangeOf(claim)]);
				break;
			case "near":
				// A place that words name says where; a chosen one stands for what they say.
				if (query.location || reading.places.length === 0) reading.understand([reading.rangeOf(claim)], wish);
				break;
			default:
				reading.understand([reading.rangeOf(claim)], wish);
		}
	}
	readPoverty(reading);
}

/** Whoever asks for a lawyer and cannot pay one asks for legal aid. */
function readPoverty(reading: Reading) {
	const said = poverty.exec(reading.query.q);
	if (!said || !reading.asksLawyer || reading.understood.some(({ kind }) => kind === "legal_aid")) return;
	reading.understand([{ start: said.index, end: said.index + said[0].length }], { kind: "legal_aid", value: true });
}
