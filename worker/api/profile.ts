import { type Context, Hono } from "hono";
import { exportAll, exportName } from "#domain/accounts/export.server.ts";
import { findFeed, makeFeed, revokeFeed } from "#domain/appointments/calendar-feed.server.ts";
import { requireActor, requireFresh } from "#domain/ground/callers.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { findProfile, savePreferences, saveProfile } from "#domain/profiles/profiles.server.ts";
import { legalPreferences, profileChange } from "#domain/profiles/profiles.ts";
import type { AppEnv } from "../measured.ts";
import { readBody } from "./body.ts";

/** A person's own profile and what they look for. */
export const profile = new Hono<AppEnv>()
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
		await makeFeed(c.var.ctx, requireActor(await c.var.actor()));
		return c.json(await feedOf(c), 201);
	})
	.delete("/calendar-feed", async (c) => {
		await revokeFeed(c.var.ctx, requireActor(await c.var.actor()));
		return c.body(null, 204);
	})
	.get("/export", async (c) => {
		const everything = await exportAll(c.var.ctx, requireFresh(c.var.ctx, await c.var.actor()));
		c.header("Content-Disposition", `attachment; filename="${exportName(c.var.ctx)}"`);
		return c.json(everything);
	});

async function findOwn(c: Context<AppEnv>) {
	const found = await findProfile(c.var.ctx, requireActor(await c.var.actor()));
	if (!found) throw new Refusal("signed_out");
	return found;
}

/** The address of their private calendar, null for none. */
const feedOf = async (c: Context<AppEnv>) => ({
	url: await findFeed(c.var.ctx, requireActor(await c.var.actor())),
});

/** As the specification names them: `user_id` is the profile's id. */
async function preferencesOf(c: Context<AppEnv>) {
	const { profile, preferences } = await findOwn(c);
	return { user_id: profile.id, ...preferences };
}
