import { Hono } from "hono";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readKeys } from "#domain/ground/keys.server.ts";
import { sessionCookie } from "#domain/identity/cookies.server.ts";
import { sessionTokenOf } from "#domain/identity/session-tokens.server.ts";
import { api } from "#worker/api/index.ts";
import { type AppEnv, measured } from "#worker/measured.ts";
import { cheapenScrypt } from "../support/cheap-scrypt.ts";
import { bearerOf, newKey, somebody, testSite } from "../support/identity.ts";
import { settingsWith } from "../support/settings.ts";

cheapenScrypt();

let site: Awaited<ReturnType<typeof testSite>>;
let secret: string;
let cookie: string;
let bearer: string;

// A line for each request.
vi.spyOn(console, "log").mockImplementation(() => {});

beforeAll(async () => {
	site = await testSite();
	secret = JSON.stringify([await newKey("test")]);
	const ctx = { ...site.ctx, now: () => new Date(), keys: await readKeys(secret), publicUrl: "https://visavis.test" };
	const person = await somebody(ctx);
	cookie = `${sessionCookie}=${await sessionTokenOf(ctx, person.session)}`;
	bearer = await bearerOf(ctx, person);
});
afterAll(() => site.close());

/** D1 as it says where its sessions began, when they are first used; each reaches the bookmark of a count. */
function recording() {
	const began: string[] = [];
	let reached = 0;
	const DB = {
		withSession: (start: string) => {
			reached++;
			let isUsed = false;
			const bookmark = `00000000-${String(reached).padStart(8, "0")}-00000000-${"a".repeat(32)}`;
			return {
				prepare: (sql: string) => {
					if (!isUsed) began.push(start);
					isUsed = true;
					return site.d1.prepare(sql);
				},
				batch: site.d1.batch,
				getBookmark: () => bookmark,
			};
		},
	};
	return { began, DB };
}

/** The API and, in place of the pages, a handler that looks who is asking and reads something. */
const app = new Hono<AppEnv>()
	.use(measured)
	.route("/api", api)
	.all("*", async (c) => {
		const [actor] = await Promise.all([c.var.actor(), c.var.ctx.db.$client.prepare("SELECT 1").all()]);
		return c.text(actor ? "known" : "nobody");
	})
	.onError((_, c) => c.text("", 403));

async function ask(method: string, path: string, headers: Record<string, string> = {}, body?: string) {
	const { began, DB } = recording();
	const env = settingsWith({ DB, AUTH_KEYS: secret });
	const waits = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
	const init = { method, headers, ...(body !== undefined && { body }) };
	const answer = await app.request(`https://visavis.test${path}`, init, env, waits);
	const kept = answer.headers.getSetCookie().find((line) => line.startsWith("__Host-bookmark="));
	return { began, status: answer.status, kept, told: answer.headers.get("X-D1-Bookmark"), answer };
}

const id = "0123456789abcdef0123456789abcdef";
const publicPaths = [
	...["/", "/_root.data", "/search", "/search.data", "/services", "/about", "/sitemap", "/sitemap.xml", "/blog"],
	...["/help", "/help.data", "/terms", "/privacy", "/cookies", "/accessibility", "/careers"],
	...[`/business/${id}`, `/business/${id}.data`, `/photos/${id}`, "/sitemaps/places-1.xml", "/robots.txt"],
	...["/api/search", "/api/suggest?q=visa", "/api/lookups/countries", `/api/businesses/${id}`],
	...[`/api/businesses/${id}/slots?legal_service_id=x`, `/api/businesses/${id}/reviews`],
];
const privatePaths = [
	...["/profile", "/profile/security", "/profile.data", "/appointments", `/appointments/${id}`, "/auth", "/admin"],
	...["/admin/users", "/business", "/business/hours", "/business/hours.data", "/business/anything"],
	...[`/business/${id}/book`, "/parties/notifications/site", "/calendar/x.ics", "/api/profile", "/api/appointments"],
	...[`/api/businesses/${id}/availability`, "/api/health", "/anything"],
];

test.each(publicPaths)("A signed-out reader of %s reads at the nearest replica", async (path) => {
	const { began, kept, told } = await ask("GET", path);
	expect({ began, kept, told }).toEqual({ began: ["first-unconstrained"], kept: undefined, told: null });
});

test.each(privatePaths)("%s is read at the primary, whoever asks", async (path) => {
	const began = [...(await ask("GET", path)).began, ...(await ask("GET", path, { Cookie: cookie })).began];
	expect(new Set(began)).toEqual(new Set(["first-primary"]));
});

test("What changes something goes to the primary, on public paths too", async () => {
	for (const path of ["/search", "/api/reviews", "/auth/v1/token", "/preferences"])
		expect((await ask("POST", path, { Cookie: cookie }, "{}")).began, path).toEqual(["first-primary"]);
});

test("Who is asking is looked up at the primary beside public content", async () => {
	const { began, answer } = await ask("GET", "/search", { Cookie: cookie });
	expect(began.sort()).toEqual(["first-primary", "first-unconstrained"]);
	expect(await answer.text()).toBe("known");
	await site.d1.prepare("UPDATE users SET banned_until = '9999-01-01'").run();
	expect(await (await ask("GET", "/search", { Cookie: cookie })).answer.text()).toBe("nobody");
	await site.d1.prepare("UPDATE users SET banned_until = NULL").run();
});

const reached = `00000000-00000001-00000000-${"a".repeat(32)}`;

test("After a write a browser reads on from its bookmark, which is sealed in a cookie", async () => {
	const { kept = "", told } = await ask("POST", "/anything", { Cookie: cookie });
	expect(kept).toMatch(/^__Host-bookmark=[^;]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
	expect(kept).not.toContain(reached);
	expect(told).toBeNull();
	const [pair] = kept.split(";");
	expect((await ask("GET", "/search", { Cookie: `${cookie}; ${pair}` })).began).toContain(reached);
	expect((await ask("GET", "/profile", { Cookie: `${cookie}; ${pair}` })).began).toEqual(["first-primary"]);
	// Signed out meanwhile.
	expect((await ask("GET", "/search", { Cookie: `${pair}` })).began).toEqual(["first-unconstrained"]);
});

test("A program has it in a header", async () => {
	const Authorization = `Bearer ${bearer}`;
	const { kept, told } = await ask("POST", "/anything", { Authorization });
	expect(kept).toBeUndefined();
	const next = await ask("GET", "/api/lookups/countries", { Authorization, "X-D1-Bookmark": told ?? "" });
	expect(next.began).toEqual([reached]);
});

test("A bookmark that was not made here is not believed, and breaks nothing", async () => {
	const sealed = await (await readKeys(secret)).seal("something else");
	for (const made of [reached, "first-primary", "ffffffff-ffffffff", "x".repeat(5000), "%ff", ".", sealed]) {
		const { began, status } = await ask("GET", "/search", { Cookie: `${cookie}; __Host-bookmark=${made}` });
		expect([began.sort(), status], made.slice(0, 20)).toEqual([["first-primary", "first-unconstrained"], 200]);
	}
});

test("Strangers are told no bookmark: it would say whether their form has written something", async () => {
	const forged = `${sessionCookie}=a.b.c`;
	for (const headers of [{}, { Cookie: forged }, { Authorization: "Bearer a.b.c" }]) {
		const { kept, told } = await ask("POST", "/anything", headers as Record<string, string>);
		expect([kept, told]).toEqual([undefined, null]);
	}
});
