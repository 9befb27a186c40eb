import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Profession } from "#domain/businesses/professions.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { registers } from "#drizzle/schema/registrations.ts";

/**
 * The public registers of a profession in a country; what nobody has checked shows in development only. Whoever is in
 * another one names it themselves.
 */
export const listRegisters = (ctx: Ctx, of: { jurisdiction: string; profession: Profession }) =>
	ctx.db
		.select({ id: registers.id, name: registers.name, url: registers.url, region: registers.region })
		.from(registers)
		.where(
			and(
				eq(registers.jurisdiction, of.jurisdiction),
				eq(registers.profession, of.profession),
				ctx.isDevelopment ? undefined : isNotNull(registers.checked_on),
			),
		)
		.orderBy(asc(registers.region), asc(registers.name));
