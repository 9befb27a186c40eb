import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FlagKind, PostKind, PostSort } from "#domain/community/kinds.ts";

export const postKindNames: Record<PostKind, MessageDescriptor> = {
	question: msg`Question`,
	experience: msg`Experience`,
};

export const sortNames: Record<PostSort, MessageDescriptor> = {
	hot: msg`Hot`,
	new: msg`New`,
	unanswered: msg`Unanswered`,
};

/** What can be wrong with a post or an answer, in words. */
export const flagKindNames: Record<FlagKind, MessageDescriptor> = {
	personal_data: msg`It gives away who someone is`,
	solicitation: msg`It advertises, or asks people to write somewhere else`,
	harmful_advice: msg`It could harm someone who follows it`,
	abuse: msg`It insults or threatens someone`,
	off_topic: msg`It does not belong here`,
};
