import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { findSiteDetails } from "#domain/site/site-settings.server.ts";
import { missingDetails } from "#domain/site/site-settings.ts";
import type { AppEnv } from "../measured.ts";

/** Whether the Worker answers and reaches its database, and which settings an operator has still to make. */
export const health = new Hono<AppEnv>().get("/", async (c) => {
	const { ctx } = c.var;
	const [details] = await Promise.all([findSiteDetails(ctx), ctx.db.all(sql`SELECT 1`)]);
	return c.json({ status: "ok", time: ctx.now().toISOString(), missing: missingDetails(details) });
});
