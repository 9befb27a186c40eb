import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { type Choice, choice } from "#domain/appointments/appointments.ts";
import { findBooked, findOverlap } from "#domain/appointments/booking.server.ts";
import { keepChoice } from "#domain/appointments/chosen-slot.server.ts";
import { findHold } from "#domain/appointments/holds.server.ts";
import { type BookableService, findBookable } from "#domain/availability/bookable.server.ts";
import { listSlotsAround } from "#domain/availability/slots.server.ts";
import { nearestTo } from "#domain/availability/slots.ts";
import { likelyMode } from "#domain/businesses/businesses.ts";
import { isFullySignedIn, type Person } from "#domain/ground/callers.ts";
import { callingCodeOf } from "#domain/ground/phones.server.ts";
import { bookingPath } from "../../booking-path.ts";
import { notFound } from "../../http.server.ts";
import { readerZoneOf } from "../../reader-zone.server.ts";
import { slotDaysOf } from "../../slot-days.server.ts";
import { chosenCookie, chosenTokenOf, noChosenCookie } from "./chosen-cookie.server.ts";

/** What the page of booking shows, and the cookies that it sets. Who has booked this time already is sent there. */
export async function viewOf(context: AppLoadContext, request: Request, id: string) {
	const { searchParams: params } = new URL(request.url);
	const actorWithHold = context
		.actor()
		.then(async (actor) => ({ actor, hold: isFullySignedIn(actor) ? await findHold(context, actor, id) : null }));
	const [found, { actor, hold }] = await Promise.all([findBookable(context, id), actorWithHold]);
	if (!found) throw notFound();
	const { owner_id, services, announced, ...business } = found;
	const zone = await readerZoneOf(request, context, business.time_zone);
	const base = { business, zone, now: context.now().toISOString(), announced, isOnly: services.length === 1 };
	const headers = new Headers();
	if (!announced || services.length === 0) return { view: { ...base, step: "closed" as const }, headers };
	if (actor && owner_id === actor.user_id) return { view: { ...base, step: "own" as const }, headers };
	const service =
		services.length === 1
			? services[0]
			: services.find(({ legal_service_id }) => legal_service_id === params.get("service"));
	if (!service) {
		// A time that was pressed in the results waits for the service.
		const { data: at } = choice.shape.starts_at.safeParse(params.get("at"));
		return { view: { ...base, step: "service" as const, services, at: at && at > base.now ? at : null }, headers };
	}
	const open = { ...base, announced, service };
	const mode =
		business.modes.find((one) => one === params.get("mode")) ?? likelyMode(business, context.client.country_id);
	const { data: chosen } = choice.safeParse({
		business_id: id,
		legal_service_id: service.legal_service_id,
		starts_at: params.get("at"),
		mode,
	});
	if (!chosen || chosen.starts_at <= base.now) {
		const shown = await slotDaysOf(context, {
			business_id: id,
			legal_service_id: service.legal_service_id,
			zone: zone.zone,
			from: params.get("from"),
			horizon_days: announced.horizon_days,
			...(isFullySignedIn(actor) && { ownTime: { client: actor, appointment_id: null } }),
		});
		const held = hold && hold.starts_at > base.now ? hold : null;
		const isGuest = !isFullySignedIn(actor);
		return { view: { ...open, step: "times" as const, shown, mode, held, isGuest }, headers };
	}
	const until = endOf(chosen, service);
	if (!isFullySignedIn(actor)) {
		const taken = await takenOf(context, chosen, null);
		// The page says that signing in reserves the time; see hold-chosen.server.ts.
		if (!taken) headers.append("Set-Cookie", chosenCookie(await keepChoice(context, chosen)));
		return { view: { ...open, step: "guest" as const, chosen, until, taken, owesFactor: actor !== null }, headers };
	}
	if (chosenTokenOf(request)) headers.append("Set-Cookie", noChosenCookie);
	const overlap = await findOverlap(context, actor, { starts_at: chosen.starts_at, ends_at: until });
	const isHeld = hold?.starts_at === chosen.starts_at && hold.legal_service_id === chosen.legal_service_id;
	const holds = isHeld ? hold.expires_at : null;
	let taken: string[] | null = null;
	if (!holds) {
		const booked = await findBooked(context, actor, chosen);
		if (booked) throw redirect(`/appointments/${booked.id}?booked=1`, { headers });
		taken = await takenOf(context, chosen, actor);
	}
	return {
		view: {
			...open,
			step: "details" as const,
			chosen,
			until,
			/** When the hold lapses; null when nothing is held. */
			holds,
			taken,
			/** Another appointment of the client at this time. */
			overlap,
			callingCode: callingCodeNear(context, business),
			person: { name: actor.full_name ?? "", phone: actor.profile_phone ?? "" },
			/** Names this booking: sent twice, it is made once. */
			key: crypto.randomUUID(),
		},
		headers,
	};
}

export type View<Step extends AnyView["step"] = AnyView["step"]> = Extract<AnyView, { step: Step }>;
type AnyView = Awaited<ReturnType<typeof viewOf>>["view"];

const endOf = ({ starts_at }: Choice, { duration_minutes }: BookableService) =>
	new Date(Date.parse(starts_at) + duration_minutes * 60_000).toISOString();

/** How numbers begin where the reader is, else where the professional is: many do not know their country code by heart. */
function callingCodeNear({ client }: AppLoadContext, business: { country_id: string }) {
	const country_id = client.country_id ?? business.country_id;
	const code = callingCodeOf(country_id);
	return code && { country_id, code };
}

/** Whether a time is not free any more: then the free ones nearest to it, else null. */
async function takenOf(context: AppLoadContext, chosen: Choice, person: Person | null): Promise<string[] | null> {
	const ownTime = { client: person, appointment_id: null };
	const slots = await listSlotsAround(context, chosen, ownTime);
	return slots.includes(chosen.starts_at) ? null : nearestTo(slots, chosen.starts_at);
}

/** The page of the times, or of the details, as a form of this page is answered. */
export const detailsPath = ({ business_id, legal_service_id, starts_at, mode }: Choice) =>
	bookingPath(business_id, { service: legal_service_id, at: starts_at, mode });
