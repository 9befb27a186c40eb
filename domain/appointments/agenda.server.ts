/** What a professional sees of their own time. */

import type { KeptAvailability } from "#domain/availability/availability.server.ts";
import { newAvailability } from "#domain/availability/availability.ts";
import type { Business } from "#domain/businesses/businesses.ts";
import { type BusinessStatus, isListed } from "#domain/businesses/listed.ts";
import { ownedBusiness } from "#domain/businesses/owners.server.ts";
import { type CompletenessPart, completenessOf } from "#domain/businesses/quality.ts";
import type { Professional } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { dayMs, hourMs } from "#domain/ground/durations.ts";
import { dateIn } from "#domain/ground/time.ts";
import type { Appointment } from "./appointments.ts";
import { type NameMatches, nameMatchesOf, nameMatchesStatement } from "./name-matches.server.ts";
import { appointmentsOf, appointmentsStatement, asReadBy, type OwnAppointment } from "./reading.server.ts";

/** The business of a professional with its hours: a usual week at version 0 where none were saved yet. */
export type OwnBusiness = {
	id: string;
	name: string;
	status: BusinessStatus;
	availability: KeptAvailability;
	/** What is offered. */
	services: { legal_service_id: string; duration_minutes: number }[];
	/** The next free beginnings, as result cards show them. */
	next_slots: string[];
};

const ownBusinessStatement = (ctx: Ctx, { user_id }: Professional) =>
	ctx.db.$client
		.prepare(
			`SELECT b.id, b.name, b.status, b.time_zone AS city_zone, n.slots, (
				SELECT json_group_array(json_object('legal_service_id', legal_service_id, 'duration_minutes', duration_minutes))
				FROM business_services WHERE business_id = b.id) AS services,
				a.time_zone, a.weekly, a.exceptions, a.buffer_before_minutes, a.buffer_after_minutes, a.notice_hours,
				a.daily_cap, a.horizon_days, a.step_minutes, a.confirmation, a.free_cancellation_hours, a.late_fee, a.bring,
				a.version
			FROM businesses b LEFT JOIN availabilities a ON a.business_id = b.id
			LEFT JOIN next_slots n ON n.business_id = b.id WHERE b.id = ${ownedBusiness}`,
		)
		.bind(user_id);

type OwnBusinessRow = Omit<KeptAvailability, "weekly" | "exceptions" | "version"> &
	Pick<OwnBusiness, "id" | "name" | "status"> & {
		city_zone: string;
		slots: string | null;
		services: string;
		weekly: string;
		exceptions: string;
		version: number | null;
	};

function ownBusinessOf(result: D1Result | undefined): OwnBusiness | null {
	const row = result?.results[0] as OwnBusinessRow | undefined;
	if (!row) return null;
	const { id, name, status, city_zone, slots, services, version, weekly, exceptions, ...rest } = row;
	return {
		...{ id, name, status, services: JSON.parse(services), next_slots: JSON.parse(slots ?? "[]") },
		availability:
			version === null
				? { ...newAvailability(city_zone), version: 0 }
				: { ...rest, weekly: JSON.parse(weekly), exceptions: JSON.parse(exceptions), version },
	};
}

/** Time that is taken: by a meeting, or for ten minutes by somebody who is booking (`held`, without a name). */
export type AgendaEntry = Pick<
	Appointment,
	| "id"
	| "client_name"
	| "legal_service_id"
	| "starts_at"
	| "ends_at"
	| "client_time_zone"
	| "mode"
	| "status"
	| "awaiting"
>;

function entriesOf(result: D1Result | undefined): AgendaEntry[] {
	return appointmentsOf(result).map((kept) => ({
		...{ id: kept.id, legal_service_id: kept.legal_service_id, starts_at: kept.starts_at, ends_at: kept.ends_at },
		...{ client_time_zone: kept.client_time_zone, mode: kept.mode, status: kept.status, awaiting: kept.awaiting },
		// Who is still making up their mind has told the professional nothing.
		client_name: kept.status === "held" ? "" : kept.client_name,
	}));
}

const longestMs = 8 * hourMs;
const mostEntries = 1_000;

/** What takes time between two instants; the index is asked from the longest meeting before. */
const entriesStatement = (ctx: Ctx, { user_id }: Professional, from: number, until: number) =>
	appointmentsStatement(
		ctx,
		`a.business_id = ${ownedBusiness} AND a.starts_at > ?2 AND a.starts_at < ?3 AND a.ends_at > ?4
			AND (a.status IN ('pending', 'confirmed', 'completed', 'no_show') OR (a.status = 'held' AND a.expires_at > ?5))
			ORDER BY a.starts_at LIMIT ${mostEntries}`,
		user_id,
		...[from - longestMs, until, from].map((at) => new Date(at).toISOString()),
		ctx.now().toISOString(),
	);

const startOfDay = (day: string) => Date.parse(`${day}T00:00:00Z`);

/**
 * The professional's business and what takes its time between two days of its calendar, both included; null without a
 * business. One batch: a row for the business, and one for each meeting and service.
 */
export async function findCalendar(
	ctx: Ctx,
	owner: Professional,
	range: { from: string; until: string } | null,
): Promise<{ business: OwnBusiness; taken: AgendaEntry[] } | null> {
	const today = dateIn("UTC", ctx.now().getTime());
	const { from, until } = range ?? { from: today, until: today };
	// In whichever zone the days are meant, they lie within a day around those of UTC.
	const [found, taken] = await ctx.db.$client.batch([
		ownBusinessStatement(ctx, owner),
		entriesStatement(ctx, owner, startOfDay(from) - dayMs, startOfDay(until) + 2 * dayMs),
	]);
	const business = ownBusinessOf(found);
	if (!business) return null;
	const { time_zone } = business.availability;
	const lastInstant = (ends_at: string) => Date.parse(ends_at) - 1;
	return {
		business,
		taken: entriesOf(taken).filter(
			({ starts_at, ends_at }) =>
				dateIn(time_zone, starts_at) <= until && dateIn(time_zone, lastInstant(ends_at)) >= from,
		),
	};
}

/** The professional's business with all upcoming meetings, pending or confirmed; null without a business. One batch. */
export async function findUpcoming(
	ctx: Ctx,
	owner: Professional,
): Promise<{ business: OwnBusiness; ahead: AgendaEntry[] } | null> {
	const now = ctx.now().getTime();
	const [found, taken] = await ctx.db.$client.batch([
		ownBusinessStatement(ctx, owner),
		entriesStatement(ctx, owner, now, now + 400 * dayMs),
	]);
	const business = ownBusinessOf(found);
	const isAhead = ({ status }: AgendaEntry) => status === "pending" || status === "confirmed";
	return business && { business, ahead: entriesOf(taken).filter(isAhead) };
}

const completenessStatement = (ctx: Ctx, { user_id }: Professional) =>
	ctx.db.$client
		.prepare(
			`SELECT b.about, b.country_experience, b.education, b.fee_from_minor, b.insurance, (
				SELECT json_group_array(json_object('is_main', is_main, 'step_free', step_free, 'accessibility', accessibility))
				FROM offices WHERE business_id = b.id) AS offices FROM businesses b WHERE b.id = ${ownedBusiness}`,
		)
		.bind(user_id);

type CompletenessRow = Pick<Business, "about" | "fee_from_minor" | "insurance"> &
	Record<"country_experience" | "education" | "offices", string>;

function completenessIn(result: D1Result | undefined) {
	const [found] = (result?.results ?? []) as CompletenessRow[];
	if (!found) return null;
	const { country_experience, education, offices, ...row } = found;
	return completenessOf({
		...row,
		country_experience: JSON.parse(country_experience),
		education: JSON.parse(education),
		offices: JSON.parse(offices),
	});
}

/** What stands in the way of being booked. */
export type Missing = "not_listed" | "services" | "hours" | "no_times";

export type Today = {
	business: OwnBusiness;
	today: AgendaEntry[];
	tomorrow: AgendaEntry[];
	/** Requests that wait for the professional, the most urgent first. */
	requests: OwnAppointment[];
	/** Of these, by their ids, what the names in them have met before. */
	matches: Record<string, NameMatches>;
	missing: Missing[];
	/** Which parts of the profile its owner has filled in. */
	completeness: Record<CompletenessPart, boolean>;
};

const mostRequests = 50;

/** What a professional looks at first; null without a business. One batch. */
export async function findToday(ctx: Ctx, owner: Professional): Promise<Today | null> {
	const now = ctx.now().getTime();
	const waiting = (a: string) =>
		`${a}.status = 'pending' AND ${a}.awaiting = 'business' AND ${a}.starts_at > ?2
			ORDER BY ${a}.expires_at, ${a}.starts_at LIMIT ${mostRequests}`;
	const [found, taken, requests, matches, said] = await ctx.db.$client.batch([
		ownBusinessStatement(ctx, owner),
		entriesStatement(ctx, owner, now - 2 * dayMs, now + 3 * dayMs),
		appointmentsStatement(
			ctx,
			`a.business_id = ${ownedBusiness} AND ${waiting("a")}`,
			owner.user_id,
			ctx.now().toISOString(),
		),
		nameMatchesStatement(ctx, owner, "appointments", waiting("r"), ctx.now().toISOString()),
		completenessStatement(ctx, owner),
	]);
	const [business, completeness] = [ownBusinessOf(found), completenessIn(said)];
	if (!business || !completeness) return null;
	const { availability, status, services } = business;
	const today = dateIn(availability.time_zone, now);
	const tomorrow = new Date(startOfDay(today) + dayMs).toISOString().slice(0, 10);
	const all = entriesOf(taken);
	const on = (day: string) => all.filter(({ starts_at }) => dateIn(availability.time_zone, starts_at) === day);
	const hasTimes =
		availability.weekly.length > 0 ||
		availability.exceptions.some(({ hours, until }) => hours.length > 0 && until >= today);
	const missing: [Missing, boolean][] = [
		["not_listed", !isListed(status)],
		["services", services.length === 0],
		["hours", availability.version === 0],
		["no_times", availability.version > 0 && !hasTimes],
	];
	return {
		business: {
			...business,
			next_slots: business.next_slots.filter((slot) => Date.parse(slot) >= now + availability.notice_hours * hourMs),
		},
		today: on(today),
		tomorrow: on(tomorrow),
		matches: nameMatchesOf(matches),
		requests: appointmentsOf(requests).map((kept) => asReadBy(ctx, kept, "business")),
		completeness,
		missing: missing.filter(([, is]) => is).map(([what]) => what),
	};
}
