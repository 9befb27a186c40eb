import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { findBooked } from "#domain/appointments/booking.server.ts";
import { findHold, holdSlot } from "#domain/appointments/holds.server.ts";
import { type Choice, choice, limits } from "#domain/appointments.ts";
import { type BookableService, findBookable } from "#domain/bookable.server.ts";
import { readChoice } from "#domain/chosen-slot.server.ts";
import type { Actor } from "#domain/identity/identity.ts";
import { isFullySignedIn } from "#domain/session.server.ts";
import { listSlots } from "#domain/slots.server.ts";
import { dateIn, nearestTo } from "#domain/slots.ts";
import { notFound, outcome, type RefusalData } from "../../http.server.ts";
import { readerZoneOf } from "../../reader-zone.ts";
import { slotDaysOf } from "../../slot-days.server.ts";
import { chosenTokenOf, noChosenCookie } from "./chosen-cookie.server.ts";
import { bookPath } from "./paths.ts";

/** What the page of booking shows, and the cookies that it sets. Who has booked this time already is sent there. */
export async function viewOf(context: AppLoadContext, request: Request, id: string) {
	const { searchParams: params } = new URL(request.url);
	const actorWithHold = context
		.actor()
		.then(async (actor) => ({ actor, hold: actor && (await findHold(context, actor, id)) }));
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
	const mode = business.modes.find((one) => one === params.get("mode")) ?? business.modes[0];
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
			...(actor && { mine: { client_id: actor.user_id, appointment_id: null } }),
		});
		const held = hold && hold.starts_at > base.now ? hold : null;
		return { view: { ...open, step: "times" as const, shown, mode, held }, headers };
	}
	const until = endOf(chosen, service);
	if (!isFullySignedIn(actor)) {
		const taken = await takenOf(context, chosen, null);
		return { view: { ...open, step: "guest" as const, chosen, until, taken, owesFactor: actor !== null }, headers };
	}
	const token = chosenTokenOf(request);
	if (token) headers.append("Set-Cookie", noChosenCookie);
	const isHeld = hold?.starts_at === chosen.starts_at && hold.legal_service_id === chosen.legal_service_id;
	const { holds, refusal } = isHeld
		? { holds: hold.expires_at, refusal: null }
		: await holdPicked(context, actor, chosen, await readChoice(context, token));
	let taken: string[] | null = null;
	if (!holds) {
		const booked = await findBooked(context, actor, chosen);
		if (booked) throw redirect(`/appointments/${booked}?booked=1`, { headers });
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
			refusal,
			person: { name: actor.full_name ?? "", phone: actor.profile_phone ?? "" },
			/** Names this booking: sent twice, it is made once. */
			key: crypto.randomUUID(),
			mostFacts: 2000,
			holdMinutes: limits.holdSeconds / 60,
		},
		headers,
	};
}

export type View<Step extends AnyView["step"] = AnyView["step"]> = Extract<AnyView, { step: Step }>;
type AnyView = Awaited<ReturnType<typeof viewOf>>["view"];

const endOf = ({ starts_at }: Choice, { duration_minutes }: BookableService) =>
	new Date(Date.parse(starts_at) + duration_minutes * 60_000).toISOString();

/** Holds what a guest has picked with the button before they signed in. An address alone holds nothing. */
async function holdPicked(
	context: AppLoadContext,
	actor: Actor,
	chosen: Choice,
	picked: Choice | null,
): Promise<{ holds: string | null; refusal: RefusalData | null }> {
	const isIt =
		picked?.business_id === chosen.business_id &&
		picked.legal_service_id === chosen.legal_service_id &&
		picked.starts_at === chosen.starts_at;
	if (!isIt) return { holds: null, refusal: null };
	const { value, refusal } = await outcome(holdSlot(context, actor, { ...picked, mode: chosen.mode }));
	return { holds: value?.expires_at ?? null, refusal: refusal?.code === "slot_taken" ? null : refusal };
}

const day = 86_400_000;

/** Whether a time is not free any more: then the free ones nearest to it, else null. */
async function takenOf(context: AppLoadContext, chosen: Choice, actor: Actor | null): Promise<string[] | null> {
	const { business_id, legal_service_id, starts_at } = chosen;
	const at = Date.parse(starts_at);
	const { slots } = await listSlots(
		context,
		business_id,
		{ legal_service_id, from: dateIn("UTC", at - 14 * day), to: dateIn("UTC", at + 21 * day) },
		{ client_id: actor?.user_id ?? null, appointment_id: null },
	);
	return slots.includes(starts_at) ? null : nearestTo(slots, starts_at);
}

/** The page of the times, or of the details, as a form of this page is answered. */
export const detailsPath = ({ business_id, legal_service_id, starts_at, mode }: Choice) =>
	bookPath(business_id, { service: legal_service_id, at: starts_at, mode });
