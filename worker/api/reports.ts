import { Hono } from "hono";
import { requireActor } from "#domain/ground/callers.ts";
import { reportBusiness, reportMessages, reportReview } from "#domain/reports/reporting.server.ts";
import { report } from "#domain/reports/reports.ts";
import type { AppEnv } from "../measured.ts";
import { readBody } from "./body.ts";

/** What people hold against profiles, reviews and messages. */
export const reports = new Hono<AppEnv>().post("/", async (c) => {
	const person = requireActor(await c.var.actor());
	const { ctx } = c.var;
	const given = await readBody(c, report);
	switch (given.object) {
		case "business":
			return c.json({ reference: await reportBusiness(ctx, person, given.object_id, given) }, 201);
		case "review":
			return c.json({ reference: await reportReview(ctx, person, given.object_id, given) }, 201);
		case "thread":
			return c.json({ reference: await reportMessages(ctx, person, given.object_id, given) }, 201);
		default:
			return given satisfies never;
	}
});
