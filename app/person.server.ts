import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Actor, isFullySignedIn } from "#domain/ground/callers.ts";
import { sessionCookieLine } from "#domain/identity/cookies.server.ts";
import { touchSession } from "#domain/identity/session.server.ts";
import { sessionTokenOf } from "#domain/identity/session-tokens.server.ts";
import { stepOf } from "#domain/profiles/onboarding.ts";
import type { Person } from "./root-data.ts";

/** What the page may know of who is signed in. */
export function personOf(actor: Actor, now: Date): Person {
	const { user_id, session_id, full_name, email, avatar_url, role, aal, live_seq } = actor;
	const { onboarded_at, created_at: account_created_at, city_id, profile_phone: phone } = actor;
	// Whether this browser remembers the greeting is for the browser to look at.
	const facts = { hasLocalFlag: false, onboarded_at, account_created_at, now: now.toISOString(), city_id, phone };
	return {
		...{ user_id, session_id, full_name, email, avatar_url, role, aal, live_seq },
		unread_notifications: actor.unread_notifications,
		unread_messages: actor.unread_messages,
		phone,
		onboarding: stepOf(facts),
		owes_factor: !isFullySignedIn(actor),
	};
}

/** Once a day a session that is used lives on: its cookie again, with its 30 days. */
export async function renewedCookies(context: AppLoadContext, actor: Actor): Promise<string[]> {
	if (!touchSession(context, actor)) return [];
	return [sessionCookieLine(await sessionTokenOf(context, { id: actor.session_id, user_id: actor.user_id }))];
}
