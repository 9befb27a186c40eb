import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser } from "playwright-core";
import { expect } from "vitest";
import { type Options, visit } from "./browser.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const looks = [
	["light", "en", 1280],
	["dark", "en", 320],
	["light", "ar-XB", 320],
	["dark", "ar-XB", 1280],
] as const;

/** Expects axe to find nothing on a page in both themes and directions, wide and narrow, and nothing to stick out. */
export async function expectAxeSilent(browser: Browser, path: string, options: Pick<Options, "storageState"> = {}) {
	const separator = path.includes("?") ? "&" : "?";
	for (const [theme, lang, width] of looks) {
		const { page, context, complaints } = await visit(browser, `${path}${separator}lang=${lang}`, {
			...options,
			theme,
			width,
		});
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
}
