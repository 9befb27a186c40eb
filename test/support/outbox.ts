import type { Ctx } from "#domain/ground/context.server.ts";
import { readers } from "#domain/notices/notices.server.ts";
import * as outbox from "#domain/outbox/outbox.server.ts";

/** The carriers of letters; live events wait where no room is given. */
export type Ports = Omit<outbox.Ports, "live"> & Partial<outbox.Ports>;

/** The sweeps with the notices of all nouns, as the Worker runs them. */
export const sweepOutbox = (ctx: Ctx, ports: Ports, limit?: number) =>
	outbox.sweepOutbox(ctx, { live: null, ...ports }, readers, limit);

export const sweepSoon = (ctx: Ctx, ports: Ports) => outbox.sweepSoon(ctx, { live: null, ...ports }, readers);
