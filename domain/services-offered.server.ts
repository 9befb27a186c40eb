import { sql } from "drizzle-orm";
import { businessOwners } from "#drizzle/schema/availability.ts";
import { listProfiles, outdated, type Profile, reviseBusiness } from "./businesses.server.ts";
import type { Ctx } from "./context.server.ts";
import type { Actor } from "./identity/identity.ts";
import { listLegalServices } from "./legal-services.server.ts";
import { writeAs } from "./must.server.ts";
import { Refusal } from "./refusal.ts";
import type { ServicesChange } from "./services-offered.ts";
import { refreshNextSlots, touchStatement } from "./slots.server.ts";

/**
 * What the owner of a profile offers from now on: their services with fees and durations, and how they meet. Neither
 * name nor licences are touched, so what was verified stays so. Throws `not_found` to everybody else, `conflict` when
 * the profile is no longer at `version`, `invalid` for a service of another profession that was not offered before.
 */
export async function saveServices(
	ctx: Ctx,
	actor: Actor,
	id: string,
	version: number,
	changes: ServicesChange,
): Promise<Profile> {
	const isOwner = sql`EXISTS (SELECT 1 FROM business_owners WHERE business_id = ${id} AND user_id = ${actor.user_id})`;
	const [[owned], [before], known] = await Promise.all([
		ctx.db.select({ business_id: businessOwners.business_id }).from(businessOwners).where(isOwner).limit(1),
		listProfiles(ctx, [id]),
		listLegalServices(ctx),
	]);
	if (!owned || !before) throw new Refusal("not_found");
	const canOffer = new Set([
		...known.filter(({ category }) => category === before.category).map((service) => service.id),
		...before.services.map(({ legal_service_id }) => legal_service_id),
	]);
	if (changes.services.some(({ legal_service_id }) => !canOffer.has(legal_service_id)))
		throw new Refusal("invalid", { field: "services" });
	const saved = await reviseBusiness(ctx, id, version, changes, (statements, holds) =>
		writeAs(
			ctx,
			actor,
			[...statements, touchStatement(ctx, id)],
			[
				{ holds: isOwner, refusal: new Refusal("not_found") },
				{ holds, refusal: outdated },
			],
		),
	);
	// The shortest service says where a meeting still fits.
	ctx.after(refreshNextSlots(ctx, id));
	return saved;
}
