import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { AppEnv } from "../measured.ts";

/** Whether the Worker answers and reaches its database. */
export const health = new Hono<AppEnv>().get("/", async (c) => {
	await c.var.ctx.db.all(sql`SELECT 1`);
	return c.json({ status: "ok", time: c.var.ctx.now().toISOString() });
});
