import type { Business, ServiceOffered } from "#domain/businesses/businesses.ts";
import type { ShownCard } from "#domain/search/listing.ts";

type PlacedOffice = Business["offices"][number] & { city_name: string; country_id: string };

/** A profile as its page gets it; `now` is the server's instant, for the clocks. */
export type ShownProfile = Omit<
	Business,
	"seq" | "quality" | "version" | "fee_from_eur_minor" | "offices" | "services"
> & {
	services: ServiceOffered[];
	city_name: string;
	offices: PlacedOffice[];
	similar: ShownCard[];
	now: string;
};

/** The search for the same category in the same city; without a place when `anywhere`. */
export const searchFor = ({ category, city_id }: Pick<Business, "category" | "city_id">, anywhere = false) =>
	`/search?service=${category}${anywhere ? "" : `&location=${city_id}`}`;
