import { type Context, Hono } from "hono";
import { findFeed, makeFeed, revokeFeed } from "#domain/calendar-feed.server.ts";
import { exportAll, exportName } from "#domain/export.server.ts";
import { findProfile, savePreferences, saveProfile } from "#domain/profiles.server.ts";
import { legalPreferences, profileChange } from "#domain/profiles.ts";
import { Refusal } from "#domain/refusal.ts";
import { requireActor } from "#domain/session.server.ts";
import type { Door } from "../measured.ts";
import { limitedBody, readBody } from "./body.ts";

/** A person's own profile and what they look for. */
export const profile = new Hono<Door>()
	.use(limitedBody)
	.use(async (c, next) => {
		await next();
		c.header("Cache-Control", "private, no-store");
	})
	.get("/", async (c) => c.json((await findOwn(c)).profile))
	.patch("/", async (c) => {
		const actor = requireActor(await c.var.actor());
		await saveProfile(c.var.ctx, actor, await readBody(c, profileChange));
		return c.json((await findOwn(c)).profile);
	})
	.get("/preferences", async (c) => c.json(await preferencesOf(c)))
	.put("/preferences", async (c) => {
		const actor = requireActor(await c.var.actor());
		await savePreferences(c.var.ctx, actor, await readBody(c, legalPreferences));
		return c.json(await preferencesOf(c));
	})
	.get("/calendar-feed", async (c) => c.json(await feedOf(c)))
	.post("/calendar-feed", async (c) => {
		await makeFeed(c.var.ctx, await c.var.actor());
		return c.json(await feedOf(c), 201);
	})
	.delete("/calendar-feed", async (c) => {
		await revokeFeed(c.var.ctx, await c.var.actor());
		return c.body(null, 204);
	})
	.get("/export", async (c) => {
		const everything = await exportAll(c.var.ctx, await c.var.actor());
		c.header("Content-Disposition", `attachment; filename="${exportName(c.var.ctx)}"`);
		return c.json(everything);
	});

async function findOwn(c: Context<Door>) {
	const found = await findProfile(c.var.ctx, requireActor(await c.var.actor()).user_id);
	if (!found) throw new Refusal("signed_out");
	return found;
}

/** The address of their private calendar, null for none. */
const feedOf = async (c: Context<Door>) => ({
	url: await findFeed(c.var.ctx, requireActor(await c.var.actor())),
});

/** As the specification names them: `user_id` is the profile's id. */
async function preferencesOf(c: Context<Door>) {
	const { profile, preferences } = await findOwn(c);
	return { user_id: profile.id, ...preferences };
}
