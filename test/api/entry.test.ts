import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBusiness } from "../support/demo.ts";
import { freshNetwork } from "../support/people.ts";
import { isLong, onlyLong } from "../support/rounds.ts";
import { allRoutes, isPage, withIds } from "../support/routes.ts";
import { newState, type State, startWorker } from "../support/worker.ts";

/** As `wrangler deploy` leaves it. */
let worker: Awaited<ReturnType<typeof startWorker>>;
let state: State;
beforeAll(async () => {
	state = await newState();
	worker = await startWorker(state, { MAIL_FROM: "safe@visavis.test" });
});
afterAll(async () => {
	await worker?.end("SIGTERM");
	state?.remove();
});

const ask = (path: string, init: RequestInit & { duplex?: "half" } = {}) =>
	fetch(worker.url + path, { redirect: "manual", ...init });

const megabyte = 1024 * 1024;

/** So many bytes that are made while they are sent, in pieces of 64 kB; nobody says beforehand how many. */
function streamed(length: number) {
	let sent = 0;
	return new ReadableStream<Uint8Array>({
		pull(controller) {
			if (sent >= length) return controller.close();
			sent += 64 * 1024;
			controller.enqueue(new Uint8Array(64 * 1024).fill(97));
		},
	});
}

const form = { "Content-Type": "application/x-www-form-urlencoded" };

test.each([
	"/preferences",
	"/time-zone",
	"/time-zone.data",
	"/auth",
	"/auth.data",
	"/auth/v1/signup",
	"/auth/v1/otp",
	"/auth/v1/token?grant_type=password",
])("20 MB to %s are too large, with or without a length that says so", async (path) => {
	const announced = await ask(path, { method: "POST", headers: form, body: "a".repeat(20 * megabyte) });
	expect(announced.status).toBe(413);
	await announced.text();
	const chunked = await ask(path, { method: "POST", headers: form, body: streamed(20 * megabyte), duplex: "half" });
	expect(chunked.status).toBe(413);
	await chunked.text();
});

test("Of a body that is too long no more is kept than may come: three of 90 MB leave the Worker as it was", async () => {
	const sent = await Promise.all(
		["/preferences", "/time-zone", "/auth/v1/signup"].map((path) =>
			ask(path, { method: "POST", headers: form, body: streamed(90 * megabyte), duplex: "half" }),
		),
	);
	expect(sent.map(({ status }) => status)).toEqual([413, 413, 413]);
	expect((await ask("/api/health")).status).toBe(200);
});

test("An address of 8 kB is read, a longer one is refused to programs and people, and no page repeats it", async () => {
	const ofLength = (path: string, length: number) => path.padEnd(length - worker.url.length, "&");
	expect((await ask(ofLength("/search?q=visa", 8 * 1024))).status).toBe(200);
	for (const path of ["/search?q=visa", "/search.data?q=visa", "/api/search?q=visa", "/nowhere?"]) {
		const answer = await ask(ofLength(path, 8 * 1024 + 1), { headers: { Accept: "text/html" } });
		expect(answer.status, path).toBe(414);
		expect((await answer.text()).length, path).toBeLessThan(2_000);
	}
	expect(await (await ask(ofLength("/api/search?q=visa", 9_000))).json()).toMatchObject({ code: "address_too_long" });
});

test("A body of 128 kB is read, one byte more is not", async () => {
	const sized = (length: number) =>
		ask("/auth/v1/otp", { method: "POST", body: JSON.stringify({ data: { x: "" } }).padEnd(length, " ") });
	expect((await sized(128 * 1024)).status).toBe(400);
	expect((await sized(128 * 1024 + 1)).status).toBe(413);
});

const bodies: [type: string, body: string][] = [
	["", ""],
	["application/json", '{"intent":"save"}'],
	["application/json", "{"],
	["text/plain", "\u0000\uffff"],
	["multipart/form-data", "torn"],
	["multipart/form-data; boundary=x", "--x\r\nbroken"],
	["application/x-www-form-urlencoded", "%ff%=&&=%00&intent=constructor"],
	["application/octet-stream", "\u0001\u0002"],
];

test("No route answers 5xx, whatever bytes come, and nothing of it is an error in the log", async () => {
	for (const [n, { method, path }] of allRoutes.filter(({ method }) => method !== "GET").entries()) {
		for (const [m, address] of (isPage(path) ? [withIds(path), `${withIds(path)}.data`] : [withIds(path)]).entries()) {
			// Of a page and its data each is sent one half in a quick run, and of the next route the other.
			for (const [type, body] of bodies.filter((_, i) => isLong || (n + m + i) % 2 === 0)) {
				const answer = await ask(address, {
					method,
					body: new TextEncoder().encode(body),
					headers: { "Content-Type": type },
				});
				expect(answer.status, `${method} ${address} ${type}`).toBeLessThan(500);
				await answer.text();
			}
		}
	}
	expect(worker.printed()).not.toContain('"event":"error"');
});

test.each(["/preferences", "/preferences.data", "/time-zone", "/time-zone.data"])(
	"What is no form is refused by %s",
	async (path) => {
		const answer = await ask(path, { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } });
		expect(answer.status).toBe(400);
	},
);

test.each([
	"/%5C",
	"/%5C%5C",
	"/%5c.data",
	"/%5C%5C%5Bx",
	"/%5C:99999999",
	"//%5C",
	"/%2F%5C",
	"/%",
	"/%00",
	"/%E0%A4",
])("The address %s leads nowhere", async (path) => {
	const answer = await ask(path);
	expect(answer.status).toBe(404);
	expect(worker.printed()).not.toContain('"event":"error"');
});

test("Methods that a page does not know are refused, and are no error in the log", async () => {
	for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"]) {
		for (const path of ["/", "/about", "/about.data", "/search", "/nowhere", "/business/calendar"]) {
			const { status } = await ask(path, { method });
			expect([403, 404, 405], `${method} ${path}`).toContain(status);
		}
	}
	expect(worker.printed()).not.toContain('"event":"error"');
});

test("What is there for programs answers people with a page, and programs with JSON", async () => {
	const path = "/parties/notifications/site";
	const page = await ask(path, { headers: { Accept: "text/html,*/*;q=0.8" } });
	expect([page.status, page.headers.get("Content-Type")]).toEqual([404, "text/html; charset=UTF-8"]);
	expect(await page.text()).toContain('<a href="/">Go to the home page</a>');
	const json = await ask(path);
	expect(json.status).toBe(404);
	expect(await json.json()).toMatchObject({ code: "not_found" });
	for (const { headers } of [page, json]) {
		expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
		expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
	}
});

test("A Worker without its secret names it to everyone and in its log, and shows no page", async () => {
	const broken = await startWorker({ ...state, secret: "" });
	try {
		for (const path of ["/", "/api/health", "/photos/x", "/calendar/x.ics"]) {
			const answer = await fetch(broken.url + path, { headers: { Accept: "text/html" } });
			expect([answer.status, answer.headers.get("Cache-Control")], path).toEqual([503, "no-store"]);
			expect(await answer.text(), path).toContain("AUTH_KEYS");
			await expect.poll(broken.printed, { timeout: 20_000, message: path }).toContain("AUTH_KEYS");
			expect(answer.headers.get("Content-Security-Policy"), path).toContain("default-src 'none'");
		}
	} finally {
		await broken.end("SIGTERM");
	}
});

const { id } = makeBusiness(1);

/** How an address is answered when it is asked for so often within a minute. */
async function tally(path: string, times: number, network: string, init: RequestInit = {}) {
	const statuses: number[] = [];
	while (statuses.length < times) {
		const some = Array.from({ length: Math.min(20, times - statuses.length) }, async () => {
			const answer = await ask(path, { ...init, headers: { ...init.headers, "CF-Connecting-IP": network } });
			await answer.text();
			return answer.status;
		});
		statuses.push(...(await Promise.all(some)));
	}
	return statuses.filter((status) => status === 429).length;
}

/** A minute of the clock begins every window anew: what must fit into one is asked for again when one began meanwhile. */
async function withinOneMinute<T>(work: () => Promise<T>): Promise<T> {
	for (;;) {
		const begun = Math.floor(Date.now() / 60_000);
		const result = await work();
		if (Math.floor(Date.now() / 60_000) === begun) return result;
	}
}

test.each([
	["60 searches", "/api/search?q=x", 60],
	["60 searches", "/search.data?q=x", 60],
	["120 profiles", `/api/businesses/${id}`, 120],
	["300 suggestions", "/api/suggest?q=ma", 300],
	["600 pages", "/api/lookups/legal_services", 600],
])("From one address come %s a minute, and no more: %s", async (_, path, most) => {
	const over = await withinOneMinute(() => tally(path, most + 5, freshNetwork()));
	expect(over).toBe(5);
});

test("A /64 is one address, the next one another, and a browser's name changes nothing", async () => {
	const refused = await withinOneMinute(async () => {
		const net = freshNetwork().replace(/::1$/, "");
		await tally("/api/search?q=x", 60, `${net}:1:2:3:4:5`.split(":").slice(0, 8).join(":"));
		const agents = ["Googlebot/2.1 (+http://www.google.com/bot.html)", "Mozilla/5.0"];
		const same: number[] = [];
		for (const agent of agents) {
			const to = `${net}:1:9:9:9:9`.split(":").slice(0, 8).join(":");
			same.push(await tally("/api/search?q=x", 1, to, { headers: { "User-Agent": agent } }));
		}
		return [...same, await tally("/api/search?q=x", 1, freshNetwork())];
	});
	expect(refused).toEqual([1, 1, 0]);
});

test("Who asks too often reads so on a page, as data and as JSON, and hears for how long to wait", async () => {
	const headers = { "CF-Connecting-IP": freshNetwork() };
	const [page, asData, json] = await withinOneMinute(async () => {
		await tally("/search.data", 60, headers["CF-Connecting-IP"]);
		return Promise.all(
			["/search?q=visa", "/search.data?q=visa", "/api/search?q=visa"].map((path) => ask(path, { headers })),
		);
	});
	for (const answer of [page, asData, json]) {
		expect(answer?.status).toBe(429);
		expect(answer?.headers.get("Retry-After")).toBe("60");
		expect(answer?.headers.get("Cache-Control")).toBe("private, no-store");
	}
	const html = (await page?.text()) ?? "";
	expect(html).toContain("Please wait a minute");
	// Back to the same search.
	expect(html).toContain('href="/search?q=visa"');
	expect(await asData?.text()).toContain("429");
	expect(await json?.json()).toMatchObject({ code: "over_request_rate_limit", seconds: 60 });
});

test("A form that comes too often is given back with what was typed in it; signing out and mailed links go on", async () => {
	const network = freshNetwork();
	const send = (path: string, fields: Record<string, string>) =>
		ask(path, { method: "POST", body: new URLSearchParams(fields), headers: { "CF-Connecting-IP": network } });
	const [refused, signedOut, confirmed, ended, theme] = await withinOneMinute(async () => {
		await tally("/nowhere", 120, network, { method: "POST" });
		return Promise.all([
			send("/auth", { intent: "send_code", email: "ana@people.test" }),
			send("/auth/sign-out", {}),
			send("/auth/confirm?type=email&token_hash=x", { intent: "confirm" }),
			send(`/news/unsubscribe?token=${"0".repeat(32)}`, { "List-Unsubscribe": "One-Click" }),
			send("/preferences", { theme: "dark" }),
		]);
	});
	expect(refused?.status).toBe(429);
	expect(refused?.headers.get("Retry-After")).toBe("60");
	expect(await refused?.text()).toContain('value="ana@people.test"');
	expect([signedOut?.status, confirmed?.status, ended?.status, theme?.status]).toEqual([303, 403, 200, 303]);
});

test("A private calendar is counted by its own address, sitemaps and files by none", async () => {
	const network = freshNetwork();
	expect(await withinOneMinute(() => tally("/calendar/one.ics", 32, network))).toBe(2);
	expect(await tally("/calendar/another.ics", 1, network)).toBe(0);
	for (const path of ["/sitemap.xml", "/favicon.svg", ...onlyLong(["/robots.txt", "/.well-known/security.txt"])])
		expect(await tally(path, 650, network), path).toBe(0);
});

test("security.txt says whom to tell, in which language, and until when that is so", async () => {
	const answer = await ask("/.well-known/security.txt");
	expect(answer.headers.get("Content-Type")?.toLowerCase()).toBe("text/plain; charset=utf-8");
	const lines = new Map(
		(await answer.text())
			.trim()
			.split("\n")
			.map((line) => line.split(/: (.*)/) as [string, string]),
	);
	expect(lines.get("Contact")).toBe("mailto:safe@visavis.test");
	expect(lines.get("Canonical")).toBe(`${worker.url}/.well-known/security.txt`);
	const days = (Date.parse(lines.get("Expires") ?? "") - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(30);
	expect(days).toBeLessThan(366);
});

test("Who asks to open a socket where none opens gets the same protection as everybody", async () => {
	const { request } = await import("node:http");
	const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
		const asked = request(`${worker.url}/`, { headers: { Upgrade: "websocket", Connection: "Upgrade" } }, (answer) => {
			answer.resume();
			resolve(answer.headers);
		});
		asked.on("error", reject);
		asked.end();
	});
	expect(headers).toMatchObject({ "x-frame-options": "DENY", "x-content-type-options": "nosniff" });
	expect(headers["content-security-policy"]).toContain("nonce-");
});

test("What the API answers anybody is asked for again each time, for free times change", async () => {
	for (const path of ["/api/search?q=visa", `/api/businesses/${makeBusiness(1).id}`])
		expect((await ask(path)).headers.get("Cache-Control"), path).toBe("no-cache");
});

test("Nobody but a developer is told how many rows were read", async () => {
	for (const path of ["/", "/search", "/api/search", "/api/health"])
		expect((await ask(path)).headers.get("Server-Timing"), path).toBeNull();
});
