import { savedId } from "./bookmarks.ts";
import { mostSavedByGuest } from "./limits.ts";

/** Begins the names of the cookies that keep whom a guest has saved, in their browser alone: one each, so that two that are saved at once do not lose one another. */
const prefix = "__Host-saved.";

/** For how long one is kept. */
export const guestSeconds = 90 * 24 * 3600;

/** The name of the cookie that keeps one; its value is when it was saved, in ms since 1970. */
export const guestCookieOf = (id: string) => prefix + id;

/** The ids among the cookies of a browser, the last saved first; nothing of what is none. */
export const guestSavedIn = (cookies: Readonly<Record<string, string>>): string[] =>
	Object.entries(cookies)
		.map(([name, value]) => ({ id: name.startsWith(prefix) ? name.slice(prefix.length) : "", at: Number(value) || 0 }))
		.filter(({ id }) => savedId.safeParse(id).success)
		.sort((a, b) => b.at - a.at)
		.slice(0, mostSavedByGuest)
		.map(({ id }) => id);
