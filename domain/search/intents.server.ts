import type { Ctx } from "#domain/ground/context.server.ts";
import { areIntentsLoaded, loadIntents } from "./intents.ts";

/**
 * Brings what the classifier has learnt into this isolate, once: it is a file beside the Worker, which would start later with
 * it inside. Requests that come before it is there fetch it each for itself: a fetch ends with its own request, and whoever
 * waited for that of another might wait for ever. Where the file cannot be read, words are understood by the dictionary
 * alone, and the next search tries again.
 */
export async function intentsReady(ctx: Ctx): Promise<void> {
	if (areIntentsLoaded()) return;
	try {
		loadIntents(await ctx.asset("/intents.bin"));
	} catch (error) {
		ctx.log("error", { message: `intents: ${error instanceof Error ? error.message : String(error)}` });
	}
}
