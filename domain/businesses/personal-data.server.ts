import type { PersonalData } from "#domain/ground/personal-data.server.ts";
import { listPublicProfiles } from "./businesses.server.ts";
import { findOwnBusiness } from "./owners.server.ts";

/** The professional profile that a person owns. At the erasure it stays, and belongs to nobody: it is a public record. */
export const businessesData: PersonalData = {
	tables: {
		businesses: { exported: "business" },
		business_services: { exported: "business.services", without: ["business_id"] },
		business_languages: { exported: "business.languages", without: ["business_id"] },
		licences: { exported: "business.licences", without: ["business_id"] },
		offices: { exported: "business.offices", without: ["business_id"] },
		business_owners: { withheld: "says no more than that the profile is theirs" },
	},
	async read(ctx, person) {
		const own = await findOwnBusiness(ctx, person);
		const [business] = own ? await listPublicProfiles(ctx, [own.id]) : [];
		return { business: business ?? null };
	},
};
