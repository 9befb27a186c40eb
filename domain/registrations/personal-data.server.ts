import { eq, getTableColumns } from "drizzle-orm";
import type { PersonalData } from "#domain/ground/personal-data.server.ts";
import { evidence, registrations } from "#drizzle/schema/registrations.ts";
import { evidenceKey } from "./evidence.server.ts";

const { user_id: _, decided_by: __, ...columns } = getTableColumns(registrations);

/** What a person has said and sent to be listed; it goes with their account. */
export const registrationsData: PersonalData = {
	tables: {
		registrations: { exported: "registrations", without: ["user_id", "decided_by"] },
		evidence: { exported: "registration_documents" },
	},
	async read({ db }, { user_id }) {
		const isOwn = eq(registrations.user_id, user_id);
		const [own, files] = await db.batch([
			db.select(columns).from(registrations).where(isOwn).orderBy(registrations.created_at),
			db
				.select(getTableColumns(evidence))
				.from(evidence)
				.innerJoin(registrations, eq(registrations.id, evidence.registration_id))
				.where(isOwn)
				.orderBy(evidence.created_at),
		]);
		return { registrations: own, registration_documents: files };
	},
	async files({ db }, user_id) {
		const own = await db
			.select({ id: evidence.id })
			.from(evidence)
			.innerJoin(registrations, eq(registrations.id, evidence.registration_id))
			.where(eq(registrations.user_id, user_id));
		return own.map(({ id }) => evidenceKey(id));
	},
};
