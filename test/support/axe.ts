import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { newVisitor, type Options } from "./browser.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Look = { theme: "light" | "dark"; width: number };

/** Both themes in both directions, wide and narrow: each pair of them once. */
const looks: Record<"en" | "ar-XB", readonly Look[]> = {
	en: [
		{ theme: "light", width: 1280 },
		{ theme: "dark", width: 320 },
	],
	"ar-XB": [
		{ theme: "light", width: 320 },
		{ theme: "dark", width: 1280 },
	],
};

const directions = { en: "ltr", "ar-XB": "rtl" };
const languages = ["en", "ar-XB"] as const;

/** Expects axe to find nothing on a page as it stands, and nothing to stick out. */
export async function expectSilent(page: Page, label: string) {
	// Colours are judged when nothing moves any more.
	await page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))");
	const found = await page.evaluate(
		`(() => { if (!window.axe) { ${axe}; } return axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(" | "))); })()`,
	);
	expect(found, label).toEqual([]);
	const overflow = await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
	expect(overflow, `${label} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Expects a page to be in order in every look of a language, each taken on without loading it again. */
export async function expectSilentInLooks(page: Page, language: keyof typeof looks, label: string) {
	expect(await page.locator("html").getAttribute("dir"), label).toBe(directions[language]);
	for (const { theme, width } of looks[language]) {
		await page.emulateMedia({ colorScheme: theme });
		await page.setViewportSize({ width, height: 900 });
		await expectSilent(page, `${label} ${theme} ${language} ${width}`);
	}
}

/** Expects axe to find nothing on these pages in all looks, nor the browser to complain. */
export async function expectAxeSilent(
	browser: Browser,
	paths: string | readonly string[],
	options: Pick<Options, "storageState"> = {},
) {
	for (const language of languages) {
		const { page, context, complaints } = await newVisitor(browser, options);
		for (const path of [paths].flat()) {
			const separator = path.includes("?") ? "&" : "?";
			await page.goto(`${path}${separator}lang=${language}`, { waitUntil: "networkidle" });
			await expectSilentInLooks(page, language, path);
			expect(
				complaints.filter((text) => !text.includes("404")),
				`${path} ${language}`,
			).toEqual([]);
		}
		await context.close();
	}
}
