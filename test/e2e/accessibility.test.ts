import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, visit } from "../support/browser.ts";
import { makeBusiness } from "../support/demo.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
let browser: Browser;

beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const ofStatus = (status: string) =>
	Array.from({ length: 60 }, (_, i) => makeBusiness(i + 1)).find((business) => business.status === status)?.id;

const pages = [
	"/",
	"/search",
	"/search?q=immigration+lawyer+madrid",
	"/search?q=zzzzqqqq+garcia&mode=phone",
	`/search?compare=${makeBusiness(1).id},${makeBusiness(2).id}`,
	`/business/${makeBusiness(1).id}`,
	...["unverified", "pending", "expiring", "suspended", "closed"].map((status) => `/business/${ofStatus(status)}`),
	"/services",
	"/about",
	"/sitemap",
	"/nowhere",
];

test.each(pages)("axe finds nothing on %s, in both themes, both directions, wide and narrow", async (path) => {
	const separator = path.includes("?") ? "&" : "?";
	for (const [theme, lang, width] of [
		["light", "en", 1280],
		["dark", "en", 320],
		["light", "ar-XB", 320],
		["dark", "ar-XB", 1280],
	] as const) {
		const { page, context, complaints } = await visit(browser, `${path}${separator}lang=${lang}`, { theme, width });
		const label = `${path} ${theme} ${lang} ${width}`;
		expect(await page.locator("html").getAttribute("dir"), label).toBe(lang === "ar-XB" ? "rtl" : "ltr");
		const found = await page.evaluate(
			`(() => { ${axe}; return axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(" | "))); })()`,
		);
		expect(found, label).toEqual([]);
		const overflow = await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
		expect(overflow, `${label} scrolls sideways`).toBeLessThanOrEqual(0);
		expect(
			complaints.filter((text) => !text.includes("404")),
			label,
		).toEqual([]);
		await context.close();
	}
});
