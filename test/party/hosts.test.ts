import { spawn } from "node:child_process";
import { expect, inject, test } from "vitest";
import { WebSocket } from "ws";
import { freePort, ready } from "../support/server.ts";
import { signedInVisitor } from "../support/visitor.ts";

/** What a room says to a request and to a socket. */
async function saidAt(base: string, room: string, headers: Record<string, string> = {}) {
	const url = `${base}/parties/notifications/${room}`;
	const answer = await fetch(url, { headers });
	const socket = new WebSocket(url.replace(/^http/, "ws"), { headers });
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
		const { visitor, id } = await signedInVisitor();
		const ours = await saidAt(inject("url"), id, { Cookie: visitor.cookieHeader });
		expect(await saidAt(`http://127.0.0.1:${port}`, id)).toEqual(ours);
	} finally {
		if (partykit.pid) process.kill(-partykit.pid, "SIGTERM");
	}
});
