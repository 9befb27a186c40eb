import type { Ctx } from "#domain/context.server.ts";
import { later } from "./sessions.server.ts";

/** How long a code stays after its end: until then its owner learns that it has run out, not that it never was. */
const keptSeconds = 24 * 3600;

/** Takes away counters whose window is over, and codes and challenges that ran out a day ago; the schedule calls it. */
export async function sweepExpired(ctx: Ctx): Promise<void> {
	const { $client: d1 } = ctx.db;
	const before = later(ctx, -keptSeconds);
	await d1.batch([
		d1.prepare("DELETE FROM rate_limits WHERE ends_at <= ?").bind(ctx.now().toISOString()),
		d1.prepare("DELETE FROM challenges WHERE expires_at <= ?").bind(before),
		d1.prepare("DELETE FROM one_time_codes WHERE expires_at <= ?").bind(before),
	]);
}
