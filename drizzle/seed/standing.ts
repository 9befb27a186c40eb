import type { Business } from "#domain/businesses/businesses.ts";
import { noStanding, type Standing } from "#domain/search/listing.ts";
import { availabilityRows } from "./availability.ts";
import { reviewRows } from "./reviews.ts";

/** What others bring about of demo professionals, seen from `now`: its rows by table, and what search makes of them. */
export function standingRows(businesses: readonly Business[], now: string) {
	const rows = { ...availabilityRows(businesses, now), ...reviewRows(businesses) };
	const standings = new Map<string, Standing>();
	for (const { business_id, slots, days } of rows.next_slots)
		standings.set(business_id, { rating: null, next_slot: slots[0] ?? null, free_days: days });
	for (const { business_id, count, rating } of rows.ratings) {
		const known = standings.get(business_id) ?? noStanding;
		standings.set(business_id, { ...known, rating: { count, mean: Math.round(rating / count) } });
	}
	return { rows, standingOf: ({ id }: Pick<Business, "id">) => standings.get(id) ?? noStanding };
}
