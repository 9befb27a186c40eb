import { expect, inject, test } from "vitest";
import { categories } from "#domain/businesses/legal-services.ts";
import { exampleId, examples } from "#drizzle/seed/news/news.ts";
import { makeBusiness } from "../support/demo.ts";
import { ask, getJson, readsOf } from "../support/http.ts";
import { jpeg } from "../support/pictures.ts";
import { freshAdmin } from "../support/server.ts";
import {
	browserWith,
	errorBeside,
	mainOf,
	rawMainOf,
	signedInVisitor,
	tickedIn,
	Visitor,
	valueIn,
} from "../support/visitor.ts";

const read = async (path: string) => (await ask(path)).text();
const idsIn = (html: string) => [...html.matchAll(/href="\/news\/([0-9a-f]{32})"/g)].map(([, id = ""]) => id);
const jsonIn = (html: string) =>
	[...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, json = ""]) =>
		JSON.parse(json),
	);
const listed =
	Array.from({ length: 60 }, (_, i) => makeBusiness(i + 1)).find(({ status }) => status === "verified")?.id ?? "";
const admin = () => browserWith(inject("adminCookie"));
const statusAt = (n: number) =>
	getJson<{ code?: string; reason?: string; status?: string }>(`/api/news/${exampleId(n)}`);

/** An example that is published: the eighth. */
const article = exampleId(8);

test("News are cards with what they are about, page after page, each once, and narrowed without scripts", async () => {
	const seen: string[] = [];
	let path: string | undefined = "/news?language=all";
	while (path) {
		const html: string = await read(path);
		const [, list = ""] = /<main[\s\S]*?<ul class="mt-8[^>]*>([\s\S]*?)<\/main>/.exec(html) ?? [];
		seen.push(...new Set(idsIn(list)));
		path = /href="(\/news\?[^"]*cursor=[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
	}
	expect(seen.length).toBeGreaterThanOrEqual(68);
	expect(new Set(seen).size).toBe(seen.length);
	const narrowed = await read("/news?country=DE&topic=&language=de");
	expect(narrowed).toContain('lang="de"');
	expect(narrowed).toMatch(/<option value="DE"[^>]*selected/);
	const german = examples.filter(({ language, countries }) => language === "de" && countries.includes("DE"));
	const shown = new Set(idsIn(narrowed));
	expect(shown.size).toBeGreaterThan(0);
	expect(shown.size).toBeLessThanOrEqual(german.length);
	const nothing = await read("/news?country=IS");
	expect(nothing).toContain("No news here yet");
	expect((await ask("/news?topic=nonsense", { redirect: "manual" })).headers.get("Location")).toBe("/news");
	expect((await ask("/news?cursor=nonsense", { redirect: "manual" })).headers.get("Location")).toBe("/news");
});

test("A reader sees news in their own language first, and all languages by a plain choice; feed and API do as told", async () => {
	const languageOf = new Map(examples.map(({ language }, n) => [exampleId(n + 1), language]));
	// What other tests publish meanwhile stands among the examples.
	const listAt = async (path: string, accepted: string) => {
		const html = await (await ask(path, { headers: { "Accept-Language": accepted } })).text();
		const [, list = ""] = /<main[\s\S]*?<ul class="mt-8[^>]*>([\s\S]*?)<\/ul>/.exec(html) ?? [];
		const next = /href="(\/news\?[^"]*cursor=[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
		return { html, next, languages: [...new Set(idsIn(list).flatMap((id) => languageOf.get(id) ?? []))] };
	};
	const german = await listAt("/news", "de-AT,en;q=0.8");
	expect(german.languages).toEqual(["de"]);
	expect(german.html).toMatch(/<option value="de"[^>]*selected/);
	expect(german.html).toContain('href="/news?language=all"');
	expect(german.html).toContain('href="/rss.xml?language=de"');
	const english = await listAt("/news", "en");
	expect(english.languages).toEqual(["en"]);
	// Older news stay in the language of the first, whoever opens them.
	expect(english.next).toContain("language=en");
	expect((await listAt(english.next, "de")).languages).toEqual(["en"]);
	const all = await listAt("/news?language=all", "de");
	expect(all.languages.length).toBeGreaterThan(3);
	expect(all.html).toMatch(/<option value="all"[^>]*selected/);
	expect(all.next).toContain("language=all");
	expect((await listAt(all.next, "de")).languages.length).toBeGreaterThan(3);
	expect((await listAt("/news?language=fr", "de")).languages).toEqual(["fr"]);
	// The site has nothing in Korean.
	expect((await listAt("/news", "ko")).languages).toEqual(["en"]);
	for (const path of ["/api/news", "/rss.xml"]) {
		const text = await (await ask(path, { headers: { "Accept-Language": "de" } })).text();
		const ids = [...text.matchAll(/[0-9a-f]{32}/g)].flatMap(([id]) => languageOf.get(id) ?? []);
		expect(new Set(ids).size, path).toBeGreaterThan(3);
	}
});

test("The pages of news are one batch each, beside who is asking", async () => {
	for (const path of ["/api/news", "/api/news?country=DE&topic=housing_tenancy_lawyers", `/api/news/${article}`]) {
		const { headers, status } = await getJson(path);
		expect(status).toBe(200);
		expect(readsOf(headers)).toHaveLength(1);
		expect(readsOf(headers)[0]).toBeLessThanOrEqual(45);
	}
});

test("An article names its law-as-of date, author, reviewer with licence, sources, reading time and who could help", async () => {
	const page = await new Visitor().open(`/news/${article}`);
	expect(page.status).toBe(200);
	const main = mainOf(page);
	for (const words of ["Law as of", "minute", "Written by", "Checked by", "Sources", "example.org", "Share", "Number"])
		expect(main).toContain(words);
	expect(main).toContain("Nobody pays to be shown here");
	expect(main).toMatch(/href="\/business\/[0-9a-f]{32}"/);
	expect(main).toContain("general information, not legal advice");
	expect(page.html).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]*href="\/rss\.xml"/);
	const [graph] = jsonIn(page.html);
	expect(JSON.stringify(graph)).toMatch(/"@type":"Article"[\s\S]*"@type":"BreadcrumbList"/);
	expect(page.html).toContain('<meta property="og:type" content="article"');
});

test("An article without a picture is shared under that of its topic, drawn for each of the 13", async () => {
	const { html } = await new Visitor().open(`/news/${article}`);
	const topic = examples[7]?.topic;
	expect(html).toMatch(new RegExp(`<meta property="og:image" content="[^"]*/topics/${topic}\\.png"`));
	expect(JSON.stringify(jsonIn(html))).toContain(`/topics/${topic}.png`);
	for (const category of categories) {
		const bytes = await (await ask(`/topics/${category}.png`)).arrayBuffer();
		const picture = new DataView(bytes);
		expect([picture.getUint32(16), picture.getUint32(20)], category).toEqual([1200, 630]);
		expect(bytes.byteLength).toBeLessThan(60_000);
	}
});

test("What nobody may read is not there, what was superseded leads on, and what was withdrawn answers 410 and why", async () => {
	for (const path of [`/news/${exampleId(1)}`, `/news/${exampleId(5)}`, `/news/${"0".repeat(32)}`, "/news/xyz"])
		expect((await ask(path)).status, path).toBe(404);
	const old = await new Visitor().open(`/news/${exampleId(31)}`);
	expect([old.status, mainOf(old)]).toEqual([200, expect.stringContaining("This article is out of date")]);
	expect(old.html).toContain(`href="/news/${exampleId(14)}"`);
	expect(old.html).toContain('<meta name="robots" content="noindex"');
	const gone = await new Visitor().open(`/news/${exampleId(64)}`);
	expect([gone.status, mainOf(gone)]).toEqual([410, expect.stringContaining("too short to rely on")]);
	expect(gone.html).toContain('<meta name="robots" content="noindex"');
	expect(gone.html).not.toContain("application/ld+json");
	expect(await statusAt(64)).toMatchObject({
		...{ status: 410, body: { code: "withdrawn", reason: expect.stringContaining("too short") } },
	});
	expect((await statusAt(1)).status).toBe(404);
});

test("News are in the sitemap by month; drafts, superseded and withdrawn ones are not", async () => {
	const index = await read("/sitemap.xml");
	const months = [...index.matchAll(/(\/sitemaps\/news-\d{4}-\d\d\.xml)/g)].map(([, path = ""]) => path);
	expect(months.length).toBeGreaterThan(1);
	const all = (await Promise.all(months.map(read))).join("");
	expect(all).toContain(`/news/${article}</loc>`);
	for (const n of [1, 5, 31, 64]) expect(all).not.toContain(exampleId(n));
	expect((await ask("/sitemaps/news-1999-01.xml")).status).toBe(404);
	expect((await ask("/sitemaps/news-2026-13.xml")).status).toBe(404);
});

test("The feed has the same filters, and answers who has it already with 304", async () => {
	const whole = await ask("/rss.xml");
	expect(whole.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
	const text = await whole.text();
	expect(text.match(/<item>/g)).toHaveLength(20);
	const narrowed = await read("/rss.xml?country=DE&language=de");
	expect(narrowed).toContain("<language>de</language>");
	expect(narrowed.match(/<item>/g)?.length).toBeLessThan(20);
	expect((await ask("/rss.xml?country=Spain")).status).toBe(400);
	const etag = whole.headers.get("ETag") ?? "";
	const modified = whole.headers.get("Last-Modified") ?? "";
	const status = async (headers: Record<string, string>) => {
		const answer = await ask("/rss.xml", { headers });
		return [answer.status, (await answer.text()).length > 0];
	};
	expect(await status({ "If-None-Match": etag })).toEqual([304, false]);
	expect(await status({ "If-None-Match": `"other", ${etag.slice(2)}` })).toEqual([304, false]);
	expect(await status({ "If-Modified-Since": modified })).toEqual([304, false]);
	// The tag decides where both are sent.
	expect(await status({ "If-None-Match": '"other"', "If-Modified-Since": modified })).toEqual([200, true]);
	expect(await status({ "If-Modified-Since": new Date(0).toUTCString() })).toEqual([200, true]);
});

test("Whoever is signed in follows a country without scripts and stops; others are asked to sign in", async () => {
	const stranger = await new Visitor().open("/news?country=DE");
	expect(mainOf(stranger)).toContain("Sign in to hear of news");
	const { visitor } = await signedInVisitor();
	const before = await visitor.open("/news?country=DE");
	const after = await visitor.press(before, "follow");
	expect([after.path, mainOf(after)]).toEqual(["/news?country=DE", expect.stringContaining("Stop following")]);
	const again = await visitor.press(after, "unfollow");
	expect(mainOf(again)).toContain("Follow ");
	expect(mainOf(again)).not.toContain("Stop following");
	const unsigned = await new Visitor().ask("/news/follows", {
		...{ method: "POST", body: new URLSearchParams({ id: "DE", intent: "follow", next: "/news?country=DE" }) },
	});
	expect(unsigned.headers.get("Location")).toContain(encodeURIComponent("/news?country=DE"));
	const away = await visitor.ask("/news/follows", {
		...{ method: "POST", body: new URLSearchParams({ id: "DE", intent: "unfollow", next: "//evil.example" }) },
	});
	expect(away.headers.get("Location")).toBe("/");
	const thirty = "AT BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK US CA GB AU";
	for (const id of thirty.split(" "))
		await visitor.ask("/news/follows", {
			...{ method: "POST", body: new URLSearchParams({ id, intent: "follow", next: "/news" }) },
		});
	const full = await visitor.press(before, "follow");
	expect(full.path).toBe("/news?follows=full");
	expect(mainOf(full)).toContain("You follow 30 countries and topics already");
	expect(mainOf(await visitor.open("/news?country=DE"))).not.toContain("Stop following");
}, 300_000);

test("Below an article one follows what it is about, and stops; others are shown the way to sign in", async () => {
	const { visitor } = await signedInVisitor();
	expect(mainOf(await new Visitor().open(`/news/${article}`))).toContain("Sign in to hear of news");
	const before = await visitor.open(`/news/${article}`);
	expect(mainOf(before)).not.toContain("Stop following");
	const after = await visitor.press(before, "follow");
	expect([after.path, mainOf(after)]).toEqual([`/news/${article}`, expect.stringContaining("Stop following")]);
	const again = await visitor.press(after, "unfollow");
	expect(mainOf(again)).not.toContain("Stop following");
});

test("The weekly mail is turned on in the profile, and ended by its link: opening it changes nothing, one POST does", async () => {
	const { visitor } = await signedInVisitor();
	const page = await visitor.open("/profile/notifications");
	expect(tickedIn(page, "weekly")).toEqual([]);
	const on = await visitor.press(page, "weekly", { weekly: "on" });
	expect(tickedIn(await visitor.open("/profile/notifications"), "weekly")).toEqual(["on"]);
	expect(on.status).toBe(200);
	const stranger = new Visitor();
	const asked = await stranger.open(`/news/unsubscribe?token=${"0".repeat(32)}`);
	expect([asked.status, mainOf(asked)]).toEqual([200, expect.stringContaining("Stop the weekly mail")]);
	// As a mail program does it: no Origin, no cookie.
	const done = await fetch(new URL(`/news/unsubscribe?token=${"0".repeat(32)}`, inject("url")), {
		...{ method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) },
	});
	expect([done.status, await done.text()]).toEqual([200, expect.stringContaining("You get no more news by mail")]);
	await visitor.press(await visitor.open("/profile/notifications"), "weekly", {});
	await visitor.ask("/profile/notifications", { method: "POST", body: new URLSearchParams({ intent: "weekly" }) });
	expect(tickedIn(await visitor.open("/profile/notifications"), "weekly")).toEqual([]);
});

const fields = {
	...{ title: "A title of our own", summary: "In short.", body: "## A heading\n\nSome **text**.", language: "en" },
	...{ topics: ["tax_advisors"], countries: ["PT"], law_as_of: "2026-11-01", reviewer_id: listed },
	...{ source_title_1: "A page", source_url_1: "https://example.org/page" },
};

test("An admin writes an article without scripts: preview, draft, picture, publication, correction, replacement, withdrawal", async () => {
	const visitor = browserWith((await freshAdmin(inject("url"))).cookie);
	const empty = await visitor.open("/admin/news/new");
	const preview = await visitor.press(empty, "preview", fields);
	expect(rawMainOf(preview)).toContain("<h2>A heading</h2>");
	expect(valueIn(preview, "title")).toBe("A title of our own");
	const wrong = await visitor.press(empty, "save", { ...fields, source_url_1: "http://example.org" });
	expect(wrong.status).toBe(422);
	expect(errorBeside(wrong, "source_url_1")).toContain("https://");
	expect(valueIn(wrong, "title")).toBe("A title of our own");
	const unsourced = await visitor.press(empty, "save", { ...fields, source_title_1: "", source_url_1: "" });
	expect(unsourced.path).toMatch(/^\/admin\/news\/[0-9a-f]{32}$/);
	expect(mainOf(unsourced)).toContain("it needs: Sources");
	const id = unsourced.path.slice("/admin/news/".length);
	expect((await ask(`/news/${id}`)).status).toBe(404);
	const whole = await visitor.press(unsourced, "save", fields);
	expect(whole.status).toBe(200);
	const pictured = await visitor.press(whole, "picture", {
		picture: new File([jpeg], "street.jpg", { type: "image/jpeg" }),
		picture_alt: "A street in the evening",
	});
	expect(pictured.status).toBe(200);
	const online = await visitor.press(pictured, "publish");
	expect(online.status).toBe(200);
	const page = await new Visitor().open(`/news/${id}`);
	expect(page.status).toBe(200);
	expect(rawMainOf(page)).toMatch(/<img src="\/photos\/[0-9a-f]{32}" alt="A street in the evening"/);
	expect(page.html).toMatch(/og:image" content="http:\/\/localhost:\d+\/photos\/[0-9a-f]{32}"/);
	expect(await read("/news?country=PT&topic=tax_advisors")).toContain(`/news/${id}`);
	// Somebody with the older page is told, and keeps what they typed.
	const late = await visitor.press(whole, "save", { ...fields, title: "Mine" });
	expect([late.status, valueIn(late, "title")]).toEqual([409, "Mine"]);
	expect(rawMainOf(late)).toContain(`/admin/news/${id}/versions`);
	const unchecked = await visitor.press(online, "save", { ...fields, title: "A better title" });
	expect([unchecked.status, valueIn(unchecked, "title")]).toEqual([422, "A better title"]);
	expect(mainOf(unchecked)).toContain("Ask the professional to check your changes");
	const corrected = await visitor.press(online, "save", { ...fields, title: "A better title", is_checked: "on" });
	expect(corrected.status).toBe(200);
	expect(mainOf(await new Visitor().open(`/news/${id}`))).toContain("Updated on");
	const versions = await visitor.open(`/admin/news/${id}/versions`);
	expect(mainOf(versions)).toContain("A better title");
	expect(mainOf(versions)).toContain("A title of our own");
	const replaced = await visitor.press(corrected, "supersede", { superseded_by: `http://x/news/${article}` });
	expect(replaced.status).toBe(200);
	expect(rawMainOf(await new Visitor().open(`/news/${id}`))).toContain(`href="/news/${article}"`);
	const short = await visitor.press(replaced, "withdraw", { reason: "No." });
	expect([short.status, errorBeside(short, "reason")]).toEqual([422, expect.stringContaining("10 to")]);
	await visitor.press(replaced, "withdraw", { reason: "It was written to try things out." });
	expect((await ask(`/news/${id}`)).status).toBe(410);
	expect(mainOf(await visitor.open("/admin/news?status=withdrawn"))).toContain("A better title");
	expect(mainOf(await visitor.open(`/admin/log?about=${id}`))).toContain("Withdrew an article");
});

test("A text that is too long or says nothing comes back whole, with a clear 4xx", async () => {
	const visitor = admin();
	const empty = await visitor.open("/admin/news/new");
	const long = await visitor.press(empty, "save", { ...fields, body: "word ".repeat(20_000) });
	expect([long.status, errorBeside(long, "body")]).toEqual([422, expect.stringContaining("30000")]);
	expect(rawMainOf(long)).toContain("word ".repeat(19_999).trim());
	const invisible = await visitor.press(empty, "save", { ...fields, title: "\u200b \u2060" });
	expect(invisible.status).toBe(422);
});

test("Nobody but an admin finds the desk of news", async () => {
	const { visitor } = await signedInVisitor();
	for (const path of [
		"/admin/news",
		"/admin/news/new",
		`/admin/news/${article}`,
		`/admin/news/${article}/versions`,
		`/admin/news/${article}/preview`,
	]) {
		expect((await visitor.ask(path)).status, path).toBe(404);
		expect((await new Visitor().ask(path)).status, path).toBe(302);
	}
	const body = new URLSearchParams({ intent: "publish", version: "1" });
	expect((await visitor.ask(`/admin/news/${exampleId(1)}`, { method: "POST", body })).status).toBe(404);
	expect((await statusAt(1)).status).toBe(404);
});
