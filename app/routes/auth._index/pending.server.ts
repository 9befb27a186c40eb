import { cookieOf } from "#domain/identity/cookies.ts";
import { email, limits } from "#domain/identity/identity.ts";

const name = "__Host-sign-in";
const attributes = "Path=/; Secure; HttpOnly; SameSite=Lax";

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
	`${name}=${sentAt}.${Buffer.from(address).toString("base64url")}; Max-Age=${limits.codeSeconds}; ${attributes}`;

export const noPendingCookie = `${name}=; Max-Age=0; ${attributes}`;
