import { Hono } from "hono";
import { requireActor } from "#domain/ground/callers.ts";
import { makeTicket } from "#domain/identity/tickets.server.ts";
import type { AppEnv } from "../measured.ts";

/** What opens one's own room (`worker/parties.ts`). */
export const tickets = new Hono<AppEnv>().post("/", async (c) =>
	c.json(await makeTicket(c.var.ctx, requireActor(await c.var.actor())), 201),
);
