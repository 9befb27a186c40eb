import { Hono } from "hono";
import { accepts } from "hono/accepts";
import { Refusal } from "#domain/ground/refusal.ts";
import { listMailbox, requireDelivered } from "#domain/outbox/mailbox.server.ts";
import type { AppEnv } from "./measured.ts";

/**
 * What exists on a developer's machine only, for programs: the mailbox as JSON for who prefers that, and one mail as
 * its reader sees it. Everything else goes on to the pages, which elsewhere know nothing of it either.
 */
export const dev = new Hono<AppEnv>()
	.get("/mailbox", async (c, next) => {
		const type = accepts(c, { header: "Accept", supports: ["text/html", "application/json"], default: "text/html" });
		if (type === "text/html" || !c.var.ctx.isDevelopment) return next();
		const messages = await listMailbox(c.var.ctx, c.req.query("to"));
		return c.json(
			messages.map(({ to, kind, subject, text, html, calendar, created_at }) => ({
				to,
				kind,
				subject,
				text,
				html,
				calendar,
				created_at,
			})),
		);
	})
	.get("/mailbox/:id", async (c, next) => {
		try {
			return c.html((await requireDelivered(c.var.ctx, c.req.param("id"))).html);
		} catch (error) {
			if (error instanceof Refusal) return next();
			throw error;
		}
	});
