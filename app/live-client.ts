import PartySocket from "partysocket";
import { closeCodes, heartbeat, type LiveEvent, type Typing } from "#domain/outbox/live.ts";
import { askApi, HttpError } from "./ask-api.ts";
import { publish, publishTyping } from "./live.ts";
import { LiveOrder } from "./live-order.ts";

/** How long an event may wait for one before it that has not come; then all that is missing is asked for. */
const gapMs = 2000;

type Followed = {
	user_id: string;
	/** The last event that the page knows. */
	seq: number;
	/** The session has ended, here or elsewhere. */
	onEnd: () => void;
};

/** Listens to a person's room until the function that it answers is called, and publishes what happens in order. */
export function followRoom({ user_id, seq, onEnd }: Followed): () => void {
	const order = new LiveOrder(seq, (event) => publish(user_id, event));
	const socket = new PartySocket({
		host: location.host,
		protocol: location.protocol === "https:" ? "wss" : "ws",
		party: "user",
		room: user_id,
		query: async () => {
			const { ticket } = await askApi<{ ticket: string }>("/api/tickets", { method: "POST" }).catch((error) => {
				if (error instanceof HttpError && error.status === 401) end();
				throw error;
			});
			return { ticket, since: String(order.seq) };
		},
		maxReconnectionDelay: 30_000,
	});
	const stop = () => {
		clearInterval(beat);
		clearTimeout(pongTimer);
		clearTimeout(gapTimer);
		socket.close();
	};
	const end = () => {
		stop();
		onEnd();
	};

	let pongTimer: ReturnType<typeof setTimeout> | undefined;
	const beat = setInterval(() => {
		if (socket.readyState !== PartySocket.OPEN) return;
		socket.send(heartbeat.ping);
		pongTimer ??= setTimeout(() => socket.reconnect(), heartbeat.timeoutSeconds * 1000);
	}, heartbeat.everySeconds * 1000);

	let gapTimer: ReturnType<typeof setTimeout> | undefined;
	socket.addEventListener("message", ({ data }) => {
		clearTimeout(pongTimer);
		pongTimer = undefined;
		if (data === heartbeat.pong) return;
		const said = JSON.parse(data) as LiveEvent | Typing;
		if (said.event === "typing") return publishTyping(said);
		order.take(said);
		clearTimeout(gapTimer);
		if (order.isWaiting) gapTimer = setTimeout(() => socket.reconnect(), gapMs);
	});
	socket.addEventListener("close", ({ code }) => {
		clearTimeout(pongTimer);
		pongTimer = undefined;
		if (code === closeCodes.signedOut) end();
		// Too many pages of theirs are open: this one stays as the server last said.
		if (code === closeCodes.tooMany) stop();
	});
	return stop;
}
