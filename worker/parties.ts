import { Hono } from "hono";
import { routePartykitRequest } from "partyserver";
import type { Door } from "./measured.ts";

/** Until people can sign in there is one room, and it is nobody's. */
const openRoom = "site";

/** Sockets and plain requests to a room alike: refused before the room is reached, unless from our own pages. */
export const parties = new Hono<Door>().all("/:party/:room", async (c) => {
	const origin = c.req.header("Origin");
	if (origin && origin !== new URL(c.req.url).origin) return c.json({ code: "cross_origin" }, 403);
	if (c.req.param("party") !== "notifications" || c.req.param("room") !== openRoom)
		return c.json({ code: "not_found" }, 404);
	const answer = await routePartykitRequest(c.req.raw, c.env);
	if (!answer) return c.json({ code: "not_found" }, 404);
	// What a room answers cannot be changed, and the headers of every answer are ours to set; a socket has none.
	return answer.webSocket ? answer : new Response(answer.body, answer);
});
