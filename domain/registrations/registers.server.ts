import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { licenceKey } from "#domain/businesses/licence-numbers.ts";
import type { Profession } from "#domain/businesses/professions.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { registers } from "#drizzle/schema/registrations.ts";

/** What nobody has checked shows in development only. */
const isShown = ({ isDevelopment }: Ctx) => (isDevelopment ? undefined : isNotNull(registers.checked_on));

/**
 * The public registers of a profession in a country. Whoever is in another one names it themselves.
 */
export const listRegisters = (ctx: Ctx, of: { jurisdiction: string; profession: Profession }) =>
	ctx.db
		.select({ id: registers.id, name: registers.name, url: registers.url, region: registers.region })
		.from(registers)
		.where(and(eq(registers.jurisdiction, of.jurisdiction), eq(registers.profession, of.profession), isShown(ctx)))
		.orderBy(asc(registers.region), asc(registers.name));

/** The registers of a country, of which an application may name one; the country as SQL. */
export const registersStatement = (ctx: Ctx, jurisdiction: string | SQL) =>
	ctx.db
		.select({ name: registers.name, url: registers.url })
		.from(registers)
		.where(and(sql`${registers.jurisdiction} = ${jurisdiction}`, isShown(ctx)));

type Named = { name: string; url: string };

/** The register that a licence names, however it is written; that with its address before others of its name. */
export function registerNamed(all: readonly Named[], licence: { register: string; register_url: string }) {
	const named = all.filter(({ name }) => licenceKey(name) === licenceKey(licence.register));
	return named.find(({ url }) => url === licence.register_url) ?? named[0] ?? null;
}
