import type { Ctx } from "#domain/ground/context.server.ts";
import { dictionary, readDictionary } from "./dictionary.ts";
import type { Dictionary } from "./dictionary-types.ts";
import { readLearnt, whatIsLearnt } from "./learnt.ts";

/**
 * The dictionary of this isolate, once what is learnt of language is in it: two files beside the Worker. Requests that come
 * before they are there fetch them each for itself: a fetch ends with its own request, and whoever waited for that of
 * another might wait for ever. Where one cannot be read, words are understood by the vocabulary alone, and the next search
 * tries again.
 */
export async function dictionaryReady(ctx: Ctx): Promise<Dictionary> {
	if (!whatIsLearnt()) {
		try {
			const [learnt, made] = await Promise.all([ctx.asset("/language.bin"), ctx.asset("/dictionary.json")]);
			// Another request may have brought them meanwhile.
			if (!whatIsLearnt()) {
				readLearnt(learnt);
				readDictionary(made);
			}
		} catch (error) {
			ctx.log("error", { message: `language: ${error instanceof Error ? error.message : String(error)}` });
		}
	}
	return dictionary();
}
