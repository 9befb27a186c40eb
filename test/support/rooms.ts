import { inject } from "vitest";
import { WebSocket } from "ws";
import type { LiveEvent } from "#domain/outbox/live.ts";
import type { Visitor } from "./visitor.ts";

/** A socket, and what was heard of it. */
export type Socket = {
	/** Events in the order in which they came. */
	events: LiveEvent[];
	/** False as soon as the room has closed it. */
	isOpen: () => boolean;
	/** The code that the room has closed it with. */
	closed: () => number | null;
	say: (text: string) => void;
	/** What came that is no event. */
	texts: string[];
	close: () => void;
};

/** Opens a socket; null when it is refused. */
export function openSocket(url: URL | string, headers: Record<string, string> = {}): Promise<Socket | null> {
	const socket = new WebSocket(String(url).replace(/^http/, "ws"), { headers });
	const events: LiveEvent[] = [];
	const texts: string[] = [];
	let code: number | null = null;
	socket.on("message", (data) => {
		const text = String(data);
		if (text.startsWith("{")) events.push(JSON.parse(text));
		else texts.push(text);
	});
	return new Promise((resolve) => {
		socket.on("error", () => resolve(null));
		socket.on("close", (given) => {
			code = given;
		});
		socket.on("open", () =>
			resolve({
				events,
				texts,
				isOpen: () => socket.readyState === WebSocket.OPEN,
				closed: () => {
					// The Worker's end of the connection would stay for ten seconds more, and the code be told after them.
					if (socket.readyState === WebSocket.CLOSING) socket.terminate();
					return code;
				},
				say: (text) => socket.send(text),
				close: () => socket.close(),
			}),
		);
	});
}

/** A ticket of somebody's session. */
export async function ticketOf(visitor: Visitor): Promise<{ status: number; ticket: string; room: string }> {
	const answer = await visitor.ask("/api/tickets", { method: "POST" });
	return { status: answer.status, ...((await answer.json()) as { ticket: string; room: string }) };
}

export const roomUrl = (room: string, ticket: string, since = "0") =>
	new URL(`/parties/user/${room}?${new URLSearchParams({ ticket, since })}`, inject("url"));

/** A page of somebody's that listens; throws when it may not. */
export async function listen(visitor: Visitor, since = 0): Promise<Socket> {
	const { ticket, room } = await ticketOf(visitor);
	const socket = await openSocket(roomUrl(room, ticket, String(since)));
	if (!socket) throw new Error("The room is closed to them.");
	return socket;
}
