import type { Ctx } from "#domain/ground/context.server.ts";
import { canText } from "#domain/ground/phones.server.ts";
import type { Port } from "./outbox.server.ts";

/** The window of the cap. It opens with the first message after the last one closed. */
const daySeconds = 24 * 3600;

/** Why a text message did not leave; the outbox logs the name and tries again. */
const blocked = (name: "CountryNotAllowedError" | "DailyCapError") => new DOMException("Held back", name);

/** A port for text messages that keeps to the countries and the daily cap of this site. */
export const withinTextLimits =
	(ctx: Ctx, port: Port): Port =>
	async (letter) => {
		if (!canText(ctx, letter.to)) throw blocked("CountryNotAllowedError");
		if (ctx.textLimits && !(await takePlace(ctx, letter.id, ctx.textLimits.perDay))) throw blocked("DailyCapError");
		return port(letter);
	};

/**
 * Gives a letter one of the places that the cap leaves, in one batch, so that of a hundred at once exactly as many leave
 * as may. A letter that is tried again keeps the place that it has.
 */
async function takePlace(ctx: Ctx, id: string, perDay: number): Promise<boolean> {
	const { $client: d1 } = ctx.db;
	const [[site], [own]] = await Promise.all([ctx.keys.macs("limit text", "site"), ctx.keys.macs("limit text", id)]);
	const now = ctx.now();
	const ends = new Date(now.getTime() + daySeconds * 1000).toISOString();
	const results = await d1.batch([
		d1
			.prepare(
				`INSERT INTO rate_limits (key, count, ends_at)
				SELECT ?1, 1, ?4 WHERE NOT EXISTS (SELECT 1 FROM rate_limits WHERE key = ?2)
				ON CONFLICT (key) DO UPDATE SET
					count = CASE WHEN ends_at <= ?3 THEN 1 ELSE count + 1 END,
					ends_at = CASE WHEN ends_at <= ?3 THEN ?4 ELSE ends_at END`,
			)
			.bind(site ?? "", own ?? "", now.toISOString(), ends),
		d1
			.prepare(
				`INSERT INTO rate_limits (key, count, ends_at) SELECT ?2, 1, ends_at FROM rate_limits
				WHERE key = ?1 AND count <= CAST(?3 AS INTEGER) ON CONFLICT (key) DO NOTHING`,
			)
			.bind(site ?? "", own ?? "", perDay),
		d1.prepare("SELECT 1 FROM rate_limits WHERE key = ?").bind(own ?? ""),
	]);
	return results.at(-1)?.results.length === 1;
}
