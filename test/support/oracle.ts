import type { Business } from "#domain/businesses/businesses.ts";
import { type ListedCity, type Listing, listingOf, noStanding, type Standing } from "#domain/search/listing.ts";
import type { Sort } from "#domain/search/query.ts";
import { indexTermsOf, queryTermsOf, wordsOf } from "#domain/search/terms.ts";
import type { Filters, Sought } from "#domain/search/tokens.ts";

type Known = {
	listing: Listing;
	fields: Set<string>[] /** In EUR cents, of each service. */;
	fees: Map<string, number>;
};

/** The words of the name; of name and headline; of name, headline and about. */
function fieldsOf({ name, headline, about }: Listing) {
	const terms = (...texts: string[]) => new Set(texts.flatMap(wordsOf).flatMap((word) => indexTermsOf(word.folded)));
	return [terms(name), terms(name, headline), terms(name, headline, about)];
}

/** What is published of the fees. */
function feesOf({ fee_from_minor, services }: Business) {
	const published = fee_from_minor === null ? [] : services;
	return new Map(published.map((one) => [one.legal_service_id, one.fee_min_eur_minor ?? Number.POSITIVE_INFINITY]));
}

/** What somebody takes for the service that is looked for; without one, for the cheapest. In EUR cents. */
const feeFor = ({ listing, fees }: Pick<Known, "listing" | "fees">, { legal_service }: Filters) =>
	(legal_service ? fees.get(legal_service) : listing.fee_from_eur_minor) ?? Number.POSITIVE_INFINITY;

/** Which of the published ceilings a fee is under, in EUR cents; 6 for none. */
const stepOf = (fee: number) => [50, 100, 200, 350, 500, 1000].filter((ceiling) => fee > ceiling * 100).length;

/**
 * Search by looking at everyone: no index, no counts, no cursor. Slow and obviously right; what the engine
 * answers must be equal to it.
 */
export class Oracle {
	#known = new Map<string, Known>();

	constructor(
		businesses: Iterable<Business>,
		readonly cityOf: (id: number) => ListedCity,
		readonly standingOf: (business: Business) => Standing = () => noStanding,
	) {
		for (const business of businesses) this.put(business);
	}

	/** Makes the professional known as it is now; one that is not listed is forgotten. */
	put(business: Business) {
		const listing = listingOf(business, this.cityOf(business.city_id), this.standingOf(business));
		if (listing) this.#known.set(business.id, { listing, fields: fieldsOf(listing), fees: feesOf(business) });
		else this.#known.delete(business.id);
	}

	get listings() {
		return [...this.#known.values()].map(({ listing }) => listing);
	}

	/** Ids of all that match, in order; times before `now` are over. */
	search(filters: Filters, { words, areWordsRequired, experience }: Sought, sort: Sort, now = ""): string[] {
		const terms = words.flatMap(queryTermsOf);
		const wordTiers = terms.length > 0 ? 3 : 0;
		const found: { id: string; tier: number; step: number; listing: Listing }[] = [];
		for (const [id, known] of this.#known) {
			const { listing, fields } = known;
			if (!passes(known, filters)) continue;
			if (sort === "soonest" && (listing.next_slot === null || listing.next_slot < now)) continue;
			if (sort === "rating" && listing.rating === null) continue;
			const byWords = terms.length > 0 ? fields.findIndex((field) => terms.every((term) => field.has(term))) : -1;
			if (byWords < 0 && areWordsRequired && terms.length > 0) continue;
			const isOwn = filters.category !== null && listing.card.category === filters.category;
			const knows =
				experience !== null && filters.country_experience === null && listing.country_experience.includes(experience);
			found.push({
				...{ id, listing, step: filters.legal_service ? stepOf(feeFor(known, filters)) : 0 },
				tier: byWords >= 0 ? byWords : wordTiers + (isOwn ? 0 : 2) + (knows ? 0 : 1),
			});
		}
		const fee = ({ fee_from_eur_minor }: Listing) => fee_from_eur_minor ?? Number.POSITIVE_INFINITY;
		const time = ({ next_slot }: Listing) => Date.parse(next_slot ?? "");
		const mean = ({ rating }: Listing) => rating?.mean ?? 0;
		const count = ({ rating }: Listing) => rating?.count ?? 0;
		type Placed = (typeof found)[number];
		const orders: Record<Sort, (a: Placed, b: Placed) => number> = {
			relevance: (a, b) => a.tier - b.tier || b.listing.quality - a.listing.quality,
			fee: (a, b) => a.step - b.step || fee(a.listing) - fee(b.listing) || 0,
			soonest: (a, b) => time(a.listing) - time(b.listing),
			rating: (a, b) => mean(b.listing) - mean(a.listing) || count(b.listing) - count(a.listing),
		};
		return found.sort((a, b) => orders[sort](a, b) || a.listing.seq - b.listing.seq).map(({ id }) => id);
	}

	/** How many pass the filters. */
	count(filters: Partial<Filters>): number {
		let count = 0;
		for (const known of this.#known.values()) if (passes(known, { ...noFilters, ...filters })) count++;
		return count;
	}
}

/** Nothing but the filters. */
export const noWords: Sought = { words: [], areWordsRequired: false, experience: null };

export const noFilters: Filters = {
	category: null,
	place: null,
	language: null,
	legal_service: null,
	country_experience: null,
	jurisdiction: null,
	tier: null,
	mode: null,
	fee_max: null,
	free_consultation: false,
	legal_aid: false,
	rating: null,
	free_on: null,
};

function passes(known: Known, filters: Filters): boolean {
	const { listing } = known;
	const has = <T>(wanted: T | null, values: readonly T[]) => wanted === null || values.includes(wanted);
	return (
		has(filters.category, listing.categories) &&
		has(filters.place, listing.places) &&
		has(filters.language, listing.languages) &&
		has(filters.legal_service, listing.legal_services) &&
		has(filters.country_experience, listing.country_experience) &&
		has(filters.jurisdiction, listing.jurisdictions) &&
		has(filters.tier, [listing.tier]) &&
		has(filters.mode, listing.modes) &&
		(filters.fee_max === null || feeFor(known, filters) <= filters.fee_max * 100) &&
		(!filters.free_consultation || listing.free_consultation) &&
		(!filters.legal_aid || listing.legal_aid) &&
		(filters.rating === null || (listing.rating !== null && listing.rating.mean >= filters.rating * 100)) &&
		(filters.free_on === null || filters.free_on.some((day) => listing.free_days.includes(day)))
	);
}
