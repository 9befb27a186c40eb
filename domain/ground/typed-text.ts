/** What people type, as it may stand beside other people's words. */
import * as z from "zod";
import { textLimits } from "./text-limits.ts";

/**
 * One line. Whatever begins a new paragraph ends the isolation of a text's direction (Unicode UAX #9, class B), and with
 * it would turn the words around it; other controls mean nothing here. Lone surrogates are no text.
 */
export const line = (longest: number) =>
	z
		.string()
		.overwrite((text) => text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " "))
		.trim()
		.max(longest);

/** One line without what cannot be seen, but for the joiners that languages need: two that look alike are the same. */
export const visibleLine = (longest: number) =>
	line(longest).overwrite((text) => text.replace(/(?![\u200c\u200d])\p{Cf}/gu, "").trim());

/** Several lines: line breaks and tabs stay. */
export const lines = (longest: number) =>
	z
		.string()
		.overwrite((text) =>
			text
				.toWellFormed()
				.replace(/\r\n?|[\u0085\p{Zl}\p{Zp}]/gu, "\n")
				.replace(/[^\P{Cc}\n\t]+/gu, ""),
		)
		.trim()
		.max(longest);

/** An empty field of a form asks for nothing. */
export const wanted = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((text) => (typeof text === "string" && text.trim() === "" ? undefined : text), schema.optional());

/** A choice that may be left open: empty is stored as null. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess(
		(value) => (value === undefined || (typeof value === "string" && value.trim() === "") ? null : value),
		schema.nullable(),
	);

/** Something to be seen: not spaces and invisible characters alone. */
export const isVisible = (text: string) => /[^\s\p{Cf}]/u.test(text);

/** Programs for mail make links of addresses; "K.Raman" and "Ma.Teresa" are names. */
const hasAddress = (name: string) =>
	/[:@]|\bwww\.|(?:[\p{L}\p{N}]{2}|\p{Ll}|\p{N})\.(?!\p{Lu}\p{Ll}{4,})\p{L}{2,}/u.test(name);

/** A person's name, as it may stand in the subject of mail. */
export const personName = line(textLimits.personName).refine((name) => isVisible(name) && !hasAddress(name));

/** A person's name, or none. */
export const personNameIfAny = personName.or(line(0)).default("");
