import { Hono } from "hono";
import { restoreReview } from "#domain/reports/deciding.server.ts";
import type { AppEnv } from "../../measured.ts";
import { adminOf } from "./admin.ts";

/** Reviews that were taken down. */
export const reviews = new Hono<AppEnv>().post("/:id/restoration", async (c) => {
	await restoreReview(c.var.ctx, await adminOf(c), c.req.param("id"));
	return c.body(null, 204);
});
