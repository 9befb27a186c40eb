import { sql } from "drizzle-orm";
import type { Licence } from "#domain/businesses/businesses.ts";
import { isSameLicence, licenceKey, licenceKeySql } from "#domain/businesses/licence-numbers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import type { Guard } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { outdated } from "#domain/listings/listings.server.ts";

type Numbered = Pick<Licence, "register" | "number">;
type Listed = Numbered & { business_id: string; is_owned: number };

const key = licenceKeySql("number");

/** The listed licences of this number in all registers: their names are compared here, SQLite cannot. */
async function listNumbered({ db }: Ctx, number: string): Promise<Listed[]> {
	const { results } = await db.$client
		.prepare(
			`SELECT register, number, business_id,
			EXISTS (SELECT 1 FROM business_owners o WHERE o.business_id = licences.business_id) AS is_owned
			FROM licences WHERE ${key} = ?`,
		)
		.bind(licenceKey(number))
		.all<Listed>();
	return results;
}

/** The listed profile with this licence, however it is written, and whether it is somebody's; null for none. */
export async function findLicensed(ctx: Ctx, licence: Numbered): Promise<Listed | null> {
	const numbered = await listNumbered(ctx, licence.number);
	return numbered.find((one) => isSameLicence(one, licence)) ?? null;
}

/**
 * What a batch demands that lists a licence for a profile: no other has it (`licence_listed`), and none of this number
 * was listed since (`outdated`). A guard for both: where the batch is late, its other guards say by whom it was done.
 */
export async function unlistedElsewhere(ctx: Ctx, licence: Numbered, business_id: string): Promise<Guard> {
	const numbered = await listNumbered(ctx, licence.number);
	if (numbered.some((one) => one.business_id !== business_id && isSameLicence(one, licence)))
		return { condition: sql`0`, refusal: new Refusal("licence_listed") };
	return {
		condition: sql`(SELECT count(*) FROM licences WHERE ${sql.raw(key)} = ${licenceKey(licence.number)}) = ${numbered.length}`,
		refusal: outdated,
	};
}
