import { count, eq, getTableColumns } from "drizzle-orm";
import type { PersonalData } from "#domain/ground/personal-data.server.ts";
import { accountDecisions, factorRemovals, factors, recoveryCodes, sessions, users } from "#drizzle/schema/users.ts";

const { password_hash: _, ...accountColumns } = getTableColumns(users);
const { sealed_secret: __, last_step: ___, user_id: ____, ...factorColumns } = getTableColumns(factors);
const { rotations: _____, rotated_at: ______, user_id: _______, ...sessionColumns } = getTableColumns(sessions);
const { user_id: ________, ...decisionColumns } = getTableColumns(accountDecisions);

/** The account, its devices and second factors; nothing that proves who somebody is. */
export const identityData: PersonalData = {
	tables: {
		users: { exported: "account", without: ["password_hash"] },
		sessions: { exported: "sessions", without: ["rotations", "rotated_at", "user_id"] },
		factors: { exported: "factors", without: ["sealed_secret", "last_step", "user_id"] },
		account_decisions: { exported: "account_decisions", without: ["user_id"] },
		factor_removals: { exported: "factor_removal", without: ["user_id"] },
		recovery_codes: { withheld: "only hashes; the export says how many are left" },
		challenges: { withheld: "opens a session for some minutes" },
		tickets: { withheld: "only hashes, for a minute" },
		one_time_codes: { withheld: "only hashes, for an hour" },
		rate_limits: { withheld: "names nobody: the keys are keyed hashes" },
		breached_passwords: { withheld: "a public list" },
	},
	async read({ db }, { user_id }) {
		const [[account], devices, own, [codes], account_decisions, [removal]] = await db.batch([
			db.select(accountColumns).from(users).where(eq(users.id, user_id)),
			db.select(sessionColumns).from(sessions).where(eq(sessions.user_id, user_id)),
			db.select(factorColumns).from(factors).where(eq(factors.user_id, user_id)),
			db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.user_id, user_id)),
			db.select(decisionColumns).from(accountDecisions).where(eq(accountDecisions.user_id, user_id)),
			db.select({ due_at: factorRemovals.due_at }).from(factorRemovals).where(eq(factorRemovals.user_id, user_id)),
		]);
		return {
			...{ account: account ?? null, sessions: devices, factors: own, recovery_codes_left: codes?.left ?? 0 },
			...{ account_decisions, factor_removal: removal ?? null },
		};
	},
};
