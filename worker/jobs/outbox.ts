import type { Ctx } from "#domain/context.server.ts";
import { type Ports, sweepOutbox } from "#domain/outbox.server.ts";

const mostRounds = 10;
/** A notice takes one call and what it becomes two each, and one run of a Worker may make a thousand. */
const perRound = 30;

/** Sends what is due; what is left after ten rounds waits for the next minute. */
export async function sendOutbox(ctx: Ctx, ports: Ports): Promise<void> {
	if (!ports.email) ctx.log("mail_not_configured");
	for (let round = 0; round < mostRounds; round++) {
		if ((await sweepOutbox(ctx, ports, perRound)) < perRound) return;
	}
}
