import { useRevalidator } from "@remix-run/react";
import type { AuthChangeEvent } from "@supabase/auth-js";
import { useEffect, useRef, useState } from "react";
import { type Person, useSite } from "../root-data.ts";
import { sessionClient } from "../session-client.ts";
import { followSignOut } from "./form/drafts.ts";
import { Onboarding } from "./onboarding/onboarding.tsx";

/**
 * What runs for the signed-in, and for a moment after they have gone: the session client follows the page, and the
 * page follows what other tabs have done.
 */
export function SignedIn({ person }: { person: Person | null }) {
	const site = useSite();
	const { revalidate } = useRevalidator();
	const shown = useRef(person);
	shown.current = person;
	const [isLoading, setLoading] = useState(true);
	useEffect(() => {
		return clientOf(site)?.onChange((event, session) => {
			// The first event ends the loading, whatever it says.
			setLoading(false);
			if (mustLookAgain(event, session !== null, shown.current)) revalidate();
		});
	}, [site, revalidate]);
	useEffect(followSignOut, []);
	const sessionId = person?.session_id ?? null;
	const aal = person?.aal ?? null;
	useEffect(() => {
		// Offline or refused: the cookie still says who this is, and the next page tries again.
		clientOf(site)
			?.follow(sessionId, aal)
			.catch(() => {});
	}, [site, sessionId, aal]);
	return person && !isLoading ? <Onboarding person={person} /> : null;
}

/** Null where a setting is missing: that error is raised for all to see, while the page goes on by its cookie. */
function clientOf(site: ReturnType<typeof useSite>) {
	try {
		return sessionClient(site);
	} catch (error) {
		reportError(error);
		return null;
	}
}

/** Whether the page shows somebody else than the event speaks of, or the same person before their second step. */
function mustLookAgain(event: AuthChangeEvent, hasSession: boolean, shown: Person | null) {
	if (event === "SIGNED_OUT") return shown !== null;
	return hasSession && (shown === null || (event === "MFA_CHALLENGE_VERIFIED" && shown.aal !== "aal2"));
}
