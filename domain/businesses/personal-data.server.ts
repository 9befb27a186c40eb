import type { PersonalData } from "#domain/ground/personal-data.server.ts";
import { listPublicProfiles } from "./businesses.server.ts";
import { findOwnBusiness } from "./owners.server.ts";
import { listOwnWeeks } from "./weeks.server.ts";

/**
 * The professional profile that a person owns. At the erasure it stays, and belongs to nobody: it is a public record. Its
 * figures were for its owner alone, and go.
 */
export const businessesData: PersonalData = {
	tables: {
		businesses: { exported: "business" },
		business_services: { exported: "business.services", without: ["business_id"] },
		business_languages: { exported: "business.languages", without: ["business_id"] },
		licences: { exported: "business.licences", without: ["business_id"] },
		offices: { exported: "business.offices", without: ["business_id"] },
		business_weeks: { exported: "business.weeks", without: ["business_id"] },
		business_owners: { withheld: "says no more than that the profile is theirs" },
	},
	async read(ctx, person) {
		const [own, weeks] = await Promise.all([findOwnBusiness(ctx, person), listOwnWeeks(ctx, person)]);
		const [business] = own ? await listPublicProfiles(ctx, [own.id]) : [];
		return { business: business ? { ...business, weeks } : null };
	},
	erase: ({ db }, user_id, before) => [
		db.$client
			.prepare(
				`DELETE FROM business_weeks WHERE business_id IN (SELECT business_id FROM business_owners WHERE user_id = ?1)
				AND EXISTS (SELECT 1 FROM users WHERE id = ?1 AND deleted_at <= ?2)`,
			)
			.bind(user_id, before),
	],
};
