import { parse, serialize } from "hono/utils/cookie";
import { identityLimits } from "./identity.ts";

/** What pages know a session by. */
export const sessionCookie = "__Host-session";
/** The refresh token. A `__Host-` cookie may not have a path, and this one belongs to the identity API alone. */
export const refreshCookie = "__Secure-refresh";

/** What shows that something was asked for in this browser; see `claimOf`. */
export const claimCookie = "__Host-claim";

/** The `Set-Cookie` line of a cookie for our server alone, which no script reads; 0 seconds take it away. */
export const privateCookie = (name: string, value: string, seconds: number, path = "/") =>
	serialize(name, value, { path, maxAge: seconds, secure: true, httpOnly: true, sameSite: "Lax" });

/** The `Set-Cookie` lines of a signed-in browser. */
export const signedInCookies = (sessionToken: string, refreshToken: string) => [
	sessionCookieLine(sessionToken),
	privateCookie(refreshCookie, refreshToken, identityLimits.sessionSeconds, "/auth/v1"),
];

export const sessionCookieLine = (sessionToken: string) =>
	privateCookie(sessionCookie, sessionToken, identityLimits.sessionSeconds);

/** The `Set-Cookie` line that keeps a claim for as long as a sign-up may wait. */
export const claimCookieLine = (claim: string) => privateCookie(claimCookie, claim, identityLimits.unconfirmedSeconds);

/** The `Set-Cookie` lines that sign a browser out. */
export const signedOutCookies = () => [
	privateCookie(sessionCookie, "", 0),
	privateCookie(refreshCookie, "", 0, "/auth/v1"),
];

/** The value of a cookie in a `Cookie` header; undefined when it is not there. */
export const cookieOf = (header: string | null | undefined, name: string): string | undefined =>
	parse(header ?? "", name)[name] || undefined;

/** All cookies of a `Cookie` header. */
export const cookiesOf = (header: string | null | undefined): Record<string, string> => parse(header ?? "");
