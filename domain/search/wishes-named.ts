/** How, when, with whom and at what price somebody wants to meet, as words say. */
import type { Claim } from "./claims.ts";
import type { Meaning } from "./dictionary.ts";
import { answering, meetingWords, workWords } from "./neighbour-words.ts";
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
	const belongs = ({ from, to }: Claim, kind: Wish["kind"]) =>
		(to - from > 1 && kind !== "available") ||
		units.length <= fewWords ||
		(units.length <= mostOfRequest && claims.some((one) => reading.isProfessional(one.from))) ||
		[from - 1, to, from - 2].some((i) => {
			const claim = reading.claimAt(i);
			return reading.isProfessional(i) || (claim !== undefined && spent.has(claim));
		}) ||
		meetingWords.has(wordAt(from - 1)) ||
		(kind !== "available" && isUnspaced(wordAt(from)));
	for (const claim of claims) {
		const wish = claim.meanings.find((meaning): meaning is Wish => kinds.has(meaning.kind));
		if (!wish || spent.has(claim)) continue;
		if (wish.kind === "tier") {
			const { tier } = reading.chosen;
			// Of two kinds of professional the second says more of the matter, but for "lawyer".
			if (wish.value === "licensed_lawyer" || query.tier !== null || tier === null || tier === wish.value)
				spent.add(claim);
			reading.choose("tier", wish.value, reading.textOf(claim));
			continue;
		}
		if (wish.kind === "near") {
			if (query.location || reading.places.length > 0) continue;
		} else if (!belongs(claim, wish.kind)) continue;
		const around = [-3, -2, -1].map((i) => wordAt(claim.from + i));
		const isOfMatter =
			around.some((word) => answering.test(word)) ||
			(wish.value === "video" &&
				[...around, ...[0, 1, 2].map((i) => wordAt(claim.to + i))].some((word) => workWords.has(word)));
		if (wish.kind === "mode" && isOfMatter) continue;
		spent.add(claim);
		switch (wish.kind) {
			case "mode":
				reading.choose("mode", wish.value, reading.textOf(claim));
				break;
			case "available":
				reading.choose("available", wish.value, reading.textOf(claim));
				break;
			default:
				reading.understand(claim, wish);
		}
	}
}
