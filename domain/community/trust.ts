/**
 * How far somebody is trusted in the community:
 *
 * | Level | Who | Posts and answers in an hour | Links | Pictures |
 * | --- | --- | --- | --- | --- |
 * | `new` | with an account younger than a day, or fewer than three published posts and answers | 3 | none | none |
 * | `known` | everybody else | 10 | marked as people's own (`rel="ugc nofollow noopener"`) | none |
 *
 * Pictures are nobody's: one from elsewhere would tell its host who reads. A flag helps to hide something from the day on
 * which an account is a day old.
 */
import { dayMs } from "#domain/ground/durations.ts";

export type TrustLevel = "new" | "known";

/** Published posts and answers that make somebody known. */
export const contributionsToBeKnown = 3;

export const perHour: Record<TrustLevel, number> = { new: 3, known: 10 };

/** Whether an account is younger than a day. */
export const isNewToday = (account: { created_at: string }, now: Date) =>
	now.getTime() - Date.parse(account.created_at) < dayMs;

/** `published` counts posts and answers that stand, up to `contributionsToBeKnown`. */
export const trustLevelOf = (account: { created_at: string }, published: number, now: Date): TrustLevel =>
	isNewToday(account, now) || published < contributionsToBeKnown ? "new" : "known";
