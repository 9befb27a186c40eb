import { Hono } from "hono";
import { decideRegistration } from "#domain/registrations/deciding.server.ts";
import { listCases, requireCase } from "#domain/registrations/reading.server.ts";
import { decision } from "#domain/registrations/registrations.ts";
import type { AppEnv } from "../../measured.ts";
import { readBody } from "../body.ts";
import { paged, query } from "../query.ts";
import { adminOf } from "./admin.ts";

/** Applications to be listed. */
export const registrations = new Hono<AppEnv>()
	.get("/", query(paged), async (c) => {
		const admin = await adminOf(c);
		return c.json(await listCases(c.var.ctx, admin, c.req.valid("query").cursor ?? null));
	})
	.get("/:id", async (c) => c.json(await requireCase(c.var.ctx, await adminOf(c), c.req.param("id"))))
	.post("/:id/decision", async (c) => {
		const admin = await adminOf(c);
		const id = c.req.param("id");
		await decideRegistration(c.var.ctx, admin, id, await readBody(c, decision));
		return c.json(await requireCase(c.var.ctx, admin, id));
	});
