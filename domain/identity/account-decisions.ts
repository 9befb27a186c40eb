/** What admins decide about accounts. */
import * as z from "zod";
import { textLimits } from "#domain/ground/text-limits.ts";
import { line, lines, wanted } from "#domain/ground/typed-text.ts";
import { accountActs, suspensionDays } from "./account-acts.ts";

export const accountDecision = z.object({
	act: z.enum(accountActs),
	/** Of a suspension. */
	days: z.enum(suspensionDays).default("open"),
	/** What the person reads. */
	reason: lines(textLimits.message).min(10),
});
export type AccountDecision = z.infer<typeof accountDecision>;

const accountGroups = ["all", "admin", "suspended"] as const;

/** Which accounts an admin looks for. */
export const accountFilter = z.object({
	/** The beginning of a name or an address; a whole number or id. */
	q: wanted(line(254)),
	group: z.enum(accountGroups).default("all"),
});
export type AccountFilter = z.infer<typeof accountFilter>;

/** How long the owner of a second step has to keep it. */
export const factorRemovalSeconds = 24 * 3600;
