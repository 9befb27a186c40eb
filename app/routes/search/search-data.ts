import type { Licence, Mode, SpokenLanguage } from "#domain/businesses/businesses.ts";
import type { Category, LegalServiceId, Tier } from "#domain/businesses/legal-services.ts";
import type { BusinessStatus } from "#domain/businesses/listed.ts";
import type { Situation } from "#domain/pages/urgent-help.ts";
import type { Facets } from "#domain/search/facets.ts";
import type { Further } from "#domain/search/further.server.ts";
import type { SearchField, ServiceId, Sort } from "#domain/search/query.ts";
import type { Found, Instead } from "#domain/search/search.server.ts";
import type { ReaderZone } from "../../reader-zone.ts";

/** The filters in force, whether a parameter or a word said so, as the parameters that say the same. */
export type Chosen = { [field in FilterField]?: string | undefined };

export type FilterField =
	| "service"
	| "location"
	| "language"
	| "country_experience"
	| "jurisdiction"
	| "tier"
	| "mode"
	| "fee_max"
	| "free_consultation"
	| "legal_aid"
	| "rating"
	| "available";

/** Filters with too many values to list them all at once; `all=` names the one that is listed whole. */
export type LongFilter = "location" | "country_experience" | "jurisdiction";

/** A filter in force, or what only ranks like one (`isRankOnly`), and the address of the same page without it. */
export type ChosenChip = { field: FilterField; value: string; isRankOnly: boolean; to: string };

export type Notices = {
	/**
	 * What the words say cannot wait, and the address of these results with who is free soonest first, in the city that who
	 * reads seems to be in where none is named; null for nothing.
	 */
	urgent: { situation: Situation; country: string | null; soonest: { to: string; near: string | null } | null } | null;
	/** Parameters that were ignored, with what they said. */
	invalid: { field: SearchField; value: string }[];
	/** Texts that were too long and are cut. */
	cut: ("q" | "location")[];
	corrections: { from: string; to: string }[];
	ignored: string[];
	/** Words that no profile holds. */
	unknown: string[];
	/** Other places of the same name, and the addresses of these results there. */
	namesakes: { name: string; to: string }[];
	/** A location that names no place we know. */
	unknownLocation: string | null;
	/** The place that words name, where the location names none we know. */
	searchedInstead: string | null;
	/** A sum as it was typed, where fees are filtered by the next step above it, in euros. */
	feeBelow: { said: string; fee_max: number } | null;
	/** A language that was asked for and professionals cannot name yet: its code. */
	otherLanguage: string | null;
	/** Services that may be meant, and the addresses of these results with them. */
	alternatives: { service: ServiceId; to: string }[];
	/** The city that who reads seems to be in, and the address of these results there. */
	nearby: { name: string; to: string } | null;
};

/** A search that finds somebody: what it drops, what it keeps, how many there are (null: not known). */
export type WayOn = { drop: Instead["drop"] | "remote"; kept: Chosen; total: number | null; to: string };

/** A place as the page shows it. */
export type ShownPlace = { id: string; name: string; region: string | null; country_id: string; isCountry: boolean };

/** What somebody who compares sees of each. */
export type Compared = {
	id: string;
	name: string;
	firm: string | null;
	category: Category;
	tier: Tier;
	status: BusinessStatus;
	checked_at: string | null;
	city_name: string;
	country_id: string;
	currency: string;
	fee_from_minor: number | null;
	free_consultation: boolean;
	legal_aid: boolean;
	modes: Mode[];
	languages: SpokenLanguage[];
	licences: Pick<Licence, "id" | "profession" | "register" | "number" | "jurisdiction" | "status">[];
	country_experience: string[];
	practising_since: number;
	response_hours: number | null;
	isStepFree: boolean;
	/** Address of the comparison without this one. */
	without: string;
};

/** Others who could help, and where all of them stand. */
export type ShownFurther = { kind: Further["kind"]; to: string; businesses: Omit<Found, "city_id">[] };

type Head = {
	title: string;
	description: string;
	/** The address to be found under; null when this page is not to be found. */
	canonical: string | null;
};

export type Results = Head & {
	view: "results";
	/** What stands in the two inputs. */
	q: string;
	location: string;
	/** What of `q` no filter says. */
	rest: string;
	chosen: Chosen;
	/** Of the chosen service; the filter of legal services opens under it. */
	category: Category | null;
	service: ServiceId | null;
	/** What can be booked of it; null for a category. */
	legal_service: LegalServiceId | null;
	place: ShownPlace | null;
	sort: Sort;
	/** The query of this page without its cursor, clean; the first page of these results. */
	search: string;
	/** The query of the next page; null on the last. */
	next: string | null;
	/** Whether this is the first page. */
	isFirst: boolean;
	businesses: Omit<Found, "city_id">[];
	/** Ids of all whom the reader has saved. */
	saved: string[];
	/** In whose time slots are shown; where nobody knows it (`other`), each is shown in the professional's. */
	zone: ReaderZone;
	now: string;
	total: number;
	total_is_exact: boolean;
	/** Whether the counts beside the filters are what choosing them finds. */
	facets_are_exact: boolean;
	facets: Facets;
	/** The filters that list their first values only. */
	cut: LongFilter[];
	chips: ChosenChip[];
	/** Another place that is named, where help may be wanted as well, and the address of these results there. */
	elsewhere: { name: string; to: string } | null;
	notices: Notices;
	/** When nothing was found. */
	instead: WayOn[];
	/** When few were found: who else could help. */
	further: ShownFurther[];
};

export type Comparison = Head & { view: "comparison"; professionals: Compared[]; wasCut: boolean; back: string };

export type SearchData = Results | Comparison;
