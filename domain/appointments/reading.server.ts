import { ownedBusiness } from "#domain/businesses/owners.server.ts";
import { hasRole, type Person, requireRole } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import {
	type Appointment,
	appointmentLimits,
	type Decision,
	decisionsOf,
	isJoinable,
	type Party,
} from "./appointments.ts";

/** What both parties may read, in the order in which they read it. */
const shown = {
	id: true,
	business_id: true,
	business_name: true,
	client_name: true,
	legal_service_id: true,
	starts_at: true,
	ends_at: true,
	time_zone: true,
	client_time_zone: true,
	mode: true,
	audio_only: true,
	interpreter_language: true,
	status: true,
	awaiting: true,
	ended_by: true,
	is_declined: true,
	reason: true,
	facts: true,
	other_party: true,
	client_phone: true,
	terms: true,
	expires_at: true,
	confirmed_at: true,
	sequence: true,
	version: true,
	created_at: true,
	updated_at: true,
} satisfies Record<keyof Appointment, true>;

const shownColumns = Object.keys(shown) as (keyof Appointment)[];

/** What does not stand in the row itself. */
const elsewhere: { [column in keyof Appointment]?: string } = {
	business_name: "b.name",
	is_declined:
		"a.status = 'cancelled' AND EXISTS (SELECT 1 FROM appointment_events e WHERE e.appointment_id = a.id AND e.act = 'declined')",
};

const appointmentColumns = shownColumns
	.map((column) => `${elsewhere[column] ?? `a.${column}`} AS ${column}`)
	.concat("a.client_id", "o.user_id AS owner_id", "a.room", "a.request_hash")
	.join(", ");

/** An appointment with those whom it concerns: never handed out whole. */
export type KeptAppointment = Appointment & {
	client_id: string | null;
	owner_id: string | null;
	room: string;
	request_hash: string | null;
};

const from = `appointments a JOIN businesses b ON b.id = a.business_id
	LEFT JOIN business_owners o ON o.business_id = a.business_id`;

/** Selects appointments by a condition on `a` (appointments) and `o` (business_owners), with its order and limit. */
export const appointmentsStatement = (ctx: Ctx, where: string, ...values: unknown[]) =>
	ctx.db.$client.prepare(`SELECT ${appointmentColumns} FROM ${from} WHERE ${where}`).bind(...values);

export const appointmentsOf = (result: D1Result | undefined): KeptAppointment[] =>
	(result?.results ?? []).map((found) => {
		const row = found as Record<string, unknown>;
		return {
			...row,
			audio_only: row.audio_only === 1,
			is_declined: row.is_declined === 1,
			terms: JSON.parse(row.terms as string),
		} as KeptAppointment;
	});

/** An appointment as one of its parties reads it. */
export type OwnAppointment = Appointment & {
	party: Party;
	decisions: Decision[];
	/** Where the two meet by video; null while that is not open. */
	meeting_url: string | null;
};

/** What the party may read: of the other no account, of the meeting no room. */
export function asReadBy(ctx: Ctx, kept: KeptAppointment, party: Party): OwnAppointment {
	const { room } = kept;
	const appointment = Object.fromEntries(shownColumns.map((column) => [column, kept[column]])) as Appointment;
	const now = ctx.now().toISOString();
	const meeting_url = kept.mode === "video" && isJoinable(kept, now) ? meetingUrl(ctx, room, kept.audio_only) : null;
	return { ...appointment, party, decisions: decisionsOf(kept, party, now), meeting_url };
}

/** The room of a meeting with the site's provider; a fragment asks Jitsi to leave the camera off. */
const meetingUrl = (ctx: Ctx, room: string, isAudioOnly: boolean) =>
	ctx.meetingUrl.replace("{room}", `visavis-${room}`) + (isAudioOnly ? "#config.startAudioOnly=true" : "");

/** Which of the two somebody is; null for a stranger. Who owns a profile acts for it in a role only, at aal2. */
function partyOf(person: Person, kept: KeptAppointment): Party | null {
	if (kept.client_id === person.user_id) return "client";
	if (kept.owner_id !== person.user_id) return null;
	requireRole(person, "business");
	return "business";
}

/** SQL for whether `a` (appointments) is a person's own, from either side, as `partyOf` says; for a query's own `?`s. */
export const isOwn =
	"(a.client_id = ? OR a.business_id IN (SELECT business_id FROM business_owners WHERE user_id = ?))";

/** What `isOwn` is bound to: only who acts in the role sees the appointments of the professional whom they own. */
export const ownOf = (person: Person) => [person.user_id, hasRole(person, "business") ? person.user_id : null];

const id = /^[0-9a-f]{32}$/;

/** An appointment of the person's own, from either side. Throws `not_found` to strangers as for what is not there. */
export async function requireAppointment(ctx: Ctx, person: Person, appointment_id: string) {
	const [kept] = id.test(appointment_id)
		? appointmentsOf(await appointmentsStatement(ctx, "a.id = ? AND a.status <> 'held'", appointment_id).all())
		: [];
	const party = kept && partyOf(person, kept);
	if (!party) throw new Refusal("not_found");
	return { kept, party };
}

/** The kinds of appointments that a list shows. */
export const appointmentLists = ["upcoming", "past", "cancelled"] as const;

export type AppointmentList = (typeof appointmentLists)[number];

const listed: Record<AppointmentList, string> = {
	// A beginning so far back ends the search for those that have not ended: the index knows beginnings.
	upcoming: "a.starts_at > ?4 AND a.status IN ('pending', 'confirmed') AND a.ends_at > ?2 ORDER BY a.starts_at",
	past: "(a.status IN ('completed', 'no_show') OR (a.status = 'confirmed' AND a.ends_at <= ?2)) ORDER BY a.starts_at DESC",
	cancelled:
		"(a.status IN ('cancelled', 'expired') OR (a.status = 'pending' AND a.ends_at <= ?2)) ORDER BY a.starts_at DESC",
};

/** Appointments of one page of a list. */
export const listLength = 50;

/**
 * A person's appointments as client, or as the professional whom they own; at most fifty after `offset`. Throws what
 * `requireRole` throws for the latter.
 */
export async function listAppointments(
	ctx: Ctx,
	person: Person,
	{ party, list, offset = 0 }: { party: Party; list: AppointmentList; offset?: number },
): Promise<OwnAppointment[]> {
	if (party === "business") requireRole(person, "business");
	const whose = party === "client" ? "a.client_id = ?1" : `a.business_id = ${ownedBusiness}`;
	const now = ctx.now();
	const found = await appointmentsStatement(
		ctx,
		`${whose} AND ${listed[list]} LIMIT ${listLength} OFFSET CAST(?3 AS INTEGER)`,
		person.user_id,
		now.toISOString(),
		offset,
		...(list === "upcoming" ? [new Date(now.getTime() - appointmentLimits.longestMinutes * 60_000).toISOString()] : []),
	).all();
	return appointmentsOf(found).map((kept) => asReadBy(ctx, kept, party));
}
