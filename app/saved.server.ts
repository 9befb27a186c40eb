import type { AppLoadContext } from "@remix-run/cloudflare";
import { listSavedIds } from "#domain/bookmarks/bookmarks.server.ts";
import { guestCookieOf, guestSavedIn, guestSeconds } from "#domain/bookmarks/guest.ts";
import { isFullySignedIn } from "#domain/ground/callers.ts";
import { cookiesOf, privateCookie } from "#domain/identity/cookies.server.ts";

/** Whom a guest has saved, as their browser keeps it. */
export const guestSaved = (request: Request) => guestSavedIn(cookiesOf(request.headers.get("Cookie")));

/** The `Set-Cookie` line that keeps somebody saved, or (null) takes them out. */
export const guestCookieLine = (id: string, at: Date | null) =>
	privateCookie(guestCookieOf(id), at ? String(at.getTime()) : "", at ? guestSeconds : 0);

/** Whom the reader has saved: a person in their account, a guest in their browser. */
export async function savedOf(request: Request, context: AppLoadContext): Promise<ReadonlySet<string>> {
	const actor = await context.actor();
	return new Set(isFullySignedIn(actor) ? await listSavedIds(context, actor) : guestSaved(request));
}
