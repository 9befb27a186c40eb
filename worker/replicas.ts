import type { Keys } from "#domain/ground/keys.server.ts";
import { cookieOf, privateCookie, sessionCookie } from "#domain/identity/cookies.server.ts";
import { safeMethods } from "./same-origin.ts";

/** How far the database had come with a browser's last write; sealed, for it counts what others write too. */
const bookmarkCookie = "__Host-bookmark";
/** The same for programs. */
const bookmarkHeader = "X-D1-Bookmark";
/** Replicas are seconds behind. */
const bookmarkSeconds = 3600;
const longestBookmark = 500;

/** What anyone may read, pages and API. Every path that is not here is read at the primary. */
const publicPaths = [
	/^\/(_root|search|services|about|sitemap|blog)?(\.data)?$/,
	/^\/business\/[0-9a-f]{32}(\.data)?$/,
	/^\/(sitemap\.xml|sitemaps\/[^/]+|robots\.txt|photos\/[^/]+)$/,
	/^\/api\/(search|suggest|lookups\/[^/]+)$/,
	/^\/api\/businesses\/[^/]+(\/(slots|reviews))?$/,
];

/**
 * Where the reads of a request begin, as D1's Sessions API has it: public content at the nearest replica, for the signed
 * in at one that knows their last write; everything else at the primary.
 */
export async function readsFrom(request: Request, keys: Keys): Promise<string> {
	const { pathname } = new URL(request.url);
	if (!safeMethods.has(request.method) || !publicPaths.some((path) => path.test(pathname))) return "first-primary";
	const cookies = request.headers.get("Cookie");
	const isProgram = request.headers.has("Authorization");
	if (!isProgram && !cookieOf(cookies, sessionCookie)) return "first-unconstrained";
	const sealed = request.headers.get(bookmarkHeader) ?? cookieOf(cookies, bookmarkCookie);
	if (!sealed || sealed.length > longestBookmark) return "first-unconstrained";
	const opened = await keys.open(sealed).catch(() => "");
	return opened.startsWith(use) ? opened.slice(use.length) : "first-unconstrained";
}

/** Keeps what was sealed for something else from being taken for a bookmark. */
const use = "bookmark ";

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
	const sealed = await keys.seal(use + bookmark);
	if (request.headers.has("Authorization")) answer.headers.set(bookmarkHeader, sealed);
	else answer.headers.append("Set-Cookie", privateCookie(bookmarkCookie, sealed, bookmarkSeconds));
}
