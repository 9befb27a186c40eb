import { eq, getTableColumns } from "drizzle-orm";
import type { PersonalData } from "#domain/ground/personal-data.server.ts";
import { notifications } from "#drizzle/schema/notifications.ts";

const { user_id: _, ...notificationColumns } = getTableColumns(notifications);

/** What a person was told on the site, and what is on its way to them. */
export const noticesData: PersonalData = {
	tables: {
		notifications: { exported: "notifications", without: ["user_id"] },
		inboxes: { withheld: "counts only" },
		live_events: { withheld: "which of the above changed when, for a week" },
		outbox: { withheld: "sealed, and sent within a day; what cannot be sent goes after a week" },
		mailbox: { withheld: "exists on a developer's machine only" },
	},
	async read({ db }, { user_id }) {
		const rows = await db
			.select(notificationColumns)
			.from(notifications)
			.where(eq(notifications.user_id, user_id))
			.orderBy(notifications.created_at);
		return { notifications: rows };
	},
};
