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
	return (await routePartykitRequest(c.req.raw, c.env)) ?? c.json({ code: "not_found" }, 404);
});
