import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { booking, type Choice, choice } from "#domain/appointments/appointments.ts";
import { bookAppointment, findBooked, isBookedAs } from "#domain/appointments/booking.server.ts";
import { keepChoice } from "#domain/appointments/chosen-slot.server.ts";
import { dropHold, holdSlot } from "#domain/appointments/holds.server.ts";
import { isFullySignedIn, requireActor } from "#domain/ground/callers.ts";
import { Refusal, refusalCodes } from "#domain/ground/refusal.ts";
import { personName } from "#domain/ground/typed-text.ts";
import { bookingPath } from "../../booking-path.ts";
import { answerOf } from "../../components/form/answer.ts";
import { formAction, invalid, runCommand, type Submission } from "../../form-action.server.ts";
import { outcome, parseForm, requirePerson } from "../../http.server.ts";
import { chosenCookie } from "./chosen-cookie.server.ts";
import { detailsPath } from "./view.server.ts";

const picked = choice.omit({ business_id: true });
/** What is asked on the page; service and time stand in its address. */
const details = booking.omit({ business_id: true, legal_service_id: true, starts_at: true }).extend({
	client_name: personName,
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
			async hold(submission) {
				const form = await parseForm(submission.request, picked);
				if (form.invalid) return invalid("hold", form);
				const chosen = { business_id: id, ...form.data };
				const actor = await submission.context.actor();
				if (!isFullySignedIn(actor)) throw await signInFirst(submission, chosen);
				const { refusal } = await outcome(holdSlot(submission.context, actor, chosen));
				// The page of details says what is taken, and offers the nearest. Who has held too often books without a hold.
				if (!refusal || refusal.code === "slot_taken" || refusal.code === "too_fast")
					throw redirect(detailsPath(chosen), 303);
				if (refusal.code === "not_bookable" || refusal.code === "forbidden") throw redirect(bookingPath(id), 303);
				return data(answerOf("hold", "refused", { refusal }), refusalCodes[refusal.code]);
			},

			/** Another time in place of one that was taken; the address is that of the new one, and what was typed stays. */
			async pick(submission) {
				const form = await parseForm(submission.request, z.object({}));
				const chosen = chosenIn(submission.request, id, form.typed.mode);
				if (!chosen) return invalid("pick", { typed: form.typed, invalid: [] });
				const answer = await runCommand(submission, "pick", form.typed, async () =>
					holdSlot(submission.context, requireActor(await submission.context.actor()), chosen),
				);
				// Shown as a form that is not sent yet, with all that was typed.
				return answer.data.outcome === "saved" ? data(answerOf("pick", "unsent", { typed: form.typed })) : answer;
			},

			async release(submission) {
				const person = await requirePerson(submission.context, submission.request);
				await dropHold(submission.context, person, id);
				const service = new URL(submission.request.url).searchParams.get("service");
				throw redirect(bookingPath(id, { service }), 303);
			},

			async book(submission) {
				const form = await parseForm(submission.request, details);
				const chosen = chosenIn(submission.request, id, form.typed.mode);
				if (!chosen) throw redirect(bookingPath(id), 303);
				const actor = await submission.context.actor();
				if (!isFullySignedIn(actor)) throw await signInFirst(submission, chosen);
				const wrong = [...(form.invalid ?? [])];
				const { data: phone } = booking.shape.client_phone.safeParse(form.typed.client_phone);
				if (chosen.mode === "phone" && !phone) wrong.push("client_phone");
				if (wrong.length > 0 || !form.data) return invalid("book", { typed: form.typed, invalid: wrong });
				const { key, ...said } = form.data;
				return runCommand(submission, "book", form.typed, async () => {
					const asked = { ...said, ...chosen };
					const { value: booked, refusal } = await outcome(bookAppointment(submission.context, actor, asked, key));
					if (!refusal) throw redirect(`/appointments/${booked.id}?booked=1`, 303);
					const before = await findBooked(submission.context, actor, chosen);
					if (before) {
						const when = (await isBookedAs(before, asked)) ? "1" : "before";
						throw redirect(`/appointments/${before.id}?booked=${when}`, 303);
					}
					if (refusal.code === "not_bookable") throw redirect(bookingPath(id), 303);
					throw new Refusal(refusal.code, refusal.values);
				});
			},
		},
		{ fallback: "book" },
	)(args);
};

function chosenIn(request: Request, business_id: string, mode: string | undefined): Choice | null {
	const { searchParams: params } = new URL(request.url);
	const slot = { business_id, legal_service_id: params.get("service"), starts_at: params.get("at") };
	return choice.safeParse({ ...slot, mode: mode ?? params.get("mode") }).data ?? null;
}

/** To the sign-in page, or to the second step who is halfway; the choice waits in a signed cookie. */
async function signInFirst({ context }: Submission, chosen: Choice) {
	const actor = await context.actor();
	const query = new URLSearchParams({ ...(actor && { step: "factor" }), next: detailsPath(chosen) });
	return redirect(`/auth?${query}`, {
		status: 303,
		headers: { "Set-Cookie": chosenCookie(await keepChoice(context, chosen)) },
	});
}
