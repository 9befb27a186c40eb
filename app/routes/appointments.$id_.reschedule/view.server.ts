import type { AppLoadContext } from "@remix-run/cloudflare";
import { choice, isLateCancellation, isMoveInstant } from "#domain/appointments/appointments.ts";
import { findBookable } from "#domain/availability/bookable.server.ts";
import { listSlotsAround } from "#domain/availability/slots.server.ts";
import { nearestTo } from "#domain/availability/slots.ts";
import { slotDaysOf } from "../../slot-days.server.ts";
import { ownAppointment, toAppointment } from "../appointments.$id/own.server.ts";

/** The free times for an appointment, or one of them to be confirmed. What can no longer be moved is shown as it is. */
export async function viewOf(context: AppLoadContext, request: Request, id: string) {
	const { person, ...own } = await ownAppointment(context, request, id);
	const { appointment, zone, now } = own;
	const { business_id, legal_service_id, decisions, party } = appointment;
	if (!decisions.includes("reschedule") && !decisions.includes("propose"))
		throw toAppointment(id, { done: "outdated" });
	const { searchParams: params } = new URL(request.url);
	const found = await findBookable(context, business_id);
	const service = found?.services.find((one) => one.legal_service_id === legal_service_id);
	if (!found?.announced || !service) return { ...own, step: "closed" as const };
	// What the client holds themselves is free for them.
	const ownTime = { client: party === "client" ? person : null, appointment_id: id };
	const at = choice.shape.starts_at.safeParse(params.get("at")).data;
	if (!at || at <= now || at === appointment.starts_at) {
		const shown = await slotDaysOf(context, {
			business_id,
			legal_service_id,
			zone: zone.zone,
			from: params.get("from"),
			horizon_days: found.announced.horizon_days,
			ownTime,
		});
		// Its own time is no other time.
		const others = shown.days.map(({ day, slots }) => ({
			day,
			slots: slots.filter((slot) => slot !== appointment.starts_at),
		}));
		return { ...own, step: "times" as const, shown: { ...shown, days: others } };
	}
	const instant = Date.parse(at);
	const slots = await listSlotsAround(context, { business_id, legal_service_id, starts_at: at }, ownTime);
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
		isInstant: isMoveInstant(appointment, party, found.announced.confirmation),
	};
}

export type View<Step extends AnyView["step"] = AnyView["step"]> = Extract<AnyView, { step: Step }>;
type AnyView = Awaited<ReturnType<typeof viewOf>>;
