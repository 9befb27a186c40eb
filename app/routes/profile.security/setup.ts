import type { Answer } from "../../components/form/answer.ts";

/** What a step of setting something up has to show; it is shown this once. */
export type Setup =
	/** `qr`: a picture, as an address. `uri` says the same in letters. */
	| { kind: "authenticator"; factor: string; uri: string; secret: string; qr: string }
	/** A code is on its way to the number that ends so. */
	| { kind: "phone"; factor: string; challenge: string; phone_end: string }
	/** A code is on its way to the address of the account. */
	| { kind: "password_code" }
	| { kind: "codes"; codes: string[] };

export type SecurityAnswer = Answer & { setup: Setup | null };

/** What can be changed, one at a time: `?change=`. */
export const changes = ["password", "email", "authenticator", "phone", "remove", "codes"] as const;
export type Change = (typeof changes)[number];

export const securityPath = (change: Change, more: Record<string, string> = {}) =>
	`/profile/security?${new URLSearchParams({ change, ...more })}`;
