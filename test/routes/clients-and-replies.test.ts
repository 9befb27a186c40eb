import { expect, inject, test } from "vitest";
import { textLimits } from "#domain/ground/text-limits.ts";
import { savedReplyLimits } from "#domain/messages/limits.ts";
import { makeBusiness } from "../support/demo.ts";
import {
	attribute,
	browserWith,
	controlOf,
	decoded,
	errorBeside,
	mainOf,
	type Page,
	rawMainOf,
	signedInVisitor,
	Visitor,
} from "../support/visitor.ts";

const { id: businessId } = makeBusiness(1);
const lawyer = () => browserWith(inject("lawyer").cookie);

/** What stands in a field for several lines. */
const textIn = (page: Page, name: string) =>
	decoded(new RegExp(`<textarea [^>]*name="${name}"[^>]*>([^<]*)`).exec(rawMainOf(page))?.[1] ?? "").replace(/^\n/, "");
const linkTo = (page: Page, path: RegExp) => new RegExp(`href="(${path.source})"`).exec(rawMainOf(page))?.[1] ?? "";
const newName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

/** A new client whose request the lawyer has accepted. */
async function accepted(name = newName("Amal")) {
	const { visitor } = await signedInVisitor();
	const form = await visitor.open(`/business/${businessId}/message`);
	const { path } = await visitor.press(form, "ask", { name, body: "My deposit.", language: "en" });
	const owner = lawyer();
	const page = await owner.press(await owner.open(path), "accept");
	const client = linkTo(page, /\/business\/clients\/[0-9a-f]{32}/);
	return { visitor, owner, path, client, name };
}

const call = async (visitor: Visitor, method: string, path: string, body?: unknown) => {
	const answer = await visitor.ask(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
	const text = await answer.text();
	return { status: answer.status, body: text ? JSON.parse(text) : null };
};

test("Who was accepted is in the list of clients, newest first, with a page of their own", async () => {
	const { owner, path, client, name } = await accepted("<b>Amal {0}");
	const list = await owner.open("/business/clients");
	expect(rawMainOf(list)).toContain("&lt;b&gt;Amal {0}");
	expect(rawMainOf(list)).toContain(`href="${client}"`);
	const page = await owner.open(client);
	expect(page.status).toBe(200);
	expect(mainOf(page)).toContain(name);
	expect(rawMainOf(page)).toContain(`href="${path}"`);
	expect(mainOf(page)).toContain("You have no appointments with this client.");
});

test("A list longer than a page goes on without scripts, and an address changed by hand is not there", async () => {
	const owner = lawyer();
	const first = await owner.open("/business/clients");
	const next = decoded(linkTo(first, /\/business\/clients\?cursor=[^"]*/));
	if (next) {
		const second = await owner.open(next);
		expect(second.status).toBe(200);
		expect(mainOf(second)).toContain("Back to the first");
	}
	expect((await owner.open("/business/clients?cursor=nonsense")).status).toBe(404);
	const empty = await owner.open(
		"/business/clients?cursor=2000-01-01T00:00:00.000Z.00000000-0000-4000-8000-000000000000",
	);
	expect(mainOf(empty)).toContain("No more clients");
});

test("A note is written without scripts, stands beside the thread, and the client never sees it", async () => {
	const { visitor, owner, path, client } = await accepted();
	expect(mainOf(await owner.open(path))).toContain("Add a private note");
	const page = await owner.open(client);
	const note = newName("Speaks <i>French</i>.");
	const saved = await owner.press(page, "save", { note });
	expect(saved.status).toBe(200);
	expect(mainOf(saved)).toContain("Note saved");
	expect(textIn(await owner.open(client), "note")).toBe(note);
	const beside = await owner.open(path);
	expect(mainOf(beside)).toContain("Only you can read this");
	expect(decoded(rawMainOf(beside))).toContain(note);
	const seen = await visitor.open(path);
	for (const secret of [note, "Only you can read this", "/business/clients/", "/business/replies", "private note"])
		expect(decoded(seen.html), secret).not.toContain(secret);
	const id = path.split("/").at(-1);
	for (const api of ["/api/threads", `/api/threads/${id}/messages`, "/api/appointments", "/api/profile"])
		expect(JSON.stringify(await call(visitor, "GET", api)), api).not.toContain(note.slice(0, 6));
});

test("A note that is too long, or was changed in another tab, keeps what was typed", async () => {
	const { owner, client } = await accepted();
	const page = await owner.open(client);
	const long = await owner.press(page, "save", { note: "x".repeat(textLimits.message + 1) });
	expect(long.status).toBe(422);
	expect(errorBeside(long, "note")).toContain("at most 4000 characters");
	expect(textIn(long, "note")).toHaveLength(textLimits.message + 1);
	await owner.press(page, "save", { note: "From the first tab" });
	const other = await owner.press(page, "save", { note: "From the second tab" });
	expect(other.status).toBe(409);
	expect(textIn(other, "note")).toBe("From the second tab");
	expect(mainOf(other)).toContain("This was changed in the meantime");
	// What is saved now stands here: nothing asks them to load the page again and lose their text.
	expect(mainOf(other)).not.toContain("Load the page again");
	expect(mainOf(other)).toContain("From the first tab");
	// Having seen what is there, they may write over it.
	const again = await owner.press(other, "save", { note: "Both" });
	expect(again.status).toBe(200);
	expect(textIn(await owner.open(client), "note")).toBe("Both");
});

test("Strangers find no client, and change nothing", async () => {
	const { visitor, client } = await accepted();
	const { visitor: stranger } = await signedInVisitor();
	for (const who of [visitor, stranger]) {
		expect((await who.ask(client)).headers.get("Location")).toBe("/business");
		const body = new URLSearchParams({ intent: "save", note: "Mine", version: "1" });
		expect((await who.ask(client, { method: "POST", body })).status).toBe(404);
		expect((await call(who, "GET", "/api/clients")).status).toBe(403);
		expect((await call(who, "GET", "/api/saved-replies")).status).toBe(403);
	}
	expect((await new Visitor().ask("/api/clients")).status).toBe(401);
	for (const path of ["/business/clients/x", "/business/clients/00000000-0000-4000-8000-000000000000"])
		expect((await lawyer().open(path)).status).toBe(404);
});

test("A program lists clients, reads one, and writes a note on the version that it has read", async () => {
	const { owner, client, path, name } = await accepted();
	const id = client.split("/").at(-1) ?? "";
	const { status, body } = await call(owner, "GET", "/api/clients");
	expect(status).toBe(200);
	expect(body.clients).toContainEqual({ id, name, last_at: expect.any(String), has_note: false });
	const at = `/api/clients/${id}`;
	expect((await call(owner, "GET", at)).body).toMatchObject({
		id,
		note: "",
		version: 1,
		thread_id: path.slice(10),
	});
	expect(await call(owner, "PUT", `${at}/note`, { note: "Kind.", version: 1 })).toEqual({
		status: 200,
		body: { note: "Kind.", version: 2 },
	});
	expect(await call(owner, "PUT", `${at}/note`, { note: "Rude.", version: 1 })).toMatchObject({
		status: 409,
		body: { code: "conflict" },
	});
	for (const [method, where, given, wrong] of [
		["GET", "/api/clients?cursor=x", undefined, 400],
		["GET", "/api/clients/x", undefined, 404],
		["PUT", "/api/clients/x/note", { note: "", version: 1 }, 404],
		["PUT", `${at}/note`, { note: 7, version: 1 }, 400],
		["PUT", `${at}/note`, { note: "x".repeat(textLimits.message + 1), version: 2 }, 400],
	] as const)
		expect((await call(owner, method, where, given)).status, `${method} ${where}`).toBe(wrong);
});

test("Replies are added, changed and deleted without scripts; deleting takes two steps", async () => {
	const owner = lawyer();
	const list = await owner.open("/business/replies");
	const title = newName("What to <b>bring</b>");
	const added = await owner.press(list, "create", { title, body: "Your passport.\n{name} <0>" });
	expect(added.path).toBe("/business/replies?done=added");
	expect(mainOf(added)).toContain("Saved reply added");
	expect(decoded(rawMainOf(added))).toContain(title);
	const item = rawMainOf(added)
		.split("<li ")
		.find((html) => decoded(html).includes(title));
	const path = attribute(/<a [^>]*>/.exec(item ?? "")?.[0] ?? "", "href");
	const page = await owner.open(path);
	expect(textIn(page, "body")).toBe("Your passport.\n{name} <0>");
	// The button is inside what has to be opened first.
	expect(rawMainOf(page)).toMatch(/<details[^>]*>(?:(?!<\/details>)[\s\S])*value="delete"/);
	const changed = await owner.press(page, "change", { title: `${title} 2`, body: "Your card." });
	expect(mainOf(changed)).toContain("Saved reply changed");
	expect(mainOf(changed)).toContain("Your card.");
	const gone = await owner.press(await owner.open(path), "delete");
	expect(mainOf(gone)).toContain("Saved reply deleted");
	expect(decoded(rawMainOf(gone))).not.toContain(title);
	expect((await owner.open(path)).status).toBe(404);
});

test("A reply without a title or a text keeps what was typed", async () => {
	const owner = lawyer();
	const list = await owner.open("/business/replies");
	const wrong = await owner.press(list, "create", { title: " ", body: "Your passport." });
	expect(wrong.status).toBe(422);
	expect(errorBeside(wrong, "title")).toContain("1 to 60 characters");
	expect(textIn(wrong, "body")).toBe("Your passport.");
	const empty = await owner.press(list, "create", { title: "Papers", body: "" });
	expect(errorBeside(empty, "body")).toContain("1 to 4000 characters");
	expect(controlOf(empty, "title")).toContain('value="Papers"');
});

test("Without scripts a reply goes behind what is typed in a message, and nothing is sent", async () => {
	const { visitor, owner, path } = await accepted();
	const { body: made } = await call(owner, "POST", "/api/saved-replies", {
		title: newName("Papers"),
		body: "Please bring <your> passport.",
	});
	const page = await owner.open(path);
	expect(controlOf(page, "reply")).toContain(`value="${made.id}"`);
	expect(rawMainOf(page)).toContain('href="/business/replies"');
	const filled = await owner.press(page, "insert", { body: "Dear Amal,", reply: made.id });
	expect(filled.status).toBe(200);
	expect(textIn(filled, "body")).toBe("Dear Amal,\n\nPlease bring <your> passport.");
	const none = await owner.press(page, "insert", { body: "Dear Amal,", reply: "" });
	expect(none.status).toBe(422);
	expect(errorBeside(none, "reply")).toContain("Choose a saved reply first.");
	expect(textIn(none, "body")).toBe("Dear Amal,");
	const sent = await owner.press(filled, "write", { body: textIn(filled, "body") });
	expect(decoded(rawMainOf(sent))).toContain("Please bring <your> passport.");
	// The client has no such field, and gets nobody's replies by asking for them.
	const theirs = await visitor.open(path);
	expect(controlOf(theirs, "reply")).toBe("");
	const asked = await visitor.ask(path, {
		method: "POST",
		body: new URLSearchParams({ intent: "insert", body: "", reply: made.id }),
	});
	expect(asked.status).toBe(422);
	expect(controlOf({ ...theirs, html: await asked.text() }, "body")).not.toContain("passport");
	await call(owner, "DELETE", `/api/saved-replies/${made.id}`);
});

test("A program saves, changes and deletes replies, up to the limit", async () => {
	const owner = lawyer();
	const api = "/api/saved-replies";
	const made = await call(owner, "POST", api, {
		title: " Papers ",
		body: "Your passport.",
		id: "mine",
		business_id: "x",
	});
	expect(made).toEqual({
		status: 201,
		body: { id: expect.stringMatching(/^[0-9a-f]{32}$/), title: "Papers", body: "Your passport." },
	});
	const { id } = made.body;
	expect((await call(owner, "PUT", `${api}/${id}`, { title: "Papers", body: "Your card." })).status).toBe(204);
	expect((await call(owner, "GET", api)).body.replies).toContainEqual(
		expect.objectContaining({ id, body: "Your card." }),
	);
	for (const [method, path, given, status] of [
		["POST", api, {}, 400],
		["POST", api, { title: "x".repeat(savedReplyLimits.title + 1), body: "x" }, 400],
		["POST", api, { title: "x", body: "x".repeat(textLimits.message + 1) }, 400],
		["PUT", `${api}/${id}`, { title: "x" }, 400],
		["PUT", `${api}/x`, { title: "x", body: "x" }, 404],
		["DELETE", `${api}/x`, undefined, 404],
	] as const)
		expect((await call(owner, method, path, given)).status, `${method} ${path}`).toBe(status);
	expect((await call(owner, "DELETE", `${api}/${id}`)).status).toBe(204);
	expect((await call(owner, "DELETE", `${api}/${id}`)).status).toBe(404);
});
