import type { Ctx } from "#domain/ground/context.server.ts";

/** R2 deletes at most so many keys at once (https://developers.cloudflare.com/r2/api/workers/workers-api-reference/). */
const keysAtOnce = 1000;

/** Deletes files by their keys in the file store; keys of files that are not there are no error. */
export async function deleteFiles(ctx: Ctx, keys: readonly string[]): Promise<void> {
	for (let at = 0; at < keys.length; at += keysAtOnce) await ctx.files.delete(keys.slice(at, at + keysAtOnce));
}
