import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { expectAxeSilent, newLookers } from "../support/axe.ts";
import { launch, newVisitor, reload, visit } from "../support/browser.ts";
import { makeBusiness } from "../support/demo.ts";
import { account } from "../support/people.ts";
import { Visitor } from "../support/visitor.ts";

let browser: Browser;
let lawyers: Awaited<ReturnType<typeof newLookers>>;
beforeAll(async () => {
	browser = await launch();
	lawyers = await newLookers(browser, { storageState: lawyer() });
});
afterAll(() => browser.close());

/** What a browser keeps of who is signed in by a cookie of pages. */
function keptBy(cookie: string): Exclude<BrowserContextOptions["storageState"], undefined> {
	const [name = "", value = ""] = cookie.split(/=(.*)/s);
	const where = { domain: "localhost", path: "/", expires: -1 };
	return { cookies: [{ name, value, ...where, secure: true, httpOnly: true, sameSite: "Lax" }], origins: [] };
}
const lawyer = () => keptBy(inject("lawyer").cookie);

const screens = [
	"/business",
	"/business/calendar",
	"/business/calendar?view=day",
	"/business/calendar?view=list",
	"/business/hours",
	"/business/hours?preview&seen_from=America/Bogota",
	"/business/services",
	"/business/licences",
	"/business/figures",
	"/business/figures?weeks=52",
];

test.each(screens)("axe finds nothing on %s, in both themes, both directions, wide and narrow", (path) =>
	expectAxeSilent(lawyers, path),
);

test("axe finds nothing on the area for who is no professional, or has no profile", async () => {
	const who = await account();
	const visitor = new Visitor();
	await visitor.signIn(who);
	await visitor.ask("/onboarding", { method: "POST" });
	const cookie = `__Host-session=${visitor.cookies.get("__Host-session")}`;
	for (const one of [cookie, inject("adminCookie")])
		await expectAxeSilent(await newLookers(browser, { storageState: keptBy(one) }), "/business");
});

/** Presses a button that was reached by keyboard. */
async function press(page: Page, name: string | RegExp) {
	await page.getByRole("button", { name }).first().focus();
	await page.keyboard.press("Enter");
}

test("Hours are edited by keyboard: the focus goes to the new row, and back when it is taken away", async () => {
	const { page, context, complaints } = await visit(browser, "/business/hours", { storageState: lawyer() });
	await press(page, /^Add hours ?: Sunday$/);
	await page.locator("[name='weekly.7.0.from']:focus").waitFor();
	await page.keyboard.type("0900AM");
	await page.locator("[name='weekly.7.0.until']").focus();
	await page.keyboard.type("0915AM");
	expect(await page.inputValue("[name='weekly.7.0.until']")).toBe("09:15");
	await press(page, "Save opening hours");
	await page.locator("[data-sonner-toast]", { hasText: "Opening hours saved" }).waitFor();
	await reload(page);
	expect(await page.inputValue("[name='weekly.7.0.from']")).toBe("09:00");
	await press(page, /^Remove these hours: Sunday$/);
	await page.locator("[value='add.7']:focus").waitFor();
	await press(page, "Add an exception");
	await page.locator("[name='exceptions.1.from']:focus").waitFor();
	await press(page, "Save opening hours");
	await page.locator("[data-sonner-toast]", { hasText: "Opening hours saved" }).waitFor();
	// The row that was left empty has gone with the answer.
	await page.locator("[name='exceptions.1.from']").waitFor({ state: "detached" });
	expect(await page.locator("[name='weekly.7.0.from']").count()).toBe(0);
	expect(complaints).toEqual([]);
	await context.close();
});

test("What is wrong gets the focus, what was typed stays, and a preview shows without leaving the page", async () => {
	const { page, context, complaints } = await visit(browser, "/business/hours", { storageState: lawyer() });
	await page.fill("[name=notice_hours]", "900");
	await page.fill("[name=bring]", "Your passport.");
	await press(page, "Preview as the client sees it");
	await page.locator("[name='notice_hours']:focus").waitFor();
	expect(await page.inputValue("[name=bring]")).toBe("Your passport.");
	await page.fill("[name=notice_hours]", "2");
	await page.selectOption("[name=seen_from]", "Asia/Tokyo");
	await press(page, "Preview as the client sees it");
	await page.locator("#preview-title:focus").waitFor();
	expect(await page.locator("#preview").textContent()).toContain("Tokyo");
	expect(await page.inputValue("[name=bring]")).toBe("Your passport.");
	expect(complaints.filter((text) => !text.includes("422"))).toEqual([]);
	await context.close();
});

test("A service that is ticked shows its fields, and what is free asks for no fee", async () => {
	for (const hasScript of [true, false]) {
		const { page, context } = await visit(browser, "/business/services", { storageState: lawyer(), hasScript });
		const fee = page.locator("[name='work_permit.fee_min']");
		expect(await fee.isVisible()).toBe(false);
		await page.check("[name='work_permit.on']");
		expect(await fee.isVisible()).toBe(true);
		await page.selectOption("[name='work_permit.fee_type']", "free");
		expect(await fee.isVisible()).toBe(false);
		await context.close();
	}
});

/** A page at a profile, and which profiles it has told of. */
async function atProfile(id: string, storageState = keptBy("none=none")) {
	const visitor = await newVisitor(browser, { storageState });
	const told: string[] = [];
	visitor.page.on("request", (request) => {
		const [, one] = /\/api\/businesses\/(\w+)\/views$/.exec(request.url()) ?? [];
		if (one) told.push(one);
	});
	await visitor.page.goto(`/business/${id}`, { waitUntil: "networkidle" });
	return { ...visitor, told };
}

test("A page tells once of each profile that it shows, however often one comes back, and stores nothing of it", async () => {
	const { id, name } = makeBusiness(1);
	const { page, context, complaints, told } = await atProfile(id);
	expect(told).toEqual([id]);
	const stored = async () => [
		(await context.cookies()).map(({ name, value }) => `${name}=${value}`),
		await page.evaluate("JSON.stringify(localStorage)"),
	];
	const before = await stored();
	await page.locator(`main a[href^='/business/']:not([href*='${id}'])`).first().click();
	await page.waitForURL((url) => !url.pathname.includes(id));
	await expect.poll(() => told.length).toBe(2);
	await page.goBack();
	await page.locator("main h1", { hasText: name }).waitFor();
	await page.evaluate("new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)))");
	expect(told).toEqual([id, told[1]]);
	expect(await stored()).toEqual(before);
	expect(complaints).toEqual([]);
	await context.close();
});

test("Nobody is told that owners look at their own profile", async () => {
	const { context, told } = await atProfile(makeBusiness(1).id, lawyer());
	expect(told).toEqual([]);
	await context.close();
});
