import type { Business } from "#domain/businesses.ts";
import { type Listing, listingOf } from "#domain/search/listing.ts";
import type { Sort } from "#domain/search/query.ts";
import { queryTermsOf } from "#domain/search/terms.ts";
import { type Filters, termsOf } from "#domain/search/tokens.ts";

type Known = { listing: Listing; terms: ReturnType<typeof termsOf> };

/**
 * Search by looking at everyone: no index, no counts, no cursor. Slow and obviously right; what the engine
 * answers must be equal to it.
 */
export class Oracle {
	#known = new Map<string, Known>();

	constructor(
		businesses: Iterable<Business>,
		readonly cityName: (id: number) => string,
	) {
		for (const business of businesses) this.put(business);
	}

	/** Makes the professional known as it is now; one that is not listed is forgotten. */
	put(business: Business) {
		const listing = listingOf(business, this.cityName(business.city_id));
		if (listing) this.#known.set(business.id, { listing, terms: termsOf(listing) });
		else this.#known.delete(business.id);
	}

	get listings() {
		return [...this.#known.values()].map(({ listing }) => listing);
	}

	/** Ids of all that match, in order. */
	search(filters: Filters, words: readonly string[], sort: Sort): string[] {
		const terms = words.flatMap(queryTermsOf);
		const found: { id: string; tier: number; listing: Listing }[] = [];
		for (const [id, { listing, terms: own }] of this.#known) {
			if (!passes(listing, filters)) continue;
			const tier = [own.name, own.headline, own.text].findIndex((field) => terms.every((term) => field.has(term)));
			if (tier >= 0) found.push({ id, tier, listing });
		}
		const fee = ({ fee_from_eur_minor }: Listing) => fee_from_eur_minor ?? Number.POSITIVE_INFINITY;
		return found
			.sort((a, b) =>
				sort === "fee"
					? fee(a.listing) - fee(b.listing) || a.listing.seq - b.listing.seq || 0
					: a.tier - b.tier || b.listing.quality - a.listing.quality || a.listing.seq - b.listing.seq,
			)
			.map(({ id }) => id);
	}

	/** How many pass the filters. */
	count(filters: Partial<Filters>): number {
		let count = 0;
		for (const { listing } of this.#known.values()) if (passes(listing, { ...noFilters, ...filters })) count++;
		return count;
	}
}

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
};

function passes(listing: Listing, filters: Filters): boolean {
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
		(filters.fee_max === null ||
			(listing.fee_from_eur_minor !== null && listing.fee_from_eur_minor <= filters.fee_max * 100)) &&
		(!filters.free_consultation || listing.free_consultation) &&
		(!filters.legal_aid || listing.legal_aid)
	);
}
