/** What admins say about profiles that are in the directory. */
import * as z from "zod";

const day = z.preprocess((value) => (value === "" || value === undefined ? null : value), z.iso.date().nullable());

/** What the register says of a licence today. */
export const confirmation = z.object({
	/** Of the profile as it was read. */
	version: z.coerce.number().int().positive(),
	/** Its last day, YYYY-MM-DD; null where the register sets no end. */
	expires_on: day,
});
export type Confirmation = z.infer<typeof confirmation>;

/** After so many months a check of a licence is made again. */
const monthsBetweenChecks = 12;

/** Until when a check must have been made so as to be due now: the same day a year before; of a leap day the 28th. */
export function checkedBy(now: string): string {
	const [year, month, day] = now.slice(0, 10).split("-").map(Number) as [number, number, number];
	const before = year - monthsBetweenChecks / 12;
	const lastOfMonth = new Date(Date.UTC(before, month, 0)).getUTCDate();
	return new Date(Date.UTC(before, month - 1, Math.min(day, lastOfMonth))).toISOString().slice(0, 10) + now.slice(10);
}
