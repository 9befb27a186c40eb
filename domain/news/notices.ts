import type { Notice } from "#domain/outbox/outbox.ts";

/** What people hear who follow a country or a topic. */
export const newsNoticeKinds = ["article_published"] as const;

export type NewsNotice = Notice<(typeof newsNoticeKinds)[number], { article_id: string }> & { key: string };

/** What they get by mail, once a week, if they want it. */
export const weeklyNoticeKinds = ["news_weekly"] as const;

/** From when until when; `token` ends it. */
export type AboutWeek = { since: string; until: string; token: string };
export type WeeklyNotice = Notice<(typeof weeklyNoticeKinds)[number], AboutWeek>;
