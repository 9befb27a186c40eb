/** The least that can tell sockets something: `ws` alone, told by a POST. Prints the port that it listens on. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";

/** By the path of their room. */
const rooms = new Map<string, Set<WebSocket>>();

const server = createServer((request, response) => {
	const parts: Buffer[] = [];
	request.on("data", (part) => parts.push(part));
	request.on("end", () => {
		const text = Buffer.concat(parts).toString();
		for (const socket of rooms.get(request.url ?? "") ?? []) socket.send(text);
		response.writeHead(204).end();
	});
});
new WebSocketServer({ server }).on("connection", (socket, { url = "" }) => {
	const room = rooms.get(url) ?? new Set();
	rooms.set(url, room.add(socket));
	socket.on("close", () => room.delete(socket));
});
server.listen(0, "localhost", () => console.log(`Ready ${(server.address() as AddressInfo).port}`));
