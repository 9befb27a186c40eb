import { Hono } from "hono";
import { findClient, listClients, saveClientNote } from "#domain/appointments/clients.server.ts";
import { clientNote, clientQuery } from "#domain/appointments/clients.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import type { AppEnv } from "../measured.ts";
import { readBody } from "./body.ts";
import { professionalOf } from "./professional.ts";
import { query } from "./query.ts";

/** The clients of the professional who calls, with notes that nobody else reads. */
export const clients = new Hono<AppEnv>()
	.get("/", query(clientQuery), async (c) =>
		c.json(await listClients(c.var.ctx, await professionalOf(c), c.req.valid("query").cursor)),
	)
	.get("/:id", async (c) => {
		const client = await findClient(c.var.ctx, await professionalOf(c), c.req.param("id"));
		if (!client) throw new Refusal("not_found");
		return c.json(client);
	})
	.put("/:id/note", async (c) => {
		const owner = await professionalOf(c);
		const given = await readBody(c, clientNote);
		return c.json({ note: given.note, version: await saveClientNote(c.var.ctx, owner, c.req.param("id"), given) });
	});
