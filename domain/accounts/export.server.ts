import type { Fresh } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { personalData } from "./personal-data.server.ts";

/**
 * All that is kept about a person, as they may read it: nothing that proves who they are (password, keys, tokens). One
 * batch a noun.
 */
export async function exportAll(ctx: Ctx, person: Fresh): Promise<Record<string, unknown>> {
	const parts = await Promise.all(personalData.map((noun) => noun.read?.(ctx, person)));
	return Object.assign({ exported_at: ctx.now().toISOString() }, ...parts);
}

/** What the file is called: "visavis-2026-11-20.json". */
export const exportName = (ctx: Ctx) => `visavis-${ctx.now().toISOString().slice(0, 10)}.json`;
