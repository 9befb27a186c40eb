import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { AuthClient } from "@supabase/auth-js";
import type { JWK } from "jose";
import { Secret, TOTP } from "otpauth";
import type { TestProject } from "vitest/node";
import { sessionCookie } from "#domain/identity/cookies.server.ts";
import { demoPassword, demoPeople } from "#drizzle/seed/people.ts";
import { openDatabase } from "#scripts/database.ts";
import { stateToServe } from "./prepared.ts";
import { rounds } from "./rounds.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Where the Worker answers. */
		url: string;
		/** Access token of the demo admin, at aal2. */
		admin: string;
		/** The cookie of the demo admin's pages. */
		adminCookie: string;
		/** The demo lawyer, who owns professional number 1, at aal2: an access token, and the cookie of their pages. */
		lawyer: { token: string; cookie: string };
		/** The private key that the Worker signs with: for tokens that are false in one thing only. */
		signingKey: JWK;
	}
}

/** Professionals in the database that the server tests run against. */
export const businessesServed = rounds(5_000, 10_000);

/**
 * Starts the real Worker as `npm start` does, on a fresh state that `stop` takes away again; `env` is for it alone, and
 * `fill` puts into its database what it is to serve besides.
 */
export async function serve(
	businesses: number,
	env: Record<string, string> = {},
	fill?: (db: D1Database) => Promise<unknown>,
): Promise<{ url: string; state: string; stop: () => void }> {
	const state = await stateToServe(businesses);
	if (fill) {
		const { db, close } = await openDatabase(state);
		await fill(db);
		await close();
	}
	const port = await freePort();
	const server = spawn("tsx", ["scripts/start.ts"], {
		env: { ...process.env, PORT: String(port), VISAVIS_STATE: state, VISAVIS_TEST_HEADERS: "believed", ...env },
		stdio: ["ignore", "pipe", "inherit"],
		detached: true,
	});
	await ready(server, "Visavis is ready");
	return {
		url: `http://localhost:${port}`,
		state,
		stop: () => {
			if (server.pid) process.kill(-server.pid, "SIGTERM");
			rmSync(state, { recursive: true, force: true });
		},
	};
}

/** One Worker for all server tests together. */
export default async function setup(project: TestProject) {
	const { url, state, stop } = await serve(businessesServed);
	project.provide("url", url);
	project.provide("signingKey", signingKey(state));
	const admin = await signInDemo(url, "admin");
	project.provide("admin", admin.token);
	project.provide("adminCookie", admin.cookie);
	project.provide("lawyer", await signInDemo(url, "business"));
	return stop;
}

function signingKey(state: string): JWK {
	const [, keys = "[]"] = /^AUTH_KEYS='(.*)'$/m.exec(readFileSync(join(state, "secrets.env"), "utf8")) ?? [];
	return JSON.parse(keys)[0];
}

/** Such a person signs in once for all files: a code of their authenticator works once, and the next is 30 s away. */
async function signInDemo(url: string, role: "admin" | "business"): Promise<{ token: string; cookie: string }> {
	const person = demoPeople.find((one) => one.role === role);
	let cookie = "";
	const client = new AuthClient({
		url: `${url}/auth/v1`,
		persistSession: false,
		autoRefreshToken: false,
		headers: { "X-Visavis-Session": "cookie", Origin: url },
		fetch: async (input, init) => {
			const answer = await fetch(input, init);
			const line = answer.headers.getSetCookie().find((one) => one.startsWith(sessionCookie));
			cookie = line?.split(";")[0] ?? cookie;
			return answer;
		},
	});
	const { data, error } = await client.signInWithPassword({ email: person?.email ?? "", password: demoPassword });
	if (error) throw error;
	const code = new TOTP({ secret: Secret.fromBase32(person?.totp ?? "") }).generate();
	const raised = await client.mfa.challengeAndVerify({ factorId: data.user.factors?.[0]?.id ?? "", code });
	if (raised.error) throw raised.error;
	return { token: raised.data.access_token, cookie };
}

const codeMs = 30_000;

/**
 * The demo admin, signed in anew: what strikes somebody wants a second factor of the last quarter of an hour, and a run of
 * all tests may take longer. A code works once: where somebody has used it already, the next one is waited for.
 */
export async function freshAdmin(url: string) {
	try {
		return await signInDemo(url, "admin");
	} catch {
		await new Promise((later) => setTimeout(later, codeMs - (Date.now() % codeMs) + 500));
		return signInDemo(url, "admin");
	}
}

/** Resolves with the line that says so; throws when the server ends before it. */
export function ready(server: ChildProcess, line: string) {
	return new Promise<void>((resolve, reject) => {
		server.stdout?.on("data", (data) => {
			if (String(data).includes(line)) resolve();
		});
		server.on("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
	});
}

/**
 * Above 10080, the last that browsers and fetch refuse (https://fetch.spec.whatwg.org/#port-blocking), and below those
 * that systems give to whoever asks for any, or to the near end of a connection.
 */
const ports = { from: 10_081, until: 32_000 };

/**
 * A port that nobody listens on. Drawn at random, and not by the system: what that gives away it gives to others as well
 * before a server has come up on it.
 */
export function freePort(): Promise<number> {
	const port = randomInt(ports.from, ports.until);
	return new Promise((resolve) => {
		const probe = createServer()
			.once("error", () => resolve(freePort()))
			.listen(port, () => probe.close(() => resolve(port)));
	});
}
