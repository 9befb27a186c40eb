import { Hono } from "hono";
import * as z from "zod";
import { requireAvailability, saveAvailability } from "#domain/availability.server.ts";
import { availability, date } from "#domain/availability.ts";
import { findProfile } from "#domain/businesses.server.ts";
import { Refusal } from "#domain/refusal.ts";
import { listReviews } from "#domain/reviews.server.ts";
import { requireActor, requireRole } from "#domain/session.server.ts";
import { listSlots } from "#domain/slots.server.ts";
import type { Door } from "../measured.ts";
import { limitedBody, readBody } from "./body.ts";
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
export const businesses = new Hono<Door>()
	.get("/:id", async (c) => {
		const profile = await findProfile(c.var.ctx, c.req.param("id"));
		if (!profile) throw new Refusal("not_found");
		return c.json(profile);
	})
	.get("/:id/slots", query(wanted), async (c) =>
		c.json(await listSlots(c.var.ctx, c.req.param("id"), c.req.valid("query"))),
	)
	.get("/:id/reviews", query(paged), async (c) => {
		const { is_own: _, ...page } = await listReviews(c.var.ctx, c.req.param("id"), c.req.valid("query"));
		return c.json(page);
	})
	.get("/:id/availability", async (c) => {
		const actor = await ownerOf(c.var.actor);
		c.header("Cache-Control", "private, no-store");
		return c.json(await requireAvailability(c.var.ctx, actor, c.req.param("id")));
	})
	.put("/:id/availability", limitedBody, async (c) => {
		const actor = await ownerOf(c.var.actor);
		const id = c.req.param("id");
		// Who does not own it learns nothing from what is wrong with the request.
		await requireAvailability(c.var.ctx, actor, id);
		const { version, ...hours } = await readBody(c, versioned);
		return c.json(await saveAvailability(c.var.ctx, actor, id, version, hours));
	});

/** Strangers to a profile are told nothing of it, whatever their role; its owner acts at aal2. */
async function ownerOf(actor: Door["Variables"]["actor"]) {
	const person = requireActor(await actor());
	if (person.role === "user") throw new Refusal("not_found");
	return requireRole(person, "business");
}
