import { Hono } from "hono";
import { readFeed } from "#domain/appointments/calendar-feed.server.ts";
import type { AppEnv } from "./measured.ts";

export const calendarHeaders = (name: string) => ({
	"Content-Type": "text/calendar; charset=utf-8",
	"Content-Disposition": `attachment; filename="${name}"`,
});

/** Private calendars, for programs that ask again and again. Whoever has the address reads it. */
export const calendar = new Hono<AppEnv>().get("/:file", async (c) => {
	const [, token] = /^(.+)\.ics$/.exec(c.req.param("file")) ?? [];
	const text = token ? await readFeed(c.var.ctx, token) : null;
	if (text === null) return c.body(null, 404);
	return c.body(text, 200, { ...calendarHeaders("visavis.ics"), "X-Robots-Tag": "noindex" });
});
