import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RegistrationStep } from "#domain/registrations/registrations.ts";

/** The steps by their short names. */
export const stepNames: Record<RegistrationStep, MessageDescriptor> = {
	profession: msg`Profession`,
	jurisdiction: msg`Country`,
	licence: msg`Licence`,
	identity: msg`You and your office`,
	services: msg`Services and fees`,
	availability: msg`Opening hours`,
	attestation: msg`Check and send`,
};

export const registrationPath = "/business-registration";
export const stepPath = (step: RegistrationStep) => `${registrationPath}?step=${step}`;

/** The buttons that a step's form answers to: its own, and what could not be read at all. */
export const intentsOf = (step: RegistrationStep, ...more: string[]): [string, ...string[]] => [step, ...more, unread];
export const unread = "unread";
