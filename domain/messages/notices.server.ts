import type { Party } from "#domain/appointments/appointments.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { planStatement } from "#domain/outbox/plan.server.ts";
import type { AboutThread, MessageNoticeKind } from "./messages.ts";

/** Who has the thread before them reads a message at once, and is not told of it besides. */
const readingSeconds = 30;

/**
 * Plans a notice of a thread to one of the two; the statement belongs in the batch of its event. However many messages
 * come before somebody has read them, they hear of the first: `read_seq` is the last that they have read.
 */
export const messageNotice = (
	ctx: Ctx,
	to: string,
	kind: MessageNoticeKind,
	{ thread_id, party, read_seq = 0 }: AboutThread & { read_seq?: number },
): Promise<D1PreparedStatement> =>
	planStatement(ctx, {
		channel: "person",
		kind,
		to,
		values: { thread_id, party } satisfies AboutThread,
		locale: "",
		key: [thread_id, to, kind, read_seq].join(" "),
		...(kind === "message_received" && { due_at: later(ctx, readingSeconds) }),
	});

/** The accounts of the two of a thread. */
export const accountOf = (
	{ client_id, owner_id }: { client_id: string | null; owner_id: string | null },
	party: Party,
): string | null => (party === "client" ? client_id : owner_id);
