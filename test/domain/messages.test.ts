import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Ctx } from "#domain/ground/context.server.ts";
import { askProfessional, threadOfAppointment } from "#domain/messages/asking.server.ts";
import { blockOther, decideThread, unblockOther } from "#domain/messages/deciding.server.ts";
import { messageLimits, messagesPerPage } from "#domain/messages/limits.ts";
import { type Thread, threadRequest } from "#domain/messages/messages.ts";
import { messagesData } from "#domain/messages/personal-data.server.ts";
import {
	findOwnThread,
	listThreads,
	readThread,
	readWholeThread,
	searchMessages,
} from "#domain/messages/reading.server.ts";
import { keepReplyTime } from "#domain/messages/reply-time.server.ts";
import { whoSeesTyping } from "#domain/messages/typing.server.ts";
import {
	markThreadRead,
	messageFileKey,
	openMessageFile,
	removeMessageFile,
	writeMessage,
} from "#domain/messages/writing.server.ts";
import { listNotifications } from "#domain/notices/notifications.server.ts";
import type { Push } from "#domain/outbox/live.ts";
import type { Letter } from "#domain/outbox/outbox.ts";
import { reportLimits } from "#domain/reports/kinds.ts";
import { reportMessages } from "#domain/reports/reporting.server.ts";
import { messageReport } from "#domain/reports/reports.ts";
import { newActor, ownerOf, type Someone, someone } from "../support/actors.ts";
import { appointmentOf } from "../support/appointments.ts";
import { testNow } from "../support/database.ts";
import { makeBusiness } from "../support/demo.ts";
import { outcomesOf, testSite } from "../support/identity.ts";
import { sweepOutbox } from "../support/outbox.ts";
import { jpeg, segment } from "../support/pictures.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
const verified = Array.from({ length: 40 }, (_, i) => makeBusiness(i + 1)).filter(
	({ status }) => status === "verified",
);
const [business, second] = verified as [(typeof verified)[number], (typeof verified)[number]];
const away = Array.from({ length: 40 }, (_, i) => makeBusiness(i + 1)).find(({ status }) => status === "suspended");
let client: Someone;
let owner: Someone<"business">;

beforeAll(async () => {
	site = await testSite(40);
	ctx = site.ctx;
});
afterAll(() => site.close());
beforeEach(async () => {
	await site.d1.batch(
		[
			...["report_messages", "reports", "blocks", "messages", "message_search", "threads", "outbox"],
			...["notifications", "inboxes", "live_events"],
		].map((table) => site.d1.prepare(`DELETE FROM ${table}`)),
	);
	client = await someone(ctx, { full_name: "Amal" });
	owner = await ownerOf(ctx, business.id);
});

const at = (seconds: number) => ({ ...ctx, now: () => new Date(Date.parse(testNow) + seconds * 1000) });
const request = (more: object = {}) =>
	threadRequest.parse({ name: "Amal", language: "en", body: "My landlord keeps my deposit.", ...more });
const ask = (who = client, id = business.id, on = ctx, key: string | null = null) =>
	askProfessional(on, who.actor, id, request(), key);
const asRead = async (who: Someone, id: string) => (await readThread(ctx, who.actor, id)).thread;
const bodies = async (who: Someone, id: string) =>
	(await readThread(ctx, who.actor, id)).messages.map(({ party, body }) => `${party}: ${body}`);
const write = (who: Someone, id: string, body: string, on = ctx) => writeMessage(on, who.actor, id, { body });
/** An open thread of the two. */
async function opened() {
	const id = await ask();
	await decideThread(ctx, owner.actor, id, "accept");
	return id;
}
const badgeOf = async (who: Someone) =>
	(
		await site.d1
			.prepare("SELECT unread_messages AS n FROM inboxes WHERE user_id = ?")
			.bind(who.user.id)
			.first<{ n: number }>()
	)?.n ?? 0;
/** What a badge is to say, counted message by message. */
async function unreadOf(who: Someone) {
	const row = await site.d1
		.prepare(
			`SELECT count(*) AS n FROM messages m JOIN threads t ON t.id = m.thread_id LEFT JOIN business_owners o ON o.business_id = t.business_id
			WHERE m.is_withheld = 0 AND ((t.client_id = ?1 AND m.party = 'business' AND m.seq > t.client_read_seq)
				OR (o.user_id = ?1 AND m.party = 'client' AND m.seq > t.business_read_seq))`,
		)
		.bind(who.user.id)
		.first<{ n: number }>();
	return row?.n ?? 0;
}

test("A request is a name, a language, one line and the other party; both see it, each from their side", async () => {
	const id = await askProfessional(ctx, client.actor, business.id, request({ other_party: "Landlord Ltd" }));
	expect(await asRead(client, id)).toMatchObject({
		...{ party: "client", status: "requested", business_name: business.name, unread: 0, decisions: ["close"] },
		last: { party: "client", body: "My landlord keeps my deposit." },
	});
	expect(await asRead(owner, id)).toMatchObject({
		...{ party: "business", client_name: "Amal", language: "en", other_party: "Landlord Ltd", unread: 1 },
		decisions: ["accept", "decline"],
	});
	expect(JSON.stringify(await asRead(owner, id))).not.toContain(client.user.id);
	expect(await findOwnThread(ctx, client.actor, business.id)).toBe(id);
});

test("Until it is accepted nobody writes more; then both do, until one of them closes it", async () => {
	const id = await ask();
	for (const who of [client, owner]) await expect(write(who, id, "More")).rejects.toMatchObject({ code: "not_now" });
	await decideThread(ctx, owner.actor, id, "accept");
	await write(owner, id, "Since when?");
	await write(client, id, "Since May.\nI have a letter.");
	expect(await bodies(owner, id)).toEqual([
		"client: My landlord keeps my deposit.",
		"business: Since when?",
		"client: Since May.\nI have a letter.",
	]);
	await decideThread(ctx, client.actor, id, "close");
	expect(await asRead(owner, id)).toMatchObject({ status: "closed", closed_by: "client", decisions: [] });
	await expect(write(owner, id, "Wait")).rejects.toMatchObject({ code: "not_now" });
	expect(await ask()).not.toBe(id);
});

test("A request is declined with a reason, which the client reads", async () => {
	const id = await ask();
	await expect(decideThread(ctx, client.actor, id, "accept")).rejects.toMatchObject({ code: "not_now" });
	await decideThread(ctx, owner.actor, id, "decline", "A conflict of interest.");
	expect(await asRead(client, id)).toMatchObject({ status: "declined", reason: "A conflict of interest." });
	await expect(decideThread(ctx, owner.actor, id, "accept")).rejects.toMatchObject({ code: "not_now" });
});

test("Two have one thread at a time, whatever they do at once; nobody writes to themselves or to who is not verified", async () => {
	expect(await outcomesOf(Array.from({ length: 12 }, () => ask()))).toEqual({ done: 1, thread_exists: 11 });
	await expect(ask(owner)).rejects.toMatchObject({ code: "not_now" });
	for (const id of [away?.id ?? "", "0".repeat(32), "x"])
		await expect(ask(client, id)).rejects.toMatchObject({ code: "not_found" });
});

test("A key asks once and writes once, alone and twenty at once; with other words it is refused", async () => {
	const id = await ask(client, business.id, ctx, "k1");
	expect(await ask(client, business.id, ctx, "k1")).toBe(id);
	await decideThread(ctx, owner.actor, id, "accept");
	const all = await Promise.all(
		Array.from({ length: 20 }, () => writeMessage(ctx, client.actor, id, { body: "Hello" }, "k2")),
	);
	expect(new Set(all.map((one) => one.id)).size).toBe(1);
	expect(await bodies(client, id)).toHaveLength(2);
	await expect(writeMessage(ctx, client.actor, id, { body: "Other" }, "k2")).rejects.toMatchObject({
		code: "idempotency_mismatch",
	});
	// The other's keys are their own.
	await writeMessage(ctx, owner.actor, id, { body: "Other" }, "k2");
});

test("Requests are limited by person: ten that wait, ten a day; messages by the minute", async () => {
	const ids = verified.slice(2, 2 + messageLimits.waiting + 2).map(({ id }) => id);
	const made: string[] = [];
	for (const id of ids.slice(0, messageLimits.waiting)) made.push(await ask(client, id));
	await expect(ask(client, ids.at(-1))).rejects.toMatchObject({ code: "too_many_requests" });
	await decideThread(ctx, client.actor, made[0] ?? "", "close");
	await expect(ask(client, ids.at(-1))).rejects.toMatchObject({ code: "too_fast" });
	await ask(client, ids.at(-1), at(24 * 3600 + 1));
	const other = await someone(ctx);
	const id = await ask(other);
	await decideThread(ctx, owner.actor, id, "accept");
	const said = Array.from({ length: 30 }, (_, n) => write(other, id, `Line ${n}`));
	// Its first line counts.
	expect(await outcomesOf(said)).toEqual({ done: messageLimits.perMinute - 1, too_fast: 11 });
	await write(other, id, "A minute later", at(61));
});

test("Threads of others are not there, whatever is asked of them; nor the professional's without the second step", async () => {
	const id = await opened();
	const stranger = await newActor(ctx);
	for (const work of [
		() => readThread(ctx, stranger, id),
		() => writeMessage(ctx, stranger, id, { body: "Hello" }),
		() => decideThread(ctx, stranger, id, "close"),
		() => markThreadRead(ctx, stranger, id),
		() => blockOther(ctx, stranger, id),
		() => unblockOther(ctx, stranger, id),
		() => readThread(ctx, stranger, "x"),
		() => readThread(ctx, client.actor, "0".repeat(32)),
	])
		await expect(work()).rejects.toMatchObject({ code: "not_found" });
	expect((await listThreads(ctx, stranger)).threads).toEqual([]);
	await site.d1.prepare("UPDATE sessions SET aal = 'aal1' WHERE id = ?").bind(owner.actor.session_id).run();
	const half = { ...owner.actor, aal: "aal1" } as unknown as typeof owner.actor;
	await expect(readThread(ctx, half, id)).rejects.toMatchObject({ code: "insufficient_aal" });
	expect((await listThreads(ctx, half)).threads).toEqual([]);
});

test("Nothing is written for a session that has ended", async () => {
	const id = await opened();
	await site.d1.prepare("DELETE FROM sessions WHERE id = ?").bind(client.actor.session_id).run();
	await expect(write(client, id, "Hello")).rejects.toMatchObject({ code: "signed_out" });
	expect(await bodies(owner, id)).toHaveLength(1);
});

test("The badge is what counting says, whoever reads and writes at the same time", async () => {
	const id = await opened();
	for (let round = 0; round < 6; round++) {
		await Promise.allSettled([
			...Array.from({ length: 3 }, (_, n) => write(client, id, `c${round}.${n}`, at(round * 61))),
			...Array.from({ length: 3 }, (_, n) => write(owner, id, `b${round}.${n}`, at(round * 61))),
			markThreadRead(ctx, client.actor, id),
			markThreadRead(ctx, owner.actor, id),
			markThreadRead(ctx, owner.actor, id),
		]);
		for (const who of [client, owner]) expect(await badgeOf(who), `round ${round}`).toBe(await unreadOf(who));
	}
	await write(client, id, "One more", at(600));
	expect(await badgeOf(owner)).toBeGreaterThan(0);
	await markThreadRead(ctx, owner.actor, id);
	expect([await badgeOf(owner), await badgeOf(client)]).toEqual([0, await unreadOf(client)]);
});

test("Messages keep their order, none is lost and none is there twice, when both write at once", async () => {
	const id = await opened();
	const told = await Promise.all(
		Array.from({ length: 30 }, (_, n) => write(n % 2 ? client : owner, id, `n${n}`, at(n > 14 ? 61 : 0))),
	);
	const { messages } = await readThread(ctx, owner.actor, id);
	expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 31 }, (_, n) => n + 1));
	expect(new Set(messages.slice(1).map((one) => one.id))).toEqual(new Set(told.map((one) => one.id)));
});

test("A long thread is read fifty at a time, from its end", async () => {
	const id = await opened();
	for (let n = 2; n <= 120; n++)
		await site.d1
			.prepare(
				`INSERT INTO messages (id, thread_id, seq, party, body, is_withheld, created_at)
				VALUES (?, ?, ?, 'client', ?, 0, ?)`,
			)
			.bind(`m${n}`, id, n, `Line ${n}`, testNow)
			.run();
	await site.d1.prepare("UPDATE threads SET last_seq = 120 WHERE id = ?").bind(id).run();
	const pages: number[][] = [];
	for (let before: number | undefined; ; ) {
		const page = await readThread(ctx, client.actor, id, { before });
		pages.push(page.messages.map(({ seq }) => seq));
		if (!page.before) break;
		before = page.before;
	}
	expect(pages.map(({ length }) => length)).toEqual([messagesPerPage, messagesPerPage, 20]);
	expect(pages.toReversed().flat()).toEqual(Array.from({ length: 120 }, (_, n) => n + 1));
	for (const around of [1, 30, 71, 100, 120, 999]) {
		const { messages, isEnd } = await readThread(ctx, client.actor, id, { around });
		expect(messages.length).toBeLessThanOrEqual(messagesPerPage);
		expect(messages.some(({ seq }) => seq === Math.min(around, 120))).toBe(true);
		expect(isEnd).toBe(messages.at(-1)?.seq === 120);
	}
});

test("Threads of both sides stand in one list, last changed first, and pages go through all of them once", async () => {
	const all: string[] = [];
	for (let n = 0; n < 45; n++) {
		const asked = n % 3 === 0;
		all.unshift(`${n}`.padStart(32, "0"));
		await site.d1
			.prepare(
				`INSERT INTO threads (id, business_id, client_id, client_name, language, other_party, status, created_at, updated_at)
				VALUES (?, ?, ?, 'Amal', 'en', '', 'closed', ?, ?)`,
			)
			.bind(
				all[0],
				asked ? second.id : business.id,
				asked ? owner.user.id : client.user.id,
				testNow,
				at(n).now().toISOString(),
			)
			.run();
	}
	const found: Thread[] = [];
	for (let cursor: string | undefined; ; ) {
		const page = await listThreads(ctx, owner.actor, { cursor });
		found.push(...page.threads);
		if (!page.next_cursor) break;
		cursor = page.next_cursor;
	}
	expect(found.map(({ id }) => id)).toEqual(all);
	expect(found.filter(({ party }) => party === "client")).toHaveLength(15);
});

test("Who is blocked delivers nothing and is not told; what they sent meanwhile stays away", async () => {
	const id = await opened();
	await blockOther(ctx, owner.actor, id);
	const before = await badgeOf(owner);
	await write(client, id, "Are you there?");
	expect(await bodies(client, id)).toContain("client: Are you there?");
	expect(await bodies(owner, id)).not.toContain("client: Are you there?");
	expect([before, await badgeOf(owner)]).toEqual([0, 0]);
	expect(await asRead(client, id)).toMatchObject({ status: "open", is_blocked: false });
	expect((await listThreads(ctx, owner.actor)).threads).toEqual([]);
	expect((await listThreads(ctx, owner.actor, { blocked: true })).threads).toMatchObject([{ id, is_blocked: true }]);
	expect((await listThreads(ctx, client.actor)).threads).toMatchObject([{ id, last: { body: "Are you there?" } }]);
	await decideThread(ctx, client.actor, id, "close");
	const again = await ask();
	expect((await listThreads(ctx, client.actor)).threads.map((one) => one.id)).toContain(again);
	await expect(readThread(ctx, owner.actor, again)).rejects.toMatchObject({ code: "not_found" });
	expect(await countNotices(owner)).toBe(0);
	await unblockOther(ctx, owner.actor, id);
	expect(await bodies(owner, id)).not.toContain("client: Are you there?");
	await expect(readThread(ctx, owner.actor, again)).rejects.toMatchObject({ code: "not_found" });
	// They meet all the same: the professional writes to them.
	const over = await appointmentOf(ctx, client.actor, business.id);
	expect(await threadOfAppointment(ctx, owner.actor, over)).toBe(again);
	expect(await bodies(owner, again)).toEqual([]);
	await write(owner, again, "See you tomorrow.");
	expect(await bodies(client, again)).toContain("business: See you tomorrow.");
});

const silent = { email: async () => {}, text: async () => {} };

/** How many notifications about messages a person has once everything that is due has left. */
async function countNotices(who: Someone, on = at(3600), letters: Letter[] = []) {
	const send = async (letter: Letter) => void letters.push(letter);
	const ports = { email: send, text: send, live: async () => {} };
	while ((await sweepOutbox(on, ports)) > 0);
	return (await listNotifications(on, who.actor, { type: "message" })).notifications.length;
}

test("An appointment opens a thread from either side, once; one that is off opens none", async () => {
	const over = await appointmentOf(ctx, client.actor, business.id);
	const id = await threadOfAppointment(ctx, owner.actor, over);
	expect(await asRead(client, id)).toMatchObject({ status: "open", last: null });
	expect(await threadOfAppointment(ctx, client.actor, over)).toBe(id);
	await write(client, id, "I will be late.");
	await decideThread(ctx, client.actor, id, "close");
	// A request that waits is accepted by who has an appointment with them.
	const asked = await ask();
	expect(await threadOfAppointment(ctx, owner.actor, over)).toBe(asked);
	expect(await asRead(client, asked)).toMatchObject({ status: "open" });
	await decideThread(ctx, client.actor, asked, "close");
	await site.d1.prepare("UPDATE appointments SET status = 'cancelled' WHERE id = ?").bind(over).run();
	await expect(threadOfAppointment(ctx, client.actor, over)).rejects.toMatchObject({ code: "not_now" });
	await expect(threadOfAppointment(ctx, await newActor(ctx), over)).rejects.toMatchObject({ code: "not_found" });
});

test("Each hears once of what waits for them, by name and without a word of it; who has read it is not told", async () => {
	const letters: Letter[] = [];
	const id = await ask();
	expect(await countNotices(owner, at(1), letters)).toBe(1);
	await decideThread(ctx, owner.actor, id, "accept");
	expect(await countNotices(client, at(2), letters)).toBe(1);
	for (const body of ["First secret", "Second secret"]) await write(owner, id, body);
	expect(await countNotices(client, at(10), letters)).toBe(1);
	expect(await countNotices(client, at(40), letters)).toBe(2);
	await markThreadRead(ctx, client.actor, id);
	await write(owner, id, "Third secret", at(50));
	await markThreadRead(ctx, client.actor, id);
	expect(await countNotices(client, at(3600), letters)).toBe(2);
	const mail = JSON.stringify(letters);
	const subjects = letters.map(({ subject }) => subject.replace(/\p{Cf}/gu, ""));
	expect(subjects).toContain("Amal wrote to you for the first time");
	expect(mail).not.toMatch(/secret|deposit/);
});

test("Reading a thread, or answering a request, marks as read what was told of it, and nothing else", async () => {
	const id = await ask();
	const other = await ask(await someone(ctx));
	await countNotices(owner, at(1));
	const unreadNotices = async (who: Someone) => {
		const { notifications, unread } = await listNotifications(ctx, who.actor, {});
		expect(unread).toBe(notifications.filter(({ read_at }) => read_at === null).length);
		return notifications.flatMap(({ data, read_at }) => (read_at === null ? [data.url] : []));
	};
	expect((await unreadNotices(owner)).sort()).toEqual([`/messages/${id}`, `/messages/${other}`].sort());
	expect(await decideThread(ctx, owner.actor, id, "accept")).toBe(1);
	expect(await unreadNotices(owner)).toEqual([`/messages/${other}`]);
	await write(owner, id, "Since when?");
	await countNotices(client, at(40));
	expect((await unreadNotices(client)).length).toBe(2);
	expect(await markThreadRead(ctx, client.actor, id)).toBe(0);
	expect(await unreadNotices(client)).toEqual([]);
});

test("A professional who has blocked somebody reads nothing of their request by an appointment that is off", async () => {
	const over = await appointmentOf(ctx, client.actor, business.id);
	await blockOther(ctx, owner.actor, await opened());
	await decideThread(ctx, client.actor, (await listThreads(ctx, client.actor)).threads[0]?.id ?? "", "close");
	const kept = request({ name: "Insult", other_party: "Another insult", body: "A third" });
	const id = await askProfessional(ctx, client.actor, business.id, kept);
	await site.d1.prepare("UPDATE appointments SET status = 'cancelled' WHERE id = ?").bind(over).run();
	await expect(threadOfAppointment(ctx, owner.actor, over)).rejects.toMatchObject({ code: "not_now" });
	await expect(readThread(ctx, owner.actor, id)).rejects.toMatchObject({ code: "not_found" });
	await site.d1.prepare("UPDATE appointments SET status = 'confirmed' WHERE id = ?").bind(over).run();
	expect(await threadOfAppointment(ctx, owner.actor, over)).toBe(id);
	expect(JSON.stringify(await readThread(ctx, owner.actor, id))).not.toMatch(/nsult|third/);
});

test("Who blocks while a file is on its way to them does not get it", async () => {
	const id = await opened();
	const { files } = ctx;
	const put = async (...given: Parameters<R2Bucket["put"]>) => {
		await blockOther(ctx, owner.actor, id);
		return files.put(...given);
	};
	const slow = { ...ctx, files: { put, get: files.get.bind(files), delete: files.delete.bind(files) } as never };
	const file = { name: "letter.pdf", bytes: pdf };
	const { id: message } = await writeMessage(slow, client.actor, id, { body: "Read this", file });
	expect(await isKept(message)).toBe(true);
	expect(await bodies(client, id)).toContain("client: Read this");
	expect(await bodies(owner, id)).not.toContain("client: Read this");
	expect(await badgeOf(owner)).toBe(0);
});

test("The export of one side does not say what the other has read", async () => {
	const id = await opened();
	await write(owner, id, "Since when?");
	const exported = async (who: Someone) =>
		((await messagesData.read?.(ctx, who.actor)) as { threads: object[] } | undefined)?.threads[0];
	expect(await exported(owner)).toMatchObject({ client_read_seq: null, client_unread: null });
	expect(await exported(client)).toMatchObject({ client_read_seq: 1, client_unread: 1 });
	expect(JSON.stringify(await exported(client))).not.toContain("business_read");
});

test("A name that is an address, and words that nobody sees, are refused", () => {
	const isTaken = (more: object) =>
		threadRequest.safeParse({ name: "Amal", language: "en", body: "My landlord", ...more }).success;
	for (const name of ["Sign in at https://a.test", "www.a", "a.test/x", "visavis-login.test", "a@b", "\u200b"])
		expect(isTaken({ name }), name).toBe(false);
	for (const name of ["J. R. Smith", "María-José O'Neil", "محمد", "St. John"])
		expect(isTaken({ name }), name).toBe(true);
	expect(isTaken({ body: "\u200b \u2060" })).toBe(false);
});

test("One key with two files is a mistake, and five who ask at once under one key have asked once", async () => {
	const five = await Promise.all(Array.from({ length: 5 }, () => ask(client, business.id, ctx, "once")));
	const [id = ""] = five;
	expect(new Set(five).size).toBe(1);
	await decideThread(ctx, owner.actor, id, "accept");
	const sent = await sendFile(client, id, "letter.pdf", pdf, "", "file");
	expect((await sendFile(client, id, "letter.pdf", pdf, "", "file")).id).toBe(sent.id);
	const longer = new TextEncoder().encode("%PDF-1.7\nAnother letter");
	for (const [name, bytes] of [
		["letter.pdf", longer],
		["other.pdf", pdf],
	] as const)
		await expect(sendFile(client, id, name, bytes, "", "file")).rejects.toMatchObject({ code: "idempotency_mismatch" });
});

test("Who has blocked somebody writes them nothing before they unblock them", async () => {
	const id = await opened();
	await blockOther(ctx, client.actor, id);
	await expect(write(client, id, "One more thing")).rejects.toMatchObject({ code: "not_now" });
	await unblockOther(ctx, client.actor, id);
	await write(client, id, "One more thing");
	expect(await bodies(owner, id)).toContain("client: One more thing");
});

test("Who waits for the answer of a professional that leaves is told, once; who has blocked them or ended it is not", async () => {
	const id = await ask();
	const [open, blocking] = [await someone(ctx), await someone(ctx)];
	const openId = await ask(open);
	await decideThread(ctx, owner.actor, openId, "accept");
	await blockOther(ctx, blocking.actor, await ask(blocking));
	const ended = await someone(ctx);
	await decideThread(ctx, ended.actor, await ask(ended), "close");
	// One after the other: of two who deliver at once, one has nothing to do before the other is done.
	const countAll = async () => {
		const counts: number[] = [];
		for (const who of [client, open, blocking, ended]) counts.push(await countNotices(who));
		return counts;
	};
	const before = await countAll();
	await site.d1.prepare("UPDATE users SET deleted_at = ? WHERE id = ?").bind(testNow, owner.user.id).run();
	for (let n = 0; n < 2; n++) await messagesData.close?.(ctx, n === 0 ? owner.user.id : null);
	const letters: Letter[] = [];
	await countNotices(client, at(3600), letters);
	const after = await countAll();
	expect(after.map((count, i) => count - (before[i] ?? 0))).toEqual([1, 1, 0, 0]);
	expect(letters.map(({ kind }) => kind)).toEqual(["thread_ended", "thread_ended"]);
	expect((await asRead(client, id)).status).toBe("closed");
	await site.d1.prepare("UPDATE users SET deleted_at = NULL WHERE id = ?").bind(owner.user.id).run();
});

test("To who wants discretion no letter says who wrote", async () => {
	await site.d1.prepare("UPDATE profiles SET is_discreet = 1 WHERE user_id = ?").bind(owner.user.id).run();
	const letters: Letter[] = [];
	await ask();
	await countNotices(owner, at(1), letters);
	expect(letters.length).toBeGreaterThan(0);
	expect(JSON.stringify(letters)).not.toMatch(/Amal|deposit/);
});

test("Open pages of both hear of a message at once, without its words", async () => {
	const id = await opened();
	const told: [string, Push][] = [];
	const live = async (user_id: string, push: Push) => void told.push([user_id, push]);
	while ((await sweepOutbox(ctx, { ...silent, live })) > 0);
	told.length = 0;
	await write(client, id, "A secret");
	while ((await sweepOutbox(ctx, { ...silent, live })) > 0);
	for (const who of [client, owner]) {
		const events = told.filter(([user_id]) => user_id === who.user.id).flatMap(([, { events }]) => events);
		expect(events).toMatchObject([{ event: "insert", table: "messages", row: { thread_id: id, party: "client" } }]);
		expect(events[0]?.unread.messages).toBe(await unreadOf(who));
	}
	expect(JSON.stringify(told)).not.toContain("secret");
});

const pdf = new TextEncoder().encode("%PDF-1.7\nA letter");
const sendFile = (
	who: Someone,
	id: string,
	name: string,
	bytes: Uint8Array = pdf,
	body = "",
	key: string | null = null,
) => writeMessage(ctx, who.actor, id, { body, file: { name, bytes } }, key);
const isKept = async (message_id: string) => (await ctx.files.get(messageFileKey(message_id))) !== null;

test("A file goes to the other as a message, a picture without its place; what is no file for here leaves nothing", async () => {
	const id = await opened();
	const exif = segment(0xe1, new TextEncoder().encode("Exif\0\0 52.5200 N"));
	const photo = Uint8Array.from([...jpeg.slice(0, 2), ...exif, ...jpeg.slice(2)]);
	const sent = await sendFile(client, id, "../my letter.exe", photo, "This is the letter.");
	expect(sent).toMatchObject({ body: "This is the letter.", file: { name: "my letter.jpg", type: "image/jpeg" } });
	const opened_ = await openMessageFile(ctx, owner.actor, id, sent.id);
	const shown = await new Response(opened_.body).text();
	expect(shown.length).toBeGreaterThan(100);
	expect(shown).not.toContain("52.5200");
	expect((await asRead(owner, id)).last).toMatchObject({ file: { name: "my letter.jpg" } });

	const before = (await ctx.files.list({ prefix: "message-files/" })).objects.length;
	await expect(sendFile(client, id, "a.zip", new Uint8Array([80, 75, 3, 4]))).rejects.toMatchObject({
		code: "unsupported_file",
	});
	await expect(sendFile(client, id, "big.pdf", new Uint8Array(10 * 1024 * 1024 + 1))).rejects.toMatchObject({
		code: "too_large",
	});
	await decideThread(ctx, owner.actor, id, "close");
	await expect(sendFile(client, id, "late.pdf")).rejects.toMatchObject({ code: "not_now" });
	expect((await ctx.files.list({ prefix: "message-files/" })).objects).toHaveLength(before);
});

test("A file sent twenty times at once under one key is there once, in the thread and in the store", async () => {
	const id = await opened();
	const before = (await ctx.files.list({ prefix: "message-files/" })).objects.length;
	const sent = await Promise.all(Array.from({ length: 20 }, () => sendFile(client, id, "a.pdf", pdf, "", "one")));
	expect(new Set(sent.map((one) => one.id)).size).toBe(1);
	expect((await ctx.files.list({ prefix: "message-files/" })).objects).toHaveLength(before + 1);
});

test("Only the two open a file; its sender deletes it for both, but not from a report", async () => {
	const id = await opened();
	const stranger = await someone(ctx);
	const [first, second_] = [await sendFile(owner, id, "one.pdf"), await sendFile(owner, id, "two.pdf")];
	await expect(openMessageFile(ctx, stranger.actor, id, first.id)).rejects.toMatchObject({ code: "not_found" });
	await expect(removeMessageFile(ctx, stranger.actor, id, first.id)).rejects.toMatchObject({ code: "not_found" });
	await expect(removeMessageFile(ctx, client.actor, id, first.id)).rejects.toMatchObject({ code: "forbidden" });
	await reportMessages(ctx, client.actor, id, report([second_.seq]));
	for (const { id: message_id } of [first, second_]) {
		await removeMessageFile(ctx, owner.actor, id, message_id);
		for (const { actor } of [client, owner])
			await expect(openMessageFile(ctx, actor, id, message_id)).rejects.toMatchObject({ code: "not_found" });
	}
	expect([await isKept(first.id), await isKept(second_.id)]).toEqual([false, true]);
	expect((await readThread(ctx, client.actor, id)).messages.at(-1)).toMatchObject({ body: "", file: null });
});

test("Each sees what the other has read, until one of them switches it off", async () => {
	const id = await opened();
	const readBy = async (who: Someone) => (await readThread(ctx, who.actor, id)).other_read_seq;
	await write(client, id, "Hello?");
	// Who accepted it has read the request.
	expect(await readBy(client)).toBe(1);
	await markThreadRead(ctx, owner.actor, id);
	expect(await readBy(client)).toBe(2);
	expect(await readBy(owner)).toBe(0);
	expect(await whoSeesTyping(ctx, client.actor, id)).toBe(owner.user.id);
	await site.d1.prepare("UPDATE profiles SET is_reading_shown = 0 WHERE user_id = ?").bind(owner.user.id).run();
	for (const who of [client, owner]) {
		expect(await readBy(who)).toBeNull();
		expect(await whoSeesTyping(ctx, who.actor, id)).toBeNull();
	}
	await expect(whoSeesTyping(ctx, (await someone(ctx)).actor, id)).rejects.toMatchObject({ code: "not_found" });
});

test("Reading shows on the open pages of who wrote; who is blocked neither sees it nor is seen writing", async () => {
	const id = await opened();
	await write(client, id, "Hello?");
	const told: string[] = [];
	const drain = async () => {
		told.length = 0;
		const live = async (user_id: string, { events }: Push) => {
			for (const { event, ...rest } of events) told.push(`${user_id} ${event} ${"table" in rest ? rest.table : ""}`);
		};
		while ((await sweepOutbox(ctx, { ...silent, live })) > 0);
		return told;
	};
	await drain();
	await markThreadRead(ctx, owner.actor, id);
	expect(await drain()).toContain(`${client.user.id} update threads`);
	await blockOther(ctx, owner.actor, id);
	await write(client, id, "Are you there?");
	await drain();
	await markThreadRead(ctx, owner.actor, id);
	expect((await drain()).filter((line) => line.startsWith(client.user.id))).toEqual([]);
	expect((await readThread(ctx, client.actor, id)).other_read_seq).toBe(2);
	expect(await whoSeesTyping(ctx, client.actor, id)).toBeNull();
});

const report = (messages: number[], more: object = {}) =>
	messageReport.parse({ kind: "fraud", reason: "They want money for a visa.", messages, ...more });

test("A report keeps the ticked messages as they were sent, at most twenty, of one's own thread, and tells nobody", async () => {
	const id = await opened();
	await write(owner, id, "Send me 500 euros.");
	const reference = await reportMessages(ctx, client.actor, id, report([2, 2]));
	expect(reference).toMatch(/^R-[0-9A-Z]{8}$/);
	await site.d1.prepare("UPDATE messages SET body = 'Nothing' WHERE thread_id = ? AND seq = 2").bind(id).run();
	const { results } = await site.d1
		.prepare(
			`SELECT r.kind, r.object, r.object_id, m.party, m.seq, m.body FROM reports r JOIN report_messages m ON m.report_id = r.id
			WHERE r.reference = ?`,
		)
		.bind(reference)
		.all();
	expect(results).toEqual([
		{ kind: "fraud", object: "thread", object_id: id, party: "business", seq: 2, body: "Send me 500 euros." },
	]);
	expect(await countNotices(owner, at(1))).toBe(0);
	for (const wrong of [[], Array.from({ length: reportLimits.messages + 1 }, (_, n) => n + 1)])
		expect(() => report(wrong)).toThrow();
	await expect(reportMessages(ctx, client.actor, id, report([2, 99]))).rejects.toMatchObject({
		...{ code: "invalid", values: { field: "messages" } },
	});
	await expect(reportMessages(ctx, (await someone(ctx)).actor, id, report([1]))).rejects.toMatchObject({
		code: "not_found",
	});
	for (let n = 1; n < reportLimits.perDay; n++) await reportMessages(ctx, client.actor, id, report([2]));
	await expect(reportMessages(ctx, client.actor, id, report([2]))).rejects.toMatchObject({ code: "too_fast" });
});

test("What is withheld from somebody cannot be reported by them", async () => {
	const id = await opened();
	await blockOther(ctx, owner.actor, id);
	await write(client, id, "Are you there?");
	await expect(reportMessages(ctx, owner.actor, id, report([2]))).rejects.toMatchObject({ code: "invalid" });
});

const found = async (who: Someone, q: string) =>
	(await searchMessages(ctx, who.actor, { q })).threads.map(({ last }) => last?.body);

test("A search finds words in what one may read, in any script, halfway typed, and names; nobody else's", async () => {
	const id = await opened();
	await write(owner, id, "Bitte schicken Sie mir die Kündigung.");
	await write(client, id, "家主不退押金");
	await sendFile(client, id, "contrato de alquiler.pdf");
	expect(await found(client, "kundigung")).toEqual(["Bitte schicken Sie mir die Kündigung."]);
	expect(await found(client, "schicken kündi")).toEqual(["Bitte schicken Sie mir die Kündigung."]);
	expect(await found(owner, "押金")).toEqual(["家主不退押金"]);
	expect((await searchMessages(ctx, owner.actor, { q: "alquiler" })).threads[0]?.last?.file?.name).toMatch(/alquiler/);
	// By the name of the other, not by one's own.
	expect(await found(owner, "amal")).toHaveLength(1);
	expect(await found(client, "amal")).toEqual([]);
	expect(await found(client, business.name)).toHaveLength(1);
	for (const q of ["deposit zzz", "!!", '" OR "b:', `c:${client.user.id}`, "NOT deposit*"])
		expect(await found(client, q), q).toEqual([]);
	expect(await found(await someone(ctx), "deposit")).toEqual([]);
});

test("A search finds nothing that is withheld, and goes through all there is once", async () => {
	const id = await opened();
	for (let n = 0; n < 45; n++) await write(n % 2 ? client : owner, id, `deposit ${n}`, at(n * 10));
	const bodies: (string | undefined)[] = [];
	for (let cursor: number | undefined; ; ) {
		const page = await searchMessages(ctx, client.actor, { q: "deposit", cursor });
		bodies.push(...page.threads.map(({ last }) => last?.body));
		if (!page.next_cursor) break;
		cursor = Number(page.next_cursor);
	}
	expect(bodies).toEqual([
		...Array.from({ length: 45 }, (_, n) => `deposit ${44 - n}`),
		"My landlord keeps my deposit.",
	]);
	await blockOther(ctx, owner.actor, id);
	await write(client, id, "A hidden word", at(1000));
	expect([await found(client, "hidden"), await found(owner, "hidden")]).toEqual([["A hidden word"], []]);
});

test("A thread is read whole, with all that one may see of it", async () => {
	const id = await opened();
	for (let n = 0; n < 60; n++) await write(n % 2 ? client : owner, id, `n${n}`, at(n * 10));
	await blockOther(ctx, owner.actor, id);
	await write(client, id, "withheld", at(1000));
	expect((await readWholeThread(ctx, owner.actor, id)).messages).toHaveLength(61);
	expect((await readWholeThread(ctx, client.actor, id)).messages).toHaveLength(62);
	await expect(readWholeThread(ctx, (await someone(ctx)).actor, id)).rejects.toMatchObject({ code: "not_found" });
});

test("How long an answer usually takes is the median of the last twenty, from three on, and search knows it", async () => {
	const hours = async () =>
		(
			await site.d1
				.prepare("SELECT response_hours AS hours FROM businesses WHERE id = ?")
				.bind(business.id)
				.first<{ hours: number | null }>()
		)?.hours;
	await site.d1.prepare("UPDATE businesses SET response_hours = NULL WHERE id = ?").bind(business.id).run();
	const answered = async (after: number) => {
		const who = await someone(ctx, { full_name: "Amal" });
		const id = await ask(who);
		await decideThread(at(after * 3600), owner.actor, id, "decline", "No time.");
		await keepReplyTime(ctx, owner.actor, business.id);
	};
	await answered(2);
	await answered(30);
	expect(await hours()).toBeNull();
	await answered(5);
	expect(await hours()).toBe(5);
	await answered(7);
	expect(await hours()).toBe(6);
	// Its index follows: a profile can be changed again.
	const { results } = await site.d1.prepare("SELECT version FROM businesses WHERE id = ?").bind(business.id).all();
	expect(results).toHaveLength(1);
});
