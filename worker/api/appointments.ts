import { Hono } from "hono";
import * as z from "zod";
import {
	booking,
	type Decision,
	decisionInputs,
	decisions,
	idempotencyKey,
	parties,
} from "#domain/appointments/appointments.ts";
import { bookAppointment } from "#domain/appointments/booking.server.ts";
import { requireCalendarFile } from "#domain/appointments/calendar-feed.server.ts";
import { decide } from "#domain/appointments/decisions.server.ts";
import { listEvents } from "#domain/appointments/history.server.ts";
import { findNameMatches } from "#domain/appointments/name-matches.server.ts";
import {
	appointmentLists,
	asReadBy,
	listAppointments,
	requireAppointment,
} from "#domain/appointments/reading.server.ts";
import { requireActor, requireRole } from "#domain/ground/callers.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { calendarHeaders } from "../calendar.ts";
import type { AppEnv } from "../measured.ts";
import { readBody } from "./body.ts";
import { query } from "./query.ts";

const listQuery = z.object({
	party: z.enum(parties).default("client"),
	list: z.enum(appointmentLists).default("upcoming"),
	offset: z.coerce.number().int().min(0).max(100_000).default(0),
});

const isDecision = (text: string): text is Decision => (decisions as readonly string[]).includes(text);

/** The caller's own appointments, from either side. */
export const appointments = new Hono<AppEnv>()
	.get("/", query(listQuery), async (c) => {
		const person = requireActor(await c.var.actor());
		return c.json(await listAppointments(c.var.ctx, person, c.req.valid("query")));
	})
	.post("/", async (c) => {
		const actor = requireActor(await c.var.actor());
		const given = c.req.header("Idempotency-Key");
		const key = idempotencyKey.optional().safeParse(given);
		if (!key.success) throw new Refusal("invalid", { field: "Idempotency-Key" });
		return c.json(await bookAppointment(c.var.ctx, actor, await readBody(c, booking), key.data ?? null), 201);
	})
	.get("/:file{[0-9a-f]+\\.ics}", async (c) => {
		const actor = requireActor(await c.var.actor());
		const text = await requireCalendarFile(c.var.ctx, actor, c.req.param("file").slice(0, -".ics".length));
		return c.body(text, 200, calendarHeaders("appointment.ics"));
	})
	.get("/:id", async (c) => {
		const actor = requireActor(await c.var.actor());
		const { ctx } = c.var;
		const { kept, party } = await requireAppointment(ctx, actor, c.req.param("id"));
		const owner = party === "business" ? requireRole(actor, "business") : null;
		const [history, name_matches] = await Promise.all([
			listEvents(ctx, actor, kept.id),
			owner && findNameMatches(ctx, owner, "appointments", kept.id),
		]);
		return c.json({ ...asReadBy(ctx, kept, party), history, ...(owner && { name_matches }) });
	})
	.post("/:id/:decision", async (c) => {
		const actor = requireActor(await c.var.actor());
		const decision = c.req.param("decision");
		if (!isDecision(decision)) throw new Refusal("not_found");
		const { ctx } = c.var;
		// Strangers learn nothing from what is wrong with their request.
		await requireAppointment(ctx, actor, c.req.param("id"));
		return c.json(await decide(ctx, actor, c.req.param("id"), decision, await readBody(c, decisionInputs[decision])));
	});
