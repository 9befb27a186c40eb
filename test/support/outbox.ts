import type { Ctx } from "#domain/ground/context.server.ts";
import { resolveNotices } from "#domain/notices/notices.server.ts";
import * as outbox from "#domain/outbox/outbox.server.ts";

/** The sweeps with the notices of all nouns, as the Worker runs them. */
export const sweepOutbox = (ctx: Ctx, ports: outbox.Ports, limit?: number) =>
	outbox.sweepOutbox(ctx, ports, resolveNotices, limit);

export const sweepSoon = (ctx: Ctx, ports: outbox.Ports) => outbox.sweepSoon(ctx, ports, resolveNotices);
