import type { Business, FeeType, Mode } from "#domain/businesses/businesses.ts";
import type { Category, Tier } from "#domain/businesses/legal-services.ts";
import { heldLicencesSql, rowStatusNow } from "#domain/businesses/licences.ts";
import { isListed } from "#domain/businesses/listed.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { isAway } from "#domain/identity/away.ts";
import type { Availability } from "./availability.ts";

/** A service as it is booked. */
export type BookableService = {
	legal_service_id: string;
	fee_type: FeeType;
	fee_min_minor: number;
	fee_max_minor: number | null;
	includes: string;
	duration_minutes: number;
};

/** What is announced to who books. */
export type Announced = Pick<Availability, "confirmation" | "free_cancellation_hours" | "late_fee" | "bring">;

/** A professional as one who books meets them. */
export type Bookable = {
	id: string;
	name: string;
	/** As it is now: with the last licence bookings end. */
	status: Business["status"];
	category: Category;
	tier: Tier;
	city_id: number;
	country_id: string;
	currency: string;
	free_consultation: boolean;
	modes: Mode[];
	/** Of the opening hours; of the office where there are none. */
	time_zone: string;
	/** Where clients are received; null where nobody has said. */
	address: string | null;
	owner_id: string | null;
	/** null for who takes no bookings. */
	announced: (Announced & { horizon_days: number }) | null;
	services: BookableService[];
};

const id = /^[0-9a-f]{32}$/;

type Row = Omit<Bookable, "free_consultation" | "modes" | "announced" | "services" | "time_zone"> &
	Partial<Announced> & {
		free_consultation: number;
		modes: string;
		time_zone: string;
		own_zone: string | null;
		horizon_days: number | null;
		is_away: number;
		licences: string;
	};

/** Who can be booked, and for what; null for nobody. One batch, a row for the professional, each service and licence. */
export async function findBookable(ctx: Ctx, business_id: string): Promise<Bookable | null> {
	if (!id.test(business_id)) return null;
	const { $client: d1 } = ctx.db;
	const [found, services] = await d1.batch([
		d1
			.prepare(
				`SELECT b.id, b.name, b.status, b.category, b.tier, b.city_id, b.country_id, b.currency, b.free_consultation, b.modes, b.time_zone,
					a.time_zone AS own_zone,
					a.confirmation, a.free_cancellation_hours, a.late_fee, a.bring, a.horizon_days, w.user_id AS owner_id,
					${isAway("w.user_id", "?2")} AS is_away, ${heldLicencesSql("b.id")} AS licences,
					(SELECT o.address || ', ' || o.postcode || ' ' || c.name FROM offices o JOIN cities c ON c.id = o.city_id
						WHERE o.business_id = b.id ORDER BY o.is_main DESC, o.id LIMIT 1) AS address
				FROM businesses b LEFT JOIN availabilities a ON a.business_id = b.id
				LEFT JOIN business_owners w ON w.business_id = b.id WHERE b.id = ?1`,
			)
			.bind(business_id, ctx.now().toISOString()),
		d1
			.prepare(
				`SELECT legal_service_id, fee_type, fee_min_minor, fee_max_minor, includes, duration_minutes
				FROM business_services WHERE business_id = ? ORDER BY fee_min_minor, legal_service_id`,
			)
			.bind(business_id),
	]);
	const row = found?.results[0] as Row | undefined;
	if (!row) return null;
	const { modes, own_zone, is_away, licences: _, ...rest } = row;
	const { confirmation, free_cancellation_hours, late_fee, bring, horizon_days, ...business } = rest;
	const status = rowStatusNow(row, ctx.now().toISOString());
	const isOpen = isListed(status) && !is_away && confirmation && horizon_days !== null;
	return {
		...business,
		status,
		time_zone: own_zone ?? row.time_zone,
		free_consultation: row.free_consultation === 1,
		modes: JSON.parse(modes),
		announced: isOpen
			? {
					confirmation,
					free_cancellation_hours: free_cancellation_hours ?? 0,
					late_fee: late_fee ?? "nothing",
					bring: bring ?? "",
					horizon_days,
				}
			: null,
		services: (services?.results ?? []) as BookableService[],
	};
}
