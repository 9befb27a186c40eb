import { Hono } from "hono";
import { listAccounts, requireAccountCase } from "#domain/identity/account-cases.server.ts";
import { decideAccount } from "#domain/identity/account-decisions.server.ts";
import { accountDecision, accountFilter } from "#domain/identity/account-decisions.ts";
import type { AppEnv } from "../../measured.ts";
import { readBody } from "../body.ts";
import { paged, query } from "../query.ts";
import { adminOf, freshAdminOf } from "./admin.ts";

/** Accounts, and what is decided about them: each decision with a reason, which its person reads. */
export const users = new Hono<AppEnv>()
	.get("/", query(accountFilter.extend(paged.shape)), async (c) => {
		const admin = await adminOf(c);
		const { cursor = null, ...filter } = c.req.valid("query");
		return c.json(await listAccounts(c.var.ctx, admin, filter, cursor));
	})
	.get("/:id", async (c) => c.json(await requireAccountCase(c.var.ctx, await adminOf(c), c.req.param("id"))))
	.post("/:id/decision", async (c) => {
		const admin = await freshAdminOf(c);
		const id = c.req.param("id");
		await decideAccount(c.var.ctx, admin, id, await readBody(c, accountDecision));
		return c.json(await requireAccountCase(c.var.ctx, admin, id));
	});
