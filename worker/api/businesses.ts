import { Hono } from "hono";
import * as z from "zod";
import { requireAvailability, saveAvailability } from "#domain/availability/availability.server.ts";
import { availability, date } from "#domain/availability/availability.ts";
import { listSlots } from "#domain/availability/slots.server.ts";
import { requireActor, requireRole } from "#domain/ground/callers.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { findPublicProfile } from "#domain/listings/public-profile.server.ts";
import { listReviews } from "#domain/reviews/reviews.server.ts";
import type { AppEnv } from "../measured.ts";
import { readBody } from "./body.ts";
import { query } from "./query.ts";

/** Days of the professional's calendar, or instants on them. */
const day = z
	.string()
	.transform((text) => text.slice(0, 10))
	.pipe(date)
	.optional();
const wanted = z.object({ legal_service_id: z.string().max(60), from: day, to: day });
const paged = z.object({ cursor: z.string().max(80).optional() });
const versioned = availability.extend({ version: z.coerce.number().int().min(0) });

/** Professionals as anyone may read them, their free time, and the hours that they have opened. */
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
	});

/** Strangers to a profile are told nothing of it, whatever their role; its owner acts at aal2. */
async function ownerOf(actor: AppEnv["Variables"]["actor"]) {
	const person = requireActor(await actor());
	if (person.role === "user") throw new Refusal("not_found");
	return requireRole(person, "business");
}
