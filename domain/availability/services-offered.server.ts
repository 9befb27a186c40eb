import { listPublicProfiles, type PublicProfile } from "#domain/businesses/businesses.server.ts";
import { listLegalServices } from "#domain/businesses/legal-services.server.ts";
import { isOwnedBy } from "#domain/businesses/owners.server.ts";
import type { ServicesChange } from "#domain/businesses/services-offered.ts";
import type { Professional } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { reviseBusiness } from "#domain/listings/revise.server.ts";
import { businessOwners } from "#drizzle/schema/businesses.ts";
import { refreshNextSlots, touchStatement } from "./next-slots.server.ts";

/**
 * What the owner of a profile offers from now on: their services with fees and durations, and how they meet. Neither
 * name nor licences are touched, so what was verified stays so. Throws `not_found` to everybody else, `conflict` when
 * the profile is no longer at `version`, `invalid` for a service of another profession that was not offered before.
 */
export async function saveServices(
	ctx: Ctx,
	owner: Professional,
	id: string,
	version: number,
	changes: ServicesChange,
): Promise<PublicProfile> {
	const isOwner = isOwnedBy(id, owner);
	const [[owned], [before], known] = await Promise.all([
		ctx.db.select({ business_id: businessOwners.business_id }).from(businessOwners).where(isOwner).limit(1),
		listPublicProfiles(ctx, [id]),
		listLegalServices(ctx),
	]);
	if (!owned || !before) throw new Refusal("not_found");
	const canOffer = new Set([
		...known.filter(({ category }) => category === before.category).map((service) => service.id),
		...before.services.map(({ legal_service_id }) => legal_service_id),
	]);
	if (changes.services.some(({ legal_service_id }) => !canOffer.has(legal_service_id)))
		throw new Refusal("invalid", { field: "services" });
	const saved = await reviseBusiness(ctx, owner, id, version, changes, {
		statements: [touchStatement(ctx, id)],
		guards: [{ condition: isOwner, refusal: new Refusal("not_found") }],
	});
	// The shortest service says where a meeting still fits.
	ctx.after(refreshNextSlots(ctx, id));
	return saved;
}
