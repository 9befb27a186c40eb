import { sql } from "drizzle-orm";
import type { Availability } from "#domain/availability/availability.ts";
import { isNear, refreshNextSlots, touchStatement } from "#domain/availability/next-slots.server.ts";
import {
	busyOf,
	busyStatements,
	listSlots,
	type Offer,
	type OwnTime,
	offerOf,
	offerStatement,
} from "#domain/availability/slots.server.ts";
import { freeSlots, nearestTo, quantaOf } from "#domain/availability/slots.ts";
import type { Business } from "#domain/businesses/businesses.ts";
import { heldLicencesSql, rowStatusNow } from "#domain/businesses/licences.ts";
import { isListed, isListedSql } from "#domain/businesses/listed.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { dayMs, hourMs } from "#domain/ground/durations.ts";
import { newId } from "#domain/ground/ids.ts";
import type { Guard } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { dateIn, dayIn, quantumOf } from "#domain/ground/time.ts";
import { appointmentLimits, type Choice, type Terms } from "./appointments.ts";

/** A batch that takes time failed because somebody else has it. */
const isTaken = (error: unknown) => /UNIQUE constraint failed: quanta/.test(messageOf(error));

const messageOf = (error: unknown) => String(error instanceof Error ? (error.cause ?? error) : error);

/** How far around a wanted time free ones are looked for at first, in days before and after it; then further. */
const near = { before: 1, after: 3 };

const far = { before: 14, after: 30 };

const nearestShown = 3;

const daysAround = (starts_at: string, { before, after }: typeof near) => {
	const dayAway = (days: number) => dateIn("UTC", Date.parse(starts_at) + days * dayMs);
	return { from: dayAway(-before), until: dayAway(after) };
};

/** The refusal of a time that is not free, with the free ones nearest to it, of `known` where these are enough. */
async function slotTaken(ctx: Ctx, choice: Omit<Choice, "mode">, ownTime: OwnTime, known: readonly string[] = []) {
	const { business_id, legal_service_id, starts_at } = choice;
	let slots = known;
	for (const around of [near, far]) {
		if (slots.length >= nearestShown) break;
		const { from, until } = daysAround(starts_at, around);
		({ slots } = await listSlots(ctx, business_id, { legal_service_id, from, to: until }, ownTime));
	}
	return new Refusal("slot_taken", { nearest: nearestTo(slots, starts_at, nearestShown) });
}

/** Everything that the rules look at before time is taken, in one round trip; `offered` reads it. */
export function readOffer(ctx: Ctx, choice: Choice, ownTime: OwnTime, ...also: D1PreparedStatement[]) {
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
		...busyStatements(ctx, choice.business_id, from, until, ownTime),
		...also,
	]);
}

export type ServiceRow = Omit<Terms, keyof Pick<Availability, "free_cancellation_hours" | "late_fee" | "bring">>;

/** What is offered at a time that is free. Throws what `offerOf` throws, `invalid` and `slot_taken` (with `nearest`). */
export async function offered(
	ctx: Ctx,
	choice: Choice,
	ownTime: OwnTime,
	[found, service, ...busy]: readonly D1Result[],
) {
	const offer = offerOf(found);
	if (!offer.modes.includes(choice.mode)) throw new Refusal("invalid", { field: "mode" });
	const wanted = { minutes: offer.minutes, now: ctx.now().toISOString(), ...daysAround(choice.starts_at, near) };
	const free = freeSlots(offer.availability, busyOf(busy), wanted);
	if (!free.includes(choice.starts_at)) throw await slotTaken(ctx, choice, ownTime, free);
	return { offer, service: service?.results[0] as ServiceRow };
}

/** Whether a professional may be booked at all. */
export const businessIsListed = (business_id: string) =>
	sql`EXISTS (SELECT 1 FROM businesses WHERE id = ${business_id} AND ${sql.raw(isListedSql("status"))})`;

/** Throws `not_bookable` for a professional who is not listed, or whose licence has ended by now. */
export async function requireListed(ctx: Ctx, business_id: string): Promise<void> {
	const row = await ctx.db.$client
		.prepare(`SELECT b.category, b.status, ${heldLicencesSql("b.id")} AS licences FROM businesses b WHERE b.id = ?`)
		.bind(business_id)
		.first<Pick<Business, "category" | "status"> & { licences: string }>();
	if (!row || !isListed(rowStatusNow(row, ctx.now().toISOString()))) throw new Refusal("not_bookable");
}

/** Whether hours, profile, service and the day's cap still allow what was computed from them, told by the batch itself. */
export function stillOffered(
	ctx: Ctx,
	{ business_id, version, availability, minutes }: Offer,
	legal_service_id: string,
	starts_at: string,
	ownTime: OwnTime,
): Guard[] {
	const now = ctx.now().toISOString();
	const guards: Guard[] = [
		{
			condition: sql`EXISTS (SELECT 1 FROM availabilities WHERE business_id = ${business_id} AND version = ${version})
				AND ${businessIsListed(business_id)} AND EXISTS (SELECT 1 FROM business_services
					WHERE business_id = ${business_id} AND legal_service_id = ${legal_service_id} AND duration_minutes = ${minutes})`,
			refusal: new Refusal("conflict"),
		},
	];
	const { daily_cap, time_zone } = availability;
	if (daily_cap !== null) {
		const { from, until } = dayIn(time_zone, dateIn(time_zone, starts_at));
		guards.push({
			condition: sql`(SELECT count(*) FROM quanta q JOIN appointments a ON a.id = q.appointment_id
				WHERE q.business_id = ${business_id} AND q.quantum >= ${from} AND q.quantum < ${until} AND q.is_start
				AND (q.held_until IS NULL OR (q.held_until > ${now} AND a.client_id IS NOT ${ownTime.client?.user_id ?? null}))
				AND a.id IS NOT ${ownTime.appointment_id}) < ${daily_cap}`,
			refusal: new Refusal("slot_taken"),
		});
	}
	return guards;
}

/** The statements that take time for an appointment whose row is there, from whoever held it too long. */
export function takeStatements(
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

export const free = (ctx: Ctx, appointment_id: string) =>
	ctx.db.$client.prepare("DELETE FROM quanta WHERE appointment_id = ?").bind(appointment_id);

/** Runs a batch that takes time; who was slower reads which times are free instead. */
export async function reserve<T>(
	ctx: Ctx,
	choice: Omit<Choice, "mode">,
	ownTime: OwnTime,
	write: Promise<T>,
): Promise<T> {
	try {
		return await write;
	} catch (error) {
		if (isTaken(error) || (error instanceof Refusal && error.code === "slot_taken"))
			throw await slotTaken(ctx, choice, ownTime);
		throw error;
	}
}

/** What makes cards follow a calendar in which these times change: a statement for the batch, and work for after it. */
export function cardsFollow(ctx: Ctx, business_id: string, ...instants: readonly string[]) {
	if (!isNear(ctx, ...instants)) return { statements: [], after: () => {} };
	return { statements: [touchStatement(ctx, business_id)], after: () => ctx.after(refreshNextSlots(ctx, business_id)) };
}

/** The parts of an appointment that follow from what was chosen and offered. */
export function newRow(ctx: Ctx, client: Person, choice: Choice, offer: Offer, { address, ...service }: ServiceRow) {
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
		client_key: null,
		other_party_key: null,
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
export const lapseOf = (ctx: Ctx, starts_at: string) =>
	new Date(
		Math.min(ctx.now().getTime() + appointmentLimits.requestHours * hourMs, Date.parse(starts_at)),
	).toISOString();
