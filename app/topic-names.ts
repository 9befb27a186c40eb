import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Category } from "#domain/businesses/legal-services.ts";

/** What news and posts of the community are about, in the vocabulary of what professionals do. */
export const topicNames: Record<Category, MessageDescriptor> = {
	immigration_lawyers: msg`Immigration`,
	tax_advisors: msg`Taxes`,
	sworn_translators: msg`Translations`,
	employment_lawyers: msg`Work`,
	housing_tenancy_lawyers: msg`Housing`,
	civil_rights_lawyers: msg`Civil rights`,
	business_formation_lawyers: msg`Starting a business`,
	visa_residency_consultants: msg`Visas and residence`,
	notary_apostille_services: msg`Notaries and apostilles`,
	legal_document_writers: msg`Writing documents`,
	family_marriage_law: msg`Family and marriage`,
	consumer_protection_lawyers: msg`Consumer rights`,
	student_visa_lawyers: msg`Studying`,
};
