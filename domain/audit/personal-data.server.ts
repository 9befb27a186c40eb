import type { PersonalData } from "#domain/ground/personal-data.server.ts";

/** What admins have done. It outlives everybody's account, the admin's too. */
export const auditData: PersonalData = {
	tables: { audit_entries: { withheld: "says what admins have done, and of people no more than an id" } },
};
