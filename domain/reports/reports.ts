/**
 * Reports of what should not stand here.
 *
 * | State | Comes from | Goes to |
 * | --- | --- | --- |
 * | waiting | a person reports it | upheld, dismissed |
 * | upheld | an admin agrees; a review is taken down with it | |
 * | dismissed | an admin does not agree; a review stands again | |
 *
 * The person who reported it reads what became of it. The reported one is never told who it was.
 */
import * as z from "zod";
import { textLimits } from "#domain/ground/text-limits.ts";
import { lines } from "#domain/ground/typed-text.ts";
import { kindsOf, reportLimits } from "./kinds.ts";

const reason = lines(textLimits.reason).min(10);

export const businessReport = z.object({ kind: z.enum(kindsOf.business), reason });
export const reviewReport = z.object({ kind: z.enum(kindsOf.review), reason });
/** By their numbers in the thread: an admin reads these and no others. */
export const messageReport = z.object({
	kind: z.enum(kindsOf.thread),
	reason,
	messages: z.array(z.coerce.number().int().min(1).max(1_000_000)).min(1).max(reportLimits.messages),
});
export type BusinessReport = z.infer<typeof businessReport>;
export type ReviewReport = z.infer<typeof reviewReport>;
export type MessageReport = z.infer<typeof messageReport>;

const object_id = z.string().max(40);

/** A report of anything, as the API takes it. */
export const report = z.discriminatedUnion("object", [
	businessReport.extend({ object: z.literal("business"), object_id }),
	reviewReport.extend({ object: z.literal("review"), object_id }),
	messageReport.extend({ object: z.literal("thread"), object_id }),
]);

export const reportDecision = z.object({
	decision: z.enum(["uphold", "dismiss"]),
	/** What whoever reported it reads; of a review that goes, its writer too. */
	answer: lines(textLimits.reason).min(10),
});
export type ReportDecision = z.infer<typeof reportDecision>;
