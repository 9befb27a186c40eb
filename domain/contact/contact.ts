/** What people write to us: not to a professional, and not a report of a message. */
import * as z from "zod";
import { textLimits } from "#domain/ground/text-limits.ts";
import { lines } from "#domain/ground/typed-text.ts";
import { email } from "#domain/identity/identity.ts";
import { contactTopics } from "./topics.ts";

export const contactMessage = z.object({
	topic: z.enum(contactTopics),
	body: lines(textLimits.message).min(10),
	/** Where an answer and the copy go; null for nobody who wants one. */
	email: z.preprocess(
		(text) => (typeof text === "string" && text.trim() === "" ? null : (text ?? null)),
		email.nullable(),
	),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** What an admin writes back; null for what needs no answer. */
export const contactAnswer = z.object({ answer: lines(textLimits.message).min(10).nullable() });
export type ContactAnswer = z.infer<typeof contactAnswer>;

/** What a form says of how it was filled in: when it was made, and what stands in the field that people do not see. */
export const formTraces = z.object({
	token: z.string().max(200).default(""),
	website: z.string().max(1000).default(""),
});
export type FormTraces = z.infer<typeof formTraces>;

export const contactLimits = {
	/** Nobody reads the form and writes to us in less. */
	leastSeconds: 3,
	/** A form that is older is sent once more. */
	mostSeconds: 7 * 24 * 3600,
	keptDays: 365,
} as const;

/**
 * A text without web and mail addresses. What strangers write is mailed to an address that they name, which may be
 * somebody else's: nothing in it leads anywhere.
 */
export const withoutAddresses = (text: string) =>
	text.replace(
		/(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+|\S+@\S+|(?<![\p{L}\d])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}\S*/giu,
		"[…]",
	);
