import { afterAll, beforeAll, expect, test } from "vitest";
import { LiveOrder } from "#app/live-order.ts";
import type { Person } from "#domain/ground/callers.ts";
import { newId } from "#domain/ground/ids.ts";
import { askProfessional } from "#domain/messages/asking.server.ts";
import { threadRequest } from "#domain/messages/messages.ts";
import { readMissed, sweepLiveEvents } from "#domain/notices/live.server.ts";
import { deleteNotifications, listNotifications, markRead } from "#domain/notices/notifications.server.ts";
import { changeStatements } from "#domain/outbox/live.server.ts";
import type { LiveEvent, Push } from "#domain/outbox/live.ts";
import { newActor } from "../support/actors.ts";
import { testNow } from "../support/database.ts";
import { makeBusiness } from "../support/demo.ts";
import { testSite } from "../support/identity.ts";
import { badgeOf, notify } from "../support/notifications.ts";
import { sweepOutbox, sweepSoon } from "../support/outbox.ts";
import { rounds } from "../support/rounds.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Awaited<ReturnType<typeof testSite>>["ctx"];
beforeAll(async () => {
	site = await testSite(40);
	ctx = site.ctx;
});
afterAll(() => site.close());

const at = (seconds: number) => ({ ...ctx, now: () => new Date(Date.parse(testNow) + seconds * 1000) });
const none = { email: null, text: null };

/** A room that keeps what it is told. */
function roomOf(person: Person) {
	const told: Push[] = [];
	const live = async (user_id: string, push: Push) => {
		if (user_id === person.user_id) told.push(push);
	};
	return { ports: { ...none, live }, told, events: () => told.flatMap(({ events }) => events) };
}

const missed = async (person: Person, since: number) => (await readMissed(ctx, person, since, "c")).events;
const waiting = async () =>
	(await ctx.db.$client.prepare("SELECT count(*) AS n FROM outbox WHERE channel = 'live'").first<{ n: number }>())?.n;

test("Each change is told once, in order, with the row as it is now and what is unread", async () => {
	const person = await newActor(ctx);
	const room = roomOf(person);
	const id = await notify(ctx, person.user_id, { title: "One" });
	await sweepSoon(ctx, room.ports);
	await notify(ctx, person.user_id, { title: "Two" });
	await markRead(ctx, person, [id]);
	await deleteNotifications(ctx, person, [id]);
	await sweepSoon(ctx, room.ports);
	await sweepSoon(ctx, room.ports);
	expect(
		room.told.every(({ connection_id, sessions }) => connection_id === null && sessions.includes(person.session_id)),
	).toBe(true);
	expect(room.events().map((event) => [event.seq, event.event, "row" in event ? event.row?.id === id : null])).toEqual([
		[1, "insert", true],
		[2, "insert", false],
		// It was read, but is gone by now.
		[3, "delete", true],
		[4, "delete", true],
	]);
	expect(room.events().at(-1)?.unread).toEqual({ notifications: 1, messages: 0 });
	expect(room.events()[0]).toMatchObject({ row: { title: "One", message: "To Tuesday.", read_at: null } });
});

test("Mark all read is one event without a row", async () => {
	const person = await newActor(ctx);
	await notify(ctx, person.user_id);
	await markRead(ctx, person, null);
	expect(await missed(person, 1)).toEqual([
		{
			event: "update",
			seq: 2,
			table: "notifications",
			row: null,
			alert: null,
			unread: { notifications: 0, messages: 0 },
			bookmark: null,
		},
	]);
});

test("Who was away for longer than the log reaches, or asks for what was never, is told to ask for everything", async () => {
	const person = await newActor(ctx);
	for (let n = 0; n < 3; n++) await notify(ctx, person.user_id);
	expect((await missed(person, 0)).map(({ event }) => event)).toEqual(["insert", "insert", "insert"]);
	expect(await missed(person, 3)).toEqual([]);
	expect((await missed(person, 99)).map(({ event, seq }) => [event, seq])).toEqual([["reset", 3]]);
	await sweepLiveEvents(at(8 * 86_400));
	expect((await missed(person, 1)).map(({ event, seq }) => [event, seq])).toEqual([["reset", 3]]);
	expect(await missed(person, 3)).toEqual([]);
});

test("The log keeps a thousand events of a person", async () => {
	const person = await newActor(ctx);
	await change(person, 1005);
	const row = await ctx.db.$client
		.prepare("SELECT count(*) AS n, min(seq) AS first FROM live_events WHERE user_id = ?")
		.bind(person.user_id)
		.first();
	expect(row).toEqual({ n: 1000, first: 6 });
});

/** So many changes for a person, as they happen: every second one is a message in a thread of theirs. */
async function change(person: Person, times: number, thread_id?: string) {
	const marked = { event: "update", table: "notifications", row_id: null } as const;
	const written = `INSERT INTO messages (id, thread_id, seq, party, body, is_withheld, created_at)
		SELECT ?1, id, last_seq + 1, 'business', 'One more.', 0, updated_at FROM threads WHERE id = ?2`;
	const { $client: d1 } = ctx.db;
	for (let n = 0; n < times; n += 100) {
		const many = Array.from({ length: Math.min(100, times - n) }, (_, k) => {
			if (!thread_id || k % 2 === 0) return changeStatements(ctx, person.user_id, marked);
			const row_id = newId();
			return [
				d1.prepare(written).bind(row_id, thread_id),
				d1.prepare("UPDATE threads SET last_seq = last_seq + 1 WHERE id = ?").bind(thread_id),
				...changeStatements(ctx, person.user_id, { event: "insert", table: "messages", row_id }),
			];
		});
		await d1.batch(many.flat());
	}
}

/** What takes a page's events; `seq` is what it asks for again from. */
type Taker = { take: (event: LiveEvent) => void; readonly seq: number };

/** Lets a hundred changes happen between each of so many drops, some told twice and some in the wrong order. */
async function travel(person: Person, drops: number, page: Taker, thread_id?: string) {
	let isOpen = true;
	let random = 7;
	const dice = (sides: number) => {
		random = (random * 1103515245 + 12345) % 2147483648;
		return random % sides;
	};
	const live = async (user_id: string, { events }: Push) => {
		if (user_id !== person.user_id || !isOpen) return;
		const sent = events.flatMap((event) => (dice(10) === 0 ? [event, event] : [event]));
		if (dice(3) === 0) sent.reverse();
		for (const event of sent) page.take(event);
	};
	const ports = { ...none, live };
	for (let drop = 0; drop < drops; drop++) {
		isOpen = dice(2) === 0;
		await change(person, 100, thread_id);
		await sweepSoon(ctx, ports);
		// It connects again and asks for what it has missed; what happens meanwhile comes by the room.
		isOpen = true;
		const happens = change(person, 1).then(() => sweepSoon(ctx, ports));
		const [late] = await Promise.all([missed(person, page.seq), happens]);
		for (const event of late) page.take(event);
	}
	for (const event of await missed(person, page.seq)) page.take(event);
}

test("Thousands of events over many drops, some told twice and some out of order, arrive in order, each once", async () => {
	const person = await newActor(ctx);
	const request = threadRequest.parse({ name: "Amal", language: "en", body: "My landlord keeps my deposit." });
	const thread_id = await askProfessional(ctx, person, makeBusiness(1).id, request);
	const heard: number[] = [];
	const messages: number[] = [];
	const order = new LiveOrder(0, (event) => {
		heard.push(event.event === "reset" ? -1 : event.seq);
		if (event.event === "insert" && event.table === "messages")
			messages.push((event.row as { id: string; seq: number }).seq);
	});
	const drops = rounds(20, 100);
	await travel(person, drops, order, thread_id);
	const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
	// The request itself is two of them: the thread, and its first message.
	expect(heard).toEqual(upTo(heard.length));
	expect(heard.length).toBeGreaterThan(drops * 100);
	expect(messages).toEqual(upTo(drops * 50 + 1));
	expect(order.isWaiting).toBe(false);
});

test("The same journey catches a page that takes events as they come", async () => {
	const heard: number[] = [];
	const naive: Taker = {
		take: ({ seq }) => void heard.push(seq),
		get seq() {
			return heard.at(-1) ?? 0;
		},
	};
	await travel(await newActor(ctx), 5, naive);
	expect(heard).not.toEqual(Array.from({ length: 505 }, (_, n) => n + 1));
});

test("While rooms are dead letters leave and events wait; five seconds after they are back, everything is told", async () => {
	const person = await newActor(ctx);
	while ((await sweepOutbox(ctx, { ...none, live: async () => {} })) > 0);
	await notify(ctx, person.user_id);
	const dead = { ...none, live: () => Promise.reject(new Error("no room")) };
	const logged: string[] = [];
	const log = (event: string) => void logged.push(event);
	await sweepOutbox({ ...ctx, log }, dead);
	expect(logged).toEqual(["outbox_failed"]);
	expect(await sweepOutbox(at(4), dead)).toBe(0);
	const room = roomOf(person);
	await sweepOutbox(at(5), room.ports);
	expect(room.events().map(({ seq }) => seq)).toEqual([1]);
	expect(await waiting()).toBe(0);
	await notify(ctx, person.user_id);
	for (let hour = 0; hour < 24; hour++) await sweepOutbox(at(hour * 3600), dead);
	expect(await waiting()).toBe(1);
	await sweepOutbox(at(25 * 3600), dead);
	expect(await waiting()).toBe(0);
});

test("A room is told which sessions are alive, by whatever they end", async () => {
	const person = await newActor(ctx);
	const room = roomOf(person);
	const last = async () => {
		await sweepSoon(ctx, room.ports);
		return room.told.at(-1)?.sessions;
	};
	await notify(ctx, person.user_id);
	expect(await last()).toEqual([person.session_id]);
	await ctx.db.$client.prepare("UPDATE users SET banned_until = '2030-01-01' WHERE id = ?").bind(person.user_id).run();
	expect(await last()).toEqual([]);
	await ctx.db.$client.prepare("UPDATE users SET banned_until = NULL WHERE id = ?").bind(person.user_id).run();
	await notify(ctx, person.user_id);
	expect(await last()).toEqual([person.session_id]);
	await ctx.db.$client.prepare("DELETE FROM sessions WHERE id = ?").bind(person.session_id).run();
	expect(await last()).toEqual([]);
});

test.each([
	["plain", {}, "plain"],
	["discreet", { is_discreet: 1 }, "discreet"],
	// It is noon by UTC and one in Madrid.
	["no", { quiet_from: "12:30", quiet_until: "14:00", time_zone: "Europe/Madrid" }, null],
	["plain", { quiet_from: "11:30", quiet_until: "12:30", time_zone: "Europe/Madrid" }, "plain"],
] as const)("News makes %s alert for who has chosen %o", async (_, chosen, alert) => {
	const person = await newActor(ctx);
	for (const [name, value] of Object.entries(chosen))
		await ctx.db.$client.prepare(`UPDATE profiles SET ${name} = ? WHERE user_id = ?`).bind(value, person.user_id).run();
	await notify(ctx, person.user_id);
	expect(await missed(person, 0)).toMatchObject([{ alert }]);
	// What was missed for a minute is no news any more.
	const late = await readMissed(at(61), person, 0, "c");
	expect(late.events).toMatchObject([{ alert: null }]);
	expect(late.connection_id).toBe("c");
});

test("The badge and the list agree with what was told", async () => {
	const person = await newActor(ctx);
	await notify(ctx, person.user_id);
	const [event] = await missed(person, 0);
	expect(event?.unread.notifications).toBe(await badgeOf(ctx, person.user_id));
	expect((await listNotifications(ctx, person, {})).unread).toBe(1);
});
