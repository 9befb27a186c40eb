import { type Context, Hono } from "hono";
import { listPosts, listSimilarPosts } from "#domain/community/listing.server.ts";
import { acceptAnswer, followPost, vote } from "#domain/community/marking.server.ts";
import { appealRemoval, flagContribution } from "#domain/community/moderation.server.ts";
import {
	answerChange,
	answerQuery,
	caseAppeal,
	flag,
	newAnswer,
	newPost,
	postChange,
	postQuery,
	similarQuery,
} from "#domain/community/posts.ts";
import { findPost } from "#domain/community/thread.server.ts";
import {
	createAnswer,
	createPost,
	deleteContribution,
	editAnswer,
	editPost,
	restoreContribution,
} from "#domain/community/writing.server.ts";
import { isFullySignedIn, requireActor } from "#domain/ground/callers.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import type { AppEnv } from "../measured.ts";
import { readBody } from "./body.ts";
import { query } from "./query.ts";

type C = Context<AppEnv>;

const personOf = async (c: C) => requireActor(await c.var.actor());

async function viewerOf(c: C) {
	const actor = await c.var.actor();
	return actor && isFullySignedIn(actor) ? actor : null;
}

/** A post, or an answer to it, as the address names it. */
const named = (c: C) => ({ slug: c.req.param("slug") ?? "", answer_id: c.req.param("id") });

const done = (c: C) => c.body(null, 204);

/** A post with a page of its answers. Throws `not_found`, for what is hidden or removed too. */
async function readPost(c: C, cursor?: string) {
	const found = await findPost(c.var.ctx, await viewerOf(c), c.req.param("slug") ?? "", { cursor });
	if (!found || (found.post.status !== "published" && !found.post.is_own)) throw new Refusal("not_found");
	return found;
}

/** What can be done with a post, and with an answer alike. */
const marks = new Hono<AppEnv>()
	.put("/vote", async (c) => {
		await vote(c.var.ctx, await personOf(c), named(c), true);
		return done(c);
	})
	.delete("/vote", async (c) => {
		await vote(c.var.ctx, await personOf(c), named(c), false);
		return done(c);
	})
	.post("/flags", async (c) => {
		const person = await personOf(c);
		await flagContribution(c.var.ctx, person, named(c), await readBody(c, flag));
		return done(c);
	})
	.post("/appeal", async (c) => {
		const person = await personOf(c);
		await appealRemoval(c.var.ctx, person, named(c), await readBody(c, caseAppeal));
		return done(c);
	})
	.post("/restore", async (c) => {
		await restoreContribution(c.var.ctx, await personOf(c), named(c));
		return done(c);
	});

/** What people ask and tell, and what others answer. */
export const posts = new Hono<AppEnv>()
	.get("/", query(postQuery), async (c) => c.json(await listPosts(c.var.ctx, c.req.valid("query"))))
	.get("/similar", query(similarQuery), async (c) =>
		c.json({ posts: await listSimilarPosts(c.var.ctx, c.req.valid("query")) }),
	)
	.post("/", async (c) => {
		const person = await personOf(c);
		const slug = await createPost(c.var.ctx, person, await readBody(c, newPost));
		return c.json({ slug }, 201);
	})
	.get("/:slug", async (c) => c.json((await readPost(c)).post))
	.patch("/:slug", async (c) => {
		const person = await personOf(c);
		await editPost(c.var.ctx, person, c.req.param("slug"), await readBody(c, postChange));
		return done(c);
	})
	.delete("/:slug", async (c) => {
		await deleteContribution(c.var.ctx, await personOf(c), named(c));
		return done(c);
	})
	.put("/:slug/follow", async (c) => {
		await followPost(c.var.ctx, await personOf(c), c.req.param("slug"), true);
		return done(c);
	})
	.delete("/:slug/follow", async (c) => {
		await followPost(c.var.ctx, await personOf(c), c.req.param("slug"), false);
		return done(c);
	})
	.get("/:slug/answers", query(answerQuery), async (c) => {
		const { accepted, answers, next_cursor } = await readPost(c, c.req.valid("query").cursor);
		return c.json({ accepted, answers, next_cursor });
	})
	.post("/:slug/answers", async (c) => {
		const person = await personOf(c);
		const id = await createAnswer(c.var.ctx, person, c.req.param("slug"), await readBody(c, newAnswer));
		return c.json({ id }, 201);
	})
	.patch("/:slug/answers/:id", async (c) => {
		const person = await personOf(c);
		const { slug, id } = c.req.param();
		await editAnswer(c.var.ctx, person, { slug, answer_id: id }, await readBody(c, answerChange));
		return done(c);
	})
	.delete("/:slug/answers/:id", async (c) => {
		await deleteContribution(c.var.ctx, await personOf(c), named(c));
		return done(c);
	})
	.put("/:slug/answers/:id/accepted", async (c) => {
		await acceptAnswer(c.var.ctx, await personOf(c), c.req.param("slug"), c.req.param("id"));
		return done(c);
	})
	.delete("/:slug/answers/:id/accepted", async (c) => {
		await acceptAnswer(c.var.ctx, await personOf(c), c.req.param("slug"), null);
		return done(c);
	})
	.route("/:slug", marks)
	.route("/:slug/answers/:id", marks);
