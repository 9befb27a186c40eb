import { writeFileSync } from "node:fs";
import autocannon from "autocannon";
import { Miniflare } from "miniflare";
import { sessionCookie } from "#domain/identity/cookies.server.ts";
import { hashPassword } from "#domain/identity/passwords.server.ts";
import type { SignedIn } from "#domain/identity/session-tokens.server.ts";
import { refreshTokenOf, sessionTokenOf } from "#domain/identity/session-tokens.server.ts";
import { openSession } from "#domain/identity/sessions.server.ts";
import { findUser } from "#domain/identity/users.server.ts";
import type { BenchOptions } from "#scripts/bench.ts";
import { bearerOf } from "../support/identity.ts";
import { freshNetwork } from "../support/people.ts";
import { newState, type State, startWorker } from "../support/worker.ts";

const connections = 8;
const secondsEach = 8;
const password = "three ships in the harbour";
const wrong = "four ships in the harbour";

/** What a stranger can ask of an address; a wait, for the same address, of a minute. */
const questions = {
	"sign-in": (email: string) => ["/auth/v1/token?grant_type=password", { email, password: wrong }],
	"sign-up": (email: string) => ["/auth/v1/signup", { email, password }],
	recovery: (email: string) => ["/auth/v1/recover", { email }],
	code: (email: string) => ["/auth/v1/otp", { email, create_user: false }],
} as const satisfies Record<string, (email: string) => readonly [string, object]>;
type Question = keyof typeof questions;

/**
 * Whether milliseconds tell an account from none, each question asked about as many of either in random order; what
 * the identity API does in a second beside an empty Worker; and what it adds to a page that somebody is signed in.
 */
export async function run({ pairs = 500, json }: BenchOptions) {
	const state = await newState();
	const empty = await serveEmpty();
	try {
		await addAccounts(state, pairs);
		const sessions = await openSessions(state);
		const strict = await startWorker(state, { VISAVIS_ENV: "development" });
		const gaps: Record<string, Gap> = {};
		console.log(`Milliseconds, ${pairs} addresses with an account and ${pairs} without, in random order`);
		console.log(row("", "known p50", "p95", "unknown p50", "p95", "gap of medians", "95 % interval"));
		try {
			for (const name of Object.keys(questions) as Question[]) {
				gaps[name] = await gapOf(pairs, async (i, isFirst) => {
					const [path, body] = questions[name](addressOf(name, i, isFirst));
					return timed(strict.url + path, { method: "POST", body: JSON.stringify(body) });
				});
				console.log(gapRow(name, gaps[name]));
			}
		} finally {
			await strict.end("SIGTERM");
		}
		const permissive = { VISAVIS_ENV: "development", VISAVIS_IDENTITY: "permissive" };
		const worker = await startWorker(state, permissive);
		try {
			const cookie = `${sessionCookie}=${sessions.cookie}`;
			const page = await gapOf(pairs, (_, isFirst) =>
				timed(`${worker.url}/`, isFirst ? { headers: { Cookie: cookie } } : {}),
			);
			gaps["page, signed in and out"] = page;
			console.log(gapRow("page, in / out", page));
			const rates = await ratesOf(worker.url, empty.url, sessions);
			console.log(`\nRequests a second, ${connections} connections for ${secondsEach} s, one thread`);
			for (const [name, rate] of Object.entries(rates)) console.log(row(name, rate.toFixed(0)));
			if (json)
				writeFileSync(json, `${JSON.stringify({ pairs, milliseconds: gaps, requests_a_second: rates }, null, "\t")}\n`);
		} finally {
			await worker.end("SIGTERM");
		}
	} finally {
		await empty.stop();
		state.remove();
	}
}

const row = (name: string, ...cells: string[]) => name.padEnd(18) + cells.map((cell) => cell.padStart(17)).join("");

/** An account for each question and pair, for a message goes to an address once a minute; nobody has the others. */
const addressOf = (question: string, i: number, isKnown: boolean) =>
	`${isKnown ? "known" : "nobody"}-${question}-${i}@people.test`;

async function addAccounts(state: State, pairs: number) {
	const hash = await hashPassword(password);
	const emails = Object.keys(questions).flatMap((question) =>
		Array.from({ length: pairs }, (_, i) => addressOf(question, i, true)),
	);
	await state.open(async ({ db: { $client: d1 } }) => {
		const list = JSON.stringify([...emails, ...devices].map((email) => [crypto.randomUUID(), email]));
		const at = "2026-01-01T00:00:00.000Z";
		await d1.batch([
			d1
				.prepare(
					`INSERT INTO users (id, email, password_hash, email_confirmed_at, user_metadata, app_metadata, created_at, updated_at)
					SELECT value ->> 0, value ->> 1, ?2, ?3, '{}', '{}', ?3, ?3 FROM json_each(?1)`,
				)
				.bind(list, hash, at),
			d1
				.prepare(
					`INSERT INTO profiles (id, user_id, languages, created_at, updated_at)
					SELECT value ->> 0, value ->> 0, '[]', ?2, ?2 FROM json_each(?1)`,
				)
				.bind(list, at),
		]);
	});
}

/** One person for each connection. */
const devices = Array.from({ length: connections }, (_, i) => `device-${i}@people.test`);

async function openSessions(state: State) {
	return state.open(async (ctx) => {
		const opened: SignedIn[] = [];
		for (const email of devices) {
			const user = await findUser(ctx, "email", email);
			if (!user) throw new Error(`${email} has no account.`);
			const { signedIn, statements } = await openSession(ctx, user, "password");
			await ctx.db.$client.batch(statements);
			opened.push(signedIn);
		}
		const [first] = opened as [SignedIn];
		return {
			refreshTokens: await Promise.all(opened.map(({ session }) => refreshTokenOf(ctx, session))),
			cookie: await sessionTokenOf(ctx, first.session),
			bearerFor: (url: string) => bearerOf({ ...ctx, publicUrl: url }, first),
		};
	});
}

/** Milliseconds until the whole answer is there. */
async function timed(url: string, init: RequestInit) {
	const headers = { "Content-Type": "application/json", "CF-Connecting-IP": freshNetwork(), ...init.headers };
	const start = performance.now();
	const answer = await fetch(url, { ...init, headers });
	await answer.arrayBuffer();
	if (answer.status === 429 || answer.status >= 500) throw new Error(`${url} answered ${answer.status}`);
	return performance.now() - start;
}

type Gap = { first: Spread; second: Spread; gap: number; interval: [number, number] };
type Spread = { median: number; p95: number };

/** Times two kinds of question, all of them in one random order, so that what went before is alike for both. */
async function gapOf(pairs: number, ask: (i: number, isFirst: boolean) => Promise<number>): Promise<Gap> {
	const order = Array.from({ length: pairs * 2 }, (_, i) => i).sort(() => Math.random() - 0.5);
	for (let i = 0; i < 10; i++) await ask(-1 - i, false);
	const first: number[] = [];
	const second: number[] = [];
	for (const i of order) (i < pairs ? first : second).push(await ask(i % pairs, i < pairs));
	const gaps = Array.from({ length: 2_000 }, () => median(resampled(first)) - median(resampled(second))).sort(
		(a, b) => a - b,
	);
	return {
		first: { median: median(first), p95: quantile(first, 0.95) },
		second: { median: median(second), p95: quantile(second, 0.95) },
		gap: median(first) - median(second),
		interval: [gaps[50] ?? 0, gaps[1_949] ?? 0],
	};
}

const resampled = (values: readonly number[]) =>
	values.map(() => values[Math.floor(Math.random() * values.length)] ?? 0);
const quantile = (values: readonly number[], q: number) =>
	[...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? 0;
const median = (values: readonly number[]) => quantile(values, 0.5);

const ms = (value: number) => value.toFixed(2);
const gapRow = (name: string, { first, second, gap, interval }: Gap) =>
	row(name, ms(first.median), ms(first.p95), ms(second.median), ms(second.p95), ms(gap), interval.map(ms).join(" to "));

async function ratesOf(url: string, empty: string, sessions: Awaited<ReturnType<typeof openSessions>>) {
	const post = { method: "POST", headers: { "Content-Type": "application/json" } } as const;
	const bearer = await sessions.bearerFor(url);
	const tokens = [...sessions.refreshTokens];
	return {
		"GET /user": await rateOf({ url: `${url}/auth/v1/user`, headers: { Authorization: `Bearer ${bearer}` } }),
		"GET, empty Worker": await rateOf({ url: `${empty}/auth/v1/user`, headers: { Authorization: `Bearer ${bearer}` } }),
		refresh: await rateOf({
			url,
			requests: [
				{
					...post,
					path: "/auth/v1/token?grant_type=refresh_token",
					// As many tokens as connections: each takes one and puts back the one that it is given for it. autocannon's
					// own context would not do: it is a fresh one for each request.
					setupRequest: (request) => ({ ...request, body: JSON.stringify({ refresh_token: tokens.pop() }) }),
					onResponse: (_status, body) => void tokens.push(JSON.parse(body).refresh_token),
				},
			],
		}),
		"POST, empty Worker": await rateOf({
			...post,
			url: `${empty}/auth/v1/token`,
			body: JSON.stringify({ refresh_token: "" }),
		}),
		"sign-in": await rateOf({
			...post,
			url: `${url}/auth/v1/token?grant_type=password`,
			body: JSON.stringify({ email: devices[0], password }),
		}),
	};
}

async function rateOf(options: autocannon.Options) {
	const { requests, errors, non2xx } = await autocannon({
		connections,
		duration: secondsEach,
		timeout: 60,
		...options,
	});
	if (errors > 0 || non2xx > 0) throw new Error(`${options.url} answered ${non2xx} errors and dropped ${errors}.`);
	return requests.total / secondsEach;
}

/** What workerd and the network cost when nothing is done. */
async function serveEmpty() {
	const miniflare = new Miniflare({
		modules: true,
		// It reads what was sent, or workerd would end the connection after each answer.
		script: `export default {
			async fetch(request) {
				await request.arrayBuffer();
				return Response.json({});
			},
		};`,
		compatibilityDate: "2026-04-01",
	});
	return { url: (await miniflare.ready).href.replace(/\/$/, ""), stop: () => miniflare.dispose() };
}
