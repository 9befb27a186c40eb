import { type Ctx, later } from "#domain/ground/context.server.ts";
import { identityLimits } from "./identity.ts";

/** How long a code stays after its end: until then its owner learns that it has run out, not that it never was. */
const keptSeconds = 24 * 3600;

/**
 * Takes away counters whose window is over, tickets that nobody has used, codes and challenges that ran out a day ago, and accounts that nobody has
 * confirmed; the schedule calls it.
 */
export async function sweepExpired(ctx: Ctx): Promise<void> {
	const { $client: d1 } = ctx.db;
	const before = later(ctx, -keptSeconds);
	await d1.batch([
		d1.prepare("DELETE FROM rate_limits WHERE ends_at <= ?").bind(ctx.now().toISOString()),
		d1.prepare("DELETE FROM tickets WHERE expires_at <= ?").bind(ctx.now().toISOString()),
		d1.prepare("DELETE FROM challenges WHERE expires_at <= ?").bind(before),
		d1.prepare("DELETE FROM one_time_codes WHERE expires_at <= ?").bind(before),
		d1
			.prepare(
				`DELETE FROM users WHERE email_confirmed_at IS NULL AND phone_confirmed_at IS NULL AND created_at <= ?
				AND is_anonymous = 0 AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = users.id)
				AND NOT EXISTS (SELECT 1 FROM one_time_codes WHERE user_id = users.id AND expires_at > ?)`,
			)
			.bind(later(ctx, -identityLimits.unconfirmedSeconds), ctx.now().toISOString()),
	]);
}
