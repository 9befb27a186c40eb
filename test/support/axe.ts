import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { goTo, newVisitor, type Options, type Visit } from "./browser.ts";
import { isLong } from "./rounds.ts";

const axe = `{ ${readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")} }`;

type Look = { theme: "light" | "dark"; width: number; direction: "ltr" | "rtl" };

const ltr = { direction: "ltr" } as const;
const rtl = { direction: "rtl" } as const;
const narrowDark: Look = { theme: "dark", width: 320, ...rtl };
const wideLight: Look = { theme: "light", width: 1280, ...ltr };

/** The languages that pages are opened in: to open one takes longer than to look at it. */
export const languages = isLong ? (["en", "ar-XB"] as const) : (["ar-XB"] as const);
type LookedAt = "en" | "ar-XB";

/**
 * Each theme, each direction and each width once, of a page that is opened from right to left and then turned around; in a
 * long run both themes in both directions, wide and narrow: each pair of them once, each direction in a language of its own.
 */
const looks: Record<LookedAt, readonly [Look, ...Look[]]> = isLong
	? {
			en: [wideLight, { ...narrowDark, ...ltr }],
			"ar-XB": [
				{ theme: "light", width: 320, ...rtl },
				{ ...wideLight, theme: "dark", ...rtl },
			],
		}
	: { en: [wideLight], "ar-XB": [narrowDark, wideLight] };

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

const directions: Record<LookedAt, Look["direction"]> = { en: "ltr", "ar-XB": "rtl" };

/** Expects a page to be in order in every look of a language, each taken on without loading it again. */
export async function expectSilentInLooks(page: Page, language: LookedAt, label: string) {
	const html = page.locator("html");
	const own = directions[language];
	expect(await html.getAttribute("dir"), label).toBe(own);
	for (const look of looks[language]) {
		await takeOn(page, look);
		if (look.direction !== own) await html.evaluate((element, dir) => element.setAttribute("dir", dir), look.direction);
		await expectSilent(page, `${label} ${look.theme} ${look.direction} ${look.width}`);
	}
	await html.evaluate((element, dir) => element.setAttribute("dir", dir), own);
}

/** Gives axe to every page that this visitor opens: to send it to each anew takes longer than to read it. */
export async function withAxe<V extends Pick<Visit, "page">>(visitor: V): Promise<V> {
	await visitor.page.addInitScript(axe);
	return visitor;
}

/** Opens a page in a language, and expects it to be in order in every look. */
export async function expectSilentAt(page: Page, language: LookedAt, path: string) {
	await takeOn(page, looks[language][0]);
	await goTo(page, `${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
	await expectSilentInLooks(page, language, path);
}

export type Looker = Visit & { language: LookedAt };

/** Visitors who look at one page after the other, one in each language: what pages share is fetched once. */
export const newLookers = (browser: Browser, options: Pick<Options, "storageState"> = {}): Promise<Looker[]> =>
	Promise.all(languages.map(async (language) => ({ ...(await newVisitor(browser, options).then(withAxe)), language })));

/** Expects axe to find nothing on these pages in all looks, nor the browser to complain. */
export async function expectAxeSilent(lookers: readonly Looker[], ...paths: string[]) {
	for (const { page, complaints, language } of lookers) {
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
