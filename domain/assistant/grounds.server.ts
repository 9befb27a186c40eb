import type { Ctx } from "#domain/ground/context.server.ts";
import { findSections } from "#domain/pages/help.ts";
import { findPage } from "#domain/pages/pages.server.ts";
import { plainText } from "#domain/pages/pages.ts";
import type { Grounds, Question } from "./assistant.ts";

/** What the site has to say to a question, in the reader's language as far as it is written in it. */
export async function groundsOf(ctx: Ctx, { message }: Question, locale: string): Promise<Grounds> {
	const { sections, language, changed } = await findPage(ctx, "help", locale);
	const found = findSections(sections, message).slice(0, 3);
	const passages = found.map(({ html }) => plainText(html));
	const sources = found.map(({ id, title }) => ({ title, url: `/help#${id}`, changed, language }));
	return { response: passages[0] ?? "", sources, searches: [], professionals: [], urgent: null, passages };
}
