/** A query while it is read: its words, the phrases among them, and what has been taken from them so far. */
import type { Place } from "#domain/places/places.ts";
import { type Claim, claimsOf, type Unit } from "./claims.ts";
import type { Dictionary, Meaning } from "./dictionary.ts";
import { isKnownWord } from "./intents.ts";
import { isSpelt, meaningsWith } from "./meanings.ts";
import type { FeeBand, SearchQuery, ServiceId, Span } from "./query.ts";
import type { Answers } from "./questions.ts";

/** Words of a phrase, at most. */
const longestPhrase = 6;

/** A part of the query that was understood, in the person's own spelling. */
export type Understood = { text: string } & (
	| Extract<
			Meaning,
			{
				kind:
					| "service"
					| "language"
					| "other_language"
					| "tier"
					| "mode"
					| "free_consultation"
					| "legal_aid"
					| "near"
					| "place";
			}
	  >
	| { kind: "country_experience"; value: string }
	| { kind: "available"; value: Span }
	| { kind: "fee_max"; value: FeeBand }
);

type Kind = Meaning["kind"];
/** A part without its words. */
type Part = Understood extends infer One ? (One extends Understood ? Omit<One, "text"> : never) : never;
/** What can be chosen beside the words, or be said by them. */
type Choice = "language" | "tier" | "mode" | "fee_max" | "available";

export class Reading {
	readonly claims: Claim[];
	/** Phrases that only one country has. */
	readonly terms: Claim[];
	/** Phrases whose meaning is settled: they say nothing of the matter. */
	readonly spent = new Set<Claim>();
	/** In the order of reading. */
	understood: Understood[] = [];
	/** Words left aside, because a chosen filter says otherwise. */
	readonly ignored: string[] = [];
	/** What is chosen, or else said. */
	readonly chosen: Pick<SearchQuery, Choice>;
	/** Where help is wanted, likeliest first. */
	places: Place[] = [];
	/** The country that the matter comes from. */
	origin: string | null = null;
	/** A people that is named in a sentence: where somebody comes from, if help is wanted in another country. */
	mentioned: { people: string; claim: Claim } | null = null;
	/** The country whose law or offices are named ("Spanish citizenship"). */
	ruled: string | null = null;
	/** A language that professionals cannot name yet. */
	otherLanguage: string | null = null;
	service: ServiceId | null = null;
	alternatives: ServiceId[] = [];

	constructor(
		readonly query: SearchQuery,
		readonly units: Unit[],
		readonly dictionary: Dictionary,
		readonly answers: Answers | null,
	) {
		const { language, tier, mode, fee_max, available } = query;
		this.chosen = { language, tier, mode, fee_max, available };
		this.claims = claimsOf(units, meaningsWith(units, dictionary, answers), longestPhrase);
		this.terms = claimsOf(
			units,
			(key, from, to) =>
				isSpelt(dictionary, key, to - from)
					? dictionary.meanings.get(key)?.filter(({ kind }) => kind === "term")
					: undefined,
			longestPhrase,
		);
	}

	means(claim: Claim, kind: Kind): boolean {
		return claim.meanings.some((meaning) => meaning.kind === kind);
	}

	meaningOf<K extends Kind>(claim: Claim, kind: K) {
		return claim.meanings.find((meaning): meaning is Extract<Meaning, { kind: K }> => meaning.kind === kind);
	}

	textOf({ from, to }: Pick<Claim, "from" | "to">): string {
		return this.units
			.slice(from, to)
			.map((unit) => unit.text)
			.join(" ");
	}

	claimAt(i: number): Claim | undefined {
		return this.claims.find(({ from, to }) => i >= from && i < to);
	}

	/** Whether a service or a kind of professional is named there. */
	isProfessional(i: number): boolean {
		const claim = this.claimAt(i);
		return claim !== undefined && (this.means(claim, "tier") || this.means(claim, "service"));
	}

	/** Whether words ask for a lawyer, by whatever word. */
	get asksLawyer(): boolean {
		return this.units.some(({ folded }) =>
			(this.dictionary.meanings.get(folded) ?? []).some(
				({ kind, value }) => kind === "tier" && value === "licensed_lawyer",
			),
		);
	}

	/** Whether a word is a name of people: no other word, or one beside such a name ("Maria Garcia"). */
	isSomebody(unit: Unit): boolean {
		const i = this.units.indexOf(unit);
		const isName = (one: Unit | undefined) =>
			one !== undefined && (this.answers?.words.get(one.folded)?.isName ?? false);
		const isNameOnly = (one: Unit | undefined) => one !== undefined && isName(one) && !isKnownWord(one.folded);
		return isNameOnly(unit) || (isName(unit) && (isNameOnly(this.units[i - 1]) || isNameOnly(this.units[i + 1])));
	}

	understand(claim: Pick<Claim, "from" | "to">, part: Part) {
		this.understood.push({ ...part, text: this.textOf(claim) } as Understood);
	}

	ignore(claim: Claim) {
		this.ignored.push(this.textOf(claim));
	}

	/** Lets words choose, unless a chosen filter or earlier words say otherwise; a chosen filter sets them aside. */
	choose<C extends Choice>(kind: C, value: NonNullable<SearchQuery[C]>, text: string) {
		const chosen = this.query[kind];
		if (chosen !== null && chosen !== value) this.ignored.push(text);
		else if (this.chosen[kind] === null || this.chosen[kind] === value) {
			this.chosen[kind] = value;
			this.understood.push({ kind, value, text } as unknown as Understood);
		}
	}
}
