import { limits } from "./identity.ts";

/** What pages know a session by. */
export const sessionCookie = "__Host-session";
/** The refresh token. A `__Host-` cookie may not have a path, and this one belongs to the identity API alone. */
export const refreshCookie = "__Secure-refresh";

const attributes = "Secure; HttpOnly; SameSite=Lax";

/** The `Set-Cookie` lines of a signed-in browser. */
export const signedInCookies = (sessionToken: string, refreshToken: string) => [
	sessionCookieLine(sessionToken),
	`${refreshCookie}=${refreshToken}; Path=/auth/v1; Max-Age=${limits.sessionSeconds}; ${attributes}`,
];

export const sessionCookieLine = (sessionToken: string) =>
	`${sessionCookie}=${sessionToken}; Path=/; Max-Age=${limits.sessionSeconds}; ${attributes}`;

/** The `Set-Cookie` lines that sign a browser out. */
export const signedOutCookies = () => [
	`${sessionCookie}=; Path=/; Max-Age=0; ${attributes}`,
	`${refreshCookie}=; Path=/auth/v1; Max-Age=0; ${attributes}`,
];

/** The value of a cookie in a `Cookie` header; undefined when it is not there. */
export function cookieOf(header: string | null | undefined, name: string): string | undefined {
	const line = (header ?? "").split("; ").find((part) => part.startsWith(`${name}=`));
	return line?.slice(name.length + 1) || undefined;
}
