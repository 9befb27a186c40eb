import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NotificationType } from "#domain/profiles/notification-preferences.ts";

/** What notifications are about. */
export const notificationTypeNames: Record<NotificationType, MessageDescriptor> = {
	message: msg`Messages`,
	review: msg`Reviews`,
	bookmark: msg`Bookmarks`,
	booking: msg`Appointments`,
	other: msg`Everything else`,
};

/** In the order of the specification. */
export const notificationTypes = Object.keys(notificationTypeNames) as NotificationType[];
