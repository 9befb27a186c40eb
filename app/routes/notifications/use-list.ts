import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { Notification, NotificationPage } from "#domain/notices/notifications.server.ts";
import { useLiveData } from "../../use-live-data.ts";
import type { Changed } from "./actions.server.ts";

const tables = ["notifications"] as const;

type Page = Pick<NotificationPage, "notifications" | "next_cursor">;

/**
 * The list as it is now: the page that the server last said, which is asked for again when something happens, and the
 * older ones that were added to it here.
 */
export function useList(page: Page, answer: Changed | undefined) {
	const [older, setOlder] = useState<Page | null>(null);
	const { data, state, load } = useFetcher<Page>();
	useLiveData(tables);
	useEffect(() => {
		if (data)
			setOlder((before) => ({ ...data, notifications: [...(before?.notifications ?? []), ...data.notifications] }));
	}, [data]);
	const applied = useRef(answer);
	useEffect(() => {
		if (!answer || answer === applied.current) return;
		applied.current = answer;
		if (answer.outcome === "saved")
			setOlder((before) => before && { ...before, notifications: changed(before.notifications, answer) });
	}, [answer]);
	const known = new Set(page.notifications.map(({ id }) => id));
	return {
		list: [...page.notifications, ...(older?.notifications ?? []).filter(({ id }) => !known.has(id))],
		older: { cursor: older ? older.next_cursor : page.next_cursor, isLoading: state !== "idle", load },
	};
}

function changed(list: readonly Notification[], { intent, ids }: Changed): Notification[] {
	if (intent === "delete") return list.filter(({ id }) => !ids.includes(id));
	const read_at = new Date().toISOString();
	const isRead = ({ id }: Notification) => intent === "read_all" || (intent === "read" && ids.includes(id));
	return list.map((one) => (isRead(one) ? { ...one, read_at: one.read_at ?? read_at } : one));
}
