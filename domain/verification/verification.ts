/**
 * What admins say about profiles that are in the directory.
 *
 * | A suspension | Comes from | Goes to |
 * | --- | --- | --- |
 * | open | an admin takes the profile out, with the reason | appealed, ended |
 * | appealed | the professional says why it is wrong, once | kept, ended |
 * | kept | an admin has looked again and leaves it | ended |
 * | ended | the profile stands where it stood before, as far as its licences hold by now | |
 */
import * as z from "zod";
import { textLimits } from "#domain/ground/text-limits.ts";
import { lines } from "#domain/ground/typed-text.ts";

const day = z.preprocess((value) => (value === "" || value === undefined ? null : value), z.iso.date().nullable());

/** What the register says of a licence today. */
export const confirmation = z.object({
	/** Of the profile as it was read. */
	version: z.coerce.number().int().positive(),
	/** Its last day, YYYY-MM-DD; null where the register sets no end. */
	expires_on: day,
});
export type Confirmation = z.infer<typeof confirmation>;

const version = z.coerce.number().int().positive();

export const suspensionInput = z.object({
	/** Of the profile as it was read. */
	version,
	/** What the professional reads. */
	reason: lines(textLimits.message).min(10),
});
export type SuspensionInput = z.infer<typeof suspensionInput>;

/** The end of a suspension: words for the professional, or none. */
export const restoration = z.object({ version, answer: lines(textLimits.message) });
export type Restoration = z.infer<typeof restoration>;

/** The answer to an appeal that changes nothing. */
export const keeping = z.object({ answer: lines(textLimits.message).min(10) });
export type Keeping = z.infer<typeof keeping>;

export const suspensionAppeal = z.object({ appeal: lines(textLimits.message).min(10) });
export type SuspensionAppeal = z.infer<typeof suspensionAppeal>;

/** What a professional says of their licence: its last day in the register, or none. */
export const checkRequest = z.object({ expires_on: day });
export type CheckRequest = z.infer<typeof checkRequest>;

/** Why an admin cannot confirm it. */
export const declining = z.object({
	/** When what is answered was asked. */
	asked_at: z.string().max(30),
	answer: lines(textLimits.message).min(10),
});
export type Declining = z.infer<typeof declining>;

/** After so many months a check of a licence is made again. */
const monthsBetweenChecks = 12;

/** Until when a check must have been made so as to be due now: the same day a year before; of a leap day the 28th. */
export function checkedBy(now: string): string {
	const [year, month, day] = now.slice(0, 10).split("-").map(Number) as [number, number, number];
	const before = year - monthsBetweenChecks / 12;
	const lastOfMonth = new Date(Date.UTC(before, month, 0)).getUTCDate();
	return new Date(Date.UTC(before, month - 1, Math.min(day, lastOfMonth))).toISOString().slice(0, 10) + now.slice(10);
}
