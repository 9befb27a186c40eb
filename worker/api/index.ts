import { Hono } from "hono";
import { Refusal } from "#domain/refusal.ts";
import type { Door } from "../measured.ts";

/** The API, one router per resource. Only here does a refusal become a status. */
export const api = new Hono<Door>()
	.get("/health", (c) => c.json({ status: "ok", time: c.var.ctx.now().toISOString() }))
	.notFound((c) => c.json({ code: "not_found", message: "There is nothing at this address." }, 404))
	.onError((error, c) => {
		if (error instanceof Refusal) {
			return c.json({ code: error.code, message: error.message, ...error.values }, error.status);
		}
		c.var.ctx.log("error", { message: error instanceof Error ? error.message : "unknown" });
		return c.json({ code: "internal", message: "Something broke on our side.", request_id: c.var.requestId }, 500);
	});
