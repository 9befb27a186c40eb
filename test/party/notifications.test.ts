import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { WebSocket } from "ws";
import { ask } from "../support/http.ts";
import { account, enrolled, signedIn } from "../support/people.ts";
import { signedInVisitor, Visitor } from "../support/visitor.ts";

/** Opens a socket to the Worker and answers the first message, or null when it is refused. */
function firstMessage(path: string, headers: Record<string, string> = {}): Promise<string | null> {
	const socket = new WebSocket(new URL(path, inject("url")).href.replace(/^http/, "ws"), { headers });
	return new Promise((resolve) => {
		socket.onmessage = ({ data }) => {
			resolve(String(data));
			socket.close();
		};
		socket.onerror = () => resolve(null);
		socket.onclose = () => resolve(null);
	});
}

/** What a room answers to a request. */
const answered = async (path: string, headers: Record<string, string> = {}) => {
	const answer = await ask(path, { headers });
	return { status: answer.status, body: await answer.json() };
};

const roomOf = (id: string) => `/parties/notifications/${id}`;

test("A person's own room answers a socket and a request alike through the Worker", async () => {
	const { visitor, id } = await signedInVisitor();
	const headers = { Cookie: visitor.cookieHeader };
	expect(JSON.parse((await firstMessage(roomOf(id), headers)) ?? "null")).toEqual({ type: "welcome" });
	expect(await answered(roomOf(id), headers)).toEqual({ status: 200, body: { type: "welcome" } });
	const origin = inject("url");
	expect(await firstMessage(roomOf(id), { ...headers, Origin: origin })).not.toBeNull();
});

test("Another site's page reaches neither the socket nor the room", async () => {
	const { visitor, id } = await signedInVisitor();
	const headers = { Cookie: visitor.cookieHeader, Origin: "https://evil.example" };
	expect(await answered(roomOf(id), headers)).toMatchObject({ status: 403 });
	expect(await firstMessage(roomOf(id), headers)).toBeNull();
});

test("To everybody else a room is not there: not to others, nobody, nor by half", async () => {
	const [one, other] = [await signedInVisitor(), await signedInVisitor()];
	const cookie = { Cookie: one.visitor.cookieHeader };
	const nothing = { status: 404, body: { code: "not_found" } };
	for (const [path, headers] of [
		[roomOf(other.id), cookie],
		[roomOf("site"), cookie],
		[`/parties/other/${one.id}`, cookie],
		[roomOf(one.id), {}],
	] as const) {
		expect(await answered(path, headers), path).toMatchObject(nothing);
		expect(await firstMessage(path, headers), path).toBeNull();
	}
	const { email, password, id } = await withSecondStep();
	const half = new Visitor();
	await half.signIn({ email, password });
	expect(await answered(roomOf(id), { Cookie: half.cookieHeader })).toMatchObject(nothing);
	expect(await firstMessage(roomOf(id), { Cookie: half.cookieHeader })).toBeNull();
});

test("A room closes with the session", async () => {
	const { visitor, id } = await signedInVisitor();
	const headers = { Cookie: visitor.cookieHeader };
	expect(await answered(roomOf(id), headers)).toMatchObject({ status: 200 });
	await visitor.ask("/auth/sign-out", { method: "POST" });
	expect(await answered(roomOf(id), headers)).toMatchObject({ status: 404 });
});

/** Somebody with a password and an authenticator. */
async function withSecondStep() {
	const who = await account();
	await enrolled(await signedIn(who));
	return who;
}

test("partykit.json and wrangler.toml name the same room", () => {
	const { parties, main } = JSON.parse(readFileSync("partykit.json", "utf8")) as {
		main: string;
		parties: Record<string, string>;
	};
	expect(parties.notifications).toBe(main);
	expect(readFileSync("worker/rooms.ts", "utf8")).toContain(`from "#${main}"`);
	expect(readFileSync("wrangler.toml", "utf8")).toContain('name = "NOTIFICATIONS"');
});
