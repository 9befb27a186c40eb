/** The vocabulary of identity: what stands in tables, on the wire and in the configuration. */

import * as z from "zod";
import { foldDigits } from "#domain/ground/digits.ts";
import { Refusal } from "#domain/ground/refusal.ts";

export const factorTypes = ["totp", "phone"] as const;
export type FactorType = (typeof factorTypes)[number];
export const factorStatuses = ["unverified", "verified"] as const;

/** What a code or link that was sent is good for. `sign_in` confirms the address as well. */
export const codePurposes = [
	"sign_in",
	"recovery",
	/** Of the new mailbox. */
	"email_change",
	/** Of the mailbox that the account has so far: a change of address needs both. */
	"email_change_current",
	"phone_change",
	"reauthentication",
] as const;
/** The two mailboxes that confirm a change of address. */
export const mailboxes = ["current", "new"] as const;
export type Mailbox = (typeof mailboxes)[number];

export type CodePurpose = (typeof codePurposes)[number];

/** Longer ones are refused, never cut. */
export const longestPassword = 128;

export const identityLimits = {
	accessTokenSeconds: 3600,
	/** A session that nobody uses ends. */
	sessionSeconds: 30 * 24 * 3600,
	/** An exchanged refresh token may come again within this time: two tabs, a lost answer. */
	reuseSeconds: 10,
	codeSeconds: 3600,
	/** An account that nobody confirms within this time is erased. */
	unconfirmedSeconds: 24 * 3600,
	challengeSeconds: 300,
	factors: 10,
	recoveryCodes: 10,
	/** A session older than this needs a mailed code to change the password. */
	reauthenticationSeconds: 24 * 3600,
	/** How long a deleted account can come back. */
	erasureSeconds: 30 * 24 * 3600,
} as const;

/** What an address is made of: no spaces, no control or bidi marks (\p{C}), nothing that separates addresses. */
const atom = String.raw`[^\s\p{C}@<>"(),:;[\]\\.]`;
/** Dots stand between letters: none first or last, no two in a row. */
const wholeEmail = new RegExp(String.raw`^(?=[^@]{1,64}@)${atom}+(\.${atom}+)*@(${atom}+\.)+${atom}{2,}$`, "u");

/** A code of six digits as people type it: with the spaces and dashes they copied, in the digits of any script. */
export const sixDigits = z
	.string()
	.max(100)
	.transform((text) => foldDigits(text).replace(/[\s\p{Pd}]/gu, ""))
	.pipe(z.string().regex(/^\d{6}$/));

/** Lower case: nobody has two mailboxes that differ in case only, and many mistype it. */
export const email = z.string().trim().toLowerCase().max(254).regex(wholeEmail);

/** Metadata that is written on one line: names (OpenID Connect Core 1.0, 5.1) and ours. */
const lines = ["full_name", "name", "given_name", "family_name", "middle_name", "nickname", "preferred_username"];

const longestMetadata = 16_000;

/**
 * What a client tells of its person, with its names on one line: without line breaks, control and bidi marks. Every
 * access token carries it. Throws `validation_failed` for more than 16,000 characters of JSON.
 */
export function cleanMetadata(data: Record<string, unknown>): Record<string, unknown> {
	const line = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, " ").trim();
	if (JSON.stringify(data).length > longestMetadata) throw new Refusal("validation_failed", { field: "data" });
	return Object.fromEntries(
		Object.entries(data).map(([key, value]) => [
			key,
			lines.includes(key) && typeof value === "string" ? line(value) : value,
		]),
	);
}

/** E.164; spaces, brackets and a leading 00 are forgiven. */
export const phone = z
	.string()
	.transform((text) =>
		text
			.replace(/[\s().-]/g, "")
			.replace(/^00/, "+")
			.replace(/^(?=[1-9]\d{6,14}$)/, "+"),
	)
	.pipe(z.string().regex(/^\+[1-9]\d{6,14}$/));
