import type { AppLoadContext } from "@remix-run/cloudflare";
import { choice, isLateCancellation } from "#domain/appointments.ts";
import { findBookable } from "#domain/bookable.server.ts";
import { listSlots } from "#domain/slots.server.ts";
import { dateIn, nearestTo } from "#domain/slots.ts";
import { slotDaysOf } from "../../slot-days.server.ts";
import { ownAppointment, toAppointment } from "../appointments.$id/own.server.ts";

const day = 86_400_000;

/** The free times for an appointment, or one of them to be confirmed. What can no longer be moved is shown as it is. */
export async function viewOf(context: AppLoadContext, request: Request, id: string) {
	const { person: _, ...own } = await ownAppointment(context, request, id);
	const { appointment, zone, now } = own;
	const { business_id, legal_service_id, decisions, party, status, awaiting } = appointment;
	if (!decisions.includes("reschedule") && !decisions.includes("propose"))
		throw toAppointment(id, { done: "outdated" });
	const { searchParams: params } = new URL(request.url);
	const found = await findBookable(context, business_id);
	const service = found?.services.find((one) => one.legal_service_id === legal_service_id);
	if (!found?.announced || !service) return { ...own, step: "closed" as const };
	const mine = { client_id: null, appointment_id: id };
	const at = choice.shape.starts_at.safeParse(params.get("at")).data;
	if (!at || at <= now || at === appointment.starts_at) {
		const shown = await slotDaysOf(context, {
			business_id,
			legal_service_id,
			zone: zone.zone,
			from: params.get("from"),
			horizon_days: found.announced.horizon_days,
			mine,
		});
		// Its own time is no other time.
		const others = shown.days.map(({ day, slots }) => ({
			day,
			slots: slots.filter((slot) => slot !== appointment.starts_at),
		}));
		return { ...own, step: "times" as const, shown: { ...shown, days: others } };
	}
	const instant = Date.parse(at);
	const { slots } = await listSlots(
		context,
		business_id,
		{ legal_service_id, from: dateIn("UTC", instant - 14 * day), to: dateIn("UTC", instant + 21 * day) },
		mine,
	);
	return {
		...own,
		step: "confirm" as const,
		at,
		until: new Date(instant + service.duration_minutes * 60_000).toISOString(),
		taken: slots.includes(at)
			? null
			: nearestTo(
					slots.filter((slot) => slot !== appointment.starts_at),
					at,
				),
		/** Whether cancelling costs the client, and will at the new time too. */
		isLate: party === "client" && isLateCancellation(appointment, now),
		/** Whether it is confirmed at once at the new time. */
		isInstant:
			party === "client" &&
			found.announced.confirmation === "instant" &&
			(status === "confirmed" || awaiting === "client"),
	};
}

export type View<Step extends AnyView["step"] = AnyView["step"]> = Extract<AnyView, { step: Step }>;
type AnyView = Awaited<ReturnType<typeof viewOf>>;
