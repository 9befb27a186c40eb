import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { assistantLimits } from "#domain/assistant/assistant.ts";
import { sessionCookie } from "#domain/identity/cookies.server.ts";
import { sessionTokenOf } from "#domain/identity/session-tokens.server.ts";
import {
	answerable,
	type Behaviour,
	behaviours,
	eventsOf,
	fakeUpstream,
	leftTo,
	open,
	part,
	send,
	streamed,
	streaming,
	told,
} from "../support/assistant.ts";
import { somebody } from "../support/identity.ts";
import { injections } from "../support/injections.ts";
import { freshNetwork, later } from "../support/people.ts";
import { newState, type State, startWorker } from "../support/worker.ts";

const { anonymousMessages: full } = assistantLimits;
const key = "sk-test-quite-secret-4711";
const perDay = 1_000;

let upstream: Awaited<ReturnType<typeof fakeUpstream>>;
let state: State;
let worker: Awaited<ReturnType<typeof startWorker>>;
let person: { email: string; name: string; user_id: string; cookie: string };

const settingsOf = (daily: number) => ({
	VISAVIS_ENV: "development",
	VISAVIS_TEST_HEADERS: "believed",
	ASSISTANT_URL: upstream.url,
	ASSISTANT_MODEL: "test-model",
	ASSISTANT_KEY: key,
	ASSISTANT_DAILY: String(daily),
});

beforeAll(async () => {
	upstream = await fakeUpstream();
	state = await newState();
	person = await state.open(async (ctx) => {
		const { email, user, session } = await somebody(ctx);
		const name = "Amina Benali-Test";
		await ctx.db.$client.prepare("UPDATE profiles SET full_name = ? WHERE user_id = ?").bind(name, user.id).run();
		return { email, name, user_id: user.id, cookie: `${sessionCookie}=${await sessionTokenOf(ctx, session)}` };
	});
	worker = await startWorker(state, settingsOf(perDay));
});
afterAll(async () => {
	await worker?.end("SIGTERM");
	upstream?.close();
	state?.remove();
});
beforeEach(() => {
	upstream.asked.length = 0;
	upstream.behaviour = behaviours.says("You can ", "cancel.");
});

/** Somebody new, who hears of silence soon. */
const reader = (more: Record<string, string> = {}) => ({
	url: worker.url,
	network: freshNetwork(),
	headers: { "X-Test-Silence": "300", ...more },
});

const lastAsked = () => upstream.asked.at(-1) as (typeof upstream.asked)[number];

test("The provider is asked as its wire wants it, and its words are the answer", async () => {
	const { status, body } = await told(reader());
	expect(status).toBe(200);
	expect(body.response).toBe("You can cancel.");
	expect(body.sources.length).toBeGreaterThan(0);
	expect(lastAsked()).toMatchObject({
		path: "/v1/chat/completions",
		headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
		body: { model: "test-model", stream: true },
	});
	expect(lastAsked().body.messages.map(({ role }) => role)).toEqual(["system", "user"]);
});

test("Each part reaches the reader before the provider has made the next", async () => {
	const parts = ["You ", "can ", "cancel ", "it."];
	let next: () => void = () => {};
	upstream.behaviour = async (answer) => {
		answer.writeHead(200, { "Content-Type": "text/event-stream" });
		for (const text of parts) {
			answer.write(part(text));
			if (text !== parts.at(-1))
				await new Promise<void>((heard) => {
					next = heard;
				});
		}
		answer.end("data: [DONE]\n\n");
	};
	// The one that has not been heard would be waited for until silence ends the answer.
	const answer = await send({ ...reader(), headers: { ...streaming, "X-Test-Silence": "20000" } });
	const heard: string[] = [];
	for await (const event of eventsOf(answer)) {
		if (event.name !== "delta") {
			expect(event.name).toBe("done");
			continue;
		}
		heard.push(event.data.text);
		next();
	}
	expect(heard.join("")).toBe(parts.join(""));
});

const faults: Record<string, Behaviour> = {
	"does not answer": behaviours.hangs,
	"falls silent": behaviours.fallsSilent,
	"says only that it is still there": behaviours.keepsAlive,
	"breaks off": behaviours.breaksOff,
	"ends before its end": behaviours.endsEarly,
	"floods with what is no text": behaviours.floodsWithoutText,
	"floods with one event": behaviours.floodsOneEvent,
	"answers 429": behaviours.status(429),
	"answers 500": behaviours.status(500),
	"answers 401": behaviours.status(401),
	"leads elsewhere": behaviours.redirects,
	"sends a page": behaviours.sendsPage,
	"sends nonsense": behaviours.sendsNonsense,
	"sends JSON of another kind": behaviours.sendsOtherJson,
};

test.each(Object.keys(faults))(
	"When the provider %s, the reader is told in our words and keeps the message",
	async (fault) => {
		upstream.behaviour = faults[fault] as Behaviour;
		const from = reader();
		const whole = await told(from);
		expect([whole.status, whole.body.code]).toEqual([502, "assistant_failed"]);
		const inParts = await streamed(from);
		expect(inParts.status).toBe(200);
		expect(inParts.last).toEqual({ name: "error", data: { error: "assistant_failed", message: whole.body.message } });
		expect(inParts.text.length).toBeLessThanOrEqual(assistantLimits.answerLength);
		expect(whole.body.message).not.toMatch(/rate limit exceeded|overloaded|127\.0\.0\.1/i);
		await expect.poll(() => leftTo(from)).toEqual({ limit: full, remaining: full });
		// The rest of the site does not notice.
		expect((await fetch(`${worker.url}/help`)).status).toBe(200);
	},
);

test("Of a provider that floods the reader gets as much as an answer may hold, and the message counts", async () => {
	upstream.behaviour = behaviours.floods;
	const from = reader();
	const { text, last } = await streamed(from);
	expect(last).toMatchObject({ name: "done", data: { response: text } });
	expect(text.length).toBeLessThanOrEqual(assistantLimits.answerLength);
	expect(await leftTo(from)).toEqual({ limit: full, remaining: full - 1 });
});

test("Where the provider says nothing, the reader is answered in the words of the site", async () => {
	const from = reader();
	upstream.behaviour = behaviours.saysNothing;
	const { status, body } = await told(from);
	expect([status, body.remaining]).toEqual([200, full - 1]);
	expect(body.response).toContain(body.sources?.[0]?.url);
});

test("When the provider has failed and is well again, so is the assistant", async () => {
	const from = reader();
	upstream.behaviour = behaviours.status(500);
	await told(from);
	upstream.behaviour = behaviours.says("Well.");
	expect((await told(from)).body).toMatchObject({ response: "Well.", remaining: full - 1 });
});

test("A reader who leaves in the middle ends the call to the provider, and the message stays counted", async () => {
	let isAsked: () => void = () => {};
	const asked = new Promise<void>((resolve) => {
		isAsked = resolve;
	});
	upstream.behaviour = (answer) => {
		answer.writeHead(200, { "Content-Type": "text/event-stream" });
		answer.write(part("It begins"), () => isAsked());
	};
	const from = reader({ ...streaming, "X-Test-Silence": "20000" });
	const leaving = new AbortController();
	const answer = await send(from, answerable, { signal: leaving.signal });
	for await (const { name } of eventsOf(answer)) {
		expect(name).toBe("delta");
		break;
	}
	await asked;
	leaving.abort();
	await lastAsked().isLeft;
	expect(await leftTo(from)).toEqual({ limit: full, remaining: full - 1 });
});

test("A reader who leaves before the provider has begun ends the call too", async () => {
	let isAsked: () => void = () => {};
	const asked = new Promise<void>((resolve) => {
		isAsked = resolve;
	});
	upstream.behaviour = () => isAsked();
	const leaving = new AbortController();
	const from = reader({ ...streaming, "X-Test-Silence": "20000" });
	const answer = send(from, answerable, { signal: leaving.signal }).then((got) => got.text());
	await asked;
	leaving.abort();
	await expect(answer).rejects.toThrow();
	await lastAsked().isLeft;
});

test("A reader of JSON who leaves ends the call to the provider, though it goes on speaking", async () => {
	let isAsked: () => void = () => {};
	const asked = new Promise<void>((resolve) => {
		isAsked = resolve;
	});
	upstream.behaviour = (answer) => {
		answer.writeHead(200, { "Content-Type": "text/event-stream" });
		const timer = setInterval(() => answer.write(part("words ")), 100);
		answer.on("close", () => clearInterval(timer));
		isAsked();
	};
	const leaving = new AbortController();
	const from = reader();
	const answer = send(from, answerable, { signal: leaving.signal }).then((got) => got.text());
	await asked;
	leaving.abort();
	await expect(answer).rejects.toThrow();
	await lastAsked().isLeft;
	expect(await leftTo(from)).toEqual({ limit: full, remaining: full - 1 });
});

test("A slow answer of one piece of JSON comes whole, and breaks off where it fails", async () => {
	const speaking =
		(words: number, last: string): Behaviour =>
		(answer) => {
			answer.writeHead(200, { "Content-Type": "text/event-stream" });
			let said = 0;
			const timer = setInterval(() => {
				if (said++ < words) return answer.write(part("words "));
				clearInterval(timer);
				answer.end(last);
			}, 100);
		};
	upstream.behaviour = speaking(20, "data: [DONE]\n\n");
	expect(await told(reader())).toMatchObject({
		status: 200,
		body: { response: expect.stringMatching(/^(words ?){20}$/) },
	});
	upstream.behaviour = speaking(20, "");
	const from = reader();
	await expect(told(from)).rejects.toThrow();
	await expect.poll(() => leftTo(from)).toEqual({ limit: full, remaining: full });
});

test("Of a hundred at once whose answers fail by half, exactly five are answered in the end", async () => {
	const network = freshNetwork();
	const { cookie } = await open({ url: worker.url, network });
	let turn = 0;
	upstream.behaviour = (answer, asked) =>
		(turn++ % 2 === 0 ? behaviours.status(500) : behaviours.says("Yes."))(answer, asked);
	let answered = 0;
	for (let wave = 0; wave < 10 && answered < full; wave++) {
		const answers = await Promise.all(
			Array.from({ length: wave === 0 ? 100 : 10 }, () => told({ url: worker.url, network: freshNetwork(), cookie })),
		);
		answered += answers.filter(({ status }) => status === 200).length;
		await expect
			.poll(() => leftTo({ url: worker.url, network, cookie }))
			.toEqual({ limit: full, remaining: full - answered });
	}
	expect(answered).toBe(full);
});

test("The provider hears nothing of who asks, and nothing of anybody else", async () => {
	upstream.behaviour = behaviours.echoes;
	const network = "2001:db8:77:88::1";
	const { cookie } = await open({ url: worker.url, network });
	const agent = { "User-Agent": "Secret-Agent/7", "Accept-Language": "fr", Referer: `${worker.url}/profile` };
	const signedIn = { url: worker.url, network, cookie: `${person.cookie}; ${cookie}`, headers: agent };
	const answers = [await told(signedIn), await told({ url: worker.url, network, cookie, headers: agent })];
	expect(answers.map(({ status }) => status)).toEqual([200, 200]);
	expect(upstream.asked).toHaveLength(2);
	const heard = JSON.stringify(upstream.asked.map(({ headers, body }) => [headers, body]));
	const secrets = [
		...[person.email, person.name, person.user_id, "2001:db8", cookie, cookie.split(/[=.]/)[1] ?? "", "Secret-Agent"],
		...["/profile", JSON.parse(state.secret)[0].d],
	];
	for (const secret of [...secrets, person.cookie.split("=")[1] ?? ""]) {
		expect(secret.length).toBeGreaterThan(5);
		expect(heard, secret).not.toContain(secret);
		expect(JSON.stringify(answers.map(({ body }) => body)), secret).not.toContain(secret);
	}
	expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(key);
});

test("Of injections that an echoing provider repeats, only text and links of the site come out", async () => {
	upstream.behaviour = behaviours.echoes;
	const bodies = injections.flatMap((injection) => [
		{ injection, message: answerable, conversationHistory: [{ role: "assistant", content: injection }] },
		{ injection, message: `${answerable} ${injection}`, conversationHistory: [] },
	]);
	// What the site says of itself links here, whatever else the message says.
	const ways = ["/search", "/help", "/contact", "/help#which-kind", "/help#urgent-danger"];
	for (const { injection, ...body } of bodies) {
		const from = { url: worker.url, network: freshNetwork() };
		const before = upstream.asked.length;
		const { text, last } = await streamed(from, body);
		if (last?.name !== "done") throw new Error(`${injection}: ${JSON.stringify(last)}`);
		// What sounds like a plea for advice is answered by the site alone, with its own links.
		if (upstream.asked.length === before) continue;
		const { response, sources, searches, professionals } = last.data;
		expect(response, injection).toBe(text);
		const urls = [...sources, ...searches, ...professionals].map(({ url }) => url);
		const targets = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target = ""]) => target);
		expect(
			targets.filter((target) => !urls.includes(target) && !ways.includes(target)),
			injection,
		).toEqual([]);
		expect(text, injection).not.toMatch(/:\/\/|<\/?[a-z!]|javascript:\S|mailto:\S|evil\.example/i);
		expect(text, injection).not.toContain(key);
	}
	// All that stood in the history were passed on, and part of the others.
	const withHistory = upstream.asked.filter(({ body }) => body.messages.length === 3);
	expect(withHistory.length).toBe(injections.length);
	expect(upstream.asked.length).toBeGreaterThan(1.1 * injections.length);
	for (const { body } of withHistory)
		expect(body.messages.map(({ role }) => role)).toEqual(["system", "assistant", "user"]);
});

test("Whom the day's budget leaves nothing is answered in the words of the site; whoever is signed in has a share of their own", async () => {
	const own = await newState();
	const { email, cookie } = await own.open(async (ctx) => {
		const { session, email } = await somebody(ctx);
		return { email, cookie: `${sessionCookie}=${await sessionTokenOf(ctx, session)}` };
	});
	expect(email).not.toBe("");
	const frugal = await startWorker(own, settingsOf(3));
	try {
		const answers = await Promise.all(
			Array.from({ length: 12 }, () => told({ url: frugal.url, network: freshNetwork() })),
		);
		expect(answers.every(({ status }) => status === 200)).toBe(true);
		const words = answers.map(({ body }) => body.response);
		expect(words.filter((response) => response === "You can cancel.")).toHaveLength(3);
		expect(upstream.asked).toHaveLength(3);
		expect((await told({ url: frugal.url, headers: later(1_800) })).body.response).not.toBe("You can cancel.");
		const theirs = await Promise.all(Array.from({ length: 15 }, () => told({ url: frugal.url, cookie })));
		expect(theirs.every(({ status }) => status === 200)).toBe(true);
		expect(theirs.filter(({ body }) => body.response === "You can cancel.")).toHaveLength(
			3 * assistantLimits.paidShare,
		);
		for (const { body } of theirs) expect(JSON.stringify(body)).not.toContain("Rate limit exceeded");
	} finally {
		await frugal.end("SIGTERM");
		own.remove();
	}
});

test("Without a database to count in, nobody is answered", async () => {
	const own = await newState();
	await own.open(async (ctx) => void (await ctx.db.$client.prepare("DROP TABLE rate_limits").run()));
	const blind = await startWorker(own, settingsOf(perDay));
	try {
		for (const headers of [{}, streaming]) {
			const { status, body } = await told({ url: blind.url, headers });
			expect([status, body.code]).toEqual([503, "assistant_unavailable"]);
		}
		expect(upstream.asked).toEqual([]);
	} finally {
		await blind.end("SIGTERM");
		own.remove();
	}
});

/** The files under a folder that hold this text. */
const filesWith = (folder: string, text: string) =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((path) => readFileSync(path).includes(text));

test("After a conversation no word of it is in the database, in KV or in the log", async () => {
	const own = await newState();
	const talking = await startWorker(own, settingsOf(perDay));
	const [asked, before, answered] = ["zebrafish", "quokka", "axolotl"];
	upstream.behaviour = behaviours.says(`An ${answered} `, "says so.");
	const network = freshNetwork();
	const body = { message: `${answerable} ${asked}`, conversationHistory: [{ role: "user", content: before }] };
	try {
		for (let i = 0; i < full + 1; i++) await told({ url: talking.url, network }, body);
		for (const seconds of [300, 310]) await told({ url: talking.url, network, headers: later(seconds) }, body);
		upstream.behaviour = behaviours.fallsSilent;
		await told({ url: talking.url, headers: { "X-Test-Silence": "50" } }, body);
		upstream.behaviour = behaviours.sendsNonsense;
		await streamed({ url: talking.url }, body);
	} finally {
		await talking.end("SIGTERM");
	}
	expect(talking.printed()).toContain("/api/ai-chat-assistant");
	expect(talking.printed()).toContain("assistant_failed");
	for (const word of [asked, before, answered]) {
		expect(talking.printed(), word).not.toContain(word);
		expect(filesWith(own.folder, word), word).toEqual([]);
	}
	expect(talking.printed()).not.toContain(key);
	expect(readdirSync(join(own.folder, "v3"))).toContain("kv");
	own.remove();
});
