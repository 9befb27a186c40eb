import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { parseAst } from "vite";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Question, Reply, Turn } from "#domain/assistant/assistant.ts";
import { assistantLimits } from "#domain/assistant/assistant.ts";
import { expectSilentInLooks, newLookers } from "../support/axe.ts";
import { goTo, launch, newVisitor, reload, visit } from "../support/browser.ts";
import { makeBusiness } from "../support/demo.ts";
import { isLong } from "../support/rounds.ts";
import { signedInVisitor, type Visitor } from "../support/visitor.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

const replyWith = (given: Partial<Reply> = {}): Reply => ({
	response: "You can search by place. Nothing costs you anything here.",
	sources: [],
	searches: [],
	professionals: [],
	posts: [],
	urgent: null,
	remaining: 4,
	...given,
});

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const streamOf = (reply: Reply) => event("delta", { text: reply.response }) + event("done", reply);

type Answered = { status?: number; stream?: string; json?: unknown };
type Asked = Question & { bearer: string | undefined };

/** Answers in the place of the server; `answer` hears the question, and may take its time. */
async function serve(page: Page, answer: (asked: Asked, left: number) => Answered | Promise<Answered>, left = 5) {
	const asked: Asked[] = [];
	let remaining = left;
	const count = () => ({ json: { limit: assistantLimits.anonymousMessages, remaining } });
	await page.route("**/assistant", (route) => route.fulfill(count()));
	await page.route("**/api/ai-chat-assistant", async (route) => {
		if (route.request().method() === "GET") return route.fulfill(count());
		const question = route.request().postDataJSON() as Question;
		const one = { ...question, bearer: (await route.request().allHeaders()).authorization };
		asked.push(one);
		const { status = 200, stream, json } = await answer(one, remaining - 1);
		if (status === 200 && !stream?.includes("event: error")) remaining -= 1;
		// The page may have stopped waiting.
		const sent = stream
			? route.fulfill({ status, contentType: "text/event-stream; charset=utf-8", body: stream })
			: route.fulfill({ status, json });
		await sent.catch(() => {});
	});
	return asked;
}

const content = (asked: Asked, left: number) => ({
	stream: streamOf(replyWith({ response: `You asked: ${asked.message}.`, remaining: left })),
});

/** A visitor on a page with the assistant open, whose server answers by repeating the question. */
async function openOn(
	path: string,
	options: Parameters<typeof newVisitor>[1] = {},
	answer: Parameters<typeof serve>[1] = content,
	left = 5,
) {
	const visitor = await newVisitor(browser, { serviceWorkers: "block", ...options });
	const asked = await serve(visitor.page, answer, left);
	await goTo(visitor.page, path);
	await open(visitor.page);
	return { ...visitor, asked };
}

const askButton = (page: Page) => page.getByRole("button", { name: "Ask", exact: true });
const panel = (page: Page) => page.getByRole("dialog", { name: "Assistant" });
const field = (page: Page) => panel(page).getByRole("textbox", { name: "Your question" });
const bar = (page: Page) => page.locator("[data-assistant=minimised]");
const opener = (page: Page) => bar(page).getByRole("button", { name: /^Assistant/ });
const messages = (page: Page) => panel(page).locator("ol > li");
const toastWith = (page: Page, text: string) => page.locator("[data-sonner-toast]", { hasText: text });
const button = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true });

async function open(page: Page) {
	await askButton(page).click();
	await panel(page).waitFor();
}

async function askFor(page: Page, text: string) {
	await field(page).fill(text);
	await field(page).press("Enter");
}

const kept = (page: Page) => page.evaluate("sessionStorage.getItem('visavis.assistant')") as Promise<string | null>;

/** Somebody who is signed in, and has seen the welcome. */
async function onboarded(): Promise<Visitor> {
	const { visitor } = await signedInVisitor();
	await visitor.ask("/onboarding", { method: "POST" });
	return visitor;
}

async function signedInContext(): Promise<BrowserContext> {
	const visitor = await onboarded();
	const context = await browser.newContext({ baseURL: inject("url"), serviceWorkers: "block" });
	await addCookies(context, visitor);
	return context;
}

const addCookies = (context: BrowserContext, visitor: Visitor) =>
	context.addCookies(
		[...visitor.cookies].map(([name, value]) => ({
			...{ name, value, secure: true, httpOnly: true, sameSite: "Lax" as const },
			...{ domain: "localhost", path: name === "__Secure-refresh" ? "/auth/v1" : "/" },
		})),
	);

test("Without scripts the assistant is a link to help, on every kind of page", async () => {
	for (const path of ["/", "/search?q=tax", "/privacy", "/auth", "/nowhere"]) {
		const { page, context } = await visit(browser, path, { hasScript: false });
		await page.getByRole("link", { name: "Ask", exact: true }).click();
		expect(new URL(page.url()).pathname).toBe("/help");
		await context.close();
	}
});

test("It is open, put aside or closed, and stays so on the next page and after a reload", async () => {
	const { page, context, complaints } = await openOn("/terms");
	expect(await field(page).evaluate((one) => one === document.activeElement)).toBe(true);
	await page.getByRole("link", { name: "About" }).first().click();
	await page.waitForURL("**/about");
	await panel(page).waitFor();
	await reload(page);
	await panel(page).waitFor();

	await button(page, "Minimise the assistant").click();
	await bar(page).waitFor();
	await reload(page);
	await bar(page).waitFor();
	expect(await panel(page).count()).toBe(0);

	await opener(page).click();
	await button(page, "Close the assistant").click();
	await askButton(page).waitFor();
	expect(await askButton(page).evaluate((one) => one === document.activeElement)).toBe(true);
	await reload(page);
	await askButton(page).waitFor();
	expect(await panel(page).or(bar(page)).count()).toBe(0);
	expect(complaints).toEqual([]);
	await context.close();
});

test("Escape puts it aside from wherever the focus is in it, and gives the focus to what opens it again", async () => {
	const { page, context } = await openOn("/about");
	for (const name of ["Clear the conversation", "Copy", null]) {
		if (name === "Clear the conversation") await askFor(page, "one");
		if (name) await button(page, name).focus();
		else await field(page).focus();
		await page.keyboard.press("Escape");
		await bar(page).waitFor();
		expect(await page.evaluate("document.activeElement.closest('[data-assistant=minimised]') !== null")).toBe(true);
		await page.keyboard.press("Enter");
		await panel(page).waitFor();
		expect(await field(page).evaluate((one) => one === document.activeElement)).toBe(true);
	}
	await context.close();
});

test("Enter sends, Shift and Enter begin a new line, and what is blank is not sent", async () => {
	const { page, context, asked } = await openOn("/about");
	for (const blank of ["", "   ", "\n \t"]) {
		await field(page).fill(blank);
		await field(page).press("Enter");
	}
	await field(page).fill("first");
	await field(page).press("Shift+Enter");
	await field(page).pressSequentially("second");
	expect(asked).toEqual([]);
	await field(page).press("Enter");
	await expect.poll(() => asked.map(({ message }) => message)).toEqual(["first\nsecond"]);
	await messages(page).getByText("You asked: first").waitFor();
	expect(await field(page).inputValue()).toBe("");
	await context.close();
});

test("Enter that ends a word of an input method sends nothing", async () => {
	const { page, context, asked } = await openOn("/about");
	await field(page).fill("にほん");
	await field(page).dispatchEvent("keydown", { key: "Enter", keyCode: 229 });
	await field(page).dispatchEvent("keydown", { key: "Enter", isComposing: true });
	await field(page).press("Enter");
	await expect.poll(() => asked.length).toBe(1);
	await context.close();
});

test("While an answer is on its way nothing is sent, and what is typed meanwhile stays", async () => {
	let release = () => {};
	const waiting = new Promise<void>((done) => {
		release = done;
	});
	const { page, context, asked } = await openOn("/about", {}, async (one, left) => {
		if (one.message === "one") await waiting;
		return content(one, left);
	});
	await askFor(page, "one");
	await button(page, "Stop").waitFor();
	await askFor(page, "two");
	await field(page).press("Enter");
	expect(asked.map(({ message }) => message)).toEqual(["one"]);
	release();
	await messages(page).getByText("You asked: one.").waitFor();
	expect(await field(page).inputValue()).toBe("two");
	await field(page).press("Enter");
	await messages(page).getByText("You asked: two.").waitFor();
	expect(asked.map(({ message }) => message)).toEqual(["one", "two"]);
	await context.close();
});

test("A question goes with what was said before it, and each message has id, role, content and time", async () => {
	const { page, context, asked } = await openOn("/about");
	await askFor(page, "one");
	await messages(page).getByText("You asked: one.").waitFor();
	await askFor(page, "two");
	await messages(page).getByText("You asked: two.").waitFor();
	expect(asked.map(({ conversationHistory }) => conversationHistory)).toEqual([
		[],
		[
			{ role: "user", content: "one" },
			{ role: "assistant", content: "You asked: one." },
		],
	]);
	const { messages: all } = JSON.parse(String(await kept(page))) as {
		messages: (Turn & { id: string; timestamp: string })[];
	};
	expect(all.map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"]);
	expect(new Set(all.map(({ id }) => id)).size).toBe(4);
	for (const { timestamp } of all) expect(new Date(timestamp).toISOString()).toBe(timestamp);
	expect(asked.every(({ bearer }) => bearer === undefined)).toBe(true);
	await context.close();
});

test("A long conversation is sent as far as the server takes it", async () => {
	const { page, context, asked } = await openOn("/about");
	const long = Array.from({ length: 80 }, (_, i) => ({
		...{ id: String(i), role: i % 2 ? "assistant" : "user", timestamp: new Date(0).toISOString() },
		content: `${i} ${"ح".repeat(i % 7 === 0 ? 2000 : 100)}`,
	}));
	const value = JSON.stringify({ owner: null, messages: long, draft: "", isUnread: false, at: Date.now() });
	// Before the page runs: it writes what it holds itself, whenever the number of questions left comes.
	await page.addInitScript(`sessionStorage.setItem("visavis.assistant", ${JSON.stringify(value)})`);
	await reload(page);
	await askFor(page, "x".repeat(4000));
	await expect.poll(() => asked.length).toBe(1);
	const { bearer: _, ...sent } = asked[0] as Asked;
	expect(sent.conversationHistory.length).toBeLessThanOrEqual(assistantLimits.turns);
	expect(sent.conversationHistory.length).toBeGreaterThan(5);
	expect(sent.conversationHistory.at(-1)?.content).toBe(long.at(-1)?.content);
	expect(Buffer.byteLength(JSON.stringify(sent))).toBeLessThanOrEqual(assistantLimits.bytes);
	await context.close();
});

/** Gives the page an answer that the test sends bit by bit: `push(name, data)` in the page. */
const streaming = `{
	const real = fetch;
	window.fetch = (input, init) => {
		if (!String(input).endsWith("/api/ai-chat-assistant") || init?.method !== "POST") return real(input, init);
		window.broken = false;
		const stream = new ReadableStream({
			start(controller) {
				init.signal.addEventListener("abort", () => { window.broken = true; try { controller.error(init.signal.reason); } catch {} });
				window.push = (name, data) => controller.enqueue(new TextEncoder().encode("event: " + name + "\\ndata: " + JSON.stringify(data) + "\\n\\n"));
				window.cut = () => controller.close();
			},
		});
		return Promise.resolve(new Response(stream, { headers: { "Content-Type": "text/event-stream" } }));
	};
}`;

async function openStreaming(path = "/about") {
	const visitor = await newVisitor(browser, { serviceWorkers: "block" });
	await visitor.page.addInitScript(streaming);
	await serve(visitor.page, content);
	await goTo(visitor.page, path);
	await open(visitor.page);
	const push = async (name: string, data: unknown) => {
		await visitor.page.waitForFunction(() => "push" in window);
		await visitor.page.evaluate(`push(${JSON.stringify(name)}, ${JSON.stringify(data)})`);
	};
	return { ...visitor, push };
}

const spoken = (page: Page) => panel(page).getByRole("log").locator("p").allTextContents();

test("An answer is shown as it comes, and read out by whole sentences", async () => {
	const { page, context, push } = await openStreaming();
	await askFor(page, "one");
	await push("delta", { text: "You can sea" });
	await messages(page).getByText("You can sea", { exact: true }).waitFor();
	expect(await spoken(page)).toEqual([]);
	await push("delta", { text: "rch. It costs not" });
	await expect.poll(() => spoken(page)).toEqual(["You can search."]);
	await push("done", replyWith({ response: "You can search. It costs nothing." }));
	await expect.poll(() => spoken(page)).toEqual(["You can search.", "It costs nothing."]);
	await button(page, "Copy").waitFor();
	await context.close();
});

test("An answer that is stopped ends the request and stays as far as it came; asked again, it is replaced", async () => {
	const { page, context, push } = await openStreaming();
	await askFor(page, "one");
	await push("delta", { text: "Half an ans" });
	await messages(page).getByText("Half an ans").waitFor();
	await button(page, "Stop").click();
	await expect.poll(() => page.evaluate("window.broken")).toBe(true);
	await panel(page).getByText("Stopped", { exact: true }).waitFor();
	expect(await toastWith(page, "Error").count()).toBe(0);
	await page.evaluate("delete window.push");
	await button(page, "Retry").click();
	await push("done", replyWith({ response: "The whole answer." }));
	await messages(page).getByText("The whole answer.").waitFor();
	expect(await messages(page).count()).toBe(2);
	expect(await messages(page).getByText("Half an ans").count()).toBe(0);
	await context.close();
});

test("An answer that breaks off is said to have failed, and the question can be put again", async () => {
	const { page, context, push } = await openStreaming();
	await askFor(page, "one");
	await push("delta", { text: "Half" });
	await page.evaluate("cut()");
	await toastWith(page, "Failed to send message. Please try again.").waitFor();
	await page.evaluate("delete window.push");
	await button(page, "Retry").click();
	await push("done", replyWith());
	await messages(page).getByText("You can search by place.").waitFor();
	await context.close();
});

test("An answer that comes while it is put aside is announced on the bar", async () => {
	const { page, context, push } = await openStreaming();
	await askFor(page, "one");
	await page.keyboard.press("Escape");
	await bar(page).getByText("Answering").waitFor();
	await push("done", replyWith());
	await bar(page).getByText("New answer").waitFor();
	await opener(page).click();
	await messages(page).getByText("You can search by place.").waitFor();
	await page.keyboard.press("Escape");
	await bar(page).waitFor();
	expect(await bar(page).getByText("New answer").count()).toBe(0);
	await context.close();
});

test.each<[string, Answered, string]>([
	[
		"an error of the server",
		{ status: 502, json: { code: "x", message: "The assistant is busy." } },
		"The assistant is busy.",
	],
	["an error in the stream", { stream: event("error", { error: "x", message: "It fell silent." }) }, "It fell silent."],
	["nothing to say", { status: 500, json: null }, "Failed to send message. Please try again."],
	["nonsense", { json: { answer: 42 } }, "Failed to send message. Please try again."],
])("After %s the toast says so, the question stays and can be put again", async (_, failure, words) => {
	let isBroken = true;
	const { page, context, asked } = await openOn("/about", {}, (one, left) => (isBroken ? failure : content(one, left)));
	await askFor(page, "one");
	const toast = toastWith(page, words);
	await toast.waitFor();
	expect(await toast.textContent()).toContain("Error");
	await messages(page).getByText("one", { exact: true }).waitFor();
	isBroken = false;
	await button(page, "Retry").click();
	await messages(page).getByText("You asked: one.").waitFor();
	expect(asked.map(({ message, conversationHistory }) => [message, conversationHistory])).toEqual([
		["one", []],
		["one", []],
	]);
	await context.close();
});

test("An answer that is one piece of JSON is an answer too", async () => {
	const { page, context } = await openOn("/about", {}, () => ({ json: { response: "Hello there." } }));
	await askFor(page, "one");
	await messages(page).getByText("Hello there.").waitFor();
	await context.close();
});

test("The count goes from 0 to 5; then the field is disabled, and going on offers to sign in", async () => {
	const { page, context, asked } = await openOn("/about?x=1");
	for (let used = 0; used < 5; used++) {
		await panel(page).getByText(`${used} of 5`).waitFor();
		await askFor(page, `question ${used}`);
		await messages(page).getByText(`You asked: question ${used}.`).waitFor();
	}
	await panel(page).getByText("5 of 5").waitFor();
	expect(await field(page).isDisabled()).toBe(true);
	const whom = panel(page).getByRole("link", { name: "see whom you can call", exact: true });
	expect(await whom.getAttribute("href")).toBe("/help#urgent");
	await page.keyboard.press("Enter");
	const toast = toastWith(page, "Message limit reached").and(page.locator(":not([data-read])"));
	await toast.waitFor();
	expect(await toast.textContent()).toContain("Please sign in to continue chatting with our AI assistant.");
	await toast.evaluate((element) => element.toggleAttribute("data-read"));
	await field(page).click({ force: true });
	await toast.getByRole("button", { name: "Sign In" }).click();
	await page.waitForURL("**/auth?*");
	expect(new URL(page.url()).searchParams.get("next")).toBe("/about?x=1");
	expect(asked).toHaveLength(5);
	await context.close();
});

test.each([360, 640, 768, 800, 1280])(
	"%d px wide, a toast beside the open assistant is whole, and not over its field",
	async (width) => {
		const { page, context } = await openOn("/about", { width, height: 900 }, () => ({
			status: 500,
			json: {},
		}));
		await page.emulateMedia({ reducedMotion: "reduce" });
		await askFor(page, "one");
		const toast = toastWith(page, "Error");
		await toast.waitFor();
		const [box, under] = await Promise.all([toast.boundingBox(), field(page).boundingBox()]);
		if (!box || !under) throw new Error("Not shown");
		expect(box.x).toBeGreaterThanOrEqual(0);
		expect(box.x + box.width).toBeLessThanOrEqual(width);
		expect(box.y + box.height <= under.y || box.x + box.width <= under.x, JSON.stringify({ box, under })).toBe(true);
		await context.close();
	},
);

test.each<[string, Answered]>([
	["with status 429", { status: 429, json: { code: "too_fast", message: "Slow down." } }],
	["with the words of the specification", { status: 403, json: { error: "Rate limit exceeded. Sign in." } }],
	["in the stream", { stream: event("error", { error: "limit", message: "Rate limit exceeded" }) }],
])("When the server refuses %s, the toast leads to sign in and the question stays", async (_, refusal) => {
	const { page, context } = await openOn("/about", {}, () => refusal);
	await askFor(page, "one");
	const toast = toastWith(page, "Rate limit exceeded");
	await toast.waitFor();
	expect(await toast.textContent()).toContain("Please sign in to continue chatting.");
	await toast.getByRole("button", { name: "Sign In" }).click();
	await page.waitForURL("**/auth?*");
	await messages(page).getByText("one", { exact: true }).waitFor();
	await context.close();
});

test("Whoever is refused while something cannot wait sees whom they can call, and after a reload too", async () => {
	const { page, context } = await openOn("/about", {}, () => ({
		status: 429,
		json: { code: "message_limit", message: "Rate limit exceeded. Sign in.", urgent: "urgent-home" },
	}));
	await askFor(page, "one");
	const whom = panel(page).getByRole("link", { name: "See whom you can call", exact: true });
	await whom.waitFor();
	await reload(page);
	await whom.click();
	await page.waitForURL("**/help#urgent-home");
	await context.close();
});

test("Conversation and typed text are there on the next page, after a reload, and after signing in", async () => {
	const { page, context, asked } = await openOn("/terms");
	await askFor(page, "one");
	await messages(page).getByText("You asked: one.").waitFor();
	await field(page).fill("half a tho");
	await page.getByRole("link", { name: "About" }).first().click();
	await page.waitForURL("**/about");
	expect(await field(page).inputValue()).toBe("half a tho");
	await reload(page);
	await messages(page).getByText("You asked: one.").waitFor();
	expect(await field(page).inputValue()).toBe("half a tho");

	const visitor = await onboarded();
	await addCookies(context, visitor);
	await reload(page);
	await messages(page).getByText("You asked: one.").waitFor();
	expect(await field(page).inputValue()).toBe("half a tho");
	expect(await panel(page).getByText("of 5").count()).toBe(0);
	await field(page).press("Enter");
	await expect.poll(() => asked.length).toBe(2);
	expect(asked[1]?.bearer).toMatch(/^Bearer ey/);
	expect(asked[1]?.conversationHistory).toHaveLength(2);
	await context.close();
});

test("Who is signed in is asked to slow down without being told to sign in", async () => {
	const context = await signedInContext();
	const page = await context.newPage();
	await serve(page, () => ({ status: 429, json: { code: "too_fast", message: "Wait a moment, then try again." } }));
	await goTo(page, "/about");
	await open(page);
	await askFor(page, "one");
	await toastWith(page, "Wait a moment, then try again.").waitFor();
	expect(await toastWith(page, "Rate limit exceeded").count()).toBe(0);
	expect(await field(page).isDisabled()).toBe(false);
	await context.close();
});

test("Signing out takes the conversation away, in this tab and in others", async () => {
	const context = await signedInContext();
	const [page, other] = [await context.newPage(), await context.newPage()];
	for (const one of [page, other]) {
		await serve(one, content);
		await goTo(one, "/about");
		await one.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("sb-")));
		await open(one);
		await askFor(one, "a secret");
		await messages(one).getByText("You asked: a secret.").waitFor();
		await field(one).fill("another");
	}
	await page.bringToFront();
	await page.locator("summary", { hasText: "Your account" }).click();
	await page.getByRole("button", { name: "Sign Out" }).first().click();
	await page.waitForURL((url) => url.pathname === "/");
	for (const one of [page, other]) {
		await askButton(one).waitFor();
		await expect.poll(() => kept(one)).toBeNull();
		await open(one);
		expect(await panel(one).getByText("a secret").count()).toBe(0);
		expect(await field(one).inputValue()).toBe("");
	}
	await context.close();
});

test("The quick exit leaves nothing of the conversation, whatever is still coming", async () => {
	const { page, context, push } = await openStreaming("/");
	await page.route("https://www.wikipedia.org/**", (route) => route.abort());
	await askFor(page, "a secret");
	await push("delta", { text: "Half" });
	await page.evaluate(() => {
		// The next page is slow to come.
		for (let i = 0; i < 3; i++) dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
	});
	await page.evaluate(`push("done", ${JSON.stringify(replyWith())})`).catch(() => {});
	expect(await kept(page).catch(() => null)).toBeNull();
	await context.close();
});

test("The conversation can be cleared, and brought back for a moment; an answer can be copied", async () => {
	const { page, context } = await openOn("/about", {}, () => ({
		stream: streamOf(replyWith({ response: "See [help](/help#search)." })),
	}));
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await askFor(page, "one");
	await button(page, "Copy").click();
	await panel(page).getByText("Copied").waitFor();
	expect(await page.evaluate("navigator.clipboard.readText()")).toBe("See help.");
	await button(page, "Clear the conversation").click();
	expect(await messages(page).count()).toBe(0);
	expect(await kept(page)).toBeNull();
	await toastWith(page, "Conversation cleared").getByRole("button", { name: "Undo" }).click();
	await messages(page).getByText("one", { exact: true }).waitFor();
	await context.close();
});

test("What names a person is shown before it leaves, and can be masked, sent as it is, or changed", async () => {
	const { page, context, asked } = await openOn("/about");
	const text = "My A-number is A012345678, call +34 612 345 678.";
	await askFor(page, text);
	expect(await panel(page).locator("mark").allTextContents()).toEqual(["A012345678", "+34 612 345 678"]);
	await panel(page).getByText("Nothing was sent yet").waitFor();
	await button(page, "Back").click();
	expect(await field(page).inputValue()).toBe(text);
	expect(asked).toEqual([]);

	await field(page).press("Enter");
	await button(page, "Mask and send").click();
	await expect.poll(() => asked.map(({ message }) => message)).toEqual(["My A-number is […], call […]."]);
	await button(page, "Copy").waitFor();

	await askFor(page, text);
	await button(page, "Send as it is").click();
	await expect.poll(() => asked.at(-1)?.message).toBe(text);
	await context.close();
});

test("The server is told which page one is on where that is a profile, and nowhere else", async () => {
	const { id } = makeBusiness(1);
	for (const [path, page] of [
		[`/business/${id}?service=x`, `/business/${id}`],
		["/about?x=1", undefined],
	] as const) {
		const { page: tab, context, asked } = await openOn(path);
		await askFor(tab, "Does she speak Arabic?");
		await messages(tab).getByText("You asked: Does she speak Arabic?.").waitFor();
		expect(asked.map((one) => one.page)).toEqual([page]);
		await context.close();
	}
});

const rich = replyWith({
	response:
		"See [how to search](/search?q=tax), not [this](https://evil.example) or [that](//evil.example).\n\n- one\n- two <b>three</b>",
	sources: [
		{ title: "How do I search?", url: "/help#search", changed: "2026-11-24", language: "es" },
		{
			...{ title: "Der Bescheid", summary: "Was darin steht.", url: `/news/${"a".repeat(32)}` },
			...{ changed: "2026-11-02", language: "de" },
		},
	],
	searches: [{ label: "Tax advisors in Madrid", url: "/search?q=tax+madrid", count: 12 }],
	professionals: [
		{
			...{ id: makeBusiness(1).id, url: `/business/${makeBusiness(1).id}`, name: "Ana Lopez" },
			...{ place: "Madrid, Spain", currency: "EUR", legal_service: null, fee: null, fee_from_minor: 6_000 },
			...{ status: "expiring", checked_at: "2026-11-20T12:00:00.000Z" },
			tier: "licensed_lawyer",
			category: "immigration_lawyers",
			times: ["2027-01-04T09:00:00.000Z", "2027-01-04T10:00:00.000Z"],
		},
		{
			...{ id: makeBusiness(2).id, url: `/business/${makeBusiness(2).id}`, name: "Ben Roth" },
			...{ place: "Berlin, Germany", currency: "EUR", legal_service: null, fee: null, fee_from_minor: null },
			...{ status: "verified", checked_at: "2026-11-20T12:00:00.000Z" },
			tier: "document_helper",
			category: "legal_document_writers",
			times: [],
		},
	],
	posts: [{ title: "Wie lange hat es gedauert?", url: "/community/wie-lange-hat-es-gedauert", language: "de" }],
	urgent: "urgent-detention",
});

test("An answer shows its sources with their day, searches, professionals with free times, and urgent help first", async () => {
	const { page, context } = await openOn("/about", {}, () => ({ stream: streamOf(rich) }));
	await askFor(page, "one");
	const links = messages(page).getByRole("link");
	await links.first().waitFor();
	expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")))).toEqual([
		"/help#urgent-detention",
		"/search?q=tax",
		`/business/${makeBusiness(1).id}`,
		`/business/${makeBusiness(1).id}/book?at=2027-01-04T09%3A00Z`,
		`/business/${makeBusiness(1).id}/book?at=2027-01-04T10%3A00Z`,
		`/business/${makeBusiness(2).id}`,
		"/search?q=tax+madrid",
		"/help#search",
		`/news/${"a".repeat(32)}`,
		"/community/wie-lange-hat-es-gedauert",
	]);
	const text = String(await messages(page).last().textContent());
	for (const part of [
		"[this](https://evil.example)",
		"<b>three</b>",
		"12 results",
		"24 Nov 2026",
		...["Der Bescheid", "2 Nov 2026", "Was darin steht."],
		"This is not an answer from us, and not legal advice:Wie lange hat es gedauert?",
		...["Licensed lawyer", "Immigration lawyer · Madrid, Spain", "From €60"],
		...["Document helper", "Legal document writer · Berlin, Germany", "Fees on request"],
		"No times to book in the next two weeks",
	])
		expect(text).toContain(part);
	expect(await messages(page).locator("[lang=es]").first().textContent()).toContain("how to search");
	await page.getByRole("link", { name: "How do I search?" }).click();
	await page.waitForURL("**/help#search");
	await panel(page).waitFor();
	await context.close();
});

test("One exchange is shown before it is reported, and nothing else of the conversation is sent", async () => {
	const { page, context } = await openOn("/about");
	await askFor(page, "my other question");
	await messages(page).getByText("You asked: my other question.").waitFor();
	await askFor(page, "the bad one");
	await messages(page).getByText("You asked: the bad one.").waitFor();
	await button(page, "Report").last().click();
	const sent: string[] = [];
	page.on("request", (request) => request.method() === "POST" && sent.push(String(request.postData())));
	for (const text of ["the bad one", "You asked: the bad one."])
		await panel(page).getByText(text, { exact: true }).waitFor();
	expect(await panel(page).getByText("my other question").count()).toBe(0);
	await panel(page).getByRole("textbox").fill("It is false");
	expect(sent).toEqual([]);
	await button(page, "Send the report").click();
	await panel(page)
		.getByText(/C-[2-9A-HJKMNP-Z]{8}/)
		.waitFor();
	expect(new URL(page.url()).pathname).toBe("/about");
	const [report = "", ...others] = sent;
	expect(others).toEqual([]);
	const body = new URLSearchParams(report).get("body");
	expect(body).toBe("the bad one\n\n---\n\nYou asked: the bad one.\n\n---\n\nIt is false");
	await button(page, "Back to the conversation").click();
	expect(await messages(page).count()).toBe(4);
	await context.close();
});

/** Whether something that is fixed in the corner lies over what has the focus, and has not given way after 30 frames. */
const covers = `(async () => {
	const isOver = () => {
		const at = document.activeElement;
		const corner = document.querySelector("[data-assistant], aside > button");
		if (!at || at.tabIndex < 0 || !corner || corner.contains(at) || getComputedStyle(corner).opacity === "0") return false;
		const [a, b] = [at.getBoundingClientRect(), corner.getBoundingClientRect()];
		return a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;
	};
	const frame = () => new Promise(requestAnimationFrame);
	// What scrolls into sight has not arrived before.
	await frame().then(frame);
	for (let frames = 30; isOver() && frames > 0; frames--) await frame();
	return isOver();
})()`;

test.each([360, 1280])(
	"At %i pixels neither the button, the bar nor the open assistant lies over what has the focus",
	async (width) => {
		const { page, context } = await newVisitor(browser, { width, height: 640, serviceWorkers: "block" });
		await serve(page, content);
		await page.emulateMedia({ reducedMotion: "reduce" });
		const views = ["closed", "minimised", ...(width > 640 ? ["open"] : [])];
		for (const view of isLong ? views : views.slice(1)) {
			await page.addInitScript(`sessionStorage.setItem("visavis.assistant.view", "${view}")`);
			for (const path of isLong ? ["/contact", "/about"] : ["/contact"]) {
				await goTo(page, path);
				const over: string[] = [];
				for (let i = 0; i < 60; i++) {
					await page.keyboard.press("Tab");
					if (await page.evaluate(covers))
						over.push(String(await page.evaluate("document.activeElement.outerHTML.slice(0, 80)")));
				}
				expect(over, `${view} ${path}`).toEqual([]);
			}
		}
		await context.close();
	},
);

test("On a narrow screen it stands above the bar at the bottom, and leaves room at the end of the page", async () => {
	const { page, context } = await visit(browser, `/business/${makeBusiness(1).id}`, { width: 360, height: 640 });
	const box = async (selector: string) => (await page.locator(selector).boundingBox()) ?? { y: 0, height: 0 };
	const corner = "aside[aria-label] > button";
	const { y: barTop } = await box("[data-bottom-bar]");
	const { y, height } = await box(corner);
	expect(y + height).toBeLessThanOrEqual(barTop);
	await goTo(page, "/contact");
	await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
	const { y: cornerTop } = await box(corner);
	const lowest = await page
		.locator("footer :is(a, button, select, summary)")
		.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
	expect(lowest).toBeLessThanOrEqual(cornerTop);
	await context.close();
});

test("On a narrow screen it fills the page under its bar; following a link puts it aside", async () => {
	const { page, context } = await openOn("/about", { width: 360, height: 640 }, () => ({ stream: streamOf(rich) }));
	const header = await page.locator("body > header").boundingBox();
	const box = async () => {
		const { x = -1, y = -1, width = 0, height = 0 } = (await panel(page).boundingBox()) ?? {};
		return { x, width, end: Math.round(y + height), isBelow: y >= (header?.height ?? 0) - 1 };
	};
	await expect.poll(box).toEqual({ x: 0, width: 360, end: 640, isBelow: true });
	const isInert = () => page.locator("main").evaluate((main: HTMLElement) => main.inert);
	await expect.poll(isInert).toBe(true);
	await askFor(page, "one");
	await page.getByRole("link", { name: "Tax advisors in Madrid" }).click();
	await page.waitForURL("**/search?*");
	await bar(page).waitFor();
	await expect.poll(isInert).toBe(false);
	await context.close();
});

test("On a narrow screen it covers no page that its address has led to, and stays open where one reloads", async () => {
	const { page, context } = await openOn("/about", { width: 360, height: 640 });
	await reload(page);
	await panel(page).waitFor();
	await goTo(page, "/help#urgent");
	await bar(page).waitFor();
	expect(await panel(page).count()).toBe(0);
	await opener(page).click();
	await panel(page).waitFor();
	await page.getByRole("link", { name: "Is it urgent? See whom to call" }).click();
	await bar(page).waitFor();
	await context.close();
});

test("A question sent at once waits for the cookie that it is counted by", async () => {
	const { page, context } = await newVisitor(browser, { serviceWorkers: "block" });
	const asked = await serve(page, content);
	const order: string[] = [];
	await page.route("**/assistant", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 500));
		order.push(`counted, ${asked.length} asked`);
		await route.fulfill({ json: { limit: 5, remaining: 5 } });
	});
	await goTo(page, "/about");
	await open(page);
	await askFor(page, "at once");
	await messages(page).filter({ hasText: "You asked: at once." }).waitFor();
	expect(order).toEqual(["counted, 0 asked"]);
	await context.close();
});

test("It is not printed", async () => {
	const { page, context } = await openOn("/terms");
	await page.emulateMedia({ media: "print" });
	expect(await panel(page).isVisible()).toBe(false);
	await page.emulateMedia({ media: "screen" });
	await page.keyboard.press("Escape");
	await page.emulateMedia({ media: "print" });
	expect(await bar(page).isVisible()).toBe(false);
	await context.close();
});

test("axe finds nothing in any of its states, in both themes, both directions, wide and narrow", async () => {
	for (const { page, context, language } of await newLookers(browser)) {
		await serve(page, (one) => ({ stream: streamOf(one.message === "rich" ? rich : replyWith({ remaining: 0 })) }));
		await goTo(page, `/about?lang=${language}`);
		await expectSilentInLooks(page, language, "closed");
		await page.locator("aside[aria-label] > button").click();
		const dialog = page.getByRole("dialog");
		await dialog.waitFor();
		await expectSilentInLooks(page, language, "open");
		const text = dialog.getByRole("textbox");
		await text.fill("call +34 612 345 678");
		await text.press("Enter");
		await dialog.locator("mark").waitFor();
		await expectSilentInLooks(page, language, "with details");
		await dialog.locator("section").last().getByRole("button").nth(1).click();
		await text.fill("rich");
		await text.press("Enter");
		await dialog.getByRole("link").first().waitFor();
		await expectSilentInLooks(page, language, "with an answer");
		await text.fill("last");
		await text.press("Enter");
		await expect.poll(() => text.isDisabled()).toBe(true);
		await expectSilentInLooks(page, language, "used up");
		await dialog.locator("ol > li").last().getByRole("button").last().click();
		await dialog.locator("form textarea").waitFor();
		await expectSilentInLooks(page, language, "with a report");
		await page.keyboard.press("Escape");
		await bar(page).waitFor();
		await expectSilentInLooks(page, language, "minimised");
		await context.close();
	}
});

/** A script without the functions that say one of these. */
function withoutFunctions(script: string, ...marks: string[]): string {
	let rest = script;
	for (const node of parseAst(script).body.reverse() as unknown as { type: string; start: number; end: number }[])
		if (node.type === "FunctionDeclaration" && marks.some((mark) => script.slice(node.start, node.end).includes(mark)))
			rest = rest.slice(0, node.start) + rest.slice(node.end);
	return rest;
}

test("Closed it adds no more than 1 kB to a page, compressed, and what it opens is not loaded", async () => {
	const { page, context } = await newVisitor(browser, { serviceWorkers: "block" });
	const scripts = new Map<string, Promise<string>>();
	page.on("response", (answer) => {
		const [, name] = /\/assets\/(\w+)-[^/]*\.js$/.exec(answer.url()) ?? [];
		if (name) scripts.set(name, answer.text());
	});
	const answer = await goTo(page, "/terms");
	expect([...scripts.keys()]).toContain("shell");
	expect([...scripts.keys()]).not.toContain("assistant");
	const html = String(await answer?.text());
	const shell = String(await scripts.get("shell"));
	// The files that it would fetch come last in the list of files.
	const withoutFiles = shell
		.replace(/,"assets\/assistant-[^\]]*/, "")
		.replace(/\w+\(\(\)=>import\("\.\/assistant-.*?\]\)\)/, "0");
	const without = {
		html: html.replace(/<aside aria-label="Assistant">.*?<\/aside>/s, "").replace(/"[^"]+":"(?:Ask|Assistant)",?/g, ""),
		shell: withoutFunctions(withoutFiles, "bottom-(--corner)", '"focusin"', "sessionStorage["),
	};
	for (const [one, other] of [
		[html, without.html],
		[shell, withoutFiles],
		[withoutFiles, without.shell],
	] as const)
		expect(other.length).toBeLessThan(one.length - 100);
	const size = (text: string) => gzipSync(text).length;
	const added = [size(html) - size(without.html), size(shell) - size(without.shell)];
	expect(
		added.reduce((sum, bytes) => sum + bytes, 0),
		added.join(" + "),
	).toBeLessThanOrEqual(1_000);
	await context.close();
});
