/**
 * A meeting of a client with a professional: its states, who may bring it from one to the next, and what may be said
 * of it.
 *
 * | act        | by                    | from               | to                                             |
 * |------------|-----------------------|--------------------|------------------------------------------------|
 * | hold       | client                | (nothing)          | held, for ten minutes                          |
 * | book       | client                | (nothing), held    | confirmed where hours are instant, else pending |
 * | accept     | who is awaited        | pending            | confirmed                                      |
 * | decline    | who is awaited        | pending            | cancelled                                      |
 * | propose    | professional          | pending, confirmed | pending at another time, the client is awaited |
 * | reschedule | client                | pending, confirmed | as book, at another time                       |
 * | cancel     | client, professional  | pending, confirmed | cancelled                                      |
 * | complete   | professional, schedule | confirmed, begun  | completed                                      |
 * | no-show    | professional, client  | confirmed, ten minutes on | no_show                                 |
 * | expire     | schedule              | held, pending      | (nothing), expired                             |
 *
 * Held, pending and confirmed meetings take their time: nobody else gets it. An appointment keeps its id through all of
 * this, and its calendar entry its UID.
 */

import * as z from "zod";
import type { Confirmation, LateFee } from "#domain/availability/availability.ts";
import { type FeeType, type Mode, modes } from "#domain/businesses/businesses.ts";
import { hourMs } from "#domain/ground/durations.ts";
import { languages } from "#domain/ground/languages.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { line, lines, orNull, personNameIfAny } from "#domain/ground/typed-text.ts";
import { wholePhone } from "#domain/profiles/profiles.ts";

export const appointmentStatuses = [
	"held",
	"pending",
	"confirmed",
	"cancelled",
	"completed",
	"no_show",
	"expired",
] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** The two who meet. */
export const parties = ["client", "business"] as const;
export type Party = (typeof parties)[number];
export const otherParty = (party: Party): Party => (party === "client" ? "business" : "client");

/** What stands in the history of an appointment. */
export const appointmentActs = [
	"requested",
	"booked",
	"accepted",
	"declined",
	"proposed",
	"rescheduled",
	"cancelled",
	"completed",
	"no_show",
	"expired",
] as const;
export type AppointmentAct = (typeof appointmentActs)[number];

/** What the two can do with an appointment, as the API names it. */
export const decisions = ["accept", "decline", "propose", "reschedule", "cancel", "complete", "no-show"] as const;
export type Decision = (typeof decisions)[number];

export const appointmentLimits = {
	holdSeconds: 600,
	/** Held by one person at a time. */
	holds: 2,
	/** A request that is not answered lapses, at the latest when it would begin. */
	requestHours: 48,
	/** What nobody has said anything about is complete so long after its end. */
	completesAfterHours: 2,
	/** The link to the meeting opens so long before it begins. */
	joinMinutes: 10,
	/** Who is not there by then has not come. */
	missedAfterMinutes: 10,
	longestMinutes: 8 * 60,
	files: 10,
} as const;

/** When reminders leave, in minutes before the beginning. */
export const reminderMinutes = [24 * 60, 60] as const;

/** What had been announced when the appointment was made: a professional who changes it changes later ones. */
export type Terms = {
	service_name: string;
	fee_type: FeeType;
	fee_min_minor: number;
	fee_max_minor: number | null;
	currency: string;
	free_cancellation_hours: number;
	late_fee: LateFee;
	bring: string;
	/** Where the client is received; null where they do not meet in person. */
	address: string | null;
	/** The client moved it when cancelling would have cost them: it still would. */
	moved_late?: boolean;
};

/** An appointment as both of its parties read it. */
export type Appointment = {
	id: string;
	business_id: string;
	business_name: string;
	client_name: string;
	legal_service_id: string;
	starts_at: string;
	ends_at: string;
	/** The zone of the professional when the time was taken, and that of the client. */
	time_zone: string;
	client_time_zone: string;
	mode: Mode;
	/** A meeting by video without pictures, for slow connections. */
	audio_only: boolean;
	/** The language for which an interpreter takes part; null for none. */
	interpreter_language: string | null;
	status: AppointmentStatus;
	/** Whose answer a pending one waits for. */
	awaiting: Party | null;
	/** Who ended it, or says that the other was not there; null for the schedule. */
	ended_by: Party | null;
	/** Whether it ended with a no to a request or a proposal. */
	is_declined: boolean;
	reason: string | null;
	facts: string;
	other_party: string;
	client_phone: string | null;
	terms: Terms;
	/** When a hold or a request lapses. */
	expires_at: string | null;
	confirmed_at: string | null;
	/** Grows with every change that a calendar must hear of (RFC 5545, 3.8.7.4). */
	sequence: number;
	version: number;
	created_at: string;
	updated_at: string;
};

/** The decisions that a party can take now, in the order in which they are offered. */
export function decisionsOf(
	{ status, awaiting, starts_at, expires_at }: Pick<Appointment, "status" | "awaiting" | "starts_at" | "expires_at">,
	party: Party,
	now: string,
): Decision[] {
	const hasBegun = starts_at <= now;
	if (status === "pending") {
		if (hasBegun || (expires_at !== null && expires_at <= now)) return [];
		const answers: Decision[] = awaiting === party ? ["accept", "decline"] : [];
		const moves: Decision[] = [party === "business" ? "propose" : "reschedule"];
		return [...answers, ...moves, ...(awaiting === party ? [] : (["cancel"] as const))];
	}
	if (status !== "confirmed") return [];
	if (hasBegun) {
		const isMissed = Date.parse(now) >= Date.parse(starts_at) + appointmentLimits.missedAfterMinutes * 60_000;
		return [...(party === "business" ? (["complete"] as const) : []), ...(isMissed ? (["no-show"] as const) : [])];
	}
	return [party === "business" ? "propose" : "reschedule", "cancel"];
}

/**
 * Whether cancelling now costs the client what was announced, or would have cost it when they moved it last. A
 * professional who cancels owes no fee, nor is owed one.
 */
export const isLateCancellation = (
	{ status, starts_at, terms }: Pick<Appointment, "status" | "starts_at" | "terms">,
	now: string,
) =>
	terms.late_fee !== "nothing" &&
	(terms.moved_late === true ||
		(status === "confirmed" && Date.parse(starts_at) - Date.parse(now) < terms.free_cancellation_hours * hourMs));

/** Whether the link to the meeting is open: from ten minutes before the beginning to the end. */
export const isJoinable = (
	{ status, starts_at, ends_at }: Pick<Appointment, "status" | "starts_at" | "ends_at">,
	now: string,
) =>
	status === "confirmed" &&
	Date.parse(starts_at) - appointmentLimits.joinMinutes * 60_000 <= Date.parse(now) &&
	ends_at > now;

/** An instant of UTC, to the minute, in the years that `date` has. */
const instant = z
	.string()
	.max(30)
	.refine(
		(text) =>
			/^2[01]\d\d-\d\d-\d\dT\d\d:\d\d(:00(\.0+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)),
	)
	.transform((text) => new Date(text).toISOString());
const reason = lines(textLimits.reason).min(1);
const version = z.coerce.number().int().min(1);
const checkbox = z.preprocess((value) => (value === "on" ? true : value), z.boolean()).default(false);

/** What a client picks. */
export const choice = z.object({
	business_id: z.string().max(40),
	legal_service_id: z.string().max(60),
	starts_at: instant,
	mode: z.enum(modes),
});
export type Choice = z.infer<typeof choice>;

/** What a client says to book it. */
export const booking = choice.extend({
	/** How the professional shall call them; else the name of their profile. */
	client_name: personNameIfAny,
	/** Where to call, for a meeting by phone; else the number of their profile. */
	client_phone: orNull(wholePhone).default(null),
	/** What it is about, in a few lines. */
	facts: lines(textLimits.facts).default(""),
	/** Against whom or with whom: the professional must not act for both. */
	other_party: line(textLimits.otherParty).default(""),
	audio_only: checkbox,
	interpreter_language: orNull(z.enum(languages)).default(null),
	/** IANA name of the client's zone; else that of their profile. */
	time_zone: orNull(z.string().max(60)).default(null),
});
export type Booking = z.infer<typeof booking>;

/** What each decision needs to be told. */
export const decisionInputs = {
	accept: z.object({ version }),
	decline: z.object({ version, reason }),
	propose: z.object({ version, starts_at: instant, reason: orNull(reason).default(null) }),
	reschedule: z.object({ version, starts_at: instant, reason: orNull(reason).default(null) }),
	cancel: z.object({ version, reason: orNull(reason).default(null) }),
	complete: z.object({ version }),
	"no-show": z.object({ version }),
} satisfies Record<Decision, z.ZodType>;
export type DecisionInput = { version: number; reason?: string | null; starts_at?: string };

/** A key under which a program may ask the same again and gets the same answer. */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,255}$/);

/**
 * Whether a move is confirmed at once: only the client's own, where bookings are instant, of an appointment that was
 * confirmed or waited for the client. Every other move waits for the other party.
 */
export const isMoveInstant = (
	{ status, awaiting }: Pick<Appointment, "status" | "awaiting">,
	party: Party,
	confirmation: Confirmation,
) => party === "client" && confirmation === "instant" && (status === "confirmed" || awaiting === "client");

type Zones = Pick<Appointment, "time_zone" | "client_time_zone">;

/** The zone in which a party reads: their own, else the one in which they took or offered the time. */
export const zoneOf = ({ time_zone, client_time_zone }: Zones, party: Party, own: string | null) =>
	own ?? (party === "client" ? client_time_zone : time_zone);

/** The zone in which the other party took or offered the time. */
export const otherZoneOf = ({ time_zone, client_time_zone }: Zones, party: Party) =>
	party === "client" ? time_zone : client_time_zone;
