import { afterAll, beforeAll, expect, test } from "vitest";
import type { Message, Thread } from "#domain/messages/messages.ts";
import { callers } from "../support/bookings.ts";
import { makeBusiness } from "../support/demo.ts";
import { browserWith, errorBeside, mainOf, Visitor } from "../support/visitor.ts";
import { newState, type State, startWorker } from "../support/worker.ts";

let state: State;
let worker: Awaited<ReturnType<typeof startWorker>>;
let cookies: string[];
let owner: Visitor;
const [business] = Array.from({ length: 60 }, (_, i) => makeBusiness(i + 1)).filter(
	({ status }) => status === "verified",
) as [ReturnType<typeof makeBusiness>];

beforeAll(async () => {
	state = await newState();
	const [professional] = await state.open(async (ctx) => {
		cookies = (await callers(ctx, 11)).map(({ cookie }) => cookie);
		const professionals = await callers(ctx, 1, "business");
		await ctx.db.$client
			.prepare("INSERT OR REPLACE INTO business_owners (business_id, user_id) VALUES (?, ?)")
			.bind(business.id, professionals[0]?.id ?? "")
			.run();
		return professionals;
	});
	worker = await startWorker(state, { VISAVIS_ENV: "development" });
	owner = browserWith(professional?.cookie ?? "", worker.url);
});
afterAll(async () => {
	await worker.end("SIGTERM");
	state.remove();
});

/** The next client, at a browser without scripts. */
const next = () => browserWith(cookies.shift() ?? "", worker.url);

const send = async (visitor: Visitor, path: string, body?: unknown, method = "POST", key?: string) => {
	const answer = await visitor.ask(`/api/threads${path}`, {
		method,
		...(body !== undefined && { body: JSON.stringify(body) }),
		...(key && { headers: { "Idempotency-Key": key } }),
	});
	const text = await answer.text();
	return { status: answer.status, body: text ? JSON.parse(text) : null };
};
const request = { business_id: business.id, name: "Amal", language: "en", body: "My landlord keeps my deposit." };

test("A program asks, is accepted, writes, reads, blocks and closes", async () => {
	const client = next();
	const asked = await send(client, "", request, "POST", "k1");
	expect(asked).toMatchObject({ status: 201, body: { thread: { status: "requested" }, messages: [{ seq: 1 }] } });
	const { id } = (asked.body as { thread: Thread }).thread;
	expect((await send(client, "", request, "POST", "k1")).body.thread.id).toBe(id);
	expect(await send(client, "", request)).toMatchObject({ status: 409, body: { code: "thread_exists" } });
	expect(await send(client, `/${id}/messages`, { body: "More" })).toMatchObject({ status: 409 });
	expect(await send(owner, `/${id}/accept`)).toMatchObject({ status: 200, body: { status: "open" } });
	const said = await send(owner, `/${id}/messages`, { body: "Since when?" }, "POST", "k2");
	expect(said).toMatchObject({ status: 201, body: { seq: 2, party: "business" } satisfies Partial<Message> });
	expect((await send(owner, `/${id}/messages`, { body: "Since when?" }, "POST", "k2")).body.id).toBe(said.body.id);
	expect((await send(client, "", undefined, "GET")).body.threads).toMatchObject([
		{ id, unread: 1, last: { party: "business", body: "Since when?" } },
	]);
	expect((await send(client, `/${id}/read`)).status).toBe(204);
	expect((await send(client, "", undefined, "GET")).body.threads).toMatchObject([{ unread: 0 }]);
	expect((await send(client, `/${id}/block`, undefined, "PUT")).status).toBe(204);
	expect((await send(client, "", undefined, "GET")).body.threads).toEqual([]);
	expect((await send(client, "?blocked=true", undefined, "GET")).body.threads).toMatchObject([{ id }]);
	expect((await send(client, `/${id}/block`, undefined, "DELETE")).status).toBe(204);
	expect(await send(client, `/${id}/close`)).toMatchObject({ status: 200, body: { closed_by: "client" } });
});

test("The professional reads whom the names of a request may be in conflict with; the client does not", async () => {
	const ask = async (client: Visitor, names: { name: string; other_party: string }) =>
		(await send(client, "", { ...request, ...names })).body.thread.id as string;
	const [one, other] = [next(), next()];
	const first = await ask(one, { name: "Ruth Kessler", other_party: "" });
	const id = await ask(other, { name: "Omar Haddad", other_party: "KESSLER, Ruth" });
	expect((await send(owner, `/${id}/messages`, undefined, "GET")).body).toMatchObject({
		thread: { id, party: "business" },
		name_matches: { client: { object: "thread", id: first, client_name: "Ruth Kessler" }, opponent: null },
	});
	expect((await send(other, `/${id}/messages`, undefined, "GET")).body).not.toHaveProperty("name_matches");
});

test("What cannot be is refused, strangers find nothing, and nobody has no threads", async () => {
	const [client, stranger] = [next(), next()];
	for (const wrong of [
		{},
		{ ...request, name: " " },
		{ ...request, language: "xx" },
		{ ...request, body: "x".repeat(301) },
		{ ...request, other_party: 7 },
	])
		expect(await send(client, "", wrong)).toMatchObject({ status: 400, body: { code: "invalid" } });
	expect((await send(client, "", { ...request, business_id: "x" })).status).toBe(404);
	const { id } = (await send(client, "", request)).body.thread;
	expect(await send(owner, `/${id}/decline`, { reason: " " })).toMatchObject({ status: 400 });
	for (const [method, path, body] of [
		["GET", `/${id}/messages`, undefined],
		["POST", `/${id}/messages`, {}],
		["POST", `/${id}/accept`, undefined],
		["POST", `/${id}/decline`, {}],
		["POST", `/${id}/read`, undefined],
		["PUT", `/${id}/block`, undefined],
		["POST", `/${id}/burn`, undefined],
	] as const)
		expect((await send(stranger, path, body, method)).status, path).toBe(404);
	expect((await stranger.ask(`/messages/${id}`)).status).toBe(404);
	const nobody = new Visitor(worker.url);
	expect((await nobody.ask("/api/threads")).status).toBe(401);
	for (const path of ["/messages", `/messages/${id}`, `/business/${business.id}/message`])
		expect((await nobody.ask(path)).headers.get("Location"), path).toMatch(/^\/auth\?/);
	for (const [path, field] of [
		["?cursor=x", "cursor"],
		[`/${id}/messages?before=0`, "before"],
	])
		expect(await send(client, path ?? "", undefined, "GET")).toMatchObject({ status: 400, body: { field } });
});

test("Without scripts a client asks, the professional accepts, both write, and the badge follows", async () => {
	const client = next();
	const profile = await client.open(`/business/${business.id}`);
	expect(mainOf(profile)).toContain(`href="/business/${business.id}/message"`);
	const form = await client.open(`/business/${business.id}/message`);
	const wrong = await client.press(form, "ask", { name: "", body: "<b>Deposit</b> {name} <0>", language: "en" });
	expect(errorBeside(wrong, "name")).toMatch(/Enter your name/);
	const sent = await client.press(wrong, "ask", { name: "Amal", body: "<b>Deposit</b> {name} <0>", language: "en" });
	expect(sent.path).toMatch(/^\/messages\/[0-9a-f]{32}$/);
	expect(mainOf(sent)).toContain("<b>Deposit</b> {name} <0>");
	expect(mainOf(sent)).toContain("Your request is sent");
	// The form leads to the thread from then on.
	expect((await client.open(`/business/${business.id}/message`)).path).toBe(sent.path);

	expect(mainOf(await owner.open("/messages"))).toContain("New request");
	const before = await owner.open(sent.path);
	expect(/Messages, \d unread/.test(before.html)).toBe(true);
	const accepted = await owner.press(before, "accept");
	const answered = await owner.press(await owner.open(accepted.path), "write", {
		body: "Since when?\nPlease send it.",
	});
	expect(mainOf(answered)).toContain("Since when?\nPlease send it.");
	const read = await client.open(sent.path);
	expect(/Messages, 1 unread/.test(read.html)).toBe(true);
	expect(/Messages, 1 unread/.test((await client.press(read, "read")).html)).toBe(false);
	const empty = await client.press(await client.open(sent.path), "write", { body: "  " });
	expect(errorBeside(empty, "body")).toMatch(/Write something/);
	await client.press(await client.open(sent.path), "write", { body: "Since May." });
	expect(mainOf(await client.press(await client.open(sent.path), "close"))).toContain("You ended this");
	expect(mainOf(await owner.open(sent.path))).toContain("The other person ended this conversation");
});

test("A form that is sent twice writes once", async () => {
	const client = next();
	const { id } = (await send(client, "", request)).body.thread;
	await send(owner, `/${id}/accept`);
	const page = await client.open(`/messages/${id}`);
	for (let n = 0; n < 3; n++) await client.press(page, "write", { body: "Hello" });
	expect((await send(client, `/${id}/messages`, undefined, "GET")).body.messages).toHaveLength(2);
});

const pdf = new File(["%PDF-1.7 A letter"], "letter.pdf", { type: "application/pdf" });

test("A file is sent without scripts and by a program, read by the other alone, and deleted by its sender", async () => {
	const [client, stranger] = [next(), next()];
	const { id } = (await send(client, "", request)).body.thread;
	await send(owner, `/${id}/accept`);
	const page = await client.open(`/messages/${id}`);
	const body = new FormData();
	for (const [name, value] of Object.entries({ intent: "write", body: "", key: "page-1" })) body.set(name, value);
	body.set("file", pdf);
	expect((await client.ask(`/messages/${id}`, { method: "POST", body })).status).toBe(303);
	expect(mainOf(page)).toMatch(/<form[^>]* enctype="multipart\/form-data"/i);
	const [, path = ""] =
		/href="(\/messages\/[0-9a-f]+\/files\/[0-9a-f]+)"/.exec((await owner.open(`/messages/${id}`)).html) ?? [];
	const file = await owner.ask(path);
	expect(await file.text()).toBe("%PDF-1.7 A letter");
	expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; filename="letter.pdf"/);
	expect(file.headers.get("Content-Security-Policy")).toContain("sandbox");
	expect((await stranger.ask(path)).status).toBe(404);

	const form = new FormData();
	form.set("file", pdf);
	const sent = await owner.ask(`/api/threads/${id}/messages`, { method: "POST", body: form });
	const message = (await sent.json()) as Message;
	expect(message).toMatchObject({ body: "", file: { name: "letter.pdf", type: "application/pdf", bytes: 17 } });
	const of = `/api/threads/${id}/messages/${message.id}/file`;
	expect(await (await client.ask(of)).text()).toBe("%PDF-1.7 A letter");
	for (const [who, method, status] of [
		[stranger, "GET", 404],
		[stranger, "DELETE", 404],
		[client, "DELETE", 403],
		[owner, "DELETE", 204],
		[client, "GET", 404],
	] as const)
		expect((await who.ask(of, { method })).status, `${method} ${status}`).toBe(status);
	expect(mainOf(await client.open(`/messages/${id}`))).toContain("The file was deleted");

	const wrong = new FormData();
	wrong.set("file", new File(["PK"], "a.zip"));
	expect((await owner.ask(`/api/threads/${id}/messages`, { method: "POST", body: wrong })).status).toBe(415);
	wrong.set("file", new File([new Uint8Array(10 * 1024 * 1024 + 100_000)], "a.pdf"));
	expect((await owner.ask(`/api/threads/${id}/messages`, { method: "POST", body: wrong })).status).toBe(413);
	expect((await owner.ask(`/api/threads/${id}/messages`, { method: "POST", body: new FormData() })).status).toBe(400);
	for (const [name, value] of Object.entries({ intent: "write", body: "Kept words", key: "page-9" }))
		wrong.set(name, value);
	wrong.set("file", new File(["PK"], "a.zip"));
	const refused = await client.ask(`/messages/${id}`, { method: "POST", body: wrong });
	expect(refused.status).toBe(415);
	expect(await refused.text()).toContain("Kept words");
});

test("Without scripts one searches, saves a thread as a file, and reports messages with a number for it", async () => {
	const client = next();
	const { id } = (await send(client, "", { ...request, body: "<b>Deposit</b> {name}" })).body.thread;
	await send(owner, `/${id}/accept`);
	await send(owner, `/${id}/messages`, { body: "Send me 500 euros." });
	const found = mainOf(await client.open("/messages?q=euro"));
	expect(found).toContain("Send me 500 euros.");
	expect(found).toContain(`/messages/${id}?around=2#m2`);
	expect(mainOf(await client.open("/messages?q=zzzz"))).toContain("Nothing found for");
	expect((await send(client, "/search?q=euros", undefined, "GET")).body.threads).toMatchObject([
		{ id, last: { seq: 2 } },
	]);

	const file = await client.ask(`/messages/${id}/export`);
	expect(file.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
	const text = await file.text();
	expect(text).toContain("<b>Deposit</b> {name}");
	expect(text).toContain("Send me 500 euros.");

	const form = await client.open(`/messages/${id}/report`);
	const none = await client.press(form, "report", { reason: "They want money for a visa." });
	expect(mainOf(none)).toContain("Tick the messages that you want to show us");
	expect(mainOf(none)).toContain("They want money for a visa.");
	const done = await client.press(form, "report", {
		messages: "2",
		kind: "fraud",
		reason: "They want money for a visa.",
	});
	expect(mainOf(done)).toMatch(/R-[0-9A-Z]{8}/);
	const stranger = next();
	for (const path of ["export", "report", "files/x"])
		expect((await stranger.ask(`/messages/${id}/${path}`)).status, path).toBe(404);
});
