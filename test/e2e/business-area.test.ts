import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { OwnAppointment } from "#domain/appointments/reading.server.ts";
import type { Slots } from "#domain/availability/slots.server.ts";
import { expectAxeSilent, newLookers } from "../support/axe.ts";
import { goTo, launch, newVisitor, reload, visit } from "../support/browser.ts";
import { makeBusiness } from "../support/demo.ts";
import { account } from "../support/people.ts";
import { onlyLong } from "../support/rounds.ts";
import { browserWith, Visitor } from "../support/visitor.ts";

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

/** Each kind of screen; others of its kind in a long run. */
const screens = [
	"/business",
	"/business/calendar",
	"/business/hours?preview&seen_from=America/Bogota",
	"/business/services",
	"/business/profile",
	"/business/licences",
	"/business/figures",
	...onlyLong([
		"/business/calendar?view=day",
		"/business/calendar?view=list",
		"/business/hours",
		"/business/clients",
		"/business/replies",
	]),
];

test.each(screens)("axe finds nothing on %s, in both themes, both directions, wide and narrow", (path) =>
	expectAxeSilent(lawyers, path),
);

/** A new client who has booked a time with the lawyer: their browser, and the appointment. */
async function booked() {
	const client = new Visitor();
	await client.signIn(await account());
	const { id: business_id } = makeBusiness(1);
	const which = { business_id, legal_service_id: "residence_permit" };
	const { slots } = (await (
		await client.ask(`/api/businesses/${business_id}/slots?legal_service_id=residence_permit`)
	).json()) as Slots;
	for (const starts_at of slots.toReversed()) {
		const body = JSON.stringify({ ...which, starts_at, mode: "video", client_name: "Amal" });
		const answer = await client.ask("/api/appointments", { method: "POST", body });
		if (answer.status === 201) return ((await answer.json()) as OwnAppointment).id;
	}
	throw new Error("Every time is taken.");
}

test("axe finds nothing on the page of a client, of a saved reply, and where the note stands beside", async () => {
	const visitor = browserWith(inject("lawyer").cookie);
	const linkIn = ({ html }: { html: string }, path: string) => new RegExp(`href="(${path})"`).exec(html)?.[1] ?? "";
	const appointment = `/appointments/${await booked()}`;
	const page = await visitor.open(appointment);
	const client = linkIn(page, "/business/clients/[0-9a-f]{32}");
	await visitor.press(await visitor.open(client), "save", { note: "Speaks French. Afternoons only." });
	const { path: thread } = await visitor.press(page, "message");
	await visitor.press(await visitor.open("/business/replies"), "create", { title: "Papers", body: "Your passport." });
	const reply = linkIn(await visitor.open("/business/replies"), "/business/replies/[0-9a-f]{32}");
	for (const path of [client, reply, thread, appointment]) await expectAxeSilent(lawyers, path);
});

test("Of two tabs the later one reads what the other saved, keeps its own words, and may write over it", async () => {
	const visitor = browserWith(inject("lawyer").cookie);
	const { html } = await visitor.open(`/appointments/${await booked()}`);
	const path = /href="(\/business\/clients\/[0-9a-f]{32})"/.exec(html)?.[1] ?? "";
	const [first, second] = [
		await visit(browser, path, { storageState: lawyer() }),
		await visit(browser, path, { storageState: lawyer() }),
	];
	const save = async ({ page }: typeof first, note: string) => {
		await page.fill("[name=note]", note);
		await press(page, "Save the note");
	};
	await save(first, "Called today.");
	await first.page.locator("[data-sonner-toast]", { hasText: "Note saved" }).waitFor();
	await save(second, "List sent.");
	await second.page.getByRole("alert").getByText("Called today.").waitFor();
	expect(await second.page.inputValue("[name=note]")).toBe("List sent.");
	await save(second, "Called today, list sent.");
	await second.page.locator("[data-sonner-toast]", { hasText: "Note saved" }).waitFor();
	await reload(first.page);
	expect(await first.page.inputValue("[name=note]")).toBe("Called today, list sent.");
	for (const { context } of [first, second]) await context.close();
});

test("A saved reply goes to the cursor, and nothing that is typed is lost", async () => {
	const visitor = browserWith(inject("lawyer").cookie);
	await visitor.press(await visitor.open("/business/replies"), "create", {
		title: "Where we meet",
		body: "We meet at the office, second floor.",
	});
	const client = new Visitor();
	await client.signIn(await account());
	const { id } = makeBusiness(1);
	const form = await client.open(`/business/${id}/message`);
	const { path } = await client.press(form, "ask", { name: "Amal", body: "My deposit.", language: "en" });
	await visitor.press(await visitor.open(path), "accept");

	const { page, context, complaints } = await visit(browser, path, { storageState: lawyer() });
	const field = page.locator("textarea[name=body]");
	const choose = page.getByLabel("Saved replies");
	expect(await page.getByRole("button", { name: "Insert" }).isDisabled()).toBe(true);
	await choose.focus();
	await choose.selectOption({ label: "Where we meet" });
	// What is only chosen is not kept as typed.
	await reload(page);
	expect(await page.getByText("We kept what you wrote earlier").count()).toBe(0);
	await field.fill("Dear Amal, \nKind regards");
	await field.evaluate((text: HTMLTextAreaElement) => text.setSelectionRange(11, 11));
	await choose.selectOption({ label: "Where we meet" });
	await press(page, "Insert");
	await page.locator("textarea[name=body]:focus").waitFor();
	expect(await field.inputValue()).toBe("Dear Amal, We meet at the office, second floor.\nKind regards");
	// It is kept like what is typed.
	await expect
		.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
		.toContain("We meet at the office");
	await reload(page);
	expect(await field.inputValue()).toContain("We meet at the office");
	// Nobody has been in the field since: it goes to the end.
	await choose.selectOption({ label: "Where we meet" });
	await press(page, "Insert");
	expect(await field.inputValue()).toMatch(/Kind regards\n\nWe meet at the office, second floor\.$/);
	await press(page, "Send");
	await page.locator("article", { hasText: "second floor" }).waitFor();
	await expect.poll(() => field.inputValue()).toBe("");
	expect(complaints).toEqual([]);
	await context.close();
});

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
	await goTo(visitor.page, `/business/${id}`);
	return { ...visitor, told };
}

test("A page tells once of each profile that it shows, however often one comes back, and stores nothing of it", async () => {
	const { id, name } = makeBusiness(1);
	const { page, context, complaints, told } = await atProfile(id);
	await expect.poll(() => told).toEqual([id]);
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
