import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "#domain/ground/callers.ts";
import { agoOf } from "#domain/notices/ago.ts";
import {
	deleteNotifications,
	listNotifications,
	markRead,
	restoreNotifications,
	sweepNotifications,
} from "#domain/notices/notifications.server.ts";
import { notificationQuery } from "#domain/notices/notifications.ts";
import { connect, Meter } from "#drizzle/db.ts";
import { newActor } from "../support/actors.ts";
import { testNow } from "../support/database.ts";
import { testSite } from "../support/identity.ts";
import { badgeOf, countUnread, notify } from "../support/notifications.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Awaited<ReturnType<typeof testSite>>["ctx"];
beforeAll(async () => {
	site = await testSite();
	ctx = site.ctx;
});
afterAll(() => site.close());

const at = (seconds: number) => ({ ...ctx, now: () => new Date(Date.parse(testNow) + seconds * 1000) });
const list = (person: Person, asked: Record<string, string> = {}) =>
	listNotifications(ctx, person, notificationQuery.parse(asked));
const titles = ({ notifications }: Awaited<ReturnType<typeof list>>) => notifications.map(({ title }) => title);

test("The list is newest first, twenty at a time, each once, filtered by type and by what is unread", async () => {
	const person = await newActor(ctx);
	for (let n = 0; n < 45; n++)
		await notify(at(n), person.user_id, { title: `N${n}`, type: n % 3 === 0 ? "review" : "booking" });
	const all: string[] = [];
	let cursor: string | null = "";
	while (cursor !== null) {
		const page: Awaited<ReturnType<typeof list>> = await list(person, cursor ? { cursor } : {});
		expect(page.notifications.length).toBeLessThanOrEqual(20);
		expect(page.unread).toBe(45);
		all.push(...titles(page));
		cursor = page.next_cursor;
	}
	expect(all).toEqual(Array.from({ length: 45 }, (_, n) => `N${44 - n}`));
	expect(titles(await list(person, { type: "review" }))).toEqual(
		Array.from({ length: 15 }, (_, n) => `N${42 - 3 * n}`),
	);
	const [first] = (await list(person)).notifications;
	await markRead(ctx, person, [first?.id ?? ""]);
	expect(titles(await list(person, { unread: "true" }))[0]).toBe("N43");
	expect(titles(await list(person, { unread: "true", type: "review" }))).toHaveLength(15);
});

test("Page 500 costs what page 1 costs: one batch of at most 25 rows", async () => {
	const person = await newActor(ctx);
	await ctx.db.$client
		.prepare(
			`WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 10020)
			INSERT INTO notifications (id, user_id, type, title, message, data, read_at, created_at)
			SELECT 'many-' || i, ?, 'booking', 'N' || i, '', '{}', '2026-01-01', strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + i, 'unixepoch')
			FROM n`,
		)
		.bind(person.user_id)
		.run();
	const row = await ctx.db.$client
		.prepare("SELECT created_at, id FROM notifications WHERE id = 'many-40'")
		.first<{ created_at: string; id: string }>();
	for (const asked of [{}, { cursor: `${row?.created_at},${row?.id}` }, { type: "booking" }]) {
		const meter = new Meter();
		const page = await listNotifications(
			{ ...ctx, db: connect(site.d1, meter) },
			person,
			notificationQuery.parse(asked),
		);
		expect(page.notifications).toHaveLength(20);
		expect(meter.reads).toHaveLength(1);
		expect(meter.rowsRead).toBeLessThanOrEqual(25);
	}
});

test("What is read stays read from then on, and all at once marks only one's own", async () => {
	const [person, other] = [await newActor(ctx), await newActor(ctx)];
	const ids = [await notify(ctx, person.user_id), await notify(ctx, person.user_id), await notify(ctx, person.user_id)];
	await notify(ctx, other.user_id);
	expect(await markRead(at(1), person, [ids[0] ?? ""])).toBe(2);
	expect(await markRead(at(60), person, [ids[0] ?? ""])).toBe(2);
	const first = (await list(person)).notifications.find(({ id }) => id === ids[0]);
	expect(first?.read_at).toBe(at(1).now().toISOString());
	expect(await markRead(ctx, person, null)).toBe(0);
	expect((await list(other)).unread).toBe(1);
});

test("What is deleted comes back with Undo for an hour, unread as it was, and then is gone", async () => {
	const person = await newActor(ctx);
	const ids = [await notify(ctx, person.user_id), await notify(ctx, person.user_id)];
	expect(await deleteNotifications(ctx, person, ids)).toBe(0);
	expect((await list(person)).notifications).toEqual([]);
	expect(await restoreNotifications(ctx, person, ids)).toBe(2);
	expect((await list(person)).notifications).toHaveLength(2);
	await deleteNotifications(ctx, person, [ids[0] ?? ""]);
	await sweepNotifications(at(3599));
	expect(await restoreNotifications(at(3599), person, [ids[0] ?? ""])).toBe(2);
	await deleteNotifications(ctx, person, [ids[0] ?? ""]);
	expect(await restoreNotifications(at(3601), person, [ids[0] ?? "", ids[1] ?? ""])).toBe(1);
	await sweepNotifications(at(3601));
	await expect(restoreNotifications(at(3601), person, [ids[0] ?? ""])).rejects.toMatchObject({ code: "not_found" });
});

test("To others a notification is not there, whatever is asked of it", async () => {
	const [person, other] = [await newActor(ctx), await newActor(ctx)];
	const id = await notify(ctx, person.user_id);
	for (const command of [markRead, deleteNotifications, restoreNotifications])
		await expect(command(ctx, other, [id])).rejects.toMatchObject({ code: "not_found" });
	await markRead(ctx, other, [id, "another"]);
	expect(await countUnread(ctx, person.user_id)).toBe(1);
	expect(await badgeOf(ctx, person.user_id)).toBe(1);
});

// The complaint: the badge is wrong across tabs (NodeBB #5754).
test("The badge is the number of unread rows after two tabs have read, deleted and restored the same at once", async () => {
	const person = await newActor(ctx);
	const ids = await Promise.all(Array.from({ length: 8 }, () => notify(ctx, person.user_id)));
	const commands = [markRead, deleteNotifications, restoreNotifications];
	for (let round = 0; round < 12; round++) {
		const tabs = Array.from({ length: 10 }, (_, i) => {
			const id = ids[(round + i) % 3] ?? "";
			return (commands[(round * 7 + i * 5) % 3] ?? markRead)(ctx, person, [id]);
		});
		await Promise.allSettled([
			...tabs,
			notify(ctx, person.user_id),
			...(round % 5 === 4 ? [markRead(ctx, person, null)] : []),
		]);
		expect(await badgeOf(ctx, person.user_id)).toBe(await countUnread(ctx, person.user_id));
	}
});

test("A counter that only subtracts would be caught: the database keeps it from falling below zero", async () => {
	const person = await newActor(ctx);
	const id = await notify(ctx, person.user_id);
	// As a tab would that trusts what it shows.
	const naive = () =>
		ctx.db.$client.batch([
			ctx.db.$client
				.prepare("UPDATE inboxes SET unread_notifications = unread_notifications - 1 WHERE user_id = ?")
				.bind(person.user_id),
			ctx.db.$client.prepare("UPDATE notifications SET read_at = '2026' WHERE id = ?").bind(id),
		]);
	const done = await Promise.allSettled([naive(), naive()]);
	expect(done.filter(({ status }) => status === "rejected")).toHaveLength(1);
});

test("Nothing is written for a session that has ended", async () => {
	const person = await newActor(ctx);
	const id = await notify(ctx, person.user_id);
	await ctx.db.$client.prepare("DELETE FROM sessions WHERE id = ?").bind(person.session_id).run();
	await expect(markRead(ctx, person, [id])).rejects.toMatchObject({ code: "signed_out" });
	expect(await badgeOf(ctx, person.user_id)).toBe(1);
});

test.each([
	[0, "now"],
	[-5, "now"],
	[59, "now"],
	[60, { value: 1, unit: "minute" }],
	[3599, { value: 59, unit: "minute" }],
	[3600, { value: 1, unit: "hour" }],
	[86_399, { value: 23, unit: "hour" }],
	[86_400, { value: 1, unit: "day" }],
	[8 * 86_400 - 1, { value: 7, unit: "day" }],
	[8 * 86_400, "date"],
] as const)("Something %i seconds ago is said as %o", (seconds, said) => {
	expect(agoOf(testNow, Date.parse(testNow) + seconds * 1000)).toEqual(said);
});
