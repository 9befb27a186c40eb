import { type SQL, sql } from "drizzle-orm";
import { statementOf } from "#drizzle/db.ts";
import { appointmentEvents, appointments } from "#drizzle/schema/appointments.ts";
import {
	type Appointment,
	type AppointmentAct,
	type Booking,
	type Choice,
	type Decision,
	type DecisionInput,
	decisionsOf,
	isJoinable,
	limits,
	otherParty,
	type Party,
	reminderMinutes,
	type Terms,
} from "./appointments.ts";
import type { Availability } from "./availability.ts";
import type { Ctx } from "./context.server.ts";
import type { Actor } from "./identity/identity.ts";
import { type Truth, writeAs } from "./must.server.ts";
import { noticeStatement } from "./notices.server.ts";
import type { NoticeKind } from "./notices.ts";
import { Refusal } from "./refusal.ts";
import { requireActor, requireRole } from "./session.server.ts";
import {
	busyOf,
	busyStatements,
	isNear,
	listSlots,
	type Mine,
	type Offer,
	offerOf,
	offerStatement,
	refreshNextSlots,
	touchStatement,
} from "./slots.server.ts";
import { dateIn, dayIn, freeSlots, nearestTo, quantaOf, quantumOf } from "./slots.ts";
import { isTimeZone } from "./time-zones.ts";

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

const appointmentColumns = shownColumns
	.map((column) => (column === "business_name" ? "b.name AS business_name" : `a.${column}`))
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
		return { ...row, audio_only: row.audio_only === 1, terms: JSON.parse(row.terms as string) } as KeptAppointment;
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
function partyOf(actor: Actor, kept: KeptAppointment): Party | null {
	if (kept.client_id === actor.user_id) return "client";
	if (kept.owner_id !== actor.user_id) return null;
	requireRole(actor, "business");
	return "business";
}

const id = /^[0-9a-f]{32}$/;

/** An appointment of the actor's own, from either side. Throws `not_found` to strangers as for what is not there. */
export async function requireAppointment(ctx: Ctx, actor: Actor, appointment_id: string) {
	const [kept] = id.test(appointment_id)
		? appointmentsOf(await appointmentsStatement(ctx, "a.id = ? AND a.status <> 'held'", appointment_id).all())
		: [];
	const party = kept && partyOf(actor, kept);
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

/** A person's appointments as client, or as the professional whom they own; at most fifty after `offset`. */
export async function listAppointments(
	ctx: Ctx,
	actor: Actor,
	{ party, list, offset = 0 }: { party: Party; list: AppointmentList; offset?: number },
): Promise<OwnAppointment[]> {
	const whose =
		party === "client"
			? "a.client_id = ?1"
			: "a.business_id = (SELECT business_id FROM business_owners WHERE user_id = ?1)";
	const now = ctx.now();
	const found = await appointmentsStatement(
		ctx,
		`${whose} AND ${listed[list]} LIMIT ${listLength} OFFSET CAST(?3 AS INTEGER)`,
		actor.user_id,
		now.toISOString(),
		offset,
		...(list === "upcoming" ? [new Date(now.getTime() - limits.longestMinutes * 60_000).toISOString()] : []),
	).all();
	return appointmentsOf(found).map((kept) => asReadBy(ctx, kept, party));
}

/** What has happened to an appointment, oldest first. */
export type AppointmentEvent = Pick<
	typeof appointmentEvents.$inferSelect,
	"id" | "act" | "party" | "starts_at" | "reason" | "created_at"
>;

export async function listEvents(ctx: Ctx, appointment_id: string): Promise<AppointmentEvent[]> {
	const { results } = await ctx.db.$client
		.prepare(
			"SELECT id, act, party, starts_at, reason, created_at FROM appointment_events WHERE appointment_id = ? ORDER BY created_at, rowid",
		)
		.bind(appointment_id)
		.all<AppointmentEvent>();
	return results;
}

/** A batch that takes time failed because somebody else has it. */
const isTaken = (error: unknown) => /UNIQUE constraint failed: quanta/.test(messageOf(error));
const messageOf = (error: unknown) => String(error instanceof Error ? (error.cause ?? error) : error);

/** How far around a wanted time free ones are looked for at first, in days before and after it; then further. */
const near = { before: 1, after: 3 };
const far = { before: 14, after: 30 };
const nearestShown = 3;

const daysAround = (starts_at: string, { before, after }: typeof near) => {
	const dayAway = (days: number) => dateIn("UTC", Date.parse(starts_at) + days * 86_400_000);
	return { from: dayAway(-before), until: dayAway(after) };
};

/** The refusal of a time that is not free, with the free ones nearest to it, of `known` where these are enough. */
async function slotTaken(ctx: Ctx, choice: Omit<Choice, "mode">, mine: Mine, known: readonly string[] = []) {
	const { business_id, legal_service_id, starts_at } = choice;
	let slots = known;
	for (const around of [near, far]) {
		if (slots.length >= nearestShown) break;
		const { from, until } = daysAround(starts_at, around);
		({ slots } = await listSlots(ctx, business_id, { legal_service_id, from, to: until }, mine));
	}
	return new Refusal("slot_taken", { nearest: nearestTo(slots, starts_at, nearestShown) });
}

/** Whether hours, profile and the day's cap still allow what was computed from them, told by the batch itself. */
function stillOffered(ctx: Ctx, { business_id, version, availability }: Offer, starts_at: string, mine: Mine): Truth[] {
	const now = ctx.now().toISOString();
	const truths: Truth[] = [
		{
			holds: sql`EXISTS (SELECT 1 FROM availabilities WHERE business_id = ${business_id} AND version = ${version})
				AND EXISTS (SELECT 1 FROM businesses WHERE id = ${business_id} AND status IN ('verified', 'expiring'))`,
			refusal: new Refusal("conflict"),
		},
	];
	const { daily_cap, time_zone } = availability;
	if (daily_cap !== null) {
		const { from, until } = dayIn(time_zone, dateIn(time_zone, starts_at));
		truths.push({
			holds: sql`(SELECT count(*) FROM quanta q JOIN appointments a ON a.id = q.appointment_id
				WHERE q.business_id = ${business_id} AND q.quantum >= ${from} AND q.quantum < ${until} AND q.is_start
				AND (q.held_until IS NULL OR (q.held_until > ${now} AND a.client_id IS NOT ${mine.client_id}))
				AND a.id IS NOT ${mine.appointment_id}) < ${daily_cap}`,
			refusal: new Refusal("slot_taken"),
		});
	}
	return truths;
}

/** The statements that take time for an appointment whose row is there, from whoever held it too long. */
function takeStatements(
	ctx: Ctx,
	{ business_id, availability, minutes }: Pick<Offer, "business_id" | "availability" | "minutes">,
	appointment: { id: string; starts_at: string; held_until: string | null },
) {
	const { $client: d1 } = ctx.db;
	const { from, until } = quantaOf(availability, { starts_at: appointment.starts_at, minutes });
	return [
		d1
			.prepare(
				`DELETE FROM appointments WHERE status = 'held' AND id IN (
					SELECT appointment_id FROM quanta WHERE business_id = ?1 AND quantum >= CAST(?2 AS INTEGER)
					AND quantum < CAST(?3 AS INTEGER) AND held_until <= ?4)`,
			)
			.bind(business_id, from, until, ctx.now().toISOString()),
		d1
			.prepare(
				`INSERT INTO quanta (business_id, quantum, appointment_id, is_start, held_until)
				WITH RECURSIVE q(n) AS (SELECT CAST(?2 AS INTEGER) UNION ALL SELECT n + 1 FROM q WHERE n + 1 < CAST(?3 AS INTEGER))
				SELECT ?1, n, ?4, n = CAST(?5 AS INTEGER), ?6 FROM q`,
			)
			.bind(business_id, from, until, appointment.id, quantumOf(appointment.starts_at), appointment.held_until),
	];
}

const eventStatement = (
	ctx: Ctx,
	appointment: { id: string; starts_at: string },
	act: AppointmentAct,
	party: Party | null,
	reason: string | null = null,
) =>
	statementOf(
		ctx.db,
		ctx.db.insert(appointmentEvents).values({
			id: newId(),
			appointment_id: appointment.id,
			act,
			party,
			starts_at: appointment.starts_at,
			reason,
			created_at: ctx.now().toISOString(),
		}),
	);

/** 128 bits as the site writes its ids. */
const newId = () => crypto.randomUUID().replaceAll("-", "");

type Told = Pick<KeptAppointment, "id" | "sequence" | "starts_at" | "client_id" | "owner_id">;

/** Tells parties of what has happened. */
function tell(ctx: Ctx, { id, sequence, ...whom }: Told, kind: NoticeKind, ...who: Party[]) {
	const ids = who.map((party) => (party === "client" ? whom.client_id : whom.owner_id));
	return Promise.all(
		ids
			.filter((user_id) => user_id !== null)
			.map((user_id) => noticeStatement(ctx, { user_id, kind, appointment_id: id, sequence, reminder: null })),
	);
}

/** Plans the reminders of a confirmed appointment; those whose time is over are not. */
async function remind(ctx: Ctx, { id, sequence, starts_at, client_id, owner_id }: Told) {
	const planned = reminderMinutes
		.map((minutes) => ({ minutes, due_at: new Date(Date.parse(starts_at) - minutes * 60_000).toISOString() }))
		.filter(({ due_at }) => due_at > ctx.now().toISOString());
	return Promise.all(
		[client_id, owner_id]
			.filter((user_id) => user_id !== null)
			.flatMap((user_id) =>
				planned.map((reminder) =>
					noticeStatement(ctx, { user_id, kind: "appointment_reminder", appointment_id: id, sequence, reminder }),
				),
			),
	);
}

/** Everything that the rules look at before time is taken, in one round trip; `offered` reads it. */
function readOffer(ctx: Ctx, choice: Choice, mine: Mine, ...also: D1PreparedStatement[]) {
	const { from, until } = daysAround(choice.starts_at, near);
	const { $client: d1 } = ctx.db;
	return d1.batch([
		offerStatement(ctx, choice.business_id, choice.legal_service_id),
		d1
			.prepare(
				`SELECT l.name AS service_name, s.fee_type, s.fee_min_minor, s.fee_max_minor, b.currency,
					(SELECT o.address || ', ' || o.postcode || ' ' || c.name FROM offices o JOIN cities c ON c.id = o.city_id
						WHERE o.business_id = b.id ORDER BY o.is_main DESC, o.id LIMIT 1) AS address
				FROM business_services s JOIN businesses b ON b.id = s.business_id JOIN legal_services l ON l.id = s.legal_service_id
				WHERE s.business_id = ? AND s.legal_service_id = ?`,
			)
			.bind(choice.business_id, choice.legal_service_id),
		...busyStatements(ctx, choice.business_id, from, until, mine),
		...also,
	]);
}
type ServiceRow = Omit<Terms, keyof Pick<Availability, "free_cancellation_hours" | "late_fee" | "bring">>;

/** What is offered at a time that is free. Throws what `offerOf` throws, `invalid` and `slot_taken` (with `nearest`). */
async function offered(ctx: Ctx, choice: Choice, mine: Mine, [found, service, ...busy]: readonly D1Result[]) {
	const offer = offerOf(found);
	if (!offer.modes.includes(choice.mode)) throw new Refusal("invalid", { field: "mode" });
	const wanted = { minutes: offer.minutes, now: ctx.now().toISOString(), ...daysAround(choice.starts_at, near) };
	const free = freeSlots(offer.availability, busyOf(busy), wanted);
	if (!free.includes(choice.starts_at)) throw await slotTaken(ctx, choice, mine, free);
	return { offer, service: service?.results[0] as ServiceRow };
}

/** Runs a batch that takes time; who was slower reads which times are free instead. */
async function taking<T>(ctx: Ctx, choice: Omit<Choice, "mode">, mine: Mine, write: Promise<T>): Promise<T> {
	try {
		return await write;
	} catch (error) {
		if (isTaken(error) || (error instanceof Refusal && error.code === "slot_taken"))
			throw await slotTaken(ctx, choice, mine);
		throw error;
	}
}

/** What makes cards follow a calendar in which these times change: a statement for the batch, and work for after it. */
function cardsFollow(ctx: Ctx, business_id: string, ...instants: readonly string[]) {
	if (!isNear(ctx, ...instants)) return { statements: [], after: () => {} };
	return { statements: [touchStatement(ctx, business_id)], after: () => ctx.after(refreshNextSlots(ctx, business_id)) };
}

/**
 * Keeps a time for ten minutes, so that a person can write in peace. Whoever holds one with this professional already
 * exchanges it, and the ten minutes go on running. Throws `signed_out`, `not_found`, `not_bookable`, `invalid`,
 * `forbidden` (own profile), `slot_taken`, `too_many_holds`, `conflict`.
 */
export async function holdSlot(ctx: Ctx, actor: Actor, choice: Choice): Promise<{ expires_at: string }> {
	const person = requireActor(actor);
	const mine = { client_id: person.user_id, appointment_id: null };
	const now = ctx.now().toISOString();
	const [read, before] = await Promise.all([readOffer(ctx, choice, mine), findHold(ctx, person, choice.business_id)]);
	if (before && before.legal_service_id === choice.legal_service_id && before.starts_at === choice.starts_at)
		return before;
	const { offer, service } = await offered(ctx, choice, mine, read);
	if (offer.owner_id === person.user_id) throw new Refusal("forbidden");
	const expires_at = before?.expires_at ?? new Date(ctx.now().getTime() + limits.holdSeconds * 1000).toISOString();
	const row = {
		...newRow(ctx, person, choice, offer, service),
		status: "held" as const,
		expires_at,
	};
	const cards = cardsFollow(ctx, choice.business_id, choice.starts_at);
	await taking(
		ctx,
		choice,
		mine,
		writeAs(
			ctx,
			person,
			[
				...dropHolds(ctx, person, choice.business_id),
				statementOf(ctx.db, ctx.db.insert(appointments).values(row)),
				...takeStatements(ctx, offer, { ...row, held_until: expires_at }),
				...cards.statements,
			],
			[
				{
					holds: sql`(SELECT count(*) FROM appointments WHERE client_id = ${person.user_id} AND status = 'held'
						AND expires_at > ${now} AND business_id <> ${choice.business_id}) < ${limits.holds}`,
					refusal: new Refusal("too_many_holds"),
				},
				...stillOffered(ctx, offer, choice.starts_at, mine),
			],
		),
	);
	cards.after();
	return { expires_at };
}

/** What a person is holding with a professional; null for nothing. */
export async function findHold(ctx: Ctx, { user_id }: Actor, business_id: string) {
	return ctx.db.$client
		.prepare(
			"SELECT legal_service_id, starts_at, mode, expires_at FROM appointments WHERE client_id = ? AND business_id = ? AND status = 'held' AND expires_at > ?",
		)
		.bind(user_id, business_id, ctx.now().toISOString())
		.first<Pick<Appointment, "legal_service_id" | "starts_at" | "mode"> & { expires_at: string }>();
}

/** Takes a person's hold with a professional away, if there is one; cards follow with the schedule. */
function dropHolds(ctx: Ctx, { user_id }: Actor, business_id: string) {
	const { $client: d1 } = ctx.db;
	const held = "client_id = ?1 AND business_id = ?2 AND status = 'held'";
	return [
		d1
			.prepare(
				`UPDATE next_slots SET stale_at = ?3, revision = revision + 1
				WHERE business_id = ?2 AND EXISTS (SELECT 1 FROM appointments WHERE ${held})`,
			)
			.bind(user_id, business_id, ctx.now().toISOString()),
		d1.prepare(`DELETE FROM appointments WHERE ${held}`).bind(user_id, business_id),
	];
}

/** Gives a held time back. Giving back what is not held is no error. */
export async function dropHold(ctx: Ctx, actor: Actor, business_id: string): Promise<void> {
	await writeAs(ctx, actor, dropHolds(ctx, actor, business_id));
	ctx.after(refreshNextSlots(ctx, business_id));
}

/** The parts of an appointment that follow from what was chosen and offered. */
function newRow(ctx: Ctx, client: Actor, choice: Choice, offer: Offer, { address, ...service }: ServiceRow) {
	const { availability, minutes } = offer;
	const { free_cancellation_hours, late_fee, bring, time_zone } = availability;
	const now = ctx.now().toISOString();
	return {
		id: newId(),
		business_id: choice.business_id,
		client_id: client.user_id,
		client_name: client.full_name ?? "",
		legal_service_id: choice.legal_service_id,
		starts_at: choice.starts_at,
		ends_at: new Date(Date.parse(choice.starts_at) + minutes * 60_000).toISOString(),
		time_zone,
		client_time_zone: client.time_zone ?? time_zone,
		mode: choice.mode,
		audio_only: false,
		facts: "",
		other_party: "",
		terms: {
			...service,
			free_cancellation_hours,
			late_fee,
			bring,
			address: choice.mode === "in_person" ? address : null,
		},
		interpreter_language: null,
		awaiting: null,
		ended_by: null,
		reason: null,
		client_phone: null,
		expires_at: null,
		confirmed_at: null,
		request_hash: null,
		room: newId(),
		sequence: 0,
		version: 1,
		created_at: now,
		updated_at: now,
	};
}

/** A request lapses two days on, or when the meeting would begin. */
const lapseOf = (ctx: Ctx, starts_at: string) =>
	new Date(Math.min(ctx.now().getTime() + limits.requestHours * 3_600_000, Date.parse(starts_at))).toISOString();

async function hashOf(booking: Booking) {
	const text = JSON.stringify(Object.entries(booking).sort());
	return Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).toString("base64url");
}

/**
 * Books a time, held before or not: confirmed at once, or requested where the professional wants to say yes first. The
 * same `key` with the same booking answers the same appointment again. Throws what `holdSlot` throws but
 * `too_many_holds`, and `idempotency_mismatch`.
 */
export async function bookAppointment(
	ctx: Ctx,
	actor: Actor,
	booking: Booking,
	key: string | null = null,
): Promise<OwnAppointment> {
	const person = requireActor(actor);
	const request_hash = key === null ? null : await hashOf(booking);
	const mine = { client_id: person.user_id, appointment_id: null };
	const byKey = appointmentsStatement(ctx, "a.client_id = ? AND a.idempotency_key = ?", person.user_id, key);
	const read = await readOffer(ctx, booking, mine, byKey);
	const known = answeredBefore(ctx, read.at(-1), request_hash);
	if (known) return known;
	const { offer, service } = await offered(ctx, booking, mine, read);
	if (offer.owner_id === person.user_id) throw new Refusal("forbidden");
	try {
		const row = bookedRow(ctx, person, booking, offer, service, key, request_hash);
		const kept = { ...row, business_name: offer.business_name, owner_id: offer.owner_id };
		const isConfirmed = row.status === "confirmed";
		const notices = isConfirmed
			? [...(await tell(ctx, kept, "appointment_confirmed", "client", "business")), ...(await remind(ctx, kept))]
			: await tell(ctx, kept, "appointment_requested", "client", "business");
		const cards = cardsFollow(ctx, booking.business_id, booking.starts_at);
		await taking(
			ctx,
			booking,
			mine,
			writeAs(
				ctx,
				person,
				[
					...dropHolds(ctx, person, booking.business_id),
					statementOf(ctx.db, ctx.db.insert(appointments).values(row)),
					...takeStatements(ctx, offer, { ...row, held_until: null }),
					eventStatement(ctx, row, isConfirmed ? "booked" : "requested", "client"),
					...cards.statements,
					...notices,
				],
				stillOffered(ctx, offer, booking.starts_at, mine),
			),
		);
		cards.after();
		return asReadBy(ctx, kept, "client");
	} catch (error) {
		// Of the same request sent several times at once, one is written; the others find its time taken, or its key.
		const again = key === null ? null : answeredBefore(ctx, await byKey.all(), request_hash);
		if (again) return again;
		throw error;
	}
}

/**
 * The id of what a person has booked at this time with this professional; null for nothing. Who is told that a time is
 * taken may have taken it themselves: their browser heard no answer, or has two pages open.
 */
export async function findBooked(
	ctx: Ctx,
	{ user_id }: Actor,
	{ business_id, starts_at }: Pick<Choice, "business_id" | "starts_at">,
): Promise<string | null> {
	const row = await ctx.db.$client
		.prepare(
			"SELECT id FROM appointments WHERE client_id = ? AND starts_at = ? AND business_id = ? AND status IN ('pending', 'confirmed')",
		)
		.bind(user_id, starts_at, business_id)
		.first<{ id: string }>();
	return row?.id ?? null;
}

/** The answer that the same request has had. Throws `idempotency_mismatch` where it was another request. */
function answeredBefore(ctx: Ctx, found: D1Result | undefined, request_hash: string | null) {
	const [kept] = appointmentsOf(found);
	if (!kept) return null;
	if (kept.request_hash !== request_hash) throw new Refusal("idempotency_mismatch");
	return asReadBy(ctx, kept, "client");
}

function bookedRow(
	ctx: Ctx,
	client: Actor,
	booking: Booking,
	offer: Offer,
	service: ServiceRow,
	idempotency_key: string | null,
	request_hash: string | null,
) {
	const base = newRow(ctx, client, booking, offer, service);
	const isInstant = offer.availability.confirmation === "instant";
	const { time_zone } = booking;
	return {
		...base,
		status: isInstant ? ("confirmed" as const) : ("pending" as const),
		awaiting: isInstant ? null : ("business" as const),
		confirmed_at: isInstant ? base.created_at : null,
		expires_at: isInstant ? null : lapseOf(ctx, booking.starts_at),
		client_time_zone: time_zone && isTimeZone(time_zone) ? time_zone : base.client_time_zone,
		client_name: booking.client_name || base.client_name,
		client_phone: booking.mode === "phone" ? (booking.client_phone ?? client.profile_phone) : null,
		audio_only: booking.mode === "video" && booking.audio_only,
		interpreter_language: booking.interpreter_language,
		facts: booking.facts,
		other_party: booking.other_party,
		idempotency_key,
		request_hash,
	};
}

type Change = {
	set: Partial<typeof appointments.$inferInsert>;
	act: AppointmentAct;
	statements: D1PreparedStatement[];
	truths: Truth[];
	/** What is told, once the appointment is as it will be. */
	tells: [NoticeKind, ...Party[]] | null;
	isConfirmed?: boolean;
};

/**
 * Takes a decision about an appointment: see the table in domain/appointments.ts. Throws `not_found` to strangers,
 * `conflict` when it is no longer at `version`, `not_now` for what cannot be done in its state, `slot_taken` with
 * `nearest` for a time that is not free, `not_bookable`, and what `requireRole` throws.
 */
export async function decide(
	ctx: Ctx,
	actor: Actor,
	appointment_id: string,
	decision: Decision,
	{ version, reason = null, starts_at }: DecisionInput,
): Promise<OwnAppointment> {
	const person = requireActor(actor);
	const { kept, party } = await requireAppointment(ctx, person, appointment_id);
	if (kept.version !== version) throw new Refusal("conflict");
	const now = ctx.now().toISOString();
	const isMove = decision === "propose" || decision === "reschedule";
	// Whoever asks to move it means the same, whichever word the door has for it.
	const allowed = decisionsOf(kept, party, now);
	const isAllowed = isMove
		? allowed.includes("propose") || allowed.includes("reschedule")
		: allowed.includes(decision) || (decision === "cancel" && kept.status === "pending" && kept.starts_at > now);
	if (!isAllowed) throw new Refusal("not_now");
	const change = isMove ? await move(ctx, kept, party, starts_at ?? "") : changeOf(ctx, kept, party, decision);
	const after = { ...kept, ...change.set, version: version + 1, updated_at: now } as KeptAppointment;
	const owner = sql`a.business_id IN (SELECT business_id FROM business_owners WHERE user_id = ${person.user_id})`;
	const whose: SQL = party === "client" ? sql`a.client_id = ${person.user_id}` : owner;
	const mine = { client_id: null, appointment_id };
	const cards = cardsFollow(ctx, kept.business_id, kept.starts_at, after.starts_at);
	await taking(
		ctx,
		{ ...kept, starts_at: after.starts_at },
		mine,
		writeAs(
			ctx,
			person,
			[
				statementOf(
					ctx.db,
					ctx.db
						.update(appointments)
						.set({ ...change.set, reason, version: version + 1, updated_at: now })
						.where(sql`id = ${appointment_id}`),
				),
				...change.statements,
				eventStatement(ctx, after, change.act, party, reason),
				...cards.statements,
				...(change.tells ? await tell(ctx, after, ...change.tells) : []),
				...(change.isConfirmed ? await remind(ctx, after) : []),
			],
			[
				{
					holds: sql`EXISTS (SELECT 1 FROM appointments a WHERE a.id = ${appointment_id} AND a.version = ${version} AND ${whose})`,
					refusal: new Refusal("conflict"),
				},
				...change.truths,
			],
		),
	);
	cards.after();
	return asReadBy(ctx, { ...after, reason }, party);
}

const free = (ctx: Ctx, appointment_id: string) =>
	ctx.db.$client.prepare("DELETE FROM quanta WHERE appointment_id = ?").bind(appointment_id);

/** What a decision changes that leaves the time as it is. */
function changeOf(
	ctx: Ctx,
	{ id, sequence }: KeptAppointment,
	party: Party,
	decision: Exclude<Decision, "propose" | "reschedule">,
): Change {
	const now = ctx.now().toISOString();
	const ended = { awaiting: null, expires_at: null, ended_by: party };
	const freed = [free(ctx, id)];
	switch (decision) {
		case "accept":
			return {
				set: { status: "confirmed", awaiting: null, expires_at: null, confirmed_at: now },
				act: "accepted",
				statements: [],
				truths: [],
				tells: ["appointment_confirmed", "client", "business"],
				isConfirmed: true,
			};
		case "decline":
			return {
				set: { ...ended, status: "cancelled", sequence: sequence + 1 },
				act: "declined",
				statements: freed,
				truths: [],
				tells: ["appointment_declined", otherParty(party)],
			};
		case "cancel":
			return {
				set: { ...ended, status: "cancelled", sequence: sequence + 1 },
				act: "cancelled",
				statements: freed,
				truths: [],
				tells: ["appointment_cancelled", "client", "business"],
			};
		case "complete":
			return {
				set: { ...ended, status: "completed" },
				act: "completed",
				statements: freed,
				truths: [],
				tells: ["review_invited", "client"],
			};
		case "no-show":
			return { set: { ...ended, status: "no_show" }, act: "no_show", statements: freed, truths: [], tells: null };
	}
	return decision satisfies never;
}

/**
 * Moves an appointment to another time: its old time is free from then on. What the professional proposes waits for the
 * client; what the client moves is confirmed where it was and hours are instant, else it waits for the professional.
 */
async function move(ctx: Ctx, kept: KeptAppointment, party: Party, starts_at: string): Promise<Change> {
	const mine = { client_id: null, appointment_id: kept.id };
	const choice = { ...kept, starts_at };
	if (starts_at === kept.starts_at) throw new Refusal("invalid", { field: "starts_at" });
	const { offer } = await offered(ctx, choice, mine, await readOffer(ctx, choice, mine));
	const isConfirmed =
		party === "client" &&
		offer.availability.confirmation === "instant" &&
		(kept.status === "confirmed" || kept.awaiting === "client");
	return {
		set: {
			starts_at,
			ends_at: new Date(Date.parse(starts_at) + offer.minutes * 60_000).toISOString(),
			time_zone: offer.availability.time_zone,
			status: isConfirmed ? "confirmed" : "pending",
			awaiting: isConfirmed ? null : otherParty(party),
			expires_at: isConfirmed ? null : lapseOf(ctx, starts_at),
			confirmed_at: isConfirmed ? (kept.confirmed_at ?? ctx.now().toISOString()) : kept.confirmed_at,
			sequence: kept.sequence + 1,
		},
		act: party === "business" ? "proposed" : "rescheduled",
		statements: [free(ctx, kept.id), ...takeStatements(ctx, offer, { id: kept.id, starts_at, held_until: null })],
		truths: stillOffered(ctx, offer, starts_at, mine),
		tells:
			party === "business"
				? ["appointment_proposed", "client", "business"]
				: ["appointment_rescheduled", "client", "business"],
		isConfirmed,
	};
}

/** Appointments that one run of the schedule takes up. */
const perRun = 100;

/** Takes back holds that have lapsed; the schedule calls it. Who books such a time does not wait for it. */
export async function expireHolds(ctx: Ctx): Promise<void> {
	const { $client: d1 } = ctx.db;
	const now = ctx.now().toISOString();
	const lapsed = "status = 'held' AND expires_at IS NOT NULL AND expires_at <= ?1";
	await d1.batch([
		d1
			.prepare(
				`UPDATE next_slots SET stale_at = ?1, revision = revision + 1
				WHERE business_id IN (SELECT business_id FROM appointments WHERE ${lapsed})`,
			)
			.bind(now),
		d1.prepare(`DELETE FROM appointments WHERE ${lapsed}`).bind(now),
	]);
}

/** Ends requests that nobody has answered, and completes what is over; the schedule calls it. */
export async function settleAppointments(ctx: Ctx): Promise<void> {
	const { $client: d1 } = ctx.db;
	const over = new Date(ctx.now().getTime() - limits.completesAfterHours * 3_600_000).toISOString();
	const [lapsed, done] = await d1.batch([
		appointmentsStatement(
			ctx,
			`a.expires_at IS NOT NULL AND a.expires_at <= ? AND a.status = 'pending' ORDER BY a.expires_at LIMIT ${perRun}`,
			ctx.now().toISOString(),
		),
		appointmentsStatement(ctx, `a.status = 'confirmed' AND a.ends_at <= ? ORDER BY a.ends_at LIMIT ${perRun}`, over),
	]);
	for (const kept of appointmentsOf(lapsed)) await settle(ctx, kept, "expired");
	for (const kept of appointmentsOf(done)) await settle(ctx, kept, "completed");
}

/**
 * Cancels what people who are leaving (all of them, or one) had before them: its time is free, and the other is told.
 * Whoever comes back meanwhile keeps it. The schedule calls it too, for what came to be in the last moment.
 */
export async function cancelOfLeaving(ctx: Ctx, user_id: string | null = null): Promise<void> {
	const found = await appointmentsStatement(
		ctx,
		`a.id IN (
			WITH leaving AS (SELECT id FROM users WHERE deleted_at IS NOT NULL AND (?2 IS NULL OR id = ?2))
			SELECT c.id FROM leaving l JOIN appointments c ON c.client_id = l.id AND c.starts_at > ?1
			UNION ALL SELECT c.id FROM leaving l JOIN business_owners w ON w.user_id = l.id
				JOIN appointments c ON c.business_id = w.business_id AND c.starts_at > ?1
		) AND a.status IN ('pending', 'confirmed') ORDER BY a.starts_at LIMIT ${perRun}`,
		ctx.now().toISOString(),
		user_id,
	).all();
	const all = appointmentsOf(found);
	const { results } = await ctx.db.$client
		.prepare("SELECT id FROM users WHERE deleted_at IS NOT NULL AND id IN (SELECT value FROM json_each(?))")
		.bind(JSON.stringify(all.map(({ client_id }) => client_id)))
		.all<{ id: string }>();
	const clients = new Set(results.map(({ id }) => id));
	for (const kept of all)
		await settle(ctx, kept, "cancelled", clients.has(kept.client_id ?? "") ? "client" : "business");
}

/** Somebody may have decided meanwhile: then nothing is written. `leaving` is who goes; null for the schedule. */
async function settle(
	ctx: Ctx,
	kept: KeptAppointment,
	status: "expired" | "completed" | "cancelled",
	leaving: Party | null = null,
) {
	const { $client: d1 } = ctx.db;
	const now = ctx.now().toISOString();
	const after = { ...kept, sequence: kept.sequence + (status === "completed" ? 0 : 1) };
	const told: Record<typeof status, [NoticeKind, ...Party[]]> = {
		expired: ["appointment_expired", "client", "business"],
		completed: ["review_invited", "client"],
		cancelled: ["appointment_cancelled", ...(leaving ? [otherParty(leaving)] : [])],
	};
	const leaver = leaving === "client" ? kept.client_id : kept.owner_id;
	const write = d1.batch([
		d1
			.prepare(
				`INSERT INTO must (ok) SELECT 0 WHERE NOT EXISTS (
					SELECT 1 FROM appointments WHERE id = ?1 AND version = CAST(?2 AS INTEGER)
					AND (?3 IS NULL OR EXISTS (SELECT 1 FROM users WHERE id = ?3 AND deleted_at IS NOT NULL)))`,
			)
			.bind(kept.id, kept.version, leaving && leaver),
		d1
			.prepare(
				`UPDATE appointments SET status = ?1, awaiting = NULL, expires_at = NULL, sequence = CAST(?2 AS INTEGER),
					ended_by = coalesce(?5, ended_by), reason = iif(?5 IS NULL, reason, NULL), version = version + 1,
					updated_at = ?3 WHERE id = ?4`,
			)
			.bind(status, after.sequence, now, kept.id, leaving),
		free(ctx, kept.id),
		eventStatement(ctx, kept, status, leaving),
		touchStatement(ctx, kept.business_id),
		...(await tell(ctx, after, ...told[status])),
	]);
	await write.catch((error) => {
		if (!messageOf(error).includes("must_hold")) throw error;
	});
}
