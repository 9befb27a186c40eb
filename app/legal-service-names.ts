/**
 * What people read for service categories, tiers and legal services, by catalogue id; the English stands in
 * legal-service-words.ts and legal-service-titles.ts, which pages do not import.
 */
import type { MessageDescriptor } from "@lingui/core";
import type { Category, LegalServiceId, Tier } from "#domain/businesses/legal-services.ts";

/** "Tax advisors" */
export const categoryName = (category: Category): MessageDescriptor => ({ id: `category.${category}` });
/** "Tax advisor" */
export const categorySingular = (category: Category): MessageDescriptor => ({ id: `category_one.${category}` });
/** One sentence for the card of the home page. */
export const categoryDescription = (category: Category): MessageDescriptor => ({ id: `category_about.${category}` });
/** What this person does, when to see one, and what to check first. */
export const categoryExplanation = (category: Category): MessageDescriptor => ({
	id: `category_explained.${category}`,
});
/** "Licensed lawyer" */
export const tierName = (tier: Tier): MessageDescriptor => ({ id: `tier.${tier}` });
/** "Residence permit" */
export const legalServiceName = (service: LegalServiceId): MessageDescriptor => ({ id: `service.${service}` });

/** How many sentences say what a tier may and may not do. */
const sentences: Record<Tier, { may: number; may_not: number }> = {
	licensed_lawyer: { may: 4, may_not: 3 },
	regulated_professional: { may: 3, may_not: 4 },
	document_helper: { may: 4, may_not: 4 },
};

const numbered = (rule: "may" | "may_not", tier: Tier): MessageDescriptor[] =>
	Array.from({ length: sentences[tier][rule] }, (_, i) => ({ id: `tier_${rule}.${tier}.${i + 1}` }));

/** What professionals of a tier may do, a sentence each. */
export const tierMay = (tier: Tier) => numbered("may", tier);
/** What they may not do. */
export const tierMayNot = (tier: Tier) => numbered("may_not", tier);
