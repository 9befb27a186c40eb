import { Hono } from "hono";
import { routePartykitRequest } from "partyserver";
import { isFullySignedIn } from "#domain/ground/callers.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import type { AppEnv } from "./measured.ts";

/** A person's own room, by socket or plain request. To everyone else there is no such room. */
export const parties = new Hono<AppEnv>().all("/:party/:room", async (c) => {
	const origin = c.req.header("Origin");
	if (origin && origin !== new URL(c.req.url).origin) return c.json({ code: "cross_origin" }, 403);
	const actor = await c.var.actor();
	const isOwn = actor !== null && isFullySignedIn(actor) && c.req.param("room") === actor.user_id;
	if (!isOwn || c.req.param("party") !== "notifications") throw new Refusal("not_found");
	const answer = await routePartykitRequest(c.req.raw, c.env);
	if (!answer) throw new Refusal("not_found");
	// What a room answers cannot be changed, and the headers of every answer are ours to set; a socket has none.
	return answer.webSocket ? answer : new Response(answer.body, answer);
});
