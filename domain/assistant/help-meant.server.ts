import type { Ctx } from "#domain/ground/context.server.ts";
import { meantBy } from "./meant.ts";
import { readerReady } from "./reader.server.ts";

const page = "help#";

/** The ids of the sections of help that answer a message in whatever language, or are near it; best first, at most three. */
export async function helpMeantBy(ctx: Pick<Ctx, "asset">, message: string): Promise<string[]> {
	const { urgent, sections } = meantBy(await readerReady(ctx), message);
	const all = [...(urgent ? [`${page}urgent-${urgent}`] : []), ...sections];
	return [...new Set(all)].flatMap((target) => (target.startsWith(page) ? [target.slice(page.length)] : []));
}
