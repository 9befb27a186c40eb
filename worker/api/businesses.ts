import { type Context, Hono } from "hono";
import * as z from "zod";
import { requireAvailability, saveAvailability } from "#domain/availability/availability.server.ts";
import { availability, date } from "#domain/availability/availability.ts";
import { listSlots } from "#domain/availability/slots.server.ts";
import { namesChange, profilePatch } from "#domain/businesses/profile-fields.ts";
import { countView, findFigures } from "#domain/businesses/weeks.server.ts";
import { periods } from "#domain/businesses/weeks.ts";
import { requireActor, requireRole } from "#domain/ground/callers.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { findPublicProfile } from "#domain/listings/public-profile.server.ts";
import { listReviews } from "#domain/reviews/reviews.server.ts";
import { changeOwnNames, findOwnProfile, saveOwnProfile } from "#domain/verification/own-profile.server.ts";
import type { AppEnv } from "../measured.ts";
import { readBody } from "./body.ts";
import { paged, query } from "./query.ts";

/** Days of the professional's calendar, or instants on them. */
const day = z
	.string()
	.transform((text) => text.slice(0, 10))
	.pipe(date)
	.optional();
const wanted = z.object({ legal_service_id: z.string().max(60), from: day, to: day });
const period = z.object({ weeks: z.coerce.number().pipe(z.literal(periods)).default(12) });
const version = z.coerce.number().int().min(0);
const versioned = availability.extend({ version });
const patch = profilePatch.extend({ version });
const names = namesChange.extend({ version });

/**
 * Professionals as anyone may read them, their free time, the hours that they have opened, what they say of themselves,
 * and their figures.
 */
export const businesses = new Hono<AppEnv>()
	.get("/:id", async (c) => {
		const profile = await findPublicProfile(c.var.ctx, c.req.param("id"));
		if (!profile) throw new Refusal("not_found");
		return c.json(profile);
	})
	.get("/:id/slots", query(wanted), async (c) =>
		c.json(await listSlots(c.var.ctx, c.req.param("id"), c.req.valid("query"))),
	)
	.get("/:id/reviews", query(paged), async (c) =>
		c.json(await listReviews(c.var.ctx, c.req.param("id"), c.req.valid("query"))),
	)
	.get("/:id/availability", async (c) => {
		const actor = await ownerOf(c.var.actor);
		return c.json(await requireAvailability(c.var.ctx, actor, c.req.param("id")));
	})
	.put("/:id/availability", async (c) => {
		const actor = await ownerOf(c.var.actor);
		const id = c.req.param("id");
		// Who does not own it learns nothing from what is wrong with the request.
		await requireAvailability(c.var.ctx, actor, id);
		const { version, ...hours } = await readBody(c, versioned);
		return c.json(await saveAvailability(c.var.ctx, actor, id, version, hours));
	})
	.get("/:id/profile", async (c) => c.json((await requireOwn(c, c.req.param("id"))).profile))
	.patch("/:id/profile", async (c) => {
		const { owner } = await requireOwn(c, c.req.param("id"));
		const { version, ...said } = await readBody(c, patch);
		return c.json(await saveOwnProfile(c.var.ctx, owner, version, said));
	})
	// Names are claims: they are checked with the licence before anybody finds the profile again.
	.put("/:id/names", async (c) => {
		const { owner } = await requireOwn(c, c.req.param("id"));
		const { version, ...claimed } = await readBody(c, names);
		return c.json(await changeOwnNames(c.var.ctx, owner, version, claimed));
	})
	.post("/:id/views", async (c) => {
		// Answers the same whatever was counted: nobody learns from it whether the profile is listed, or theirs.
		await countView(c.var.ctx, await c.var.actor(), c.req.param("id"));
		return c.body(null, 204);
	})
	.get("/:id/figures", query(period), async (c) => {
		const owner = await ownerOf(c.var.actor);
		const figures = await findFigures(c.var.ctx, owner, c.req.valid("query").weeks);
		if (figures?.business.id !== c.req.param("id")) throw new Refusal("not_found");
		return c.json(figures);
	});

/** Strangers to a profile are told nothing of it, whatever their role; its owner acts at aal2. */
async function ownerOf(actor: AppEnv["Variables"]["actor"]) {
	const person = requireActor(await actor());
	if (person.role === "user") throw new Refusal("not_found");
	return requireRole(person, "business");
}

/** A profile as its owner has it, and who that is. Throws `not_found` for any other. */
async function requireOwn(c: Context<AppEnv>, id: string) {
	const owner = await ownerOf(c.var.actor);
	const profile = await findOwnProfile(c.var.ctx, owner);
	// Who does not own it learns nothing from what is wrong with the request.
	if (profile?.id !== id) throw new Refusal("not_found");
	return { owner, profile };
}
