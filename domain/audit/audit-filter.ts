import * as z from "zod";
import { auditActs } from "./audit.ts";

/** An empty field of a form asks for nothing. */
const wanted = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((text) => (typeof text === "string" && text.trim() === "" ? undefined : text), schema.optional());

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
