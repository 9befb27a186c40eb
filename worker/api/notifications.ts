import { type Context, Hono } from "hono";
import * as z from "zod";
import { requireActor } from "#domain/ground/callers.ts";
import {
	deleteNotifications,
	listNotifications,
	markRead,
	restoreNotifications,
} from "#domain/notices/notifications.server.ts";
import { notificationIds, notificationQuery } from "#domain/notices/notifications.ts";
import type { AppEnv } from "../measured.ts";
import { readBody } from "./body.ts";
import { query } from "./query.ts";

const some = z.object({ ids: notificationIds });

/** What a person was told on the site. Every change answers how many are still unread. */
export const notifications = new Hono<AppEnv>()
	.get("/", query(notificationQuery), async (c) =>
		c.json(await listNotifications(c.var.ctx, await personOf(c), c.req.valid("query"))),
	)
	// That they were read is all that can be changed; when, the server says.
	.patch("/", async (c) => c.json({ unread: await markRead(c.var.ctx, await personOf(c), null) }))
	.patch("/:id", async (c) => c.json({ unread: await markRead(c.var.ctx, await personOf(c), [c.req.param("id")]) }))
	.delete("/:id", async (c) =>
		c.json({ unread: await deleteNotifications(c.var.ctx, await personOf(c), [c.req.param("id")]) }),
	)
	.post("/restore", async (c) => {
		const person = await personOf(c);
		const { ids } = await readBody(c, some);
		return c.json({ unread: await restoreNotifications(c.var.ctx, person, ids) });
	});

const personOf = async (c: Context<AppEnv>) => requireActor(await c.var.actor());
