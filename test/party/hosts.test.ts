import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { closeCodes, type Push, sessionHeader } from "#domain/outbox/live.ts";
import { listen, openSocket } from "../support/rooms.ts";
import { freePort, ready } from "../support/server.ts";
import { signedInVisitor } from "../support/visitor.ts";

test("The room behaves alike in our Worker and under PartyKit's own server", async () => {
	const { visitor, id } = await signedInVisitor();
	const ours = await listen(visitor);
	await visitor.ask("/api/notifications", { method: "PATCH" });
	await expect.poll(() => ours.events).toHaveLength(1);
	await visitor.ask("/auth/sign-out", { method: "POST" });
	await expect.poll(ours.closed).toBe(closeCodes.signedOut);

	const port = await freePort();
	const partykit = spawn("partykit", ["dev", "--port", String(port)], {
		stdio: ["ignore", "pipe", "ignore"],
		detached: true,
	});
	try {
		await ready(partykit, "Ready on");
		const url = `http://127.0.0.1:${port}/parties/user/${id}`;
		const tell = (push: Push) => fetch(url, { method: "POST", body: JSON.stringify(push) });
		const theirs = await openSocket(url, { [sessionHeader]: "session" });
		const told = await tell({ sessions: ["session"], events: ours.events, connection_id: null });
		expect(told.status).toBe(204);
		await expect.poll(() => theirs?.events).toEqual(ours.events);
		await tell({ sessions: [], events: [], connection_id: null });
		await expect.poll(() => theirs?.closed()).toBe(closeCodes.signedOut);
	} finally {
		if (partykit.pid) process.kill(-partykit.pid, "SIGTERM");
	}
});
