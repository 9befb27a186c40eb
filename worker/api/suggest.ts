import { Hono } from "hono";
import * as z from "zod";
import { longestText } from "#domain/search/query.ts";
import { suggest as suggestions } from "#domain/search/suggest.server.ts";
import type { Door } from "../measured.ts";
import { query } from "./query.ts";

const input = z.object({ q: z.string().max(longestText).default(""), kind: z.enum(["what", "where"]).default("what") });

/** What the words typed so far may become. */
export const suggest = new Hono<Door>().get("/", query(input), async (c) => {
	const { q, kind } = c.req.valid("query");
	return c.json(await suggestions(c.var.ctx, q, kind));
});
