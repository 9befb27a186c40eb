import type * as Party from "partykit/server";
import { type Connection, type ConnectionContext, Server } from "partyserver";
import { heartbeat } from "#domain/outbox/live.ts";
import User from "#party/user.ts";

/** Hosts a room written for PartyKit as a Durable Object of this Worker: only names differ between the two. */
export class UserRoom extends Server<Env> {
	static override options = { hibernate: true };
	#room = new User(this as unknown as Party.Room);

	override onStart() {
		this.ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(heartbeat.ping, heartbeat.pong));
	}

	override onConnect(connection: Connection, context: ConnectionContext) {
		const { request } = context as unknown as Party.ConnectionContext;
		return this.#room.onConnect(connection as unknown as Party.Connection<{ session_id: string }>, { request });
	}

	override onRequest(request: Request) {
		return this.#room.onRequest(request);
	}
}
