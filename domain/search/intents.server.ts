import type { Ctx } from "#domain/ground/context.server.ts";
import { areIntentsLoaded, loadIntents } from "./intents.ts";

let loading: Promise<void> | undefined;

/**
 * Brings what the classifier has learnt into this isolate, once: it is a file beside the Worker, which would start later with
 * it inside. Where the file cannot be read, words are understood by the dictionary alone, and the next search tries again.
 */
export async function intentsReady(ctx: Ctx): Promise<void> {
	if (areIntentsLoaded()) return;
	loading ??= ctx.asset("/intents.bin").then(loadIntents);
	try {
		await loading;
	} catch (error) {
		loading = undefined;
		ctx.log("error", { message: `intents: ${error instanceof Error ? error.message : String(error)}` });
	}
}
