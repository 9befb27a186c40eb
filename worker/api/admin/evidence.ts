import { Hono } from "hono";
import { fileHeaders } from "#domain/files/files.ts";
import { openEvidence } from "#domain/registrations/evidence.server.ts";
import type { AppEnv } from "../../measured.ts";
import { adminOf } from "./admin.ts";

/** The documents of applications. Each look is audited. */
export const evidence = new Hono<AppEnv>().get("/:id", async (c) => {
	const file = await openEvidence(c.var.ctx, await adminOf(c), c.req.param("id"));
	return c.body(file.body, 200, fileHeaders(file));
});
