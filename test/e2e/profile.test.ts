import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { expectSilent, expectSilentAt, expectSilentInLooks, languages, withAxe } from "../support/axe.ts";
import { goTo, launch } from "../support/browser.ts";
import { account } from "../support/people.ts";
import { jpeg } from "../support/pictures.ts";
import { onlyLong } from "../support/rounds.ts";
import { Visitor } from "../support/visitor.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

type Options = { hasScript?: boolean; onboarding?: "wizard" | "complete" };

/** Somebody signed in in a browser of theirs. `onboarding`: what the server says of an account that is older. */
async function browserOf(who: { email: string; password: string }, options: Options = {}) {
	const { hasScript = true, onboarding } = options;
	const visitor = new Visitor();
	await visitor.signIn(who);
	const context = await browser.newContext({
		viewport: { width: 1280, height: 900 },
		javaScriptEnabled: hasScript,
		baseURL: inject("url"),
		timezoneId: "Europe/Madrid",
	});
	await context.addCookies(
		[...visitor.cookies].map(([name, value]) => ({
			...{ name, value, secure: true, httpOnly: true, sameSite: "Lax" as const },
			...{ domain: "localhost", path: name === "__Secure-refresh" ? "/auth/v1" : "/" },
		})),
	);
	const page = await context.newPage();
	if (onboarding)
		await page.route("**/about", async (route) => {
			const answer = await route.fetch();
			const body = (await answer.text()).replace('\\"tour\\"', `\\"${onboarding}\\"`);
			return route.fulfill({ response: answer, body });
		});
	const complaints: string[] = [];
	page.on("pageerror", (error) => complaints.push(String(error)));
	page.on("console", (message) => {
		if (message.type() === "error") complaints.push(message.text());
	});
	return { page, context, visitor, complaints };
}

/** Somebody whom nothing greets any more. */
async function settled(options: Options = {}) {
	const who = await account();
	const opened = await browserOf(who, options);
	await opened.visitor.ask("/onboarding", { method: "POST" });
	return { ...opened, who };
}

const toasts = (page: Page) => page.locator("[data-sonner-toast]");
const profileOf = async (visitor: Visitor) =>
	(await (await visitor.ask("/api/profile")).json()) as Record<string, unknown>;

/** Each kind of screen; others of its kind in a long run. */
const screens = [
	"/profile",
	"/profile/languages",
	"/profile/security?change=password",
	"/profile/security?change=authenticator",
	"/profile/notifications",
	"/profile/privacy",
	...onlyLong([
		"/profile/security",
		"/profile/security?change=email",
		"/profile/security?change=phone",
		"/profile/privacy/delete",
	]),
];

test.each(languages)("axe finds nothing on the tabs of the profile: %s", async (language) => {
	const { page, context, complaints } = await withAxe(await settled());
	for (const path of screens) await expectSilentAt(page, language, path);
	expect(complaints).toEqual([]);
	await context.close();
});

test.each(["en", "ar-XB"] as const)(
	"The bar fits at every width of a phone, signed in or not: %s",
	async (language) => {
		const { page, context } = await settled();
		for (const isGuest of [false, true]) {
			if (isGuest) await context.clearCookies();
			await goTo(page, `/appointments?lang=${language}`);
			for (let width = 320; width <= 480; width += 8) {
				await page.setViewportSize({ width, height: 700 });
				const overflow = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
				expect(overflow, `${width} px${isGuest ? "" : ", signed in"}`).toBeLessThanOrEqual(0);
			}
		}
		await context.close();
	},
);

test("With scripts the cities come with the country, and a toast says that all is saved", async () => {
	const { page, context, visitor, complaints } = await settled();
	await goTo(page, "/profile");
	expect(await page.locator("select[name=city_id]").count()).toBe(0);
	await page.selectOption("select[name=country_id]", "ES");
	await page.selectOption("select[name=city_id]", { label: "Madrid" });
	await page.fill("input[name=phone]", "+34 600 111 222");
	await page.getByRole("button", { name: "Save" }).click();
	await toasts(page).first().waitFor();
	expect(await toasts(page).first().textContent()).toBe(
		"Profile updated!Your preferences have been saved successfully.",
	);
	// The page reads what was saved after the answer that says so.
	await expect.poll(() => page.inputValue("input[name=phone]")).toBe("+34600111222");
	expect(await page.inputValue("select[name=time_zone]")).toBe("");
	expect(await page.locator("select[name=time_zone] option").first().textContent()).toContain("Europe/Madrid");
	await page.selectOption("select[name=country_id]", "DE");
	await page.locator("select[name=city_id] option", { hasText: "Berlin" }).first().waitFor({ state: "attached" });
	expect(await page.inputValue("select[name=city_id]")).toBe("");
	expect(await profileOf(visitor)).toMatchObject({ country_id: "ES", city_id: 3117735 });
	expect(complaints).toEqual([]);
	await context.close();
});

test("When saving fails a toast says so, and all that was typed is still there", async () => {
	const { page, context, visitor } = await settled();
	await goTo(page, "/profile");
	await page.fill("input[name=full_name]", "Amina Haddad");
	for (const failing of ["abort", "fulfill"] as const) {
		await page.route("**/profile.data*", (route) =>
			route.request().method() !== "POST"
				? route.continue()
				: failing === "abort"
					? route.abort()
					: route.fulfill({ status: 502, body: "<html>Bad gateway</html>", contentType: "text/html" }),
		);
		await page.getByRole("button", { name: "Save" }).click();
		const said = toasts(page).and(page.locator(":not([data-read])")).filter({ hasText: "Error" });
		await said.waitFor();
		expect(await said.textContent()).toBe("ErrorFailed to save your preferences. Please try again.");
		expect(await page.inputValue("input[name=full_name]")).toBe("Amina Haddad");
		// The next one says the same.
		await said.evaluate((element) => element.toggleAttribute("data-read"));
		await page.unrouteAll();
	}
	expect(await profileOf(visitor)).toMatchObject({ full_name: null });
	await page.fill("input[name=phone]", "600 111 222");
	await page.getByRole("button", { name: "Save" }).click();
	await page.waitForSelector("input[name=phone][aria-invalid=true]:focus");
	expect(await page.inputValue("input[name=full_name]")).toBe("Amina Haddad");
	await context.close();
});

test("A photo is cut to a square in the browser, by the keyboard alone", async () => {
	const { page, context, complaints } = await settled();
	await goTo(page, "/profile");
	await page.setInputFiles("input[type=file]", { name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from(jpeg) });
	const dialog = page.getByRole("dialog");
	await dialog.waitFor();
	await expectSilent(page, page.url());
	await dialog.getByLabel("Left and right").focus();
	// To the left end of what can be seen: the green half, see pictures.ts.
	await page.keyboard.press("End");
	await dialog.getByRole("button", { name: "Use this photo" }).focus();
	await page.keyboard.press("Enter");
	const photo = page.locator("main img[src^='/photos/']").last();
	await photo.waitFor();
	const [width, height, red, green] = await photo.evaluate(async (image: HTMLImageElement) => {
		await image.decode();
		const canvas = document.createElement("canvas");
		canvas.width = canvas.height = 1;
		const context = canvas.getContext("2d");
		context?.drawImage(image, 0, 0, image.naturalWidth, image.naturalHeight, 0, 0, 1, 1);
		const [r = 0, g = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
		return [image.naturalWidth, image.naturalHeight, r, g];
	});
	expect([width, height]).toEqual([512, 512]);
	expect(green).toBeGreaterThan(red ?? 255);
	await page.setInputFiles("input[type=file]", { name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no") });
	await page.getByText("We cannot open this file as a picture.").waitFor();
	expect(complaints).toEqual([]);
	await context.close();
});

test("Languages are put in order by the keyboard, the first is the main one", async () => {
	const { page, context, visitor } = await settled();
	await goTo(page, "/profile/languages");
	for (const name of ["French", "Arabic", "English"]) await page.getByRole("checkbox", { name }).check();
	const up = page.getByRole("button", { name: "Move English up" });
	await up.focus();
	await page.keyboard.press("Enter");
	expect(await up.evaluate((button) => button === document.activeElement)).toBe(true);
	await page.keyboard.press("Enter");
	// At the top there is no way up any more.
	expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Move English down");
	await page.getByText("English is now your main language.").waitFor({ state: "attached" });
	await page.getByRole("button", { name: "Save" }).click();
	await toasts(page).first().waitFor();
	expect(await profileOf(visitor)).toMatchObject({ preferred_language: "en", languages: ["en", "fr", "ar"] });
	await context.close();
});

test("Scripts in a name are shown as text everywhere", async () => {
	const { page, context, visitor, complaints } = await settled();
	const full_name = `"><img src=x onerror="document.title='ran'"><script>document.title='ran'</script>`;
	await visitor.ask("/api/profile", { method: "PATCH", body: JSON.stringify({ full_name }) });
	for (const path of ["/profile", "/profile/privacy", "/"]) {
		await goTo(page, path);
		expect(await page.title(), path).not.toBe("ran");
		expect(await page.locator("img[src=x]").count(), path).toBe(0);
	}
	expect(complaints).toEqual([]);
	await context.close();
});

const dialogOf = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string) => dialogOf(page).getByRole("button", { name, exact: true }).click();
const isGreeted = async (page: Page) => {
	await page.waitForLoadState("networkidle");
	await page.waitForTimeout(300);
	return (await page.locator("dialog[open]").count()) > 0;
};
const isRemembered = (page: Page) =>
	page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("visavis.onboarded.")));

test("A new account sees the tour, then the wizard; what is filled in is saved, and no device asks again", async () => {
	const who = await account();
	const { page, context, visitor, complaints } = await browserOf(who);
	await page.goto("/about");
	await dialogOf(page).getByRole("heading", { name: "Welcome to Visavis" }).waitFor();
	await expectSilent(page, page.url());
	await press(page, "Next");
	await press(page, "Get Started");
	await dialogOf(page).getByRole("heading", { name: "Personal Information" }).waitFor();
	await page.getByLabel("Phone", { exact: true }).first().fill("600");
	await press(page, "Next");
	await page.waitForSelector("input[name=phone][aria-invalid=true]:focus");
	await page.fill("dialog input[name=phone]", "+34 600 111 222");
	await press(page, "Next");
	await dialogOf(page).getByRole("heading", { name: "Location & Language" }).waitFor();
	expect(await page.locator("dialog select[name=city_id]").count()).toBe(0);
	await page.selectOption("dialog select[name=country_id]", "DE");
	await page.selectOption("dialog select[name=city_id]", { label: "Berlin" });
	for (const name of ["Arabic", "German"]) await dialogOf(page).getByRole("checkbox", { name }).check();
	await press(page, "Next");
	await dialogOf(page).getByRole("heading", { name: "Legal Preferences" }).waitFor();
	await press(page, "Back");
	expect(await page.inputValue("dialog select[name=country_id]")).toBe("DE");
	await press(page, "Next");
	await dialogOf(page).getByRole("radio", { name: "Intermediate" }).check();
	await page.selectOption("dialog select[name=budget_range]", "1000_2500");
	await dialogOf(page).getByText("Immigration lawyers").click();
	await dialogOf(page).getByRole("checkbox", { name: "Work permit" }).check();
	await press(page, "Complete Setup");
	await dialogOf(page).waitFor({ state: "detached" });
	await toasts(page).first().waitFor();
	expect(await toasts(page).first().textContent()).toBe(
		"Profile updated!Your preferences have been saved successfully.",
	);
	expect(await isRemembered(page)).toBe(true);
	expect(await profileOf(visitor)).toMatchObject({
		...{ phone: "+34600111222", country_id: "DE", city_id: 2950159 },
		...{ preferred_language: "ar", languages: ["ar", "de"] },
	});
	expect(await (await visitor.ask("/api/profile/preferences")).json()).toMatchObject({
		...{ legal_experience_level: "intermediate", budget_range: "1000_2500" },
		...{ preferred_contact_method: "email", preferred_consultation_type: "in_person" },
		preferred_service_categories: ["work_permit"],
	});
	await page.reload();
	expect(await isGreeted(page)).toBe(false);
	const other = await browserOf(who);
	await other.page.goto("/about");
	expect(await isGreeted(other.page)).toBe(false);
	expect([...complaints, ...other.complaints].filter((text) => !text.includes("404"))).toEqual([]);
	await Promise.all([context.close(), other.context.close()]);
});

test.each(["the button", "Escape"])("The tour is skipped by %s, and nothing follows it", async (way) => {
	const { page, context, visitor } = await browserOf(await account());
	await page.goto("/about");
	await dialogOf(page).waitFor();
	if (way === "Escape") await page.keyboard.press("Escape");
	else await press(page, "Skip Tour");
	await dialogOf(page).waitFor({ state: "detached" });
	expect(await isRemembered(page)).toBe(true);
	await page.reload();
	expect(await isGreeted(page)).toBe(false);
	await expect.poll(async () => (await profileOf(visitor)).onboarded_at, { timeout: 20_000 }).not.toBeNull();
	await context.close();
});

test("An account of more than five minutes without city or phone sees the wizard, which Escape does not close", async () => {
	const { page, context, visitor } = await browserOf(await account(), { onboarding: "wizard" });
	await page.goto("/about");
	await dialogOf(page).getByRole("heading", { name: "Personal Information" }).waitFor();
	await page.fill("dialog input[name=full_name]", "Amina");
	for (let times = 0; times < 3; times++) await page.keyboard.press("Escape");
	expect(await page.inputValue("dialog input[name=full_name]")).toBe("Amina");
	await press(page, "Skip Setup");
	await dialogOf(page).waitFor({ state: "detached" });
	expect(await profileOf(visitor)).toMatchObject({ full_name: null });
	await page.reload();
	expect(await isGreeted(page)).toBe(false);
	await context.close();
});

test("Who has city and phone is not asked, and that is remembered", async () => {
	const who = await account();
	const { page, context, visitor } = await browserOf(who, { onboarding: "complete" });
	const place = { country_id: "ES", city_id: 3117735, phone: "+34600111222" };
	await visitor.ask("/api/profile", { method: "PATCH", body: JSON.stringify(place) });
	await page.goto("/about");
	expect(await isGreeted(page)).toBe(false);
	await expect.poll(async () => (await profileOf(visitor)).onboarded_at, { timeout: 20_000 }).not.toBeNull();
	await context.close();
});

test("When the wizard cannot save it says so, keeps what was typed, and saves the next time", async () => {
	const { page, context, visitor } = await browserOf(await account());
	await page.goto("/about");
	await dialogOf(page).waitFor();
	await press(page, "Next");
	await press(page, "Get Started");
	await page.fill("dialog input[name=phone]", "+34 600 111 222");
	await press(page, "Next");
	await press(page, "Next");
	let tries = 0;
	await page.route("**/api/profile", (route) => {
		if (route.request().method() !== "PATCH") return route.continue();
		tries++;
		return route.fulfill({ status: 500, body: "{}" });
	});
	await press(page, "Complete Setup");
	await dialogOf(page).getByText("Saving...").waitFor();
	const alert = dialogOf(page).getByRole("alert");
	await alert.waitFor();
	expect(await alert.textContent()).toBe("ErrorFailed to save your preferences. Please try again.");
	expect(tries).toBe(2);
	await page.unrouteAll();
	await press(page, "Complete Setup");
	await dialogOf(page).waitFor({ state: "detached" });
	expect(await profileOf(visitor)).toMatchObject({ phone: "+34600111222" });
	await context.close();
});

test.each(languages)("axe finds nothing on the greeting: %s", async (language) => {
	const { page, context } = await browserOf(await account());
	await page.goto(`/about?lang=${language}`);
	const primary = page.locator("dialog[open] button").last();
	for (let step = 0; step < 5; step++) {
		await page.locator(step < 2 ? "dialog[open]" : "dialog[open] form").waitFor();
		await page.waitForLoadState("networkidle");
		await expectSilentInLooks(page, language, `step ${step}`);
		if (step < 4) await primary.click();
	}
	await context.close();
});

test("Without scripts nothing lies over the page", async () => {
	const { page, context } = await browserOf(await account(), { hasScript: false });
	await page.goto("/about");
	expect(await page.locator("dialog[open]").count()).toBe(0);
	await context.close();
});
