import type { AppLoadContext } from "@remix-run/cloudflare";
import { listSlots, type Slots } from "#domain/availability/slots.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";

/** How many of the next free times the profile shows. */
const mostShown = 6;

/** The next free times for a service, for the shortest one when none is asked for; null for who takes no bookings. */
export async function nextTimes(
	context: AppLoadContext,
	business_id: string,
	service: string | null,
): Promise<Pick<Slots, "slots" | "time_zone" | "minutes"> | null> {
	try {
		const { slots, time_zone, minutes } = await listSlots(context, business_id, { legal_service_id: service });
		return { slots: slots.slice(0, mostShown), time_zone, minutes };
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		// An address with a service that is not offered (any more) is not worth an error.
		return error.code === "invalid" && service ? nextTimes(context, business_id, null) : null;
	}
}
