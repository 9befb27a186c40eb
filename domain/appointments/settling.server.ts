import { sql } from "drizzle-orm";
import { touchStatement } from "#domain/availability/next-slots.server.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { hourMs } from "#domain/ground/durations.ts";
import { forEachSafely } from "#domain/ground/for-each-safely.server.ts";
import { guarded, mustHold } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import { appointmentLimits, otherParty, type Party } from "./appointments.ts";
import { eventStatement } from "./history.server.ts";
import { appointmentNoticeStatements } from "./notices.server.ts";
import type { AppointmentNoticeKind, ReviewNoticeKind } from "./notices.ts";
import { appointmentsOf, appointmentsStatement, type KeptAppointment } from "./reading.server.ts";
import { free } from "./reserving.server.ts";

/** Appointments that one run of the schedule takes up. */
const perRun = 100;

/** Ends requests that nobody has answered, and completes what is over; the schedule calls it. */
export async function settleAppointments(ctx: Ctx): Promise<void> {
	const { $client: d1 } = ctx.db;
	const over = new Date(ctx.now().getTime() - appointmentLimits.completesAfterHours * hourMs).toISOString();
	const [lapsed, done] = await d1.batch([
		appointmentsStatement(
			ctx,
			`a.expires_at IS NOT NULL AND a.expires_at <= ? AND a.status = 'pending' ORDER BY a.expires_at LIMIT ${perRun}`,
			ctx.now().toISOString(),
		),
		appointmentsStatement(ctx, `a.status = 'confirmed' AND a.ends_at <= ? ORDER BY a.ends_at LIMIT ${perRun}`, over),
	]);
	await forEachSafely(
		ctx,
		() => "settleAppointments",
		appointmentsOf(lapsed),
		(kept) => settle(ctx, kept, "expired"),
	);
	await forEachSafely(
		ctx,
		() => "settleAppointments",
		appointmentsOf(done),
		(kept) => settle(ctx, kept, "completed"),
	);
}

/**
 * Cancels what people who are leaving (all of them, or one) had before them: its time is free, and the other gets a notice.
 * Whoever comes back meanwhile keeps it. The schedule calls it too, for what came to be in the last moment.
 */
export async function cancelForClosedAccounts(ctx: Ctx, user_id: string | null = null): Promise<void> {
	const found = await appointmentsStatement(
		ctx,
		`a.id IN (
			WITH leavers AS (SELECT id FROM users WHERE deleted_at IS NOT NULL AND (?2 IS NULL OR id = ?2))
			SELECT c.id FROM leavers l JOIN appointments c ON c.client_id = l.id AND c.starts_at > ?1
			UNION ALL SELECT c.id FROM leavers l JOIN business_owners w ON w.user_id = l.id
				JOIN appointments c ON c.business_id = w.business_id AND c.starts_at > ?1
		) AND a.status IN ('pending', 'confirmed') ORDER BY a.starts_at LIMIT ${perRun}`,
		ctx.now().toISOString(),
		user_id,
	).all();
	const all = appointmentsOf(found);
	const { results } = await ctx.db.$client
		.prepare("SELECT id FROM users WHERE deleted_at IS NOT NULL AND id IN (SELECT value FROM json_each(?))")
		.bind(JSON.stringify(all.map(({ client_id }) => client_id)))
		.all<{ id: string }>();
	const clients = new Set(results.map(({ id }) => id));
	await forEachSafely(
		ctx,
		() => "cancelForClosedAccounts",
		all,
		(kept) => settle(ctx, kept, "cancelled", clients.has(kept.client_id ?? "") ? "client" : "business"),
	);
}

/** Somebody may have decided meanwhile: then nothing is written. `leaver` is the party whose account is closing; null for the schedule. */
async function settle(
	ctx: Ctx,
	kept: KeptAppointment,
	status: "expired" | "completed" | "cancelled",
	leaver: Party | null = null,
) {
	const { $client: d1 } = ctx.db;
	const now = ctx.now().toISOString();
	const after = { ...kept, sequence: kept.sequence + (status === "completed" ? 0 : 1) };
	const notices: Record<typeof status, [AppointmentNoticeKind | ReviewNoticeKind, ...Party[]]> = {
		expired: ["appointment_expired", "client", "business"],
		completed: ["review_invited", "client"],
		cancelled: ["appointment_cancelled", ...(leaver ? [otherParty(leaver)] : [])],
	};
	const leaver_id = leaver && (leaver === "client" ? kept.client_id : kept.owner_id);
	const write = d1.batch([
		statementOf(
			ctx.db,
			mustHold(
				ctx.db,
				sql`SELECT 1 FROM appointments WHERE id = ${kept.id} AND version = ${kept.version}
					AND (${leaver_id} IS NULL OR EXISTS (SELECT 1 FROM users WHERE id = ${leaver_id} AND deleted_at IS NOT NULL))`,
			),
		),
		d1
			.prepare(
				`UPDATE appointments SET status = ?1, awaiting = NULL, expires_at = NULL, sequence = CAST(?2 AS INTEGER),
					ended_by = coalesce(?5, ended_by), reason = iif(?5 IS NULL, reason, NULL), version = version + 1,
					updated_at = ?3 WHERE id = ?4`,
			)
			.bind(status, after.sequence, now, kept.id, leaver),
		free(ctx, kept.id),
		eventStatement(ctx, kept, status, leaver),
		touchStatement(ctx, kept.business_id),
		...(await appointmentNoticeStatements(ctx, after, ...notices[status])),
	]);
	await guarded("conflict", write).catch((error) => {
		if (!(error instanceof Refusal)) throw error;
	});
}
