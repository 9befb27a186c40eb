import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goTo, launch, visit } from "../support/browser.ts";
import { account, enrolled, signedIn } from "../support/people.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

/** Signs in on the page with a password. */
async function signInOn(page: Page, { email, password }: { email: string; password: string }) {
	await page.getByLabel("Email", { exact: true }).fill(email);
	await page.locator("input[name=password]").fill(password);
	await page.locator("button[value=sign_in]").click();
}

/** Notes in a tab what the clients of the browser announce from now on. */
const listen = (page: Page) =>
	page.evaluate(`
		window.heard = [];
		new BroadcastChannel("sb-localhost-auth-token").onmessage = ({ data }) => window.heard.push(data.event);
	`);
const heardIn = (page: Page) => page.evaluate("window.heard") as Promise<string[]>;

/** What the copy of the session in this browser says. */
const claimsIn = async (page: Page) => {
	const session = JSON.parse((await page.evaluate("localStorage.getItem('sb-localhost-auth-token')")) as string);
	return session && JSON.parse(Buffer.from(session.access_token.split(".")[1], "base64url").toString());
};

test("After the second step on our page the client of every tab announces MFA_CHALLENGE_VERIFIED", async () => {
	const person = await account();
	const { app } = await enrolled(await signedIn(person));
	const { page, context, complaints } = await visit(browser, "/auth?next=/about");
	await signInOn(page, person);
	await page.locator("input[name=code]").waitFor();
	await expect.poll(async () => (await claimsIn(page))?.aal).toBe("aal1");
	const other = await context.newPage();
	await goTo(other, "/services");
	const owed = other.locator("a[href='/auth?step=factor']");
	await owed.first().waitFor({ state: "attached" });
	await Promise.all([listen(page), listen(other)]);
	await page.locator("input[name=code]").fill(await app.next());
	await page.locator("input[name=code]").press("Enter");
	await page.waitForURL(({ pathname }) => pathname === "/about");
	await expect.poll(() => heardIn(other)).toEqual(["MFA_CHALLENGE_VERIFIED"]);
	// Its own client has announced it too: the page has looked again, and owes nothing any more.
	await owed.first().waitFor({ state: "detached" });
	expect(await claimsIn(other)).toMatchObject({ aal: "aal2", email: person.email });
	expect((await claimsIn(page)).amr.map(({ method }: { method: string }) => method)).toContain("totp");
	expect(await heardIn(other)).toEqual(["MFA_CHALLENGE_VERIFIED"]);
	expect(complaints).toEqual([]);
	await context.close();
});

/** Opens a page whose data lacks a setting; answers what the browser complains about. */
async function complaintsWithout(context: BrowserContext, setting: "publicUrl" | "publishableKey"): Promise<string[]> {
	const page = await context.newPage();
	const complaints: string[] = [];
	page.on("pageerror", (error) => complaints.push(String(error)));
	await page.route("**/about", async (route) => {
		const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
		const answer = await route.fetch({ headers: { ...route.request().headers(), cookie: cookies } });
		const whole = await answer.text();
		expect(whole).toContain("session_id");
		const body = whole.replace(new RegExp(`(\\\\"${setting}\\\\",)\\\\"[^"\\\\]+\\\\"`), '$1\\"\\"');
		expect(body).not.toBe(whole);
		await route.fulfill({ response: answer, body });
	});
	await goTo(page, "/about");
	await expect.poll(() => complaints.length).toBeGreaterThan(0);
	expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
	await page.close();
	return complaints;
}

test("A client without the backend's URL or the publishable key raises a configuration error", async () => {
	const person = await account();
	const { page, context } = await visit(browser, "/auth?next=/services", { serviceWorkers: "block" });
	await signInOn(page, person);
	await page.waitForURL(({ pathname }) => pathname === "/services");
	const raised = (setting: string) => `ConfigurationError: Configuration error: ${setting} is missing.`;
	expect(new Set(await complaintsWithout(context, "publicUrl"))).toEqual(new Set([raised("the URL of the backend")]));
	expect(new Set(await complaintsWithout(context, "publishableKey"))).toEqual(new Set([raised("the publishable key")]));
	await context.close();
});
