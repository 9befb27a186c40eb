/** How, when, with whom and at what price somebody wants to meet, as words say. */
import type { Claim } from "./claims.ts";
import type { Meaning } from "./dictionary.ts";
import {
	answering,
	deadlineWords,
	meetingWords,
	mustWords,
	nightWords,
	poverty,
	unpaidWork,
	workWords,
} from "./neighbour-words.ts";
import type { Reading } from "./reading.ts";
import { isUnspaced, keysOf } from "./terms.ts";

type Wish = Extract<Meaning, { kind: "mode" | "free_consultation" | "legal_aid" | "available" | "near" | "tier" }>;
const kinds: ReadonlySet<Meaning["kind"]> = new Set([
	"mode",
	"free_consultation",
	"legal_aid",
	"available",
	"near",
	"tier",
] satisfies Wish["kind"][]);

/** "Not a lawyer, just somebody who writes": but "I have no lawyer" asks for one. */
const denied = /\b(?:not|pas|nicht)(?: an?| une?| ein(?:en?)?)? $/iu;

/** So few words are all meant. */
const fewWords = 3;
/** Of so many words a professional's may be at the other end. */
const mostOfRequest = 10;

/** Before a thing they say whose it is: "my phone" is no way to meet. */
const ownerWords: ReadonlySet<string> = keysOf(
	"my|his|her|our|their|mi|su|mis|mon|son|notre|leur|mein|meine|sein|seine|ihr|mio|suo|meu|seu|mijn|zijn|haar|мой|мои|его|її|мій|mój|jego",
);

/** "打电话给移民局": a call to an office, "政庇面谈": the interview at one. */
const isOfOffice = /(?:电话|電話)[给給]|(?:政庇|庇护|庇護|移民|领事|領事)(?:局)?面[谈談]|面[谈談]通知/u;

/** "让我今天就签": what must be done today, in Chinese. */
const mustUnspaced = /(?:让我|讓我|要我|叫我|必须|必須)(?:今天|明天)|(?:今天|明天)就?[签簽]/u;

/** Takes the wishes that words name: a single word only beside what it can belong to. */
export function readWishes(reading: Reading) {
	const { query, units, claims, spent } = reading;
	const wordAt = (i: number) => units[i]?.folded ?? "";
	/** A claim with the letters around it, where no spaces part words. */
	const spelt = ({ from, to }: Claim) =>
		query.q.slice(Math.max(0, (units[from]?.start ?? 0) - 3), (units[to - 1]?.end ?? 0) + 2);
	const namesProfessional = claims.some((one) => reading.isProfessional(one.from));
	const namesKind = claims.some((one) => reading.isKindOfProfessional(one.from));
	// "In the office" says as much of work as of help, and in a story so does "on the phone".
	const isToldOnly = ({ value }: Meaning) =>
		value === "in_person" || (value === "phone" && units.length > mostOfRequest && !namesKind);
	const isOwnPhrase = (claim: Claim) =>
		claim.to - claim.from > 1 &&
		claim.meanings.every((meaning) => meaning.kind !== "available" && !isToldOnly(meaning));
	const belongs = (claim: Claim, kind: Wish["kind"]) => belongsAt(claim, kind) && !isDeadline(claim, kind);
	/** "Must sign by tomorrow", "soll heute noch unterschreiben" ask for nobody's time on that day. */
	const isDeadline = ({ from, to }: Claim, kind: Wish["kind"]) =>
		kind === "available" &&
		!namesKind &&
		(deadlineWords.has(wordAt(from - 1)) ||
			[-3, -2, -1].some((i) => mustWords.has(wordAt(from + i))) ||
			nightWords.has(wordAt(to)) ||
			mustUnspaced.test(query.q));
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
		if (wish.kind === "tier" && denied.test(query.q.slice(0, units[claim.from]?.start))) {
			spent.add(claim);
			continue;
		}
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
			(wish.kind === "mode" && [...around, wordAt(claim.to)].some((word) => answering.test(word))) ||
			(wish.kind === "mode" && (ownerWords.has(wordAt(claim.from - 1)) || isOfOffice.test(spelt(claim)))) ||
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
