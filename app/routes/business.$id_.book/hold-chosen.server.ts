import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Choice, choice } from "#domain/appointments/appointments.ts";
import { readChoice } from "#domain/appointments/chosen-slot.server.ts";
import { holdSlot } from "#domain/appointments/holds.server.ts";
import { isFullySignedIn } from "#domain/ground/callers.ts";
import { type Credential, findActor } from "#domain/identity/session.server.ts";
import { outcome } from "../../http.server.ts";
import { chosenTokenOf } from "./chosen-cookie.server.ts";

/**
 * Holds the time that a guest has chosen at the moment they are signed in, if they are on their way back to it. Whether
 * the choice has been used up. What is refused, the page they come to says: it offers the nearest times.
 */
export async function holdChosen(
	context: AppLoadContext,
	request: Request,
	credential: Credential,
	next: string,
): Promise<boolean> {
	const chosen = await readChoice(context, chosenTokenOf(request));
	if (!chosen || !isPageOf(chosen, new URL(next, request.url))) return false;
	const actor = await findActor(context, credential);
	if (!isFullySignedIn(actor)) return false;
	await outcome(holdSlot(context, actor, chosen));
	return true;
}

const isPageOf = ({ business_id, starts_at }: Choice, { pathname, searchParams }: URL) =>
	pathname === `/business/${business_id}/book` &&
	choice.shape.starts_at.safeParse(searchParams.get("at")).data === starts_at;
