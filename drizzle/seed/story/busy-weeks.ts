/** Weeks as they fill up: meetings of the demo lawyer and of the professionals whom visitors see first. */

import type { AppointmentStatus, Party } from "#domain/appointments/appointments.ts";
import { nameKey } from "#domain/appointments/name-key.ts";
import { newRow, readOffer, type ServiceRow } from "#domain/appointments/reserving.server.ts";
import { hoursOn } from "#domain/availability/availability.ts";
import { quantaOf } from "#domain/availability/slots.ts";
import { type Mode, modes } from "#domain/businesses/businesses.ts";
import { isListedSql } from "#domain/businesses/listed.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { dayMs, hourMs, minuteMs } from "#domain/ground/durations.ts";
import { quantumOf } from "#domain/ground/time.ts";
import { Random } from "../random.ts";
import { insertRows } from "../rows.ts";
import { Calendar } from "./calendar.ts";
import { clientOf, storyClients } from "./cast.ts";

/** Professionals with busy weeks, besides the demo lawyer. */
const mostBusy = 20;
/** Days of the lawyer's past that are filled too: nobody sees that of others. */
const lawyerPastDays = 21;
const daysAhead = 16;
/** Upcoming meetings of one client in all, with the lawyer and with any other: fewer than the rules allow. */
const mostOfOne = { inAll: 16, withLawyer: 3, withOther: 1 };

/** What clients say it is about; varied, for the lawyer reads them one after the other. */
const facts = [
	"",
	"",
	"First meeting. A friend from church gave me your name.",
	"Quiero preguntar por la renovación y por el cambio de domicilio.",
	"I have a letter that I don't understand, I'll bring it.",
	"Bonjour, c'est pour le dossier de ma sœur, elle sera avec moi.",
	"Somos dos hermanos y venimos juntos, si se puede.",
	"We spoke last year. Now I have the papers that were missing.",
	"Es para mi hijo, que cumple dieciocho en verano.",
	"I would like to check my application with you before I send it.",
	"Je peux venir plus tôt si une place se libère.",
	"Traigo la traducción que me pidió.",
	"My husband will join by phone from work.",
	"Solo tengo una duda pequeña, creo que será rápido.",
	"Bom dia, é a minha primeira consulta e estou um pouco nervoso.",
] as const;

const everyClient = storyClients.map(({ key }) => clientOf(key));

/** Of a meeting with somebody, in ms. */
type Time = { business_id: string; from: number; until: number };
type Row = Record<string, unknown>;
type Rows = Record<"appointments" | "appointment_events" | "quanta", Row[]>;

/** Who meets whom when, so that nobody is at two places at once, nor has more before them than one may. */
class Guests {
	readonly #meetings = new Map<string, Time[]>();

	constructor(
		readonly now: number,
		readonly lawyerId: string | undefined,
	) {}

	add(client_id: string, meeting: Time) {
		this.#meetings.set(client_id, [...(this.#meetings.get(client_id) ?? []), meeting]);
	}

	/** Any of those who have time; undefined for nobody. */
	findFree(random: Random, { business_id, from, until }: Time): Person | undefined {
		return random
			.sample(everyClient, everyClient.length)
			.find(({ user_id }) => this.#isFree(user_id, { business_id, from, until }));
	}

	#isFree(client_id: string, { business_id, from, until }: Time) {
		const all = this.#meetings.get(client_id) ?? [];
		const ahead = all.filter((one) => one.from > this.now);
		const most = business_id === this.lawyerId ? mostOfOne.withLawyer : mostOfOne.withOther;
		return (
			ahead.length < mostOfOne.inAll &&
			ahead.filter((one) => one.business_id === business_id).length < most &&
			all.every((one) => one.until <= from || until <= one.from)
		);
	}
}

/**
 * Books the weeks around now, for the demo lawyer and the professionals whom search shows first, and answers whose
 * calendars have changed. Many rows at a time: by the commands this would take ten times as long. What they would have
 * mailed long ago is not mailed.
 */
export async function fillWeeks(ctx: Ctx): Promise<string[]> {
	const { $client: d1 } = ctx.db;
	const now = ctx.now().getTime();
	const [busiest, met] = await d1.batch([
		d1.prepare(
			`SELECT b.id, b.seq FROM businesses b JOIN availabilities a ON a.business_id = b.id
			WHERE b.seq = 1 OR ${isListedSql("b.status")} ORDER BY b.seq = 1 DESC, b.quality DESC, b.seq LIMIT ${mostBusy + 1}`,
		),
		d1.prepare(
			`SELECT client_id, business_id, starts_at, ends_at FROM appointments
				WHERE client_id IS NOT NULL AND status IN ('pending', 'confirmed', 'completed', 'no_show')`,
		),
	]);
	const found = (busiest?.results ?? []) as { id: string; seq: number }[];
	const guests = new Guests(now, found.find(({ seq }) => seq === 1)?.id);
	for (const { client_id, business_id, starts_at, ends_at } of (met?.results ?? []) as Record<string, string>[])
		guests.add(client_id ?? "", {
			business_id: business_id ?? "",
			from: Date.parse(starts_at ?? ""),
			until: Date.parse(ends_at ?? ""),
		});
	const rows: Rows = { appointments: [], appointment_events: [], quanta: [] };
	for (const { id, seq } of found) await fillWeek(ctx, rows, guests, id, seq);
	await d1.batch([
		...Object.entries(rows).flatMap(([table, all]) => (all.length > 0 ? insertRows(d1, table, all) : [])),
		d1.prepare(
			`INSERT INTO business_clients (id, business_id, user_id, name, last_at, created_at)
			SELECT min(id), business_id, client_id, client_name, max(created_at), min(created_at) FROM appointments
			WHERE client_id IS NOT NULL AND status <> 'held' GROUP BY business_id, client_id
			ON CONFLICT (business_id, user_id) DO UPDATE SET last_at = max(last_at, excluded.last_at),
				created_at = min(created_at, excluded.created_at)`,
		),
	]);
	return found.map(({ id }) => id);
}

async function fillWeek(ctx: Ctx, rows: Rows, guests: Guests, business_id: string, seq: number) {
	const random = new Random(seq + 11_000_000);
	const calendar = await Calendar.of(ctx, business_id);
	const services = await servicesOf(ctx, random, calendar);
	for (let days = seq === 1 ? -lawyerPastDays : 0; days <= daysAhead; days++) {
		const day = calendar.dayAfter(days);
		// The next days are nearly full, those after them less and less.
		const share = days <= 3 ? random.int(60, 90) / 100 : Math.max(0.15, 0.75 - days * 0.05);
		let left = share * openMinutes(calendar, day);
		for (let tries = 0; left > 0 && tries < 20; tries++) {
			const service = random.pick(services);
			const free = calendar.free(day, service.minutes).filter((slot) => quantumOf(slot) % 2 === 0);
			if (free.length === 0) break;
			const starts_at = random.pick(free);
			const from = Date.parse(starts_at);
			const time = { business_id, from, until: from + service.minutes * minuteMs };
			const guest = guests.findFree(random, time);
			if (!guest) continue;
			guests.add(guest.user_id, time);
			calendar.take(starts_at, service.minutes);
			addMeeting(ctx, rows, random, calendar, guest, service, starts_at);
			left -= service.minutes;
		}
	}
}

const openMinutes = (calendar: Calendar, day: string) => {
	const quarters = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
	return hoursOn(calendar.availability, day).reduce(
		(sum, { from, until }) => sum + quarters(until) - quarters(from),
		0,
	);
};

type Offered = { legal_service_id: string; minutes: number; row: ServiceRow };

/** Up to three of what is offered, with what is announced. */
async function servicesOf(ctx: Ctx, random: Random, { offer, services }: Calendar): Promise<Offered[]> {
	return Promise.all(
		random.sample([...services], 3).map(async ([legal_service_id, minutes]) => {
			const starts_at = ctx.now().toISOString();
			const choice = { business_id: offer.business_id, legal_service_id, starts_at, mode: modes[0] };
			const [, service] = await readOffer(ctx, choice, { client: null, appointment_id: null });
			return { legal_service_id, minutes, row: service?.results[0] as ServiceRow };
		}),
	);
}

/** Adds a meeting as the commands would have left it by now. */
function addMeeting(
	ctx: Ctx,
	rows: Rows,
	random: Random,
	{ offer }: Calendar,
	client: Person,
	{ legal_service_id, minutes, row: service }: Offered,
	starts_at: string,
) {
	const { business_id, availability } = offer;
	const now = ctx.now().getTime();
	const isAsked = availability.confirmation === "request";
	const endsAt = Date.parse(starts_at) + minutes * minuteMs;
	const bookedAt = Math.min(Date.parse(starts_at) - random.int(4, 13) * dayMs, now - random.int(5, 90) * hourMs);
	const confirmedAt = isAsked ? bookedAt + random.int(20, 240) * minuteMs : bookedAt;
	const doneAt = endsAt + random.int(3, 20) * minuteMs;
	const isDone = doneAt <= now;
	const isMissed = isDone && random.chance(0.06);
	const status: AppointmentStatus = isMissed ? "no_show" : isDone ? "completed" : "confirmed";
	const mode = random.pick(offer.modes.filter((one): one is Mode => one !== "phone"));
	if (!mode) return;
	const bookedCtx = { ...ctx, now: () => new Date(bookedAt) };
	const at = (ms: number) => new Date(ms).toISOString();
	const appointment = {
		...newRow(bookedCtx, client, { business_id, legal_service_id, starts_at, mode }, { ...offer, minutes }, service),
		client_key: nameKey(client.full_name ?? ""),
		facts: random.pick(facts),
		status,
		ended_by: isDone ? "business" : null,
		confirmed_at: at(confirmedAt),
		sequence: isAsked ? 1 : 0,
		version: 1 + Number(isAsked) + Number(isDone),
		updated_at: at(isDone ? doneAt : confirmedAt),
	};
	const event = (act: string, party: Party, created_at: number) => ({
		...{ id: crypto.randomUUID().replaceAll("-", ""), appointment_id: appointment.id, act, party, starts_at },
		...{ reason: null, created_at: at(created_at) },
	});
	rows.appointments.push(appointment);
	rows.appointment_events.push(event(isAsked ? "requested" : "booked", "client", bookedAt));
	if (isAsked) rows.appointment_events.push(event("accepted", "business", confirmedAt));
	if (isDone) rows.appointment_events.push(event(status === "no_show" ? "no_show" : "completed", "business", doneAt));
	if (isDone) return;
	const { from, until } = quantaOf(availability, { starts_at, minutes });
	for (let quantum = from; quantum < until; quantum++)
		rows.quanta.push({
			...{ business_id, quantum, appointment_id: appointment.id },
			...{ is_start: Number(quantum === quantumOf(starts_at)), held_until: null },
		});
}
