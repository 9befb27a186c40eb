import { eq, getTableColumns } from "drizzle-orm";
import type { PersonalData } from "#domain/ground/personal-data.server.ts";
import { reports } from "#drizzle/schema/reports.ts";

const { user_id: _, ...columns } = getTableColumns(reports);

/** What a person has reported; at the erasure a report stays, and belongs to nobody. */
export const reportsData: PersonalData = {
	tables: {
		reports: { exported: "reports", without: ["user_id"] },
		report_messages: { withheld: "what a report shows to an admin, as it was sent" },
	},
	async read({ db }, { user_id }) {
		const made = await db.select(columns).from(reports).where(eq(reports.user_id, user_id)).orderBy(reports.created_at);
		return { reports: made };
	},
};
