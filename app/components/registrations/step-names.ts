import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RegistrationStep } from "#domain/registrations/registrations.ts";

/** The steps of an application by their short names. */
export const stepNames: Record<RegistrationStep, MessageDescriptor> = {
	profession: msg`Profession`,
	jurisdiction: msg`Country`,
	licence: msg`Licence`,
	identity: msg`You and your office`,
	services: msg`Services and fees`,
	availability: msg`Opening hours`,
	attestation: msg`Check and send`,
};
