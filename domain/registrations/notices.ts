import type { Notice } from "#domain/outbox/outbox.ts";

/** What an applicant hears of their application. */
export const registrationNoticeKinds = [
	"registration_submitted",
	"registration_needs_information",
	"registration_approved",
	"registration_rejected",
] as const;
export type RegistrationNoticeKind = (typeof registrationNoticeKinds)[number];

/** Of an application at a version of it: what has been decided anew since makes the notice void. */
export type AboutRegistration = { registration_id: string; version: number };

export type RegistrationNotice = Notice<RegistrationNoticeKind, AboutRegistration>;
