import type { Ctx } from "#domain/ground/context.server.ts";
import { readers } from "#domain/notices/notices.server.ts";
import { type Ports, sweepOutbox } from "#domain/outbox/outbox.server.ts";

const mostRounds = 10;
/** A notice takes one call and what it becomes two each, and one run of a Worker may make a thousand. */
const perRound = 30;

/** Sends what is due and what that brings forth; what is left after ten rounds waits for the next minute. */
export async function sendOutbox(ctx: Ctx, ports: Ports): Promise<void> {
	for (let round = 0; round < mostRounds; round++) {
		if ((await sweepOutbox(ctx, ports, readers, perRound)) === 0) return;
	}
}
