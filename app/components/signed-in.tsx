import { useLingui } from "@lingui/react/macro";
import { useLocation, useNavigate, useNavigation, useRevalidator } from "@remix-run/react";
import type { AuthChangeEvent } from "@supabase/auth-js";
import { useEffect, useRef, useState } from "react";
import type { Notification } from "#domain/notices/notifications.server.ts";
import { askApi } from "../ask-api.ts";
import { onLiveEvent } from "../live.ts";
import { returnPath } from "../return-path.ts";
import { type Person, useSite } from "../root-data.ts";
import { sessionClient } from "../session-client.ts";
import { followSignOut } from "./form/drafts.ts";
import { Onboarding } from "./onboarding/onboarding.tsx";
import { toast } from "./ui/toast.ts";

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
	useRoom(person);
	useAlerts();
	return person && !isLoading ? <Onboarding person={person} /> : null;
}

/** Listens to the person's room once the page has nothing else to do; a session that ended elsewhere ends here. */
function useRoom(person: Person | null) {
	const { revalidate } = useRevalidator();
	const session = person && !person.owes_factor ? `${person.user_id} ${person.session_id}` : null;
	const seq = useRef(0);
	seq.current = person?.live_seq ?? 0;
	useEffect(() => {
		const [user_id] = session?.split(" ") ?? [];
		if (!user_id) return;
		let stop: (() => void) | null = null;
		let isGone = false;
		const start = async () => {
			const { followRoom } = await import("../live-client.ts");
			if (!isGone) stop = followRoom({ user_id, seq: seq.current, onEnd: revalidate });
		};
		// Offline: the next page tries again.
		const callOff = afterIdle(() => start().catch(() => {}));
		return () => {
			isGone = true;
			callOff();
			stop?.();
		};
	}, [session, revalidate]);
}

/** Once the page has nothing else to do; answers what calls it off. Safari has no idle callback. */
function afterIdle(work: () => void): () => void {
	if ("requestIdleCallback" in window) {
		const id = requestIdleCallback(work, { timeout: 2000 });
		return () => cancelIdleCallback(id);
	}
	const id = setTimeout(work, 200);
	return () => clearTimeout(id);
}

/**
 * Calls what is new to the person's attention: on the page and, where they allowed it, by their browser. A page that is
 * on its way is awaited: what it is about itself needs no toast.
 */
function useAlerts() {
	const { t } = useLingui();
	const navigate = useNavigate();
	const { pathname } = useLocation();
	const { state } = useNavigation();
	const [waiting, setWaiting] = useState<readonly Alert[]>([]);
	const words = { unnamed: t`You have a new notification`, open: t`Open` };
	useEffect(
		() =>
			onLiveEvent((event) => {
				if (event.event === "reset" || event.table !== "notifications" || !event.row || event.alert === null) return;
				const alert = { row: event.row as Notification, isDiscreet: event.alert === "discreet" };
				setWaiting((before) => [...before, alert]);
			}),
		[],
	);
	useEffect(() => {
		if (waiting.length === 0 || state !== "idle") return;
		setWaiting([]);
		for (const { row, isDiscreet } of waiting) {
			const { id, title, message, data } = row;
			const path = data.url ? returnPath(data.url) : "/notifications";
			if (path === pathname) continue;
			const open = () => {
				askApi(`/api/notifications/${id}`, { method: "PATCH" }).catch(() => {});
				navigate(path);
			};
			toast({
				...(isDiscreet ? { title: words.unnamed } : { title, description: message }),
				action: { label: words.open, onClick: open },
				kind: "live",
			});
			showOutside(id, words.unnamed);
		}
	});
}

type Alert = { row: Notification; isDiscreet: boolean };

/** By the browser itself: once, however many pages are open, and in words that tell a stranger nothing. */
async function showOutside(id: string, body: string) {
	if (!("Notification" in window) || Notification.permission !== "granted") return;
	const worker = await navigator.serviceWorker?.getRegistration();
	const { dir, lang } = document.documentElement;
	await worker?.showNotification("Visavis", {
		body,
		tag: id,
		icon: "/apple-touch-icon.png",
		dir: dir as NotificationDirection,
		lang,
	});
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
