import { sql } from "drizzle-orm";
import type { Admin } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";

/** How much waits for admins in each queue; more than 100 are counted as 100. */
export type Queues = { applications: number; checks: number; reports: number; community: number; contact: number };

const mostCounted = 100;
const upTo = (rows: string) => sql.raw(`(SELECT count(*) FROM (${rows} LIMIT ${mostCounted}))`);

/** Licences whose check is a year old are not counted: until somebody looks, nobody waits for it. One statement. */
export async function countQueues({ db }: Ctx, _admin: Admin): Promise<Queues> {
	const [counts] = await db.all<Queues>(
		sql`SELECT ${upTo("SELECT 1 FROM registrations WHERE status IN ('submitted', 'appealed')")} AS applications,
			${upTo(`SELECT 1 FROM businesses WHERE status = 'pending' UNION ALL
				SELECT 1 FROM check_requests WHERE answered_at IS NULL`)} AS checks,
			${upTo(`SELECT 1 FROM reports WHERE decided_at IS NULL UNION ALL
				SELECT 1 FROM suspensions WHERE appealed_at IS NOT NULL AND answered_at IS NULL AND ended_at IS NULL`)} AS reports,
			${upTo("SELECT 1 FROM community_cases WHERE waiting_since IS NOT NULL")} AS community,
			${upTo("SELECT 1 FROM contact_messages WHERE answered_at IS NULL")} AS contact`,
	);
	return counts ?? { applications: 0, checks: 0, reports: 0, community: 0, contact: 0 };
}
