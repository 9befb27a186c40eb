import { useSyncExternalStore } from "react";
import type { LiveEvent, Typing, Unread } from "#domain/outbox/live.ts";
import type { Person } from "./root-data.ts";

/**
 * What has just changed for the signed-in person, for whatever part of the page shows it. `app/live-client.ts` brings it;
 * without it everything works as the server last said.
 */
const listeners = new Set<(event: LiveEvent) => void>();

/** The last event of this page, and whose it was. */
let latest: { user_id: string; event: LiveEvent } | null = null;

/** Passes an event on to all that listen, in order. */
export function publish(user_id: string, event: LiveEvent) {
	latest = { user_id, event };
	for (const listener of listeners) listener(event);
}

/** Hears of every event until the function that it answers is called. */
export function onLiveEvent(listener: (event: LiveEvent) => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

const typingListeners = new Set<(typing: Typing) => void>();

/** Passes on that somebody is writing. */
export function publishTyping(typing: Typing) {
	for (const listener of typingListeners) listener(typing);
}

/** Hears when somebody is writing, until the function that it answers is called. */
export function onTyping(listener: (typing: Typing) => void): () => void {
	typingListeners.add(listener);
	return () => void typingListeners.delete(listener);
}

/** What a person has not read: as the page says or, where that is newer, the last event. */
export function useUnread({ user_id, live_seq, unread_notifications, unread_messages }: Person): Unread {
	const event = useSyncExternalStore(
		onLiveEvent,
		() => latest,
		() => null,
	);
	const isNewer = event?.user_id === user_id && event.event.seq > live_seq;
	return isNewer ? event.event.unread : { notifications: unread_notifications, messages: unread_messages };
}
