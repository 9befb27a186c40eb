import { Hono } from "hono";
import { fileHeaders } from "#domain/files/files.ts";
import { decideReport } from "#domain/reports/deciding.server.ts";
import { listReports, openReportedFile, openReportedMessages, requireReport } from "#domain/reports/reading.server.ts";
import { reportDecision } from "#domain/reports/reports.ts";
import type { AppEnv } from "../../measured.ts";
import { readBody } from "../body.ts";
import { paged, query } from "../query.ts";
import { adminOf } from "./admin.ts";

/** What people hold against profiles, reviews and messages. Each look at messages and their files is audited. */
export const reports = new Hono<AppEnv>()
	.get("/", query(paged), async (c) => {
		const admin = await adminOf(c);
		return c.json(await listReports(c.var.ctx, admin, c.req.valid("query").cursor ?? null));
	})
	.get("/:id", async (c) => c.json(await requireReport(c.var.ctx, await adminOf(c), c.req.param("id"))))
	.post("/:id/decision", async (c) => {
		const admin = await adminOf(c);
		const id = c.req.param("id");
		await decideReport(c.var.ctx, admin, id, await readBody(c, reportDecision));
		return c.json(await requireReport(c.var.ctx, admin, id));
	})
	.post("/:id/messages", async (c) =>
		c.json(await openReportedMessages(c.var.ctx, await adminOf(c), c.req.param("id"))),
	)
	.get("/:id/files/:seq", async (c) => {
		const { id, seq } = c.req.param();
		const file = await openReportedFile(c.var.ctx, await adminOf(c), id, Number(/^\d{1,7}$/.exec(seq)?.[0] ?? 0));
		return c.body(file.body, 200, fileHeaders(file));
	});
