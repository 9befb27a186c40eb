/** How the page is lit: as the device says, or as the person chose. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme);

/** The chosen theme, "system" when none was. */
export function themeOf(request: Request): Theme {
	const kept = /(?:^|; )theme=([^;]+)/.exec(request.headers.get("Cookie") ?? "")?.[1];
	return isTheme(kept) ? kept : "system";
}

const yearSeconds = 365 * 24 * 60 * 60;

/** A cookie that keeps a choice for a year. Not `Secure` in development: Safari drops those on http://localhost. */
export function preferenceCookie(name: "theme" | "lang" | "zone", value: string, isDevelopment: boolean) {
	return `${kept(name, value, !isDevelopment)}; HttpOnly`;
}

/** Marks what a browser says by itself. */
export const deviceMark = "~";

/** The browser's zone, as a script keeps it: what a person has chosen is `HttpOnly`, and scripts do not write over that. */
export const deviceZoneCookie = (zone: string, isSecure: boolean) => kept("zone", deviceMark + zone, isSecure);

const kept = (name: string, value: string, isSecure: boolean) =>
	`${name}=${value}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
