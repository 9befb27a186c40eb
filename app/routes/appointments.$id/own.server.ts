import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { asReadBy, requireAppointment } from "#domain/appointments/reading.server.ts";
import { notFound, outcome, requirePerson, toAuth } from "../../http.server.ts";
import { readerZoneOf } from "../../reader-zone.server.ts";

/** An appointment of who reads the page, from their side, with their zone and the other's. Strangers find nothing. */
export async function ownAppointment(context: AppLoadContext, request: Request, id: string) {
	const person = await requirePerson(context, request);
	const { value, refusal } = await outcome(requireAppointment(context, person, id));
	if (refusal?.code === "insufficient_aal") throw toAuth(request, "factor");
	if (refusal) throw notFound();
	const { kept, party } = value;
	const appointment = asReadBy(context, kept, party);
	const [own, other] =
		party === "client" ? [kept.client_time_zone, kept.time_zone] : [kept.time_zone, kept.client_time_zone];
	const zone = await readerZoneOf(request, context, own, own);
	return { person, appointment, zone, otherZone: other, now: context.now().toISOString() };
}

/** To the appointment itself; `note` says what has happened. */
export const toAppointment = (id: string, note: Record<string, string>) =>
	redirect(`/appointments/${id}?${new URLSearchParams(note)}`, 303);

/** Refusals that say: it is not any more as the page had it. */
export const isOutdated = (code: string | undefined) => code === "conflict" || code === "not_now";
