/** How the page is lit: as the device says, or as the person chose. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme);

/** For how long a device keeps a choice. */
export const preferenceSeconds = 365 * 24 * 60 * 60;

/** Marks what a browser says by itself. */
export const deviceMark = "~";

/** The browser's zone, as a script keeps it: what a person has chosen is `HttpOnly`, and scripts do not write over that. */
export const deviceZoneCookie = (zone: string, isSecure: boolean) =>
	`zone=${deviceMark}${zone}; Path=/; Max-Age=${preferenceSeconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
