import type { AppLoadContext } from "@remix-run/cloudflare";
import { listSavedIds } from "#domain/bookmarks/bookmarks.server.ts";
import { guestCookie, guestSavedIn, guestSeconds } from "#domain/bookmarks/guest.ts";
import { isFullySignedIn } from "#domain/ground/callers.ts";
import { cookieOf, privateCookie } from "#domain/identity/cookies.server.ts";

/** Whom a guest has saved, as their browser keeps it. */
export const guestSaved = (request: Request) => guestSavedIn(cookieOf(request.headers.get("Cookie"), guestCookie));

/** The `Set-Cookie` line that keeps it; an empty value takes it away. */
export const guestCookieLine = (value: string) => privateCookie(guestCookie, value, value ? guestSeconds : 0);

/** Whom the reader has saved: a person in their account, a guest in their browser. */
export async function savedOf(request: Request, context: AppLoadContext): Promise<ReadonlySet<string>> {
	const actor = await context.actor();
	return new Set(isFullySignedIn(actor) ? await listSavedIds(context, actor) : guestSaved(request));
}
