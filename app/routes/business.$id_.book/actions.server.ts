import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { bookAppointment, findBooked } from "#domain/appointments/booking.server.ts";
import { dropHold, holdSlot } from "#domain/appointments/holds.server.ts";
import { booking, type Choice, choice } from "#domain/appointments.ts";
import { keepChoice } from "#domain/chosen-slot.server.ts";
import { Refusal, refusalCodes } from "#domain/refusal.ts";
import { isFullySignedIn, requireActor } from "#domain/session.server.ts";
import { answerOf } from "../../components/settings/answer.ts";
import { type Asked, doing, formAction, invalid } from "../../form-action.server.ts";
import { outcome, parseForm, requirePerson } from "../../http.server.ts";
import { chosenCookie } from "./chosen-cookie.server.ts";
import { bookPath } from "./paths.ts";
import { detailsPath } from "./view.server.ts";

const picked = choice.omit({ business_id: true });
/** What is asked on the page; service and time stand in its address. */
const details = booking.omit({ business_id: true, legal_service_id: true, starts_at: true }).extend({
	client_name: z.string().trim().min(1).max(120),
	// A number that nobody will call does not stand in the way.
	client_phone: booking.shape.client_phone.catch(null),
	key: z.uuid(),
});

/** What the buttons of booking do. */
export const act = (args: ActionFunctionArgs) => {
	const id = args.params.id ?? "";
	return formAction(
		{
			/** A time of the picker. Who is not signed in does that first, and comes back to it. */
			async hold(asked) {
				const form = await parseForm(asked.request, picked);
				if (form.invalid) return invalid("hold", form);
				const chosen = { business_id: id, ...form.data };
				const actor = await asked.context.actor();
				if (!isFullySignedIn(actor)) throw await signInFirst(asked, chosen);
				const { refusal } = await outcome(holdSlot(asked.context, actor, chosen));
				// The page of details says what is taken, and offers the nearest.
				if (!refusal || refusal.code === "slot_taken") throw redirect(detailsPath(chosen), 303);
				if (refusal.code === "not_bookable" || refusal.code === "forbidden") throw redirect(bookPath(id), 303);
				return data(answerOf("hold", "refused", { refusal }), refusalCodes[refusal.code]);
			},

			/** Another time in place of one that was taken; the address is that of the new one, and what was typed stays. */
			async pick(asked) {
				const form = await parseForm(asked.request, z.object({}));
				const chosen = chosenIn(asked.request, id, form.typed.mode);
				if (!chosen) return invalid("pick", { typed: form.typed, invalid: [] });
				const answer = await doing(asked, "pick", form.typed, async () =>
					holdSlot(asked.context, requireActor(await asked.context.actor()), chosen),
				);
				// Shown as a form that is not sent yet, with all that was typed.
				return answer.data.outcome === "saved" ? data(answerOf("pick", "invalid", { typed: form.typed })) : answer;
			},

			async release(asked) {
				const person = await requirePerson(asked.context, asked.request);
				await dropHold(asked.context, person, id);
				const service = new URL(asked.request.url).searchParams.get("service");
				throw redirect(bookPath(id, service ? { service } : {}), 303);
			},

			async book(asked) {
				const form = await parseForm(asked.request, details);
				const chosen = chosenIn(asked.request, id, form.typed.mode);
				if (!chosen) throw redirect(bookPath(id), 303);
				const actor = await asked.context.actor();
				if (!isFullySignedIn(actor)) throw await signInFirst(asked, chosen);
				const wrong = [...(form.invalid ?? [])];
				const { data: phone } = booking.shape.client_phone.safeParse(form.typed.client_phone);
				if (chosen.mode === "phone" && !phone) wrong.push("client_phone");
				if (wrong.length > 0 || !form.data) return invalid("book", { typed: form.typed, invalid: wrong });
				const { key, ...said } = form.data;
				return doing(asked, "book", form.typed, async () => {
					const { value: booked, refusal } = await outcome(
						bookAppointment(asked.context, actor, { ...said, ...chosen }, key),
					);
					const mine = refusal ? await findBooked(asked.context, actor, chosen) : booked.id;
					if (mine) throw redirect(`/appointments/${mine}?booked=1`, 303);
					if (refusal?.code === "not_bookable") throw redirect(bookPath(id), 303);
					if (refusal) throw new Refusal(refusal.code, refusal.values);
				});
			},
		},
		{ unread: "book" },
	)(args);
};

function chosenIn(request: Request, business_id: string, mode: string | undefined): Choice | null {
	const { searchParams: params } = new URL(request.url);
	const asked = { business_id, legal_service_id: params.get("service"), starts_at: params.get("at") };
	return choice.safeParse({ ...asked, mode: mode ?? params.get("mode") }).data ?? null;
}

/** To the sign-in page, or to the second step who is halfway; the choice waits in a signed cookie. */
async function signInFirst({ context }: Asked, chosen: Choice) {
	const actor = await context.actor();
	const query = new URLSearchParams({ ...(actor && { step: "factor" }), next: detailsPath(chosen) });
	return redirect(`/auth?${query}`, {
		status: 303,
		headers: { "Set-Cookie": chosenCookie(await keepChoice(context, chosen)) },
	});
}
