import { asc } from "drizzle-orm";
import type { Ctx } from "#domain/ground/context.server.ts";
import { legalServices } from "#drizzle/schema/legal-services.ts";

/** All legal services by English name. */
export const listLegalServices = (ctx: Ctx) => ctx.db.select().from(legalServices).orderBy(asc(legalServices.name));
