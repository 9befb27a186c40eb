import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseClosed } from "#domain/accounts/closing.server.ts";
import { exportAll } from "#domain/accounts/export.server.ts";
import { bookAppointment } from "#domain/appointments/booking.server.ts";
import {
	clientsPerPage,
	findClient,
	findClientOf,
	listClients,
	saveClientNote,
} from "#domain/appointments/clients.server.ts";
import { clientNote } from "#domain/appointments/clients.ts";
import { listEvents } from "#domain/appointments/history.server.ts";
import { asReadBy, listAppointments, requireAppointment } from "#domain/appointments/reading.server.ts";
import { requireFresh } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { askProfessional, threadOfAppointment } from "#domain/messages/asking.server.ts";
import { blockOther, decideThread } from "#domain/messages/deciding.server.ts";
import { threadRequest } from "#domain/messages/messages.ts";
import { listThreads, readThread, readWholeThread } from "#domain/messages/reading.server.ts";
import { type Someone, someone } from "../support/actors.ts";
import { appointmentOf, practice } from "../support/appointments.ts";
import { testCtx } from "../support/database.ts";
import { outcomeOf, outcomesOf, testSite } from "../support/identity.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
beforeAll(async () => {
	site = await testSite(40);
	ctx = site.ctx;
});
afterAll(() => site.close());

type Practice = Awaited<ReturnType<typeof practice>>;

const at = (hours: number) => ({ ...ctx, now: () => new Date(ctx.now().getTime() + hours * 3_600_000) });
const startsAt = (hour: number) => `2026-11-24T${String(hour).padStart(2, "0")}:00:00.000Z`;
const book = ({ choose }: Practice, who: Someone, hour: number, and: object = {}, on = ctx) =>
	bookAppointment(on, who.actor, choose(startsAt(hour), and));
const request = threadRequest.parse({ name: "Amal", language: "en", body: "My landlord keeps my deposit." });
const ask = ({ business }: Practice, who: Someone, on = ctx) => askProfessional(on, who.actor, business.id, request);
const namesOf = async ({ owner }: Practice) => (await listClients(ctx, owner)).clients.map(({ name }) => name);
const note = (text: string, version = 1) => clientNote.parse({ note: text, version });
/** What the professional calls a client by. */
const idOf = async ({ business }: Practice, who: Someone) =>
	(
		await site.d1
			.prepare("SELECT id FROM business_clients WHERE business_id = ? AND user_id = ?")
			.bind(business.id, who.user.id)
			.first<{ id: string }>()
	)?.id ?? "";
const find = async (own: Practice, who: Someone) => findClient(ctx, own.owner, await idOf(own, who));
const write = async (own: Practice, who: Someone, text: string, version = 1) =>
	saveClientNote(ctx, own.owner, await idOf(own, who), note(text, version));

test("Whoever books or requests an appointment is a client from then on, under the name that they gave last", async () => {
	for (const confirmation of ["instant", "request"] as const) {
		const own = await practice(ctx, { confirmation });
		const client = await someone(ctx, { full_name: "Amal" });
		expect(await namesOf(own)).toEqual([]);
		await book(own, client, 9);
		expect(await namesOf(own)).toEqual(["Amal"]);
		await write(own, client, "Afternoons only.");
		await book(own, client, 11, { client_name: "Amal Haddad" }, at(2));
		expect(await find(own, client)).toMatchObject({
			...{ name: "Amal Haddad", note: "Afternoons only.", version: 2, thread_id: null },
			...{ created_at: ctx.now().toISOString(), last_at: at(2).now().toISOString() },
			appointments: [{ starts_at: startsAt(11) }, { starts_at: startsAt(9) }],
		});
	}
});

test("Who is refused a time becomes no client", async () => {
	const own = await practice(ctx);
	const [first, second] = [await someone(ctx, { full_name: "First" }), await someone(ctx, { full_name: "Second" })];
	await book(own, first, 9);
	await expect(book(own, second, 9)).rejects.toMatchObject({ code: "slot_taken" });
	expect(await namesOf(own)).toEqual(["First"]);
});

test("Whose request to write is accepted is a client; while it waits, is declined or taken back they are none", async () => {
	const own = await practice(ctx);
	const all = await Promise.all(Array.from({ length: 4 }, () => someone(ctx)));
	const [accepted, declined, closed] = await Promise.all(all.map((who) => ask(own, who)));
	expect(await namesOf(own)).toEqual([]);
	await decideThread(ctx, own.owner, declined as string, "decline", "Not my field.");
	await decideThread(ctx, (all[2] as Someone).actor, closed as string, "close");
	await decideThread(ctx, own.owner, accepted as string, "accept");
	expect(await namesOf(own)).toEqual(["Amal"]);
	expect(await find(own, all[0] as Someone)).toMatchObject({
		thread_id: accepted,
		appointments: [],
	});
});

test("A thread that is opened from an appointment makes a client too, from either side", async () => {
	for (const opens of ["client", "owner"] as const) {
		const own = await practice(ctx);
		const client = await someone(ctx);
		const id = await appointmentOf(ctx, client.actor, own.business.id);
		const thread_id = await threadOfAppointment(ctx, opens === "client" ? client.actor : own.owner, id);
		expect(await find(own, client)).toMatchObject({ thread_id, appointments: [{ id }] });
	}
});

test("Who is blocked becomes no client by what is kept from the professional", async () => {
	const own = await practice(ctx);
	const client = await someone(ctx);
	const first = await ask(own, client);
	await blockOther(ctx, own.owner, first);
	await decideThread(ctx, client.actor, first, "close");
	const withheld = await ask(own, client);
	await expect(decideThread(ctx, own.owner, withheld, "accept")).rejects.toMatchObject({ code: "not_found" });
	await decideThread(ctx, client.actor, withheld, "close");
	const id = await appointmentOf(ctx, client.actor, own.business.id);
	const opened = await threadOfAppointment(ctx, client.actor, id);
	expect(await namesOf(own)).toEqual([]);
	expect(await findClientOf(ctx, own.owner, "threads", opened)).toBeNull();
	// Nor does a client's page lead to what is kept away.
	await book(own, client, 9);
	expect(await find(own, client)).toMatchObject({ thread_id: first });
});

test("Clients of others, and whoever is none, are not there: to read, to note, beside what is theirs", async () => {
	const [own, other] = [await practice(ctx), await practice(ctx)];
	const client = await someone(ctx);
	const { id } = await book(own, client, 9);
	const thread = await threadOfAppointment(ctx, client.actor, id);
	const own_id = await idOf(own, client);
	for (const guessed of [own_id, client.user.id, own.owner.user_id, "x", ""]) {
		expect(await findClient(ctx, other.owner, guessed)).toBeNull();
		expect(await outcomeOf(saveClientNote(ctx, other.owner, guessed, note("Mine")))).toBe("not_found");
	}
	// Their account names them nowhere, so that two professionals cannot find out that they share a client.
	await book(other, client, 11);
	expect(await idOf(other, client)).not.toBe(own_id);
	expect(await findClient(ctx, own.owner, client.user.id)).toBeNull();
	expect(JSON.stringify([await find(own, client), await listClients(ctx, own.owner)])).not.toContain(client.user.id);
	expect(await findClientOf(ctx, other.owner, "appointments", id)).toBeNull();
	expect(await findClientOf(ctx, other.owner, "threads", thread)).toBeNull();
	expect((await listClients(ctx, other.owner)).clients).toMatchObject([{ id: await idOf(other, client) }]);
	expect(await findClientOf(ctx, own.owner, "appointments", id)).toEqual({ id: own_id, note: "" });
	expect(await findClientOf(ctx, own.owner, "threads", thread)).toEqual({ id: own_id, note: "" });
	expect(await outcomeOf(listClients(ctx, own.owner, "nonsense"))).toBe("invalid");
});

test("A note is changed and emptied; one that was changed meanwhile is not written over, nor by fifty at once", async () => {
	const own = await practice(ctx);
	const client = await someone(ctx);
	await book(own, client, 9);
	const read = async () => (await find(own, client))?.note;
	expect(await write(own, client, " Speaks French.\r\nAfternoons. ")).toBe(2);
	expect(await read()).toBe("Speaks French.\nAfternoons.");
	expect(await outcomeOf(write(own, client, "From the other tab"))).toBe("conflict");
	expect((await listClients(ctx, own.owner)).clients).toMatchObject([{ has_note: true }]);
	expect(await write(own, client, "", 2)).toBe(3);
	expect((await listClients(ctx, own.owner)).clients).toMatchObject([{ has_note: false }]);
	const all = Array.from({ length: 50 }, (_, n) => write(own, client, `Note ${n}`, 3));
	expect(await outcomesOf(all)).toEqual({ done: 1, conflict: 49 });
	expect(await read()).toMatch(/^Note \d+$/);
	const longest = "x".repeat(textLimits.message);
	expect(clientNote.safeParse({ note: longest, version: 1 }).success).toBe(true);
	for (const wrong of [{ note: `${longest}x`, version: 1 }, { note: "" }, { version: 1 }, { note: "", version: 0 }])
		expect(clientNote.safeParse(wrong).success).toBe(false);
});

test("Nothing is noted for a session that has ended", async () => {
	const own = await practice(ctx);
	const client = await someone(ctx);
	await book(own, client, 9);
	await site.d1.prepare("DELETE FROM sessions WHERE id = ?").bind(own.owner.session_id).run();
	expect(await outcomeOf(write(own, client, "Too late."))).toBe("signed_out");
	expect((await find(own, client))?.note).toBe("");
});

test("The client reads the note nowhere: not in the appointment, the thread, a list or the export", async () => {
	const own = await practice(ctx);
	const client = await someone(ctx, { full_name: "Amal" });
	const { id } = await book(own, client, 9);
	const thread = await threadOfAppointment(ctx, client.actor, id);
	const secret = "Zanzibar 4711";
	await write(own, client, secret);
	const { kept, party } = await requireAppointment(ctx, client.actor, id);
	const answers = [
		kept,
		asReadBy(ctx, kept, party),
		await listEvents(ctx, client.actor, id),
		await listAppointments(ctx, client.actor, { party: "client", list: "upcoming" }),
		await readThread(ctx, client.actor, thread),
		await readWholeThread(ctx, client.actor, thread),
		await listThreads(ctx, client.actor),
		await exportAll(ctx, requireFresh(ctx, client.actor)),
	];
	for (const answer of answers) expect(JSON.stringify(answer)).not.toContain(secret);
	expect(await exportAll(ctx, requireFresh(ctx, client.actor))).toMatchObject({ clients: [] });
	expect(await exportAll(ctx, requireFresh(ctx, own.owner))).toMatchObject({
		clients: [{ business_id: own.business.id, name: "Amal", note: secret }],
	});
});

test("What was noted goes with the account of the client, and with that of the professional", async () => {
	const rows = async ({ business }: Practice) =>
		(await site.d1.prepare("SELECT user_id FROM business_clients WHERE business_id = ?").bind(business.id).all())
			.results;
	for (const leaves of ["client", "owner"] as const) {
		const own = await practice(ctx);
		const [client, stays] = [await someone(ctx), await someone(ctx)];
		await book(own, client, 9);
		await book(own, stays, 11);
		await write(own, client, "Afternoons only.");
		const gone = leaves === "client" ? client.user.id : own.owner.user_id;
		await site.d1
			.prepare("UPDATE users SET deleted_at = ? WHERE id = ?")
			.bind(
				at(-31 * 24)
					.now()
					.toISOString(),
				gone,
			)
			.run();
		expect(await rows(own)).toHaveLength(2);
		expect(await eraseClosed(ctx)).toBe(1);
		expect(await rows(own)).toEqual(leaves === "client" ? [{ user_id: stays.user.id }] : []);
	}
});

test("Somebody who has left meanwhile is accepted without becoming a client", async () => {
	const own = await practice(ctx);
	const client = await someone(ctx);
	const id = await ask(own, client);
	await site.d1.prepare("DELETE FROM users WHERE id = ?").bind(client.user.id).run();
	await decideThread(ctx, own.owner, id, "accept");
	expect(await namesOf(own)).toEqual([]);
});

test("The list goes on page after page, each client once, and page 500 reads as many rows as the first", async () => {
	const own = await practice(ctx);
	const total = clientsPerPage * 500 + 7;
	const accountOf = (n: number) => `${String(n).padStart(8, "0")}-0000-4000-8000-000000000000`;
	// More at each moment than stand on a page.
	const rows = Array.from({ length: total }, (_, n) => [
		accountOf(n),
		`Client ${n}`,
		new Date(Date.parse("2026-01-01T00:00:00.000Z") + Math.floor(n / 45) * 60_000).toISOString(),
	]);
	const list = JSON.stringify(rows);
	await site.d1.batch([
		site.d1
			.prepare(
				`INSERT INTO users (id, email, user_metadata, app_metadata, created_at, updated_at)
				SELECT value ->> 0, value ->> 0 || '@many.test', '{}', '{}', value ->> 2, value ->> 2 FROM json_each(?)`,
			)
			.bind(list),
		site.d1
			.prepare(
				`INSERT INTO business_clients (id, business_id, user_id, name, last_at, created_at)
				SELECT value ->> 0, ?2, value ->> 0, value ->> 1, value ->> 2, value ->> 2 FROM json_each(?1)`,
			)
			.bind(list, own.business.id),
	]);
	const seen: string[] = [];
	const costs: number[] = [];
	let cursor: string | null = null;
	do {
		const counted = testCtx(site.d1);
		const page = await listClients(counted, own.owner, cursor);
		seen.push(...page.clients.map(({ name }) => name));
		costs.push(counted.meter.rowsRead);
		cursor = page.next_cursor;
	} while (cursor);
	expect(seen).toEqual(Array.from({ length: total }, (_, n) => `Client ${total - 1 - n}`));
	// And the row behind which it goes on.
	expect(new Set(costs.slice(1, 500))).toEqual(new Set([(costs[0] as number) + 1]));
	expect(costs[0]).toBeLessThan(30);
});
