import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { beforeEach, expect, test, vi } from "vitest";
import { guardScript } from "../../app/components/exit-guard.ts";
import { type Answer, answerOf, keepingTyped } from "../../app/components/form/answer.ts";

/** What a tab keeps, as the browser offers it: its items are its own keys. */
class Kept {
	getItem(key: string) {
		return (this as Record<string, unknown>)[key] ?? null;
	}
	setItem(key: string, value: string) {
		Object.assign(this, { [key]: value });
	}
	removeItem(key: string) {
		delete (this as Record<string, unknown>)[key];
	}
}

const draft = (path: string) => `visavis.draft anna ${path} book pick`;

beforeEach(() => {
	vi.stubGlobal("sessionStorage", new Kept());
	for (const path of ["/auth", "/business/1/book"]) sessionStorage.setItem(draft(path), "{}");
	return () => vi.unstubAllGlobals();
});

/** What becomes of a form of this page, and whether its draft is there afterwards. */
async function send(path: string, serverAction: () => Promise<unknown>) {
	const body = new URLSearchParams({ intent: "book", facts: "Two months.", password: "secret" });
	const request = new Request(`https://visavis.test${path}?index`, { method: "POST", body });
	const result = await keepingTyped<Answer>({ request, serverAction } as ClientActionFunctionArgs).catch(
		(thrown) => thrown,
	);
	return { result, isKept: sessionStorage.getItem(draft(path)) !== null };
}
const redirected = (to: string) => async () => {
	throw new Response(null, { status: 302, headers: { Location: to } });
};

test("A form that does not reach the server keeps its page (a status of 503) and what was typed, but no password", async () => {
	const { result, isKept } = await send("/business/1/book", async () => {
		throw new TypeError("Failed to fetch");
	});
	expect(result.status).toBe(503);
	const answer = await result.json();
	expect(answer).toMatchObject({ intent: "book", outcome: "unreachable", typed: { facts: "Two months." } });
	expect(JSON.stringify(answer)).not.toContain("secret");
	expect(isKept).toBe(true);
});

test("A draft goes when its form has arrived, and stays at the wall of signing in", async () => {
	const book = "/business/1/book";
	expect((await send(book, redirected("/auth?next=%2Fabout"))).isKept).toBe(true);
	expect((await send(book, async () => answerOf("book", "invalid"))).isKept).toBe(true);
	expect((await send(book, async () => answerOf("book", "unsent"))).isKept).toBe(true);
	expect((await send(book, redirected("/appointments/1?booked=1"))).isKept).toBe(false);
	expect(sessionStorage.getItem(draft("/auth"))).not.toBeNull();
	expect((await send("/auth", redirected("/auth?step=code"))).isKept).toBe(false);
	sessionStorage.setItem(draft(book), "{}");
	expect((await send(book, async () => answerOf("pick", "saved"))).isKept).toBe(false);
});

/** Runs public/sw.js as a browser would; its events are fired by name. */
function worker(edit = (script: string) => script) {
	const on: Record<string, (event: object) => void> = {};
	const pages = new Map<string, string>();
	const log: string[] = [];
	const fetched = vi.fn(async (): Promise<string> => "fresh");
	runInNewContext(edit(readFileSync("public/sw.js", "utf8")), {
		addEventListener: (name: string, listener: (event: object) => void) => {
			on[name] = listener;
		},
		location: { search: "?en.dark" },
		skipWaiting: () => {},
		clients: { claim: async () => {} },
		registration: { unregister: async () => void log.push("unregistered") },
		Request: class {
			constructor(readonly url: string) {}
		},
		fetch: fetched,
		caches: {
			open: async (name: string) => ({ add: async ({ url }: { url: string }) => void pages.set(name, url) }),
			keys: async () => [...pages.keys()],
			delete: async (name: string) => pages.delete(name),
			match: async () => (pages.size > 0 ? "offline page" : undefined),
		},
	});
	const fire = async (name: string, event: object = {}) => {
		const waits: unknown[] = [];
		on[name]?.({
			waitUntil: (work: unknown) => waits.push(work),
			respondWith: (work: unknown) => waits.push(work),
			...event,
		});
		return (await Promise.all(waits))[0];
	};
	const ask = (request: object) => fire("fetch", { request, preloadResponse: Promise.resolve(undefined) });
	return { fire, ask, pages, log, fetched };
}

test("The service worker answers page loads that fail, and nothing else; with its switch off it leaves", async () => {
	const { fire, ask, pages, fetched } = worker();
	pages.set("offline-of-an-older-version", "/offline");
	await fire("install");
	await fire("activate");
	expect([...pages]).toEqual([["offline-VERSION?en.dark", "/offline"]]);
	const navigation = { mode: "navigate", method: "GET" };
	expect(await ask(navigation)).toBe("fresh");
	fetched.mockRejectedValue(new TypeError("Failed to fetch"));
	expect(await ask(navigation)).toBe("offline page");
	expect(await ask({ mode: "navigate", method: "POST" })).toBeUndefined();
	expect(await ask({ mode: "cors", method: "GET" })).toBeUndefined();

	const off = worker((script) => script.replace("isOn = true", "isOn = false"));
	off.pages.set("offline-1", "/offline");
	await off.fire("install");
	await off.fire("activate");
	expect(off.pages.size).toBe(0);
	expect(off.log).toEqual(["unregistered"]);
	expect(await off.ask(navigation)).toBeUndefined();
});

/** What the script in the head does to a page that is opened this way, or comes back from the browser's memory. */
function opened(type: string, hasLeft: boolean, isRestored = false) {
	const kept = new Kept();
	if (hasLeft) kept.setItem("visavis.left", "1");
	const went: string[] = [];
	let onShow = (_: object) => {};
	const style = { display: "" };
	runInNewContext(guardScript, {
		sessionStorage: kept,
		document: { documentElement: { style } },
		stop: () => {},
		location: { replace: (to: string) => went.push(to) },
		performance: { getEntriesByType: () => [{ type }] },
		addEventListener: (_: string, listener: (event: object) => void) => {
			onShow = listener;
		},
	});
	if (isRestored) {
		kept.setItem("visavis.left", "1");
		onShow({ persisted: true });
	}
	return { isBlank: style.display === "none", went, hasLeft: kept.getItem("visavis.left") !== null };
}

test("After leaving, Back and a reload show nothing and leave again; the address typed anew shows the page", () => {
	const gone = { isBlank: true, went: ["https://www.wikipedia.org/"], hasLeft: true };
	expect(opened("back_forward", true)).toEqual(gone);
	expect(opened("reload", true)).toEqual(gone);
	expect(opened("navigate", false, true)).toEqual(gone);
	expect(opened("navigate", true)).toEqual({ isBlank: false, went: [], hasLeft: false });
	expect(opened("back_forward", false)).toEqual({ isBlank: false, went: [], hasLeft: false });
});
