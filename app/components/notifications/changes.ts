import type { Notification } from "#domain/notices/notifications.server.ts";
import type { LiveEvent } from "#domain/outbox/live.ts";

/**
 * A list of notifications, newest first, after an event; null where it can only be asked for again. One that comes back
 * after it was deleted has its old place; one older than all that are shown stays out, for a later page brings it.
 */
export function applied(
	list: readonly Notification[],
	event: LiveEvent,
	{ isWhole }: { isWhole: boolean },
): Notification[] | null {
	if (event.event === "reset" || event.row === null) return null;
	const { id } = event.row;
	const others = list.filter((one) => one.id !== id);
	if (event.event === "delete") return others;
	const row = event.row as Notification;
	const at = others.findIndex((one) => isBefore(row, one));
	if (at >= 0) return others.toSpliced(at, 0, row);
	return isWhole || list.length > others.length ? [...others, row] : others;
}

const isBefore = (one: Notification, other: Notification) =>
	one.created_at > other.created_at || (one.created_at === other.created_at && one.id > other.id);
