import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { expectAxeSilent, newLookers } from "../support/axe.ts";
import { goTo, launch, reload, visit } from "../support/browser.ts";
import { freshEmail, mailTo } from "../support/people.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

/** Signs up on the page with a code from the mail; answers the address. */
async function signUpOn(page: Page) {
	const email = freshEmail();
	await page.getByLabel("Email", { exact: true }).fill(email);
	await page.locator("input[name=password]").fill("a quiet harbour at dawn");
	await page.locator("main form button[type=submit]").first().click();
	await page.locator("input[name=code]").waitFor();
	const { code } = await mailTo(email, "confirm");
	await page.locator("input[name=code]").fill(code);
	await page.locator("input[name=code]").press("Enter");
	return email;
}

const inStorage = (page: Page) =>
	page.evaluate("Object.keys(localStorage).filter((key) => key.endsWith('-auth-token'))");

test("A newcomer signs up, is greeted, sets up a profile, and signs out with 'Signed Out' at home", async () => {
	const { page, context, complaints } = await visit(browser, "/auth?mode=signup&next=/services");
	const email = await signUpOn(page);
	await page.waitForURL("**/services");
	const overlay = page.getByRole("dialog");
	await overlay.getByRole("heading", { name: "Welcome to Visavis" }).waitFor();
	await overlay.getByRole("button", { name: "Next" }).click();
	await overlay.getByRole("button", { name: "Get Started" }).click();
	await overlay.getByRole("heading", { name: "Personal Information" }).waitFor();
	await overlay.locator("input[name=full_name]").fill("Noor Test");
	await overlay.getByRole("button", { name: "Next" }).click();
	await overlay.locator("select[name=country_id]").selectOption("ES");
	await overlay.locator("select[name=city_id] option[value='3117735']").waitFor({ state: "attached" });
	await overlay.locator("select[name=city_id]").selectOption("3117735");
	await overlay.getByRole("button", { name: "Next" }).click();
	await overlay.getByRole("button", { name: "Complete Setup" }).click();
	await page.getByText("Profile updated!").waitFor();
	await overlay.waitFor({ state: "hidden" });
	expect(await inStorage(page)).toEqual(["sb-localhost-auth-token"]);
	const kept = await page.evaluate("fetch('/api/profile').then((answer) => answer.json())");
	expect(kept).toMatchObject({ full_name: "Noor Test", country_id: "ES", city_id: 3117735, phone: null, role: "user" });

	await reload(page);
	expect(await page.getByRole("dialog").count()).toBe(0);
	await page.locator("summary[title='Your account']").click();
	expect(await page.getByRole("link", { name: "Admin Dashboard" }).count()).toBe(0);
	expect(await page.getByText(email).first().isVisible()).toBe(true);
	await page.getByRole("button", { name: "Sign Out" }).click();
	await page.getByText("Signed Out").waitFor();
	await page.waitForURL(`${inject("url")}/`);
	await expect.poll(() => inStorage(page)).toEqual([]);
	expect(await page.getByRole("link", { name: "Sign In" }).first().isVisible()).toBe(true);
	expect(complaints).toEqual([]);
	await context.close();
});

test("Another device does not ask again, and signing out in one tab signs the other out", async () => {
	const { page, context } = await visit(browser, "/auth?mode=signup&next=/about");
	await signUpOn(page);
	// The greeting is gone at once; the other device learns of it from the server.
	const isSaved = page.waitForResponse("**/onboarding");
	await page.getByRole("button", { name: "Skip Tour" }).click();
	await page.getByRole("dialog").waitFor({ state: "hidden" });
	await isSaved;
	await page.evaluate("localStorage.removeItem(Object.keys(localStorage).find((key) => key.includes('onboard')))");
	const other = await context.newPage();
	await goTo(other, "/about");
	expect(await other.getByRole("dialog").count()).toBe(0);
	await other.locator("summary[title='Your account']").click();
	await other.getByRole("button", { name: "Sign Out" }).click();
	await page.getByRole("link", { name: "Sign In" }).first().waitFor();
	await context.close();
});

test("axe finds nothing on the pages of signing in, in both themes and directions", async () => {
	await expectAxeSilent(await newLookers(browser), "/auth", "/auth?mode=signup", "/auth?step=recover");
});
