import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Miniflare, type MiniflareOptions, type WorkerdStructuredLog } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { readKeys } from "#domain/ground/keys.server.ts";
import { sessionCookie } from "#domain/identity/cookies.server.ts";
import { sessionTokenOf } from "#domain/identity/session-tokens.server.ts";
import { loadDemo } from "#drizzle/seed/load.ts";
import { migrate, openDatabase, persistence } from "#scripts/database.ts";
import { testCtx } from "../support/database.ts";
import { newKey, newNumber, somebody } from "../support/identity.ts";

const state = mkdtempSync(join(tmpdir(), "visavis-test-"));
let secret: string;
/** The session cookie of a client. */
let cookie: string;
/** The Worker as it is deployed, with the settings of wrangler.toml and its secret; each test takes away from them. */
let worker: Miniflare;
const logged: string[] = [];

beforeAll(async () => {
	secret = JSON.stringify([await newKey("test")]);
	// As after the first step of the README's "Deploying".
	const config = join(state, "wrangler.toml");
	const deployed = readFileSync("wrangler.toml", "utf8")
		.replace("00000000-0000-0000-0000-000000000001", crypto.randomUUID())
		.replace('"build/client"', JSON.stringify(resolve("build/client")));
	writeFileSync(config, deployed);
	const { db, openFiles, close } = await openDatabase(state, config);
	await (await openFiles()).put("evidence/1", "a document");
	await migrate(db);
	await loadDemo(db, 1, () => {});
	const ctx = { ...testCtx(db), now: () => new Date(), keys: await readKeys(secret) };
	cookie = `${sessionCookie}=${await sessionTokenOf(ctx, (await somebody(ctx, { phone: newNumber(), phone_confirmed_at: new Date().toISOString() })).session)}`;
	await close();
	const options = unstable_getMiniflareWorkerOptions(config).workerOptions;
	worker = new Miniflare({
		...options,
		...persistence(state),
		modules: [
			{ type: "ESModule", path: "build/worker/varied.js", contents: varied },
			{ type: "ESModule", path: "build/worker/index.js" },
		],
		bindings: { ...options.bindings, PUBLIC_URL: origin, AUTH_KEYS: secret },
		handleStructuredLogs: ({ message }: WorkerdStructuredLog) => void logged.push(message),
	} as MiniflareOptions);
}, 240_000);
afterAll(async () => {
	await worker.dispose();
	rmSync(state, { recursive: true, force: true });
});

const origin = "https://visavis.test";

/** What is said by a header of each request: the settings that it finds other than they are in `complete`, null for none. */
const header = "X-Settings";
type Changes = Record<string, string | null>;

/**
 * The site with the environment that a request says: to start it anew for each takes two seconds. The site reads what it
 * finds once for each environment, as it does when it starts.
 */
const varied = `
	import site from "./index.js";
	export * from "./index.js";
	const environments = new Map();
	export default {
		fetch(request, env, execution) {
			const changes = request.headers.get("${header}") ?? "{}";
			const all = Object.entries({ ...env, ...JSON.parse(changes) });
			if (!environments.has(changes)) environments.set(changes, Object.fromEntries(all.filter(([, value]) => value !== null)));
			return site.fetch(request, environments.get(changes), execution);
		},
	};`;

const ask = (
	path: string,
	changes: Changes = {},
	init: { method?: string; headers?: Record<string, string>; body?: string } = {},
) => worker.dispatchFetch(origin + path, { ...init, headers: { ...init.headers, [header]: JSON.stringify(changes) } });

test("Files that the seed keeps are where the Worker looks for them", async () => {
	const files = await worker.getR2Bucket("FILES");
	expect(await (await files.get("evidence/1"))?.text()).toBe("a document");
});

const text = {
	TEXT_URL: "https://texts.example/send",
	TEXT_SECRET: "quite-secret",
	TEXT_FROM: "Visavis",
	TEXT_DAILY_CAP: "100",
	TEXT_COUNTRIES: "ES, DE",
};

const assistant = {
	ASSISTANT_URL: "https://models.example/v1",
	ASSISTANT_MODEL: "a-model",
	ASSISTANT_KEY: "quite-secret",
	ASSISTANT_DAILY: "100",
};

const broken: [setting: string, how: string, changes: Changes][] = [
	["AUTH_KEYS", "no JSON", { AUTH_KEYS: "top-secret" }],
	["REDIRECT_ORIGINS", "a page", { REDIRECT_ORIGINS: "https://app.example/callback" }],
	["DISABLE_SIGNUP", "a maybe", { DISABLE_SIGNUP: "perhaps" }],
	...[
		...["AUTH_KEYS", "PUBLIC_URL", "MAIL_FROM", "MEETING_URL", "PUBLISHABLE_KEY"],
		...["DB", "FILES", "USER", "EMAIL", "USED_UP"],
		...["SEARCHES", "PROFILES", "SUGGESTIONS", "PAGES", "WRITES", "FEEDS"],
	].map((name): (typeof broken)[number] => [name, "missing", { [name]: null }]),
	["TEXT_SECRET", "missing beside others", { ...text, TEXT_SECRET: null }],
	["ASSISTANT_KEY", "missing beside others", { ...assistant, ASSISTANT_KEY: null }],
	["ASSISTANT_DAILY", "missing beside others", { ...assistant, ASSISTANT_DAILY: null }],
	["ASSISTANT_URL", "not secure", { ...assistant, ASSISTANT_URL: "http://models.example/v1" }],
];

test.each(broken)("Where %s is %s, every request says so, and so does the log", async (setting, _how, changes) => {
	logged.length = 0;
	const message = `Configuration error: ${setting} is missing or cannot be read.`;
	const page = await ask("/about", changes, { headers: { Accept: "text/html" } });
	expect(page.status).toBe(503);
	expect(page.headers.get("Content-Type")).toContain("text/html");
	const shown = await page.text();
	expect(shown).toContain(message);
	const paths = ["/api/health", "/auth/v1/user", "/parties/notifications/site", "/photos/1", "/"];
	for (const path of paths) {
		const answer = await ask(path, changes);
		expect([path, answer.status, await answer.json()]).toEqual([path, 503, { code: "configuration_error", message }]);
	}
	const lines = () => logged.filter((line) => line.includes(message)).length;
	await expect.poll(lines, { timeout: 20_000 }).toBe(1 + paths.length);
	const said = [shown, ...logged].join("\n");
	for (const value of ["top-secret", "quite-secret", secret.slice(10, 60)]) expect(said).not.toContain(value);
});

test("Settings that cannot be are named together", async () => {
	const wrong = {
		AUTH_KEYS: secret.replace(/"d":"[^"]*",?/, ""),
		PUBLIC_URL: "visavis.example",
		MAIL_FROM: "Visavis",
		MEETING_URL: "https://meet.example/",
		TEXT_URL: "http://texts.example/send",
		TEXT_SECRET: "quite-secret",
		TEXT_FROM: "",
		TEXT_DAILY_CAP: "many",
		TEXT_COUNTRIES: "ES, Germany",
		ASSISTANT_URL: "models.example",
		ASSISTANT_MODEL: "",
		ASSISTANT_KEY: "quite-secret",
		ASSISTANT_DAILY: "-1",
	};
	const said = await (await ask("/about", wrong)).text();
	const names = Object.keys(wrong)
		.filter((name) => !["TEXT_SECRET", "ASSISTANT_KEY"].includes(name))
		.sort();
	expect(said).toContain(`${names.join(", ")} are missing or cannot be read.`);
});

test("With all settings, and with those of text messages and the assistant, the site is served", async () => {
	for (const changes of [{}, { ...text, ...assistant }]) expect((await ask("/about", changes)).status).toBe(200);
});

test("With the id of another database in wrangler.toml, what was migrated and loaded is served", async () => {
	const answer = await ask("/api/lookups/countries");
	expect(answer.status).toBe(200);
	expect(await answer.json()).not.toHaveLength(0);
});

/** A gateway on this machine that takes text messages, as docs/decisions/019 describes it. */
async function gateway() {
	const taken: { headers: IncomingHttpHeaders; body: unknown; path: string | undefined }[] = [];
	const server = createServer(async (request, response) => {
		let body = "";
		for await (const part of request) body += part;
		taken.push({ headers: request.headers, body: JSON.parse(body), path: request.url });
		response.writeHead(202).end("{}");
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const { port } = server.address() as AddressInfo;
	return { taken, url: `http://127.0.0.1:${port}/send`, close: () => server.close() };
}

const askCode = async (phone: string, changes: Changes = {}) => {
	const answer = await ask("/auth/v1/otp", changes, {
		method: "POST",
		headers: { "Content-Type": "application/json", "X-Supabase-Api-Version": "2024-01-01" },
		body: JSON.stringify({ phone }),
	});
	return { status: answer.status, body: (await answer.json()) as { code?: string } };
};

test("A code goes to a phone through the gateway, to its countries only, and never more than a day's share", async () => {
	const { taken, url, close } = await gateway();
	const capped = { ...text, TEXT_URL: url, TEXT_DAILY_CAP: "2" };
	const number = newNumber();
	expect((await askCode(number, capped)).status).toBe(200);
	await expect.poll(() => taken.length, { timeout: 20_000 }).toBe(1);
	expect(taken[0]).toMatchObject({
		path: "/send",
		headers: {
			authorization: "Bearer quite-secret",
			"content-type": "application/json",
			"idempotency-key": expect.stringMatching(/^[0-9a-f-]{36}$/),
		},
		body: { from: "Visavis", to: number, text: expect.stringMatching(/\d{6}/) },
	});
	expect(await askCode("+12125550123", capped)).toMatchObject({ status: 422, body: { code: "sms_send_failed" } });
	expect(await askCode("+34600", capped)).toMatchObject({ status: 400, body: { code: "validation_failed" } });
	for (let i = 0; i < 3; i++) expect((await askCode(newNumber(), capped)).status).toBe(200);
	await expect.poll(() => logged.filter((line) => line.includes("DailyCapError")).length, { timeout: 20_000 }).toBe(2);
	expect(taken).toHaveLength(2);
	expect(logged.join("\n")).not.toContain(number);
	close();
});

test("Without a gateway no page and no call offers a phone", async () => {
	const pages = async (changes?: Changes) => {
		const texts = [];
		for (const path of ["/profile/security", "/profile/notifications"]) {
			const answer = await ask(path, changes, { headers: { Cookie: cookie } });
			expect(answer.status, path).toBe(200);
			texts.push(await answer.text());
		}
		return [texts[0]?.includes("change=phone"), texts[1]?.includes('value="booking.text"')];
	};
	expect(await pages(text)).toEqual([true, true]);
	expect(await pages()).toEqual([false, false]);
	expect(await askCode(newNumber())).toMatchObject({ status: 422, body: { code: "phone_provider_disabled" } });
});
