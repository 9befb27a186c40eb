import type { Keys } from "./keys.server.ts";

/** Keeps what was sealed for something else from being taken for a bookmark. */
const use = "bookmark ";
const longest = 500;

/** How far the database has come, for a browser or program to keep: sealed, for it counts what others write too. */
export const sealedBookmark = (keys: Keys, bookmark: string) => keys.seal(use + bookmark);

/** The bookmark again; null for anything else. */
export async function openBookmark(keys: Keys, sealed: string | null | undefined): Promise<string | null> {
	if (!sealed || sealed.length > longest) return null;
	const opened = await keys.open(sealed).catch(() => "");
	return opened.startsWith(use) ? opened.slice(use.length) : null;
}
