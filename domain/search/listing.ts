import type { Business, Mode, ServiceFee } from "#domain/businesses/businesses.ts";
import { type Category, categoryOf, type LegalServiceId, type Tier } from "#domain/businesses/legal-services.ts";
import { isListed, type ListedStatus, lastCheckOf } from "#domain/businesses/listed.ts";
import type { Language } from "#domain/ground/languages.ts";
import { type FeeBand, feeBands, type RatingBand, ratingBands } from "./query.ts";

/** From so many reviews on a mean counts in filters and in the order: fewer say little. */
const fewestReviews = 3;

/** What is known of a professional that others bring about: what clients say, and what of the calendar is free. */
export type Standing = {
	/** null without any review. */
	rating: { count: number /** In hundredths: 100 to 500. */; mean: number } | null;
	/** The next free beginning of a meeting; null without any. */
	next_slot: string | null;
	/** Days of the professional's calendar with free time, of the next fourteen. */
	free_days: readonly string[];
};

export const noStanding: Standing = { rating: null, next_slot: null, free_days: [] };

/**
 * What search knows of a listed professional: everything it can be found, filtered, counted and sorted by.
 * Null when the profile is not listed: only a checked licence puts a name into results.
 */
export type Listing = {
	seq: number;
	quality: number;
	fee_from_eur_minor: number | null;
	/** Where words count most. */
	name: string;
	headline: string;
	about: string;
	categories: Category[];
	legal_services: LegalServiceId[];
	/** The country, then the city. */
	places: [country: string, city: string];
	is_city_large: boolean;
	languages: Language[];
	country_experience: string[];
	jurisdictions: string[];
	tier: Tier;
	modes: Mode[];
	/** The ceilings that the lowest fee is under. */
	fee_bands: FeeBand[];
	/** The lowest ceiling that the fee of a service is under, of those whose published fee is under one. */
	service_bands: Partial<Record<LegalServiceId, FeeBand>>;
	free_consultation: boolean;
	legal_aid: boolean;
	/** null with too few reviews to say. */
	rating: Standing["rating"];
	rating_bands: RatingBand[];
	next_slot: string | null;
	free_days: readonly string[];
	card: Card;
};

/** What a result shows; kept beside the index, so that a page of results reads nothing else. */
export type Card = {
	id: string;
	name: string;
	firm: string | null;
	category: Category;
	tier: Tier;
	status: ListedStatus;
	/** UTC instant of the last licence check. */
	checked_at: string | null;
	headline: string;
	languages: Language[];
	city_id: number;
	city_name: string;
	country_id: string;
	currency: string;
	fee_from_minor: number | null;
	/** What each service costs; empty when fees are not published. */
	fees: Partial<Record<LegalServiceId, ServiceFee>>;
	free_consultation: boolean;
	legal_aid: boolean;
	modes: Mode[];
	/** null without any review. */
	rating: Standing["rating"];
	/** IANA name of the professional's zone. */
	time_zone: string;
};

/** A card as it is shown, with the fee of the legal service that is looked for; null where there is none. */
export type ShownCard = Omit<Card, "fees"> & { fee: ServiceFee | null };

/** Reads a stored card. Cards from before migration 0029 hold no fees. */
export function shownCard(card: string, service: LegalServiceId | null = null): ShownCard {
	const { fees = {}, ...shown } = JSON.parse(card) as Omit<Card, "fees"> & Partial<Pick<Card, "fees">>;
	return { ...shown, fee: (service && fees[service]) ?? null };
}

const unique = <T>(values: T[]) => [...new Set(values)];

/** What search knows of a professional's city: its English name, and whether it is one of the largest of its country. */
export type ListedCity = { name: string; is_large: boolean };

/** The listing of a professional, or null when the profile must not be found. */
export function listingOf(business: Business, city: ListedCity, standing: Standing = noStanding): Listing | null {
	const { status } = business;
	if (!isListed(status)) return null;
	const languages = unique(business.languages.map((spoken) => spoken.language));
	const fee = business.fee_from_eur_minor;
	const rating = standing.rating && standing.rating.count >= fewestReviews ? standing.rating : null;
	const legal_services = business.services.map((service) => service.legal_service_id as LegalServiceId);
	const priced = business.fee_from_minor === null ? [] : business.services;
	return {
		seq: business.seq,
		quality: business.quality,
		fee_from_eur_minor: fee,
		name: business.firm ? `${business.name} ${business.firm}` : business.name,
		headline: business.headline,
		about: business.about,
		categories: unique([business.category, ...legal_services.map(categoryOf)]),
		legal_services,
		places: [business.country_id, String(business.city_id)],
		is_city_large: city.is_large,
		languages,
		country_experience: unique(business.country_experience),
		jurisdictions: unique(
			business.licences.filter((licence) => licence.status === "active").map((licence) => licence.jurisdiction),
		),
		tier: business.tier,
		modes: business.modes,
		fee_bands: fee === null ? [] : feeBands.filter((band) => fee <= band * 100),
		service_bands: Object.fromEntries(
			priced.flatMap(({ legal_service_id, fee_min_eur_minor: cents }) => {
				const band = cents === null ? undefined : feeBands.find((one) => cents <= one * 100);
				return band ? [[legal_service_id, band]] : [];
			}),
		),
		free_consultation: business.free_consultation,
		legal_aid: business.legal_aid,
		rating,
		rating_bands: rating ? ratingBands.filter((band) => rating.mean >= band * 100) : [],
		next_slot: standing.next_slot,
		free_days: standing.free_days,
		card: {
			id: business.id,
			name: business.name,
			firm: business.firm,
			category: business.category,
			tier: business.tier,
			status,
			checked_at: lastCheckOf(business),
			headline: business.headline,
			languages,
			city_id: business.city_id,
			city_name: city.name,
			country_id: business.country_id,
			currency: business.currency,
			fee_from_minor: business.fee_from_minor,
			fees: Object.fromEntries(
				priced.map(({ legal_service_id, fee_type, fee_min_minor, fee_max_minor }) => [
					legal_service_id,
					{ fee_type, fee_min_minor, fee_max_minor },
				]),
			),
			free_consultation: business.free_consultation,
			legal_aid: business.legal_aid,
			modes: business.modes,
			rating: standing.rating,
			time_zone: business.time_zone,
		},
	};
}
