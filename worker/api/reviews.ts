import { Hono } from "hono";
import { requireActor } from "#domain/ground/callers.ts";
import { createReview, replyToReview } from "#domain/reviews/reviews.server.ts";
import { review, reviewReply } from "#domain/reviews/reviews.ts";
import type { AppEnv } from "../measured.ts";
import { readBody } from "./body.ts";

/** What clients write of those whom they met, and what these answer. */
export const reviews = new Hono<AppEnv>()
	.post("/", async (c) => {
		const actor = requireActor(await c.var.actor());
		return c.json(await createReview(c.var.ctx, actor, await readBody(c, review)), 201);
	})
	.post("/:id/reply", async (c) => {
		const actor = requireActor(await c.var.actor());
		const { reply } = await readBody(c, reviewReply);
		await replyToReview(c.var.ctx, actor, c.req.param("id"), reply);
		return c.body(null, 204);
	});
