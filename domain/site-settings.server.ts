import { eq } from "drizzle-orm";
import { siteSettings } from "#drizzle/schema/site-settings.ts";
import type { Ctx } from "./context.server.ts";
import { type SiteFigures, siteFigures as shape, specifiedFigures } from "./site-settings.ts";

/** The figures that pages show. One row read. */
export async function siteFigures(ctx: Ctx): Promise<SiteFigures> {
	const [row] = await ctx.db.select().from(siteSettings).where(eq(siteSettings.key, "figures"));
	return shape.catch(specifiedFigures).parse(row?.value);
}
