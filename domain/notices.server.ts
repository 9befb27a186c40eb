import type { Ctx } from "./context.server.ts";
import { rowStatement } from "./letters.server.ts";
import type { NoticeKind } from "./notices.ts";

/** Something to tell a person about an appointment, now or later. */
export type Notice = {
	user_id: string;
	kind: NoticeKind;
	appointment_id: string;
	/** Of the appointment when this was planned: what has been moved since is told by another notice. */
	sequence: number;
	/** When to tell it, and how many minutes before the beginning that is; null for at once. */
	reminder: { due_at: string; minutes: number } | null;
};

/** What is sealed in the outbox for a notice: who it is for, and what about. What it says is read when it is sent. */
export type SealedNotice = {
	to: string;
	values: Pick<Notice, "appointment_id" | "sequence"> & { minutes: number | null };
};

/**
 * The row of the outbox for a notice: it belongs in the batch that gives reason for it. The same is told once: a second
 * row for the same appointment, person, kind and time before is not written.
 */
export async function noticeStatement(ctx: Ctx, { user_id, kind, appointment_id, sequence, reminder }: Notice) {
	const now = ctx.now().toISOString();
	const sealed: SealedNotice = {
		to: user_id,
		values: { appointment_id, sequence, minutes: reminder?.minutes ?? null },
	};
	return rowStatement(ctx, {
		id: crypto.randomUUID(),
		channel: "person",
		kind,
		sealed: await ctx.keys.seal(JSON.stringify(sealed)),
		locale: "",
		key: [appointment_id, user_id, kind, sequence, reminder?.minutes ?? 0].join(" "),
		due_at: reminder?.due_at ?? now,
		attempts: 0,
		created_at: now,
	});
}
