import {
	type Browser,
	type BrowserContext,
	type BrowserContextOptions,
	chromium,
	type Page,
	type Request,
} from "playwright-core";
import { inject } from "vitest";
import { chromiumPath } from "#scripts/chromium.ts";

/** Chromium as it runs offline and in a container. */
const flags = [
	"--headless",
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	// Every page compiles its scripts anew, and axe's: on as many cores as tests run on, less compiling is faster.
	"--js-flags=--single-threaded --max-opt=1",
];

export const launch = async (): Promise<Browser> =>
	chromium.launch({ executablePath: await chromiumPath(), args: flags });

export type Visit = { page: Page; context: BrowserContext; complaints: string[] };

export type Options = {
	width?: number;
	height?: number;
	theme?: "light" | "dark";
	hasScript?: boolean;
	/** Cookies and storage of somebody who is signed in. */
	storageState?: Exclude<BrowserContextOptions["storageState"], undefined>;
	/** "block" where answers are replaced on the way: a service worker would fetch them itself. */
	serviceWorkers?: "allow" | "block";
};

/** A fresh visitor, who is nowhere yet; what the browser complains about (errors, refused content) is collected. */
export async function newVisitor(browser: Browser, options: Options = {}): Promise<Visit> {
	const {
		width = 1280,
		height = 900,
		theme = "light",
		hasScript = true,
		storageState,
		serviceWorkers = "allow",
	} = options;
	const context = await browser.newContext({
		viewport: { width, height },
		colorScheme: theme,
		javaScriptEnabled: hasScript,
		serviceWorkers,
		baseURL: inject("url"),
		...(storageState && { storageState }),
	});
	const page = await context.newPage();
	const complaints: string[] = [];
	page.on("pageerror", (error) => complaints.push(String(error)));
	page.on("console", (message) => {
		if (message.type() === "error" && !isBrokenOff(message.text())) complaints.push(message.text());
	});
	return { page, context, complaints };
}

/** Remix prints when a form breaks off the reading of an answer that it makes out of date; the page asks for it again. */
const isBrokenOff = (text: string) => text.startsWith("AbortError: signal is aborted without reason");

/** A fresh visitor on a page. */
export async function visit(browser: Browser, path: string, options: Options = {}): Promise<Visit> {
	const visitor = await newVisitor(browser, options);
	if (options.hasScript === false) await visitor.page.goto(path);
	else await goTo(visitor.page, path);
	return visitor;
}

/** Opens a page whose scripts run, and waits until it is at rest. */
export async function goTo(page: Page, path: string) {
	const requests = requestsOf(page);
	const answer = await page.goto(path);
	await atRest(page, requests);
	return answer;
}

/** Loads a page again, and waits until it is at rest. */
export async function reload(page: Page) {
	const requests = requestsOf(page);
	await page.reload();
	await atRest(page, requests);
}

const asked = new WeakMap<Page, Request[]>();

/** What a page asks for from now on. */
function requestsOf(page: Page): Request[] {
	if (!asked.has(page)) page.on("request", (request) => asked.get(page)?.push(request));
	const requests: Request[] = [];
	asked.set(page, requests);
	return requests;
}

/** Once the page has nothing else to do, and has done what it puts off until then. */
const idle = "new Promise((done) => requestIdleCallback(() => requestIdleCallback(() => done())))";

/**
 * Waits until a page has all that it asks for, and nothing to do. Playwright's "networkidle" comes half a second after the
 * last answer, however long the page has been done; it is for the rare request of the page before that never ends.
 */
const atRest = (page: Page, requests: Request[]) =>
	Promise.race([hasAll(page, requests), page.waitForLoadState("networkidle")]);

async function hasAll(page: Page, requests: Request[]) {
	do {
		for (const request of requests.splice(0)) await (await request.response())?.finished();
		await page.evaluate(idle);
	} while (requests.length > 0);
}
