import { createMiddleware } from "hono/factory";
import { cookieOf, sessionCookie } from "#domain/identity/cookies.server.ts";
import type { AppEnv } from "./measured.ts";
import { safeMethods } from "./same-origin.ts";

/** What anybody reads: the same for everyone who is not signed in. What is not named here is private. */
const publicPages =
	/^\/(|_root|search|services|about|help|contact|terms|privacy|cookies|careers|accessibility|blog|news(\/[0-9a-f]{32})?|community(\/([a-z0-9-]+-)?[0-9a-f]{10})?|sitemap|business\/[0-9a-f]{32}(\/reviews)?)(\.data)?$/;
const publicApi =
	/^\/api\/(search|suggest|lookups|health|news(\/[0-9a-f]{32})?$|posts(\/[a-z0-9-]+(\/answers)?)?$|businesses\/[0-9a-f]{32}(\/(slots|reviews))?$)/;

/**
 * No cache keeps what is private, and neither does the browser of a shared computer: whatever is answered to somebody
 * with a credential, with a cookie, or at an address that is not public. What says itself that it is public is so.
 */
export const privacy = createMiddleware<AppEnv>(async (c, next) => {
	await next();
	const { headers, status } = c.res;
	if (status === 101) return;
	const says = headers.get("Cache-Control");
	const isSigned = c.req.header("Authorization") || cookieOf(c.req.header("Cookie"), sessionCookie);
	const isPage = publicPages.test(c.req.path);
	const isPublic = !headers.has("Set-Cookie") && safeMethods.has(c.req.method) && status < 400;
	if (isPublic && says?.startsWith("public")) return;
	if (isPublic && !isSigned && publicApi.test(c.req.path)) {
		// Free times and counts change: nobody answers with old ones.
		if (!says) headers.set("Cache-Control", "no-cache");
		return;
	}
	headers.set("Cache-Control", isPublic && !isSigned && isPage ? "private, no-cache" : "private, no-store");
	if (isPage) headers.append("Vary", "Accept-Language, Cookie");
});
