import { Hono } from "hono";
import { countQueues } from "#domain/site/queues.server.ts";
import type { AppEnv } from "../../measured.ts";
import { adminOf } from "./admin.ts";

/** How much waits for admins. */
export const queues = new Hono<AppEnv>().get("/", async (c) => c.json(await countQueues(c.var.ctx, await adminOf(c))));
