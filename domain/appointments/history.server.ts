import { statementOf } from "#drizzle/db.ts";
import { appointmentEvents } from "#drizzle/schema/appointments.ts";
import type { AppointmentAct, Party } from "../appointments.ts";
import type { Ctx } from "../context.server.ts";
import { newId } from "../ids.ts";

/** What has happened to an appointment, oldest first. */
export type AppointmentEvent = Pick<
	typeof appointmentEvents.$inferSelect,
	"id" | "act" | "party" | "starts_at" | "reason" | "created_at"
>;

export async function listEvents(ctx: Ctx, appointment_id: string): Promise<AppointmentEvent[]> {
	const { results } = await ctx.db.$client
		.prepare(
			"SELECT id, act, party, starts_at, reason, created_at FROM appointment_events WHERE appointment_id = ? ORDER BY created_at, rowid",
		)
		.bind(appointment_id)
		.all<AppointmentEvent>();
	return results;
}

export const eventStatement = (
	ctx: Ctx,
	appointment: { id: string; starts_at: string },
	act: AppointmentAct,
	party: Party | null,
	reason: string | null = null,
) =>
	statementOf(
		ctx.db,
		ctx.db.insert(appointmentEvents).values({
			id: newId(),
			appointment_id: appointment.id,
			act,
			party,
			starts_at: appointment.starts_at,
			reason,
			created_at: ctx.now().toISOString(),
		}),
	);
