import { Hono } from "hono";
import { readFeed } from "#domain/calendar-feed.server.ts";
import type { Door } from "./measured.ts";

export const calendarHeaders = (name: string) => ({
	"Content-Type": "text/calendar; charset=utf-8",
	"Content-Disposition": `attachment; filename="${name}"`,
	"Cache-Control": "private, no-store",
});

/** Private calendars, for programs that ask again and again. Whoever has the address reads it. */
export const calendar = new Hono<Door>().get("/:file", async (c) => {
	const [, token] = /^(.+)\.ics$/.exec(c.req.param("file")) ?? [];
	const text = token ? await readFeed(c.var.ctx, token) : null;
	if (text === null) return c.body(null, 404);
	return c.body(text, 200, { ...calendarHeaders("visavis.ics"), "X-Robots-Tag": "noindex" });
});
