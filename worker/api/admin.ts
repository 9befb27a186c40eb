import { type Context, Hono } from "hono";
import * as z from "zod";
import { auditFilter } from "#domain/audit/audit-filter.ts";
import { listAuditEntries } from "#domain/audit/reading.server.ts";
import { answerContactMessage, listContactMessages, requireContactMessage } from "#domain/contact/answering.server.ts";
import { contactAnswer } from "#domain/contact/contact.ts";
import { fileHeaders } from "#domain/files/files.ts";
import { requireFresh, requireRole } from "#domain/ground/callers.ts";
import { decideRegistration } from "#domain/registrations/deciding.server.ts";
import { openEvidence } from "#domain/registrations/evidence.server.ts";
import { listCases, requireCase } from "#domain/registrations/reading.server.ts";
import { decision } from "#domain/registrations/registrations.ts";
import { decideReport, restoreReview } from "#domain/reports/deciding.server.ts";
import { listReports, openReportedMessages, requireReport } from "#domain/reports/reading.server.ts";
import { reportDecision } from "#domain/reports/reports.ts";
import { listChecksDue } from "#domain/verification/checks-due.server.ts";
import { confirmLicence } from "#domain/verification/confirming.server.ts";
import {
	keepSuspended,
	listAppeals,
	restoreBusiness,
	suspendBusiness,
} from "#domain/verification/suspending.server.ts";
import { confirmation, keeping, restoration, suspensionInput } from "#domain/verification/verification.ts";
import type { AppEnv } from "../measured.ts";
import { readBody } from "./body.ts";
import { query } from "./query.ts";

const paged = z.object({ cursor: z.string().max(80).optional() });

/** What admins decide; every answer is for an admin alone. */
export const admin = new Hono<AppEnv>()
	.get("/registrations", query(paged), async (c) => {
		const caller = await adminOf(c);
		return c.json(await listCases(c.var.ctx, caller, c.req.valid("query").cursor ?? null));
	})
	.get("/registrations/:id", async (c) => c.json(await requireCase(c.var.ctx, await adminOf(c), c.req.param("id"))))
	.post("/registrations/:id/decision", async (c) => {
		const caller = await adminOf(c);
		const id = c.req.param("id");
		await decideRegistration(c.var.ctx, caller, id, await readBody(c, decision));
		return c.json(await requireCase(c.var.ctx, caller, id));
	})
	.get("/checks", query(paged), async (c) => {
		const caller = await adminOf(c);
		return c.json(await listChecksDue(c.var.ctx, caller, c.req.valid("query").cursor ?? null));
	})
	.post("/businesses/:id/licences/:licence_id/confirmation", async (c) => {
		const { id, licence_id } = c.req.param();
		await confirmLicence(c.var.ctx, await adminOf(c), id, licence_id, await readBody(c, confirmation));
		return c.body(null, 204);
	})
	.post("/businesses/:id/suspension", async (c) => {
		await suspendBusiness(
			c.var.ctx,
			requireFresh(c.var.ctx, await adminOf(c)),
			c.req.param("id"),
			await readBody(c, suspensionInput),
		);
		return c.body(null, 204);
	})
	.post("/businesses/:id/suspension/end", async (c) => {
		await restoreBusiness(c.var.ctx, await adminOf(c), c.req.param("id"), await readBody(c, restoration));
		return c.body(null, 204);
	})
	.post("/businesses/:id/suspension/answer", async (c) => {
		await keepSuspended(c.var.ctx, await adminOf(c), c.req.param("id"), await readBody(c, keeping));
		return c.body(null, 204);
	})
	.get("/appeals", async (c) => c.json({ appeals: await listAppeals(c.var.ctx, await adminOf(c)) }))
	.get("/contact", query(paged), async (c) => {
		const caller = await adminOf(c);
		return c.json(await listContactMessages(c.var.ctx, caller, c.req.valid("query").cursor ?? null));
	})
	.get("/contact/:id", async (c) => c.json(await requireContactMessage(c.var.ctx, await adminOf(c), c.req.param("id"))))
	.post("/contact/:id/answer", async (c) => {
		const caller = await adminOf(c);
		const id = c.req.param("id");
		await answerContactMessage(c.var.ctx, caller, id, await readBody(c, contactAnswer));
		return c.json(await requireContactMessage(c.var.ctx, caller, id));
	})
	.get("/reports", query(paged), async (c) => {
		const caller = await adminOf(c);
		return c.json(await listReports(c.var.ctx, caller, c.req.valid("query").cursor ?? null));
	})
	.get("/reports/:id", async (c) => c.json(await requireReport(c.var.ctx, await adminOf(c), c.req.param("id"))))
	.post("/reports/:id/decision", async (c) => {
		const caller = await adminOf(c);
		const id = c.req.param("id");
		await decideReport(c.var.ctx, caller, id, await readBody(c, reportDecision));
		return c.json(await requireReport(c.var.ctx, caller, id));
	})
	.post("/reports/:id/messages", async (c) =>
		c.json(await openReportedMessages(c.var.ctx, await adminOf(c), c.req.param("id"))),
	)
	.post("/reviews/:id/restoration", async (c) => {
		await restoreReview(c.var.ctx, await adminOf(c), c.req.param("id"));
		return c.body(null, 204);
	})
	.get("/log", query(auditFilter.extend(paged.shape)), async (c) => {
		const caller = await adminOf(c);
		const { cursor = null, ...filter } = c.req.valid("query");
		return c.json(await listAuditEntries(c.var.ctx, caller, filter, cursor));
	})
	.get("/evidence/:id", async (c) => {
		const file = await openEvidence(c.var.ctx, await adminOf(c), c.req.param("id"));
		return c.body(file.body, 200, fileHeaders(file));
	});

const adminOf = async (c: Context<AppEnv>) => requireRole(await c.var.actor(), "admin");
