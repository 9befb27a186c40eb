/** What a professional sees of their own time. */

import { appointmentsOf, appointmentsStatement, asReadBy, type OwnAppointment } from "./appointments/reading.server.ts";
import type { Appointment } from "./appointments.ts";
import type { KeptAvailability } from "./availability.server.ts";
import { newAvailability } from "./availability.ts";
import type { BusinessStatus } from "./businesses.ts";
import type { Ctx } from "./context.server.ts";
import type { Actor } from "./identity/identity.ts";
import { dateIn } from "./slots.ts";

/** The professional whom a person owns, with their hours (those to begin with, at version 0, where none are open). */
export type OwnPractice = {
	id: string;
	name: string;
	status: BusinessStatus;
	availability: KeptAvailability;
	/** What is offered. */
	services: { legal_service_id: string; duration_minutes: number }[];
	/** The next free beginnings, as result cards show them. */
	next_slots: string[];
};

const own = "(SELECT business_id FROM business_owners WHERE user_id = ?1)";

const practiceStatement = (ctx: Ctx, { user_id }: Actor) =>
	ctx.db.$client
		.prepare(
			`SELECT b.id, b.name, b.status, b.time_zone AS city_zone, n.slots, (
				SELECT json_group_array(json_object('legal_service_id', legal_service_id, 'duration_minutes', duration_minutes))
				FROM business_services WHERE business_id = b.id) AS services,
				a.time_zone, a.weekly, a.exceptions, a.buffer_before_minutes, a.buffer_after_minutes, a.notice_hours,
				a.daily_cap, a.horizon_days, a.step_minutes, a.confirmation, a.free_cancellation_hours, a.late_fee, a.bring,
				a.version
			FROM businesses b LEFT JOIN availabilities a ON a.business_id = b.id
			LEFT JOIN next_slots n ON n.business_id = b.id WHERE b.id = ${own}`,
		)
		.bind(user_id);

type PracticeRow = Omit<KeptAvailability, "weekly" | "exceptions" | "version"> &
	Pick<OwnPractice, "id" | "name" | "status"> & {
		city_zone: string;
		slots: string | null;
		services: string;
		weekly: string;
		exceptions: string;
		version: number | null;
	};

function practiceOf(result: D1Result | undefined): OwnPractice | null {
	const row = result?.results[0] as PracticeRow | undefined;
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
export type Taken = Pick<
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

function takenOf(result: D1Result | undefined): Taken[] {
	return appointmentsOf(result).map((kept) => ({
		...{ id: kept.id, legal_service_id: kept.legal_service_id, starts_at: kept.starts_at, ends_at: kept.ends_at },
		...{ client_time_zone: kept.client_time_zone, mode: kept.mode, status: kept.status, awaiting: kept.awaiting },
		// Who is still making up their mind has told the professional nothing.
		client_name: kept.status === "held" ? "" : kept.client_name,
	}));
}

const longestMs = 8 * 3_600_000;
const mostTaken = 1_000;

/** What takes time between two instants; the index is asked from the longest meeting before. */
const takenStatement = (ctx: Ctx, { user_id }: Actor, from: number, until: number) =>
	appointmentsStatement(
		ctx,
		`a.business_id = ${own} AND a.starts_at > ?2 AND a.starts_at < ?3 AND a.ends_at > ?4
			AND (a.status IN ('pending', 'confirmed', 'completed', 'no_show') OR (a.status = 'held' AND a.expires_at > ?5))
			ORDER BY a.starts_at LIMIT ${mostTaken}`,
		user_id,
		...[from - longestMs, until, from].map((at) => new Date(at).toISOString()),
		ctx.now().toISOString(),
	);

const dayMs = 86_400_000;
const startOfDay = (day: string) => Date.parse(`${day}T00:00:00Z`);

/**
 * The own practice and what takes its time from one day to another (of its calendar, both included); null for who owns
 * none. One batch; a row for the practice, and one for each meeting and service.
 */
export async function findCalendar(
	ctx: Ctx,
	actor: Actor,
	range: { from: string; until: string } | null,
): Promise<{ practice: OwnPractice; taken: Taken[] } | null> {
	const today = dateIn("UTC", ctx.now().getTime());
	const { from, until } = range ?? { from: today, until: today };
	// In whichever zone the days are meant, they lie within a day around those of UTC.
	const [found, taken] = await ctx.db.$client.batch([
		practiceStatement(ctx, actor),
		takenStatement(ctx, actor, startOfDay(from) - dayMs, startOfDay(until) + 2 * dayMs),
	]);
	const practice = practiceOf(found);
	if (!practice) return null;
	const { time_zone } = practice.availability;
	const lastInstant = (ends_at: string) => Date.parse(ends_at) - 1;
	return {
		practice,
		taken: takenOf(taken).filter(
			({ starts_at, ends_at }) =>
				dateIn(time_zone, starts_at) <= until && dateIn(time_zone, lastInstant(ends_at)) >= from,
		),
	};
}

/** The own practice with all meetings to come that are asked for or agreed; null for who owns none. One batch. */
export async function findPracticeAhead(
	ctx: Ctx,
	actor: Actor,
): Promise<{ practice: OwnPractice; ahead: Taken[] } | null> {
	const now = ctx.now().getTime();
	const [found, taken] = await ctx.db.$client.batch([
		practiceStatement(ctx, actor),
		takenStatement(ctx, actor, now, now + 400 * dayMs),
	]);
	const practice = practiceOf(found);
	const isAhead = ({ status }: Taken) => status === "pending" || status === "confirmed";
	return practice && { practice, ahead: takenOf(taken).filter(isAhead) };
}

/** What stands in the way of being booked. */
export type Missing = "not_listed" | "services" | "hours" | "no_times";

export type Today = {
	practice: OwnPractice;
	today: Taken[];
	tomorrow: Taken[];
	/** Requests that wait for the professional, the most urgent first. */
	requests: OwnAppointment[];
	missing: Missing[];
};

const mostRequests = 50;

/** What a professional looks at first; null for who owns none. One batch. */
export async function findToday(ctx: Ctx, actor: Actor): Promise<Today | null> {
	const now = ctx.now().getTime();
	const [found, taken, requests] = await ctx.db.$client.batch([
		practiceStatement(ctx, actor),
		takenStatement(ctx, actor, now - 2 * dayMs, now + 3 * dayMs),
		appointmentsStatement(
			ctx,
			`a.business_id = ${own} AND a.status = 'pending' AND a.awaiting = 'business' AND a.starts_at > ?2
				ORDER BY a.expires_at, a.starts_at LIMIT ${mostRequests}`,
			actor.user_id,
			ctx.now().toISOString(),
		),
	]);
	const practice = practiceOf(found);
	if (!practice) return null;
	const { availability, status, services } = practice;
	const today = dateIn(availability.time_zone, now);
	const tomorrow = new Date(startOfDay(today) + dayMs).toISOString().slice(0, 10);
	const all = takenOf(taken);
	const on = (day: string) => all.filter(({ starts_at }) => dateIn(availability.time_zone, starts_at) === day);
	const isListed = status === "verified" || status === "expiring";
	const hasTimes =
		availability.weekly.length > 0 ||
		availability.exceptions.some(({ hours, until }) => hours.length > 0 && until >= today);
	const missing: [Missing, boolean][] = [
		["not_listed", !isListed],
		["services", services.length === 0],
		["hours", availability.version === 0],
		["no_times", availability.version > 0 && !hasTimes],
	];
	return {
		practice: {
			...practice,
			next_slots: practice.next_slots.filter((slot) => Date.parse(slot) >= now + availability.notice_hours * 3_600_000),
		},
		today: on(today),
		tomorrow: on(tomorrow),
		requests: appointmentsOf(requests).map((kept) => asReadBy(ctx, kept, "business")),
		missing: missing.filter(([, is]) => is).map(([what]) => what),
	};
}
