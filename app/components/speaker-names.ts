import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Speaker } from "#domain/businesses/businesses.ts";

/** Who at the office speaks a language. */
export const speakerNames: Record<Speaker, MessageDescriptor> = {
	professional: msg`The professional`,
	staff: msg`Staff`,
	interpreter: msg`Interpreter`,
};
