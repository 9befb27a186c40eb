import type { Notice } from "#domain/outbox/outbox.ts";
import type { ContributionKind } from "./kinds.ts";

/** What writers and followers hear. */
export const communityNoticeKinds = ["post_answered", "contribution_decided"] as const;

export type AnswerNotice = Notice<"post_answered", { answer_id: string }>;
export type DecisionNotice = Notice<"contribution_decided", { object: ContributionKind; object_id: string }>;
