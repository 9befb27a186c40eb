import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, visit } from "../support/browser.ts";
import { Authenticator, account } from "../support/people.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

/** Adds an authenticator on the page of security. */
async function addOn(page: Page) {
	await page.goto("/profile/security?change=authenticator");
	await page.locator("button[value=authenticator]").click();
	const key = (await page.locator("#second-step p[dir=ltr]").textContent()) ?? "";
	const app = new Authenticator(key.replaceAll(" ", ""));
	await page.locator("#second-step input[name=code]").fill(await app.next());
	await page.locator("button[value=authenticator_code]").click();
	await page.getByText("Two-step sign-in is on").first().waitFor();
}

async function signedInOn(hasScript: boolean) {
	const { email, password } = await account();
	const visited = await visit(browser, "/auth?next=/profile/security", { width: 390, hasScript });
	await visited.page.getByLabel("Email", { exact: true }).fill(email);
	await visited.page.locator("input[name=password]").fill(password);
	await visited.page.locator("button[value=sign_in]").click();
	await visited.page.waitForURL(({ pathname }) => pathname === "/profile/security");
	if (hasScript) await visited.page.getByRole("button", { name: "Skip Tour" }).click();
	return visited;
}

test("Nothing lies over the recovery codes that come with the first second step", async () => {
	const { page, context } = await signedInOn(true);
	await addOn(page);
	const codes = page.locator("#recovery-codes li");
	await expect.poll(() => codes.count()).toBe(10);
	await page.waitForLoadState("networkidle");
	expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
	await codes.last().scrollIntoViewIfNeeded();
	await context.close();
});

test("What is said of a second step keeps its distance from the buttons below it, without scripts too", async () => {
	const { page, context } = await signedInOn(false);
	await addOn(page);
	await addOn(page);
	const said = await page
		.locator("#second-step form [data-alert], #second-step form [role=status]")
		.first()
		.boundingBox();
	const next = await page.locator("#second-step a[href*='change=authenticator']").boundingBox();
	expect((next?.y ?? 0) - ((said?.y ?? 0) + (said?.height ?? 0))).toBeGreaterThanOrEqual(16);
	await context.close();
});
