import type { Ctx } from "#domain/ground/context.server.ts";
import { type PageLanguage, type PageName, type PageText, pageLanguages } from "./pages.ts";

const read = new Map<string, Promise<PageText>>();

/** A page in the reader's language, else in English; `language` says which it is. Read once for as long as the Worker lives. */
export async function findPage(
	ctx: Pick<Ctx, "asset">,
	name: PageName,
	locale: string,
): Promise<PageText & { language: PageLanguage }> {
	const language = pageLanguages.find((one) => one === locale) ?? "en";
	const path = `/texts/${language}/${name}.json`;
	let reading = read.get(path);
	if (!reading) {
		reading = ctx.asset(path).then((bytes) => JSON.parse(new TextDecoder().decode(bytes)));
		read.set(path, reading);
		// What failed once is tried again.
		reading.catch(() => read.delete(path));
	}
	return { ...(await reading), language };
}
