import { Hono } from "hono";
import { routePartykitRequest } from "partyserver";
import * as z from "zod";
import { Refusal } from "#domain/ground/refusal.ts";
import { redeemTicket } from "#domain/identity/tickets.server.ts";
import { readMissed } from "#domain/notices/live.server.ts";
import { sessionHeader } from "#domain/outbox/live.ts";
import { query } from "./api/query.ts";
import { tellRoom } from "./mailer.ts";
import type { AppEnv } from "./measured.ts";

const entry = z.object({
	/** Of `POST /api/tickets`. */
	ticket: z.string().max(100),
	/** The last event that the page knows. */
	since: z.coerce.number().int().min(0),
});

/**
 * The sockets of a person's own room; to everyone else, and to plain requests, there is no such room. A page is told what
 * it has missed before the socket is open to it: what happens meanwhile comes by the room itself.
 */
export const parties = new Hono<AppEnv>().all(
	"/:party/:room",
	async (c, next) => {
		const origin = c.req.header("Origin");
		if (origin && origin !== new URL(c.req.url).origin) return c.json({ code: "cross_origin" }, 403);
		const isSocket = c.req.method === "GET" && c.req.header("Upgrade")?.toLowerCase() === "websocket";
		if (!isSocket || c.req.param("party") !== "user") throw new Refusal("not_found");
		return next();
	},
	query(entry),
	async (c) => {
		const { ticket, since } = c.req.valid("query");
		const { ctx } = c.var;
		const person = await redeemTicket(ctx, c.req.param("room"), ticket);
		const connection_id = crypto.randomUUID();
		const url = new URL(c.req.url);
		url.search = new URLSearchParams({ _pk: connection_id }).toString();
		const upgrade = new Request(url, c.req.raw);
		upgrade.headers.set(sessionHeader, person.session_id);
		const answer = await routePartykitRequest(upgrade, c.env);
		if (!answer?.webSocket) throw new Refusal("not_found");
		await tellRoom(c.env.USER)(person.user_id, await readMissed(ctx, person, since, connection_id));
		return answer;
	},
);
