import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { contactLimits } from "#domain/contact/contact.ts";
import { exampleId } from "#drizzle/seed/news/news.ts";
import { wholeAnswers } from "../support/applicants.ts";
import { expectAxeSilent, newLookers } from "../support/axe.ts";
import { launch, visit } from "../support/browser.ts";
import { makeBusiness } from "../support/demo.ts";
import { jpeg } from "../support/pictures.ts";
import { onlyLong } from "../support/rounds.ts";
import { browserWith, rawMainOf, signedInVisitor, Visitor } from "../support/visitor.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

function admin(): Exclude<BrowserContextOptions["storageState"], undefined> {
	const [name = "", value = ""] = inject("adminCookie").split(/=(.*)/s);
	const where = { domain: "localhost", path: "/", expires: -1 };
	return { cookies: [{ name, value, ...where, secure: true, httpOnly: true, sameSite: "Lax" }], origins: [] };
}

const steps = ["profession", "jurisdiction", "licence", "identity", "services", "availability", "attestation"] as const;

/** Somebody who has sent in an application; its id. */
async function applied(): Promise<string> {
	const { visitor } = await signedInVisitor();
	const answers = wholeAnswers();
	answers.licence.number = `D ${Date.now()}`;
	const send = async (method: string, path: string, body: unknown) => {
		const answer = await visitor.ask(`/api/registrations${path}`, {
			method,
			...(body instanceof FormData
				? { body }
				: { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
		});
		expect(answer.ok, path).toBe(true);
		return (await answer.json()) as { id: string; version: number };
	};
	let version = 0;
	for (const step of steps) ({ version } = await send("PUT", `/steps/${step}`, { version, answer: answers[step] }));
	for (const kind of ["licence", "identity"]) {
		const form = new FormData();
		form.set("file", new File([new Uint8Array(jpeg)], "scan of my entry in the register of the chamber.jpg"));
		await send("POST", `/evidence/${kind}`, form);
	}
	return (await send("POST", "/submit", { version })).id;
}

/** The page of a message that somebody has written to us. */
async function written(): Promise<string> {
	const visitor = new Visitor();
	const form = await visitor.open("/contact");
	// Nobody fills it in faster.
	await new Promise((done) => setTimeout(done, contactLimits.leastSeconds * 1000));
	const fields = { topic: "help", body: "Where do I find my appointment?", email: "asker@people.test" };
	await visitor.press(form, "write", fields);
	const queue = browserWith(inject("adminCookie"));
	const [path] = rawMainOf(await queue.open("/admin/contact")).match(/\/admin\/contact\/[0-9a-f]{32}/) ?? [];
	return path ?? "";
}

test("axe finds nothing on the queues, a case, a licence check, a message, a report and the log, in both themes, both directions, wide and narrow", async () => {
	const lookers = await newLookers(browser, { storageState: admin() });
	const checks = ["/admin/checks", `/admin/businesses/${makeBusiness(1).id}`];
	await expectAxeSilent(lookers, "/admin", `/admin/registrations/${await applied()}`, ...checks);
	const letter = await written();
	await expectAxeSilent(lookers, letter, ...onlyLong(["/admin/contact", "/admin/log"]));
	const { visitor } = await signedInVisitor();
	const path = `/business/${makeBusiness(1).id}/report`;
	await visitor.press(await visitor.open(path), "report", { kind: "fraud", reason: "They want money for a visa." });
	const queue = await browserWith(inject("adminCookie")).open("/admin/reports");
	const [report = ""] = rawMainOf(queue).match(/\/admin\/reports\/[0-9a-f]{32}/) ?? [];
	await expectAxeSilent(lookers, report, path, ...onlyLong(["/admin/reports"]));
});

test("axe finds nothing on the users, an account, urgent help, deliveries and settings, in both themes, both directions, wide and narrow", async () => {
	const lookers = await newLookers(browser, { storageState: admin() });
	const users = await browserWith(inject("adminCookie")).open("/admin/users?q=client@visavis.test");
	const [user = ""] = rawMainOf(users).match(/\/admin\/users\/[0-9a-f-]{36}/) ?? [];
	await expectAxeSilent(lookers, user, "/admin/settings", "/admin/urgent-help/new");
	const article = `/admin/news/${exampleId(8)}`;
	await expectAxeSilent(lookers, article, `${article}/versions`);
	const lists = ["/admin/users", "/admin/deliveries", "/admin/urgent-help", "/admin/urgent-help?country=ES"];
	await expectAxeSilent(lookers, ...onlyLong([...lists, "/admin/news", "/admin/news/new", `${article}/preview`]));
});

test("A case is decided by keyboard: what is missing gets the focus, and what was typed stays", async () => {
	const id = await applied();
	const { page, context, complaints } = await visit(browser, "/admin", { storageState: admin() });
	await page.locator(`a[href="/admin/registrations/${id}"]`).focus();
	await page.keyboard.press("Enter");
	const ask = page.getByRole("button", { name: "Ask for more" });
	await ask.focus();
	await page.keyboard.press("Enter");
	await page.locator("textarea[name=reason]:focus").waitFor();
	await page.keyboard.type("Please send a sharper scan of your licence.");
	await ask.focus();
	await page.keyboard.press("Enter");
	await page.locator("[data-sonner-toast]", { hasText: "Decision saved" }).waitFor();
	await page.getByText("Asked for something more").waitFor();
	expect(await ask.count()).toBe(0);
	expect(complaints.filter((text) => !text.includes("422"))).toEqual([]);
	await context.close();
});
