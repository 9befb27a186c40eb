import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eraseUser } from "#domain/accounts/closing.server.ts";
import { exportAll } from "#domain/accounts/export.server.ts";
import { type Admin, type Fresh, requireFresh } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { articleForm, articleInput, articleOf, scheduling, withdrawal } from "#domain/news/article-input.ts";
import {
	createArticle,
	listArticles,
	listVersions,
	requireArticle,
	saveArticle,
	savePicture,
} from "#domain/news/editing.server.ts";
import { followNews, listFollowedNews, tellFollowers, unfollowNews } from "#domain/news/following.server.ts";
import { htmlOf } from "#domain/news/markdown.ts";
import {
	type ArticleContent,
	listsOf,
	missingIn,
	mostFollowed,
	newsPerPage,
	readingMinutes,
} from "#domain/news/news.ts";
import {
	publishArticle,
	publishScheduled,
	scheduleArticle,
	supersedeArticle,
	unscheduleArticle,
	withdrawArticle,
} from "#domain/news/publishing.server.ts";
import { findArticle, listNews, listNewsMonths, listNewsOfMonth } from "#domain/news/reading.server.ts";
import { endWeeklyNews, hasWeeklyNews, planWeeklyNews, saveWeeklyNews } from "#domain/news/weekly.server.ts";
import { listNotifications } from "#domain/notices/notifications.server.ts";
import type { Letter } from "#domain/outbox/outbox.ts";
import { examples } from "#drizzle/seed/news/news.ts";
import { newActor, ownerOf, withRole } from "../support/actors.ts";
import { testCtx } from "../support/database.ts";
import { atOnce, outcomeOf, outcomesOf, testSite } from "../support/identity.ts";
import { sweepOutbox } from "../support/outbox.ts";
import { exif, jpeg, jpegParts, png, segment } from "../support/pictures.ts";
import { rounds } from "../support/rounds.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
let admin: Fresh<Admin>;
let reviewer: string;
beforeAll(async () => {
	site = await testSite(40);
	ctx = site.ctx;
	admin = (await withRole(ctx, "admin", { full_name: "Ines Moreau" })).actor;
	const found = await site.d1.prepare("SELECT id FROM businesses WHERE status = 'verified' ORDER BY seq").first();
	reviewer = String(found?.id);
	await ownerOf(ctx, reviewer);
});
afterAll(() => site.close());

const tables = [
	"news_letters",
	"news_tellings",
	"news_follows",
	"news_lists",
	"news_contents",
	"article_versions",
	"articles",
	"outbox",
];
const clear = (d1: D1Database) =>
	d1.batch([
		d1.prepare("UPDATE articles SET superseded_by = NULL"),
		...tables.map((table) => d1.prepare(`DELETE FROM ${table}`)),
	]);
beforeEach(async () => {
	await clear(site.d1);
	await site.d1.prepare("UPDATE businesses SET status = 'verified' WHERE id = ?").bind(reviewer).run();
});

const input = (given: Record<string, unknown> = {}) =>
	articleInput.parse({
		...{ title: "Before you sign", summary: "What to read.", body: "Read it **twice**.", language: "en" },
		...{ countries: ["ES"], topics: ["housing_tenancy_lawyers"], law_as_of: "2026-11-01", reviewer_id: reviewer },
		...{ sources: [{ title: "A page", url: "https://example.org/a" }], ...given },
	});
const draft = (given: Record<string, unknown> = {}) => createArticle(ctx, admin, input(given));
async function published(given: Record<string, unknown> = {}) {
	const id = await draft(given);
	await publishArticle(ctx, admin, id, 1);
	return id;
}
const acts = async (id: string) =>
	(
		await site.d1
			.prepare("SELECT act, actor_id FROM audit_entries WHERE object_id = ? ORDER BY rowid")
			.bind(id)
			.all<{ act: string; actor_id: string | null }>()
	).results;
const statusOf = async (id: string) => (await requireArticle(ctx, admin, id)).status;
const count = async (table: string) =>
	Number((await site.d1.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n);
const told = async (person: Awaited<ReturnType<typeof newActor>>) => {
	while ((await sweepOutbox(ctx, { email: async () => {}, text: null }, 500)) > 0);
	return (await listNotifications(ctx, person, {})).notifications;
};

test("An article lacks what readers must be given, and the words for a picture that it has", () => {
	const empty: ArticleContent = {
		...{ title: "", summary: "", body: "", language: "en", countries: [], topics: [], law_as_of: null },
		...{ reviewer_id: null, sources: [], picture: "photos/1", picture_alt: null },
	};
	expect(missingIn(empty)).toEqual([
		...["title", "summary", "body", "topics", "law_as_of", "reviewer_id", "sources", "picture_alt"],
	]);
	expect(missingIn({ ...input(), picture: null })).toEqual([]);
});

test("The time to read counts words, and characters where there are no words between spaces", () => {
	expect([readingMinutes(""), readingMinutes("word ".repeat(900)), readingMinutes("读".repeat(1600))]).toEqual([
		1, 5, 4,
	]);
});

test("An article stands in one list for each filter that it answers to", () => {
	const lists = listsOf({ countries: ["ES", "PT"], topics: ["tax_advisors"], language: "pt" });
	expect(lists).toHaveLength(3 * 2 * 2);
	expect(lists).toContainEqual(["PT", "", "pt"]);
	expect(lists).toContainEqual(["", "", ""]);
});

test("Markdown makes no HTML but its own: nothing in it runs, loads a picture or vouches for a link", () => {
	const html = htmlOf(
		[
			"# One",
			'<script>alert(1)</script> <img src=x onerror="alert(1)">',
			"![x](https://evil.example/p.png) [y](javascript:alert(1)) [z](https://example.org) <b onclick=alert(1)>b</b>",
			"[d](data:text/html,<script>alert(1)</script>) [v](vbscript:x) <https://example.org/auto>",
			"| a | b |\n| --- | --- |\n| 1 | 2 |",
			"- [ ] task",
		].join("\n\n"),
	);
	expect(html).not.toMatch(/<(script|img|b|input|iframe|style)\b/);
	expect(html).not.toMatch(/<[^>]*\son\w+=/);
	expect(html).not.toMatch(/(href|src)="(javascript|data|vbscript):/i);
	expect(html).toContain('<a rel="nofollow noopener noreferrer" href="https://example.org">z</a>');
	expect(html).toContain("<h2>One</h2>");
	// What was typed is shown, not lost.
	expect(html).toContain("alert(1)");
	for (const tag of html.match(/<a [^>]*>/g) ?? []) expect(tag).toContain('rel="nofollow noopener noreferrer"');
});

test("Markdown is headings, lists in lists, quotes, tables, code and emphasis", () => {
	const html = htmlOf(
		"### Three\n\n1. one\n2. two *soft*\n   - in it\n\n> said\n> so\n\n| a | b |\n| --- | --- |\n| **1** | `2` |\n\n```\n<b>\n```\n\nA line\nand \\*more\\*.",
	);
	for (const part of [
		"<h3>Three</h3>",
		"<li>one</li>",
		"two <em>soft</em>",
		"<li>in it</li>",
		"<blockquote>\n<p>said\nso</p>\n</blockquote>",
		"<th>a</th>\n<th>b</th>",
		"<td><strong>1</strong></td>\n<td><code>2</code></td>",
		"<pre><code>&lt;b&gt;\n</code></pre>",
		"<p>A line\nand *more*.</p>",
	])
		expect(html).toContain(part);
	expect(htmlOf("- a\n- b")).toBe("<ul>\n<li>a</li>\n<li>b</li>\n</ul>");
});

test.each(["[", "*", "`", ">", "**a", "- ", "|", "<", "![](", "  - a\n", "#", "\\"])(
	"Markdown of %o alone, thirty thousand signs of it, is read to its end",
	(part) => {
		const html = htmlOf(part.repeat(30_000 / part.length));
		expect(html.length).toBeGreaterThan(0);
		expect(html).not.toMatch(
			/<(?!\/?(p|h[23]|ul|ol|li|blockquote|em|strong|code|pre|hr|br|div|table|thead|tbody|tr|th|td|a)\b)/,
		);
	},
);

test("The form names a source that lacks its title or address, and leaves out empty lines and countries", () => {
	const fields = { version: "1", title: "T", language: "en", countries: ["", "ES", "ES"], topics: [] };
	const half = articleForm.parse({ ...fields, source_title_2: "Name" });
	expect(articleOf(half).wrong).toBe("source_url_2");
	const whole = articleForm.parse({ ...fields, source_title_3: "Name", source_url_3: "https://example.org/x" });
	expect(articleOf(whole)).toMatchObject({
		...{ wrong: null, content: { countries: ["ES"], sources: [{ title: "Name", url: "https://example.org/x" }] } },
	});
	for (const url of ["http://example.org", "javascript:alert(1)", "https:///", "example.org"])
		expect(articleForm.safeParse({ ...fields, source_title_1: "N", source_url_1: url }).success, url).toBe(false);
	const pasted = articleInput.parse({
		...fields,
		countries: [],
		reviewer_id: `https://visavis.test/business/${"a".repeat(32)}?x=1`,
	});
	expect(pasted.reviewer_id).toBe("a".repeat(32));
});

test("A draft is nobody's to read; what lacks something or was checked by nobody verified is not published", async () => {
	const id = await draft({ sources: [] });
	expect(await findArticle(ctx, id)).toBeNull();
	await expect(publishArticle(ctx, admin, id, 1)).rejects.toMatchObject({
		code: "invalid",
		values: { field: "sources" },
	});
	await saveArticle(ctx, admin, id, 1, input());
	await site.d1.prepare("UPDATE businesses SET status = 'suspended' WHERE id = ?").bind(reviewer).run();
	await expect(publishArticle(ctx, admin, id, 2)).rejects.toMatchObject({ values: { field: "reviewer_id" } });
	expect(await count("news_lists")).toBe(0);
	expect(await outcomeOf(createArticle(ctx, admin, input({ countries: ["ZZ"] })))).toBe("invalid");
	expect(await outcomeOf(createArticle(ctx, admin, input({ reviewer_id: "f".repeat(32) })))).toBe("invalid");
});

test("A published article is read with its author, who has checked it, and others like it, in one batch of at most 45 rows", async () => {
	const others = [];
	for (let n = 0; n < 6; n++) others.push(await published({ title: `Other ${n}` }));
	const id = await published();
	const reader = testCtx(site.d1);
	const article = await findArticle(reader, id);
	expect(article).toMatchObject({
		...{ status: "published", author_name: "Ines Moreau", html: "<p>Read it <strong>twice</strong>.</p>" },
		...{ reviewer: { id: reviewer, status: "verified" }, sources: [{ title: "A page", url: "https://example.org/a" }] },
	});
	if (article?.status !== "published") throw new Error("It is not published.");
	expect(article.reviewer?.licences[0]?.number).toBeTruthy();
	expect(article.related).toHaveLength(3);
	expect(article.related.map((one) => one.id)).not.toContain(id);
	expect(reader.meter.reads).toHaveLength(1);
	expect(reader.meter.rowsRead).toBeLessThanOrEqual(45);
	expect(await acts(id)).toEqual([
		{ act: "article_saved", actor_id: admin.user_id },
		{ act: "article_published", actor_id: admin.user_id },
	]);
});

test("Beside an article stand those of its topic and language, else of its country, else of its topic in English", async () => {
	const relatedTo = async (id: string) => {
		const reader = testCtx(site.d1);
		const article = await findArticle(reader, id);
		expect(reader.meter.reads).toHaveLength(1);
		expect(reader.meter.rowsRead).toBeLessThanOrEqual(45);
		return article?.status === "published" ? article.related.map(({ id }) => id) : null;
	};
	const inLanguage = (given: Record<string, unknown>) => published({ language: "de", ...given });
	const id = await inLanguage({ countries: ["DE"], topics: ["tax_advisors"] });
	expect(await relatedTo(id)).toEqual([]);
	const inEnglish = await published({ topics: ["tax_advisors"] });
	await published({ topics: ["tax_advisors"], language: "fr" });
	expect(await relatedTo(id)).toEqual([inEnglish]);
	site.clock.pass(60);
	const ofCountry = [await inLanguage({ countries: ["DE"] })];
	for (let n = 0; n < 3; n++) {
		site.clock.pass(60);
		ofCountry.unshift(await inLanguage({ countries: ["DE"] }));
	}
	expect(await relatedTo(id)).toEqual(ofCountry.slice(0, 3));
	const elsewhere = await inLanguage({ countries: ["AT"], topics: ["tax_advisors"] });
	expect(await relatedTo(id)).toEqual([elsewhere]);
	site.clock.pass(-3600);
	const sameCountry = await inLanguage({ countries: ["DE"], topics: ["tax_advisors"] });
	site.clock.pass(3600);
	expect(await relatedTo(id)).toEqual([sameCountry, elsewhere]);
});

test("A list is in the reader's language where it has any news in that and none is asked for", async () => {
	const [english, german] = [await published(), await published({ language: "de", countries: ["DE"] })];
	const listed = async (...given: [Parameters<typeof listNews>[1], Parameters<typeof listNews>[2]]) => {
		const { articles, language } = await listNews(ctx, ...given);
		return { ids: articles.map(({ id }) => id), language };
	};
	expect(await listed({}, { readers: "de" })).toEqual({ ids: [german], language: "de" });
	// News about Spain there are in English only: rather those than none.
	expect(await listed({ country: "ES" }, { readers: "de" })).toEqual({ ids: [english], language: null });
	expect(await listed({ language: "en" }, { readers: "de" })).toEqual({ ids: [english], language: "en" });
	expect((await listed({}, { readers: "hi" })).language).toBeNull();
	expect((await listed({}, { readers: "hi" })).ids).toHaveLength(2);
	expect((await listed({}, {})).ids).toHaveLength(2);
});

test("Of two editors the second is told, and loses nothing of what the first has saved", async () => {
	const id = await draft();
	const saves = await outcomesOf([
		saveArticle(ctx, admin, id, 1, input({ title: "First" })),
		saveArticle(ctx, admin, id, 1, input({ title: "Second" })),
	]);
	expect(saves).toEqual({ done: 1, conflict: 1 });
	const versions = await listVersions(ctx, admin, id);
	expect(versions.map(({ version }) => version)).toEqual([2, 1]);
	expect(versions[0]?.content.title).toBe((await requireArticle(ctx, admin, id)).title);
	const all = await outcomesOf(
		Array.from({ length: 50 }, (_, n) => saveArticle(ctx, admin, id, 2, input({ title: `Copy ${n}` }))),
	);
	expect(all).toEqual({ done: 1, conflict: 49 });
	expect([await count("article_versions"), (await acts(id)).length]).toEqual([3, 3]);
});

test("Fifty who publish at once publish once, and each act demands the state that it begins with", async () => {
	const id = await draft();
	expect(await outcomesOf(Array.from({ length: 50 }, () => publishArticle(ctx, admin, id, 1)))).toEqual({
		...{ done: 1, conflict: 49 },
	});
	expect([await count("news_tellings"), await count("news_lists")]).toEqual([1, 8]);
	expect(await outcomeOf(publishArticle(ctx, admin, id, 2))).toBe("not_now");
	expect(await outcomeOf(unscheduleArticle(ctx, admin, id, 2))).toBe("not_now");
	expect(await outcomeOf(scheduleArticle(ctx, admin, id, { version: 2, publish_at: "2026-11-25T10:00:00.000Z" }))).toBe(
		"not_now",
	);
	expect(await outcomeOf(publishArticle(ctx, admin, "0".repeat(32), 1))).toBe("not_found");
});

test("What is changed after it was published says so, and moves to the lists that it now belongs to", async () => {
	const id = await published();
	site.clock.pass(3600);
	await saveArticle(ctx, admin, id, 2, input());
	expect((await requireArticle(ctx, admin, id)).changed_at).toBeNull();
	await saveArticle(ctx, admin, id, 3, input({ countries: ["PT"], title: "After you signed" }), true);
	const { changed_at, published_at } = await requireArticle(ctx, admin, id);
	expect(changed_at).toBe(ctx.now().toISOString());
	expect((await listNews(ctx, { country: "ES" })).articles).toEqual([]);
	const { articles, countries } = await listNews(ctx, { country: "PT" });
	expect([articles[0]?.title, articles[0]?.published_at, countries]).toEqual([
		"After you signed",
		published_at,
		["PT"],
	]);
	expect(await outcomeOf(saveArticle(ctx, admin, id, 4, input({ summary: "" }), true))).toBe("invalid");
});

test.each([
	["title", "Another title"],
	["summary", "Another summary."],
	["body", "Read it **once**."],
	["law_as_of", "2026-11-20"],
])(
	"What people read is not given another %s before its reviewer has checked that too, and the log says so",
	async (part, value) => {
		const id = await published();
		await expect(saveArticle(ctx, admin, id, 2, input({ [part]: value }))).rejects.toMatchObject({
			...{ code: "invalid", values: { field: "is_checked" } },
		});
		expect((await requireArticle(ctx, admin, id)).version).toBe(2);
		await saveArticle(ctx, admin, id, 2, input({ countries: ["PT"] }));
		await saveArticle(ctx, admin, id, 3, input({ countries: ["PT"], [part]: value }), true);
		const { results } = await site.d1
			.prepare("SELECT fields FROM audit_entries WHERE object_id = ? ORDER BY rowid DESC LIMIT 2")
			.bind(id)
			.all<{ fields: string }>();
		expect(results.map(({ fields }) => JSON.parse(fields))).toEqual([[part, "is_checked"], ["countries"]]);
	},
);

test("Nobody is named as who has checked an article whose profile nobody has taken over", async () => {
	const { id: unowned } = (await site.d1
		.prepare(
			"SELECT id FROM businesses WHERE status = 'verified' AND id NOT IN (SELECT business_id FROM business_owners)",
		)
		.first<{ id: string }>()) ?? { id: "" };
	const id = await draft({ reviewer_id: unowned });
	const refused = { code: "invalid", values: { field: "reviewer_id" } };
	await expect(publishArticle(ctx, admin, id, 1)).rejects.toMatchObject(refused);
	const read = await published();
	await expect(saveArticle(ctx, admin, read, 2, input({ reviewer_id: unowned }), true)).rejects.toMatchObject(refused);
});

test("A superseded article leaves the lists and leads to the one that took its place", async () => {
	const [old, next, never] = [await published({ title: "Old" }), await published({ title: "New" }), await draft()];
	for (const superseded_by of [old, never, "0".repeat(32)])
		expect(await outcomeOf(supersedeArticle(ctx, admin, old, { version: 2, superseded_by }))).toBe("invalid");
	await supersedeArticle(ctx, admin, old, { version: 2, superseded_by: next });
	expect(await findArticle(ctx, old)).toMatchObject({ status: "superseded", superseding: { id: next, title: "New" } });
	expect((await listNews(ctx, {})).articles.map(({ id }) => id)).toEqual([next]);
	expect(await outcomeOf(saveArticle(ctx, admin, old, 3, input()))).toBe("not_now");
});

test("A withdrawn article says why and nothing else, and nobody is told of it any more", async () => {
	const follower = await newActor(ctx);
	await followNews(ctx, follower, "ES");
	const { actor: fresh } = await withRole(ctx, "admin");
	const id = await published();
	const reason = withdrawal.parse({ version: 2, reason: "The second part was wrong." });
	await withdrawArticle(ctx, fresh, id, reason);
	expect(await findArticle(ctx, id)).toEqual({
		...{ id, status: "withdrawn", title: "Before you sign", language: "en" },
		...{ reason: "The second part was wrong.", withdrawn_at: ctx.now().toISOString() },
	});
	await tellFollowers(ctx);
	expect(await told(follower)).toEqual([]);
	expect((await listNews(ctx, {})).articles).toEqual([]);
	expect(withdrawal.safeParse({ version: 2, reason: "short" }).success).toBe(false);
	expect(await outcomeOf(withdrawArticle(ctx, fresh, id, { ...reason, version: 3 }))).toBe("not_now");
});

test("A scheduled article is published once its time has come, by however many runs, and its followers are told once", async () => {
	const follower = await newActor(ctx);
	// Who follows both is told once.
	await followNews(ctx, follower, "ES");
	await followNews(ctx, follower, "housing_tenancy_lawyers");
	await followNews(ctx, follower, "ES");
	const id = await draft();
	const publish_at = new Date(ctx.now().getTime() + 3_600_000).toISOString();
	expect(await outcomeOf(scheduleArticle(ctx, admin, id, { version: 1, publish_at: ctx.now().toISOString() }))).toBe(
		"invalid",
	);
	await scheduleArticle(ctx, admin, id, scheduling.parse({ version: "1", publish_at: publish_at.slice(0, 16) }));
	await publishScheduled(ctx);
	expect(await statusOf(id)).toBe("scheduled");
	site.clock.pass(3600);
	await atOnce(5, () => publishScheduled(ctx));
	await publishScheduled(ctx);
	expect(await statusOf(id)).toBe("published");
	expect((await acts(id)).filter(({ act }) => act === "article_published")).toEqual([
		{ act: "article_published", actor_id: null },
	]);
	await atOnce(5, () => tellFollowers(ctx));
	await tellFollowers(ctx);
	const lines = await told(follower);
	expect(lines).toMatchObject([{ type: "other", message: "Before you sign", data: { url: `/news/${id}` } }]);
	expect(await count("news_tellings")).toBe(0);
	await publishScheduled(ctx);
	await tellFollowers(ctx);
	expect(await told(follower)).toHaveLength(1);
});

test("A run that breaks off after any batch leaves nothing half done, and the next goes on", async () => {
	const followers = await Promise.all(Array.from({ length: 3 }, () => newActor(ctx)));
	for (const one of followers) await followNews(ctx, one, "ES");
	const id = await draft();
	await scheduleArticle(ctx, admin, id, {
		version: 1,
		publish_at: new Date(ctx.now().getTime() + 60_000).toISOString(),
	});
	site.clock.pass(60);
	for (let most = 0; most < 8; most++) {
		let trips = 0;
		const dying = testCtx(site.d1, ctx.now().toISOString());
		const { $client } = dying.db;
		const batch = $client.batch.bind($client);
		Object.assign($client, {
			batch: (statements: D1PreparedStatement[]) => {
				if (trips++ >= most) throw new Error("killed");
				return batch(statements);
			},
		});
		const run = { ...dying, keys: ctx.keys };
		await publishScheduled(run).catch(() => {});
		await tellFollowers(run).catch(() => {});
	}
	expect(await statusOf(id)).toBe("published");
	for (const one of followers) expect(await told(one)).toHaveLength(1);
});

test("A scheduled article whose reviewer is not verified any more becomes a draft, by the schedule", async () => {
	const id = await draft();
	await scheduleArticle(ctx, admin, id, {
		version: 1,
		publish_at: new Date(ctx.now().getTime() + 60_000).toISOString(),
	});
	await site.d1.prepare("UPDATE businesses SET status = 'suspended' WHERE id = ?").bind(reviewer).run();
	site.clock.pass(60);
	await publishScheduled(ctx);
	expect(await statusOf(id)).toBe("draft");
	expect((await acts(id)).at(-1)).toEqual({ act: "article_unscheduled", actor_id: null });
	expect(await count("news_lists")).toBe(0);
});

test("A scheduled article can be taken back", async () => {
	const id = await draft();
	const publish_at = new Date(ctx.now().getTime() + 60_000).toISOString();
	await scheduleArticle(ctx, admin, id, { version: 1, publish_at });
	await unscheduleArticle(ctx, admin, id, 2);
	site.clock.pass(60);
	await publishScheduled(ctx);
	expect(await requireArticle(ctx, admin, id)).toMatchObject({ status: "draft", publish_at: null });
});

test("A hundred and more followers are all told, each once; who no longer follows is not", async () => {
	const followers = await Promise.all(Array.from({ length: 5 }, () => newActor(ctx)));
	const crowd = Array.from({ length: 230 }, (_, n) => `crowd-${String(n).padStart(4, "0")}`);
	const now = ctx.now().toISOString();
	await site.d1.batch([
		site.d1
			.prepare(
				`INSERT OR IGNORE INTO users (id, user_metadata, app_metadata, is_anonymous, created_at, updated_at)
				SELECT value, '{}', '{}', 0, ?2, ?2 FROM json_each(?1)`,
			)
			.bind(JSON.stringify(crowd), now),
		site.d1
			.prepare("INSERT INTO news_follows (user_id, subject, created_at) SELECT value, 'ES', ?2 FROM json_each(?1)")
			.bind(JSON.stringify(crowd), now),
	]);
	for (const one of followers) await followNews(ctx, one, "housing_tenancy_lawyers");
	const [gone] = followers;
	if (gone) await unfollowNews(ctx, gone, "housing_tenancy_lawyers");
	await published();
	await tellFollowers(ctx);
	const planned = await site.d1
		.prepare("SELECT count(*) AS n, count(DISTINCT key) AS keys FROM outbox WHERE kind = 'article_published'")
		.first();
	expect(planned).toEqual({ n: 234, keys: 234 });
	if (gone) expect(await listFollowedNews(ctx, gone)).toEqual([]);
});

test("A weekly mail has what was published about what one follows, once a week, and its link ends it", async () => {
	const person = await newActor(ctx);
	await followNews(ctx, person, "ES");
	await saveWeeklyNews(ctx, person, true);
	await saveWeeklyNews(ctx, person, true);
	const letters = async () => {
		const sent: Letter[] = [];
		while ((await sweepOutbox(ctx, { email: async (letter) => void sent.push(letter), text: null }, 500)) > 0);
		return sent.filter(({ kind }) => kind === "news_weekly");
	};
	site.clock.pass(1);
	const id = await published();
	await published({ title: "Elsewhere", countries: ["PT"], topics: ["tax_advisors"] });
	await planWeeklyNews(ctx);
	expect(await letters()).toEqual([]);
	site.clock.pass(7 * 24 * 3600);
	await atOnce(5, () => planWeeklyNews(ctx));
	const [letter, ...more] = await letters();
	expect(more).toEqual([]);
	expect(letter?.text).toContain(`Before you sign https://visavis.test/news/${id}`);
	expect(letter?.text).not.toContain("Elsewhere");
	const [, token = ""] =
		/^https:\/\/visavis\.test\/news\/unsubscribe\?token=([\w-]{43})$/.exec(letter?.unsubscribe ?? "") ?? [];
	expect(token).not.toBe("");
	// Nothing new: no mail.
	site.clock.pass(7 * 24 * 3600);
	await planWeeklyNews(ctx);
	expect(await letters()).toEqual([]);
	await endWeeklyNews(ctx, "f".repeat(32));
	expect(await hasWeeklyNews(ctx, person)).toBe(true);
	await endWeeklyNews(ctx, token);
	expect(await hasWeeklyNews(ctx, person)).toBe(false);
	// Whoever has it again ends it by the link of an older mail too.
	await saveWeeklyNews(ctx, person, true);
	await endWeeklyNews(ctx, token);
	expect(await hasWeeklyNews(ctx, person)).toBe(false);
});

test("One follows only countries that there are; what is followed is exported and goes with the account", async () => {
	const person = await newActor(ctx);
	expect(await outcomeOf(followNews(ctx, person, "ZZ"))).toBe("invalid");
	await followNews(ctx, person, "ES");
	expect((await exportAll(ctx, requireFresh(ctx, person))).news_follows).toMatchObject([{ subject: "ES" }]);
	await eraseUser(ctx, admin, person.user_id);
	expect(await count("news_follows")).toBe(0);
});

test("One follows at most thirty countries and topics, however many at once, and a page asks only about those it shows", async () => {
	const person = await newActor(ctx);
	const { results } = await site.d1.prepare("SELECT id FROM countries ORDER BY id LIMIT 40").all<{ id: string }>();
	const ids = results.map(({ id }) => id);
	expect(await outcomesOf(ids.map((id) => followNews(ctx, person, id)))).toEqual({ done: 30, too_many_follows: 10 });
	const followed = await listFollowedNews(ctx, person);
	expect([followed.length, mostFollowed]).toEqual([30, 30]);
	await followNews(ctx, person, followed[0] ?? "");
	const reader = testCtx(site.d1);
	expect(await listFollowedNews(reader, person, [followed[0] ?? "", "tax_advisors"])).toEqual([followed[0]]);
	expect(reader.meter.rowsRead).toBeLessThanOrEqual(3);
});

test("After an author is erased their articles stay and name nobody", async () => {
	const author = (await withRole(ctx, "admin", { full_name: "Vera Lindt" })).actor;
	const id = await createArticle(ctx, author, input());
	await publishArticle(ctx, author, id, 1);
	expect(await findArticle(ctx, id)).toMatchObject({ author_name: "Vera Lindt" });
	await eraseUser(ctx, admin, author.user_id);
	expect(
		JSON.stringify([await findArticle(ctx, id), await listNews(ctx, {}), await listVersions(ctx, admin, id)]),
	).not.toContain("Vera Lindt");
	expect(await findArticle(ctx, id)).toMatchObject({ author_name: null });
});

test("A picture is kept without what the camera wrote into it, and with words for who does not see it", async () => {
	const id = await draft();
	const withCamera = new Uint8Array([...jpeg.subarray(0, 2), ...segment(0xe1, exif(1)), ...jpeg.subarray(2)]);
	await savePicture(ctx, admin, id, 1, { bytes: withCamera, alt: "A street" });
	const { picture, picture_alt } = await requireArticle(ctx, admin, id);
	expect([picture, picture_alt]).toEqual([expect.stringMatching(/^photos\/[0-9a-f]{32}$/), "A street"]);
	const kept = new Uint8Array(await new Response((await ctx.files.get(picture ?? ""))?.body).arrayBuffer());
	expect(jpegParts(kept).some(({ code }) => code === 0xe1)).toBe(false);
	expect(await outcomeOf(savePicture(ctx, admin, id, 1, { bytes: png, alt: "Old" }))).toBe("conflict");
	expect(await outcomeOf(savePicture(ctx, admin, id, 2, { bytes: new Uint8Array(9), alt: "X" }))).toBe(
		"unsupported_file",
	);
	await savePicture(ctx, admin, id, 2, null);
	expect(await requireArticle(ctx, admin, id)).toMatchObject({ picture: null, picture_alt: null, version: 3 });
});

test("Articles are listed by state for admins, page after page, each once", async () => {
	const ids: string[] = [];
	for (let n = 0; n < 23; n++) {
		ids.unshift(await draft({ title: `Draft ${n}` }));
		site.clock.pass(1);
	}
	const first = await listArticles(ctx, admin, "draft");
	const second = await listArticles(ctx, admin, "draft", first.next_cursor);
	expect([...first.articles, ...second.articles].map(({ id }) => id)).toEqual(ids);
	expect(second.next_cursor).toBeNull();
	expect((await listArticles(ctx, admin, "published")).articles).toEqual([]);
	expect(await outcomeOf(listArticles(ctx, admin, "draft", "nonsense"))).toBe("invalid");
});

/** So many published articles, an hour apart, in 3 countries, 3 topics and 2 languages. */
async function fill(total: number) {
	const chunk = 10_000;
	for (let from = 1; from <= total; from += chunk) {
		const until = Math.min(total, from + chunk - 1);
		const series = `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${until})`;
		const id = "printf('%032x', i)";
		const at = "strftime('%Y-%m-%dT%H:%M:%fZ', '2010-01-01', '+' || i || ' hours')";
		const country = "CASE i % 3 WHEN 0 THEN 'ES' WHEN 1 THEN 'DE' ELSE 'FR' END";
		const topic =
			"CASE i % 5 WHEN 0 THEN 'tax_advisors' WHEN 1 THEN 'sworn_translators' ELSE 'housing_tenancy_lawyers' END";
		const language = "iif(i % 7 = 0, 'de', 'en')";
		await site.d1.batch([
			site.d1.prepare(
				`${series} INSERT INTO articles (id, status, title, summary, body, html, reading_minutes, language, countries, topics,
					sources, reviewer_id, published_at, version, created_at, updated_at, law_as_of)
				SELECT ${id}, 'published', 'Article ' || i, 'S', 'B', '<p>B</p>', 1, ${language}, json_array(${country}), json_array(${topic}),
					'[]', '${reviewer}', ${at}, 1, ${at}, ${at}, '2026-11-01' FROM n`,
			),
			...["''", country].flatMap((c) =>
				["''", topic].flatMap((t) =>
					["''", language].map((l) =>
						site.d1.prepare(`${series} INSERT INTO news_lists SELECT ${c}, ${t}, ${l}, ${at}, ${id} FROM n`),
					),
				),
			),
		]);
	}
}

test("Every page of every filter is one batch of at most 45 rows, the last like the first, and shows each article once", async () => {
	const total = rounds(1_000, 100_000);
	await fill(total);
	const filters = [
		{},
		{ country: "ES" },
		{ topic: "tax_advisors" as const },
		{ language: "de" as const },
		{ country: "DE", topic: "housing_tenancy_lawyers" as const, language: "en" as const },
	];
	const asReader = testCtx(site.d1);
	const { articles: german } = await listNews(asReader, {}, { readers: "de" });
	expect(new Set(german.map(({ language }) => language))).toEqual(new Set(["de"]));
	expect(asReader.meter.reads).toHaveLength(1);
	expect(asReader.meter.rowsRead).toBeLessThanOrEqual(45);
	for (const filter of filters) {
		const costs = new Set<number>();
		const seen: string[] = [];
		let cursor: string | null = null;
		let pages = 0;
		do {
			const reader = testCtx(site.d1);
			const page = await listNews(reader, filter, { cursor });
			expect(reader.meter.reads).toHaveLength(1);
			if (page.next_cursor) costs.add(reader.meter.rowsRead);
			seen.push(...page.articles.map(({ id }) => id));
			cursor = page.next_cursor;
		} while (cursor && ++pages < 600);
		expect(Math.max(...costs)).toBeLessThanOrEqual(45);
		expect(Math.max(...costs) - Math.min(...costs)).toBeLessThanOrEqual(1);
		expect(new Set(seen).size).toBe(seen.length);
		if (pages < 600) {
			const wanted = await site.d1
				.prepare(
					`SELECT count(*) AS n FROM articles WHERE (?1 IS NULL OR countries ->> 0 = ?1) AND (?2 IS NULL OR topics ->> 0 = ?2)
					AND (?3 IS NULL OR language = ?3)`,
				)
				.bind(filter.country ?? null, filter.topic ?? null, filter.language ?? null)
				.first<{ n: number }>();
			expect(seen).toHaveLength(wanted?.n ?? -1);
		}
	}
	const reader = testCtx(site.d1);
	const article = await findArticle(reader, (7).toString(16).padStart(32, "0"));
	expect([article?.status, reader.meter.reads.length]).toEqual(["published", 1]);
	expect(reader.meter.rowsRead).toBeLessThanOrEqual(45);
	expect(await outcomeOf(listNews(ctx, {}, { cursor: "nonsense" }))).toBe("invalid");
	expect(newsPerPage).toBeGreaterThanOrEqual(12);
});

test("The sitemap has a file for each month from the first article to the last", async () => {
	expect(await listNewsMonths(ctx)).toEqual([]);
	await fill(800);
	expect(await listNewsMonths(ctx)).toEqual(["2010-01", "2010-02"]);
	const files = await Promise.all(["2010-01", "2010-02"].map((month) => listNewsOfMonth(ctx, month)));
	expect(files.flat()).toHaveLength(800);
});

test("The examples are eighty, in every language, and each says that it is one and cites no number", () => {
	expect(examples).toHaveLength(80);
	expect(new Set(examples.map(({ language }) => language)).size).toBe(12);
	expect(new Set(examples.map(({ title }) => title)).size).toBe(80);
	for (const { title, summary, body } of examples)
		expect(`${title} ${summary} ${body.replace(/^\d\. /gm, "")}`, title).not.toMatch(/\d|§|https?:/);
});
