import { Hono } from "hono";
import { Refusal } from "#domain/refusal.ts";
import { readQuery } from "#domain/search/query.ts";
import { searchBusinesses } from "#domain/search/search.server.ts";
import type { Door } from "../measured.ts";

/** The search page for programs: the same parameters, the same results. */
export const search = new Hono<Door>().get("/", async (c) => {
	const { query, invalid } = readQuery(new URL(c.req.url).searchParams);
	const [field] = invalid;
	if (field) throw new Refusal("invalid", { field });
	return c.json(await searchBusinesses(c.var.ctx, query));
});
