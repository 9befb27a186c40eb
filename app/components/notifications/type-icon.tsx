import { Bookmark, CalendarClock, Info, MessageSquare, Star } from "lucide-react";
import type { NotificationType } from "#domain/profiles/notification-preferences.ts";

const icons = { message: MessageSquare, review: Star, bookmark: Bookmark, booking: CalendarClock, other: Info };

/** What a notification is about, at a glance. */
export function TypeIcon({ type }: { type: NotificationType }) {
	const Icon = icons[type];
	return <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />;
}
