import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { groundsOf } from "#domain/assistant/grounds.server.ts";
import { assistantCtx } from "../support/asked.ts";
import { testDatabase } from "../support/database.ts";

let d1: D1Database;
let close: () => Promise<void>;
beforeAll(async () => {
	({ d1, close } = await testDatabase(40));
});
afterAll(() => close());
beforeEach(() => d1.prepare("DELETE FROM posts").run());

let made = 0;
/** Puts a post into the database, a minute after the one before it; answers its slug. */
async function posted(given: Record<string, string | number> = {}) {
	made += 1;
	const at = new Date(Date.UTC(2026, 9, 1, 0, made)).toISOString();
	const post = {
		...{ id: String(made).padStart(32, "0"), slug: `post-${made}`, kind: "question", pseudonym: "Vega 27" },
		...{ title: `How long did it take you? ${made}`, body: "They told me it takes forty weeks.", language: "en" },
		...{ country_id: "ES", topic: "immigration_lawyers", created_at: at, updated_at: at, ...given },
	};
	const names = Object.keys(post);
	await d1
		.prepare(`INSERT INTO posts (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`)
		.bind(...Object.values(post))
		.run();
	return post.slug;
}

const looksFor = "I need an immigration lawyer in Madrid";
async function asked(message: string, locale = "en", client = {}) {
	const ctx = assistantCtx(d1, client);
	return { ...(await groundsOf(ctx, { message, conversationHistory: [] }, locale)), ctx };
}
const slugsFor = async (...given: Parameters<typeof asked>) =>
	(await asked(...given)).posts.map(({ url }) => url.slice("/community/".length));

test("The hottest two posts about the matter in the country stand beside an answer as links, and nothing of them is said", async () => {
	const [useful, , newest] = [await posted({ score: 500 }), await posted(), await posted()];
	await posted({ topic: "tax_advisors", score: 900 });
	await posted({ country_id: "DE", score: 900 });
	const { posts, response, passages, sources } = await asked(looksFor);
	expect(posts).toEqual(
		[useful, newest].map((slug) => ({
			...{
				title: `How long did it take you? ${slug.slice("post-".length)}`,
				url: `/community/${slug}`,
				language: "en",
			},
		})),
	);
	expect(JSON.stringify([response, passages, sources])).not.toMatch(/How long did it take|forty weeks|\/community\//);
});

test("A service that is part of a topic finds the posts of the topic", async () => {
	const slug = await posted({ topic: "tax_advisors" });
	expect(await slugsFor("I need help with a tax return in Madrid")).toEqual([slug]);
});

test("Posts are in the reader's language first, then in English, else none", async () => {
	const [german, spanish] = [await posted({ language: "de" }), await posted({ language: "es" })];
	expect(await slugsFor(looksFor)).toEqual([]);
	const english = await posted();
	expect(await slugsFor(looksFor, "de")).toEqual([german, english]);
	expect(await slugsFor(looksFor, "es-MX")).toEqual([spanish, english]);
	expect(await slugsFor(looksFor, "fr")).toEqual([english]);
});

test("Where no country is said, posts are about the one that the reader is in; where none is known, there are none", async () => {
	const [spanish, german] = [await posted(), await posted({ country_id: "DE" })];
	const nowhere = "I need an immigration lawyer";
	expect(await slugsFor(nowhere)).toEqual([spanish]);
	expect(await slugsFor(nowhere, "en", { country_id: "DE" })).toEqual([german]);
	expect(await slugsFor(nowhere, "en", { country_id: null })).toEqual([]);
});

test("Hidden, removed and deleted posts, and those kept out of search engines, are never beside an answer", async () => {
	const open = await posted();
	await posted({ status: "hidden" });
	await posted({ status: "removed" });
	await posted({ deleted_at: "2026-11-01T00:00:00.000Z" });
	await posted({ is_unlisted: 1 });
	expect(await slugsFor(looksFor)).toEqual([open]);
	// Nor in the reader's own language, where English ones stand in for them.
	await posted({ language: "de", is_unlisted: 1 });
	await posted({ language: "de", status: "hidden" });
	expect(await slugsFor(looksFor, "de")).toEqual([open]);
});

test("Posts cost an answer no read of their own", async () => {
	const without = await asked(looksFor);
	for (let i = 0; i < 10; i++)
		for (const language of ["en", "de"]) await posted({ language, is_unlisted: language === "en" && i < 8 ? 0 : 1 });
	// All that are hot in German, and the two hottest in English, are left out.
	const { ctx, posts } = await asked(looksFor, "de");
	expect(posts).toHaveLength(2);
	expect(ctx.meter.reads).toHaveLength(without.ctx.meter.reads.length);
	expect(ctx.meter.rowsRead - without.ctx.meter.rowsRead).toBeLessThanOrEqual(8);
});

test("Beside what cannot wait there are no posts", async () => {
	await posted();
	await posted({ topic: "civil_rights_lawyers" });
	const { urgent, posts } = await asked("My brother was arrested by immigration in Madrid");
	expect(urgent).toBe("urgent-detention");
	expect(posts).toEqual([]);
});
