import * as z from "zod";
import { languages } from "#domain/ground/languages.ts";
import { isTimeZone } from "#domain/ground/time-zones.ts";
import { orNull, personName } from "#domain/ground/typed-text.ts";
import { phone } from "#domain/identity/identity.ts";

export const experienceLevels = ["beginner", "intermediate", "experienced"] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];
export const contactMethods = ["email", "phone", "both"] as const;
export type ContactMethod = (typeof contactMethods)[number];
export const consultationTypes = ["in_person", "video_call", "phone_call", "any"] as const;
export type ConsultationType = (typeof consultationTypes)[number];
export const budgetRanges = ["under_500", "500_1000", "1000_2500", "2500_5000", "over_5000"] as const;
export type BudgetRange = (typeof budgetRanges)[number];

/** A number without its country code would be read as another country's. */
export const wholePhone = z
	.string()
	.max(40)
	.regex(/^\s*(\+|00)/)
	.pipe(phone);

/** What may be changed of a profile; nothing else is taken from a body. Fields left out stay as they are. */
export const profileChange = z
	.object({
		full_name: orNull(personName),
		phone: orNull(wholePhone),
		country_id: orNull(z.string().regex(/^[A-Z]{2}$/)),
		/** One of the country's. */
		city_id: orNull(z.coerce.number().int().positive()),
		preferred_language: z.enum(languages),
		/** All languages chosen, in order; the first becomes `preferred_language`. */
		languages: z.array(z.enum(languages)).max(languages.length),
		time_zone: orNull(z.string().max(60).refine(isTimeZone)),
		/** Whether others see what the person has read and that they are writing, and the person that of others. */
		is_reading_shown: z.boolean(),
	})
	.partial();
export type ProfileChange = z.infer<typeof profileChange>;

/** What a person looks for. */
export const legalPreferences = z.object({
	legal_experience_level: orNull(z.enum(experienceLevels)).default(null),
	budget_range: orNull(z.enum(budgetRanges)).default(null),
	preferred_contact_method: z.enum(contactMethods).default("email"),
	preferred_consultation_type: z.enum(consultationTypes).default("in_person"),
	preferred_service_categories: z.array(z.string().max(60)).max(100).default([]),
});
export type LegalPreferences = z.infer<typeof legalPreferences>;

/** The chosen languages, each once, the preferred one first; null when the change leaves the list as it is. */
export function languagesOf({ languages: chosen, preferred_language: preferred }: ProfileChange) {
	return chosen ? [...new Set(preferred ? [preferred, ...chosen] : chosen)] : null;
}
