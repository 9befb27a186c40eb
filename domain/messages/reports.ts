import * as z from "zod";
import { textLimits } from "#domain/ground/text-limits.ts";
import { lines } from "#domain/ground/typed-text.ts";

/** What somebody can hold against the other of a thread. */
export const messageReportKinds = ["false_claim", "unauthorised_practice", "fraud", "abuse"] as const;
export type MessageReportKind = (typeof messageReportKinds)[number];

/** Most messages that a report shows; most reports of a person a day. */
export const reportLimits = { messages: 20, perDay: 10 } as const;

/** A report of messages, by their numbers in the thread: an admin reads these and no others. */
export const messageReport = z.object({
	kind: z.enum(messageReportKinds),
	reason: lines(textLimits.reason).min(10),
	messages: z.array(z.coerce.number().int().min(1).max(1_000_000)).min(1).max(reportLimits.messages),
});
export type MessageReport = z.infer<typeof messageReport>;
