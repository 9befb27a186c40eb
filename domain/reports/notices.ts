import type { Notice } from "#domain/outbox/outbox.ts";

/** What whoever has reported something hears. */
export const reportNoticeKinds = ["report_decided"] as const;

export type ReportNotice = Notice<(typeof reportNoticeKinds)[number], { report_id: string }>;
