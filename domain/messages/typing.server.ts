import { otherParty } from "#domain/appointments/appointments.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { accountOf } from "./notices.server.ts";
import { requireThread } from "./reading.server.ts";

/**
 * Whom to tell that a person is writing in a thread; null for nobody: where it is not open, where one of the two keeps
 * that to themselves, and where the other hears nothing of this one. Nothing is stored. Throws `not_found` to strangers.
 */
export async function whoSeesTyping(ctx: Ctx, person: Person, thread_id: string): Promise<string | null> {
	const { kept, party } = await requireThread(ctx, person, thread_id);
	const other = otherParty(party);
	const isSeen =
		kept.status === "open" &&
		kept.is_reading_shown &&
		!kept.is_withheld &&
		!kept.blocked_by_client &&
		!kept.blocked_by_business;
	return isSeen ? accountOf(kept, other) : null;
}
