import { serialize } from "hono/utils/cookie";
import { cookieOf } from "#domain/identity/cookies.server.ts";
import { isTheme, preferenceSeconds, type Theme } from "./preferences.ts";

/** The chosen theme, "system" when none was. */
export function themeOf(request: Request): Theme {
	const kept = cookieOf(request.headers.get("Cookie"), "theme");
	return isTheme(kept) ? kept : "system";
}

/** A cookie that keeps a choice for a year. Not `Secure` in development: Safari drops those on http://localhost. */
export const preferenceCookie = (name: "theme" | "lang" | "zone", value: string, isDevelopment: boolean) =>
	serialize(name, value, {
		path: "/",
		maxAge: preferenceSeconds,
		httpOnly: true,
		secure: !isDevelopment,
		sameSite: "Lax",
	});
