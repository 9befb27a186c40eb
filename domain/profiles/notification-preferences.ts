import * as z from "zod";
import { orNull } from "#domain/ground/typed-text.ts";

/** The types of the specification, in its order. */
export const notificationTypes = ["message", "review", "bookmark", "booking", "other"] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** Where a notification may reach a person. */
export const channels = ["in_app", "email", "text"] as const;
export type Channel = (typeof channels)[number];

/** A cell of the matrix: "message.email". */
export type Cell = `${NotificationType}.${Channel}`;
export const cells = notificationTypes.flatMap((type) => channels.map((channel): Cell => `${type}.${channel}`));

/** Local time of day: "22:00". */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** How a person wants to hear. Quiet hours have both ends or none, and two that are equal are none. */
export const notificationPreferences = z
	.object({
		/** What is on; every other cell is off. */
		on: z.array(z.enum(cells)).max(cells.length),
		quiet_from: orNull(time).default(null),
		quiet_until: orNull(time).default(null),
		/** Mail and messages say nothing of their content. A form sends it only where it is ticked. */
		is_discreet: z.preprocess((value) => (value === "on" ? true : value), z.boolean()).default(false),
	})
	.refine(({ quiet_from, quiet_until }) => quiet_until === null || quiet_from !== null, { path: ["quiet_from"] })
	.refine(
		({ quiet_from, quiet_until }) => quiet_from === null || (quiet_until !== null && quiet_until !== quiet_from),
		{
			path: ["quiet_until"],
		},
	);
export type NotificationPreferences = z.infer<typeof notificationPreferences>;
