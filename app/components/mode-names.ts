import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Mode } from "#domain/businesses/businesses.ts";

/** How a meeting can take place, in words. */
export const modeNames: Record<Mode, MessageDescriptor> = {
	in_person: msg`In person`,
	video: msg`By video`,
	phone: msg`By phone`,
};
