import type { Ctx } from "#domain/context.server.ts";
import { connect, Meter } from "#drizzle/db.ts";
import { loadDemo } from "#drizzle/seed/load.ts";
import { migrate, openDatabase } from "#scripts/database.ts";

/** A migrated D1 database in memory, with `total` demo professionals when asked for. */
export async function testDatabase(total?: number) {
	const { db, close } = await openDatabase(null);
	await migrate(db);
	if (total) await loadDemo(db, total, () => {});
	return { d1: db, close };
}

/** A context over a database whose costs are counted in `meter`, and whose clock stands still. */
export function testCtx(d1: D1Database, now = "2026-11-20T12:00:00.000Z"): Ctx & { meter: Meter } {
	const meter = new Meter();
	return {
		db: connect(d1, meter),
		now: () => new Date(now),
		after: () => {},
		log: () => {},
		publicUrl: "https://visavis.test",
		isDevelopment: true,
		meter,
	};
}
