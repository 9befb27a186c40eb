import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAxeSilent, expectSilentInLooks, newLookers } from "../support/axe.ts";
import { launch, reload, visit } from "../support/browser.ts";
import { jpeg } from "../support/pictures.ts";
import { signedInVisitor } from "../support/visitor.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const path = "/business-registration";

/** What a browser keeps of somebody new who is signed in and has seen the welcome. */
async function somebody(): Promise<Exclude<BrowserContextOptions["storageState"], undefined>> {
	const { visitor } = await signedInVisitor();
	await visitor.ask("/onboarding", { method: "POST" });
	const value = visitor.cookies.get("__Host-session") ?? "";
	const where = { domain: "localhost", path: "/", expires: -1 };
	return {
		cookies: [{ name: "__Host-session", value, ...where, secure: true, httpOnly: true, sameSite: "Lax" }],
		origins: [],
	};
}

/** Presses a button of the page that was reached by keyboard. */
async function press(page: Page, name: string) {
	await page.getByRole("main").getByRole("button", { name }).focus();
	await page.keyboard.press("Enter");
}

const heading = (page: Page, name: string) => page.getByRole("main").getByRole("heading", { level: 1, name });

/** Goes on, and expects the next step to begin at its top, with the focus on its heading. */
async function goOn(page: Page, next: string) {
	await press(page, "Save and continue");
	await heading(page, next).waitFor();
	await page.waitForFunction(() => document.activeElement?.tagName === "H1");
	expect(await page.evaluate("scrollY")).toBe(0);
}

const scan = { name: "scan.jpg", mimeType: "image/jpeg", buffer: Buffer.from(jpeg) };

test("The whole application by keyboard, in order for axe on every step, in both directions, wide and narrow", async () => {
	const { page, context, complaints } = await visit(browser, path, { storageState: await somebody() });
	const look = () => expectSilentInLooks(page, "en", page.url());
	const field = (name: string) => page.getByRole("main").getByLabel(name);
	await look();
	await press(page, "Save and continue");
	await page.getByText("Choose what you do.").waitFor();
	await look();
	await page.getByRole("radio", { name: /^Immigration lawyers/ }).focus();
	await page.keyboard.press("Space");
	await goOn(page, "Country");
	await field("Where are you licensed").selectOption("ES");
	await look();
	await goOn(page, "Licence");
	await field("Your professional title").fill("Abogada");
	await field("Your register").selectOption({ index: 1 });
	await field("Licence or registration number").fill(`E ${Date.now()}`);
	await field("Issued on").fill("2015-03-01");
	// What was typed and not sent yet is there again.
	await reload(page);
	expect(await field("Your professional title").inputValue()).toBe("Abogada");
	await field("Photo or scan").setInputFiles(scan);
	await look();
	await goOn(page, "You and your office");
	await field("Your name").fill("Quenby Zyxowa");
	await field("What you do, in one line").fill("Residence permits and family reunification");
	await field("About you").fill("I have worked with families who come to Spain for fifteen years.");
	await field("Country").selectOption("PT");
	await page.getByRole("option", { name: "Lisbon" }).waitFor({ state: "attached" });
	await field("City").selectOption({ label: "Lisbon" });
	await field("Street and number").fill("Rua de Prova 1");
	await field("Postcode").fill("1000");
	await field("In practice since").fill("2015");
	// A document that cannot be used is said beside its field, and another one goes on.
	const program = { name: "scan.mjs", mimeType: "text/javascript", buffer: Buffer.from("export {}") };
	await field("Photo or scan").setInputFiles(program);
	await press(page, "Save and continue");
	await page.locator("input[type=file][aria-invalid=true]").waitFor();
	await field("Photo or scan").setInputFiles(scan);
	await look();
	await goOn(page, "Services and fees");
	await press(page, "Save and continue");
	await page.getByText("Choose at least one language.").waitFor();
	await look();
	await field("Portuguese").selectOption("professional");
	await field("By video").check();
	await page.locator("[name='residence_permit.on']").check();
	await page.locator("[name='residence_permit.fee_min']").fill("90");
	await goOn(page, "Opening hours");
	expect(await page.locator("[name=time_zone]").inputValue()).toBe("Europe/Lisbon");
	await look();
	await goOn(page, "Check and send");
	await look();
	await page.getByRole("checkbox", { name: /^What I have entered is true/ }).check();
	await press(page, "Send application");
	await heading(page, "We are checking your application").waitFor();
	await look();
	expect(complaints.filter((text) => !/\b(415|422)\b/.test(text))).toEqual([]);
	await context.close();
});

test("axe finds nothing on what a guest reads, and on the steps from right to left", async () => {
	await expectAxeSilent(await newLookers(browser), path);
	await expectAxeSilent(await newLookers(browser, { storageState: await somebody() }), path);
});
