import { expect, test } from "vitest";
import type { Saved } from "#domain/bookmarks/bookmarks.server.ts";
import { guestCookieOf } from "#domain/bookmarks/guest.ts";
import { makeBusiness } from "../support/demo.ts";
import { ask } from "../support/http.ts";
import { account, enrolled, signedIn } from "../support/people.ts";
import { mainOf, signedInVisitor, Visitor } from "../support/visitor.ts";

const listed = Array.from({ length: 60 }, (_, i) => makeBusiness(4_690 - i)).filter(
	({ status }) => status === "verified",
);
const gone = Array.from({ length: 60 }, (_, i) => makeBusiness(i + 1)).find(({ status }) => status === "suspended");
const [first, second, third] = listed as [(typeof listed)[number], (typeof listed)[number], (typeof listed)[number]];

const savedBy = async (visitor: Visitor) => (await (await visitor.ask("/api/bookmarks")).json()) as Saved;
const idsOf = async (visitor: Visitor) => (await savedBy(visitor)).bookmarks.map(({ business_id }) => business_id);
const send = async (visitor: Visitor, method: string, path: string, body?: unknown) => {
	const answer = await visitor.ask(`/api/bookmarks${path}`, {
		method,
		...(body !== undefined && { body: JSON.stringify(body) }),
	});
	const text = await answer.text();
	return { status: answer.status, body: text ? JSON.parse(text) : null };
};

test("A program saves, writes, sorts, removes and restores", async () => {
	const { visitor } = await signedInVisitor();
	expect(await send(visitor, "POST", "", { business_id: first.id })).toMatchObject({ status: 201 });
	expect(await send(visitor, "POST", "", { business_id: first.id })).toMatchObject({ status: 201 });
	const { body } = await send(visitor, "POST", "/folders", { name: " Visa " });
	expect(body).toEqual({ id: expect.any(String), name: "Visa" });
	expect(await send(visitor, "PATCH", `/${first.id}`, { note: "Kind.", folder_id: body.id })).toEqual({
		status: 204,
		body: null,
	});
	expect(await savedBy(visitor)).toMatchObject({
		bookmarks: [{ business_id: first.id, note: "Kind.", folder_id: body.id }],
		folders: [{ id: body.id, name: "Visa", saved: 1 }],
	});
	expect((await send(visitor, "DELETE", `/${first.id}`)).status).toBe(204);
	expect((await send(visitor, "DELETE", `/${first.id}`)).status).toBe(404);
	expect((await send(visitor, "POST", `/${first.id}/restore`)).status).toBe(204);
	expect((await send(visitor, "PATCH", `/folders/${body.id}`, { name: "Papers" })).status).toBe(204);
	expect((await send(visitor, "POST", "/folders", { name: "Papers" })).body).toMatchObject({ code: "folder_exists" });
	expect((await send(visitor, "DELETE", `/folders/${body.id}`)).status).toBe(204);
	expect(await savedBy(visitor)).toMatchObject({ bookmarks: [{ note: "Kind.", folder_id: null }], folders: [] });
});

test("What cannot be is refused, and nobody has no list", async () => {
	const { visitor } = await signedInVisitor();
	for (const [method, path, body, status] of [
		["POST", "", {}, 400],
		["POST", "", { business_id: "x" }, 400],
		["POST", "", { business_id: "0".repeat(32) }, 404],
		["POST", "/folders", { name: "  " }, 400],
		["POST", "/folders", { name: "x".repeat(61) }, 400],
		["PATCH", `/${first.id}`, { note: "x" }, 404],
		["PATCH", `/${first.id}`, { note: "x".repeat(1001) }, 400],
		["DELETE", `/${first.id}`, undefined, 404],
		["DELETE", "/folders/x", undefined, 404],
	] as const)
		expect((await send(visitor, method, path, body)).status, `${method} ${path}`).toBe(status);
	expect((await ask("/api/bookmarks")).status).toBe(401);
});

/** The button at somebody, as the page has it. */
const buttonAt = (html: string, name: string) =>
	new RegExp(`value="(save|remove)"[^>]*aria-label="(?:Save|Remove) ${name}`).exec(html)?.[1];

test("A guest saves without scripts, on this device, and it merges at sign-in", async () => {
	const { visitor: signed, ...who } = await signedInVisitor();
	await send(signed, "POST", "", { business_id: third.id });
	const guest = new Visitor();
	const profile = await guest.open(`/business/${first.id}`);
	expect(buttonAt(profile.html, "")).toBe("save");
	const back = await guest.press(profile, "save");
	expect(back.path).toBe(`/business/${first.id}`);
	expect(buttonAt(back.html, "")).toBe("remove");
	await guest.press(await guest.open(`/business/${second.id}`), "save");
	const list = await guest.open("/bookmarks");
	expect(mainOf(list)).toContain(first.name);
	expect(mainOf(list)).toContain("on this device only");
	expect(mainOf(list)).not.toContain("Your note");
	// Whoever has given their password only has not signed in yet.
	await guest.signIn(who);
	expect(guest.cookies.has(guestCookieOf(first.id))).toBe(false);
	expect((await idsOf(guest)).sort()).toEqual([first.id, second.id, third.id].sort());
});

test("Thirty that a guest saves at once are all there, and the next is refused", async () => {
	const guest = new Visitor();
	const [last, ...others] = Array.from({ length: 31 }, (_, i) => makeBusiness(4_000 + i).id);
	const save = (id: string | undefined) =>
		guest.ask("/bookmarks", { method: "POST", body: new URLSearchParams({ business_id: id ?? "", intent: "save" }) });
	await Promise.all(others.map(save));
	expect((await save(last)).status).toBe(409);
	const page = await guest.open("/bookmarks?page=2");
	expect(mainOf(page)).toContain("Page 2 of 2");
});

test("Where a second step is owed, what a guest saved waits for it", async () => {
	const who = await account();
	await enrolled(await signedIn(who));
	const guest = new Visitor();
	await guest.press(await guest.open(`/business/${first.id}`), "save");
	await guest.signIn(who);
	expect(guest.isSignedIn).toBe(true);
	expect(guest.cookies.has(guestCookieOf(first.id))).toBe(true);
	expect((await guest.ask("/bookmarks")).headers.get("Location")).toMatch(/step=factor/);
});

test("Without scripts a person writes, sorts, compares, removes and brings back", async () => {
	const { visitor } = await signedInVisitor();
	for (const { id } of [first, second]) await send(visitor, "POST", "", { business_id: id });
	const list = await visitor.open("/bookmarks");
	const made = await visitor.press(list, "folder_make", { name: "<b>Visa</b>" });
	expect(made.path).toMatch(/\/bookmarks\?folder=/);
	expect(made.html).toContain("&lt;b&gt;Visa&lt;/b&gt;");
	const [, folder_id] = made.path.split("=");
	const all = await visitor.open("/bookmarks");
	const written = await visitor.press(all, "change", {
		business_id: first.id,
		id: first.id,
		note: "Kind <0>.",
		folder_id: folder_id ?? "",
	});
	expect(written.html).toContain("Kind &lt;0&gt;.");
	expect(mainOf(await visitor.open(made.path))).toContain(first.name);
	const removed = await visitor.press(all, "remove", { business_id: first.id });
	expect(mainOf(removed)).toContain("Removed.");
	expect(await idsOf(visitor)).toEqual([second.id]);
	await visitor.press(removed, "restore");
	expect((await savedBy(visitor)).bookmarks.find(({ business_id }) => business_id === first.id)?.note).toBe(
		"Kind <0>.",
	);
	const compared = await visitor.open(`/search?compare=${first.id}&compare=${second.id}`);
	expect(mainOf(compared)).toContain(first.name);
	const again = await visitor.press(await visitor.open("/bookmarks"), "folder_make", { name: "<b>Visa</b>" });
	expect(mainOf(again)).toContain("You already have a folder with this name.");
});

test("Who is no longer verified says so in the list", async () => {
	const { visitor } = await signedInVisitor();
	await send(visitor, "POST", "", { business_id: gone?.id });
	expect(mainOf(await visitor.open("/bookmarks"))).toContain("No longer listed as verified.");
});

test("The button in search says who is saved, and brings back to the search", async () => {
	const { visitor } = await signedInVisitor();
	const path = `/search?q=${encodeURIComponent(first.name)}`;
	const page = await visitor.open(path);
	expect(page.html).toContain(`value="${first.id}"`);
	const form = { business_id: first.id, return_to: path, intent: "save" };
	const answer = await visitor.ask("/bookmarks", { method: "POST", body: new URLSearchParams(form) });
	expect(answer.headers.get("Location")).toBe(new URL(path, "http://x").pathname + new URL(path, "http://x").search);
	expect(buttonAt((await visitor.open(path)).html, "")).toBe("remove");
	for (const return_to of ["https://evil.example/", "//evil.example"]) {
		const away = await visitor.ask("/bookmarks", { method: "POST", body: new URLSearchParams({ ...form, return_to }) });
		expect(away.headers.get("Location")).toBe("/");
	}
});
