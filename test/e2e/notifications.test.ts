import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { expectAxeSilent, expectSilent, newLookers } from "../support/axe.ts";
import { goTo, launch } from "../support/browser.ts";
import { makeBusiness } from "../support/demo.ts";
import { account } from "../support/people.ts";
import { Visitor } from "../support/visitor.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

/** Professionals who confirm at once; no other file meets them. */
const bookable = Array.from({ length: 80 }, (_, n) => makeBusiness(4_790 - n)).filter(
	({ seq, status, services }) => seq % 3 !== 0 && status === "verified" && services.length > 1,
);

/** Somebody signed in whom nothing greets any more. */
async function settled() {
	const who = await account();
	const visitor = new Visitor();
	await visitor.signIn(who);
	await visitor.ask("/onboarding", { method: "POST" });
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: inject("url") });
	await context.addCookies(
		[...visitor.cookies].map(([name, value]) => ({
			...{ name, value, secure: true, httpOnly: true, sameSite: "Lax" as const },
			...{ domain: "localhost", path: name === "__Secure-refresh" ? "/auth/v1" : "/" },
		})),
	);
	return { visitor, context };
}

/** Books a time, of which the person is told. */
async function book(visitor: Visitor) {
	const business = bookable.shift() as (typeof bookable)[number];
	const [service] = business.services;
	const slots = (await (
		await visitor.ask(`/api/businesses/${business.id}/slots?legal_service_id=${service?.legal_service_id}`)
	).json()) as { modes: string[]; slots: string[] };
	const answer = await visitor.ask("/api/appointments", {
		method: "POST",
		headers: { "Idempotency-Key": crypto.randomUUID() },
		body: JSON.stringify({
			business_id: business.id,
			legal_service_id: service?.legal_service_id,
			starts_at: slots.slots[0],
			mode: slots.modes[0],
		}),
	});
	expect(answer.status, await answer.clone().text()).toBe(201);
}

/** A tab that listens. */
async function tab(context: BrowserContext, path: string): Promise<Page> {
	const page = await context.newPage();
	const opened = page.waitForEvent("websocket");
	await page.goto(path);
	await opened;
	return page;
}

const bell = (page: Page) => page.locator("summary[title^=Notifications]");

test("A bell that is pressed before the scripts are there stays open, and fills once they are", async () => {
	const { context } = await settled();
	const page = await context.newPage();
	let arrive = () => {};
	const arrived = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	await page.route("**/*.js", async (route) => {
		await arrived;
		await route.continue();
	});
	await page.goto("/about", { waitUntil: "commit" });
	await bell(page).click();
	await page.getByRole("link", { name: "View All Notifications" }).waitFor();
	arrive();
	await page.getByText("Nothing here yet.").waitFor();
	await context.close();
});

test("What happens shows in every open tab: the badge, a toast, the list behind the bell", async () => {
	const { visitor, context } = await settled();
	const [home, about] = [await tab(context, "/"), await tab(context, "/about")];
	await book(visitor);
	for (const page of [home, about]) {
		await page.getByText("Notifications, 1 unread").waitFor({ state: "attached" });
		await page.locator("[data-sonner-toast]").first().waitFor();
	}
	// However many there are, the badge has room for them, on one line.
	const sizes = await bell(home)
		.getByText("1", { exact: true })
		.evaluate((one) => {
			const { height } = one.getBoundingClientRect();
			one.textContent = "99+";
			return { height, of99: one.getBoundingClientRect().height, isCut: one.scrollWidth > one.clientWidth };
		});
	expect(sizes).toEqual({ height: sizes.height, of99: sizes.height, isCut: false });
	await bell(home).click();
	const line = home.locator("header li", { hasText: "(unread)" });
	await line.waitFor();
	await expectSilent(home, "the open bell");
	await line.getByRole("button", { name: /Mark as read/ }).click();
	// In the other tab too.
	await expect.poll(() => bell(about).getAttribute("title")).toBe("Notifications");
	await home
		.locator("header li")
		.getByRole("button", { name: /^Delete/ })
		.click();
	await home.getByText("Nothing here yet.", { exact: false }).waitFor();
	await context.close();
});

test("Mark all read says so once, and an item leads to its page", async () => {
	const { visitor, context } = await settled();
	const page = await tab(context, "/about");
	await book(visitor);
	await page.getByText("Notifications, 1 unread").waitFor({ state: "attached" });
	await bell(page).click();
	await page.getByRole("button", { name: "Mark all read" }).click();
	await page.getByText("All notifications marked as read").waitFor();
	await page.getByText("Your notification list has been cleared").waitFor();
	await page.locator("header li a").first().click();
	await page.waitForURL(/\/appointments\//);
	await expect.poll(() => page.locator("header details[open]").count()).toBe(0);
	await context.close();
});

test("What fails says so, and the list is again what the server holds", async () => {
	const { visitor, context } = await settled();
	const page = await tab(context, "/about");
	await book(visitor);
	await page.getByText("Notifications, 1 unread").waitFor({ state: "attached" });
	await bell(page).click();
	const line = page.locator("header li");
	await line.first().waitFor();
	await page.route("**/api/notifications/*", (route) =>
		route.request().method() === "GET" ? route.fallback() : route.fulfill({ status: 500, body: "{}" }),
	);
	await line
		.first()
		.getByRole("button", { name: /^Delete/ })
		.click();
	await page.getByText("Failed to delete notification").waitFor();
	await line.first().waitFor();
	await line
		.first()
		.getByRole("button", { name: /^Mark as read/ })
		.click();
	await page.getByText("Failed to mark notifications as read").waitFor();
	await page.locator("header li", { hasText: "(unread)" }).waitFor();
	await context.close();
});

test("What was deleted can be brought back, whatever happens meanwhile", async () => {
	const { visitor, context } = await settled();
	await book(visitor);
	const page = await tab(context, "/notifications");
	const lines = () => page.locator("main input[name=id][type=checkbox]").count();
	await expect.poll(lines).toBe(1);
	await page
		.locator("main li")
		.getByRole("button", { name: /^Delete/ })
		.click();
	await page.getByText("Deleted.").waitFor();
	await book(visitor);
	await expect.poll(lines).toBe(1);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.poll(lines).toBe(2);
	await context.close();
});

test("A tab that was offline catches up when it is back", async () => {
	const { visitor, context } = await settled();
	const page = await tab(context, "/about");
	await context.setOffline(true);
	await book(visitor);
	await context.setOffline(false);
	await page.getByText("Notifications, 1 unread").waitFor({ state: "attached" });
	await context.close();
});

test("Signing out in one tab ends the others, who hear nothing more", async () => {
	const { context, visitor } = await settled();
	const page = await tab(context, "/about");
	await visitor.ask("/auth/sign-out", { method: "POST" });
	await page.getByRole("link", { name: "Sign In" }).first().waitFor();
	await context.close();
});

test("Browser notifications are asked for by the button only, and say nothing to a stranger", async () => {
	const { visitor, context } = await settled();
	const page = await context.newPage();
	await page.addInitScript(() => {
		let permission: NotificationPermission = "default";
		Object.defineProperty(Notification, "permission", { get: () => permission });
		Notification.requestPermission = async () => {
			permission = "granted";
			return permission;
		};
		const shown: { title: string; body?: string; tag?: string }[] = [];
		Object.assign(window, { shown });
		ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
			void shown.push({ title, ...options });
	});
	const opened = page.waitForEvent("websocket");
	await page.goto("/notifications");
	await opened;
	await page.getByRole("button", { name: "Turn on" }).click();
	await page.getByText("Notifications Enabled").waitFor();
	await page.getByText("You'll now receive browser notifications").waitFor();
	await page.evaluate(() => navigator.serviceWorker.ready);
	await book(visitor);
	const shown = () =>
		page.evaluate(() => (window as unknown as { shown: { title: string; body: string; tag: string }[] }).shown);
	await expect.poll(async () => (await shown()).length).toBe(1);
	const [only] = await shown();
	expect(only).toMatchObject({ title: "Visavis", body: "You have a new notification" });
	expect(only?.tag).toMatch(/^[\da-f-]{36}$/);
	// The page itself has it without being loaded again.
	await page.locator("main li").first().waitFor();
	await context.close();
});

test("Nobody who is signed out is sent the code of live events", async () => {
	const context = await browser.newContext({ baseURL: inject("url") });
	const page = await context.newPage();
	const asked: string[] = [];
	page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
	await goTo(page, "/");
	expect(asked.filter((path) => /live|bell|signed-in|parties|tickets/.test(path))).toEqual([]);
	await context.close();
});

test("axe finds nothing on the page of notifications, in both themes, both directions, wide and narrow", async () => {
	const { visitor, context } = await settled();
	await book(visitor);
	await expect
		.poll(async () => ((await (await visitor.ask("/api/notifications")).json()) as { unread: number }).unread)
		.toBe(1);
	const lookers = await newLookers(browser, { storageState: await context.storageState() });
	await expectAxeSilent(lookers, "/notifications", "/notifications?type=review");
});
