/**
 * The vocabulary of what professionals do: 13 service categories of the specification, each in one of
 * three tiers, and the legal services within them. Ids are catalogue ids: stable, in code, URL and database.
 */

/** The 13 categories, in the order of the home page. */
export const categories = [
	"immigration_lawyers",
	"tax_advisors",
	"sworn_translators",
	"employment_lawyers",
	"housing_tenancy_lawyers",
	"civil_rights_lawyers",
	"business_formation_lawyers",
	"visa_residency_consultants",
	"notary_apostille_services",
	"legal_document_writers",
	"family_marriage_law",
	"consumer_protection_lawyers",
	"student_visa_lawyers",
] as const;
export type Category = (typeof categories)[number];

/** What a professional is allowed to be called, strongest first. */
export const tiers = ["licensed_lawyer", "regulated_professional", "document_helper"] as const;
export type Tier = (typeof tiers)[number];

/** The tier that each category belongs to: a translator is never shown as a lawyer. */
export const tierOf: Record<Category, Tier> = {
	immigration_lawyers: "licensed_lawyer",
	tax_advisors: "regulated_professional",
	sworn_translators: "regulated_professional",
	employment_lawyers: "licensed_lawyer",
	housing_tenancy_lawyers: "licensed_lawyer",
	civil_rights_lawyers: "licensed_lawyer",
	business_formation_lawyers: "licensed_lawyer",
	visa_residency_consultants: "regulated_professional",
	notary_apostille_services: "regulated_professional",
	legal_document_writers: "document_helper",
	family_marriage_law: "licensed_lawyer",
	consumer_protection_lawyers: "licensed_lawyer",
	student_visa_lawyers: "licensed_lawyer",
};

type LegalServiceEntry = { id: string; name: string; category: Category };

/**
 * What can be offered and booked. Ids are unique among services and categories alike, for both stand in the
 * `service` parameter of a search. `name` is the English of the `legal_services` table; people read the
 * translated names of `app/legal-service-names.ts`.
 */
export const legalServices = [
	{ id: "residence_permit", name: "Residence permit", category: "immigration_lawyers" },
	{ id: "residence_permit_renewal", name: "Residence permit renewal", category: "immigration_lawyers" },
	{ id: "permanent_residence", name: "Permanent residence", category: "immigration_lawyers" },
	{ id: "citizenship_naturalisation", name: "Citizenship and naturalisation", category: "immigration_lawyers" },
	{ id: "family_reunification", name: "Family reunification", category: "immigration_lawyers" },
	{ id: "work_permit", name: "Work permit", category: "immigration_lawyers" },
	{ id: "asylum_application", name: "Asylum application", category: "immigration_lawyers" },
	{ id: "humanitarian_protection", name: "Humanitarian protection", category: "immigration_lawyers" },
	{ id: "regularisation", name: "Regularisation without papers", category: "immigration_lawyers" },
	{ id: "visa_refusal_appeal", name: "Appeal against a visa refusal", category: "immigration_lawyers" },
	{ id: "deportation_defence", name: "Deportation defence", category: "immigration_lawyers" },
	{ id: "immigration_detention", name: "Immigration detention", category: "immigration_lawyers" },

	{ id: "tax_return", name: "Tax return", category: "tax_advisors" },
	{ id: "tax_number", name: "Tax number", category: "tax_advisors" },
	{ id: "double_taxation", name: "Tax residence and double taxation", category: "tax_advisors" },
	{ id: "expat_tax_regime", name: "Special tax rules for newcomers", category: "tax_advisors" },
	{ id: "self_employed_tax", name: "Tax and VAT for the self-employed", category: "tax_advisors" },
	{ id: "tax_dispute", name: "Tax debt or dispute", category: "tax_advisors" },

	{ id: "certified_translation", name: "Certified translation", category: "sworn_translators" },
	{ id: "civil_certificate_translation", name: "Translation of civil certificates", category: "sworn_translators" },
	{ id: "diploma_translation", name: "Translation of diplomas", category: "sworn_translators" },
	{ id: "court_interpreting", name: "Interpreting in court", category: "sworn_translators" },
	{ id: "appointment_interpreting", name: "Interpreting at appointments", category: "sworn_translators" },

	{ id: "unfair_dismissal", name: "Unfair dismissal", category: "employment_lawyers" },
	{ id: "unpaid_wages", name: "Unpaid wages", category: "employment_lawyers" },
	{ id: "employment_contract_review", name: "Employment contract review", category: "employment_lawyers" },
	{ id: "severance_agreement", name: "Severance agreement", category: "employment_lawyers" },
	{ id: "workplace_harassment", name: "Harassment or discrimination at work", category: "employment_lawyers" },
	{ id: "work_accident", name: "Accident at work", category: "employment_lawyers" },
	{ id: "labour_exploitation", name: "Labour exploitation", category: "employment_lawyers" },

	{ id: "eviction_defence", name: "Eviction defence", category: "housing_tenancy_lawyers" },
	{ id: "rental_contract_review", name: "Rental contract review", category: "housing_tenancy_lawyers" },
	{ id: "deposit_recovery", name: "Recovery of a rental deposit", category: "housing_tenancy_lawyers" },
	{ id: "housing_repairs", name: "Repairs and housing conditions", category: "housing_tenancy_lawyers" },
	{ id: "rent_increase", name: "Rent increase", category: "housing_tenancy_lawyers" },
	{ id: "property_purchase", name: "Buying or selling a home", category: "housing_tenancy_lawyers" },

	{ id: "discrimination_complaint", name: "Discrimination complaint", category: "civil_rights_lawyers" },
	{ id: "hate_crime", name: "Hate crime", category: "civil_rights_lawyers" },
	{ id: "police_misconduct", name: "Police misconduct", category: "civil_rights_lawyers" },
	{
		id: "public_services_access",
		name: "Access to health care, school and benefits",
		category: "civil_rights_lawyers",
	},
	{ id: "personal_data_rights", name: "Personal data rights", category: "civil_rights_lawyers" },

	{ id: "company_formation", name: "Company formation", category: "business_formation_lawyers" },
	{ id: "self_employment_registration", name: "Self-employed registration", category: "business_formation_lawyers" },
	{ id: "business_licence", name: "Business licence", category: "business_formation_lawyers" },
	{ id: "shareholder_agreement", name: "Partner or shareholder agreement", category: "business_formation_lawyers" },
	{ id: "trademark_registration", name: "Trademark registration", category: "business_formation_lawyers" },
	{ id: "commercial_contract", name: "Commercial contract", category: "business_formation_lawyers" },

	{ id: "tourist_visa", name: "Tourist or visitor visa", category: "visa_residency_consultants" },
	{ id: "skilled_worker_visa", name: "Skilled worker visa", category: "visa_residency_consultants" },
	{ id: "digital_nomad_visa", name: "Digital nomad visa", category: "visa_residency_consultants" },
	{ id: "investor_visa", name: "Investor visa", category: "visa_residency_consultants" },
	{ id: "retirement_visa", name: "Retirement visa", category: "visa_residency_consultants" },
	{ id: "residence_registration", name: "Registration of address", category: "visa_residency_consultants" },
	{ id: "foreigner_identity_number", name: "Foreigner identity number", category: "visa_residency_consultants" },

	{ id: "apostille", name: "Apostille and legalisation", category: "notary_apostille_services" },
	{ id: "power_of_attorney", name: "Power of attorney", category: "notary_apostille_services" },
	{ id: "certified_copy", name: "Certified copy or signature", category: "notary_apostille_services" },
	{ id: "sworn_statement", name: "Sworn statement", category: "notary_apostille_services" },
	{ id: "will_drafting", name: "Will and inheritance", category: "notary_apostille_services" },
	{ id: "property_deed", name: "Property deed", category: "notary_apostille_services" },

	{ id: "application_forms", name: "Filling in forms", category: "legal_document_writers" },
	{ id: "official_letter", name: "Letter to an authority", category: "legal_document_writers" },
	{ id: "complaint_letter", name: "Complaint letter", category: "legal_document_writers" },
	{ id: "invitation_letter", name: "Invitation letter", category: "legal_document_writers" },
	{ id: "appointment_booking", name: "Booking an official appointment", category: "legal_document_writers" },

	{ id: "divorce", name: "Divorce", category: "family_marriage_law" },
	{ id: "child_custody", name: "Child custody", category: "family_marriage_law" },
	{ id: "child_support", name: "Child support", category: "family_marriage_law" },
	{ id: "marriage_with_foreigner", name: "International marriage", category: "family_marriage_law" },
	{ id: "prenuptial_agreement", name: "Prenuptial agreement", category: "family_marriage_law" },
	{ id: "domestic_violence_protection", name: "Protection from domestic violence", category: "family_marriage_law" },
	{ id: "adoption", name: "Adoption", category: "family_marriage_law" },

	{ id: "refund_claim", name: "Refund or faulty product", category: "consumer_protection_lawyers" },
	{ id: "debt_relief", name: "Debt relief", category: "consumer_protection_lawyers" },
	{ id: "scam_recovery", name: "Scam or fraud", category: "consumer_protection_lawyers" },
	{ id: "bank_account_refusal", name: "Refused or blocked bank account", category: "consumer_protection_lawyers" },
	{ id: "flight_compensation", name: "Flight compensation", category: "consumer_protection_lawyers" },
	{ id: "insurance_claim", name: "Insurance claim", category: "consumer_protection_lawyers" },

	{ id: "student_visa_application", name: "Student visa application", category: "student_visa_lawyers" },
	{ id: "student_permit_renewal", name: "Student permit renewal", category: "student_visa_lawyers" },
	{ id: "student_visa_refusal", name: "Student visa refusal", category: "student_visa_lawyers" },
	{ id: "student_work_rights", name: "Work rights for students", category: "student_visa_lawyers" },
	{ id: "post_study_stay", name: "Staying after studies", category: "student_visa_lawyers" },
	{ id: "diploma_recognition", name: "Diploma recognition", category: "student_visa_lawyers" },
] as const satisfies readonly LegalServiceEntry[];
export type LegalServiceId = (typeof legalServices)[number]["id"];

let categoryByService: Map<string, Category> | undefined;

/** The category that a legal service belongs to. */
export function categoryOf(serviceId: LegalServiceId): Category {
	categoryByService ??= new Map(legalServices.map(({ id, category }) => [id, category]));
	return categoryByService.get(serviceId) as Category;
}
