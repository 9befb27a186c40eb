import { Hono } from "hono";
import { Refusal } from "#domain/ground/refusal.ts";
import { isTimeZone } from "#domain/ground/time-zones.ts";
import { readQuery } from "#domain/search/query.ts";
import { searchBusinesses } from "#domain/search/search.server.ts";
import type { AppEnv } from "../measured.ts";

/**
 * The search page for programs: the same parameters, and `time_zone`, in which "today" is meant; the same results. What
 * may be chosen (`facets`) comes with the first page only.
 */
export const search = new Hono<AppEnv>().get("/", async (c) => {
	const params = new URL(c.req.url).searchParams;
	const { query, invalid } = readQuery(params);
	const [field] = invalid;
	if (field) throw new Refusal("invalid", { field });
	const timeZone = params.get("time_zone") || String(c.req.raw.cf?.timezone ?? "UTC");
	if (!isTimeZone(timeZone)) throw new Refusal("invalid", { field: "time_zone" });
	const { facets, ...page } = await searchBusinesses(c.var.ctx, query, { timeZone });
	return c.json(query.cursor === null ? { ...page, facets } : page);
});
