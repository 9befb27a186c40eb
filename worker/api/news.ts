import { Hono } from "hono";
import * as z from "zod";
import { requireActor } from "#domain/ground/callers.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { newsFilter, newsSubject } from "#domain/news/article-input.ts";
import { followNews, listFollowedNews, unfollowNews } from "#domain/news/following.server.ts";
import { findArticle, listNews } from "#domain/news/reading.server.ts";
import type { AppEnv } from "../measured.ts";
import { query } from "./query.ts";

const wanted = newsFilter.extend({ cursor: z.string().max(80).optional() });

/** News as anyone may read them, and what a person follows. */
export const news = new Hono<AppEnv>()
	.get("/", query(wanted), async (c) => {
		const { cursor = null, ...filter } = c.req.valid("query");
		const { articles, next_cursor } = await listNews(c.var.ctx, filter, { cursor });
		return c.json({ articles, next_cursor });
	})
	.get("/follows", async (c) =>
		c.json({ subjects: await listFollowedNews(c.var.ctx, requireActor(await c.var.actor())) }),
	)
	.put("/follows/:subject", async (c) => {
		const person = requireActor(await c.var.actor());
		await followNews(c.var.ctx, person, subjectOf(c.req.param("subject")));
		return c.body(null, 204);
	})
	.delete("/follows/:subject", async (c) => {
		const person = requireActor(await c.var.actor());
		await unfollowNews(c.var.ctx, person, subjectOf(c.req.param("subject")));
		return c.body(null, 204);
	})
	.get("/:id", async (c) => {
		const article = await findArticle(c.var.ctx, c.req.param("id"));
		if (!article) throw new Refusal("not_found");
		if (article.status === "withdrawn") throw new Refusal("withdrawn", { reason: article.reason });
		return c.json(article);
	});

function subjectOf(text: string): string {
	const subject = newsSubject.safeParse(text);
	if (!subject.success) throw new Refusal("invalid", { field: "subject" });
	return subject.data;
}
