import { sql } from "drizzle-orm";
import type { Profession } from "#domain/businesses/professions.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { reservedTitles } from "#drizzle/schema/registrations.ts";
import { runsOf } from "./reserved-titles.ts";

/**
 * Throws `invalid` with the first of these fields that calls somebody what only another profession may be called, `why`
 * being `reserved_title`, with its `words`. A title of several professions is kept for all of them; null is
 * no profession, which has no title.
 */
export async function requireOwnTitles(
	ctx: Ctx,
	profession: Profession | null,
	texts: Readonly<Record<string, string | null>>,
): Promise<void> {
	const runs = Object.values(texts).flatMap((text) => runsOf(text ?? ""));
	if (runs.length === 0) return;
	const kept = await ctx.db
		.select({ word: reservedTitles.word, profession: reservedTitles.profession })
		.from(reservedTitles)
		.where(sql`word IN (SELECT value FROM json_each(${JSON.stringify([...new Set(runs)])}))`);
	const own = new Set(kept.filter((title) => title.profession === profession).map(({ word }) => word));
	const others = new Set(kept.map(({ word }) => word).filter((word) => !own.has(word)));
	for (const [field, text] of Object.entries(texts)) {
		const words = [...new Set(runsOf(text ?? ""))].filter((run) => others.has(run));
		if (words.length > 0) throw new Refusal("invalid", { field, why: "reserved_title", words });
	}
}
