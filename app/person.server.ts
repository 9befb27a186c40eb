import type { AppLoadContext } from "@remix-run/cloudflare";
import { sessionCookieLine } from "#domain/identity/cookies.ts";
import type { Actor } from "#domain/identity/identity.ts";
import { sessionTokenOf } from "#domain/identity/sessions.server.ts";
import { isFullySignedIn, touchSession } from "#domain/session.server.ts";
import type { Person } from "./root-data.ts";

/** What the page may know of who is signed in. */
export function personOf(actor: Actor): Person {
	const { user_id, session_id, full_name, email, avatar_url, role, aal, onboarded_at, city_id, created_at } = actor;
	return {
		...{ user_id, session_id, full_name, email, avatar_url, role, aal, onboarded_at, city_id, created_at },
		phone: actor.profile_phone,
		owes_factor: !isFullySignedIn(actor),
	};
}

/** Once a day a session that is used lives on: its cookie again, with its 30 days. */
export async function renewedCookies(context: AppLoadContext, actor: Actor): Promise<string[]> {
	if (!touchSession(context, actor)) return [];
	return [sessionCookieLine(await sessionTokenOf(context, { id: actor.session_id, user_id: actor.user_id }))];
}
