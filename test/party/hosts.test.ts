import { spawn } from "node:child_process";
import { expect, inject, test } from "vitest";
import { WebSocket } from "ws";
import { freePort, ready } from "../support/server.ts";

/** What a room says to a request and to a socket. */
async function saidAt(base: string) {
	const url = `${base}/parties/notifications/site`;
	const answer = await fetch(url);
	const socket = new WebSocket(url.replace(/^http/, "ws"));
	const message = await new Promise((resolve, reject) => {
		socket.onmessage = ({ data }) => resolve(JSON.parse(String(data)));
		socket.onerror = ({ message }) => reject(new Error(message));
	});
	socket.close();
	return { status: answer.status, answer: await answer.json(), message };
}

test("The room behaves alike in our Worker and under PartyKit's own server", async () => {
	const port = await freePort();
	const partykit = spawn("partykit", ["dev", "--port", String(port)], {
		stdio: ["ignore", "pipe", "ignore"],
		detached: true,
	});
	try {
		await ready(partykit, "Ready on");
		expect(await saidAt(`http://127.0.0.1:${port}`)).toEqual(await saidAt(inject("url")));
	} finally {
		if (partykit.pid) process.kill(-partykit.pid, "SIGTERM");
	}
});
