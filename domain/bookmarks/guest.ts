import { savedId } from "./bookmarks.ts";
import { mostSavedByGuest } from "./limits.ts";

/** Keeps whom a guest has saved, in their browser alone. */
export const guestCookie = "__Host-saved";

/** For how long, from the last time that they saved somebody. */
export const guestSeconds = 90 * 24 * 3600;

/** The ids in the value of that cookie, the last saved first; nothing of what is none. */
export const guestSavedIn = (value: string | undefined): string[] =>
	[...new Set((value ?? "").split("."))].filter((id) => savedId.safeParse(id).success).slice(0, mostSavedByGuest);

/** The value after one more was saved; null when there are as many as fit. */
export function withSaved(ids: readonly string[], id: string): string | null {
	if (ids.includes(id)) return ids.join(".");
	return ids.length < mostSavedByGuest ? [id, ...ids].join(".") : null;
}

/** The value without one. */
export const withoutSaved = (ids: readonly string[], id: string) => ids.filter((one) => one !== id).join(".");
