import { readFileSync } from "node:fs";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { goTo, launch, newVisitor } from "../support/browser.ts";
import { makeBusiness } from "../support/demo.ts";
import { account } from "../support/people.ts";
import { Visitor } from "../support/visitor.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

/** Names on the page about cookies; "…" stands for anything. */
const listed = [...readFileSync("domain/pages/texts/en/cookies.md", "utf8").matchAll(/^\| `([^`]+)`/gm)].map(
	([, name = ""]) => new RegExp(`^${name.replace(/[.]/g, "\\.").replace("…", ".*")}$`),
);
const isListed = (name: string) => listed.some((pattern) => pattern.test(name));

/** All that a browser has kept of this site, by name. */
async function storedIn(page: Page, context: BrowserContext) {
	const cookies = (await context.cookies()).map(({ name }) => name);
	const kept = (await page.evaluate(
		"caches.keys().then((caches) => [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...caches])",
	)) as string[];
	const databases = (await page.evaluate("indexedDB.databases()")) as unknown[];
	expect(databases).toEqual([]);
	return [...new Set([...cookies, ...kept])].sort();
}

const texts = ["/terms", "/privacy", "/cookies", "/accessibility", "/careers"];
const profile = `/business/${makeBusiness(1).id}`;

test("Whoever only reads is given no cookie but that of their time zone", async () => {
	const { page, context } = await newVisitor(browser);
	for (const path of ["/", "/services", "/about", "/sitemap", ...texts]) await goTo(page, path);
	expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
	for (const path of ["/search?q=tax", profile]) await goTo(page, path);
	expect((await context.cookies()).map(({ name }) => name)).toEqual(["zone"]);
});

test("All that Chromium stores for a guest who uses the site is on the page about cookies", async () => {
	const { page, context } = await newVisitor(browser);
	for (const path of ["/?lang=en", "/search?service=tax_advisors", "/bookmarks", "/auth", ...texts])
		await goTo(page, path);
	await goTo(page, "/auth?mode=signup");
	await page.locator("main [name=email]").fill("someone@people.test");
	await page.evaluate("fetch('/preferences', { method: 'POST', body: new URLSearchParams({ theme: 'dark' }) })");
	await goTo(page, "/search?service=tax_advisors");
	await page.locator("main a[href^='/business/']").first().click();
	await page.waitForURL("**/business/*");
	await page.getByRole("button", { name: "Ask", exact: true }).click();
	await page.getByRole("textbox", { name: "Your question" }).fill("How do I");
	const names = await storedIn(page, context);
	expect(names).toEqual(
		expect.arrayContaining(["lang", "theme", "zone", "positions", "visavis.assistant", "visavis.assistant.view"]),
	);
	expect(names.filter((name) => !isListed(name))).toEqual([]);
	await context.close();
});

test("All that Chromium stores for somebody signed in is on the page about cookies", async () => {
	const visitor = new Visitor();
	await visitor.signIn(await account());
	const context = await browser.newContext({ baseURL: inject("url") });
	await context.addCookies(
		[...visitor.cookies].map(([name, value]) => ({
			...{ name, value, secure: true, httpOnly: true, sameSite: "Lax" as const },
			...{ domain: "localhost", path: name === "__Secure-refresh" ? "/auth/v1" : "/" },
		})),
	);
	const page = await context.newPage();
	for (const path of ["/", "/profile", "/messages", "/notifications", "/appointments", "/bookmarks", profile])
		await goTo(page, path);
	await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("sb-")));
	const names = await storedIn(page, context);
	expect(names).toEqual(expect.arrayContaining(["__Host-session", "__Secure-refresh"]));
	expect(names.filter((name) => !isListed(name))).toEqual([]);
	await context.close();
});
