import type * as Party from "partykit/server";

/**
 * One person's live events: repeats what it is told and remembers nothing. Who may enter is decided before the
 * door is reached; until there are people to tell, nothing is said here but that the room is there.
 */
export default class Notifications implements Party.Server {
	static options: Party.ServerOptions = { hibernate: true };

	constructor(readonly room: Party.Room) {}

	onConnect(connection: Party.Connection) {
		connection.send(JSON.stringify({ type: "welcome" }));
	}

	onRequest() {
		return Response.json({ type: "welcome" });
	}
}
