import { sql } from "drizzle-orm";
import type { Offer } from "#domain/availability/slots.server.ts";
import { weekStatement } from "#domain/businesses/weeks.server.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { hourMs, minuteMs } from "#domain/ground/durations.ts";
import { type Guard, writeAs } from "#domain/ground/must.server.ts";
import { isPossiblePhone } from "#domain/ground/phones.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { isTimeZone } from "#domain/ground/time-zones.ts";
import { statementOf } from "#drizzle/db.ts";
import { appointments } from "#drizzle/schema/appointments.ts";
import { appointmentLimits, type Booking, type Choice } from "./appointments.ts";
import { clientStatement } from "./clients.server.ts";
import { eventStatement } from "./history.server.ts";
import { dropHolds } from "./holds.server.ts";
import { nameKey } from "./name-key.ts";
import { appointmentNoticeStatements, reminderStatements } from "./notices.server.ts";
import { appointmentsOf, appointmentsStatement, asReadBy, type OwnAppointment } from "./reading.server.ts";
import {
	cardsFollow,
	lapseOf,
	newRow,
	offered,
	readOffer,
	reserve,
	type ServiceRow,
	stillOffered,
	takeStatements,
} from "./reserving.server.ts";

async function hashOf(booking: Booking) {
	const text = JSON.stringify(Object.entries(booking).sort());
	return Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).toString("base64url");
}

/**
 * Books a time, held before or not: confirmed at once, or requested where the professional wants to say yes first. The
 * same `key` with the same booking answers the same appointment again. Throws what `holdSlot` throws but
 * `too_many_holds`, and `idempotency_mismatch`, `too_many_appointments`.
 */
export async function bookAppointment(
	ctx: Ctx,
	person: Person,
	booking: Booking,
	key: string | null = null,
): Promise<OwnAppointment> {
	const request_hash = key === null ? null : await hashOf(booking);
	const ownTime = { client: person, appointment_id: null };
	const byKey = appointmentsStatement(ctx, "a.client_id = ? AND a.idempotency_key = ?", person.user_id, key);
	const read = await readOffer(ctx, booking, ownTime, byKey);
	const known = answeredBefore(ctx, read.at(-1), request_hash);
	if (known) return known;
	const { offer, service } = await offered(ctx, booking, ownTime, read);
	if (offer.owner_id === person.user_id) throw new Refusal("forbidden");
	if (booking.mode === "phone" && !(booking.client_phone ?? person.profile_phone))
		throw new Refusal("invalid", { field: "client_phone" });
	if (booking.client_phone !== null && !isPossiblePhone(booking.client_phone))
		throw new Refusal("invalid", { field: "client_phone" });
	try {
		const row = bookedRow(ctx, person, booking, offer, service, key, request_hash);
		const kept = { ...row, is_declined: false, business_name: offer.business_name, owner_id: offer.owner_id };
		const isConfirmed = row.status === "confirmed";
		const notices = isConfirmed
			? [
					...(await appointmentNoticeStatements(ctx, kept, "appointment_confirmed", "client", "business")),
					...(await reminderStatements(ctx, kept)),
				]
			: await appointmentNoticeStatements(ctx, kept, "appointment_requested", "client", "business");
		const cards = cardsFollow(ctx, booking.business_id, booking.starts_at);
		await reserve(
			ctx,
			booking,
			ownTime,
			writeAs(
				ctx,
				person,
				[
					...dropHolds(ctx, person, booking.business_id),
					statementOf(ctx.db, ctx.db.insert(appointments).values(row)),
					...takeStatements(ctx, offer, { ...row, held_until: null }),
					eventStatement(ctx, row, isConfirmed ? "booked" : "requested", "client"),
					clientStatement(ctx, row),
					weekStatement(ctx, booking.business_id, isConfirmed ? { bookings: 1 } : { requests: 1 }),
					...cards.statements,
					...notices,
				],
				[...withinLimits(ctx, row), ...stillOffered(ctx, offer, booking.legal_service_id, booking.starts_at, ownTime)],
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

/** Nobody takes all the time of a professional, nor writes to everybody. */
function withinLimits(ctx: Ctx, { client_id, business_id, created_at }: typeof appointments.$inferInsert): Guard[] {
	const { open, openWithOne, perHour } = ctx.rules.bookings;
	const hourAgo = new Date(ctx.now().getTime() - hourMs).toISOString();
	const booked = sql`SELECT count(*) FROM appointments WHERE client_id = ${client_id} AND status <> 'held'`;
	const isOpen = sql`starts_at > ${created_at} AND status IN ('pending', 'confirmed')`;
	return [
		{ condition: sql`(${booked} AND ${isOpen}) < ${open}`, refusal: new Refusal("too_many_appointments") },
		{
			condition: sql`(${booked} AND ${isOpen} AND business_id = ${business_id}) < ${openWithOne}`,
			refusal: new Refusal("too_many_appointments"),
		},
		{
			condition: sql`(${booked} AND created_at > ${hourAgo}) < ${perHour}`,
			refusal: new Refusal("too_fast", { seconds: 3600 }),
		},
	];
}

/** An appointment that a person has at a time, with the hash of what they sent for it. */
export type Booked = { id: string; request_hash: string | null };

/**
 * What a person has booked at this time with this professional; null for nothing. Who is told that a time is
 * taken may have taken it themselves: their browser heard no answer, or has two pages open.
 */
export async function findBooked(
	ctx: Ctx,
	{ user_id }: Person,
	{ business_id, starts_at }: Pick<Choice, "business_id" | "starts_at">,
): Promise<Booked | null> {
	return ctx.db.$client
		.prepare(
			`SELECT id, request_hash FROM appointments
			WHERE client_id = ? AND starts_at = ? AND business_id = ? AND status IN ('pending', 'confirmed')`,
		)
		.bind(user_id, starts_at, business_id)
		.first<Booked>();
}

/** Whether an appointment was booked in just these words: who went back and wrote more has changed nothing. */
export const isBookedAs = async ({ request_hash }: Booked, booking: Booking) =>
	request_hash === (await hashOf(booking));

/** An appointment that a client has at the same time as another one, with whomever; null when the time is theirs. */
export async function findOverlap(
	ctx: Ctx,
	{ user_id }: Person,
	{ starts_at, ends_at }: { starts_at: string; ends_at: string },
): Promise<{ id: string; business_name: string; starts_at: string } | null> {
	return (
		ctx.db.$client
			.prepare(
				`SELECT a.id, b.name AS business_name, a.starts_at FROM appointments a JOIN businesses b ON b.id = a.business_id
			WHERE a.client_id = ?1 AND a.starts_at < ?3 AND a.ends_at > ?2 AND a.starts_at > ?4
			AND a.status IN ('pending', 'confirmed') ORDER BY a.starts_at LIMIT 1`,
			)
			// An appointment is never longer than that: the index looks no further back.
			.bind(
				user_id,
				starts_at,
				ends_at,
				new Date(Date.parse(starts_at) - appointmentLimits.longestMinutes * minuteMs).toISOString(),
			)
			.first()
	);
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
	client: Person,
	booking: Booking,
	offer: Offer,
	service: ServiceRow,
	idempotency_key: string | null,
	request_hash: string | null,
) {
	const base = newRow(ctx, client, booking, offer, service);
	const isInstant = offer.availability.confirmation === "instant";
	const { time_zone } = booking;
	const client_name = booking.client_name || base.client_name;
	return {
		...base,
		status: isInstant ? ("confirmed" as const) : ("pending" as const),
		awaiting: isInstant ? null : ("business" as const),
		confirmed_at: isInstant ? base.created_at : null,
		expires_at: isInstant ? null : lapseOf(ctx, booking.starts_at),
		client_time_zone: time_zone && isTimeZone(time_zone) ? time_zone : base.client_time_zone,
		client_name,
		client_key: nameKey(client_name),
		other_party_key: nameKey(booking.other_party),
		client_phone: booking.mode === "phone" ? (booking.client_phone ?? client.profile_phone) : null,
		audio_only: booking.mode === "video" && booking.audio_only,
		interpreter_language: booking.interpreter_language,
		facts: booking.facts,
		other_party: booking.other_party,
		idempotency_key,
		request_hash,
	};
}
