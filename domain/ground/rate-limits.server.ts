import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import type { Rules } from "./rules.ts";

/**
 * Counts one more of something within its window and answers the count with the window's end: one atomic statement,
 * so that of a hundred at once exactly as many pass as may.
 */
export async function countStatement(ctx: Ctx, limit: keyof Rules["limits"], who: string) {
	const { seconds } = ctx.rules.limits[limit];
	const [key] = await ctx.keys.macs(`limit ${limit}`, who);
	const now = ctx.now();
	return ctx.db.$client
		.prepare(
			`INSERT INTO rate_limits (key, count, ends_at) VALUES (?1, 1, ?3)
			ON CONFLICT (key) DO UPDATE SET
				count = CASE WHEN ends_at <= ?2 THEN 1 ELSE count + 1 END,
				ends_at = CASE WHEN ends_at <= ?2 THEN ?3 ELSE ends_at END
			RETURNING count, ends_at`,
		)
		.bind(key ?? "", now.toISOString(), new Date(now.getTime() + seconds * 1000).toISOString());
}

type Counted = { count: number; ends_at: string };

const countedIn = (result: D1Result | undefined) => result?.results[0] as Counted | undefined;

/** Whether the count that `countStatement` answered is over the limit. */
export const isOver = (ctx: Ctx, limit: keyof Rules["limits"], result: D1Result | undefined) =>
	(countedIn(result)?.count ?? 0) > ctx.rules.limits[limit].count;

/** Throws when the count that `countStatement` answered is over the limit. `seconds` says when to try again. */
export function requireWithin(
	ctx: Ctx,
	limit: keyof Rules["limits"],
	result: D1Result | undefined,
	code:
		| "over_request_rate_limit"
		| "over_email_send_rate_limit"
		| "over_sms_send_rate_limit"
		| "too_fast" = "over_request_rate_limit",
) {
	if (!isOver(ctx, limit, result)) return;
	const { ends_at } = countedIn(result) as Counted;
	const seconds = Math.max(1, Math.ceil((Date.parse(ends_at) - ctx.now().getTime()) / 1000));
	throw new Refusal(code, { seconds });
}

/** Takes back what was counted before it turned out to be right. */
export async function uncountStatement(ctx: Ctx, limit: keyof Rules["limits"], who: string) {
	const [key] = await ctx.keys.macs(`limit ${limit}`, who);
	return ctx.db.$client.prepare("UPDATE rate_limits SET count = max(0, count - 1) WHERE key = ?").bind(key ?? "");
}

/** One address of the network: IPv6 by its /64, which is what one household has. */
export function networkOf(address: string): string {
	// An IPv4 address may come in IPv6's clothes (::ffff:203.0.113.7); by their /64 all of them would be one.
	const [, bare = address] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
	if (!bare.includes(":")) return bare;
	const [head = "", tail = ""] = address.split("::");
	const left = head.split(":").filter(Boolean);
	const right = tail.split(":").filter(Boolean);
	const middle = address.includes("::") ? Array(Math.max(0, 8 - left.length - right.length)).fill("0") : [];
	return [...left, ...middle, ...right]
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(":");
}
