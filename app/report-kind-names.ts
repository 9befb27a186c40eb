import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ReportKind, ReportObject } from "#domain/reports/kinds.ts";

const ofPeople: Record<ReportKind, MessageDescriptor> = {
	false_claim: msg`They make false claims about themselves`,
	unauthorised_practice: msg`They give legal advice without being allowed to`,
	fraud: msg`They are trying to cheat me out of money or documents`,
	abuse: msg`They threaten, insult or harass me`,
};

/** What can be wrong, in words. */
export const kindNames: Record<ReportObject, Record<ReportKind, MessageDescriptor>> = {
	business: {
		...ofPeople,
		fraud: msg`They cheat people out of money or documents`,
		abuse: msg`They threaten, insult or harass people`,
	},
	review: {
		...ofPeople,
		false_claim: msg`It says something that is not true`,
		fraud: msg`It is fake, or was paid for`,
		abuse: msg`It is insulting, or names someone`,
	},
	thread: ofPeople,
};

/** What a report is about, in a word. */
export const objectNames: Record<ReportObject, MessageDescriptor> = {
	business: msg`Profile`,
	review: msg`Review`,
	thread: msg`Messages`,
};
