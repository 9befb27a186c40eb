import { createServer, request as forward, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { goTo, launch, reload } from "../support/browser.ts";
import { makeBusiness } from "../support/demo.ts";
import { account, freshEmail, mailTo } from "../support/people.ts";
import { Visitor } from "../support/visitor.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

/** Professionals who confirm at once; no other file meets them. */
const bookable = Array.from({ length: 80 }, (_, n) => makeBusiness(4_890 - n)).filter(
	({ seq, status, services }) => seq % 3 !== 0 && status === "verified" && services.length > 1,
);
const anybody = () => bookable.shift() as (typeof bookable)[number];

type Options = { width?: number; cookies?: ReadonlyMap<string, string>; baseURL?: string; theme?: "light" | "dark" };

async function open({ width = 1280, cookies = new Map(), baseURL = inject("url"), theme = "light" }: Options = {}) {
	const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: theme, baseURL });
	await addCookies(context, cookies);
	return { context, page: await context.newPage() };
}

const addCookies = (context: BrowserContext, cookies: ReadonlyMap<string, string>) =>
	context.addCookies(
		[...cookies].map(([name, value]) => ({
			...{ name, value, secure: true, httpOnly: true, sameSite: "Lax" as const },
			...{ domain: "localhost", path: name === "__Secure-refresh" ? "/auth/v1" : "/" },
		})),
	);

/** Somebody signed in whom nothing greets any more. */
async function settled(options: Options = {}) {
	const who = await account();
	const visitor = new Visitor();
	await visitor.signIn(who);
	await visitor.ask("/onboarding", { method: "POST" });
	return { ...(await open({ ...options, cookies: visitor.cookies })), who, visitor };
}

/** What this tab keeps of what was typed. */
const kept = (page: Page) =>
	page.evaluate(() =>
		Object.entries(sessionStorage)
			.filter(([key]) => key.startsWith("visavis.draft"))
			.map(([key, value]) => `${key}: ${value}`)
			.join("\n"),
	);

/** Goes to the details of a free time, which is held. */
async function toDetails(page: Page, business = anybody()) {
	await goTo(page, `/business/${business.id}/book?service=${business.services[0]?.legal_service_id}`);
	await page.locator("button[name=starts_at]").first().click();
	await page.getByText("Held for you until").first().waitFor();
	return business;
}

test("A booking that is sent offline stays as it is, and is sent when the network is back", async () => {
	const { page, context } = await settled();
	await toDetails(page);
	await page.fill("textarea[name=facts]", "Two months without pay.");
	await page.fill("input[name=client_name]", "Noor");
	await context.setOffline(true);
	await page.getByRole("button", { name: "Book this time", exact: true }).last().click();
	await page.getByText("We could not reach the server. We kept what you wrote.").waitFor();
	expect(await page.inputValue("textarea[name=facts]")).toBe("Two months without pay.");
	expect(await page.locator("h1").textContent()).toBe("Book this time");
	await context.setOffline(false);
	await page.getByRole("button", { name: "Book this time", exact: true }).last().click();
	await page.waitForURL(/\/appointments\/[0-9a-f]{32}\?booked=1/);
	expect(await page.getByText("Two months without pay.").count()).toBe(1);
	expect(await kept(page)).toBe("");
	await context.close();
});

test("A reload, and an ended session on the way, give back what was typed; nobody else sees it", async () => {
	const { page, context, who, visitor } = await settled();
	await toDetails(page);
	await page.fill("textarea[name=facts]", "My landlord keeps the deposit.");
	await page.selectOption("select[name=interpreter_language]", "es");
	await reload(page);
	await page.getByText("We kept what you wrote earlier. You have not sent it yet.").waitFor();
	expect(await page.inputValue("textarea[name=facts]")).toBe("My landlord keeps the deposit.");
	expect(await page.inputValue("select[name=interpreter_language]")).toBe("es");
	// The session ends elsewhere.
	await visitor.ask("/auth/sign-out", { method: "POST", body: new URLSearchParams() });
	await page.getByRole("button", { name: "Book this time", exact: true }).last().click();
	await page.waitForURL(/\/auth\?next=/);
	await expect.poll(() => page.evaluate("scrollY")).toBe(0);
	await page.fill("main input[name=email]", who.email);
	await page.fill("main input[name=password]", who.password);
	await page.getByRole("button", { name: "Sign in", exact: true }).click();
	await page.waitForURL(/\/book\?/);
	await expect.poll(() => page.inputValue("textarea[name=facts]")).toBe("My landlord keeps the deposit.");
	// Another person in the same tab.
	const path = page.url().slice(inject("url").length);
	// Nothing of the first goes on while the cookies change.
	await page.goto("about:blank");
	await context.clearCookies();
	const other = new Visitor();
	await other.signIn(await account());
	await other.ask("/onboarding", { method: "POST" });
	await addCookies(context, other.cookies);
	await goTo(page, path);
	expect(await page.inputValue("textarea[name=facts]")).toBe("");
	await page.fill("textarea[name=facts]", "Mine.");
	expect(await kept(page)).not.toContain("landlord");
	await context.close();
});

test("Forms of the profile and of signing up stay as they are offline", async () => {
	const { page, context } = await settled();
	await goTo(page, "/profile");
	await page.fill("input[name=full_name]", "Amina");
	await context.setOffline(true);
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await page.getByText("We could not reach the server. We kept what you wrote.").waitFor();
	expect(await page.inputValue("input[name=full_name]")).toBe("Amina");
	await context.setOffline(false);
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await page.getByText("Profile updated!").waitFor();
	expect(await kept(page)).toBe("");
	await context.close();

	const guest = await open();
	await goTo(guest.page, "/auth?mode=signup");
	const email = freshEmail();
	await guest.page.fill("main input[name=email]", email);
	await guest.page.fill("main input[name=password]", "a quiet harbour at dawn");
	await guest.context.setOffline(true);
	await guest.page.getByRole("button", { name: "Create account" }).click();
	await guest.page.getByText("We could not reach the server. We kept what you wrote.").waitFor();
	expect(await guest.page.inputValue("main input[name=email]")).toBe(email);
	expect(await guest.page.inputValue("main input[name=password]")).toBe("a quiet harbour at dawn");
	await guest.context.close();
});

/** Fills everything that can be filled on a page, each text field with a word that says its name. */
const fillAll = (page: Page) =>
	page.evaluate(() => {
		for (const details of document.querySelectorAll("main details")) details.setAttribute("open", "");
		let filled = 0;
		const fields = "main form[method=post] :is(input, textarea, select)";
		for (const field of document.querySelectorAll<HTMLInputElement>(fields)) {
			if (field.type === "hidden" || field.readOnly || field.disabled) continue;
			const was = field.value;
			field.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
			if (field.type === "checkbox" || field.type === "radio") field.click();
			else if (field.type === "file") {
				const files = new DataTransfer();
				files.items.add(new File(["SECRET-file"], "SECRET-file.png", { type: "image/png" }));
				field.files = files.files;
			} else {
				const proto = Object.getPrototypeOf(field);
				const isText = field.tagName === "TEXTAREA" || ["text", "email", "tel", "password"].includes(field.type);
				const isSecret = /password|code|token|nonce|key/.test(field.name) || field.type === "password";
				const value = isText ? `${isSecret ? "SECRET" : "typed"}-${field.name}` : was;
				Object.getOwnPropertyDescriptor(proto, "value")?.set?.call(field, value);
			}
			field.dispatchEvent(new Event("input", { bubbles: true }));
			field.dispatchEvent(new Event("change", { bubbles: true }));
			filled++;
		}
		return filled;
	});

test("Of all forms, nothing secret is kept: no passwords, codes, keys or files", async () => {
	const { page, context } = await settled();
	await toDetails(page);
	const own = ["", "/languages", "/security", "/notifications", "/privacy"].map((tab) => `/profile${tab}`);
	const all: string[] = [];
	for (const path of [page.url(), ...own]) {
		await goTo(page, path);
		expect(await fillAll(page), path).toBeGreaterThanOrEqual(0);
		await page.waitForTimeout(50);
		all.push(await kept(page));
	}
	expect(all.join()).toContain("typed-facts");
	expect(all.join()).toContain("typed-full_name");
	expect(all.join()).not.toContain("SECRET");
	expect(all.join()).not.toMatch(/"(key|code|password|new_password)"/);
	await context.close();

	const lawyer = await open({ cookies: new Map([inject("lawyer").cookie.split(/=(.*)/s) as [string, string]]) });
	for (const path of ["/business/profile", "/business/hours", "/business/services"]) {
		await goTo(lawyer.page, path);
		expect(await fillAll(lawyer.page)).toBeGreaterThan(10);
		await lawyer.page.waitForTimeout(50);
		expect(await kept(lawyer.page)).toContain(path);
		await reload(lawyer.page);
		await lawyer.page.getByText("We kept what you wrote earlier").first().waitFor();
	}
	expect(await lawyer.page.inputValue("textarea[name$=includes] >> nth=0")).toContain("typed-");
	await lawyer.context.close();

	const guest = await open();
	for (const path of ["/auth", "/auth?mode=signup", "/auth?step=code", "/auth?step=recover"]) {
		await goTo(guest.page, path);
		await fillAll(guest.page);
		await guest.page.waitForTimeout(50);
		expect(await kept(guest.page), path).toContain("typed-email");
		expect(await kept(guest.page), path).not.toContain("SECRET");
	}
	await guest.context.close();
});

test("Signing out, in this tab or another, forgets what was typed", async () => {
	const { page, context } = await settled();
	await goTo(page, "/profile");
	await page.fill("input[name=full_name]", "Amina");
	await expect.poll(() => kept(page)).toContain("Amina");
	const other = await context.newPage();
	await goTo(other, "/about");
	await other.locator("summary[title='Your account']").click();
	await other.getByRole("button", { name: "Sign Out" }).click();
	await other.getByText("Signed Out").waitFor();
	await expect.poll(() => kept(page)).toBe("");
	await context.close();
});

/** The site behind a door that can be shut; `edit` changes what comes through. */
async function doorTo(url: string, edit: (path: string, body: Buffer) => Buffer | string = (_, body) => body) {
	const target = new URL(url);
	const serve = (port: number) =>
		new Promise<Server>((resolve) => {
			const server = createServer((req, res) => {
				// Always whole: a file that has not changed would come without what is edited here.
				const { "if-none-match": _, ...asked } = req.headers;
				const headers = { ...asked, host: target.host, "accept-encoding": "identity" };
				const options = { host: target.hostname, port: target.port, path: req.url, method: req.method, headers };
				req.pipe(
					forward(options, (answer) => {
						const parts: Buffer[] = [];
						answer.on("data", (part) => parts.push(part));
						answer.on("end", () => {
							const { "content-length": __, "transfer-encoding": ___, ...rest } = answer.headers;
							res.writeHead(answer.statusCode ?? 502, rest);
							res.end(edit(req.url ?? "", Buffer.concat(parts)));
						});
					}),
				);
			}).listen(port, "localhost", () => resolve(server));
		});
	let server = await serve(0);
	const { port } = server.address() as AddressInfo;
	const shut = () =>
		new Promise<void>((resolve) => {
			server.close(() => resolve());
			server.closeAllConnections();
		});
	return {
		url: `http://localhost:${port}`,
		shut,
		reopen: async () => {
			server = await serve(port);
		},
	};
}

const hasWorker = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const controlled = (page: Page) =>
	expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 20_000 }).toBe(true);

test.each([
	{ lang: "en", theme: "dark" },
	{ lang: "ar-XB", theme: "light" },
] as const)(
	"A link that is opened offline shows our page, in $lang and $theme, and Try again brings the page",
	async ({ lang, theme }) => {
		const door = await doorTo(inject("url"));
		const { page, context } = await open({ baseURL: door.url, theme });
		await goTo(page, `/about?lang=${lang}`);
		await controlled(page);
		// Nothing but that page is kept.
		const caches = await page.evaluate(async () => {
			const all: string[] = [];
			for (const name of await window.caches.keys())
				for (const { url } of await (await window.caches.open(name)).keys()) all.push(new URL(url).pathname);
			return all;
		});
		expect(caches).toEqual(["/offline"]);
		await door.shut();
		await page.goto("/services").catch(() => {});
		await page.locator("h1").waitFor();
		expect(await page.locator("html").getAttribute("lang")).toBe(lang);
		expect(await page.locator("html").getAttribute("dir")).toBe(lang === "en" ? "ltr" : "rtl");
		if (lang === "en") expect(await page.locator("h1").textContent()).toBe("You are offline");
		expect(await page.locator("script, link, img").count()).toBe(0);
		const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
		expect(background).toBe(theme === "dark" ? "rgb(15, 26, 24)" : "rgb(251, 248, 242)");
		await door.reopen();
		await page.locator("main a").click();
		await page.waitForURL("**/services");
		await page.locator("header nav").first().waitFor();
		await context.close();
		await door.shut();
	},
	90_000,
);

test("With its switch off the service worker removes itself and what it kept", async () => {
	let isOff = false;
	const door = await doorTo(inject("url"), (path, body) =>
		path.startsWith("/sw.js") && isOff ? String(body).replace("const isOn = true", "const isOn = false") : body,
	);
	const { page, context } = await open({ baseURL: door.url });
	await goTo(page, "/about");
	await controlled(page);
	isOff = true;
	await goTo(page, "/services");
	// A browser that is busy with one update passes over another.
	const update = () => page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
	await expect.poll(() => update().then(() => hasWorker(page)), { timeout: 60_000, interval: 1000 }).toBe(0);
	expect(await page.evaluate(() => caches.keys())).toEqual([]);
	await context.close();
	await door.shut();
}, 90_000);

test("What breaks offline before the person has done anything is said in words, and all words come with the network", async () => {
	const { page, context } = await open();
	const complaints: string[] = [];
	page.on("pageerror", (error) => complaints.push(String(error)));
	await goTo(page, "/search?q=lawyer");
	await context.setOffline(true);
	await page
		.locator('input[type="radio"][name="language"][value="es"]')
		.first()
		.evaluate((input) => {
			for (const group of document.querySelectorAll("details")) if (group.contains(input)) group.open = true;
			(input as HTMLInputElement).click();
		});
	await page.getByRole("heading", { name: "You are offline" }).waitFor();
	expect(await page.getByRole("link", { name: "Try again" }).count()).toBe(1);
	expect(await page.getByRole("link", { name: "Go to the home page" }).count()).toBe(1);
	// A sign of life offline, and one with the network.
	await page.mouse.move(300, 300);
	await page.waitForTimeout(300);
	expect(complaints.filter((text) => text.includes("dynamically imported"))).toEqual([]);
	await context.setOffline(false);
	const words = page.waitForResponse(/\/assets\/en-[^/]*\.js$/);
	await page.keyboard.press("Tab");
	await words;
	await context.close();
});

test("After leaving, Back shows nothing and leaves again, until the address is typed anew", async () => {
	const { page, context } = await open();
	await context.route("https://www.wikipedia.org/", (route) =>
		route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
	);
	await goTo(page, "/");
	await goTo(page, "/search?q=divorce");
	await goTo(page, "/services");
	const titles: string[] = [];
	await page.exposeFunction("seen", (text: string) => titles.push(text));
	await page.addInitScript(() => {
		addEventListener("DOMContentLoaded", () => {
			if (location.hostname === "localhost") (window as never as { seen: (t: string) => void }).seen(document.title);
		});
	});
	for (let i = 0; i < 3; i++) await page.keyboard.press("Shift");
	await page.waitForURL("https://www.wikipedia.org/");
	for (let i = 0; i < 2; i++) {
		await page.goBack({ waitUntil: "commit" }).catch(() => {});
		await page.waitForURL("https://www.wikipedia.org/");
	}
	expect(titles.filter((title) => /divorce|services|Visavis/i.test(title))).toEqual([]);
	await goTo(page, "/search?q=divorce");
	await page.locator("main h1").waitFor();
	expect(await page.locator("main").isVisible()).toBe(true);
	await context.close();
});

test("What leaving does is read where the button is, and shown on all pages of one's own business", async () => {
	const { page, context } = await open({ width: 360 });
	for (const path of ["/", "/auth", "/business"]) {
		await goTo(page, path);
		const button = page.getByRole("link", { name: "Leave this site" });
		await button.focus();
		await page.locator("#leave-warning").waitFor();
		expect(await page.locator("#leave-warning").textContent()).toContain("does not erase your browsing history");
		const note = page.locator("footer").getByText("does not erase your browsing history");
		expect(await note.isVisible()).toBe(true);
		expect(await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")).toBe(0);
	}
	await context.close();
});

test("A newcomer who books first is greeted after the booking, not over it, and still with the tour", async () => {
	const business = anybody();
	const { page, context } = await open();
	await goTo(page, `/business/${business.id}/book?service=${business.services[0]?.legal_service_id}`);
	await page.getByText("Once you are signed in, we hold it for you for ten minutes.").waitFor();
	await page.locator("button[name=starts_at]").first().click();
	await page.waitForURL(/\/auth\?next=/);
	await page.getByText("Nobody has booked this time yet. Sign in or create an account to reserve it.").waitFor();
	await page.getByRole("link", { name: "Create an account" }).click();
	await page.getByRole("button", { name: "Create account" }).waitFor();
	const email = freshEmail();
	await page.getByLabel("Email", { exact: true }).fill(email);
	await page.locator("main input[name=password]").fill("a quiet harbour at dawn");
	await page.getByRole("button", { name: "Create account" }).click();
	await page.locator("main input[name=code]").fill((await mailTo(email, "confirm")).code);
	await page.locator("main input[name=code]").press("Enter");
	await page.getByText("Held for you until").first().waitFor();
	await page.waitForLoadState("networkidle");
	expect(await page.locator("dialog[open]").count()).toBe(0);
	await page.fill("input[name=client_name]", "Noor");
	await page.getByRole("button", { name: "Book this time", exact: true }).last().click();
	await page.waitForURL(/booked=1/);
	await page.waitForLoadState("networkidle");
	expect(await page.locator("dialog[open]").count()).toBe(0);
	await page.goto("/appointments");
	const welcome = page.getByRole("dialog");
	await welcome.getByRole("heading", { name: "Welcome to Visavis" }).waitFor();
	// Leaving is at hand there too, but not what the Enter key does at first.
	const exit = welcome.getByRole("link", { name: "Leave this site" });
	await exit.waitFor();
	expect(await exit.evaluate((link) => link === document.activeElement)).toBe(false);
	await context.close();
});
