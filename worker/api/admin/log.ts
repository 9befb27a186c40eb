import { Hono } from "hono";
import { auditFilter } from "#domain/audit/audit-filter.ts";
import { listAuditEntries } from "#domain/audit/reading.server.ts";
import type { AppEnv } from "../../measured.ts";
import { paged, query } from "../query.ts";
import { adminOf } from "./admin.ts";

/** What admins have done. */
export const log = new Hono<AppEnv>().get("/", query(auditFilter.extend(paged.shape)), async (c) => {
	const admin = await adminOf(c);
	const { cursor = null, ...filter } = c.req.valid("query");
	return c.json(await listAuditEntries(c.var.ctx, admin, filter, cursor));
});
