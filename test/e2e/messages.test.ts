import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { expectAxeSilent, newLookers } from "../support/axe.ts";
import { goTo, launch, newVisitor, reload, visit } from "../support/browser.ts";
import { account } from "../support/people.ts";
import { browserWith, mainOf, Visitor } from "../support/visitor.ts";

let browser: Browser;
let business_id: string;

beforeAll(async () => {
	browser = await launch();
	const { html } = await browserWith(inject("lawyer").cookie).open("/business");
	business_id = /\/business\/([0-9a-f]{32})/.exec(html)?.[1] ?? "";
});
afterAll(() => browser.close());

/** What a browser keeps of cookies. */
const keptBy = (cookies: Iterable<[string, string]>): Exclude<BrowserContextOptions["storageState"], undefined> => ({
	cookies: [...cookies].map(([name, value]) => ({
		...{ name, value, secure: true, httpOnly: true, sameSite: "Lax" as const, expires: -1 },
		...{ domain: "localhost", path: name === "__Secure-refresh" ? "/auth/v1" : "/" },
	})),
	origins: [],
});
const lawyer = () => keptBy([inject("lawyer").cookie.split(/=(.*)/s) as [string, string]]);

/** Somebody with an account whom nothing greets any more. */
async function client() {
	const visitor = new Visitor();
	await visitor.signIn(await account());
	await visitor.ask("/onboarding", { method: "POST" });
	return { visitor, storageState: keptBy(visitor.cookies) };
}

test("Two write to one another: a request, its acceptance and each message are there at once, without a reload", async () => {
	const { storageState } = await client();
	const asking = await visit(browser, `/business/${business_id}/message`, { storageState });
	await asking.page.fill("input[name=name]", "Amal");
	await asking.page.fill("input[name=body]", "My landlord keeps my deposit.");
	await asking.page.locator("button[value=ask]").click();
	await asking.page.waitForURL(/\/messages\/[0-9a-f]{32}$/);
	await asking.page.getByText("Your request is sent").waitFor();
	const { pathname } = new URL(asking.page.url());

	const answering = await visit(browser, pathname, { storageState: lawyer() });
	await answering.page.locator("button[value=accept]").click();
	await asking.page.locator("textarea[name=body]").waitFor();

	// What one types is not lost when the other's message comes.
	await asking.page.fill("textarea[name=body]", "Since May, and I have");
	await answering.page.fill("textarea[name=body]", "Since when?");
	await asking.page.getByText("is writing…").waitFor();
	await answering.page.locator("button[value=write]").click();
	await asking.page.locator("article", { hasText: "Since when?" }).waitFor();
	expect(await asking.page.inputValue("textarea[name=body]")).toBe("Since May, and I have");
	await expect.poll(() => answering.page.inputValue("textarea[name=body]")).toBe("");
	await asking.page.fill("textarea[name=body]", "Since May, and I have a letter.");
	await asking.page.locator("button[value=write]").click();
	await answering.page.locator("article", { hasText: "I have a letter." }).waitFor();
	await asking.page.locator("article", { hasText: "I have a letter." }).getByText("Read").waitFor();
	// A file goes with a message or alone; one that is too large is refused before it is sent.
	const file = asking.page.locator("input[type=file]");
	await file.setInputFiles({ name: "b.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
	await asking.page.getByText("larger than 10 MB").waitFor();
	await file.setInputFiles({
		name: "letter.pdf",
		mimeType: "application/pdf",
		buffer: Buffer.from("%PDF-1.7 A letter"),
	});
	await asking.page.locator("button[value=write]").click();
	await answering.page.getByRole("link", { name: "letter.pdf" }).waitFor();
	const saved = answering.page.waitForEvent("download");
	await answering.page.getByRole("link", { name: "letter.pdf" }).click();
	expect((await saved).suggestedFilename()).toBe("letter.pdf");
	await asking.page.locator("button[value=remove_file]").click();
	await answering.page.getByText("The file was deleted.").waitFor();
	// Who has the page in sight has read it.
	const unread = () => answering.page.locator("a[href='/messages'][aria-label*='unread']").count();
	await expect.poll(unread).toBe(0);
	expect([...asking.complaints, ...answering.complaints]).toEqual([]);
	for (const { context } of [asking, answering]) await context.close();
});

test("A message that comes while the one before is being marked as read is read as well", async () => {
	const { visitor } = await client();
	const form = await visitor.open(`/business/${business_id}/message`);
	const { path } = await visitor.press(form, "ask", { name: "Amal", body: "My deposit.", language: "en" });
	const owner = browserWith(inject("lawyer").cookie);
	await owner.press(await owner.open(path), "accept");
	const { page, context } = await newVisitor(browser, { storageState: lawyer(), serviceWorkers: "block" });
	const listens = page.waitForEvent("websocket");
	await goTo(page, path);
	await listens;
	const isRead = async (last: RegExp) =>
		expect.poll(async () => mainOf(await visitor.open(path))).toMatch(new RegExp(`${last.source}[\\s\\S]*· Read<`));
	await isRead(/My deposit/);
	// The page asks for its data again only when the second message is there.
	let marking: Promise<unknown> | undefined;
	await page.route(/\/messages\/.*\.data/, async (route) => {
		if (route.request().method() !== "POST" || marking) {
			await marking;
			return route.fallback();
		}
		const response = route.fetch();
		marking = response.then(async () => visitor.press(await visitor.open(path), "write", { body: "And the keys." }));
		await marking;
		await route.fulfill({ response: await response });
	});
	await visitor.press(await visitor.open(path), "write", { body: "Since May." });
	await page.locator("article", { hasText: "And the keys." }).waitFor();
	await isRead(/And the keys/);
	await context.close();
});

test.each([
	[true, "with"],
	[false, "without"],
])("A message whose answer is lost is there once: %s live events (%s)", async (isLive) => {
	const { visitor, storageState } = await client();
	const form = await visitor.open(`/business/${business_id}/message`);
	const { path } = await visitor.press(form, "ask", { name: "Amal", body: "My deposit.", language: "en" });
	const owner = browserWith(inject("lawyer").cookie);
	await owner.press(await owner.open(path), "accept");
	const { page, context } = await newVisitor(browser, { storageState, serviceWorkers: "block" });
	if (!isLive) await page.route("**/api/tickets", (route) => route.abort());
	const listens = isLive && page.waitForEvent("websocket");
	await goTo(page, path);
	await listens;
	let sent = 0;
	// It arrives, but its answer is lost.
	await page.route(/\/messages\/.*\.data/, async (route) => {
		if (route.request().method() !== "POST" || sent++ > 0) return route.fallback();
		const body = new Uint8Array(route.request().postDataBuffer() ?? []);
		const headers = { "Content-Type": route.request().headers()["content-type"] ?? "" };
		expect((await visitor.ask(path, { method: "POST", body, headers })).status).toBe(303);
		await route.abort();
	});
	await page.fill("textarea[name=body]", "Here is my answer.");
	await page.locator("button[value=write]").click();
	if (isLive) {
		// The room tells that it has arrived after all: there is nothing to send again.
		await page.locator("article", { hasText: "Here is my answer." }).waitFor();
		await expect.poll(() => page.inputValue("textarea[name=body]")).toBe("");
	} else {
		await page.getByText("We kept what you wrote").first().waitFor();
		expect(await page.inputValue("textarea[name=body]")).toBe("Here is my answer.");
		// Until the page has looked again, the button takes no press.
		await page.locator("button[value=write]:not([aria-disabled])").click();
		await page.locator("article", { hasText: "Here is my answer." }).waitFor();
		// A toast would cover the button that is to be pressed again.
		expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
	}
	await reload(page);
	expect(await page.locator("article", { hasText: "Here is my answer." }).count()).toBe(1);
	expect(await page.inputValue("textarea[name=body]")).toBe("");
	await context.close();
});

test("axe finds nothing on messages: a list, a request from both sides, an open thread, the form to ask", async () => {
	const { visitor, storageState } = await client();
	const lookers = await newLookers(browser, { storageState });
	await expectAxeSilent(lookers, `/business/${business_id}/message`);
	const form = await visitor.open(`/business/${business_id}/message`);
	const { path } = await visitor.press(form, "ask", { name: "Amal", body: "My deposit.", language: "en" });
	const owners = await newLookers(browser, { storageState: lawyer() });
	for (const each of [lookers, owners]) await expectAxeSilent(each, path);
	const owner = browserWith(inject("lawyer").cookie);
	await owner.press(await owner.open(path), "accept");
	await owner.press(await owner.open(path), "write", { body: "Since when?" });
	const file = new FormData();
	for (const [name, value] of Object.entries({ intent: "write", body: "Here it is.", key: "k" })) file.set(name, value);
	file.set("file", new File(["%PDF-1.7"], "letter.pdf"));
	await owner.ask(path, { method: "POST", body: file });
	for (const at of [path, `${path}/report`, "/messages", "/messages?q=deposit", "/messages?blocked=true"])
		await expectAxeSilent(lookers, at);
});
