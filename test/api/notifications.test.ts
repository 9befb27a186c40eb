import { afterAll, beforeAll, expect, test } from "vitest";
import type { NotificationPage } from "#domain/notices/notifications.server.ts";
import { callers } from "../support/bookings.ts";
import { notify } from "../support/notifications.ts";
import { browserWith, mainOf, type Visitor } from "../support/visitor.ts";
import { newState, type State, startWorker } from "../support/worker.ts";

let state: State;
let worker: Awaited<ReturnType<typeof startWorker>>;
let cookies: string[];
/** How many notifications each of them has. */
const kept = [3, 1, 1, 0, 25, 2, 1];

beforeAll(async () => {
	state = await newState();
	await state.open(async (ctx) => {
		const people = await callers(ctx, kept.length);
		cookies = people.map(({ cookie }) => cookie);
		const start = Date.now() - 50 * 3600_000;
		for (const [i, { id }] of people.entries())
			for (let n = 0; n < (kept[i] ?? 0); n++)
				await notify({ ...ctx, now: () => new Date(start + n * 7200_000) }, id, {
					title: `N${n}`,
					url: n === 0 ? "https://evil.example/" : "/appointments?list=past",
				});
	});
	worker = await startWorker(state, { VISAVIS_ENV: "development" });
});
afterAll(async () => {
	await worker.end("SIGTERM");
	state.remove();
});

/** The next of them, at a browser without scripts. */
const next = () => browserWith(cookies.shift() ?? "", worker.url);

const page = async (visitor: Visitor, query = "") =>
	(await (await visitor.ask(`/api/notifications${query}`)).json()) as NotificationPage;
const send = async (visitor: Visitor, method: string, path = "", body?: unknown) => {
	const answer = await visitor.ask(`/api/notifications${path}`, {
		method,
		...(body !== undefined && { body: JSON.stringify(body) }),
	});
	return { status: answer.status, body: await answer.json() };
};

test("A person reads, marks, deletes and restores their notifications, each answer saying what is unread", async () => {
	const visitor = next();
	const { notifications, unread, next_cursor } = await page(visitor);
	expect({ unread, next_cursor, titles: notifications.length }).toEqual({ unread: 3, next_cursor: null, titles: 3 });
	expect(Object.keys(notifications[0] ?? {}).sort()).toEqual([
		"created_at",
		"data",
		"id",
		"message",
		"read_at",
		"title",
		"type",
	]);
	const [first, second] = notifications.map(({ id }) => id);
	expect(await send(visitor, "PATCH", `/${first}`)).toEqual({ status: 200, body: { unread: 2 } });
	expect((await page(visitor, "?unread=true")).notifications).toHaveLength(2);
	expect((await page(visitor, "?type=review")).notifications).toHaveLength(0);
	expect(await send(visitor, "DELETE", `/${second}`)).toEqual({ status: 200, body: { unread: 1 } });
	expect(await send(visitor, "DELETE", `/${second}`)).toMatchObject({ status: 404 });
	expect(await send(visitor, "POST", "/restore", { ids: [second] })).toEqual({ status: 200, body: { unread: 2 } });
	expect(await send(visitor, "PATCH")).toEqual({ status: 200, body: { unread: 0 } });
	expect(await send(visitor, "PATCH")).toEqual({ status: 200, body: { unread: 0 } });
	expect((await page(visitor)).notifications.every(({ read_at }) => read_at !== null)).toBe(true);
});

test("Others have no such notification, nobody no list, and what cannot be asked is refused", async () => {
	const [one, other, nobody] = [next(), next(), browserWith("", worker.url)];
	const [first] = (await page(one)).notifications;
	for (const method of ["PATCH", "DELETE"])
		expect(await send(other, method, `/${first?.id}`)).toMatchObject({ status: 404, body: { code: "not_found" } });
	expect(await send(other, "POST", "/restore", { ids: [first?.id] })).toMatchObject({ status: 404 });
	expect((await nobody.ask("/api/notifications")).status).toBe(401);
	expect((await nobody.ask("/notifications")).headers.get("Location")).toMatch(/^\/auth\?/);
	for (const query of ["?type=secret", "?unread=perhaps", "?cursor=1", "?cursor=2026-01-01T00:00:00.000Z,a'b"])
		expect((await one.ask(`/api/notifications${query}`)).status, query).toBe(400);
	for (const body of [{}, { ids: [] }, { ids: Array(21).fill("x") }, { ids: "x" }, []])
		expect(await send(one, "POST", "/restore", body)).toMatchObject({ status: 400 });
	expect((await page(one)).unread).toBe(1);
});

test("A private list is kept by no cache", async () => {
	const answer = await next().ask("/api/notifications");
	expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
});

/** The titles in the list of a page, in order. */
const shownIn = (page: { html: string }) => [...mainOf(page).matchAll(/<bdi>(N\d+)<\/bdi>/g)].map(([, title]) => title);
const badgeOf = ({ html }: { html: string }) => /Notifications, (\d+) unread/.exec(html)?.[1] ?? "0";

test("Without scripts the page pages, marks, deletes and brings back, and the badge follows", async () => {
	const visitor = next();
	const first = await visitor.open("/notifications");
	expect(shownIn(first)).toEqual(Array.from({ length: 20 }, (_, n) => `N${24 - n}`));
	expect(badgeOf(first)).toBe("25");
	const [, older = ""] = /href="(\/notifications\?cursor=[^"]+)"/.exec(first.html) ?? [];
	expect(shownIn(await visitor.open(older))).toEqual(["N4", "N3", "N2", "N1", "N0"]);
	const ids = (await page(visitor)).notifications.map(({ id }) => id);
	const read = await visitor.press(first, "read", { id: ids.slice(0, 2) });
	expect(badgeOf(read)).toBe("23");
	const deleted = await visitor.press(read, "delete", { id: ids.slice(1, 4) });
	expect(shownIn(deleted)[0]).toBe("N24");
	expect(shownIn(deleted)[1]).toBe("N20");
	expect(badgeOf(deleted)).toBe("21");
	const restored = await visitor.press(deleted, "restore");
	expect(shownIn(restored).slice(0, 4)).toEqual(["N24", "N23", "N22", "N21"]);
	expect(badgeOf(restored)).toBe("23");
	const all = await visitor.press(restored, "read_all");
	expect(badgeOf(all)).toBe("0");
	expect(mainOf(all)).toContain("All notifications marked as read");
	expect(shownIn(await visitor.open("/notifications?unread=true"))).toEqual([]);
	expect(mainOf(await visitor.press(first, "delete", { id: [] }))).toContain("Tick the ones you mean first.");
});

test("An item opens its page and is read; one that leads elsewhere leads nowhere", async () => {
	const visitor = next();
	const list = await visitor.open("/notifications");
	const [newest, oldest] = (await page(visitor)).notifications;
	expect(
		(await visitor.send(list, "open", { id: newest?.id ?? "", url: newest?.data.url ?? "" })).headers.get("Location"),
	).toBe("/appointments?list=past");
	expect(
		(await visitor.send(list, "open", { id: oldest?.id ?? "", url: oldest?.data.url ?? "" })).headers.get("Location"),
	).toBe("/");
	expect((await page(visitor)).unread).toBe(0);
});

test("An address that cannot be read shows the list", async () => {
	const visitor = next();
	for (const query of ["?type=secret", "?cursor=nonsense", "?unread=perhaps"]) {
		const { status, html } = await visitor.open(`/notifications${query}`);
		expect(status).toBe(200);
		expect(shownIn({ html })).toEqual(["N0"]);
	}
});
