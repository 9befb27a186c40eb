import { asc } from "drizzle-orm";
import { legalServices } from "#drizzle/schema/legal-services.ts";
import type { Ctx } from "./context.server.ts";

/** All legal services by English name. */
export const listLegalServices = (ctx: Ctx) => ctx.db.select().from(legalServices).orderBy(asc(legalServices.name));
