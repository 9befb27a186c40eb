import type { Language } from "#domain/ground/languages.ts";
import { type Category, type Tier, tierOf } from "./legal-services.ts";
import type { BusinessStatus } from "./listed.ts";

/** How a meeting can take place. */
export const modes = ["in_person", "video", "phone"] as const;
export type Mode = (typeof modes)[number];

/** The way to meet that is chosen for a reader at first: nobody is sent to an office in another country. */
export const likelyMode = (
	{ modes, country_id }: { modes: readonly Mode[]; country_id: string },
	readerCountry: string | null,
): Mode | undefined =>
	readerCountry === null || readerCountry === country_id
		? modes[0]
		: (modes.find((mode) => mode !== "in_person") ?? modes[0]);

/** Who at the office speaks a language. */
export const speakers = ["professional", "staff", "interpreter"] as const;
export type Speaker = (typeof speakers)[number];

/** How a fee is charged. */
export const feeTypes = ["fixed", "hourly", "free"] as const;
export type FeeType = (typeof feeTypes)[number];

export const licenceStatuses = ["active", "expired", "suspended"] as const;
export type LicenceStatus = (typeof licenceStatuses)[number];

export type ServiceOffered = {
	legal_service_id: string;
	fee_type: FeeType;
	/** Minor units of the business's currency; 0 when free. */
	fee_min_minor: number;
	/** null when the fee is one figure. */
	fee_max_minor: number | null;
	/** What the fee covers, in the professional's words. */
	includes: string;
	/** What the state charges on top, minor units of the same currency; null when nothing or unknown. */
	government_fee_minor: number | null;
	duration_minutes: number;
};

/** A service as it stands in a profile. */
export type PricedService = ServiceOffered & {
	/** The lowest fee in EUR cents by the dated reference rates; null without a rate. Sorts and bands compare this. */
	fee_min_eur_minor: number | null;
};

/** What a service costs. */
export type ServiceFee = Pick<ServiceOffered, "fee_type" | "fee_min_minor" | "fee_max_minor">;

export type SpokenLanguage = { language: Language; speaker: Speaker };

export type Licence = {
	id: string;
	/** The title that the licence grants, as the register writes it ("Abogado", "Solicitor"). */
	profession: string;
	register: string;
	register_url: string;
	number: string;
	/** ISO 3166-1 alpha-2 of the country whose law the licence is for. */
	jurisdiction: string;
	/** Province, state or chamber inside the jurisdiction; null where the licence is national. */
	region: string | null;
	status: LicenceStatus;
	/** Dates as YYYY-MM-DD. */
	issued_on: string;
	expires_on: string | null;
	conditions: string | null;
	/** UTC instant of the last comparison with the register; null when never checked. */
	checked_at: string | null;
};

export type Office = {
	id: string;
	city_id: number;
	address: string;
	postcode: string;
	is_main: boolean;
	step_free: boolean;
	/** Free remarks: lift, parking, hearing loop. */
	accessibility: string | null;
};

export type Education = { title: string; institution: string; year: number };

/** A listed professional with all that the profile shows. Column names are the table's. */
export type Business = {
	/** Sequence number: the low bits of every search rowid. */
	seq: number;
	/** 32 hex digits (128 bits). */
	id: string;
	name: string;
	/** The practice, when it has a name of its own. */
	firm: string | null;
	/** Primary category; the tier follows from it. */
	category: Category;
	tier: Tier;
	status: BusinessStatus;
	headline: string;
	about: string;
	city_id: number;
	country_id: string;
	time_zone: string;
	currency: string;
	/** Lowest fee of a first meeting or service, minor units; null when fees are not published. */
	fee_from_minor: number | null;
	/** The same in EUR cents by the dated reference rates; sorts and bands compare this. */
	fee_from_eur_minor: number | null;
	free_consultation: boolean;
	legal_aid: boolean;
	modes: Mode[];
	/** Countries of origin whose cases this person knows, ISO 3166-1 alpha-2. */
	country_experience: string[];
	practising_since: number;
	/** Median hours to a first answer; null when unknown. */
	response_hours: number | null;
	education: Education[];
	memberships: string[];
	insurance: string | null;
	website: string | null;
	/** 0 (worst) to 255 (best): see `qualityOf`. */
	quality: number;
	created_at: string;
	updated_at: string;
	version: number;
	services: PricedService[];
	languages: SpokenLanguage[];
	licences: Licence[];
	offices: Office[];
};

/** What a professional may change of the profile. The rest follows from it, or is somebody else's to say. */
export type BusinessChanges = Partial<
	{ services: ServiceOffered[] } & Pick<
		Business,
		| "name"
		| "firm"
		| "category"
		| "response_hours"
		| "headline"
		| "about"
		| "city_id"
		| "currency"
		| "free_consultation"
		| "legal_aid"
		| "modes"
		| "country_experience"
		| "practising_since"
		| "education"
		| "memberships"
		| "insurance"
		| "website"
		| "languages"
		| "licences"
		| "offices"
	>
>;

/** A profile with nothing in it yet; 0 is nobody's `seq`. */
export const newBusiness = (id: string, place: Pick<Business, "country_id" | "time_zone">, now: string): Business => ({
	...place,
	seq: 0,
	id,
	name: "",
	firm: null,
	category: "legal_document_writers",
	tier: tierOf.legal_document_writers,
	status: "unverified",
	headline: "",
	about: "",
	city_id: 0,
	currency: "EUR",
	fee_from_minor: null,
	fee_from_eur_minor: null,
	free_consultation: false,
	legal_aid: false,
	modes: [],
	country_experience: [],
	practising_since: Number(now.slice(0, 4)),
	response_hours: null,
	education: [],
	memberships: [],
	insurance: null,
	website: null,
	quality: 0,
	created_at: now,
	updated_at: now,
	version: 1,
	services: [],
	languages: [],
	licences: [],
	offices: [],
});

/**
 * The profile after its changes. Fees and tier follow from services and category. What is a new claim (`isNewClaim`) sends
 * back to the queue what was verified, and its licences count as unchecked.
 *
 * @param perEur units of each currency for one euro
 * @param place where the city of the changes is
 */
export function revised(
	business: Business,
	changes: BusinessChanges,
	perEur: Readonly<Record<string, number>>,
	place: Pick<Business, "country_id" | "time_zone"> = business,
): Business {
	const { country_id, time_zone } = place;
	const kept = { ...business, ...changes, country_id, time_zone };
	const inEuro = (minor: number | null) => inEuroCents(minor, kept.currency, perEur);
	const services = kept.services.map((service) => ({ ...service, fee_min_eur_minor: inEuro(service.fee_min_minor) }));
	const next: Business = { ...kept, services };
	const fees = next.services.map((service) => service.fee_min_minor);
	const fee_from_minor = changes.services ? (fees.length > 0 ? Math.min(...fees) : null) : business.fee_from_minor;
	return {
		...next,
		tier: tierOf[next.category],
		fee_from_minor,
		fee_from_eur_minor: inEuro(fee_from_minor),
		...(isNewClaim(business, next) && {
			status: business.status === "suspended" || business.status === "closed" ? business.status : "pending",
			licences: next.licences.map((licence) => ({ ...licence, checked_at: null })),
		}),
	};
}

type Claim = Pick<Business, "name" | "firm" | "category" | "country_id" | "city_id" | "licences">;

/**
 * Whether a profile says what was not checked: another name of the person or the office, another profession or licence,
 * an office in another country, or in another city where a licence holds for a part of the country.
 */
export const isNewClaim = (before: Claim, after: Claim): boolean =>
	after.name !== before.name ||
	after.firm !== before.firm ||
	after.category !== before.category ||
	after.country_id !== before.country_id ||
	(after.city_id !== before.city_id && before.licences.some(({ region }) => region !== null)) ||
	claims(after.licences) !== claims(before.licences);

const claims = (licences: readonly Licence[]) =>
	JSON.stringify(
		licences
			.map(({ register, number, jurisdiction, profession }) => [register, number, jurisdiction, profession])
			.sort(),
	);

/** Minor units of a currency in euro cents, by a rate of units per euro; null when there is no figure or no rate. */
export function inEuroCents(
	minor: number | null,
	currency: string,
	perEur: Readonly<Record<string, number>>,
): number | null {
	const rate = perEur[currency];
	if (minor === null || !rate) return null;
	return Math.round((minor / 10 ** fractionDigits(currency) / rate) * 100);
}

const digits = new Map<string, number>();

/** How many digits of a currency are minor units: 2 for EUR, 0 for JPY. Remembered: asking Intl is slow. */
export function fractionDigits(currency: string): number {
	let known = digits.get(currency);
	if (known === undefined) {
		known = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
		digits.set(currency, known);
	}
	return known;
}
