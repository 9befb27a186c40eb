import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { newId } from "#domain/ground/ids.ts";
import { statementOf } from "#drizzle/db.ts";
import { appointmentEvents } from "#drizzle/schema/appointments.ts";
import type { AppointmentAct, Party } from "./appointments.ts";
import { isOwn, ownOf } from "./reading.server.ts";

/** What has happened to an appointment, oldest first. */
export type AppointmentEvent = Pick<
	typeof appointmentEvents.$inferSelect,
	"id" | "act" | "party" | "starts_at" | "reason" | "created_at"
>;

/** Of an appointment of the person's own; a stranger's has none. */
export async function listEvents(ctx: Ctx, person: Person, appointment_id: string): Promise<AppointmentEvent[]> {
	const { results } = await ctx.db.$client
		.prepare(
			`SELECT e.id, e.act, e.party, e.starts_at, e.reason, e.created_at FROM appointment_events e
			JOIN appointments a ON a.id = e.appointment_id WHERE a.id = ? AND ${isOwn} ORDER BY e.created_at, e.rowid`,
		)
		.bind(appointment_id, ...ownOf(person))
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
