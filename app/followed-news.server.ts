import type { AppLoadContext } from "@remix-run/cloudflare";
import { isFullySignedIn } from "#domain/ground/callers.ts";
import { listFollowedNews } from "#domain/news/following.server.ts";

/** What the reader follows among these countries and topics, or at all; null for somebody who is not signed in. */
export async function followedBy(context: AppLoadContext, among?: readonly string[]): Promise<string[] | null> {
	const actor = await context.actor();
	return isFullySignedIn(actor) ? listFollowedNews(context, actor, among) : null;
}
