import { eq } from "drizzle-orm";
import type { Ctx } from "#domain/ground/context.server.ts";
import { siteSettings } from "#drizzle/schema/site-settings.ts";
import { type SiteFigures, siteFigures, specifiedFigures } from "./site-settings.ts";

/** The figures that pages show. One row read. */
export async function findSiteFigures(ctx: Ctx): Promise<SiteFigures> {
	const [row] = await ctx.db.select().from(siteSettings).where(eq(siteSettings.key, "figures"));
	return siteFigures.catch(specifiedFigures).parse(row?.value);
}
