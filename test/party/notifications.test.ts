import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { WebSocket } from "ws";
import { ask } from "../support/http.ts";

/** Opens a socket to the Worker and answers the first message, or null when it is refused. */
function firstMessage(path: string): Promise<string | null> {
	const socket = new WebSocket(new URL(path, inject("url")).href.replace(/^http/, "ws"));
	return new Promise((resolve) => {
		socket.onmessage = ({ data }) => {
			resolve(String(data));
			socket.close();
		};
		socket.onerror = () => resolve(null);
		socket.onclose = () => resolve(null);
	});
}

test("The room answers a socket and a request alike through the Worker", async () => {
	expect(JSON.parse((await firstMessage("/parties/notifications/site")) ?? "null")).toEqual({ type: "welcome" });
	expect(await (await ask("/parties/notifications/site")).json()).toEqual({ type: "welcome" });
});

test("Another site's page reaches neither the socket nor the room", async () => {
	const answer = await ask("/parties/notifications/site", { headers: { Origin: "https://evil.example" } });
	expect(answer.status).toBe(403);
});

test("Nobody's room but the open one is there", async () => {
	expect(await firstMessage("/parties/notifications/somebody")).toBeNull();
});

test("partykit.json and wrangler.toml name the same room", () => {
	const { parties, main } = JSON.parse(readFileSync("partykit.json", "utf8")) as {
		main: string;
		parties: Record<string, string>;
	};
	expect(parties.notifications).toBe(main);
	expect(readFileSync("worker/rooms.ts", "utf8")).toContain(`from "#${main}"`);
	expect(readFileSync("wrangler.toml", "utf8")).toContain('name = "NOTIFICATIONS"');
});
