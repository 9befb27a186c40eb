import { Hono } from "hono";
import {
	changeSavedReply,
	createSavedReply,
	deleteSavedReply,
	listSavedReplies,
} from "#domain/messages/saved-replies.server.ts";
import { savedReplyInput } from "#domain/messages/saved-replies.ts";
import type { AppEnv } from "../measured.ts";
import { readBody } from "./body.ts";
import { professionalOf } from "./professional.ts";

/** What the professional who calls keeps to answer with. */
export const savedReplies = new Hono<AppEnv>()
	.get("/", async (c) => c.json({ replies: await listSavedReplies(c.var.ctx, await professionalOf(c)) }))
	.post("/", async (c) => {
		const owner = await professionalOf(c);
		const given = await readBody(c, savedReplyInput);
		return c.json({ id: await createSavedReply(c.var.ctx, owner, given), ...given }, 201);
	})
	.put("/:id", async (c) => {
		const owner = await professionalOf(c);
		await changeSavedReply(c.var.ctx, owner, c.req.param("id"), await readBody(c, savedReplyInput));
		return c.body(null, 204);
	})
	.delete("/:id", async (c) => {
		await deleteSavedReply(c.var.ctx, await professionalOf(c), c.req.param("id"));
		return c.body(null, 204);
	});
