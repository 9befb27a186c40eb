import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { goTo, newVisitor, type Options, type Visit } from "./browser.ts";
import { isLong } from "./rounds.ts";

const axe = `{ ${readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")} }`;

type Look = { theme: "light" | "dark"; width: number };

/**
 * Each theme, each direction and each width once; in a long run both themes in both directions, wide and narrow: each pair
 * of them once.
 */
const looks: Record<"en" | "ar-XB", readonly [Look, ...Look[]]> = isLong
	? {
			en: [
				{ theme: "light", width: 1280 },
				{ theme: "dark", width: 320 },
			],
			"ar-XB": [
				{ theme: "light", width: 320 },
				{ theme: "dark", width: 1280 },
			],
		}
	: { en: [{ theme: "light", width: 1280 }], "ar-XB": [{ theme: "dark", width: 320 }] };

const directions = { en: "ltr", "ar-XB": "rtl" };
const languages = ["en", "ar-XB"] as const;

/**
 * Ends what moves as it would end by itself, and waits for what ends with a form that is on its way: colours are judged when
 * nothing moves any more.
 */
const settle = `(async () => {
	for (let moving; (moving = document.getAnimations().filter(({ playState }) => playState === "running")).length > 0; )
		for (const one of moving)
			if (Number.isFinite(one.effect.getComputedTiming().endTime)) one.finish();
			else await new Promise(requestAnimationFrame);
})()`;

/**
 * What axe finds on the page, a line a rule. Without what no rule of ours needs (style sheets loaded anew, frames, selectors)
 * it takes three quarters of the time.
 */
const judge = `axe.run(document, { resultTypes: ["violations"], preload: false, iframes: false, selectors: false }).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(" | ")))`;

/**
 * Expects axe to find nothing on a page as it stands, and nothing to stick out. What it finds it looks at once more: the
 * page may still have been at work.
 */
export async function expectSilent(page: Page, label: string) {
	if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe);
	const look = async () => {
		await page.evaluate(settle);
		return page.evaluate<string[]>(judge);
	};
	let found = await look();
	if (found.length > 0) {
		console.warn(label, found);
		await page.waitForTimeout(1000);
		found = await look();
	}
	expect(found, label).toEqual([]);
	const overflow = await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
	expect(overflow, `${label} scrolls sideways`).toBeLessThanOrEqual(0);
}

async function takeOn(page: Page, { theme, width }: Look) {
	await page.emulateMedia({ colorScheme: theme });
	await page.setViewportSize({ width, height: 900 });
}

/** Expects a page to be in order in every look of a language, each taken on without loading it again. */
export async function expectSilentInLooks(page: Page, language: keyof typeof looks, label: string) {
	expect(await page.locator("html").getAttribute("dir"), label).toBe(directions[language]);
	for (const look of looks[language]) {
		await takeOn(page, look);
		await expectSilent(page, `${label} ${look.theme} ${language} ${look.width}`);
	}
}

/** Gives axe to every page that this visitor opens: to send it to each anew takes longer than to read it. */
export async function withAxe<V extends Pick<Visit, "page">>(visitor: V): Promise<V> {
	await visitor.page.addInitScript(axe);
	return visitor;
}

/** Opens a page in a language, and expects it to be in order in every look. */
export async function expectSilentAt(page: Page, language: keyof typeof looks, path: string) {
	await takeOn(page, looks[language][0]);
	await goTo(page, `${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
	await expectSilentInLooks(page, language, path);
}

/** Visitors who look at one page after the other, one in each language: what pages share is fetched once. */
export async function newLookers(browser: Browser, options: Pick<Options, "storageState"> = {}) {
	const [ltr, rtl] = await Promise.all(languages.map(() => newVisitor(browser, options).then(withAxe)));
	return { en: ltr as Visit, "ar-XB": rtl as Visit };
}

/** Expects axe to find nothing on these pages in all looks, nor the browser to complain. */
export async function expectAxeSilent(lookers: Record<(typeof languages)[number], Visit>, ...paths: string[]) {
	for (const language of languages) {
		const { page, complaints } = lookers[language];
		for (const path of paths) {
			complaints.length = 0;
			await expectSilentAt(page, language, path);
			expect(
				// Pages that are not there, or no more, are meant to say so.
				complaints.filter((text) => !/\b(404|410)\b/.test(text)),
				`${path} ${language}`,
			).toEqual([]);
		}
	}
}
