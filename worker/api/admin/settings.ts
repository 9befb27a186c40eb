import { Hono } from "hono";
import { specifiedFigures } from "#domain/site/figures.ts";
import {
	findSiteDetails,
	requireFigureSettings,
	saveFigures,
	saveSiteDetails,
} from "#domain/site/site-settings.server.ts";
import { figuresForm, missingDetails, siteDetails } from "#domain/site/site-settings.ts";
import type { AppEnv } from "../../measured.ts";
import { readBody } from "../body.ts";
import { adminOf } from "./admin.ts";

/** What the site says about itself. What is read of `details` and `figures` is what is sent to change them. */
export const settings = new Hono<AppEnv>()
	.get("/", async (c) => {
		const admin = await adminOf(c);
		const [shown, details] = await Promise.all([requireFigureSettings(c.var.ctx, admin), findSiteDetails(c.var.ctx)]);
		return c.json({ details, missing: missingDetails(details), ...shown, specified: specifiedFigures });
	})
	.put("/details", async (c) => {
		await saveSiteDetails(c.var.ctx, await adminOf(c), await readBody(c, siteDetails));
		return c.body(null, 204);
	})
	.put("/figures", async (c) => {
		await saveFigures(c.var.ctx, await adminOf(c), await readBody(c, figuresForm));
		return c.body(null, 204);
	});
