import type { Ctx } from "#domain/ground/context.server.ts";
import { type Reader, readReader } from "./reader.ts";

let reader: Reader | null = null;

/**
 * The reader of this isolate. Messages that come before it is there fetch it each for itself: a fetch ends with its own
 * request, and whoever waited for that of another might wait for ever.
 */
export async function readerReady(ctx: Pick<Ctx, "asset">): Promise<Reader> {
	if (reader) return reader;
	const file = await ctx.asset("/reader.bin");
	// Another message may have brought it meanwhile.
	reader ??= readReader(file);
	return reader;
}
