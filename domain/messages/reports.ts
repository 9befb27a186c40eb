import * as z from "zod";
import { textLimits } from "#domain/ground/text-limits.ts";
import { lines } from "#domain/ground/typed-text.ts";
import { messageReportKinds, reportLimits } from "./limits.ts";

/** A report of messages, by their numbers in the thread: an admin reads these and no others. */
export const messageReport = z.object({
	kind: z.enum(messageReportKinds),
	reason: lines(textLimits.reason).min(10),
	messages: z.array(z.coerce.number().int().min(1).max(1_000_000)).min(1).max(reportLimits.messages),
});
export type MessageReport = z.infer<typeof messageReport>;
