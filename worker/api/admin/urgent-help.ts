import { type Context, Hono } from "hono";
import * as z from "zod";
import type { Admin } from "#domain/ground/callers.ts";
import {
	countUrgentHelp,
	listHelpIn,
	removeHelp,
	requireHelp,
	saveHelp,
} from "#domain/pages/urgent-help-editing.server.ts";
import { fieldsOf, helpChange, helpInput } from "#domain/pages/urgent-help-input.ts";
import type { AppEnv } from "../../measured.ts";
import { readBody } from "../body.ts";
import { query } from "../query.ts";
import { adminOf, freshAdminOf } from "./admin.ts";

const inCountry = z.object({ country_id: helpInput.shape.country_id.optional() });

/**
 * Whom to call when it cannot wait: how much of it there is by country, or all of a country. `fields` of one are what is
 * sent to change it, and to say that it was compared with its source today (`check`).
 */
export const urgentHelp = new Hono<AppEnv>()
	.get("/", query(inCountry), async (c) => {
		const admin = await adminOf(c);
		const { country_id } = c.req.valid("query");
		return c.json(
			country_id
				? { help: await listHelpIn(c.var.ctx, admin, country_id) }
				: { countries: await countUrgentHelp(c.var.ctx, admin) },
		);
	})
	.post("/", async (c) => {
		const admin = await adminOf(c);
		const id = await saveHelp(c.var.ctx, admin, null, await readBody(c, helpInput), { isChecked: false });
		return c.json(await helpOf(c, admin, id), 201);
	})
	.get("/:id", async (c) => c.json(await helpOf(c, await adminOf(c), c.req.param("id"))))
	.put("/:id", (c) => change(c, c.req.param("id"), false))
	.post("/:id/check", (c) => change(c, c.req.param("id"), true))
	.delete("/:id", async (c) => {
		await removeHelp(c.var.ctx, await freshAdminOf(c), c.req.param("id"));
		return c.body(null, 204);
	});

async function change(c: Context<AppEnv>, id: string, isChecked: boolean) {
	const admin = await adminOf(c);
	const { version, ...given } = await readBody(c, helpChange);
	await saveHelp(c.var.ctx, admin, { id, version }, given, { isChecked });
	return c.json(await helpOf(c, admin, id));
}

async function helpOf(c: Context<AppEnv>, admin: Admin, id: string) {
	const help = await requireHelp(c.var.ctx, admin, id);
	return { ...help, fields: { ...fieldsOf(help), version: help.version } };
}
