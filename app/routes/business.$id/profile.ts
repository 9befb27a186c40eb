import type { Business } from "#domain/businesses.ts";
import type { Card } from "#domain/search/listing.ts";

type PlacedOffice = Business["offices"][number] & { city_name: string; country_id: string };

/** A profile as its page gets it; `now` is the server's instant, for the clocks. */
export type ShownProfile = Omit<Business, "seq" | "quality" | "version" | "fee_from_eur_minor" | "offices"> & {
	city_name: string;
	offices: PlacedOffice[];
	similar: Card[];
	now: string;
};

/** Whether the profile stands in search: only then is it shown as verified, and to be found. */
export const isListed = ({ status }: Pick<Business, "status">) => status === "verified" || status === "expiring";

/** The last time that any of the licences was compared with its register; null when never. */
export const lastCheckOf = ({ licences }: Pick<Business, "licences">) =>
	licences.reduce<string | null>(
		(last, { checked_at }) => (checked_at && (!last || checked_at > last) ? checked_at : last),
		null,
	);

/** The search for the same category in the same city; without a place when `anywhere`. */
export const searchFor = ({ category, city_id }: Pick<Business, "category" | "city_id">, anywhere = false) =>
	`/search?service=${category}${anywhere ? "" : `&location=${city_id}`}`;
