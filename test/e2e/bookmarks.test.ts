import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAxeSilent, newLookers } from "../support/axe.ts";
import { goTo, launch, reload, visit } from "../support/browser.ts";
import { makeBusiness } from "../support/demo.ts";
import { account } from "../support/people.ts";
import { Visitor } from "../support/visitor.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

/** Asks as the page would: the cookies are for secure requests, which those of the test are not. */
const post = (page: Page, path: string, body?: object) =>
	page.evaluate(async ([path, body]) => (await fetch(path, { method: "POST", ...(body && { body }) })).status, [
		path,
		body && JSON.stringify(body),
	] as const);

/** Somebody with an account whom nothing greets any more. */
async function welcomed() {
	const who = await account();
	const visitor = new Visitor();
	await visitor.signIn(who);
	await visitor.ask("/onboarding", { method: "POST" });
	return who;
}

const listed = Array.from({ length: 60 }, (_, i) => makeBusiness(4_590 - i)).filter(
	({ status }) => status === "verified",
);
const gone = Array.from({ length: 60 }, (_, i) => makeBusiness(i + 1)).find(({ status }) => status === "suspended");

test("A guest saves from the results where they are, signs in, writes a note, and undoes a removal", async () => {
	const { page, context, complaints } = await visit(browser, "/search?q=immigration+lawyer+madrid");
	const [first, second] = [0, 1].map((n) => page.locator("article form[action='/bookmarks'] button").nth(n));
	await first?.click();
	await page.getByText("Saved on this device").waitFor();
	await expect.poll(() => first?.getAttribute("value")).toBe("remove");
	await second?.click();
	await expect.poll(() => second?.getAttribute("value")).toBe("remove");
	// Shown at once; said when it is so.
	await expect.poll(() => page.getByText("Saved on this device").count()).toBe(2);
	expect(page.url()).toContain("/search?q=immigration");
	await goTo(page, "/bookmarks");
	expect(await page.locator("main article").count()).toBe(2);
	const who = await welcomed();
	await page.getByRole("link", { name: "Sign In" }).last().click();
	await page.fill("main input[name=email]", who.email);
	await page.fill("main input[name=password]", who.password);
	await page.getByRole("button", { name: "Sign in", exact: true }).click();
	await page.waitForURL(({ pathname }) => pathname === "/bookmarks");
	await reload(page);
	await page.locator("textarea[name=note]").first().fill("Answers at once.");
	await page.locator("button[value=change]").first().click();
	await page.locator("[data-sonner-toast]", { hasText: "Saved" }).waitFor();
	await page.locator("button[value=remove]").first().click();
	await page.getByText("Removed.").waitFor();
	await expect.poll(() => page.locator("main article").count()).toBe(1);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.poll(() => page.locator("main article").count()).toBe(2);
	expect(
		await page
			.locator("textarea[name=note]")
			.evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value).sort()),
	).toEqual(["", "Answers at once."]);
	for (const box of await page.locator("input[name=compare]").all()) await box.check();
	await page.getByRole("button", { name: "Compare" }).click();
	await page.waitForURL(/compare=/);
	expect(complaints).toEqual([]);
	await context.close();
});

test("axe finds nothing on bookmarks, of a guest and of a person, with and without any", async () => {
	const guest = await newLookers(browser);
	await expectAxeSilent(guest, "/bookmarks");
	const { page, context } = await visit(browser, "/auth");
	const who = await welcomed();
	await page.fill("main input[name=email]", who.email);
	await page.fill("main input[name=password]", who.password);
	await page.getByRole("button", { name: "Sign in", exact: true }).click();
	await page.waitForURL(({ pathname }) => pathname === "/");
	for (const id of [listed[0]?.id, gone?.id]) expect(await post(page, "/api/bookmarks", { business_id: id })).toBe(201);
	expect(await post(page, "/api/bookmarks/folders", { name: "Visa" })).toBe(201);
	const lookers = await newLookers(browser, { storageState: await context.storageState() });
	await expectAxeSilent(lookers, "/bookmarks");
	await context.close();
});
