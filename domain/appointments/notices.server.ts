import type { Ctx } from "#domain/ground/context.server.ts";
import { minuteMs } from "#domain/ground/durations.ts";
import { planStatement } from "#domain/outbox/plan.server.ts";
import { type Party, reminderMinutes } from "./appointments.ts";
import type { AboutAppointment, AppointmentNoticeKind, ReviewNoticeKind } from "./notices.ts";
import type { KeptAppointment } from "./reading.server.ts";

type Concerned = Pick<KeptAppointment, "id" | "sequence" | "starts_at" | "client_id" | "owner_id">;

/**
 * Plans a notice about an appointment, at once or later; the statement belongs in the batch of its event. The same
 * notice is planned once: a person, a kind, a state of the appointment and the minutes before it are its key.
 */
export function appointmentNoticeStatement(
	ctx: Ctx,
	to: string,
	kind: AppointmentNoticeKind | ReviewNoticeKind,
	{ appointment_id, sequence, minutes = null }: Omit<AboutAppointment, "minutes"> & Partial<AboutAppointment>,
	due_at?: string,
): Promise<D1PreparedStatement> {
	return planStatement(ctx, {
		channel: "person",
		kind,
		to,
		values: { appointment_id, sequence, minutes } satisfies AboutAppointment,
		locale: "",
		key: [appointment_id, to, kind, sequence, minutes ?? 0].join(" "),
		...(due_at && { due_at }),
	});
}

/** Plans a notice to one or both of the parties. */
export const appointmentNoticeStatements = (
	ctx: Ctx,
	{ id: appointment_id, sequence, client_id, owner_id }: Concerned,
	kind: AppointmentNoticeKind | ReviewNoticeKind,
	...parties: Party[]
) =>
	Promise.all(
		parties
			.map((party) => (party === "client" ? client_id : owner_id))
			.filter((user_id) => user_id !== null)
			.map((user_id) => appointmentNoticeStatement(ctx, user_id, kind, { appointment_id, sequence })),
	);

/** Plans the reminders of a confirmed appointment, but for those whose time has passed. */
export function reminderStatements(ctx: Ctx, { id, sequence, starts_at, client_id, owner_id }: Concerned) {
	const planned = reminderMinutes
		.map((minutes) => ({ minutes, due_at: new Date(Date.parse(starts_at) - minutes * minuteMs).toISOString() }))
		.filter(({ due_at }) => due_at > ctx.now().toISOString());
	const about = { appointment_id: id, sequence };
	return Promise.all(
		[client_id, owner_id]
			.filter((user_id) => user_id !== null)
			.flatMap((user_id) =>
				planned.map(({ minutes, due_at }) =>
					appointmentNoticeStatement(ctx, user_id, "appointment_reminder", { ...about, minutes }, due_at),
				),
			),
	);
}
