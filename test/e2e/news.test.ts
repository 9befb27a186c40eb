import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { goTo, launch, newVisitor } from "../support/browser.ts";
import { makeBusiness } from "../support/demo.ts";
import { ask } from "../support/http.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const reviewer =
	Array.from({ length: 60 }, (_, i) => makeBusiness(i + 1)).find(({ status }) => status === "verified")?.id ?? "";

const hostile = [
	"<script>window.ran=1</script>",
	'"><img src=x onerror="window.ran=1">',
	"]]></title></script><svg onload=window.ran=1>",
	"javascript:window.ran=1//",
	"{{constructor.constructor('window.ran=1')()}}",
	"&lt;b&gt; \u0001\u0008\ufffe \u202eabc </description>",
].join(" ");
const body = [
	hostile,
	"[a](javascript:window.ran=1) <javascript:window.ran=1> ![b](https://evil.example/x.png)",
	'[c](https://example.org/"onmouseover=window.ran=1) [d]: javascript:window.ran=1\n\n[d]',
	"<iframe src=javascript:window.ran=1></iframe>",
	"```html\n<script>window.ran=1</script>\n```",
	`A${"a".repeat(400)}`,
].join("\n\n");

async function send(method: string, path: string, content: unknown) {
	const answer = await ask(`/api/admin/news${path}`, {
		...{ method, body: JSON.stringify(content) },
		headers: { Authorization: `Bearer ${inject("admin")}`, "Content-Type": "application/json" },
	});
	expect(answer.status, await answer.clone().text()).toBeLessThan(300);
	return (await answer.json()) as { id: string; version: number };
}

test("Whatever stands in an article, nothing of it runs: on its page, in the list, in the head, in the feed", async () => {
	const made = await send("POST", "", {
		...{
			title: hostile.slice(0, 140),
			summary: hostile.slice(0, 320),
			body,
			language: "en",
			countries: ["LU"],
			topics: ["tax_advisors"],
		},
		...{ law_as_of: "2026-11-01", reviewer_id: reviewer },
		sources: [{ title: hostile.slice(0, 200), url: "https://example.org/?a=1&b=<script>window.ran=1</script>" }],
	});
	await send("POST", `/${made.id}/publication`, { version: 1 });
	const { page, context } = await newVisitor(browser);
	const wrong: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error") wrong.push(message.text());
	});
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	for (const path of [`/news/${made.id}`, "/news?country=LU", `/news/${made.id}?lang=ar`, `/news/${made.id}`]) {
		await goTo(page, path);
		expect(await page.evaluate("window.ran"), path).toBeUndefined();
	}
	expect(wrong).toEqual([]);
	expect(asked.filter((url) => url.includes("evil.example"))).toEqual([]);
	// A word without an end breaks nothing.
	await page.setViewportSize({ width: 360, height: 800 });
	await goTo(page, `/news/${made.id}`);
	expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
	const feed = await (await ask("/rss.xml?country=LU")).text();
	const parsed = (await page.evaluate((text) => {
		const xml = new DOMParser().parseFromString(text, "application/xml");
		const all = [...xml.querySelectorAll("*")].map(({ localName }) => localName);
		return {
			error: xml.querySelector("parsererror")?.textContent ?? null,
			title: xml.querySelector("item > title")?.textContent ?? "",
			names: [...new Set(all)].sort(),
		};
	}, feed)) as { error: string | null; title: string; names: string[] };
	expect(parsed.error).toBeNull();
	expect(parsed.title).toContain("<script>");
	expect(parsed.names).toEqual(
		["category", "channel", "description", "guid", "item", "lastBuildDate", "link", "pubDate", "rss", "title"].sort(),
	);
	await context.close();
});

test("News are read, narrowed and paged by keyboard alone, without scripts", async () => {
	const context = await browser.newContext({ baseURL: inject("url"), javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto("/news");
	await page.getByLabel("Language").selectOption("ja");
	await page.getByRole("button", { name: "Show" }).press("Enter");
	await page.waitForURL(/language=ja/);
	expect(await page.locator("main article").count()).toBeGreaterThan(0);
	await page.locator("main article a").first().press("Enter");
	await page.waitForURL(/\/news\/[0-9a-f]{32}/);
	expect(await page.locator("main h1[lang=ja]").count()).toBe(1);
	await context.close();
});
