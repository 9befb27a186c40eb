/** A query while it is read: its words, the phrases among them, and what has been taken from them so far. */
import type { Place } from "#domain/places/places.ts";
import { type Claim, claimsOf, longestPhrase, type TextRange, type Unit } from "./claims.ts";
import { peopleOf } from "./dictionary.ts";
import type { Dictionary, Meaning } from "./dictionary-types.ts";
import { isKnownWord } from "./intents.ts";
import { meaningsWith } from "./meanings.ts";
import { spellingsOf } from "./meanings-spelt.ts";
import { ofLawyer, ofProfession } from "./neighbour-words.ts";
import { type FeeBand, isCategory, type SearchQuery, type ServiceId, type Span } from "./query.ts";
import type { Answers } from "./questions.ts";

/** A part of the query that was understood, and the words that say so. */
export type Understood = { ranges: TextRange[] } & (
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
type Part = Understood extends infer One ? (One extends Understood ? Omit<One, "ranges"> : never) : never;
/** What can be chosen beside the words, or be said by them. */
type Choice = "language" | "tier" | "mode" | "fee_max" | "available";

/** Whether a meaning is a kind of professional. */
const isOfKind = ({ kind, value }: Meaning) => kind === "tier" || (kind === "service" && isCategory(value));

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
	/** Another place that is named, where help may be wanted as well. */
	elsewhere: Place | null = null;
	/** What `ignored` holds of it, where another place is chosen. */
	elsewhereIgnored: string | null = null;
	/** The country that the matter comes from. */
	origin: string | null = null;
	/** Whether the place is only what a term or a people's law implies. */
	isPlaceImplied = false;
	/** Whose people somebody is said to be, in the order of the words. */
	readonly peoples: string[] = [];
	/** A people that is named in a sentence: where somebody comes from, if help is wanted in another country. */
	mentioned: { people: string; claim: Claim } | null = null;
	/** The country whose law or offices are named ("Spanish citizenship"). */
	ruled: { country_id: string; claim: Claim } | null = null;
	/** A language that professionals cannot name yet. */
	otherLanguage: string | null = null;
	service: ServiceId | null = null;
	alternatives: ServiceId[] = [];

	constructor(
		readonly query: SearchQuery,
		readonly units: Unit[],
		readonly dictionary: Dictionary,
		readonly answers: Answers | null,
		/** What was typed where a part of the query stands. */
		readonly typedAt: (range: TextRange) => string = ({ start, end }) => query.q.slice(start, end),
		/** Whether more was typed, that says nothing of the matter: then a few words are no list of what is wanted. */
		readonly isTold = false,
	) {
		const { language, tier, mode, fee_max, available } = query;
		this.chosen = { language, tier, mode, fee_max, available };
		this.claims = claimsOf(units, meaningsWith(query.q, units, dictionary, answers), longestPhrase);
		const speltAs = spellingsOf(units, dictionary);
		this.terms = claimsOf(
			units,
			(key, from, to) => speltAs(key, from, to).filter(({ kind }) => kind === "term"),
			longestPhrase,
		);
	}

	means(claim: Claim, kind: Kind): boolean {
		return claim.meanings.some((meaning) => meaning.kind === kind);
	}

	meaningOf<K extends Kind>(claim: Claim, kind: K) {
		return claim.meanings.find((meaning): meaning is Extract<Meaning, { kind: K }> => meaning.kind === kind);
	}

	/** Where the words of a claim stand. */
	rangeOf({ from, to }: Pick<Claim, "from" | "to">): TextRange {
		return { start: this.units[from]?.start ?? 0, end: this.units[to - 1]?.end ?? 0 };
	}

	claimAt(i: number): Claim | undefined {
		return this.claims.find(({ from, to }) => i >= from && i < to);
	}

	/** Whether a service or a kind of professional is named there. */
	isProfessional(i: number): boolean {
		const claim = this.claimAt(i);
		return claim !== undefined && (this.means(claim, "tier") || this.means(claim, "service"));
	}

	/** Whether a people is named there, or a country that is called so. */
	namesPeople(i: number): boolean {
		const claim = this.claimAt(i);
		const isClaimed =
			claim !== undefined && (["people", "language", "place"] as const).some((kind) => this.means(claim, kind));
		return isClaimed || peopleOf(this.dictionary, this.units[i]?.folded ?? "") !== null;
	}

	/** Whether a kind of professional is named there: no matter, and nothing they do. */
	isKindOfProfessional(i: number): boolean {
		return this.claimAt(i)?.meanings.some(isOfKind) ?? false;
	}

	/** Whether a word alone names a kind of professional, in a longer phrase too: "abogado" in "abogado divorcio". */
	isProfession({ folded }: Unit): boolean {
		return ofProfession.test(folded) || (this.dictionary.meanings.get(folded) ?? []).some(isOfKind);
	}

	/** Whether a kind of professional is named, by whatever word. */
	get namesKind(): boolean {
		return this.units.some((unit, i) => this.isKindOfProfessional(i) || this.isProfession(unit));
	}

	/** Whether words ask for a lawyer, by whatever word. */
	get asksLawyer(): boolean {
		return this.asksLawyerIn({ from: 0, to: this.units.length });
	}

	/** The same of some of the words. */
	asksLawyerIn({ from, to }: Pick<Claim, "from" | "to">): boolean {
		return this.units
			.slice(from, to)
			.some(
				({ folded }) =>
					ofLawyer.test(folded) ||
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
		return (
			unit.isName ||
			isNameOnly(unit) ||
			(isName(unit) && (isNameOnly(this.units[i - 1]) || isNameOnly(this.units[i + 1])))
		);
	}

	understand(ranges: TextRange[], part: Part) {
		this.understood.push({ ...part, ranges } as Understood);
	}

	/** Returns the words. */
	ignore(ranges: TextRange[]): string {
		const words = ranges.map(this.typedAt).join(" ");
		this.ignored.push(words);
		return words;
	}

	/** Lets words choose, unless a chosen filter or earlier words say otherwise; a chosen filter sets them aside. */
	choose<C extends Choice>(kind: C, value: NonNullable<SearchQuery[C]>, ranges: TextRange[]) {
		const chosen = this.query[kind];
		if (chosen !== null && chosen !== value) this.ignore(ranges);
		else if (this.chosen[kind] === null || this.chosen[kind] === value) {
			this.chosen[kind] = value;
			this.understood.push({ kind, value, ranges } as unknown as Understood);
		}
	}
}
