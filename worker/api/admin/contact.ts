import { Hono } from "hono";
import { answerContactMessage, listContactMessages, requireContactMessage } from "#domain/contact/answering.server.ts";
import { contactAnswer } from "#domain/contact/contact.ts";
import type { AppEnv } from "../../measured.ts";
import { readBody } from "../body.ts";
import { paged, query } from "../query.ts";
import { adminOf } from "./admin.ts";

/** What people wrote to us. */
export const contact = new Hono<AppEnv>()
	.get("/", query(paged), async (c) => {
		const admin = await adminOf(c);
		return c.json(await listContactMessages(c.var.ctx, admin, c.req.valid("query").cursor ?? null));
	})
	.get("/:id", async (c) => c.json(await requireContactMessage(c.var.ctx, await adminOf(c), c.req.param("id"))))
	.post("/:id/answer", async (c) => {
		const admin = await adminOf(c);
		const id = c.req.param("id");
		await answerContactMessage(c.var.ctx, admin, id, await readBody(c, contactAnswer));
		return c.json(await requireContactMessage(c.var.ctx, admin, id));
	});
