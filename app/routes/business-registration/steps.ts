import type { RegistrationStep } from "#domain/registrations/registrations.ts";

export const registrationPath = "/business-registration";
export const stepPath = (step: RegistrationStep) => `${registrationPath}?step=${step}`;

/** The buttons that a step's form answers to: its own, and what could not be read at all. */
export const intentsOf = (step: RegistrationStep, ...more: string[]): [string, ...string[]] => [step, ...more, unread];
export const unread = "unread";
