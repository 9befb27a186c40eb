import { createMiddleware } from "hono/factory";
import { saveBookmarks } from "#domain/bookmarks/bookmarks.server.ts";
import { guestCookieOf, guestSavedIn } from "#domain/bookmarks/guest.ts";
import { isFullySignedIn } from "#domain/ground/callers.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { cookieOf, cookiesOf, privateCookie, sessionCookie } from "#domain/identity/cookies.server.ts";
import { findActor, readCredential } from "#domain/identity/session.server.ts";
import type { AppEnv } from "./measured.ts";
import { safeMethods } from "./same-origin.ts";

/**
 * Whom somebody saved as a guest is saved in their account once they are fully signed in, by whatever way they came, and
 * kept by the browser no longer.
 */
export const guestSaves = createMiddleware<AppEnv>(async (c, next) => {
	await next();
	const cookies = c.req.header("Cookie");
	const saved = guestSavedIn(cookiesOf(cookies));
	if (saved.length === 0 || safeMethods.has(c.req.method) || c.res.status >= 400) return;
	const { ctx } = c.var;
	const opened = c.res.headers.getSetCookie().find((line) => line.startsWith(`${sessionCookie}=`));
	const token = cookieOf(opened ?? cookies, sessionCookie);
	const credential = await readCredential(ctx, { token });
	const actor = credential && (await findActor(ctx, credential));
	if (!isFullySignedIn(actor)) return;
	try {
		await saveBookmarks(ctx, actor, saved);
	} catch (error) {
		// There are too many in the account: those of the browser stay there.
		if (error instanceof Refusal) return;
		throw error;
	}
	for (const id of saved) c.res.headers.append("Set-Cookie", privateCookie(guestCookieOf(id), "", 0));
});
