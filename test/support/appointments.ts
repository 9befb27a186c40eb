import { booking } from "#domain/appointments/appointments.ts";
import { bookAppointment } from "#domain/appointments/booking.server.ts";
import type { OwnAppointment } from "#domain/appointments/reading.server.ts";
import type { Availability } from "#domain/availability/availability.ts";
import { listSlots } from "#domain/availability/slots.server.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { ownerOf, type Someone } from "./actors.ts";
import { openCalendar } from "./bookings.ts";
import { makeBusiness } from "./demo.ts";

/** Sets how and in which zone a demo professional takes bookings. */
export async function setHours(
	ctx: Ctx,
	seq: number,
	set: { confirmation?: "instant" | "request"; time_zone?: string; late_fee?: string; notice_hours?: number },
) {
	const { id } = makeBusiness(seq);
	const names = Object.keys(set);
	await ctx.db.$client
		.prepare(
			`UPDATE availabilities SET ${names.map((name) => `${name} = ?`).join(", ")}, exceptions = '[]', daily_cap = NULL,
				version = version + 1 WHERE business_id = ?`,
		)
		.bind(...Object.values(set), id)
		.run();
}

/** Free beginnings of a demo professional's first service, from so many days ahead on. */
export async function freeTimes(ctx: Ctx, seq: number, days = 2) {
	const business = makeBusiness(seq);
	const legal_service_id = business.services[0]?.legal_service_id ?? "";
	const at = (plus: number) => new Date(ctx.now().getTime() + plus * 86_400_000).toISOString().slice(0, 10);
	const { slots, modes } = await listSlots(ctx, business.id, { legal_service_id, from: at(days), to: at(days + 20) });
	return { business, legal_service_id, slots, mode: modes[0] };
}

/** Books a free time of a demo professional: the one at `index` after `days`. */
export async function booked(
	ctx: Ctx,
	{ actor }: Pick<Someone, "actor">,
	seq: number,
	{ days = 2, index = 0, ...more }: { days?: number; index?: number } & Record<string, unknown> = {},
): Promise<OwnAppointment> {
	const { business, legal_service_id, slots, mode } = await freeTimes(ctx, seq, days);
	return bookAppointment(
		ctx,
		actor,
		booking.parse({ business_id: business.id, legal_service_id, starts_at: slots[index], mode, ...more }),
	);
}

/** The id of an appointment of a client that takes no time; as a rule one that is over. */
export async function appointmentOf(
	ctx: Ctx,
	{ user_id }: Person,
	business_id: string,
	status: "completed" | "confirmed" = "completed",
): Promise<string> {
	const id = crypto.randomUUID().replaceAll("-", "");
	const hour = 3_600_000;
	const starts = ctx.now().getTime() + (status === "completed" ? -26 : 48) * hour;
	await ctx.db.$client
		.prepare(
			`INSERT INTO appointments (id, business_id, client_id, client_name, legal_service_id, starts_at, ends_at, time_zone,
				client_time_zone, mode, audio_only, status, facts, other_party, terms, room, sequence, version, created_at, updated_at)
			SELECT ?1, b.id, ?3, '', (SELECT legal_service_id FROM business_services WHERE business_id = b.id LIMIT 1), ?4, ?5,
				b.time_zone, b.time_zone, 'video', 0, ?6, '', '', '{}', ?1, 0, 1, ?4, ?4 FROM businesses b WHERE b.id = ?2`,
		)
		.bind(id, business_id, user_id, new Date(starts).toISOString(), new Date(starts + hour).toISOString(), status)
		.run();
	return id;
}

/** How many of a database's professionals have been used. */
const used = new WeakMap<object, number>();

/** A professional of a test's own, open all day, with an owner; `more` says what is different. */
export async function practice(ctx: Ctx, more: Partial<Availability> = {}) {
	let seq = used.get(ctx.db) ?? 0;
	let business = makeBusiness(++seq);
	const fits = () =>
		(business.status === "verified" || business.status === "expiring") && business.modes.some((one) => one !== "phone");
	while (!fits()) business = makeBusiness(++seq);
	used.set(ctx.db, seq);
	const { actor: owner } = await ownerOf(ctx, business.id);
	await openCalendar(ctx, business.id, null, more);
	const [first] = business.services;
	const mode = business.modes.find((one) => one !== "phone");
	if (!first || !mode) throw new Error("They offer nothing that needs no number.");
	const choose = (starts_at: string, and: object = {}) =>
		booking.parse({ business_id: business.id, legal_service_id: first.legal_service_id, starts_at, mode, ...and });
	return { business, owner, choose, minutes: first.duration_minutes };
}
