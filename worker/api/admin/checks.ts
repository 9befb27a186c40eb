import { Hono } from "hono";
import { listChecksDue } from "#domain/verification/checks-due.server.ts";
import type { AppEnv } from "../../measured.ts";
import { paged, query } from "../query.ts";
import { adminOf } from "./admin.ts";

/** Licences to be compared with their registers. */
export const checks = new Hono<AppEnv>().get("/", query(paged), async (c) => {
	const admin = await adminOf(c);
	return c.json(await listChecksDue(c.var.ctx, admin, c.req.valid("query").cursor ?? null));
});
