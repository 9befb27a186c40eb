import type * as Party from "partykit/server";
import { type Connection, type ConnectionContext, Server } from "partyserver";
import Notifications from "#party/notifications.ts";

/** Hosts a room written for PartyKit as a Durable Object of this Worker: only names differ between the two. */
export class NotificationsRoom extends Server<Env> {
	static override options = { hibernate: true };
	#room = new Notifications(this as unknown as Party.Room);

	override onStart() {
		this.ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
	}

	override onConnect(connection: Connection, _context: ConnectionContext) {
		return this.#room.onConnect(connection as unknown as Party.Connection);
	}

	override onRequest() {
		return this.#room.onRequest();
	}
}
