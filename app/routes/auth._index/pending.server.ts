import { cookieOf, privateCookie } from "#domain/identity/cookies.server.ts";
import { email, identityLimits } from "#domain/identity/identity.ts";

const name = "__Host-sign-in";

/**
 * The address that a code was asked for, and when (ms since 1970; 0 for never). It waits in a cookie while the person
 * looks into their mail: phones forget the page meanwhile, and an address does not belong into a URL.
 */
export type Pending = { address: string; sentAt: number };

export function pendingOf(request: Request): Pending | null {
	const [time = "", ...rest] = (cookieOf(request.headers.get("Cookie"), name) ?? "").split(".");
	const address = email.safeParse(Buffer.from(rest.join("."), "base64url").toString());
	return address.success && /^\d{1,15}$/.test(time) ? { address: address.data, sentAt: Number(time) } : null;
}

export const pendingCookie = ({ address, sentAt }: Pending) =>
	privateCookie(name, `${sentAt}.${Buffer.from(address).toString("base64url")}`, identityLimits.codeSeconds);

export const noPendingCookie = privateCookie(name, "", 0);
