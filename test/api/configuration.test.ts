import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Miniflare, type MiniflareOptions, type WorkerdStructuredLog, type WorkerOptions } from "miniflare";
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
/** The Worker as it is deployed, with the settings of wrangler.toml and its secret; each test takes away from them. */
let complete: WorkerOptions;
let secret: string;
/** The session cookie of a client. */
let cookie: string;
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
	const { db, close } = await openDatabase(state, config);
	await migrate(db);
	await loadDemo(db, 1, () => {});
	const ctx = { ...testCtx(db), now: () => new Date(), keys: await readKeys(secret) };
	cookie = `${sessionCookie}=${await sessionTokenOf(ctx, (await somebody(ctx, { phone: newNumber(), phone_confirmed_at: new Date().toISOString() })).session)}`;
	await close();
	const options = unstable_getMiniflareWorkerOptions(config).workerOptions;
	complete = {
		...options,
		...persistence(state),
		modules: [{ type: "ESModule", path: "build/worker/index.js" }],
		bindings: { ...options.bindings, PUBLIC_URL: origin, AUTH_KEYS: secret },
	} as WorkerOptions;
	worker = new Miniflare(optionsOf(complete));
}, 240_000);
afterAll(async () => {
	await worker.dispose();
	rmSync(state, { recursive: true, force: true });
});

const origin = "https://visavis.test";

const optionsOf = (options: WorkerOptions): MiniflareOptions => ({
	...options,
	handleStructuredLogs: ({ message }: WorkerdStructuredLog) => void logged.push(message),
});

/** Asks the Worker once it runs with these settings. */
async function askWith(options: WorkerOptions, path = "/about", headers: Record<string, string> = {}) {
	await worker.setOptions(optionsOf(options));
	logged.length = 0;
	const answer = await worker.dispatchFetch(origin + path, { headers });
	return { status: answer.status, text: await answer.text(), type: answer.headers.get("Content-Type") };
}

const withVars = (vars: Record<string, string | undefined>): WorkerOptions => {
	const bindings = Object.fromEntries(
		Object.entries({ ...complete.bindings, ...vars }).filter(([, value]) => value !== undefined),
	);
	return { ...complete, bindings: bindings as Record<string, string> };
};

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

const broken: [setting: string, how: string, options: () => WorkerOptions][] = [
	["AUTH_KEYS", "missing", () => withVars({ AUTH_KEYS: undefined })],
	["AUTH_KEYS", "no JSON", () => withVars({ AUTH_KEYS: "top-secret" })],
	["PUBLIC_URL", "missing", () => withVars({ PUBLIC_URL: undefined })],
	["MAIL_FROM", "missing", () => withVars({ MAIL_FROM: undefined })],
	["MEETING_URL", "missing", () => withVars({ MEETING_URL: undefined })],
	["PUBLISHABLE_KEY", "missing", () => withVars({ PUBLISHABLE_KEY: undefined })],
	["REDIRECT_ORIGINS", "a page", () => withVars({ REDIRECT_ORIGINS: "https://app.example/callback" })],
	["DISABLE_SIGNUP", "a maybe", () => withVars({ DISABLE_SIGNUP: "perhaps" })],
	["DB", "missing", () => ({ ...complete, d1Databases: {} })],
	["FILES", "missing", () => ({ ...complete, r2Buckets: {} })],
	["USER", "missing", () => ({ ...complete, durableObjects: {} })],
	["EMAIL", "missing", () => ({ ...complete, email: { send_email: [] } })],
	["USED_UP", "missing", () => ({ ...complete, kvNamespaces: {} })],
	...["SEARCHES", "PROFILES", "SUGGESTIONS", "PAGES", "WRITES", "FEEDS"].map((name): (typeof broken)[number] => [
		name,
		"missing",
		() => {
			const { [name]: _, ...ratelimits } = complete.ratelimits ?? {};
			return { ...complete, ratelimits };
		},
	]),
	["TEXT_SECRET", "missing beside others", () => withVars({ ...text, TEXT_SECRET: undefined })],
	["ASSISTANT_KEY", "missing beside others", () => withVars({ ...assistant, ASSISTANT_KEY: undefined })],
	["ASSISTANT_DAILY", "missing beside others", () => withVars({ ...assistant, ASSISTANT_DAILY: undefined })],
	["ASSISTANT_URL", "not secure", () => withVars({ ...assistant, ASSISTANT_URL: "http://models.example/v1" })],
];

test.each(broken)("Where %s is %s, every request says so, and so does the log", async (setting, _how, options) => {
	const message = `Configuration error: ${setting} is missing or cannot be read.`;
	const page = await askWith(options(), "/about", { Accept: "text/html" });
	expect(page).toMatchObject({ status: 503, type: expect.stringContaining("text/html") });
	expect(page.text).toContain(message);
	await expect.poll(() => logged.filter((line) => line.includes(message)).length, { timeout: 20_000 }).toBe(1);
	for (const path of ["/api/health", "/auth/v1/user", "/parties/notifications/site", "/photos/1", "/"]) {
		const answer = await worker.dispatchFetch(origin + path);
		expect([path, answer.status, await answer.json()]).toEqual([path, 503, { code: "configuration_error", message }]);
	}
	const said = [page.text, ...logged].join("\n");
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
	const { text: said } = await askWith(withVars(wrong));
	const names = Object.keys(wrong)
		.filter((name) => !["TEXT_SECRET", "ASSISTANT_KEY"].includes(name))
		.sort();
	expect(said).toContain(`${names.join(", ")} are missing or cannot be read.`);
});

test("With all settings, and with those of text messages and the assistant, the site is served", async () => {
	expect(await askWith(complete)).toMatchObject({ status: 200 });
	expect(await askWith(withVars({ ...text, ...assistant }))).toMatchObject({ status: 200 });
});

test("With the id of another database in wrangler.toml, what was migrated and loaded is served", async () => {
	const answer = await askWith(complete, "/api/lookups/countries");
	expect(answer.status).toBe(200);
	expect(JSON.parse(answer.text)).not.toHaveLength(0);
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

const askCode = async (phone: string) => {
	const answer = await worker.dispatchFetch(`${origin}/auth/v1/otp`, {
		method: "POST",
		headers: { "Content-Type": "application/json", "X-Supabase-Api-Version": "2024-01-01" },
		body: JSON.stringify({ phone }),
	});
	return { status: answer.status, body: (await answer.json()) as { code?: string } };
};

test("A code goes to a phone through the gateway, to its countries only, and never more than a day's share", async () => {
	const { taken, url, close } = await gateway();
	await worker.setOptions(optionsOf(withVars({ ...text, TEXT_URL: url, TEXT_DAILY_CAP: "2" })));
	const number = newNumber();
	expect((await askCode(number)).status).toBe(200);
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
	expect(await askCode("+12125550123")).toMatchObject({ status: 422, body: { code: "sms_send_failed" } });
	expect(await askCode("+34600")).toMatchObject({ status: 400, body: { code: "validation_failed" } });
	for (let i = 0; i < 3; i++) expect((await askCode(newNumber())).status).toBe(200);
	await expect.poll(() => logged.filter((line) => line.includes("DailyCapError")).length, { timeout: 20_000 }).toBe(2);
	expect(taken).toHaveLength(2);
	expect(logged.join("\n")).not.toContain(number);
	close();
});

test("Without a gateway no page and no call offers a phone", async () => {
	const pages = async () => {
		const texts = [];
		for (const path of ["/profile/security", "/profile/notifications"]) {
			const answer = await worker.dispatchFetch(origin + path, { headers: { Cookie: cookie } });
			expect(answer.status, path).toBe(200);
			texts.push(await answer.text());
		}
		return [texts[0]?.includes("change=phone"), texts[1]?.includes('value="booking.text"')];
	};
	await worker.setOptions(optionsOf(withVars(text)));
	expect(await pages()).toEqual([true, true]);
	await worker.setOptions(optionsOf(complete));
	expect(await pages()).toEqual([false, false]);
	expect(await askCode(newNumber())).toMatchObject({ status: 422, body: { code: "phone_provider_disabled" } });
});
