import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Situation } from "#domain/pages/urgent-help.ts";

/** What has happened, as admins read it; the page of help says it in its own headings. */
export const situationNames: Record<Situation, MessageDescriptor> = {
	danger: msg`Someone is in danger or hurt`,
	detention: msg`Someone has been detained`,
	deadline: msg`A letter with a deadline`,
	home: msg`Violence at home`,
	fraud: msg`Money or documents taken`,
};
