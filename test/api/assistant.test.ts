import { expect, inject, test } from "vitest";
import { assistantLimits } from "#domain/assistant/assistant.ts";
import { sessionCookie } from "#domain/identity/cookies.server.ts";
import { exampleId, examples } from "#drizzle/seed/news/news.ts";
import { answerable, eventsOf, leftTo, open, send, streamed, streaming, told } from "../support/assistant.ts";
import { getJson } from "../support/http.ts";
import { account, enrolled, freshNetwork, later, newcomer, sessionOf, signedIn } from "../support/people.ts";
import { Visitor } from "../support/visitor.ts";

const { anonymousMessages: full, networkMessages, devices, bytes, turns } = assistantLimits;

const bearerOf = async () => {
	const { access_token } = await sessionOf((await newcomer()).client);
	return { Authorization: `Bearer ${access_token}` };
};

const turnsOf = (count: number) =>
	Array.from({ length: count }, (_, i) => ({ role: i % 2 === 0 ? "user" : "assistant", content: `${i}` }));

test("A question is answered with what the answer stands on, and how many messages are left", async () => {
	const { status, body, headers } = await told();
	expect(status).toBe(200);
	expect(body).toEqual({
		response: expect.stringMatching(/./),
		sources: expect.any(Array),
		searches: expect.any(Array),
		professionals: expect.any(Array),
		posts: expect.any(Array),
		urgent: null,
		remaining: full - 1,
	});
	expect(body.sources[0]).toEqual({
		title: expect.any(String),
		url: expect.stringMatching(/^\/[a-z]/),
		changed: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
		language: "en",
	});
	expect(headers.get("Cache-Control")).toBe("private, no-store");
	expect(headers.getSetCookie()).toEqual([]);
});

test("Whoever accepts a stream gets the same answer in parts, and then the whole", async () => {
	const { status, headers, text, last } = await streamed();
	expect([status, headers.get("Content-Type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
	expect(headers.get("Cache-Control")).toBe("private, no-store");
	const { body } = await told();
	expect(last).toEqual({ name: "done", data: body });
	expect(text).toBe(body.response);
});

test.each([
	["en", "I need an immigration lawyer in Toronto", [49]],
	["de", "Ich brauche einen Anwalt für Migrationsrecht in Zürich", [21]],
])("Published news about the matter stand beside an answer as links, in %s", async (language, message, numbers) => {
	const { body } = await told({ headers: { "Accept-Language": language } }, message);
	const news = body.sources.filter(({ url }) => url.startsWith("/news/"));
	expect(news).toEqual(
		numbers.map((n) => ({
			...{ title: examples[n - 1]?.title, summary: examples[n - 1]?.summary, url: `/news/${exampleId(n)}`, language },
			changed: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
		})),
	);
	const { body: article } = await getJson<{ law_as_of: string; html: string }>(`/api${news[0]?.url}`);
	expect(news[0]?.changed).toBe(article.law_as_of);
	for (const [, sentence = ""] of article.html.matchAll(/<p>([^<]{20,})<\/p>/g))
		expect(body.response).not.toContain(sentence);
});

test("What was said before may come along, and only as the two who speak", async () => {
	const network = freshNetwork();
	expect((await told({ network }, { message: answerable, conversationHistory: turnsOf(turns) })).status).toBe(200);
	for (const role of ["system", "developer", "tool", "function", "admin", "", null, 1]) {
		const body = { message: answerable, conversationHistory: [{ role, content: "Hello" }] };
		const answer = await told({ network }, body);
		expect([answer.status, answer.body.code], String(role)).toEqual([400, "invalid"]);
	}
	expect(await leftTo({ network })).toEqual({ limit: full, remaining: full - 1 });
});

test.each<[string, string | object]>([
	["no text", ""],
	["only spaces", " \n\t "],
	["no message", { conversationHistory: [] }],
	["a list for a message", { message: ["Hello"] }],
	["too many turns", { message: "Hello", conversationHistory: turnsOf(turns + 1) }],
	["a turn without words", { message: "Hello", conversationHistory: [{ role: "user", content: " " }] }],
])("A message of %s is refused and not counted", async (_, body) => {
	const network = freshNetwork();
	expect(await told({ network }, body)).toMatchObject({ status: 400, body: { code: "invalid" } });
	expect(await leftTo({ network })).toEqual({ limit: full, remaining: full });
});

test("What is no JSON is refused, and what is too long, whether its length was announced or not", async () => {
	const network = freshNetwork();
	expect((await send({ network }, "", { body: "{" })).status).toBe(400);
	const fits = JSON.stringify({ message: "a".repeat(bytes - 20) });
	expect((await send({ network }, "", { body: fits })).status).toBe(200);
	const long = JSON.stringify({ message: "a".repeat(bytes) });
	const inParts = new Blob([long]).stream();
	for (const init of [{ body: long }, { body: inParts, duplex: "half" as const }]) {
		const answer = await send({ network }, "", init);
		expect([answer.status, await answer.json()]).toMatchObject([413, { code: "too_large" }]);
	}
	expect(await leftTo({ network })).toEqual({ limit: full, remaining: full - 1 });
});

test("Whoever has used up their messages is told so, and how long to wait, as JSON to every client", async () => {
	const network = freshNetwork();
	for (let i = full; i > 0; i--) expect((await told({ network })).body.remaining).toBe(i - 1);
	for (const headers of [{}, streaming]) {
		const { status, body, headers: got } = await told({ network, headers });
		expect([status, body.code]).toEqual([429, "message_limit"]);
		expect(body.message).toContain("Rate limit exceeded");
		const seconds = Number(got.get("Retry-After"));
		expect(seconds).toBeGreaterThan(assistantLimits.seconds - 600);
		expect(seconds).toBeLessThanOrEqual(assistantLimits.seconds);
	}
	expect(await leftTo({ network })).toEqual({ limit: full, remaining: 0 });
});

test("Whoever is refused while something cannot wait is told where it says whom to call", async () => {
	const network = freshNetwork();
	for (let i = 0; i < full; i++) await told({ network });
	const asked = async (message: string) => (await told({ network }, message)).body;
	expect(await asked("my husband beats me, help")).toMatchObject({ code: "message_limit", urgent: "urgent-home" });
	expect(await asked("how do I cancel an appointment?")).not.toHaveProperty("urgent");
});

test("Once nothing can be given back any more, the refused do not touch the database", async () => {
	const network = freshNetwork();
	for (let i = 0; i < full; i++) await told({ network });
	const roundsAfter = async (seconds: number) => {
		const { status, headers } = await told({ network, headers: later(seconds) });
		return [status, headers.get("Server-Timing")];
	};
	expect(await roundsAfter(0)).toEqual([429, 'db;desc="1 rounds"']);
	expect(await roundsAfter(300)).toEqual([429, 'db;desc="1 rounds"']);
	await expect.poll(() => roundsAfter(310)).toEqual([429, 'db;desc="0 rounds"']);
	expect(await leftTo({ network })).toEqual({ limit: full, remaining: 0 });
});

test("Whoever is signed in may send as many messages as they like", async () => {
	const network = freshNetwork();
	const headers = await bearerOf();
	for (let i = 0; i < full + 2; i++) {
		const { status, body } = await told({ network, headers });
		expect([status, body.remaining]).toEqual([200, null]);
	}
	expect(await leftTo({ network, headers })).toEqual({ limit: null, remaining: null });
	expect(await leftTo({ network })).toEqual({ limit: full, remaining: full });
});

test("The cookie of a page speaks for its person as well, and for nobody once it has ended", async () => {
	const visitor = new Visitor();
	await visitor.signIn(await account());
	const cookie = `${sessionCookie}=${visitor.cookies.get(sessionCookie)}`;
	expect((await told({ cookie })).body.remaining).toBeNull();
	expect((await open({ cookie })).cookie).toBe("");
	await visitor.ask("/auth/sign-out", { method: "POST" });
	expect((await told({ cookie })).body.remaining).toBe(full - 1);
});

test("A burst of somebody signed in is slowed down, in other words than those of the limit", async () => {
	const headers = await bearerOf();
	const answers = await Promise.all(Array.from({ length: 40 }, () => told({ headers })));
	const refused = answers.filter(({ status }) => status === 429);
	expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([30, 10]);
	for (const { body, headers: got } of refused) {
		expect(body.code).toBe("too_fast");
		expect(JSON.stringify(body)).not.toMatch(/rate limit exceeded/i);
		expect(Number(got.get("Retry-After"))).toBeLessThanOrEqual(60);
	}
	const { body } = await told({ headers }, "my husband beats me, help");
	expect(body).toMatchObject({ code: "too_fast", urgent: "urgent-home" });
	expect((await told({ headers: { ...headers, ...later(61) } })).status).toBe(200);
});

test("An access token that is not good is refused, and never answered as if nobody had sent it", async () => {
	const { Authorization } = await bearerOf();
	const [header, payload, signature = ""] = Authorization.split(".");
	const flipped = (signature.startsWith("A") ? "B" : "A") + signature.slice(1);
	const forged = [`${header}.${payload}.${flipped}`, `${header}.${payload}.`, "Bearer x", "Bearer null"];
	const network = freshNetwork();
	for (const one of forged) {
		for (const method of ["GET", "POST"]) {
			const init = method === "GET" ? { method, body: null } : {};
			const answer = await send({ network, headers: { Authorization: one } }, answerable, init);
			expect([answer.status, await answer.json()], one).toEqual([
				401,
				{ code: "bad_bearer", message: "Invalid JWT signature" },
			]);
		}
	}
	for (const one of ["Bearer", "Basic YTpi", "x"])
		expect(await told({ network, headers: { Authorization: one } }), one).toMatchObject({ status: 401 });
	expect(await leftTo({ network })).toEqual({ limit: full, remaining: full });
});

test("A token whose session has ended, or that owes the second factor, is refused too", async () => {
	const { client } = await newcomer();
	const { access_token } = await sessionOf(client);
	await client.signOut();
	const ended = await told({ headers: { Authorization: `Bearer ${access_token}` } });
	expect([ended.status, ended.body.code]).toEqual([401, "signed_out"]);
	const somebody = await account();
	await enrolled(await signedIn(somebody));
	const half = await sessionOf(await signedIn(somebody));
	const owing = await told({ headers: { Authorization: `Bearer ${half.access_token}` } });
	expect([owing.status, owing.body.code]).toEqual([401, "insufficient_aal"]);
});

test("Opening the assistant gives a browser the cookie of a device, which no script reads and no person is in", async () => {
	const network = freshNetwork();
	const { status, line, cookie, left } = await open({ network });
	expect([status, left]).toEqual([200, { limit: full, remaining: full }]);
	expect(line).toMatch(
		/^device=[0-9a-f]{32}\.\d{10}\.[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
	);
	const again = await open({ network, cookie });
	expect([again.line, again.left]).toEqual(["", { limit: full, remaining: full }]);
	expect((await told({ network, cookie })).body.remaining).toBe(full - 1);
	expect((await open({ network, cookie })).left).toEqual({ limit: full, remaining: full - 1 });
	expect((await open({ network, cookie: `${cookie}x` })).cookie).not.toBe("");
});

test("A network is given ten devices; whoever comes later shares what the network has as one", async () => {
	const network = freshNetwork();
	const opened = await Promise.all(Array.from({ length: 20 }, () => open({ network })));
	expect(opened.filter(({ cookie }) => cookie !== "")).toHaveLength(devices);
	expect(opened.every(({ left }) => left?.remaining === full)).toBe(true);
	expect((await told({ network })).body.remaining).toBe(full - 1);
	expect((await open({ network })).left).toEqual({ limit: full, remaining: full - 1 });
});

test("Another site's page can neither ask nor be given a device", async () => {
	const foreign = { Origin: "https://evil.example" };
	expect((await send({ headers: foreign })).status).toBe(403);
	const answer = await fetch(`${inject("url")}/assistant`, { method: "POST", headers: foreign });
	expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
});

test("Without scripts the assistant's address leads to the help", async () => {
	const answer = await fetch(`${inject("url")}/assistant`, { redirect: "manual" });
	expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/help"]);
});

test("Messages left to a network are at most those of its fifty", async () => {
	const network = freshNetwork();
	const cookies = [];
	for (let i = 0; i < devices; i++) cookies.push((await open({ network })).cookie);
	for (const cookie of cookies.slice(1)) for (let i = 0; i < full; i++) await told({ network, cookie });
	for (let i = 0; i < full - 2; i++) await told({ network });
	expect(networkMessages - full * (devices - 1) - (full - 2)).toBe(2);
	expect(await leftTo({ network, cookie: cookies[0] ?? "" })).toEqual({ limit: full, remaining: 2 });
});

test("A stream that its reader leaves early has been counted", async () => {
	const network = freshNetwork();
	const answer = await send({ network, headers: streaming });
	for await (const { name } of eventsOf(answer)) {
		expect(name).toBe("delta");
		break;
	}
	expect(await leftTo({ network })).toEqual({ limit: full, remaining: full - 1 });
});
