import { Hono } from "hono";
import { findProfile } from "#domain/businesses.server.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Door } from "../measured.ts";

/** Profiles as anyone may read them. */
export const businesses = new Hono<Door>().get("/:id", async (c) => {
	const profile = await findProfile(c.var.ctx, c.req.param("id"));
	if (!profile) throw new Refusal("not_found");
	return c.json(profile);
});
