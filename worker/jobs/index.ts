import { expireHolds } from "#domain/appointments/holds.server.ts";
import { cancelOfLeaving, settleAppointments } from "#domain/appointments/settling.server.ts";
import type { Ctx } from "#domain/context.server.ts";
import { eachAlone } from "#domain/each.server.ts";
import { eraseDeleted } from "#domain/identity/account.server.ts";
import { sweepExpired } from "#domain/identity/expired.server.ts";
import { sweepSessions } from "#domain/identity/sessions.server.ts";
import type { Ports } from "#domain/outbox.server.ts";
import { refreshStaleSlots } from "#domain/slots.server.ts";
import { sendOutbox } from "./outbox.ts";

/** What runs each minute, in this order. */
const jobs = {
	expireHolds,
	settleAppointments,
	cancelOfLeaving: (ctx: Ctx) => cancelOfLeaving(ctx),
	refreshStaleSlots,
	sendOutbox,
	sweepSessions,
	sweepExpired,
	eraseDeleted,
} satisfies Record<string, (ctx: Ctx, ports: Ports) => Promise<unknown>>;

/** Runs every job; one that fails is logged and does not keep the others from running. */
export async function runSchedule(ctx: Ctx, ports: Ports): Promise<void> {
	await eachAlone(
		ctx,
		([job]) => job,
		Object.entries(jobs),
		([, run]) => run(ctx, ports),
	);
}
