import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { closeCodes, mostSockets } from "#domain/outbox/live.ts";
import { ask, inParallel } from "../support/http.ts";
import { account, enrolled, later, signedIn } from "../support/people.ts";
import { listen, openSocket, roomUrl, ticketOf } from "../support/rooms.ts";
import { signedInVisitor, Visitor } from "../support/visitor.ts";

const seqs = ({ events }: { events: { seq: number }[] }) => events.map(({ seq }) => seq);
/** Something that every page of theirs hears. */
const happen = (visitor: Visitor) => visitor.ask("/api/notifications", { method: "PATCH" });

test("Every open page of a person hears what happens, and one that comes back what it has missed", async () => {
	const { visitor } = await signedInVisitor();
	const [one, other] = [await listen(visitor), await listen(visitor)];
	await happen(visitor);
	await happen(visitor);
	await expect
		.poll(() => [seqs(one), seqs(other)])
		.toEqual([
			[1, 2],
			[1, 2],
		]);
	expect(one.events[0]).toMatchObject({
		event: "update",
		table: "notifications",
		row: null,
		unread: { notifications: 0, messages: 0 },
	});
	expect(one.events[0]?.bookmark).toEqual(expect.any(String));
	one.close();
	await happen(visitor);
	await expect.poll(() => seqs(other)).toEqual([1, 2, 3]);
	const back = await listen(visitor, 1);
	await expect.poll(() => seqs(back)).toEqual([2, 3]);
	const lost = await listen(visitor, 50);
	await expect.poll(() => lost.events).toMatchObject([{ event: "reset", seq: 3 }]);
	expect(seqs(other)).toEqual([1, 2, 3]);
});

test("A room answers the heartbeat", async () => {
	const { visitor } = await signedInVisitor();
	const socket = await listen(visitor);
	socket.say("ping");
	await expect.poll(() => socket.texts).toEqual(["pong"]);
	socket.say("{ nothing of ours");
	socket.say("ping");
	await expect.poll(() => socket.texts).toEqual(["pong", "pong"]);
});

test("A ticket opens its room once, within a minute, and no other", async () => {
	const [one, other] = [await signedInVisitor(), await signedInVisitor()];
	const { ticket, room } = await ticketOf(one.visitor);
	expect(room).toBe(one.id);
	expect(await openSocket(roomUrl(room, ticket))).not.toBeNull();
	expect(await openSocket(roomUrl(room, ticket))).toBeNull();
	const stolen = await ticketOf(one.visitor);
	expect(await openSocket(roomUrl(other.id, stolen.ticket))).toBeNull();
	// Tried at the wrong door it is used up.
	expect(await openSocket(roomUrl(room, stolen.ticket))).toBeNull();
	const old = await ticketOf(one.visitor);
	expect(await openSocket(roomUrl(room, old.ticket), later(61))).toBeNull();
	expect(await openSocket(roomUrl(room, "no ticket"))).toBeNull();
	expect(await openSocket(roomUrl(room, ""))).toBeNull();
});

test("A ticket that two try at once opens one socket", async () => {
	const { visitor } = await signedInVisitor();
	const { ticket, room } = await ticketOf(visitor);
	const tried = await Promise.all(Array.from({ length: 8 }, () => openSocket(roomUrl(room, ticket))));
	expect(tried.filter((socket) => socket !== null)).toHaveLength(1);
});

test("To nobody, by half and without a ticket there is no room, by socket or by request", async () => {
	const { visitor, id } = await signedInVisitor();
	expect((await ask("/api/tickets", { method: "POST" })).status).toBe(401);
	const nothing = { code: "not_found" };
	const cookie = { Cookie: visitor.cookieHeader };
	const { ticket } = await ticketOf(visitor);
	for (const path of [`/parties/user/${id}?ticket=${ticket}&since=0`, `/parties/user/${id}`, `/parties/other/${id}`]) {
		for (const method of ["GET", "POST"]) {
			const answer = await ask(path, { method, headers: cookie });
			expect(answer.status, `${method} ${path}`).toBe(404);
			expect(await answer.json()).toMatchObject(nothing);
		}
	}
	expect(await openSocket(new URL(`/parties/user/${id}`, roomUrl(id, "")), cookie)).toBeNull();
	// What was asked for as a page has not used the ticket up.
	expect(await openSocket(roomUrl(id, ticket))).not.toBeNull();
	const who = await account();
	await enrolled(await signedIn(who));
	const half = new Visitor();
	await half.signIn(who);
	const refused = await half.ask("/api/tickets", { method: "POST" });
	expect(await refused.json()).toMatchObject({ code: "insufficient_aal" });
});

test("Another site's page opens no socket, and leaves the ticket unused", async () => {
	const { visitor } = await signedInVisitor();
	const { ticket, room } = await ticketOf(visitor);
	const url = roomUrl(room, ticket);
	expect(await openSocket(url, { Origin: "https://evil.example" })).toBeNull();
	expect(await openSocket(url, { Origin: url.origin })).not.toBeNull();
});

test("What a socket says of whose session it is counts for nothing", async () => {
	const [one, other] = [await signedInVisitor(), await signedInVisitor()];
	const { ticket, room } = await ticketOf(one.visitor);
	const socket = await openSocket(roomUrl(room, ticket), {
		"X-Visavis-Socket-Session": "another",
		"x-partykit-room": other.id,
	});
	await happen(other.visitor);
	await happen(one.visitor);
	await expect.poll(() => socket && seqs(socket)).toEqual([1]);
	expect(socket?.isOpen()).toBe(true);
});

test("Signing out closes the sockets of that session, and of no other", async () => {
	const { visitor, ...who } = await signedInVisitor();
	const elsewhere = new Visitor();
	await elsewhere.signIn(who);
	const [here, there] = [await listen(visitor), await listen(elsewhere)];
	await visitor.ask("/auth/sign-out", { method: "POST" });
	await expect.poll(here.isOpen, { timeout: 5000 }).toBe(false);
	expect(there.isOpen()).toBe(true);
	await happen(elsewhere);
	await expect.poll(() => seqs(there)).toEqual([1]);
	expect(seqs(here)).toEqual([]);
});

test("Once a second factor is set up, sessions without it hear nothing more", async () => {
	const { visitor, ...who } = await signedInVisitor();
	const socket = await listen(visitor);
	await enrolled(await signedIn(who));
	await expect.poll(socket.isOpen, { timeout: 5000 }).toBe(false);
});

test("A room admits a hundred sockets; the next is closed", async () => {
	const { visitor } = await signedInVisitor();
	const open: Awaited<ReturnType<typeof listen>>[] = [];
	await inParallel(Array.from({ length: mostSockets }), 10, async () => void open.push(await listen(visitor)));
	const next = await listen(visitor);
	await expect.poll(next.closed).toBe(closeCodes.tooMany);
	expect(open.filter(({ isOpen }) => !isOpen())).toEqual([]);
	await happen(visitor);
	await expect.poll(() => open.filter(({ events }) => events.length === 1)).toHaveLength(mostSockets);
	for (const { close } of open) close();
});

test("partykit.json and wrangler.toml name the same room", () => {
	const { parties, main } = JSON.parse(readFileSync("partykit.json", "utf8")) as {
		main: string;
		parties: Record<string, string>;
	};
	expect(parties).toEqual({ user: main });
	const rooms = readFileSync("worker/rooms.ts", "utf8");
	expect(rooms).toContain(`from "#${main}"`);
	const settings = readFileSync("wrangler.toml", "utf8");
	for (const environment of ["", "env.staging."]) {
		expect(settings).toContain(`[[${environment}durable_objects.bindings]]\nname = "USER"\nclass_name = "UserRoom"`);
		expect(settings).toContain(
			`[[${environment}migrations]]\ntag = "v2"\nrenamed_classes = [{ from = "NotificationsRoom", to = "UserRoom" }]`,
		);
	}
	expect(rooms).toContain("export class UserRoom");
});
