import * as z from "zod";
import { notificationTypes } from "#domain/profiles/notification-preferences.ts";
import { notificationsPerPage } from "./limits.ts";

/** Of a page to go on after: `created_at` and id of its last line. */
const cursor = z.string().regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,16}Z,[\w-]{1,40}$/);

/** Which of their notifications a person asks for. */
export const notificationQuery = z.object({
	type: z.enum(notificationTypes).optional(),
	unread: z
		.enum(["true", "false"])
		.transform((text) => text === "true")
		.optional(),
	cursor: cursor.optional(),
});
export type NotificationQuery = z.infer<typeof notificationQuery>;

/** Several of them, named by a form or a program. */
export const notificationIds = z.array(z.string().max(40)).min(1).max(notificationsPerPage);
