import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goTo, launch, visit } from "../support/browser.ts";
import { makeBusiness } from "../support/demo.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

test.each([true, false])(
	"From the home page to a profile through the search (with JavaScript: %s)",
	async (hasScript) => {
		const { page, context, complaints } = await visit(browser, "/", { hasScript });
		const form = page.locator("main form").first();
		await form.locator('[name="q"]').fill("immigration lawyer");
		await form.locator('[name="location"]').fill("Madrid");
		await form.getByRole("button", { name: "Search" }).click();
		await page.waitForURL(/\/search\?/);
		expect(new URL(page.url()).searchParams.get("q")).toBe("immigration lawyer");
		expect(new URL(page.url()).searchParams.get("location")).toBe("Madrid");
		await page.getByRole("link", { name: "Lucía Ferrer Ortega" }).first().click();
		await page.waitForURL(/\/business\/[0-9a-f]{32}/);
		await page.getByRole("heading", { level: 1, name: /Lucía Ferrer Ortega/ }).waitFor();
		expect(complaints).toEqual([]);
		await context.close();
	},
);

test("A blank search from the navbar does nothing", async () => {
	const { page, context } = await visit(browser, "/about");
	const box = page.locator('header [name="q"]').first();
	await box.fill("   ");
	await box.press("Enter");
	await page.waitForTimeout(300);
	expect(new URL(page.url()).pathname).toBe("/about");
	await box.fill("notario");
	await box.press("Enter");
	await page.waitForURL("**/search?q=notario");
	await context.close();
});

test("Filters stand in the address, and Back brings them back", async () => {
	const { page, context } = await visit(browser, "/search?q=immigration+lawyer");
	const spanish = page.locator('input[type="radio"][name="language"][value="es"]').first();
	await spanish.evaluate((input) => {
		for (const group of document.querySelectorAll("details")) if (group.contains(input)) group.open = true;
	});
	await spanish.click();
	await page.waitForURL(/language=es/);
	await page.goBack();
	await page.waitForURL((url) => !url.search.includes("language=es"));
	await page.goForward();
	await page.waitForURL(/language=es/);
	await expect.poll(() => spanish.isChecked()).toBe(true);
	await context.close();
});

test("On a phone the first result is in the first third of the screen, and a result is at most 220 pixels high", async () => {
	const { page, context } = await visit(browser, "/search?q=work+permit+lawyer", { width: 360, height: 800 });
	const articles = page.locator("main article");
	expect((await articles.first().boundingBox())?.y).toBeLessThanOrEqual(800 / 3);
	for (const article of (await articles.all()).slice(0, 10)) {
		const name = await article.locator("h2").boundingBox();
		// Two lines of a long name are worth it.
		const lines = Math.round((name?.height ?? 0) / 24);
		expect((await article.boundingBox())?.height).toBeLessThanOrEqual(220 + 24 * (lines - 1));
	}
	await context.close();
});

test.each([true, false])(
	"On a phone search and filters open over the page, with scripts or without: %s",
	async (hasScript) => {
		const { page, context } = await visit(browser, "/search?q=tax+advisor", { width: 360, height: 800, hasScript });
		const words = page.locator("main").getByRole("combobox").or(page.locator('main input[name="q"]')).first();
		expect(await words.isVisible()).toBe(false);
		await page.getByRole("button", { name: "Change the search: tax advisor" }).click();
		await words.fill("divorce");
		await words.press("Enter");
		await page.waitForURL(/q=divorce/);
		await expect.poll(() => words.isVisible()).toBe(false);
		// The same words once more close it as well.
		await page.getByRole("button", { name: "Change the search: divorce" }).click();
		await words.press("Enter");
		await expect.poll(() => words.isVisible()).toBe(false);
		await page.getByRole("button", { name: /^Filter and sort/ }).click();
		const filters = page.getByRole(hasScript ? "dialog" : "region", { name: "Filter and sort" });
		await filters.getByRole("radio", { name: "Lowest fee" }).check();
		expect(await filters.getByRole("button", { name: /^Show .* professionals$/ }).isVisible()).toBe(hasScript);
		if (!hasScript) await filters.getByRole("button", { name: "Apply filters" }).click();
		await page.waitForURL(/sort=fee/);
		await context.close();
	},
);

test("Whoever has a sheet open on a phone reaches nothing behind it, and gets back to where they were", async () => {
	const { page, context } = await visit(browser, "/search?q=tax+advisor", { width: 360, height: 800 });
	const button = page.getByRole("button", { name: /^Filter and sort/ });
	await button.click();
	const sheet = page.getByRole("dialog", { name: "Filter and sort" });
	expect(await sheet.getByRole("button", { name: "Close" }).evaluate((one) => one === document.activeElement)).toBe(
		true,
	);
	const isInside = () =>
		page.evaluate('document.activeElement === document.body || document.activeElement.closest("#filters") !== null');
	await page.keyboard.press("Shift+Tab");
	expect(await isInside()).toBe(true);
	const skip = page.getByRole("link", { name: "Skip to results" });
	const canFocus = () =>
		skip.evaluate((one: HTMLElement) => {
			one.focus();
			return one === document.activeElement;
		});
	expect(await canFocus()).toBe(false);
	await page.keyboard.press("Tab");
	await page.keyboard.press("Escape");
	expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
	expect(await canFocus()).toBe(true);
	await context.close();
});

test("A suggestion that is chosen searches at once, with the typed letters in bold", async () => {
	const { page, context } = await visit(browser, "/search");
	const words = page.locator('main input[name="q"]');
	await words.pressSequentially("divor");
	const option = page.getByRole("option").first();
	await option.waitFor();
	expect((await option.locator("b").first().textContent())?.toLowerCase()).toBe("divor");
	await words.press("ArrowDown");
	await words.press("Enter");
	await page.waitForURL(/q=divorc/i);
	await context.close();
});

test("Who comes by the keyboard skips to the results", async () => {
	const { page, context } = await visit(browser, "/search?q=tax+advisor");
	await page.getByRole("link", { name: "Skip to results" }).focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	expect(await page.evaluate('document.activeElement.closest("#results") !== null')).toBe(true);
	await context.close();
});

test("Without JavaScript a filter is chosen, applied and taken away again", async () => {
	const { page, context } = await visit(browser, "/search?q=tax+advisor", { hasScript: false });
	await page.locator('input[type="radio"][name="language"][value="es"]').first().check();
	await page
		.getByRole("button", { name: /Apply|Show/ })
		.first()
		.click();
	await page.waitForURL(/language=es/);
	expect(await page.locator("main").textContent()).toContain("Spanish");
	await context.close();
});

test("More results are appended, none twice, and Back from a profile finds them as they were", async () => {
	const { page, context } = await visit(browser, "/search?location=ES");
	const links = page.locator('main article :is(h2, h3) a[href^="/business/"]');
	const profiles = () => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
	expect(await links.count()).toBe(20);
	await page.mouse.wheel(0, 20_000);
	await expect.poll(() => links.count(), { timeout: 15_000 }).toBeGreaterThanOrEqual(40);
	const shown = await profiles();
	expect(new Set(shown).size).toBe(shown.length);
	const scrolled = Number(await page.evaluate("scrollY"));
	await links.nth(38).click();
	// An address changes before its page is there.
	await page.locator("main h1").waitFor();
	await expect.poll(() => links.count()).toBeLessThan(20);
	await page.goBack();
	await expect.poll(() => links.count(), { timeout: 15_000 }).toBeGreaterThanOrEqual(40);
	expect((await profiles()).slice(0, 40)).toEqual(shown.slice(0, 40));
	expect(scrolled).toBeGreaterThan(0);
	await expect.poll(() => page.evaluate("scrollY"), { timeout: 5_000 }).toBeGreaterThan(1_000);
	await context.close();
});

test("Pages come alive where the browser knows older rules of a zone than we do", async () => {
	// Provinces of Canada stay on summer time from 2026 on; browsers learn of such things months later.
	const { context, complaints } = await visit(browser, "/search?location=CA&available=this_week");
	expect(complaints).toEqual([]);
	await context.close();
});

const ids = [1, 2, 3].map((seq) => makeBusiness(seq).id);

test("Up to four professionals stand side by side at an address that can be shared", async () => {
	const { page, context } = await visit(browser, `/search?compare=${ids.join(",")}`, { hasScript: false });
	for (const seq of [1, 2, 3]) expect(await page.locator("main").textContent()).toContain(makeBusiness(seq).name);
	await context.close();
});

test("Who chose some to compare reads so on the next page, before touching anything", async () => {
	const { page, context, complaints } = await visit(browser, `/search?compare=${ids.join(",")}`);
	await goTo(page, "/search");
	const bar = page.getByRole("region", { name: "Comparison" });
	await bar.getByRole("link", { name: `Compare ${ids.length}` }).waitFor();
	expect(await bar.getByRole("button", { name: /^Remove ./ }).count()).toBe(ids.length);
	expect(complaints).toEqual([]);
	await context.close();
});

test("A search that finds nobody offers a way on", async () => {
	const { page, context } = await visit(browser, "/search?service=notary_apostille_services&location=MC&language=hi");
	expect(await page.locator("main a[href^='/search']").count()).toBeGreaterThan(0);
	await context.close();
});

test("Suggestions follow the keys, and choosing a person opens the profile", async () => {
	const { page, context } = await visit(browser, "/");
	const input = page.locator('main [name="q"]').first();
	await input.focus();
	await input.pressSequentially("Lucía Ferr", { delay: 30 });
	const option = page.getByRole("option", { name: /Lucía Ferrer Ortega/ });
	await option.waitFor();
	await option.click();
	await page.waitForURL(/\/business\//);
	await context.close();
});

test("Shift three times leaves at once", async () => {
	const { page, context } = await visit(browser, "/search?q=asylum");
	const left = page.waitForRequest((request) => request.isNavigationRequest() && !request.url().includes("localhost"), {
		timeout: 10_000,
	});
	for (let i = 0; i < 3; i++) await page.keyboard.press("Shift");
	expect((await left).url()).toMatch(/^https:/);
	await context.close();
});

test("The theme is chosen without JavaScript and kept", async () => {
	const { page, context } = await visit(browser, "/about", { hasScript: false });
	await page.locator('form[action="/preferences"] button[value="dark"]').last().click();
	expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
	expect(new URL(page.url()).pathname).toBe("/about");
	await context.close();
});

test("The whole way to a profile can be gone by keyboard", async () => {
	const { page, context } = await visit(browser, "/search?q=immigration+lawyer+madrid");
	for (let i = 0; i < 120; i++) {
		await page.keyboard.press("Tab");
		const focused = await page.evaluate("document.activeElement?.getAttribute('href') ?? ''");
		if (String(focused).startsWith("/business/") && String(focused).length > 20) break;
	}
	// The whole card is the target, so the ring is drawn around it.
	const ring = await page.evaluate(
		"[null, '::after'].map((part) => getComputedStyle(document.activeElement, part).outlineStyle)",
	);
	expect(ring).toContain("solid");
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/business\/[0-9a-f]{32}/);
	await context.close();
});

test("Nothing moves while the first view of a page arrives", async () => {
	for (const path of ["/", "/search?q=immigration+lawyer", `/business/${makeBusiness(1).id}`]) {
		for (const width of [360, 1280]) {
			const context = await browser.newContext({
				viewport: { width, height: 800 },
				baseURL: (await import("vitest")).inject("url"),
			});
			const page = await context.newPage();
			await page.addInitScript(
				"window.shift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value }).observe({ type: 'layout-shift', buffered: true })",
			);
			await goTo(page, path);
			expect(Number(await page.evaluate("window.shift")), `${path} ${width}`).toBeLessThan(0.01);
			await context.close();
		}
	}
});

test("The scripts of the first view of /search are no more than 110 kB, compressed", async () => {
	const context = await browser.newContext({ baseURL: (await import("vitest")).inject("url") });
	const page = await context.newPage();
	const bodies: Promise<Buffer>[] = [];
	page.on("response", (response) => {
		if (response.request().resourceType() === "script") bodies.push(response.body());
	});
	await goTo(page, "/search?q=immigration+lawyer");
	const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
	expect(sizes.length).toBeGreaterThan(3);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(110_000);
	await context.close();
});

test("A mouse that rests brings no words that a page does not show, one that moves brings them", async () => {
	const { page, context } = await visit(browser, "/about");
	const catalogue = /\/en-[\w-]+\.js$/;
	const asked: string[] = [];
	page.on("request", (request) => {
		if (catalogue.test(request.url())) asked.push(request.url());
	});
	await page.evaluate(
		"dispatchEvent(new PointerEvent('pointerover')), dispatchEvent(new PointerEvent('pointermove', { clientX: 9 }))",
	);
	await page.evaluate("new Promise((done) => requestIdleCallback(done))");
	expect(asked).toEqual([]);
	const answer = page.waitForResponse((response) => catalogue.test(response.url()));
	await page.mouse.move(100, 100);
	await page.mouse.move(200, 200);
	expect((await answer).status()).toBe(200);
	await context.close();
});
