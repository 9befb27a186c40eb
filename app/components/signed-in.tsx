import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { type Person, useRootData } from "../root-data.ts";
import { sessionClient } from "../session-client.ts";
import { Onboarding } from "./onboarding/onboarding.tsx";

/**
 * What runs for the signed-in, and for a moment after they have gone: the session client follows the page, and the
 * page follows what other tabs have done.
 */
export function SignedIn({ person }: { person: Person | null }) {
	const backendUrl = useRootData()?.publicUrl ?? "";
	const { revalidate } = useRevalidator();
	const shown = useRef(person);
	shown.current = person;
	const [isLoading, setLoading] = useState(true);
	useEffect(() => {
		return sessionClient(backendUrl).onChange((event, session) => {
			// The first event ends the loading, whatever it says.
			setLoading(false);
			const isSignedIn = shown.current !== null;
			const mustLookAgain = event === "SIGNED_OUT" ? isSignedIn : session !== null && !isSignedIn;
			if (mustLookAgain) revalidate();
		});
	}, [backendUrl, revalidate]);
	const sessionId = person?.session_id ?? null;
	const aal = person?.aal ?? null;
	useEffect(() => {
		// Offline or refused: the cookie still says who this is, and the next page tries again.
		sessionClient(backendUrl)
			.follow(sessionId, aal)
			.catch(() => {});
	}, [backendUrl, sessionId, aal]);
	return person && !isLoading ? <Onboarding person={person} /> : null;
}
