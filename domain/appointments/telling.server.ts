import { type Party, reminderMinutes } from "../appointments.ts";
import type { Ctx } from "../context.server.ts";
import { noticeStatement } from "../notices.server.ts";
import type { NoticeKind } from "../notices.ts";
import type { KeptAppointment } from "./reading.server.ts";

type Told = Pick<KeptAppointment, "id" | "sequence" | "starts_at" | "client_id" | "owner_id">;

/** Tells parties of what has happened. */
export function tell(ctx: Ctx, { id, sequence, ...whom }: Told, kind: NoticeKind, ...who: Party[]) {
	const ids = who.map((party) => (party === "client" ? whom.client_id : whom.owner_id));
	return Promise.all(
		ids
			.filter((user_id) => user_id !== null)
			.map((user_id) => noticeStatement(ctx, { user_id, kind, appointment_id: id, sequence, reminder: null })),
	);
}

/** Plans the reminders of a confirmed appointment; those whose time is over are not. */
export async function remind(ctx: Ctx, { id, sequence, starts_at, client_id, owner_id }: Told) {
	const planned = reminderMinutes
		.map((minutes) => ({ minutes, due_at: new Date(Date.parse(starts_at) - minutes * 60_000).toISOString() }))
		.filter(({ due_at }) => due_at > ctx.now().toISOString());
	return Promise.all(
		[client_id, owner_id]
			.filter((user_id) => user_id !== null)
			.flatMap((user_id) =>
				planned.map((reminder) =>
					noticeStatement(ctx, { user_id, kind: "appointment_reminder", appointment_id: id, sequence, reminder }),
				),
			),
	);
}
