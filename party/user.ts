import type * as Party from "partykit/server";
import { closeCodes, mostSockets, type Push, sessionHeader, type Typing } from "#domain/outbox/live.ts";

/** What a socket keeps, through hibernation too. */
type Kept = { session_id: string };

/**
 * One person's open pages: repeats to them what it is told, and remembers nothing. Who may enter, and who may tell, is
 * decided before the door is reached.
 */
export default class User implements Party.Server {
	static options: Party.ServerOptions = { hibernate: true };

	constructor(readonly room: Party.Room) {}

	onConnect(connection: Party.Connection<Kept>, { request }: Pick<Party.ConnectionContext, "request">) {
		connection.setState({ session_id: request.headers.get(sessionHeader) ?? "" });
		if (this.#sockets().length > mostSockets) connection.close(closeCodes.tooMany, "Too many open pages");
	}

	/** Takes a `Push`: closes the sockets of sessions that have ended, and passes its events on. */
	async onRequest(request: Pick<Request, "json">) {
		const told = (await request.json()) as Push | Typing;
		if ("event" in told) this.room.broadcast(JSON.stringify(told));
		else this.#push(told);
		return new Response(null, { status: 204 });
	}

	#push({ sessions, events, connection_id }: Push) {
		const alive = new Set(sessions);
		const lines = events.map((event) => JSON.stringify(event));
		for (const socket of this.#sockets()) {
			if (!alive.has(socket.state?.session_id ?? "")) socket.close(closeCodes.signedOut, "Signed out");
			else if (connection_id === null || socket.id === connection_id) for (const line of lines) socket.send(line);
		}
	}

	#sockets = () => [...this.room.getConnections<Kept>()];
}
