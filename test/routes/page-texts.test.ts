import { expect, test } from "vitest";
import { pageNames } from "#domain/pages/pages.ts";
import { ask } from "../support/http.ts";
import { decoded } from "../support/visitor.ts";

const texts = pageNames.map((name) => `/${name}`);
const found = ["/help?q=violence", "/help?q=passport", "/help?q=licence+checked"];
const pages = [...texts, ...found, "/contact", "/about", "/services", "/sitemap"];

const read = new Map<string, Promise<{ status: number; html: string }>>();
const open = (path: string) => {
	const reading =
		read.get(path) ?? ask(path).then(async (answer) => ({ status: answer.status, html: await answer.text() }));
	read.set(path, reading);
	return reading;
};
const mainOf = (html: string) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";

test.each(pages)("Every link and every anchor on %s answers", async (path) => {
	const { status, html } = await open(path);
	expect(status).toBe(200);
	const links = new Set(
		[...mainOf(html).matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => decoded(href.replaceAll("&#x26;", "&"))),
	);
	for (const href of links) {
		if (/^(https:|mailto:|tel:)/.test(href)) continue;
		const { pathname, search, hash } = new URL(href, `http://localhost${path}`);
		const target = await open(pathname + search);
		// Only for who is signed in: others are asked to.
		expect([200, 302], href).toContain(target.status);
		if (hash && target.status === 200)
			expect(target.html, href).toContain(` id="${decodeURIComponent(hash.slice(1))}"`);
	}
});

test.each(texts)("%s says when it changed last, and loads neither editor nor markdown", async (path) => {
	const { html } = await open(path);
	expect(mainOf(html)).toMatch(/Last changed on[\s\S]*?<time dateTime="2026-\d\d-\d\d"/);
	expect(html).not.toMatch(/markdown|micromark|recharts|editor/);
});

test("Help is searched without scripts, and shows everything again", async () => {
	const main = mainOf((await open("/help?q=forgot+password")).html);
	expect(main).toContain('value="forgot password"');
	expect(main).toMatch(/<details[^>]* open=""[\s\S]*I forgot my password/);
	expect(main).not.toContain("How do I compare professionals?");
	expect(main).toContain('href="/help"');
	const nothing = mainOf((await open("/help?q=xyzzy")).html);
	expect(nothing).toContain("We found nothing");
	expect(nothing).toContain('href="/search?q=xyzzy"');
	expect(nothing).toContain('href="/contact"');
});

test("What is searched for is text, whatever it says", async () => {
	const { status, html } = await open(`/help?q=${encodeURIComponent("<img src=x onerror=alert(1)>")}`);
	expect(status).toBe(200);
	expect(html).not.toContain("<img src=x");
});

test.each(["/terms", "/privacy", "/cookies", "/accessibility", "/careers"])(
	"%s asks the database nothing",
	async (path) => {
		expect((await ask(path)).headers.get("Server-Timing")).toContain("read 0,");
	},
);

test("Help asks the database once", async () => {
	expect((await ask("/help")).headers.get("Server-Timing")).toMatch(/read \d+,/);
});

test("Pages of text are in the sitemap", async () => {
	const xml = await (await ask("/sitemaps/pages.xml")).text();
	for (const path of [...texts, "/contact"]) expect(xml).toContain(`${path}</loc>`);
});
