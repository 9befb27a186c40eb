import { Hono } from "hono";
import * as z from "zod";
import { textLimits } from "#domain/ground/text-limits.ts";
import { suggest as suggestions } from "#domain/search/suggest.server.ts";
import type { AppEnv } from "../measured.ts";
import { query } from "./query.ts";

const input = z.object({
	q: z.string().max(textLimits.query).default(""),
	kind: z.enum(["what", "where"]).default("what"),
});

/** What the words typed so far may become. */
export const suggest = new Hono<AppEnv>().get("/", query(input), async (c) => {
	const { q, kind } = c.req.valid("query");
	return c.json(await suggestions(c.var.ctx, q, kind));
});
