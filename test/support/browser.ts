import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { inject } from "vitest";

/** Chromium as it runs offline and in a container. */
export const flags = [
	"--headless",
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

export const launch = (): Promise<Browser> =>
	chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: flags });

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
		if (message.type() === "error") complaints.push(message.text());
	});
	return { page, context, complaints };
}

/** A fresh visitor on a page. */
export async function visit(browser: Browser, path: string, options: Options = {}): Promise<Visit> {
	const visitor = await newVisitor(browser, options);
	await visitor.page.goto(path, { waitUntil: options.hasScript === false ? "load" : "networkidle" });
	return visitor;
}
