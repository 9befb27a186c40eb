import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { groundsOf } from "#domain/assistant/grounds.server.ts";
import { type Admin, type Fresh, requireFresh } from "#domain/ground/callers.ts";
import { articleInput } from "#domain/news/article-input.ts";
import { createArticle } from "#domain/news/editing.server.ts";
import { publishArticle, scheduleArticle, supersedeArticle, withdrawArticle } from "#domain/news/publishing.server.ts";
import { ownerOf, withRole } from "../support/actors.ts";
import { assistantCtx } from "../support/asked.ts";
import { testSite } from "../support/identity.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let admin: Fresh<Admin>;
let reviewer_id: string;
beforeAll(async () => {
	site = await testSite(40);
	admin = (await withRole(site.ctx, "admin")).actor;
	reviewer_id = String((await site.d1.prepare("SELECT id FROM businesses WHERE status = 'verified'").first())?.id);
	await ownerOf(site.ctx, reviewer_id);
});
afterAll(() => site.close());
beforeEach(() =>
	site.d1.batch([
		site.d1.prepare("UPDATE articles SET superseded_by = NULL"),
		...["news_tellings", "news_lists", "article_versions", "articles"].map((table) =>
			site.d1.prepare(`DELETE FROM ${table}`),
		),
	]),
);

const draft = (given: Record<string, unknown> = {}) =>
	createArticle(
		site.ctx,
		admin,
		articleInput.parse({
			...{ title: "Before you sign", summary: "What to read.", body: "The text itself.", language: "en" },
			...{ countries: ["ES"], topics: ["immigration_lawyers"], law_as_of: "2026-11-01", reviewer_id },
			...{ sources: [{ title: "A page", url: "https://example.org/a" }], ...given },
		}),
	);
async function published(given: Record<string, unknown> = {}) {
	const id = await draft(given);
	await publishArticle(site.ctx, admin, id, 1);
	site.clock.pass(60);
	return id;
}

const looksFor = "I need an immigration lawyer in Madrid";
async function asked(message: string, locale = "en", client = {}) {
	const ctx = assistantCtx(site.d1, client);
	const grounds = await groundsOf(ctx, { message, conversationHistory: [] }, locale);
	return { ...grounds, ctx, news: grounds.sources.filter(({ url }) => url.startsWith("/news/")) };
}
const idsFor = async (...given: Parameters<typeof asked>) =>
	(await asked(...given)).news.map(({ url }) => url.slice("/news/".length));

test("The newest two articles about the matter in the country stand beside an answer as links, and nothing of their text does", async () => {
	const [, second, newest] = [await published({ title: "Oldest" }), await published(), await published()];
	await published({ topics: ["tax_advisors"] });
	await published({ countries: ["DE"] });
	const { news, response, passages } = await asked(looksFor);
	expect(news).toEqual(
		[newest, second].map((id) => ({
			...{ title: "Before you sign", summary: "What to read.", url: `/news/${id}` },
			...{ changed: "2026-11-01", language: "en" },
		})),
	);
	expect(`${response} ${passages.join(" ")}`).not.toMatch(/The text itself|What to read|Before you sign/);
});

test("News are in the reader's language, else in English, else none", async () => {
	const [german, spanish] = [await published({ language: "de" }), await published({ language: "es" })];
	expect(await idsFor(looksFor)).toEqual([]);
	const english = await published();
	expect(await idsFor(looksFor, "de")).toEqual([german]);
	expect(await idsFor(looksFor, "es-MX")).toEqual([spanish]);
	expect(await idsFor(looksFor, "fr")).toEqual([english]);
});

test("Where no country is said, news are about the one that the reader is in; where none is known, there are none", async () => {
	const [spanish, german] = [await published(), await published({ countries: ["DE"] })];
	const nowhere = "I need an immigration lawyer";
	expect(await idsFor(nowhere)).toEqual([spanish]);
	expect(await idsFor(nowhere, "en", { country_id: "DE" })).toEqual([german]);
	expect(await idsFor(nowhere, "en", { country_id: null })).toEqual([]);
});

test("Drafts, scheduled, superseded and withdrawn articles are never beside an answer", async () => {
	await draft();
	const scheduled = await draft();
	await scheduleArticle(site.ctx, admin, scheduled, { version: 1, publish_at: "2027-01-01T00:00:00.000Z" });
	const [old, taken] = [await published(), await published()];
	const next = await published();
	await supersedeArticle(site.ctx, admin, old, { version: 2, superseded_by: next });
	await withdrawArticle(site.ctx, await requireFresh(site.ctx, admin), taken, {
		...{ version: 2, reason: "It was wrong in its main point." },
	});
	expect(await idsFor(looksFor)).toEqual([next]);
});

test("News cost an answer no read of their own", async () => {
	const without = await asked(looksFor);
	await published();
	await published();
	const { ctx, news } = await asked(looksFor);
	expect(news).toHaveLength(2);
	expect(ctx.meter.reads).toHaveLength(without.ctx.meter.reads.length);
	expect(ctx.meter.rowsRead - without.ctx.meter.rowsRead).toBeLessThanOrEqual(5);
});

test("Beside what cannot wait there are no news", async () => {
	await published();
	await published({ topics: ["civil_rights_lawyers"] });
	const { urgent, news } = await asked("My brother was arrested by immigration in Madrid");
	expect(urgent).toBe("urgent-detention");
	expect(news).toEqual([]);
});

test.each([
	["news about family visa in Spain", "en"],
	["what is new for immigration in Spain?", "en"],
	["noticias sobre visado familiar en España", "es"],
	["Neues zu Familiennachzug Visum in Spanien", "de"],
	["西班牙家庭签证新闻", "zh"],
])("Who asks for news gets them and a link to all about the matter: %s", async (message, locale) => {
	const id = await published();
	const { news, response } = await asked(message, locale);
	expect(news.map(({ url }) => url)).toEqual([`/news/${id}`]);
	expect(response).toContain("[Our news about this in Spain](/news?country=ES&topic=immigration_lawyers)");
	expect(response).not.toContain("can't advise");
});

test.each([
	"no news from my immigration lawyer about my residence permit for months",
	"sin noticias de mi permiso de residencia desde mayo",
	"Neuigkeiten zu meinem Aufenthaltstitel gibt es keine",
	"any news about my matter?",
])(
	"Who waits for news of their own case is told what to do where nobody answers, and is sent to no news of ours: %s",
	async (message) => {
		await published();
		const { response, sources } = await asked(message);
		expect(response).not.toContain("](/news?");
		expect(sources.map(({ url }) => url)).toContain("/help#no-answer");
	},
);
