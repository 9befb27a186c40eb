import * as z from "zod";
import { wanted } from "#domain/ground/typed-text.ts";
import { auditActs } from "./audit.ts";

/** What to look for in the audit log; all of it holds at once. */
export const auditFilter = z.object({
	act: wanted(z.enum(auditActs)),
	/** Who did it. */
	actor_id: wanted(z.string().max(64)),
	/** The id of what was done something with, or the reference that people name it by. */
	about: wanted(z.string().trim().max(64)),
	/** The last day, YYYY-MM-DD. */
	until: wanted(
		z.iso
			.date()
			.max(10)
			.refine((day) => day < "9999"),
	),
});
export type AuditFilter = z.infer<typeof auditFilter>;
