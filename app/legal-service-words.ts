/**
 * The English words for service categories and tiers, for the catalogues: plain, short, and no
 * promise of an outcome. Pages name them by id (legal-service-names.ts), so that this file never reaches a browser.
 */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Category, Tier } from "#domain/businesses/legal-services.ts";

/** The name of a category, as on the home page. */
export const categoryNames: Record<Category, MessageDescriptor> = {
	immigration_lawyers: msg({ id: "category.immigration_lawyers", message: "Immigration lawyers" }),
	tax_advisors: msg({ id: "category.tax_advisors", message: "Tax advisors" }),
	sworn_translators: msg({ id: "category.sworn_translators", message: "Sworn translators" }),
	employment_lawyers: msg({ id: "category.employment_lawyers", message: "Employment lawyers" }),
	housing_tenancy_lawyers: msg({ id: "category.housing_tenancy_lawyers", message: "Housing and tenancy lawyers" }),
	civil_rights_lawyers: msg({ id: "category.civil_rights_lawyers", message: "Civil rights lawyers" }),
	business_formation_lawyers: msg({ id: "category.business_formation_lawyers", message: "Business formation lawyers" }),
	visa_residency_consultants: msg({
		id: "category.visa_residency_consultants",
		message: "Visa and residency consultants",
	}),
	notary_apostille_services: msg({
		id: "category.notary_apostille_services",
		message: "Notary and apostille services",
	}),
	legal_document_writers: msg({ id: "category.legal_document_writers", message: "Legal document writers" }),
	family_marriage_law: msg({ id: "category.family_marriage_law", message: "Family and marriage law" }),
	consumer_protection_lawyers: msg({
		id: "category.consumer_protection_lawyers",
		message: "Consumer protection lawyers",
	}),
	student_visa_lawyers: msg({ id: "category.student_visa_lawyers", message: "Student visa lawyers" }),
};

/** What one professional of a category is called. */
export const categorySingular: Record<Category, MessageDescriptor> = {
	immigration_lawyers: msg({ id: "category_one.immigration_lawyers", message: "Immigration lawyer" }),
	tax_advisors: msg({ id: "category_one.tax_advisors", message: "Tax advisor" }),
	sworn_translators: msg({ id: "category_one.sworn_translators", message: "Sworn translator" }),
	employment_lawyers: msg({ id: "category_one.employment_lawyers", message: "Employment lawyer" }),
	housing_tenancy_lawyers: msg({ id: "category_one.housing_tenancy_lawyers", message: "Housing and tenancy lawyer" }),
	civil_rights_lawyers: msg({ id: "category_one.civil_rights_lawyers", message: "Civil rights lawyer" }),
	business_formation_lawyers: msg({
		id: "category_one.business_formation_lawyers",
		message: "Business formation lawyer",
	}),
	visa_residency_consultants: msg({
		id: "category_one.visa_residency_consultants",
		message: "Visa and residency consultant",
	}),
	notary_apostille_services: msg({ id: "category_one.notary_apostille_services", message: "Notary" }),
	legal_document_writers: msg({ id: "category_one.legal_document_writers", message: "Legal document writer" }),
	family_marriage_law: msg({ id: "category_one.family_marriage_law", message: "Family lawyer" }),
	consumer_protection_lawyers: msg({
		id: "category_one.consumer_protection_lawyers",
		message: "Consumer protection lawyer",
	}),
	student_visa_lawyers: msg({ id: "category_one.student_visa_lawyers", message: "Student visa lawyer" }),
};

/** One sentence for the card of the home page. */
export const categoryDescriptions: Record<Category, MessageDescriptor> = {
	immigration_lawyers: msg({
		id: "category_about.immigration_lawyers",
		message: "Get advice on permits, asylum, citizenship, or a decision against you.",
	}),
	tax_advisors: msg({
		id: "category_about.tax_advisors",
		message: "File your taxes correctly when you have moved from one country to another.",
	}),
	sworn_translators: msg({
		id: "category_about.sworn_translators",
		message: "Have your documents translated in a form that authorities accept.",
	}),
	employment_lawyers: msg({
		id: "category_about.employment_lawyers",
		message: "Know your rights when you are dismissed, unpaid, or mistreated at work.",
	}),
	housing_tenancy_lawyers: msg({
		id: "category_about.housing_tenancy_lawyers",
		message: "Get help with your lease, deposit, repairs, or an eviction.",
	}),
	civil_rights_lawyers: msg({
		id: "category_about.civil_rights_lawyers",
		message: "Act when you are discriminated against or refused a service you have a right to.",
	}),
	business_formation_lawyers: msg({
		id: "category_about.business_formation_lawyers",
		message: "Start and run your business in a new country on a sound legal footing.",
	}),
	visa_residency_consultants: msg({
		id: "category_about.visa_residency_consultants",
		message: "Prepare your visa or residency application with a registered consultant.",
	}),
	notary_apostille_services: msg({
		id: "category_about.notary_apostille_services",
		message: "Have your signatures, copies and documents certified for use here or abroad.",
	}),
	legal_document_writers: msg({
		id: "category_about.legal_document_writers",
		message: "Get your forms and letters written clearly, without legal advice.",
	}),
	family_marriage_law: msg({
		id: "category_about.family_marriage_law",
		message: "Sort out marriage, divorce, children or protection, even across borders.",
	}),
	consumer_protection_lawyers: msg({
		id: "category_about.consumer_protection_lawyers",
		message: "Act on a scam, a debt, a blocked account, or a refund you are refused.",
	}),
	student_visa_lawyers: msg({
		id: "category_about.student_visa_lawyers",
		message: "Get advice on studying, working and staying on after your studies.",
	}),
};

/** What this person does, when to see one, and what to check first; for the page of services. */
export const categoryExplanations: Record<Category, MessageDescriptor> = {
	immigration_lawyers: msg({
		id: "category_explained.immigration_lawyers",
		message:
			"An immigration lawyer advises you on your right to enter, stay, work and become a citizen, and can speak for you before authorities and courts. See one before you apply if your case is not simple, and at once if you receive a refusal or an order to leave, because deadlines can be only a few days. Check that the licence covers the country whose law decides your case.",
	}),
	tax_advisors: msg({
		id: "category_explained.tax_advisors",
		message:
			"A tax advisor prepares your tax return and explains where you owe tax, and on what. See one in the year you move, when you earn money in two countries, or when you start working for yourself. Check that they are registered where you file and know the other country too.",
	}),
	sworn_translators: msg({
		id: "category_explained.sworn_translators",
		message:
			"A sworn translator is authorised to certify that a translation is complete and true to the original. You need one when an authority, court or university asks for a certified translation of a certificate or diploma. Ask that authority first whose certification it accepts and whether the original needs an apostille before it is translated.",
	}),
	employment_lawyers: msg({
		id: "category_explained.employment_lawyers",
		message:
			"An employment lawyer advises you on your contract, your pay, dismissal, harassment and accidents at work. See one before you sign anything your employer gives you to end your job, and soon after a dismissal, because time limits are short. In many countries people without a permit can claim their wages too, so ask.",
	}),
	housing_tenancy_lawyers: msg({
		id: "category_explained.housing_tenancy_lawyers",
		message:
			"A housing lawyer advises you on renting, repairs, deposits, evictions, and buying or selling a home. See one as soon as you receive a letter from a court or a notice to leave, and before you pay a large sum. Bring your contract, proof of payments and photographs.",
	}),
	civil_rights_lawyers: msg({
		id: "category_explained.civil_rights_lawyers",
		message:
			"A civil rights lawyer helps when you are treated worse because of where you come from, your faith or who you are, or when an authority oversteps its powers. See one early, while you can still collect names, dates and evidence. Check whether a public equality body or legal aid can take your case without a fee.",
	}),
	business_formation_lawyers: msg({
		id: "category_explained.business_formation_lawyers",
		message:
			"A business formation lawyer helps you choose a legal form, register your business and write its contracts. See one before you sign a lease, take on a partner or hire someone. Check first whether your residence permit lets you work for yourself.",
	}),
	visa_residency_consultants: msg({
		id: "category_explained.visa_residency_consultants",
		message:
			"A registered consultant prepares visa and residency applications and deals with the authority as far as their register allows. Use one for applications without complications, such as a work, nomad or retirement visa, or to register your address. A consultant is not a lawyer: after a refusal, or if you have a criminal record or an order to leave, see an immigration lawyer. Check the registration, because unregistered agents are a common source of fraud.",
	}),
	notary_apostille_services: msg({
		id: "category_explained.notary_apostille_services",
		message:
			"A notary certifies signatures, copies and deeds, and an apostille service has documents confirmed for use in another country. You need them for a power of attorney, a will, a purchase of property, or documents from abroad. What a notary may do differs by country: a notary public in the United States is not a lawyer and may not give legal advice, unlike a notario in Latin America or Spain. Ask the authority that will receive the document which form it needs.",
	}),
	legal_document_writers: msg({
		id: "category_explained.legal_document_writers",
		message:
			"A document writer fills in forms and writes letters with the facts you give. Use one when you know what you need to send and want it written clearly in the right language. They are not lawyers and may not tell you which form, visa or claim to choose. Read everything before you sign it, and keep a copy.",
	}),
	family_marriage_law: msg({
		id: "category_explained.family_marriage_law",
		message:
			"A family lawyer advises you on marriage, separation, divorce, children, maintenance and protection from violence. See one before you sign an agreement or travel abroad with children after a separation, and when two countries are involved. Ask how a separation may affect your right to stay. If you are in danger, call the local emergency number first.",
	}),
	consumer_protection_lawyers: msg({
		id: "category_explained.consumer_protection_lawyers",
		message:
			"A consumer lawyer helps with faulty products, refused refunds, scams, debts, banks and insurers. See one when a company does not answer, or when you receive a letter from a debt collector or a court. Compare the fee with the amount at stake: a free consumer advice centre may be enough for small sums.",
	}),
	student_visa_lawyers: msg({
		id: "category_explained.student_visa_lawyers",
		message:
			"A student visa lawyer advises you on visas to study, working while you study, changing course and staying on afterwards. See one when an application is refused, when you want to change school or status, or well before your permit ends. Ask your school's international office first: it may answer simple questions without a fee.",
	}),
};

/** The name of a tier. */
export const tierNames: Record<Tier, MessageDescriptor> = {
	licensed_lawyer: msg({ id: "tier.licensed_lawyer", message: "Licensed lawyer" }),
	regulated_professional: msg({ id: "tier.regulated_professional", message: "Regulated professional" }),
	document_helper: msg({ id: "tier.document_helper", message: "Document helper" }),
};

/** What professionals of a tier may do. */
export const tierMay: Record<Tier, readonly MessageDescriptor[]> = {
	licensed_lawyer: [
		msg({ id: "tier_may.licensed_lawyer.1", message: "Give you legal advice where they are licensed" }),
		msg({ id: "tier_may.licensed_lawyer.2", message: "Speak for you before courts and authorities" }),
		msg({ id: "tier_may.licensed_lawyer.3", message: "Write and file legal documents for you" }),
		msg({ id: "tier_may.licensed_lawyer.4", message: "Negotiate for you with the other side" }),
	],
	regulated_professional: [
		msg({
			id: "tier_may.regulated_professional.1",
			message: "Do the work their register covers, such as tax, translation, notarial acts or visa applications",
		}),
		msg({
			id: "tier_may.regulated_professional.2",
			message: "Advise you within that field, where their register allows it",
		}),
		msg({ id: "tier_may.regulated_professional.3", message: "Prepare and submit documents within that field" }),
	],
	document_helper: [
		msg({ id: "tier_may.document_helper.1", message: "Fill in forms with the facts you give" }),
		msg({ id: "tier_may.document_helper.2", message: "Write, type and put in order letters and documents as you ask" }),
		msg({ id: "tier_may.document_helper.3", message: "Translate documents that do not need a certified translation" }),
		msg({ id: "tier_may.document_helper.4", message: "Show you where official information is published" }),
	],
};

/** What professionals of a tier may not do. */
export const tierMayNot: Record<Tier, readonly MessageDescriptor[]> = {
	licensed_lawyer: [
		msg({ id: "tier_may_not.licensed_lawyer.1", message: "Promise you a result" }),
		msg({ id: "tier_may_not.licensed_lawyer.2", message: "Work for you and for the other side of your case" }),
		msg({ id: "tier_may_not.licensed_lawyer.3", message: "Present themselves as licensed where they are not" }),
	],
	regulated_professional: [
		msg({ id: "tier_may_not.regulated_professional.1", message: "Call themselves a lawyer" }),
		msg({ id: "tier_may_not.regulated_professional.2", message: "Advise you outside their field" }),
		msg({
			id: "tier_may_not.regulated_professional.3",
			message: "Speak for you in court, unless their register allows it",
		}),
		msg({ id: "tier_may_not.regulated_professional.4", message: "Promise you a result" }),
	],
	document_helper: [
		msg({ id: "tier_may_not.document_helper.1", message: "Give you legal advice" }),
		msg({ id: "tier_may_not.document_helper.2", message: "Choose a visa, form or claim for you" }),
		msg({ id: "tier_may_not.document_helper.3", message: "Speak for you before a court or an authority" }),
		msg({ id: "tier_may_not.document_helper.4", message: "Call themselves a lawyer or a notary" }),
	],
};
