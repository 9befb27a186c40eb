import type { Keys } from "#domain/ground/keys.server.ts";
import { openBookmark, sealedBookmark } from "#domain/ground/replicas.server.ts";
import { cookieOf, privateCookie, sessionCookie } from "#domain/identity/cookies.server.ts";
import { safeMethods } from "./same-origin.ts";

/** How far the database had come with a browser's last write; sealed, for it counts what others write too. */
const bookmarkCookie = "__Host-bookmark";
/** The same for programs. */
const bookmarkHeader = "X-D1-Bookmark";
/** Replicas are seconds behind. */
const bookmarkSeconds = 3600;

/** What anyone may read, pages and API. Every path that is not here is read at the primary. */
const publicPaths = [
	/^\/(_root|search|services|about|help|terms|privacy|cookies|careers|accessibility|sitemap|blog)?(\.data)?$/,
	/^\/business\/[0-9a-f]{32}(\.data)?$/,
	/^\/news(\/[0-9a-f]{32})?(\.data)?$/,
	/^\/community(\/([a-z0-9-]+-)?[0-9a-f]{10})?(\.data)?$/,
	/^\/(sitemap\.xml|rss\.xml|sitemaps\/[^/]+|robots\.txt|photos\/[^/]+)$/,
	/^\/api\/(search|suggest|lookups\/[^/]+)$/,
	/^\/api\/news(\/[0-9a-f]{32})?$/,
	/^\/api\/posts(\/[a-z0-9-]+(\/answers)?)?$/,
	/^\/api\/businesses\/[^/]+(\/(slots|reviews))?$/,
];

/** What a live event tells a page to read anew; with the event's own bookmark, else at the primary. */
const livePaths = /^\/api\/notifications$/;

/**
 * Where the reads of a request begin, as D1's Sessions API has it: public content at the nearest replica, for the signed
 * in at one that knows their last write; everything else at the primary.
 */
export async function readsFrom(request: Request, keys: Keys): Promise<string> {
	const { pathname } = new URL(request.url);
	const isPublic = publicPaths.some((path) => path.test(pathname));
	if (!safeMethods.has(request.method) || !(isPublic || livePaths.test(pathname))) return "first-primary";
	const ofHeader = await openBookmark(keys, request.headers.get(bookmarkHeader));
	if (ofHeader !== null || !isPublic) return ofHeader ?? "first-primary";
	const cookies = request.headers.get("Cookie");
	const isProgram = request.headers.has("Authorization");
	if (!isProgram && !cookieOf(cookies, sessionCookie)) return "first-unconstrained";
	return (await openBookmark(keys, cookieOf(cookies, bookmarkCookie))) ?? "first-unconstrained";
}

/**
 * After what somebody signed in has sent, tells them how far the database has come. Nobody else is told: by what a form
 * of a stranger has written they could tell whose address is known.
 */
export async function tellBookmark(
	request: Request,
	answer: Response,
	bookmark: string | null,
	keys: Keys,
	userId: () => Promise<string | null>,
): Promise<void> {
	if (bookmark === null || safeMethods.has(request.method) || answer.status >= 400) return;
	// Signing in or out writes nothing that is public.
	if (answer.headers.getSetCookie().some((line) => line.startsWith(`${sessionCookie}=`))) return;
	if ((await userId().catch(() => null)) === null) return;
	const sealed = await sealedBookmark(keys, bookmark);
	if (request.headers.has("Authorization")) answer.headers.set(bookmarkHeader, sealed);
	else answer.headers.append("Set-Cookie", privateCookie(bookmarkCookie, sealed, bookmarkSeconds));
}
