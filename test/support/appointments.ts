import { bookAppointment } from "#domain/appointments/booking.server.ts";
import type { OwnAppointment } from "#domain/appointments/reading.server.ts";
import { booking } from "#domain/appointments.ts";
import type { Ctx } from "#domain/context.server.ts";
import { saveProfile } from "#domain/profiles.server.ts";
import { profileChange } from "#domain/profiles.ts";
import { findActor } from "#domain/session.server.ts";
import { listSlots } from "#domain/slots.server.ts";
import { makeBusiness } from "./demo.ts";
import { somebody, withAuthenticator } from "./identity.ts";

export type Someone = Awaited<ReturnType<typeof someone>>;

/** A person as the domain knows who acts, with the zone that they keep in their profile. */
export async function someone(ctx: Ctx, given: { full_name?: string; time_zone?: string } = {}) {
	const person = await somebody(ctx);
	const actor = await actorOf(ctx, person.session.id, person.user.id);
	if (Object.keys(given).length > 0) await saveProfile(ctx, actor, profileChange.parse(given));
	return { ...person, actor: await actorOf(ctx, person.session.id, person.user.id) };
}

async function actorOf(ctx: Ctx, session_id: string, user_id: string) {
	const actor = await findActor(ctx, { session_id, user_id });
	if (!actor) throw new Error("The person is gone.");
	return actor;
}

/** The owner of the demo professional with this number, in their role; who owned it before does so no more. */
export async function ownerOf(ctx: Ctx, seq: number, given: { time_zone?: string } = {}) {
	const person = await someone(ctx, { full_name: "Owner", ...given });
	const { id } = makeBusiness(seq);
	const { $client: d1 } = ctx.db;
	await d1.batch([
		d1.prepare("UPDATE profiles SET role = 'business' WHERE user_id = ?").bind(person.user.id),
		d1.prepare("DELETE FROM business_owners WHERE business_id = ?").bind(id),
		d1.prepare("INSERT INTO business_owners (business_id, user_id) VALUES (?, ?)").bind(id, person.user.id),
	]);
	const { session } = await withAuthenticator(ctx, person);
	return { ...person, session, actor: await actorOf(ctx, session.id, person.user.id) };
}

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
	client: Someone,
	seq: number,
	{ days = 2, index = 0, ...more }: { days?: number; index?: number } & Record<string, unknown> = {},
): Promise<OwnAppointment> {
	const { business, legal_service_id, slots, mode } = await freeTimes(ctx, seq, days);
	return bookAppointment(
		ctx,
		client.actor,
		booking.parse({ business_id: business.id, legal_service_id, starts_at: slots[index], mode, ...more }),
	);
}
