import { Hono } from "hono";
import { listDeliveries, retryDeliveries } from "#domain/outbox/deliveries.server.ts";
import type { AppEnv } from "../../measured.ts";
import { paged, query } from "../query.ts";
import { adminOf } from "./admin.ts";

/** Mail and text messages that wait or failed; what failed is tried again, all of it or one. */
export const deliveries = new Hono<AppEnv>()
	.get("/", query(paged), async (c) => {
		const admin = await adminOf(c);
		return c.json(await listDeliveries(c.var.ctx, admin, c.req.valid("query").cursor ?? null));
	})
	.post("/retry", async (c) => {
		await retryDeliveries(c.var.ctx, await adminOf(c), null);
		return c.body(null, 204);
	})
	.post("/:id/retry", async (c) => {
		await retryDeliveries(c.var.ctx, await adminOf(c), c.req.param("id"));
		return c.body(null, 204);
	});
