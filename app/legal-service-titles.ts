/**
 * The English names of legal services, for the catalogues of pages and of the assistant. Both name them by id, so that this
 * file never reaches a browser or the Worker.
 */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LegalServiceId } from "#domain/businesses/legal-services.ts";

/** The name of a legal service. */
export const legalServiceNames: Record<LegalServiceId, MessageDescriptor> = {
	residence_permit: msg({ id: "service.residence_permit", message: "Residence permit" }),
	residence_permit_renewal: msg({ id: "service.residence_permit_renewal", message: "Residence permit renewal" }),
	permanent_residence: msg({ id: "service.permanent_residence", message: "Permanent residence" }),
	citizenship_naturalisation: msg({
		id: "service.citizenship_naturalisation",
		message: "Citizenship and naturalisation",
	}),
	family_reunification: msg({ id: "service.family_reunification", message: "Family reunification" }),
	work_permit: msg({ id: "service.work_permit", message: "Work permit" }),
	asylum_application: msg({ id: "service.asylum_application", message: "Asylum application" }),
	humanitarian_protection: msg({ id: "service.humanitarian_protection", message: "Humanitarian protection" }),
	regularisation: msg({ id: "service.regularisation", message: "Regularisation without papers" }),
	visa_refusal_appeal: msg({ id: "service.visa_refusal_appeal", message: "Appeal against a visa refusal" }),
	deportation_defence: msg({ id: "service.deportation_defence", message: "Deportation defence" }),
	immigration_detention: msg({ id: "service.immigration_detention", message: "Immigration detention" }),

	tax_return: msg({ id: "service.tax_return", message: "Tax return" }),
	tax_number: msg({ id: "service.tax_number", message: "Tax number" }),
	double_taxation: msg({ id: "service.double_taxation", message: "Tax residence and double taxation" }),
	expat_tax_regime: msg({ id: "service.expat_tax_regime", message: "Special tax rules for newcomers" }),
	self_employed_tax: msg({ id: "service.self_employed_tax", message: "Tax and VAT for the self-employed" }),
	tax_dispute: msg({ id: "service.tax_dispute", message: "Tax debt or dispute" }),

	certified_translation: msg({ id: "service.certified_translation", message: "Certified translation" }),
	civil_certificate_translation: msg({
		id: "service.civil_certificate_translation",
		message: "Translation of civil certificates",
	}),
	diploma_translation: msg({ id: "service.diploma_translation", message: "Translation of diplomas" }),
	court_interpreting: msg({ id: "service.court_interpreting", message: "Interpreting in court" }),
	appointment_interpreting: msg({ id: "service.appointment_interpreting", message: "Interpreting at appointments" }),

	unfair_dismissal: msg({ id: "service.unfair_dismissal", message: "Unfair dismissal" }),
	unpaid_wages: msg({ id: "service.unpaid_wages", message: "Unpaid wages" }),
	employment_contract_review: msg({ id: "service.employment_contract_review", message: "Employment contract review" }),
	severance_agreement: msg({ id: "service.severance_agreement", message: "Severance agreement" }),
	workplace_harassment: msg({ id: "service.workplace_harassment", message: "Harassment or discrimination at work" }),
	work_accident: msg({ id: "service.work_accident", message: "Accident at work" }),
	labour_exploitation: msg({ id: "service.labour_exploitation", message: "Labour exploitation" }),

	eviction_defence: msg({ id: "service.eviction_defence", message: "Eviction defence" }),
	rental_contract_review: msg({ id: "service.rental_contract_review", message: "Rental contract review" }),
	deposit_recovery: msg({ id: "service.deposit_recovery", message: "Recovery of a rental deposit" }),
	housing_repairs: msg({ id: "service.housing_repairs", message: "Repairs and housing conditions" }),
	rent_increase: msg({ id: "service.rent_increase", message: "Rent increase" }),
	property_purchase: msg({ id: "service.property_purchase", message: "Buying or selling a home" }),

	discrimination_complaint: msg({ id: "service.discrimination_complaint", message: "Discrimination complaint" }),
	hate_crime: msg({ id: "service.hate_crime", message: "Hate crime" }),
	police_misconduct: msg({ id: "service.police_misconduct", message: "Police misconduct" }),
	public_services_access: msg({
		id: "service.public_services_access",
		message: "Access to health care, school and benefits",
	}),
	personal_data_rights: msg({ id: "service.personal_data_rights", message: "Personal data rights" }),

	company_formation: msg({ id: "service.company_formation", message: "Company formation" }),
	self_employment_registration: msg({
		id: "service.self_employment_registration",
		message: "Self-employed registration",
	}),
	business_licence: msg({ id: "service.business_licence", message: "Business licence" }),
	shareholder_agreement: msg({ id: "service.shareholder_agreement", message: "Partner or shareholder agreement" }),
	trademark_registration: msg({ id: "service.trademark_registration", message: "Trademark registration" }),
	commercial_contract: msg({ id: "service.commercial_contract", message: "Commercial contract" }),

	tourist_visa: msg({ id: "service.tourist_visa", message: "Tourist or visitor visa" }),
	skilled_worker_visa: msg({ id: "service.skilled_worker_visa", message: "Skilled worker visa" }),
	digital_nomad_visa: msg({ id: "service.digital_nomad_visa", message: "Digital nomad visa" }),
	investor_visa: msg({ id: "service.investor_visa", message: "Investor visa" }),
	retirement_visa: msg({ id: "service.retirement_visa", message: "Retirement visa" }),
	residence_registration: msg({ id: "service.residence_registration", message: "Registration of address" }),
	foreigner_identity_number: msg({ id: "service.foreigner_identity_number", message: "Foreigner identity number" }),

	apostille: msg({ id: "service.apostille", message: "Apostille and legalisation" }),
	power_of_attorney: msg({ id: "service.power_of_attorney", message: "Power of attorney" }),
	certified_copy: msg({ id: "service.certified_copy", message: "Certified copy or signature" }),
	sworn_statement: msg({ id: "service.sworn_statement", message: "Sworn statement" }),
	will_drafting: msg({ id: "service.will_drafting", message: "Will and inheritance" }),
	property_deed: msg({ id: "service.property_deed", message: "Property deed" }),

	application_forms: msg({ id: "service.application_forms", message: "Filling in forms" }),
	official_letter: msg({ id: "service.official_letter", message: "Letter to an authority" }),
	complaint_letter: msg({ id: "service.complaint_letter", message: "Complaint letter" }),
	invitation_letter: msg({ id: "service.invitation_letter", message: "Invitation letter" }),
	appointment_booking: msg({ id: "service.appointment_booking", message: "Booking an official appointment" }),

	divorce: msg({ id: "service.divorce", message: "Divorce" }),
	child_custody: msg({ id: "service.child_custody", message: "Child custody" }),
	child_support: msg({ id: "service.child_support", message: "Child support" }),
	marriage_with_foreigner: msg({ id: "service.marriage_with_foreigner", message: "International marriage" }),
	prenuptial_agreement: msg({ id: "service.prenuptial_agreement", message: "Prenuptial agreement" }),
	domestic_violence_protection: msg({
		id: "service.domestic_violence_protection",
		message: "Protection from domestic violence",
	}),
	adoption: msg({ id: "service.adoption", message: "Adoption" }),

	refund_claim: msg({ id: "service.refund_claim", message: "Refund or faulty product" }),
	debt_relief: msg({ id: "service.debt_relief", message: "Debt relief" }),
	scam_recovery: msg({ id: "service.scam_recovery", message: "Scam or fraud" }),
	bank_account_refusal: msg({ id: "service.bank_account_refusal", message: "Refused or blocked bank account" }),
	flight_compensation: msg({ id: "service.flight_compensation", message: "Flight compensation" }),
	insurance_claim: msg({ id: "service.insurance_claim", message: "Insurance claim" }),

	student_visa_application: msg({ id: "service.student_visa_application", message: "Student visa application" }),
	student_permit_renewal: msg({ id: "service.student_permit_renewal", message: "Student permit renewal" }),
	student_visa_refusal: msg({ id: "service.student_visa_refusal", message: "Student visa refusal" }),
	student_work_rights: msg({ id: "service.student_work_rights", message: "Work rights for students" }),
	post_study_stay: msg({ id: "service.post_study_stay", message: "Staying after studies" }),
	diploma_recognition: msg({ id: "service.diploma_recognition", message: "Diploma recognition" }),
};
