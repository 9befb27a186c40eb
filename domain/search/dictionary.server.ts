import type { Ctx } from "#domain/ground/context.server.ts";
import { type Dictionary, dictionary } from "./dictionary.ts";
import { readLearnt, whatIsLearnt } from "./learnt.ts";

/**
 * The dictionary of this isolate, once what is learnt of language is in it: a file beside the Worker. Requests that come
 * before it is there fetch it each for itself: a fetch ends with its own request, and whoever waited for that of another
 * might wait for ever. Where the file cannot be read, words are understood by the vocabulary alone, and the next search
 * tries again.
 */
export async function dictionaryReady(ctx: Ctx): Promise<Dictionary> {
	if (!whatIsLearnt()) {
		try {
			const file = await ctx.asset("/language.bin");
			// Another request may have brought it meanwhile: what is made of it need not be made again.
			if (!whatIsLearnt()) readLearnt(file);
		} catch (error) {
			ctx.log("error", { message: `language: ${error instanceof Error ? error.message : String(error)}` });
		}
	}
	return dictionary();
}
