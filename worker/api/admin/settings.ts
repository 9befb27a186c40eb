import { Hono } from "hono";
import { specifiedFigures } from "#domain/site/figures.ts";
import { requireSiteSettings, saveFigures, saveSiteDetails } from "#domain/site/site-settings.server.ts";
import { detailsChange, figuresChange, missingDetails } from "#domain/site/site-settings.ts";
import type { AppEnv } from "../../measured.ts";
import { readBody } from "../body.ts";
import { adminOf } from "./admin.ts";

/** What the site says about itself. What is read of `details` and `figures` is what is sent to change them. */
export const settings = new Hono<AppEnv>()
	.get("/", async (c) => {
		const shown = await requireSiteSettings(c.var.ctx, await adminOf(c));
		return c.json({ ...shown, missing: missingDetails(shown.details), specified: specifiedFigures });
	})
	.put("/details", async (c) => {
		await saveSiteDetails(c.var.ctx, await adminOf(c), await readBody(c, detailsChange));
		return c.body(null, 204);
	})
	.put("/figures", async (c) => {
		await saveFigures(c.var.ctx, await adminOf(c), await readBody(c, figuresChange));
		return c.body(null, 204);
	});
