import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAxeSilent, newLookers } from "../support/axe.ts";
import { goTo, launch, reload, visit } from "../support/browser.ts";
import { makeBusiness } from "../support/demo.ts";
import { freshEmail, mailTo } from "../support/people.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

/** Professionals who confirm at once; from the end of those who take bookings, so that no other file meets them. */
const [first, second] = Array.from({ length: 60 }, (_, n) => makeBusiness(4_990 - n)).filter(
	({ seq, status, services }) => seq % 3 !== 0 && status === "verified" && services.length > 1,
);

/** What has the focus, as a screen reader would say it. */
const focused = (page: Page) =>
	page.evaluate(
		"(() => { const one = document.activeElement; return [one?.tagName, one?.getAttribute('name'), (one?.innerText ?? '').replace(/\\s+/g, ' ').trim()].join('|'); })()",
	) as Promise<string>;

/** Goes on by the Tab key until what has the focus is like this. */
async function tabTo(page: Page, wanted: RegExp) {
	for (let n = 0; n < 150; n++) {
		await page.keyboard.press("Tab");
		const now = await focused(page);
		if (!wanted.test(now)) continue;
		expect(await isSeen(page), `${now} is under something`).toBe(true);
		return;
	}
	throw new Error(`The Tab key does not reach ${wanted} on ${page.url()}`);
}

/** Whether something of what has the focus is in sight, and not under a bar (WCAG 2.4.11). */
const isSeen = (page: Page) =>
	page.evaluate(
		`(() => {
			const one = document.activeElement;
			const box = one.getBoundingClientRect();
			return [0.1, 0.5, 0.9].some((part) => {
				const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height * part);
				return at !== null && (one.contains(at) || at.contains(one) || at.closest("label")?.contains(one));
			});
		})()`,
	);

/** Signs up by keyboard with a code from the mail. */
async function signUp(page: Page) {
	const email = freshEmail();
	await tabTo(page, /^A\|\|Create an account/);
	await page.keyboard.press("Enter");
	await page.waitForURL(/mode=signup/);
	await expect.poll(() => page.evaluate("document.activeElement?.tagName"), { timeout: 15_000 }).toBe("INPUT");
	await page.locator("input[name=full_name]").focus();
	await page.keyboard.type("Noor Test");
	await tabTo(page, /^INPUT\|email/);
	await page.keyboard.type(email);
	await tabTo(page, /^INPUT\|password/);
	await page.keyboard.type("a quiet harbour at dawn");
	await page.keyboard.press("Enter");
	await page.locator("input[name=code]").waitFor();
	const { code } = await mailTo(email, "confirm");
	await page.locator("input[name=code]").focus();
	await page.keyboard.type(code);
	await page.keyboard.press("Enter");
}

test.each([1280, 360])(
	"A guest finds, picks, signs up and books by keyboard alone, %i px wide",
	async (width) => {
		const { page, context, complaints } = await visit(browser, `/business/${first?.id}`, { width });
		await tabTo(page, /^BUTTON\|starts_at\|/);
		await page.keyboard.press("Enter");
		await page.waitForURL(/\/auth\?next=/);
		await signUp(page);
		await page.waitForURL(/\/book\?/);
		await page.getByText("Held for you until").first().waitFor();
		// The newcomer is greeted later: nothing lies over a booking.
		expect(await page.getByRole("dialog").count()).toBe(0);
		await page.locator("input[name=client_name]").waitFor();
		expect(await page.locator("input[name=client_name]").inputValue()).toBe("Noor Test");
		await page.locator("h1").focus();
		await tabTo(page, /^TEXTAREA\|facts/);
		await page.keyboard.type("Two months without pay.");
		await tabTo(page, /^INPUT\|other_party/);
		await page.keyboard.type("Acme");
		await tabTo(page, /^BUTTON\|intent\|Book/);
		await page.keyboard.press("Enter");
		await page.waitForURL(/\/appointments\/[0-9a-f]{32}\?booked=1/);
		await page.getByText("Your appointment is confirmed").waitFor();
		await expect.poll(() => focused(page)).toContain("Your appointment is confirmed");
		expect(await page.getByText("Two months without pay.").count()).toBe(1);
		await tabTo(page, /^A\|\|Cancel/);
		await page.keyboard.press("Enter");
		await page.getByText("What happens if you cancel").waitFor();
		await tabTo(page, /^BUTTON\|intent\|Cancel appointment/);
		await page.keyboard.press("Enter");
		await page.getByText("The appointment is cancelled").waitFor();
		expect(complaints).toEqual([]);
		await context.close();
	},
	120_000,
);

test("A browser says its zone once, and the times follow; what the person chooses stays", async () => {
	const context = await browser.newContext({
		baseURL: (await import("vitest")).inject("url"),
		timezoneId: "Asia/Tokyo",
	});
	const page = await context.newPage();
	const reads: string[] = [];
	page.on("request", (request) => {
		if (new URL(request.url()).pathname.endsWith(".data")) reads.push(request.url());
	});
	await goTo(page, "/search?service=immigration_lawyers");
	await page.getByText("Free times are in your time: Japan Standard Time (Tokyo)").waitFor();
	expect(reads).toEqual([]);
	// Only where a day is asked for does it matter to the server whose day it is.
	await context.clearCookies();
	await goTo(page, "/search?available=today");
	await expect.poll(() => reads.length).toBe(1);
	await context.clearCookies();
	await goTo(page, `/business/${first?.id}`);
	await page.getByText("Japan Standard Time").first().waitFor();
	await page.getByRole("link", { name: "Change your time zone" }).click();
	await page.getByLabel("Time zone").selectOption("America/Bogota");
	await page.getByRole("button", { name: "Show times in this zone" }).click();
	await page.waitForURL(/\/business\//);
	await page.getByText("Colombia Standard Time").first().waitFor();
	await reload(page);
	expect(await page.getByText("Colombia Standard Time").count()).toBeGreaterThan(0);
	await goTo(page, "/search?service=immigration_lawyers");
	await page.getByText("Free times are in your time: Colombia Standard Time (Bogota)").waitFor();
	await context.close();
});

test("axe finds nothing on any step of booking, nor on the appointment, in both themes and directions", async () => {
	const { page, context } = await visit(browser, "/auth?mode=signup&next=/about");
	const email = freshEmail();
	await page.getByLabel("Email", { exact: true }).fill(email);
	await page.locator("input[name=password]").fill("a quiet harbour at dawn");
	await page.locator("main form button[type=submit]").first().click();
	await page.locator("input[name=code]").fill((await mailTo(email, "confirm")).code);
	await page.locator("input[name=code]").press("Enter");
	await page.getByRole("button", { name: "Skip Tour" }).click();
	await page.getByRole("dialog").waitFor({ state: "hidden" });
	const service = second?.services[0]?.legal_service_id;
	const times = `/business/${second?.id}/book?service=${service}`;
	await goTo(page, times);
	await page.locator("button[name=starts_at]").first().click();
	await page.waitForURL(/at=/);
	await page.getByText("Held for you until").waitFor();
	const details = page.url().slice(new URL(page.url()).origin.length);
	const people = await newLookers(browser, { storageState: await context.storageState() });
	await expectAxeSilent(people, details, times);
	const zones = `/time-zone?return_to=${encodeURIComponent(times)}`;
	await expectAxeSilent(await newLookers(browser), details, `/business/${second?.id}/book`, zones);
	await page.locator("input[name=client_name]").fill("Noor");
	await page.getByRole("button", { name: "Book this time", exact: true }).last().click();
	await page.waitForURL(/\/appointments\//);
	const appointment = new URL(page.url()).pathname;
	await goTo(page, `${appointment}/reschedule`);
	const to = (await page.locator("main ol a").nth(3).getAttribute("href")) ?? "";
	const ofAppointment = ["", "/cancel", "/reschedule"].map((path) => appointment + path);
	await expectAxeSilent(people, ...ofAppointment, to, "/appointments", "/appointments?list=past");
	await context.close();
}, 240_000);
