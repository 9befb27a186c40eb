/**
 * How long a licence holds, and what a profile is while it does. The rule reads no clock and writes nothing: readers ask
 * it for now, so that a badge ends by itself, and `domain/verification` writes what it says.
 */
import { daysFrom } from "#domain/ground/days.ts";
import { dateIn, quantumOf } from "#domain/ground/time.ts";
import type { Business, Licence } from "./businesses.ts";
import { jurisdictions, zoneOfJurisdiction } from "./jurisdictions.ts";
import { professionOfTitle } from "./licence-titles.ts";
import { type BusinessStatus, isListed } from "./listed.ts";
import { professionOf } from "./professions.ts";

/** From so many days before its end on a licence expires soon. */
const expiringDays = 30;

/** So many days before the end its owner is warned, the nearest last. */
export const warningDays = [60, expiringDays, 7, 1] as const;
export type WarningDays = (typeof warningDays)[number];

/** The warning that is due with so many days left: the nearest, whichever were missed before it; null for none yet. */
export const warningDue = (left: number): WarningDays | null => warningDays.findLast((days) => left <= days) ?? null;

/** What the rule asks of a licence. */
type HeldLicence = Pick<Licence, "profession" | "jurisdiction" | "status" | "expires_on" | "checked_at">;
type Holder<Held extends HeldLicence = HeldLicence> = Pick<Business, "category" | "status"> & { licences: Held[] };

/** The same as JSON, for a column of ids of professionals. */
export const heldLicencesSql = (column: string) =>
	`(SELECT json_group_array(json_object('profession', profession, 'jurisdiction', jurisdiction, 'status', status,
		'expires_on', expires_on, 'checked_at', checked_at)) FROM licences WHERE business_id = ${column})`;

let asked = { now: "", days: new Map<string, string>() };

/** The day in a jurisdiction; remembered for the instant that was asked for last: thousands are asked of one. */
function todayIn(jurisdiction: string, now: string): string {
	if (asked.now !== now) asked = { now, days: new Map() };
	const known = asked.days.get(jurisdiction);
	if (known) return known;
	const day = dateIn(zoneOfJurisdiction(jurisdiction), now);
	asked.days.set(jurisdiction, day);
	return day;
}

/** Days begin on a quantum everywhere: what was computed last holds until the next. */
let computed: { quantum: number; byDay: Map<string, string[]> } | undefined;

/** The countries of each day that it is somewhere: at most three days at once, and with them all that there are. */
export function jurisdictionsByDay(now: string): ReadonlyMap<string, readonly string[]> {
	const quantum = quantumOf(now);
	if (computed?.quantum !== quantum) {
		const byDay = new Map<string, string[]>();
		for (const country of jurisdictions) {
			const day = todayIn(country, now);
			byDay.set(day, [...(byDay.get(day) ?? []), country]);
		}
		computed = { quantum, byDay };
	}
	return computed.byDay;
}

/**
 * How many days a licence has left after today, in the days of its jurisdiction: 0 on the last one, less than 0 once it
 * has ended; null where the register sets no end.
 */
export function daysLeft({ expires_on, jurisdiction }: Pick<Licence, "expires_on" | "jurisdiction">, now: string) {
	if (expires_on === null) return null;
	return daysFrom(todayIn(jurisdiction, now), expires_on);
}

/** Whether the last day of a licence is over where it holds. */
export const hasEnded = (licence: Pick<Licence, "expires_on" | "jurisdiction">, now: string) =>
	(daysLeft(licence, now) ?? 0) < 0;

/**
 * The licences that a profile rests on: those of its own profession, told by their titles. One of another profession
 * keeps nobody listed: a sworn translation is no licence to practise law. Where no title is known to be of the
 * profession, an admin has listed the profile for what it has: titles that nobody knows, else all.
 */
function upholding<Held extends HeldLicence>({ category, licences }: Pick<Holder<Held>, "category" | "licences">) {
	const known = licences.map(({ profession }) => professionOfTitle(profession));
	const own = licences.filter((_, i) => known[i] === professionOf[category]);
	if (own.length > 0) return own;
	const others = licences.filter((_, i) => known[i] === null);
	return others.length > 0 ? others : licences;
}

/** Where licences put a profile: `expiring` when all that it rests on end within 30 days, `unverified` with none that holds. */
export function statusByLicences(holder: Pick<Holder, "category" | "licences">, now: string) {
	const left = upholding(holder)
		.filter(({ status, checked_at }) => status === "active" && checked_at !== null)
		.map((licence) => daysLeft(licence, now) ?? Number.POSITIVE_INFINITY)
		.filter((days) => days >= 0);
	if (left.length === 0) return "unverified";
	return Math.max(...left) > expiringDays ? "verified" : "expiring";
}

/**
 * What a profile is now, whatever was written when: only who is listed changes by the clock. Who is listed without any
 * licence, as document helpers may be, has none that could end.
 */
export const statusNow = ({ category, status, licences }: Holder, now: string): BusinessStatus =>
	isListed(status) && licences.length > 0 ? statusByLicences({ category, licences }, now) : status;

/** The same for a row that was read with `heldLicencesSql`. */
export const rowStatusNow = (
	row: Pick<Business, "category" | "status"> & { licences: string },
	now: string,
): BusinessStatus => statusNow({ ...row, licences: JSON.parse(row.licences) as HeldLicence[] }, now);

/** A profile as it is now, with the licences that have ended. */
export function asOf<Held extends HeldLicence, Profile extends Holder<Held>>(profile: Profile, now: string): Profile {
	const licences = profile.licences.map((licence) =>
		licence.status === "active" && hasEnded(licence, now) ? { ...licence, status: "expired" as const } : licence,
	);
	return { ...profile, licences, status: statusNow({ ...profile, licences }, now) };
}
