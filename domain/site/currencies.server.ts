import { asc } from "drizzle-orm";
import type { Ctx } from "#domain/ground/context.server.ts";
import { referenceRates } from "#drizzle/schema/site-settings.ts";

/** The currencies that fees can be in (ISO 4217): those with a reference rate, by which searches compare them. */
export const listCurrencies = async ({ db }: Ctx): Promise<string[]> =>
	(
		await db.select({ currency: referenceRates.currency }).from(referenceRates).orderBy(asc(referenceRates.currency))
	).map(({ currency }) => currency);
