import type { Category } from "./legal-services.ts";

/** What a register licenses. `document` is a trade register entry: document helpers have no licence of practice. */
export const professions = ["law", "tax", "translation", "consultant", "notary", "document"] as const;
export type Profession = (typeof professions)[number];

/** The profession that a category is practised in. */
export const professionOf: Record<Category, Profession> = {
	immigration_lawyers: "law",
	tax_advisors: "tax",
	sworn_translators: "translation",
	employment_lawyers: "law",
	housing_tenancy_lawyers: "law",
	civil_rights_lawyers: "law",
	business_formation_lawyers: "law",
	visa_residency_consultants: "consultant",
	notary_apostille_services: "notary",
	legal_document_writers: "document",
	family_marriage_law: "law",
	consumer_protection_lawyers: "law",
	student_visa_lawyers: "law",
};
