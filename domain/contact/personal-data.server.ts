import { eq, getTableColumns } from "drizzle-orm";
import type { PersonalData } from "#domain/ground/personal-data.server.ts";
import { contactMessages } from "#drizzle/schema/contact.ts";

const { user_id: _, ...columns } = getTableColumns(contactMessages);

/** What a person has written to us while they were signed in; it goes with their account. */
export const contactData: PersonalData = {
	tables: { contact_messages: { exported: "contact_messages", without: ["user_id"] } },
	async read({ db }, { user_id }) {
		const written = await db
			.select(columns)
			.from(contactMessages)
			.where(eq(contactMessages.user_id, user_id))
			.orderBy(contactMessages.created_at);
		return { contact_messages: written };
	},
};
